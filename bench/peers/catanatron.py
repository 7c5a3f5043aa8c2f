"""Catanatron: games of four of its own random players.

A decision is an action in the game's log, forced ones (rolling the dice, mostly) included. A game ends with a
winner or, as Catanatron has it, after a thousand turns.
"""

from __future__ import annotations

from catanatron import Color, Game, RandomPlayer

from bench.tally import Tally, arguments


def play(seconds: float) -> Tally:
    tally = Tally()
    while tally.cpu_seconds < seconds:
        with tally:
            game = Game([RandomPlayer(color) for color in Color], seed=tally.games + 1)
            game.play()
        tally.add(len(game.state.actions))
    return tally


if __name__ == "__main__":
    play(arguments("catan").parse_args().seconds).report()
