"""What is sent of games that are over as a whole: how they went, and what each decision was worth."""

from __future__ import annotations

from typing import Literal

from nomarch.server.schemas.base import ResponseBody

__all__ = [
    "AnalysedAction", "AnalysedDecision", "AnalysedSeat", "AnalysisAnswer", "AnalysisResult", "Course", "CourseAction",
]  # fmt: skip


class CourseAction(ResponseBody):
    """An action of a game that is over."""

    seat: int
    """Whose it was."""
    turn: int
    """In which turn, from 1."""
    text: str
    """As the notation writes it."""


class Course(ResponseBody):
    """How a game went: scores are as if it had ended then."""

    actions: list[CourseAction]
    """From the first to the last."""
    scores: list[list[int]]
    """By seat, before each action, and at the end."""
    texts: list[list[str]]
    """The same as the game writes them."""


class AnalysedAction(ResponseBody):
    """An action that was open to a player."""

    text: str
    """As the notation writes it."""
    chances: list[float]
    """Of winning, by seat, as the one who played could judge them."""


class AnalysedDecision(ResponseBody):
    """What was decided, and what that was worth."""

    number: int
    """Of the action in the game, from 1."""
    turn: int
    """From 1."""
    seat: int
    """Who decided."""
    choices: int
    """How many actions were legal."""
    played: AnalysedAction
    """What was done."""
    best: AnalysedAction | None
    """What would have been better; null if nothing looked better."""
    given_away: float
    """How much of their chances of winning the player gave away."""
    error: float
    """The standard error of that."""
    turning: bool
    """Whether that is a turning point."""


class AnalysedSeat(ResponseBody):
    """A seat's decisions, added up."""

    seat: int
    """From 0."""
    decisions: int
    """How many it took."""
    found_best: int
    """How many of them looked best."""
    given_away: float
    """In all."""


class AnalysisResult(ResponseBody):
    """Every decision of a game, judged by what the one who took it could know."""

    budget: str
    """How much thinking went into each decision."""
    decisions: list[AnalysedDecision]
    """From the first to the last."""
    seats: list[AnalysedSeat]
    """In the order of play."""
    turning_points: list[int]
    """Numbers of decisions, the costliest first."""


class AnalysisAnswer(ResponseBody):
    """How far an analysis has come."""

    state: Literal["none", "running", "done"]
    """Whether it was asked for, is being made, or is whole."""
    done: int
    """How many decisions are judged."""
    total: int
    """Of how many."""
    yours: bool
    """Whether you asked for it, and may stop it."""
    result: AnalysisResult | None
    """When it is whole."""
