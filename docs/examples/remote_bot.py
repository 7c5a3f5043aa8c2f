"""A bot that plays on a server over the network: it plays the action with the highest immediate gain.

python remote_bot.py ADDRESS            creates a table with a bot, and plays
python remote_bot.py ADDRESS TABLE      joins a table, and plays
"""

import sys
from typing import Any

from nomarch.client import Client


def heuristic_value(earns: Any) -> int:
    """The sum of all numbers in a preview."""
    if isinstance(earns, dict):
        return sum(map(heuristic_value, earns.values()))
    return earns if isinstance(earns, int) else 0


def choose(shown: dict[str, Any]) -> int:
    """The action with the highest immediate gain."""
    best = max(shown["play"]["choices"], key=lambda choice: heuristic_value(choice["earns"]))
    return int(best["action"])


if __name__ == "__main__":
    client = Client(sys.argv[1])
    if len(sys.argv) > 2:
        table = sys.argv[2]
        client.join(table, "remote bot")
    else:
        table = client.create(
            "fertility", [{"kind": "person", "name": "remote bot"}, {"kind": "bot", "level": "random"}]
        )
        client.start(table)
    print(client.play(table, choose)["play"]["result"]["text"])
