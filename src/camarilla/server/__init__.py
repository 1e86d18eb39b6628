"""The server: Litestar in front, SQLAlchemy behind, one WebSocket protocol for people and programs.

The rooms, from the top down; a room imports only rooms below it (`pyproject.toml`, "The rooms of the server"):

- `http`: requests come in, JSON and pages go out.
- `tables`: tables before and after they are played: the lobby, listings, replays.
- `live`: WebSocket messages come in, streams of updates go out; games that are being played are in memory here.
- `people`: accounts, sessions, who a request comes from, and what they may see.
- `storage`: rows and files: the database, its schema, its backups.
- `api`: the structs that go over the network.

`ops` keeps a server process healthy: its `process` and `admin` stand above everything, its logs, metrics and worker
processes below. `app` puts the rooms together; `settings` and `refusals` are shared by all.
"""
