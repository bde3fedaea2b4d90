"""Programs that make the game's files; the game itself never imports them."""
