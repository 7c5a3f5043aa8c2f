"""Request errors, each with its HTTP status."""

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
    """Base class of request errors; `message` is translatable."""

    status: ClassVar[int] = 422


class BadRequest(Problem):
    """The request can't be parsed."""

    status = 400


class Forbidden(Problem):
    """The visitor isn't allowed to do this."""

    status = 403


class NotFound(Problem):
    """Not found."""

    status = 404


class Stale(Problem):
    """The table has moved on; the response includes the current view."""

    status = 409


class TooLarge(Problem):
    """The request is too large."""

    status = 413


class TooMany(Problem):
    """Rate limit exceeded; `retry_after` is the time to wait."""

    status = 429

    def __init__(self, key: str, retry_after: float) -> None:
        super().__init__(key, seconds=max(1, round(retry_after + 0.5)))
        self.retry_after = retry_after


class DatabaseUnavailable(Problem):
    """The database doesn't respond; nothing was lost, and the request can be retried."""

    status = 503


class Broken(DatabaseUnavailable):
    """The database needs repair; retrying doesn't help."""
