"""The game's sounds, computed from noise and decaying sines."""
