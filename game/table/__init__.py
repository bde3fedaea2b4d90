"""The card table on the screen."""
