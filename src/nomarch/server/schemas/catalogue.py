"""What a server offers: its games, their options and bots."""

from __future__ import annotations

from typing import Literal

from nomarch.server.schemas.base import ResponseBody
from nomarch.server.schemas.table import OwnComponents

__all__ = ["BotLevel", "GameInfo", "Identity", "OptionInfo", "ServerInfo"]


class OptionInfo(ResponseBody):
    """What a table may choose."""

    name: str
    """As requests call it."""
    default: str
    """What is played if nobody chooses."""
    values: list[str]
    """Empty: any text that the game reads."""


class BotLevel(ResponseBody):
    """A bot."""

    name: str
    """As requests call it."""
    default: bool
    """Whether it is the one that stands in for players."""


class GameInfo(ResponseBody):
    """A game to play."""

    name: str
    """As requests call it."""
    players: list[int]
    """How many may play."""
    secrets: bool
    """Whether a seat may know what others may not."""
    rules: int
    """The version of the rules."""
    options: list[OptionInfo]
    """What a table may choose."""
    components: OwnComponents | None
    """What new tables are played with; null for the standard components."""
    bots: list[BotLevel]
    """Who may play."""


class ServerInfo(ResponseBody):
    """What the page needs to know about this server."""

    links: str | None
    """The origin that links for others begin with; null for the address you came by."""
    preparing: Literal["rules", "bots"] | None
    """What the server still compiles after its first start: requests that need it wait. Null when all is ready."""


class Identity(ResponseBody):
    """A name of your own for programs: send it as `Authorization: Bearer TOKEN`."""

    token: str
    """Nobody else may know it."""
