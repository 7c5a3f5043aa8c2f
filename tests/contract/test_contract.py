"""What every game promises (nomarch/game.py), held against every registered game at every table."""

from __future__ import annotations

import json
import random
from functools import cache
from typing import Any

import numpy as np
import pytest
from pydantic import TypeAdapter

import nomarch
from nomarch.engine.events import recorded
from nomarch.engine.game import Game, Log
from nomarch.engine.kernels import apply_action, resample_for, reveals_something
from nomarch.engine.rng import generator
from nomarch.engine.screen import painted
from nomarch.engine.struct import rows, snapshot
from nomarch.games.registry import find, screen
from nomarch.play.match import Match
from nomarch.text.errors import Refused
from nomarch.text.language import LANGUAGES, Message
from tests.contract.setups import EVERY_SETUP, GAMES, Setup, played

every_setup = pytest.mark.parametrize("setup", EVERY_SETUP)


@pytest.mark.parametrize("name", GAMES)
def test_a_game_goes_by_the_name_it_is_registered_under(name: str) -> None:
    assert find(name).name == name
    assert find(name).version >= 1


def test_a_game_that_is_not_registered_is_refused() -> None:
    with pytest.raises(nomarch.NomarchError) as caught:
        nomarch.new("senet")
    assert caught.value.message.key == "unknown_game"


@every_setup
def test_legal_actions_ascend_and_leave_a_choice_until_the_game_is_over(setup: Setup) -> None:
    match, chance = setup.new(1), random.Random(1)
    while not match.over:
        legal = match.legal
        assert legal == sorted(set(legal))
        assert 2 <= len(legal) == match.position.s.choices <= match.game.most_choices
        assert 0 <= legal[0] <= legal[-1] < match.game.actions
        assert match.to_play in range(match.players)
        match.play(chance.choice(legal))
    assert match.legal == []
    assert match.to_play is None
    assert match.winners


@every_setup
def test_a_turn_belongs_to_one_player_and_turns_never_go_back(setup: Setup) -> None:
    match = played(setup, 2)
    owners: dict[int, int | None] = {}
    last = 0
    for before, _ in match.history():
        assert owners.setdefault(before.turn, before.to_play) == before.to_play
        assert before.turn >= last
        last = before.turn


@every_setup
def test_every_action_has_one_text_and_every_text_means_its_action(setup: Setup) -> None:
    match, chance = setup.new(3), random.Random(3)
    while not match.over:
        texts = {match.text(action): action for action in match.legal}
        assert len(texts) == len(match.legal)
        for text, action in texts.items():
            assert match.parse(text) == action
            assert match.parse(f"  {text.upper()} ") == action
        match.play(chance.choice(sorted(texts)))


@every_setup
def test_exactly_the_legal_actions_are_not_refused(setup: Setup) -> None:
    match, chance = setup.new(4), random.Random(4)
    while not match.over:
        legal = set(match.legal)
        if chance.random() < 0.05:
            assert {action for action in range(match.game.actions) if match.refusal(action) is None} == legal
        match.play(chance.choice(sorted(legal)))
    assert match.refusal(0) is not None


@every_setup
def test_a_refused_action_changes_nothing_and_says_which_rule_forbids_it(setup: Setup) -> None:
    match = played(setup, 5, most=7)
    before, legal = match.state_bytes(), set(match.legal)
    for action in random.Random(5).sample(range(match.game.actions), min(200, match.game.actions)):
        if action not in legal:
            with pytest.raises(Refused) as caught:
                match.play(action)
            assert caught.value.message.rule or type(match.game).refusal is Game.refusal
            assert str(caught.value)
    for nonsense in ("", "fly to the moon", "place", "\x00", "1", "-1", "💥 " * 50):
        with pytest.raises(Refused):
            match.play(nonsense)
    for number in (-1, match.game.actions, 10**30):
        with pytest.raises(Refused) as caught:
            match.play(number)
        assert caught.value.message.key == "no_such_action"
    assert match.state_bytes() == before
    assert len(match.actions) == 7


@every_setup
def test_undo_restores_the_state_byte_for_byte(setup: Setup) -> None:
    match, chance = setup.new(6), random.Random(6)
    states = [match.state_bytes()]
    while not match.over:
        match.play(chance.choice(match.legal))
        states.append(match.state_bytes())
    for state in reversed(states[:-1]):
        match.undo()
        assert match.state_bytes() == state
    with pytest.raises(Refused):
        match.undo()


@every_setup
def test_what_came_to_light_never_becomes_hidden_again(setup: Setup) -> None:
    match, chance = setup.new(14), random.Random(14)
    before = match.game.revealed(match.position)
    while not match.over:
        match.play(chance.choice(match.legal))
        after = match.game.revealed(match.position)
        assert after >= before
        before = after
    assert before > setup.new(14).game.revealed(setup.new(14).position)


