"""The types of Fertility's views and previews: every key with its type and description."""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, get_args

from typing_extensions import TypedDict

from nomarch.engine.field_docs import Doc
from nomarch.games.fertility.components import LETTERS
from nomarch.games.fertility.rules.state import State, Step

__all__ = ["KIND_LETTERS", "City", "Gain", "Gives", "Kinds", "Part", "Preview", "Score", "ScoreChange", "Shop", "View"]

_Letter = Literal["A", "B", "P", "G"]
Kinds = dict[_Letter, int]
Gives = Literal["A", "B", "P", "G", "W", "quarry"]
KIND_LETTERS: tuple[_Letter, ...] = get_args(_Letter)
assert "".join(KIND_LETTERS) == LETTERS


def _of(name: str) -> Doc:
    return Doc(State.declared[name].doc)


Part = Literal["generic", "specialised", "statues", "monuments", "wheat"]  # of a score, without the total


class Score(TypedDict):
    """F5: a city's score as if the game ended now."""

    generic: Annotated[int, Doc("Debens from Shops")]
    specialised: Annotated[int, Doc("Debens for tokens of a kind")]
    statues: Annotated[int, Doc("Debens for different gods")]
    monuments: Annotated[int, Doc("Debens for most and second most Monuments")]
    wheat: Annotated[int, Doc("Debens by the Wheat track")]
    total: Annotated[int, Doc("the sum of the parts")]


class Shop(TypedDict):
    """A Shop of a city."""

    shop: Annotated[str, Doc("its name, such as 7B.2, or M.1 on the Metropolis board")]
    needs: Annotated[list[str], Doc("the letters of its places, `any` for an open choice")]
    holds: Annotated[list[str], Doc("the letters that lie on it, in the order A, B, P, G")]
    complete: Annotated[bool, Doc("whether every place is taken")]


class City(TypedDict):
    """What belongs to a seat."""

    board: Annotated[str, Doc("the Metropolis board's name")]
    pool: Annotated[list[str], Doc("the tiles of the Personal Pool, in canonical order")]
    wheat: Annotated[int, _of("wheat")]
    monuments_left: Annotated[int, Doc("Monuments not yet placed")]
    districts: Annotated[list[str], Doc("the Districts' names, in the order they were built")]
    shops: Annotated[list[Shop], Doc("the Shops, in the order of board and Districts")]
    score: Annotated[Score, Doc("the score as if the game ended now")]
    tokens: Annotated[int, Doc("resource tokens on the Metropolis: the fewest win a tie")]


class View(TypedDict):
    """Fertility's public state: every viewer sees the same."""

    players: Annotated[int, _of("players")]
    edition: Annotated[Literal["first", "second"], Doc("the edition whose rules about the Stock apply")]
    variant: Annotated[bool, _of("variant")]
    turn: Annotated[int, Doc("the current turn, from 1")]
    turns: Annotated[int, Doc("the number of turns: 9 per player")]
    to_play: Annotated[int | None, _of("to_play")]
    step: Annotated[Step, _of("step")]
    last_round: Annotated[bool, Doc("whether the Common Pool could not be refilled")]
    boards: Annotated[list[str], Doc("the Valley boards from the left, r for turned by 180 degrees")]
    terrain: Annotated[
        list[str],
        Doc("eight rows from the top, a letter a square as printed: . desert, ~ water, # wheat, A B P G an icon"),
    ]
    scenes: Annotated[list[str], Doc("the same for scenes: . nothing, else the scene's letter")]
    tiles: Annotated[list[tuple[str, str]], Doc("the squares under each tile, by column, then row, of the first")]
    start: Annotated[str, _of("start")]
    quarries: Annotated[list[str], Doc("the squares of Quarries not yet rewarded, in the order they are asked")]
    exchange: Annotated[str, _of("offer")]
    monuments: Annotated[list[tuple[str, int]], Doc("square and seat of each Monument, by column, then row")]
    common_pool: Annotated[list[str], Doc("the tiles on offer, in the order A, B, P, G")]
    pile: Annotated[int, Doc("the number of face-down tiles")]
    districts: Annotated[list[str | None], _of("display")]
    district_pile: Annotated[int, Doc("the number of face-down Districts")]
    stock: Annotated[Kinds | None, Doc("resources left by letter; null when unlimited, in the first edition")]
    beside: Annotated[Kinds, _of("beside")]
    cities: Annotated[list[City], Doc("one for each seat")]
    ranks: Annotated[list[int] | None, Doc("when the game is over, each seat's rank from 1; tied seats share a rank")]


class ScoreChange(TypedDict, total=False):
    """The changes in the parts of a score."""

    generic: Annotated[int, Doc("Debens from Shops")]
    specialised: Annotated[int, Doc("Debens for tokens of a kind")]
    statues: Annotated[int, Doc("Debens for different gods")]
    monuments: Annotated[int, Doc("Debens for Monuments")]
    wheat: Annotated[int, Doc("Debens by the Wheat track; below 0 when Wheat is paid")]


class Gain(TypedDict):
    """One thing that a placement earns."""

    at: Annotated[str, Doc("the square that earns it: one of the tile's own, or the Quarry")]
    to: NotRequired[Annotated[str, Doc("the square beside it that it is earned for: a like scene, or Wheat")]]
    gives: Annotated[Gives, Doc("a resource's letter, Wheat, or a Quarry")]


class Preview(TypedDict, total=False):
    """The immediate effects of a legal action; zeros are omitted."""

    scenes: Annotated[Kinds, Doc("place: resources for like scenes beside the tile, ignoring the limit of the Stock")]
    wheat: Annotated[int, Doc("place: Wheat for Wheat squares beside the tile")]
    icons: Annotated[Kinds, Doc("place: resources for icons under the tile")]
    quarries: Annotated[int, Doc("place: the number of Quarries it makes")]
    where: Annotated[list[Gain], Doc("place: each of these things, one by one, and where it is earned")]
    resource: Annotated[str, Doc("quarry: the letter of the resource")]
    score: Annotated[ScoreChange, Doc("quarry, build, supply, exchange: the change in the player's own score")]
    completes: Annotated[str, Doc("supply, exchange: the name of the Shop, if it is completed")]
