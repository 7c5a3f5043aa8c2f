"""Ports for test servers."""

import random
import socket


def unused_port() -> int:
    """A local port that is not in use.

    It lies below the ports that systems assign to outgoing connections. So a server that stops for a moment finds its
    port free again.
    """
    for port in random.SystemRandom().sample(range(10_000, 32_000), 1000):
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
    raise OSError("no port is free")
