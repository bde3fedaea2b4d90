"""Spiderette and Spider, two patience games of one family."""

__version__ = "0.1.0"
