"""The drawing kit that every scene shares."""
