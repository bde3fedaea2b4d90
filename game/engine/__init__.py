"""The rules of the two games, free of clocks, files and pictures."""
