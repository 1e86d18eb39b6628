"""Victory: goals, claims at the end of a turn, and trying to stop them (chapter 14)."""
