"""Live play: WebSocket messages come in, each viewer's stream of updates goes out.

On the way of an answer each layer has one verb: `gateway` receives a message, `hub` routes it to the process that owns
the table, `commands` (found through `registry`) authorise it, `kept_table` applies it to the game, `journal` commits it
(`storage.database.GroupCommit` writes it to the database), and `publisher` publishes what `streams` made of it. See
`docs/explanation/server.md`.
"""
