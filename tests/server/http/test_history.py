"""Replays of a game: its moments, its course, its record."""

from nomarch import load
from nomarch.server.schemas import analysis
from tests.server.knocking import why
from tests.server.people import RECORD, Person, opened, person, upload
from tests.server.serving import Server


def test_nothing_of_this_can_be_asked_of_a_running_game(open_server: Server) -> None:
    ann, _, table = opened(open_server, "nile")
    waiting = ann.make("nile", person("Ann"), person("Bob"))
    for name in (table, waiting):
        for method, what in (("GET", "course"), ("GET", "analysis"), ("POST", "analysis"), ("DELETE", "analysis")):
            answer = ann.http.request(method, f"/api/tables/{name}/{what}", headers={"accept-language": "de"})
            assert why(answer) == (422, "over_first")
            assert answer.json()["error"]["text"].startswith("Nur beendete Partien")


def test_the_course_of_a_game_tells_every_action_and_score(open_server: Server) -> None:
    ann = Person(open_server)
    answer = ann.http.get(f"/api/tables/{upload(ann)}/course")
    told = analysis.Course.model_validate_json(answer.content, strict=True)
    match = load(RECORD)
    assert [each.text for each in told.actions] == [before.text(action) for before, action in match.history()]
    assert [(each.seat, each.turn) for each in told.actions] == [
        (before.to_play, before.turn) for before, _ in match.history()
    ]
    assert told.scores == [*(before.scores for before, _ in match.history()), match.scores]
    assert [text in match.result for text in told.texts[-1]] == [True] * match.players
