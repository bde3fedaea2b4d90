"""What outlasts a run of the program: settings, the game in progress, statistics."""
