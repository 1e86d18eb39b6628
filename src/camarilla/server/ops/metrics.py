"""Metrics for Prometheus: the few that tell whether players are served well."""

from __future__ import annotations

from collections.abc import Callable

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram
from prometheus_client.exposition import generate_latest

__all__ = ["Metrics"]

_SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    """The metrics of one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.requests = Counter(
            "camarilla_http_requests",
            "HTTP requests answered, by the class of the status",
            ["status"],
            registry=self.registry,
        )
        self.answers = Counter("camarilla_answers", "Answers of players that were accepted", registry=self.registry)
        self.forwarded = Counter(
            "camarilla_forwarded_calls", "Messages passed on to the process that owns the table", registry=self.registry
        )
        self.rescued = Counter(
            "camarilla_rescued_tables",
            "Tables that stood with nothing due and were loaded again",
            registry=self.registry,
        )
        self.batches = Counter("camarilla_write_batches", "Batches of tables put on disk", registry=self.registry)
        self.commits = Histogram(
            "camarilla_commit_seconds",
            "How long a commit of gathered batches takes",
            buckets=_SECONDS,
            registry=self.registry,
        )

    def watch(self, name: str, text: str, count: Callable[[], int]) -> None:
        """Add a gauge whose value a function gives."""
        Gauge(name, text, registry=self.registry).set_function(count)

    def shown(self) -> bytes:
        """All metrics in Prometheus' text format."""
        return generate_latest(self.registry)
