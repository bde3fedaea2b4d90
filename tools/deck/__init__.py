"""The card deck as a program: it draws every card as an SVG file."""
