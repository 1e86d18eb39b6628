"""Storage: rows come in and are committed in groups; rows and backups go out. SQLite or PostgreSQL, one code."""