@every_setup
def test_own_actions_of_the_turn_can_be_undone_until_something_is_revealed(setup: Setup) -> None:
    match, chance = setup.new(15), random.Random(15)
    asked: list[tuple[int, int | None, int]] = []
    assert match.can_undo == 0
    while not match.over:
        asked.append((match.turn, match.to_play, match.game.revealed(match.position)))
        legal = match.legal
        final = dict(zip(legal, match.final(legal), strict=True))
        match.play(chance.choice(legal))
        now = (match.turn, match.to_play, match.game.revealed(match.position))
        may = match.can_undo
        assert final[match.actions[-1]] == (may == 0)
        assert asked[len(asked) - may :] == [now] * may
        assert now[1] is None or may == len(asked) or asked[-may - 1] != now
        if may and chance.random() < 0.2:
            match.undo(may)
            del asked[len(asked) - may :]
            assert match.can_undo == 0
            assert match.turn == now[0]
            assert match.game.revealed(match.position) == now[2]
    assert match.can_undo == 0


@every_setup
def test_replaying_the_record_gives_the_same_state_at_every_step(setup: Setup) -> None:
    match = played(setup, 7)
    again = nomarch.load(match.record())
    assert again.record() == match.record()
    assert again.actions == match.actions
    for (one, _), (other, _) in zip(match.history(), again.history(), strict=True):
        assert one.state_bytes() == other.state_bytes()
    assert again.state_bytes() == match.state_bytes()


@every_setup
def test_a_record_can_stop_anywhere_and_the_game_goes_on(setup: Setup) -> None:
    match = played(setup, 8, most=11)
    again = nomarch.load(match.record())
    assert again.state_bytes() == match.state_bytes()
    action = match.legal[-1]
    match.play(action)
    again.play(action)
    assert again.state_bytes() == match.state_bytes()


@every_setup
def test_views_are_plain_data_and_say_whose_turn_it_is(setup: Setup) -> None:
    match = played(setup, 9, most=13)
    for seat in (None, *range(match.players)):
        view = match.view(seat)
        assert json.loads(json.dumps(view)) == view
        assert view["to_play"] == match.to_play
        assert view["players"] == match.players


@cache
def adapter(kind: type) -> TypeAdapter[Any]:
    return TypeAdapter(kind)


def holds(kind: type, found: object) -> bool:
    """Whether plain data has the keys and types of a kind, and no others."""
    text = json.dumps(found)
    return bool(json.loads(json.dumps(adapter(kind).validate_json(text, strict=True))) == json.loads(text))


@every_setup
def test_views_and_previews_hold_what_their_types_say(setup: Setup) -> None:
    match, chance = setup.new(18), random.Random(18)
    while True:
        if match.over or chance.random() < 0.2:
            for seat in (None, *range(match.players)):
                assert holds(match.game.view_type, match.view(seat))
            assert all(holds(match.game.preview_type, preview) for preview in match.previews(match.legal[-5:]))
        if match.over:
            break
        match.play(chance.choice(match.legal))


@pytest.mark.parametrize("name", GAMES)
def test_every_field_of_a_view_and_a_preview_is_described(name: str) -> None:
    for kind in (find(name).view_type, find(name).preview_type):
        schema = adapter(kind).json_schema()
        for part in (schema, *schema.get("$defs", {}).values()):
            assert part["description"]
            assert [field for field, of in part.get("properties", {}).items() if not of.get("description")] == []


@every_setup
def test_a_preview_is_plain_data_and_changes_nothing(setup: Setup) -> None:
    match = played(setup, 10, most=12)
    before = match.state_bytes()
    previews = match.previews(match.legal)
    assert previews == [match.preview(action) for action in match.legal]
    assert json.loads(json.dumps(previews)) == previews
    assert match.texts(match.legal) == [match.text(action) for action in match.legal]
    assert (match.previews([]), match.texts([])) == ([], [])
    assert match.state_bytes() == before


@every_setup
def test_a_preview_does_not_depend_on_what_the_player_may_not_know(setup: Setup) -> None:
    match, chance, rng = setup.new(17), random.Random(17), generator(17)
    while not match.over:
        assert match.to_play is not None
        other = resampled(match, match.to_play, rng)
        assert other.previews(match.legal) == match.previews(match.legal)
        match.play(chance.choice(match.legal))


@every_setup
def test_what_the_rules_note_uncompiled_comes_with_the_state_that_they_reach_compiled(setup: Setup) -> None:
    match, chance, row = setup.new(18), random.Random(18), np.zeros(1, find(setup.game).state.dtype)
    while not match.over:
        action, s = chance.choice(match.legal), snapshot(match.game.state, match.position.states, 0)
        noted = recorded(match.components.box, s, action)
        match.play(action)
        s.save(row[0])
        assert row.tobytes() == match.state_bytes()
        assert all(event.seat in range(match.players) for event in match.game.events.seen_by(noted, None))


