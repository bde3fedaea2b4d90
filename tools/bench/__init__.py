"""Measures what a player would notice: speed, start, memory, rest."""
