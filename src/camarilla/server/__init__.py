"""The server: tables, seats, time, memory. Litestar in front, SQLAlchemy behind, one WebSocket protocol between."""
