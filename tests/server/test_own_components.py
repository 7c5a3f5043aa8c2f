"""Tables with custom components: they are played, stored and shown with them."""

import time
from pathlib import Path
from typing import Any

from typer.testing import CliRunner

from nomarch import bots, load, new
from nomarch.bots.budget import Budget
from nomarch.cli.main import app
from nomarch.games.registry import find, read_components
from nomarch.play.analysis import analyse
from nomarch.play.fairness import verify
from nomarch.server.domain.table import Table
from nomarch.server.live import workers
from nomarch.server.settings import Settings
from tests.games.fertility.driver import TEXT, altered
from tests.server.people import OPEN, Person, bot, person, play_on
from tests.server.players import LONG
from tests.server.serving import serving

# A different board, Shops, Monuments and scales: few positions have the same value as with the standard box.
BOX = altered('V2 = [".~.."', 'V2 = ["...."', altered("each_player = 4", "each_player = 7"))
BOX = altered("[3, 6, 10, 15", "[40, 60, 100, 150", altered('MA = ["any -> 2 Debens"', 'MA = ["any -> 44 Debens"', BOX))
BOX = altered("150, 21, 28]", "150, 210, 280]", altered("Fertility, standard components", "Ann's own box", BOX))
OTHER = altered("each_player = 4", "each_player = 2")
LITTLE = Budget(simulations=5)
GAME = find("fertility")
OWN = GAME.components(BOX, "box.toml")


def with_box(database: str, *texts: str) -> Settings:
    components = dict(zip(["fertility"], texts, strict=False))
    return Settings(database=database, workers=1, rates={}, analysis=LITTLE, components=components)


def left(shown: dict[str, Any]) -> list[int]:
    return [city["monuments_left"] + _placed(shown, seat) for seat, city in enumerate(shown["play"]["view"]["cities"])]


def _placed(shown: dict[str, Any], seat: int) -> int:
    return sum(owner == seat for _, owner in shown["play"]["view"]["monuments"])


def test_a_table_keeps_its_components_through_restarts_with_another_file_or_none(database: str) -> None:
    with serving(with_box(database, BOX)) as server:
        ann = Person(server)
        info = {each["name"]: each["components"] for each in ann.get("/games")}
        assert info == {"fertility": {"digest": OWN.digest, "title": "Ann's own box"}, "nile": None}
        table = ann.make("fertility", person("Ann"), bot(), options={"boards": "V2 V1 V3"}, listed=True)
        assert ann.see(table)["components"] == info["fertility"]
        assert [each["own_components"] for each in Person(server).get("/tables")] == [True]
        ann.start(table)
        began, cookies = ann.see(table), ann.http.cookies
        assert left(began) == [7, 7]
    for texts in ([OTHER], []):
        with serving(with_box(database, *texts)) as server:
            ann = Person(server)
            ann.http.cookies = cookies
            shown = ann.see(table)
            assert shown["components"] == info["fertility"]
            assert left(shown) == [7, 7]
            assert shown["play"]["view"]["terrain"] == began["play"]["view"]["terrain"]
            for _ in range(3):
                play_one(ann, table)
    with serving(with_box(database, OTHER)) as server:
        ann = Person(server)
        ann.http.cookies = cookies
        over = play_on([ann, ann], table)
        assert left(over) == [7, 7]
        record = ann.http.get(f"/api/tables/{table}/record").text
        match = load(record, OWN)
        verify(match)
        assert match.scores == over["play"]["result"]["scores"]
        assert ann.http.get(f"/api/tables/{table}/components").text == BOX
        # A rematch uses the same box, a new table the server's.
        again = ann.post(f"/tables/{table}/rematch")["table"]
        assert ann.see(again)["components"]["digest"] == OWN.digest
        new_one = ann.make("fertility", person("Ann"), OPEN)
        assert ann.see(new_one)["components"]["digest"] == GAME.components(OTHER, "").digest
        assert ann.see(ann.make("fertility", person("Ann"), OPEN, standard=True))["components"] is None


