"""The server: Litestar in front, SQLAlchemy behind, one WebSocket protocol for people and programs.

The rooms, from the outside in:

- `http`: requests come in, JSON and pages go out.
- `live`: WebSocket messages come in, streams of updates go out; games that are being played are in memory here.
- `tables`: tables before and after they are played: the lobby, listings, replays, results.
- `people`: accounts, sessions, who a request comes from.
- `storage`: rows and files: the database, its schema, its backups.
- `ops`: what keeps a server process healthy: logs, metrics, workers, administration.

`app` puts them together; `settings` and `refusals` are shared by all.
"""