@every_setup
def test_the_log_can_be_said_in_every_language_and_painted(setup: Setup) -> None:
    match, chance = setup.new(16), random.Random(16)
    viewers = (None, *range(match.players))
    told: dict[int | None, list[Log]] = {viewer: [] for viewer in viewers}
    kinds: dict[str, Message] = {}
    while not match.over:
        for viewer, log in match.play_and_report(viewers, chance.choice(match.legal)).items():
            told[viewer].append(log)
            assert all(seat in range(match.players) for seat, _ in log)
            kinds |= {message.key: message for _, message in log}
    assert all(list(match.log(viewer)) == told[viewer] for viewer in viewers)
    for message in kinds.values():
        assert all(isinstance(value, str | int | Message) for value in message.args.values())
        for language in LANGUAGES:
            assert painted(message, language, screen(setup.game).PAINT).plain


@every_setup
def test_a_resample_leaves_what_the_seat_knows_and_the_game_can_be_finished_from_it(setup: Setup) -> None:
    match, chance = setup.new(11), random.Random(11)
    rng, box = generator(11), match.components.box
    while not match.over:
        for seat in range(match.players):
            other = resampled(match, seat, rng)
            assert other.view(seat) == match.view(seat)
            if seat == match.to_play:
                assert other.legal == match.legal
                assert [other.text(action) for action in other.legal] == [match.text(action) for action in match.legal]
        match.play(chance.choice(match.legal))
    states = rows(match.game.state, 1)
    states[0] = setup.new(12).position.states[0]
    resample_for(box, states, 0, 0, rng)
    while snapshot(match.game.state, states, 0).choices:  # type: ignore[attr-defined]
        position = match_at(match, states)
        apply_action(box, states, 0, chance.choice(position.legal))


def resampled(match: Match, seat: int, rng: np.ndarray[tuple[int], np.dtype[np.int64]]) -> Match:
    """The match with everything a seat can't know resampled."""
    states = rows(match.game.state, 4)
    states[0] = match.position.states[0]
    resample_for(match.components.box, states, 0, seat, rng)
    return match_at(match, states)


def match_at(match: Match, states: object) -> Match:
    """A match in another position."""
    other = match.initial()
    other._states[0] = states[0]  # type: ignore[index]
    other._moved()
    return other


@every_setup
def test_only_an_action_that_uncovers_something_leads_elsewhere_in_another_world_while_the_turn_goes_on(
    setup: Setup,
) -> None:
    match, chance, rng = setup.new(15), random.Random(15), generator(15)
    while not match.over:
        seat, action = match.to_play, chance.choice(match.legal)
        assert seat is not None
        worlds = [resampled(match, seat, rng) for _ in range(3)]
        reveals = reveals_something(match.components.box, match.position.states, 0, action)
        for world in worlds:
            world.play(action)
        if not reveals and worlds[0].turn == match.turn and not worlds[0].over:
            views = [world.view(seat) for world in worlds]
            assert views[0] == views[1] == views[2]
        match.play(action)


@every_setup
def test_a_bot_gets_a_resampled_state_and_never_the_true_one(setup: Setup) -> None:
    match = setup.new(13)
    assert match.to_play is not None
    known = [match.information_state(seed) for seed in range(20)]
    worlds = {repr(vars(snapshot(match.game.state, each.states, 0))) for each in known}
    assert len(worlds) > 10
    assert repr(vars(match.position.s)) not in worlds
    for each in known:
        assert match_at(match, each.states).view(match.to_play) == match.view(match.to_play)


@every_setup
def test_the_same_seed_gives_the_same_games_in_any_number_of_threads(setup: Setup) -> None:
    runs = [nomarch.simulate(setup.game, setup.players, 2500, 3, jobs=jobs, **setup.chosen) for jobs in (1, 3)]
    assert runs[0].wins == runs[1].wins
    assert runs[0].mean_scores == runs[1].mean_scores
    assert runs[0].decisions == runs[1].decisions
    assert sum(runs[0].wins) == pytest.approx(2500)


@pytest.mark.parametrize("name", GAMES)
def test_bots_play_whole_games_and_the_same_ones_from_the_same_seed(name: str) -> None:
    players = find(name).seats[0]
    runs = [nomarch.simulate(name, players, 2, 5, bots=["scribe", *["random"] * (players - 1)]) for _ in range(2)]
    assert runs[0].wins == runs[1].wins
    assert runs[0].decisions == runs[1].decisions > 0
