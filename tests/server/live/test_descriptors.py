"""The server raises its limit on file descriptors as far as it can."""

import pytest

from nomarch.server.live.descriptors import descriptor_limit, raise_descriptor_limit


def test_the_descriptor_limit_is_raised_as_far_as_the_system_lets(monkeypatch: pytest.MonkeyPatch) -> None:
    resource = pytest.importorskip("resource")
    limit = (64, 4096)

    def change(_: int, wanted: tuple[int, int]) -> None:
        nonlocal limit
        limit = wanted

    monkeypatch.setattr(resource, "getrlimit", lambda _: limit)
    monkeypatch.setattr(resource, "setrlimit", change)
    raise_descriptor_limit()
    assert limit == (4096, 4096)
    limit = (256, resource.RLIM_INFINITY)
    raise_descriptor_limit()
    assert limit == (65_536, resource.RLIM_INFINITY)
    assert descriptor_limit() == 65_536
    limit = (100_000, 100_000)  # never lowered
    raise_descriptor_limit()
    assert limit == (100_000, 100_000)
