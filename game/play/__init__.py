"""A game being played: commands, undo, game codes and records."""
