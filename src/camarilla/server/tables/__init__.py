"""Tables while nobody plays at them: opened, joined, listed, started, finished, replayed, played again.

Requests and live play come in; rows, listings and records go out. Who may see or join a table is decided in `access`.
"""
