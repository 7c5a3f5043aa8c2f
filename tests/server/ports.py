"""Ports for test servers."""

import socket


def unused_port() -> int:
    """A local port that is not in use."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
