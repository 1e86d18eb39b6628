"""Tables while nobody plays at them: opened, joined, listed, started, replayed, played again.

HTTP requests come in; rows, listings and records go out. `people.access` decides who may see or join a table.
"""