def play_one(someone: Person, table: str) -> None:
    """Play an action as soon as it is this person's turn."""
    deadline = time.monotonic() + LONG
    while not (shown := someone.see(table))["play"]["choices"]:
        assert time.monotonic() < deadline
        time.sleep(0.02)
    someone.post(f"/tables/{table}/moves", seq=shown["seq"], action=shown["play"]["choices"][-1]["action"])


def finished(seed: int = 4) -> str:
    match = new(GAME, 2, seed, components=OWN)
    while not match.over:
        match.play(match.legal[-1])
    return match.record()


def test_a_record_with_the_servers_components_can_be_uploaded_checked_and_analysed(database: str) -> None:
    record = finished()
    with serving(with_box(database, BOX)) as server:
        ann = Person(server)
        table = ann.post("/records", record=record)["table"]
        assert ann.see(table)["components"]["title"] == "Ann's own box"
        assert not ann.post("/verify", record=record)["fair"]  # no server shuffled it
        ann.post(f"/tables/{table}/analysis")
        deadline = time.monotonic() + LONG
        while (found := ann.get(f"/tables/{table}/analysis"))["state"] != "done":
            assert time.monotonic() < deadline
            time.sleep(0.05)
        wanted = analyse(load(record, OWN), budget=LITTLE)
        assert [each["played"]["text"] for each in found["result"]["decisions"]] == [
            each.played.text for each in wanted.decisions
        ]
        assert found["result"]["turning_points"] == wanted.turning_points
    with serving(with_box(database)) as server:
        ann = Person(server)
        assert ann.refused("/records", record=record) == (422, "record_line")
        assert left(ann.see(table)) == [7, 7]
        ann.post("/verify", record=record)  # the table in memory has the components file
        assert ann.http.get(f"/api/tables/{ann.make('nile', OPEN, OPEN)}/components").status_code == 404


def test_a_bot_in_another_process_thinks_with_the_tables_components() -> None:
    match, differs = new(GAME, 2, 5, components=OWN), False
    for _ in range(25):
        known, again, wrong = (match.information_state(1) for _ in range(3))
        own = workers._think("fertility", 1, OWN.text, "apprentice", known.states.tobytes(), known.rng.tobytes())
        assert own == bots.find("apprentice")(again)
        differs |= own != workers._think("fertility", 1, "", "apprentice", wrong.states.tobytes(), wrong.rng.tobytes())
        match.play(own)
    assert differs


def test_events_of_before_own_components_are_read_as_the_standard_ones() -> None:
    assert Table("x").components is None
    assert read_components(GAME, "") is GAME.standard_components()
    assert read_components(GAME, TEXT).text == ""


def serve(*args: str) -> str:
    result = CliRunner().invoke(app, ["serve", "--host", "256.0.0.1", "--language", "en", *args])
    assert result.exit_code in (1, 2)
    return result.output


def test_a_bad_file_is_refused_at_the_start_naming_the_line(tmp_path: Path) -> None:
    file, nile = tmp_path / "box.toml", tmp_path / "nile.toml"
    file.write_text(altered("each_player = 4", "each_player = 9"), encoding="utf-8")
    line = 1 + file.read_text(encoding="utf-8").splitlines().index("each_player = 9")
    assert f"box.toml, line {line}" in serve("--components", str(file))
    file.write_text("[boards\n", encoding="utf-8")
    assert "box.toml, line 1" in serve("--components", str(file))
    assert "missing.toml" in serve("--components", str(tmp_path / "missing.toml"))
    file.write_text(BOX, encoding="utf-8")
    nile.write_text("title = 'mine'\n[crops]\nP = 1\n", encoding="utf-8")
    assert "nile.toml: the table [speculation] is missing" in serve(
        "--components", str(file), "--components", str(nile)
    )
    assert "Two components files for fertility" in serve("--components", str(file), "--components", str(file))
