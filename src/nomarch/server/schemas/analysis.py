"""Schemas of finished games: the course and the analysis."""

from __future__ import annotations

from typing import Literal

from nomarch.server.schemas.base import ResponseBody
from nomarch.server.schemas.table import Words

__all__ = [
    "AnalysedAction", "AnalysedDecision", "AnalysedSeat", "AnalysisAnswer", "AnalysisResult", "Course", "CourseAction",
    "Explanation",
]  # fmt: skip


class CourseAction(ResponseBody):
    """An action of a finished game."""

    seat: int
    """The seat that played it."""
    turn: int
    """The turn, from 1."""
    text: str
    """In notation."""


class Course(ResponseBody):
    """The course of a game; each score is as if the game had ended then."""

    actions: list[CourseAction]
    """From the first to the last."""
    scores: list[list[int]]
    """Scores by seat, before each action and at the end."""
    texts: list[list[str]]
    """The same, formatted as the game writes them."""


class AnalysedAction(ResponseBody):
    """A legal action and its evaluation."""

    text: str
    """In notation."""
    chances: list[float]
    """Win probabilities by seat, given the player's information."""


class Explanation(ResponseBody):
    """Why an action is better than the one played, by what both lead to until the player's next turn."""

    turn: list[str]
    """How the better turn continues after the action, up to its end or the first chance, in notation."""
    reasons: list[Words]
    """What the better action gains and gives up. `it` in their texts is the better action."""


class AnalysedDecision(ResponseBody):
    """A decision and its cost."""

    number: int
    """The number of the action in the game, from 1."""
    turn: int
    """From 1."""
    seat: int
    """The seat that decided."""
    choices: int
    """The number of legal actions."""
    played: AnalysedAction
    """The action played."""
    best: AnalysedAction | None
    """The better action; null if none was found."""
    given_away: float
    """The loss in win probability."""
    error: float
    """The standard error of the loss."""
    turning: bool
    """Whether the decision is a turning point."""
    why: Explanation | None
    """Why the better action is better; null if none was found."""


class AnalysedSeat(ResponseBody):
    """Totals of a seat's decisions."""

    seat: int
    """From 0."""
    decisions: int
    """The number of decisions."""
    found_best: int
    """The number of best decisions."""
    given_away: float
    """The total loss in win probability."""


class AnalysisResult(ResponseBody):
    """Every decision of a game, evaluated with its player's information."""

    budget: str
    """The budget per decision."""
    decisions: list[AnalysedDecision]
    """From the first to the last."""
    seats: list[AnalysedSeat]
    """By seat, in turn order."""
    turning_points: list[int]
    """The numbers of the costliest decisions, costliest first."""


class AnalysisAnswer(ResponseBody):
    """The progress of an analysis."""

    state: Literal["none", "running", "done"]
    """Not requested, running or complete."""
    done: int
    """The number of finished decisions."""
    total: int
    """The total number of decisions."""
    yours: bool
    """Whether you requested it, and may cancel it."""
    result: AnalysisResult | None
    """The result, when it is complete."""
