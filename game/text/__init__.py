"""The words that players read, in their language."""
