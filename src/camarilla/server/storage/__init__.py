"""Storage: rows come in, committed in groups; rows, games and backups go out. SQLite or PostgreSQL, the same code."""
