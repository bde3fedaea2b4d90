"""What the player's devices say, told without pygame's own types."""
