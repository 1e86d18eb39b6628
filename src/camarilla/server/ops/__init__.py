"""Operations: the server process, `camarilla admin`, logs, metrics, worker processes, background jobs."""
