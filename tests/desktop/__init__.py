"""The program itself in a window, on a desktop, with real input."""
