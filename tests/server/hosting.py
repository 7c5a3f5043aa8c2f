"""An operator at a terminal."""

import json
from typing import Any

from typer.testing import CliRunner

from nomarch.cli.main import app


class Host:
    """The server's operator, who runs commands in a terminal."""

    def __init__(self, database: str) -> None:
        self._database = database

    def tables(self, command: str, *args: str, typed: str = "") -> str:
        result = CliRunner().invoke(
            app, ["tables", command, *args, "--db", self._database, "--language", "en"], input=typed
        )
        assert result.exit_code == 0, result.output
        return result.stdout

    def refused(self, command: str, *args: str) -> str:
        result = CliRunner().invoke(app, ["tables", command, *args, "--db", self._database, "--language", "en"])
        assert result.exit_code == 2, result.output
        return result.stderr

    def json(self, command: str, *args: str) -> Any:
        return json.loads(self.tables(command, *args, "--json"))
