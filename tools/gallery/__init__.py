"""Pictures of every page in every look, to be looked through: ``python -m tools.gallery OUT``."""
