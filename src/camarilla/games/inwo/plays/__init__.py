"""Plays: what a seat may do at a moment, what it costs, and the course of a play that others may answer (IN-21.2)."""
