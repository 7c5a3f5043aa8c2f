"""The settings of a server."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

import platformdirs

from nomarch.bots.budget import Budget
from nomarch.play.analysis import BUDGET
from nomarch.server.live.alerts import AlertSettings
from nomarch.server.live.connections import Caps
from nomarch.server.live.ratelimit import Rate
from nomarch.server.live.upkeep import Retention

__all__ = ["RATES", "Settings", "default_database"]

# Far more than people need, and too little for a flood. Rates per address are divided among the processes; a device's
# socket stays with one process.
RATES: Mapping[str, Rate] = {
    "address": Rate(200, 50),  # requests of one address
    "identity": Rate(60, 1),  # new tokens for programs of one address
    "create": Rate(20, 0.5),  # new tables and uploads of one address
    "verify": Rate(10, 0.5),  # records checked for one address
    "look": Rate(150, 20),  # moments, courses and records of games, each of them a replay, for one address
    "picture": Rate(20, 1),  # pictures drawn for one address
    "upload": Rate(1_000_000, 1_000_000 / 86_400),  # bytes of records of one address: a megabyte a day
    "connect": Rate(60, 5),  # sockets of one address
    "act": Rate(40, 15, divided=False),  # moves and undos of one device
    "message": Rate(100, 30),  # messages over the sockets of one address
    "say": Rate(6, 0.5, divided=False),  # lines of chat of one device
    "speak": Rate(30, 3),  # lines of chat of one address: a new device costs nothing
    "hint": Rate(5, 0.5, divided=False),  # hints of one device
    "analyse": Rate(5, 1 / 60),  # analyses of one address
    "profile": Rate(30, 0.1),  # changes of profiles, phrases and links of one address
    "carry": Rate(10, 1 / 30),  # attempts of one address to sign in with a phrase or a link
    "ratings": Rate(60, 2),  # leaderboards and ratings that one address looks at
    "export": Rate(5, 1 / 300),  # exports of personal data for one address: each replays all games of somebody
    "alert": Rate(20, 0.05),  # subscriptions, and links from e-mails, of one address
    "mail": Rate(5, 1 / 600),  # e-mail addresses asked to confirm for one address
    "mail_to": Rate(5, 1 / 7200, divided=False),  # requests to confirm that one e-mail address gets
}


def default_database() -> str:
    """The default database: a file in the user's data folder."""
    return f"sqlite:///{Path(platformdirs.user_data_dir('nomarch', appauthor=False)) / 'tables.db'}"


@dataclass(frozen=True)
class Settings:
    """The operator's settings."""

    database: str = field(default_factory=default_database)
    workers: int = max(1, (os.cpu_count() or 2) - 1)
    rates: Mapping[str, Rate] = field(default_factory=lambda: RATES)
    caps: Caps = field(default_factory=Caps)
    retention: Retention = field(default_factory=Retention)
    alerts: AlertSettings = field(default_factory=AlertSettings)
    analysis: Budget = BUDGET  # for each decision of a game that is analysed
    components: Mapping[str, str] = field(default_factory=dict)  # by game, the text of an owner's file for new tables
    leaderboard: bool = True  # whether everybody may see the best players' ratings
    origins: frozenset[str] = frozenset()  # of pages elsewhere that may use this server
    public_url: str = ""  # the origin that visitors use, if they don't come straight to this process
    network_url: str = ""  # where other machines reach this process, if it listens for them
    secure: bool = False  # behind HTTPS: the cookie travels nowhere else
    proxied: bool = False  # X-Forwarded-For is a proxy's, not the visitor's
    prepare: bool = False  # compile rules and bots when it starts; otherwise, when somebody first needs them
    now: Callable[[], int] | None = None  # instead of the database's clock, or the machine's
