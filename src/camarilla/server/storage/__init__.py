"""Storage: rows come in and are committed in groups; rows and backups go out. The same for SQLite and PostgreSQL."""
