"""Live play: WebSocket messages come in, each viewer's stream of updates goes out.

On the way of an answer `gateway` receives a message, `hub` routes it to the process that owns the table, `commands`
authorises it, `live_table` applies it to the game, `journal` hands it to `storage.database.GroupCommit`, which writes
it to the database, and then `streams` say what every viewer is sent.
"""
