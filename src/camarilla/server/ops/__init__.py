"""Operations: settings and commands of the operator come in, a running server with logs and metrics goes out.

The server process and its shutdown, `camarilla admin`, worker processes, background jobs.
"""
