"""Each kind of problem maps to an HTTP status."""

import pytest

from nomarch.server.domain import problems
from nomarch.server.domain.problems import Broken, DatabaseUnavailable, Problem, Stale, TooMany
from nomarch.text.errors import NomarchError


def test_every_problem_has_a_status_of_its_own_but_a_broken_database() -> None:
    kinds = [getattr(problems, name) for name in problems.__all__]
    assert all(issubclass(kind, NomarchError) and 400 <= kind.status < 600 for kind in kinds)
    statuses = [kind.status for kind in kinds if kind is not Broken]
    assert len({*statuses}) == len(statuses)
    assert (Problem.status, Stale.status, DatabaseUnavailable.status) == (422, 409, 503)


def test_a_broken_database_is_caught_where_an_unreachable_one_is() -> None:
    with pytest.raises(DatabaseUnavailable) as caught:
        raise Broken("database_damaged", path="x", reason="y")
    assert caught.value.status == 503


@pytest.mark.parametrize(("after", "seconds"), [(0.0, 1), (0.2, 1), (1.2, 2), (59.9, 60)])
def test_too_many_says_when_to_come_back_in_whole_seconds_never_too_early(after: float, seconds: int) -> None:
    problem = TooMany("too_many", after)
    assert problem.message.args == {"seconds": seconds}
    assert problem.retry_after == after <= seconds
