"""Thinking within a budget: the search grown piece by piece, and what it found."""

from __future__ import annotations

import time
from dataclasses import dataclass

from nomarch.bots.bot import Budget, Knowledge
from nomarch.bots.evaluation import Net, learned
from nomarch.bots.search import NOTHING, ROWS, Settings, Tree, grow, new_tree
from nomarch.game import Game
from nomarch.record import snapshot

__all__ = ["Judgement", "evaluate", "search", "settings"]

_PIECE = 0.004  # seconds between looks at the clock
_LEAST = 16  # simulations between such looks
_NODES_EACH = 60  # room for so many new actions in a simulation, while the tree is small
_MOST_NODES = 1_500_000


@dataclass(frozen=True)
class Judgement:
    """What a search thinks of a legal action."""

    action: int
    visits: int  # how often it was tried
    values: tuple[float, ...]  # each seat's chance to win after it


def settings(game: Game) -> Settings:
    """How the strongest search goes about a game."""
    return Settings(curiosity=0.7, sharp=4.0, grade=game.grade, playing=0.0, turns=0, finishing=False, dealing=True)


def search(known: Knowledge, budget: Budget, net: Net | None = None, how: Settings | None = None) -> int:
    """The action tried most often; thinking ends early when no other can catch up."""
    tree = _think(known, budget, net or learned(known.game), how or settings(known.game), may_stop=True)
    return max(_judgements(tree), key=lambda judged: (judged.visits, judged.values)).action


def evaluate(known: Knowledge, budget: Budget) -> list[Judgement]:
    """For each legal action, ascending: each seat's chance to win after it, and how often it was tried."""
    tree = _think(known, budget, learned(known.game), settings(known.game), may_stop=False)
    return sorted(_judgements(tree), key=lambda judged: judged.action)


def _think(known: Knowledge, budget: Budget, net: Net, how: Settings, *, may_stop: bool) -> Tree:
    started = now = time.perf_counter()
    states = known.rows(ROWS)
    nodes = min(_MOST_NODES, 2000 + _NODES_EACH * (budget.simulations or _MOST_NODES))
    tree = new_tree(known.game, snapshot(known.game.state, states, 0).players, nodes)  # type: ignore[attr-defined]
    done, piece, left = 0, _LEAST, budget.simulations or _LEAST
    while left > 0 and not (may_stop and _lead(tree) > left):
        before, piece = now, min(piece, left)
        grow(known.components.box, states, known.rng, piece, tree, net, how)
        done += piece
        now = time.perf_counter()
        if budget.seconds is None:
            left -= piece
        else:
            left = int((budget.seconds - (now - started)) * done / (now - started))
            piece *= 2 if now - before < _PIECE else 1
    return tree


def _children(tree: Tree) -> list[int]:
    """The root's."""
    children, child = list[int](), int(tree.first[0])
    while child != NOTHING:
        children.append(child)
        child = int(tree.following[child])
    return children


def _lead(tree: Tree) -> int:
    """By how many visits the first is ahead of the second."""
    visits = sorted((int(tree.visits[child]) for child in _children(tree)), reverse=True)
    return visits[0] - visits[1] if len(visits) > 1 else 0


def _judgements(tree: Tree) -> list[Judgement]:
    return [
        Judgement(
            int(tree.action[child]),
            int(tree.visits[child]) - 1,  # the evaluation counts as a visit
            tuple(float(value) for value in tree.value[child] / tree.visits[child]),
        )
        for child in _children(tree)
    ]
