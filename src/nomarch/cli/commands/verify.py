"""`nomarch verify`: verify the fair shuffle of a record."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

from nomarch.cli.commands.options import ComponentsFile, Json, Language
from nomarch.cli.commands.shared import read_record
from nomarch.cli.usage import help_text
from nomarch.play import fairness
from nomarch.text.console import Console
from nomarch.text.errors import Failed
from nomarch.text.language import translate

__all__ = ["verify"]


def verify(
    language: Language,
    file: Annotated[Path, typer.Argument(metavar="FILE", help=help_text("cli_help_record"))],
    commitment: Annotated[
        str | None, typer.Option("--commitment", metavar="DIGITS", help=help_text("cli_help_commitment"))
    ] = None,
    components: ComponentsFile = None,
    as_json: Json = False,
) -> None:
    """Check the secret, the numbers and the deal; the exit code is 1 if anything is wrong."""
    match = read_record(file, components)
    shuffle, start = fairness.verify(match), match.shuffle.get("start")
    if commitment and commitment.strip().lower() != shuffle.commitment:
        raise Failed("cli_other_commitment", commitment=shuffle.commitment, given=commitment)
    unkept = [seat + 1 for seat in shuffle.pledges if seat not in shuffle.numbers]
    if as_json:
        print(json.dumps({"fair": True, "commitment": shuffle.commitment, "numbers": len(shuffle.numbers),
                          "unkept": [seat - 1 for seat in unkept], "start": start}))  # fmt: skip
        return
    console = Console(soft_wrap=True)
    console.print(translate("cli_fair", language), style="green")
    console.print(translate("cli_fair_numbers", language, count=len(shuffle.numbers)))
    if start:
        console.print(translate("cli_fair_start", language, start=start), style="yellow")
    if unkept:
        console.print(translate("cli_unkept", language, seats=", ".join(map(str, unkept))))
    if not commitment:
        console.print(translate("cli_commitment", language, commitment=shuffle.commitment))
