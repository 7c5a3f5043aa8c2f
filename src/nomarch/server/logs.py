"""Logs: one line of JSON per event, never with tokens, cookies, query strings or bodies.

Addresses appear only in lines about networks with too many connections, because the operator may have to block them.
"""

from __future__ import annotations

import json
import logging
import sys
from datetime import UTC, datetime

from nomarch.text.console import harmless

__all__ = ["formatter", "set_up"]

_FIELDS = ("method", "path", "status", "seconds", "table", "level", "loop", "reason", "network", "count")


class _Json(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        """One line."""
        line = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
        }
        line |= {name: getattr(record, name) for name in _FIELDS if hasattr(record, name)}
        if record.exc_info:
            line["exception"] = self.formatException(record.exc_info)
        return harmless(json.dumps(line, ensure_ascii=False))


def formatter() -> logging.Formatter:
    """The JSON formatter."""
    return _Json()


def set_up(level: str) -> None:
    """Write the logs of this process to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(formatter())
    # Uvicorn logs every opened socket with its query string: keep only warnings.
    # The same for all other loggers, such as asyncio and asyncpg, which would otherwise use their own format.
    for name, least in (("nomarch", logging.DEBUG), ("uvicorn.error", logging.WARNING), ("", logging.WARNING)):
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [handler], False
        logger.setLevel(max(least, logging.getLevelNamesMapping()[level.upper()]))
