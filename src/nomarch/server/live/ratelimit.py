"""Rate limits: a token bucket for each device and each network."""

from __future__ import annotations

import ipaddress
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from nomarch.server.domain.problems import TooMany

__all__ = ["Limits", "Rate", "network_of"]

_ADDRESSES = 20_000


def network_of(address: str) -> str:
    """The network of an address: the IPv4 address itself, or the IPv6 /64.

    Providers assign at least a /64 to each customer, so one visitor can use all of its addresses.
    """
    try:
        found = ipaddress.ip_address(address)
    except ValueError:  # a proxy may send a name, or nothing
        return address[:64]
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped:
        return str(found.ipv4_mapped)
    return str(ipaddress.IPv6Network((int(found), 64), strict=False))


@dataclass(frozen=True)
class Rate:
    """A burst size and a sustained rate per second."""

    burst: float
    per_second: float
    divided: bool = True  # divided among all processes: reaching several must not give more


class Limits:
    """A token bucket per name. The least recently used are dropped first: they are full again."""

    def __init__(self, rates: Mapping[str, Rate], processes: Callable[[], int] = lambda: 1) -> None:
        self._rates = rates
        self._processes = processes
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def take(self, kind: str, name: str, cost: float = 1) -> None:
        """Take one token or more; raises an error with the time to wait if there are too few."""
        rate = self._rates.get(kind)
        if rate is None:
            return
        now, share = time.monotonic(), max(1, self._processes()) if rate.divided else 1
        burst, per_second = max(1, rate.burst / share), rate.per_second / share
        left, then = self._buckets.pop((kind, name), (burst, now))
        left = min(burst, left + (now - then) * per_second)
        self._buckets[kind, name] = (max(left - cost, 0) if left >= cost else left, now)
        while len(self._buckets) > _ADDRESSES:
            self._buckets.popitem(last=False)
        if left < cost:
            raise TooMany("too_many", (cost - left) / per_second)
