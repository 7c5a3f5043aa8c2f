"""The catalogue: a server's games, their options and bots."""

from __future__ import annotations

from typing import Literal

from nomarch.server.schemas.base import ResponseBody
from nomarch.server.schemas.table import OwnComponents

__all__ = ["BotLevel", "GameInfo", "Identity", "OptionInfo", "ServerInfo"]


class OptionInfo(ResponseBody):
    """What a table may choose."""

    name: str
    """The name used in requests."""
    default: str
    """The default value."""
    values: list[str]
    """The allowed values; empty for free text."""


class BotLevel(ResponseBody):
    """A bot level."""

    name: str
    """The name used in requests."""
    default: bool
    """Whether it is the default stand-in for absent players."""


class GameInfo(ResponseBody):
    """A game."""

    name: str
    """The name used in requests."""
    players: list[int]
    """The possible numbers of players."""
    secrets: bool
    """Whether seats have private information."""
    rules: int
    """The version of the rules."""
    options: list[OptionInfo]
    """What a table may choose."""
    components: OwnComponents | None
    """The components of new tables; null for the standard ones."""
    bots: list[BotLevel]
    """The bot levels, weakest first."""


class ServerInfo(ResponseBody):
    """Facts about this server for the page."""

    links: str | None
    """The origin for invitation links; null for the address you use."""
    preparing: Literal["rules", "bots"] | None
    """What the server is still compiling after its first start; requests that need it wait. Null when ready."""
    leaderboard: bool
    """Whether the server has leaderboards."""


class Identity(ResponseBody):
    """An identity for programs: send it as `Authorization: Bearer TOKEN`."""

    token: str
    """Keep it secret."""
