"""Metrics in the Prometheus format."""

from __future__ import annotations

from collections.abc import Iterator

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily
from prometheus_client.metrics_core import Metric
from prometheus_client.registry import Collector

from nomarch.server.live.hub import Hub

__all__ = ["Metrics"]


class Metrics:
    """The metrics of a process."""

    def __init__(self, hub: Hub) -> None:
        self._registry = CollectorRegistry()
        self.requests = Counter(
            "nomarch_requests", "HTTP requests by method and status.", ["method", "status"], registry=self._registry
        )
        self.asked = Histogram(
            "nomarch_ask_seconds", "Time to carry out a request at a table, the wait for the disk included.",
            buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5), registry=self._registry,
        )  # fmt: skip
        self.refused = Counter("nomarch_refused", "Requests refused, by reason.", ["key"], registry=self._registry)
        self.thought = Histogram(
            "nomarch_bot_seconds", "Time from a bot's turn to its action, the wait for a worker included.", ["level"],
            buckets=(0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 30), registry=self._registry,
        )  # fmt: skip
        self.connections = Gauge(
            "nomarch_connections_open", "Connections, WebSockets included.", registry=self._registry
        )
        self.disconnected = Counter(
            "nomarch_connections_refused",
            "Connections closed by the server: too many of them (all, network, sockets_network, sockets_device) or too "
            "slow to ask (head, body).",
            ["reason"], registry=self._registry,
        )  # fmt: skip
        self.alerts = Counter(
            "nomarch_alerts",
            "Messages to players who aren't connected, by kind (push, mail) and outcome (sent, gone: the browser or "
            "address doesn't exist any more, failed, dropped: too many at once).",
            ["kind", "outcome"], registry=self._registry,
        )  # fmt: skip
        self._registry.register(_Tables(hub))

    def text(self) -> bytes:
        """All metrics as text."""
        return generate_latest(self._registry)


class _Tables(Collector):
    """Metrics collected on demand."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub

    def collect(self) -> Iterator[Metric]:
        """The current numbers of tables and people."""
        live = self._hub.tables()
        yield GaugeMetricFamily("nomarch_tables_open", "Tables in memory.", len(live))
        watching = sum(len(each.watchers) for each in live)
        yield GaugeMetricFamily("nomarch_sockets_open", "Sockets connected.", watching)
        faults = CounterMetricFamily("nomarch_database_faults", "Faults of the database, by kind.", labels=["kind"])
        for kind, count in self._hub.store.faults.counts.items():
            faults.add_metric([kind], count)
        yield faults
