"""What a request can come to grief over, each kind with the status that says it in HTTP."""

from __future__ import annotations

from typing import ClassVar

from nomarch.text.errors import NomarchError

__all__ = [
    "BadRequest",
    "Broken",
    "DatabaseUnavailable",
    "Forbidden",
    "NotFound",
    "Problem",
    "Stale",
    "TooLarge",
    "TooMany",
]


class Problem(NomarchError):
    """Anything a request got wrong; `message` says what."""

    status: ClassVar[int] = 422


class BadRequest(Problem):
    """It can't be read."""

    status = 400


class Forbidden(Problem):
    """Not for this visitor."""

    status = 403


class NotFound(Problem):
    """There is no such thing."""

    status = 404


class Stale(Problem):
    """The table has moved on; the answer brings the fresh view."""

    status = 409


class TooLarge(Problem):
    """Longer than anything sensible."""

    status = 413


class TooMany(Problem):
    """Too much at once; `retry_after` says when to come back."""

    status = 429

    def __init__(self, key: str, retry_after: float) -> None:
        super().__init__(key, seconds=max(1, round(retry_after + 0.5)))
        self.retry_after = retry_after


class DatabaseUnavailable(Problem):
    """The database doesn't answer; nothing was lost, and the same request may be sent again."""

    status = 503


class Broken(DatabaseUnavailable):
    """The database can't be used until somebody repairs it: to try again is of no use before."""
