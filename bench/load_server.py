"""Our server as `nomarch serve` starts it, with very high rate limits, because all the load comes from one address."""

from __future__ import annotations

import argparse

from nomarch.server.http.addresses import listen
from nomarch.server.live.connections import UNCAPPED
from nomarch.server.live.ratelimit import Rate
from nomarch.server.run import run
from nomarch.server.settings import RATES, Settings


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("database")
    parser.add_argument("--workers", type=int, default=1)
    chosen = parser.parse_args()
    rates = dict.fromkeys(RATES, Rate(1e9, 1e9))
    settings = Settings(chosen.database, chosen.workers, rates, UNCAPPED)
    run(settings, listen("127.0.0.1", 0), "en", open_page=False)


if __name__ == "__main__":
    main()
