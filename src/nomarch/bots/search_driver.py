"""The search driver: runs the search within a budget and reports the results."""

from __future__ import annotations

import time
from collections.abc import Collection

import numpy as np

from nomarch.bots.bot import InformationState, Judged
from nomarch.bots.budget import Budget
from nomarch.bots.calibration import calibrate
from nomarch.bots.evaluation import WON, Goal, Net, learned_for_search
from nomarch.bots.halving import Halving, halve
from nomarch.bots.search import NOTHING, ROWS, Settings, Tree, grow, new_tree
from nomarch.bots.tuning import read_tuning
from nomarch.engine.game import Game
from nomarch.engine.struct import snapshot

__all__ = ["evaluate", "evaluate_uncalibrated", "search", "settings"]

_PIECE = 0.004  # seconds between checks of the clock
_LEAST = 16  # simulations between such checks
_NODES_EACH = 60  # room for so many new actions in a simulation, while the tree is small
_MOST_NODES = 1_500_000


def settings(game: Game) -> Settings:
    """The parameters of the strongest search: rollouts are used only without a trained evaluation."""
    trained = learned_for_search(game).hidden.shape[1] > 0
    return Settings(
        c_puct=0.7, prior_power=4.0, logit_scale=game.logit_scale, won=WON, rollout_weight=0.0 if trained else 1.0,
        late=trained and bool(game.chance_kinds) and not game.secrets, one_order=True,
    )  # fmt: skip


def search(known: InformationState, budget: Budget, net: Net | None = None, how: Settings | None = None) -> int:
    """The best action. A tree search takes the most visited one, and stops early when no other can catch up."""
    net = net or learned_for_search(known.game)
    if _by_policy(known.game, net):
        return halve(known, budget, net, Goal(known.game.logit_scale, WON), Halving())[0].action
    tree = _think(known, budget, net, how or settings(known.game), may_stop=True)
    return max(_judged(tree), key=lambda judged: (judged.visits, judged.win_probabilities)).action


def evaluate(known: InformationState, budget: Budget, only: Collection[int] = ()) -> list[Judged]:
    """The strongest bot's evaluation of each legal action, ascending. Those in `only` get equally many simulations.

    The win probabilities are calibrated, to be shown; the search itself doesn't use them.
    """
    how = read_tuning(known.game).calibration_for(known.players)
    return calibrate(evaluate_uncalibrated(known, budget, only), known.turn, how)


def evaluate_uncalibrated(known: InformationState, budget: Budget, only: Collection[int] = ()) -> list[Judged]:
    """The same with the search's own values: what a calibration is fitted to."""
    net = learned_for_search(known.game)
    if _by_policy(known.game, net):
        judged = halve(known, budget, net, Goal(known.game.logit_scale, 1.0), Halving(), only, may_stop=False)
    else:
        how = settings(known.game)._replace(won=1.0, one_order=False)
        judged = _judged(_think(known, budget, net, how, only, may_stop=False))
    return sorted(judged, key=lambda each: each.action)


def _by_policy(game: Game, net: Net) -> bool:
    """Whether to roll out by the policy; without a network there is no policy worth following."""
    return game.lookahead == "policy" and net.hidden.shape[1] > 0


def _think(
    known: InformationState, budget: Budget, net: Net, how: Settings, only: Collection[int] = (), *, may_stop: bool
) -> Tree:
    started = now = time.perf_counter()
    first = np.array(sorted(only), np.int64)
    states = known.rows(ROWS)
    nodes = min(_MOST_NODES, 2000 + _NODES_EACH * (budget.simulations or _MOST_NODES))
    tree = new_tree(known.game, snapshot(known.game.state, states, 0).players, nodes)  # type: ignore[attr-defined]
    done, piece, left = 0, _LEAST, budget.simulations or _LEAST
    while left > 0 and not (may_stop and _lead(tree) > left):
        before, piece = now, min(piece, left)
        grow(known.components.box, states, known.rng, piece, tree, net, how, first)
        done += piece
        now = time.perf_counter()
        if budget.simulations:
            left -= piece
        else:
            left = int((budget.seconds - (now - started)) * done / (now - started))
            piece *= 2 if now - before < _PIECE else 1
    return tree


def _children(tree: Tree) -> list[int]:
    """The children of the root."""
    first, child = int(tree.first[0]), int(tree.later[0])
    children = list(range(first, first + int(tree.number[0])))
    while child != NOTHING:
        children.append(child)
        child = int(tree.following[child])
    return children


def _lead(tree: Tree) -> int:
    """The lead in visits of the first over the second."""
    visits = sorted((int(tree.visits[child]) for child in _children(tree)), reverse=True)
    return visits[0] - visits[1] if len(visits) > 1 else 0


def _judged(tree: Tree) -> list[Judged]:
    return [
        Judged(
            int(tree.action[child]),
            tuple(float(value) for value in tree.value[child] / tree.visits[child]),
            int(tree.visits[child]) - 1,  # the evaluation counts as a visit
        )
        for child in _children(tree)
    ]
