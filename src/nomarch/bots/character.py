"""Characters: how a level decides, what it overlooks and what it is fond of.

A character has the weaknesses of a person rather than only noise. It looks at a few of its options, counts its own
gains alone, believes its first guess at hidden cards, misjudges some things, prefers some kinds of actions, and relaxes
when it is ahead. All of it works through the contract of a game: legal actions and their kinds, samples, the heuristic
and the features.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from math import exp

import numpy as np

from nomarch.bots.bot import InformationState
from nomarch.bots.budget import Budget
from nomarch.bots.evaluation import Net, hand_written, learned
from nomarch.bots.search_driver import search
from nomarch.bots.simple import turn_values
from nomarch.engine.actions import Actions
from nomarch.engine.kernels import appraise
from nomarch.engine.struct import Array

__all__ = ["Character", "decide", "with_sight"]

_HOTTEST = 3.0  # nobody plays more carelessly
_CLEAR = 5.0  # no lead counts for more

Groups = Mapping[str, Sequence[int]]  # the numbers of features, by what they are about


@dataclass(frozen=True)
class Character:
    """How a level decides. By default its only weakness is that it doesn't look beyond its own turn."""

    own_gains: bool = False  # counts its own gains alone, by the heuristic, instead of everyone's chances
    worlds: int = 8  # guesses at what is hidden; with one, it believes its first guess
    attention: float = 1000.0  # how many of its options it looks at, on average; it overlooks the others
    temperature: float = 0.0  # in log-odds: an option that is worse by this much is chosen e times less often
    ease: float = 0.0  # how much its temperature rises when it is ahead and falls when it is behind
    likes: Mapping[str, float] = field(default_factory=dict)  # by kind of action, in log-odds; it avoids those below 0
    sight: Mapping[str, float] = field(default_factory=dict)  # by group of features: 0 if it overlooks them
    simulations: int = 0  # with any, it searches beyond its own turn
    crowd: float = 1.0  # what its temperature and simulations are multiplied by for each player beyond two

    def at_table(self, players: int) -> Character:
        """The same character at a table with so many players."""
        factor = self.crowd ** (players - 2)
        most = max(1, round(self.simulations * factor)) if self.simulations else 0
        return replace(self, temperature=self.temperature * factor, simulations=most, crowd=1.0)


def decide(known: InformationState, character: Character, groups: Groups) -> int:
    """The action that a character chooses."""
    game, character = known.game, character.at_table(known.players)
    net = hand_written(game) if character.own_gains else with_sight(learned(game), character.sight, groups)
    if character.simulations:
        return search(known, Budget(character.simulations), net)
    actions, values = turn_values(known, net, character.worlds)
    chance = np.random.default_rng(known.rng.view(np.uint64))
    if character.temperature:  # Gumbel-max: the argmax with this noise is a softmax sample
        heat = character.temperature * exp(character.ease * _lead(known)) if character.ease else character.temperature
        values += chance.gumbel(scale=min(heat, _HOTTEST), size=len(values))
    if character.likes:
        values += _fondness(game.action_kinds, actions, character.likes)
    looked_at = _looked_at(len(actions), character.attention, chance)
    return int(actions[looked_at[np.argmax(values[looked_at])]])


def with_sight(net: Net, sight: Mapping[str, float], groups: Groups) -> Net:
    """The evaluation of somebody who sees some groups of features smaller or larger than they are."""
    seen = [(number, share) for name, share in sight.items() for number in groups.get(name, ())]
    if not seen or net.hidden.shape[1] == 0:
        return net
    hidden = net.hidden.copy()
    for number, share in seen:
        hidden[number] *= np.float32(share)
    return Net(hidden, net.out)


def _lead(known: InformationState) -> float:
    """How far the seat seems ahead of the others on average, in log-odds, by the heuristic."""
    box, states, unused = known.components.box, known.states, np.zeros(known.game.features, np.float32)
    worth = [appraise(box, states, 0, seat, unused) for seat in range(known.players)]
    mine = worth.pop(known.seat)
    return float(np.clip(known.game.logit_scale * (mine - sum(worth) / len(worth)), -_CLEAR, _CLEAR))


def _fondness(kinds: Actions, actions: Array, likes: Mapping[str, float]) -> Array:
    return np.array([likes.get(kinds.decode(int(action))[0].name, 0.0) for action in actions])


def _looked_at(n: int, attention: float, chance: np.random.Generator) -> Array:
    """Which of n options come to mind: as many as the attention, one more at times if it isn't a whole number."""
    most = max(1, int(attention + chance.random()))
    return np.sort(chance.permutation(n)[:most])
