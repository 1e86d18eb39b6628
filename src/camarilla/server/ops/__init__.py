"""Operations: a server process, and what keeps it healthy: logs, metrics, workers, background jobs, administration."""
