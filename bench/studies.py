"""The published studies: play them, and check that they still match their commands.

    python -m bench.studies play [NAME...]   # write reports and summaries; continues if stopped
    python -m bench.studies play --scale 5   # five times the games
    python -m bench.studies check [NAME...]  # play everything again and compare; as long as play

A summary (NAME.json) has the command, the answers, a digest of the code, and digests of the results of every deal. An
ordinary test plays the first deals again (`tests/lab/test_published.py`); `check` plays all of them.
"""

from __future__ import annotations

import argparse
import json
import shlex
import sys
from dataclasses import dataclass, replace
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import numpy as np

from nomarch import lab
from nomarch.arena import Tournament
from nomarch.lab.frame import Frame

FOLDER = Path(__file__).resolve().parent / "results" / "studies"
FIRST = 2  # deals that the ordinary test plays again
_SEED = 1


@dataclass(frozen=True)
class Study:
    """A published study: two players, the standard components, and an option that is compared."""

    game: str
    bots: tuple[str, ...]
    games: int
    against: tuple[str, str]

    @property
    def sets(self) -> list[Tournament]:
        """The variants to play."""
        return [
            lab.plan(self.game, self.bots, 2, _SEED, options=options) for options in ({}, dict([self.against]))
        ]  # fmt: skip

    @property
    def command(self) -> str:
        """The command that plays it."""
        option = "=".join(self.against)
        return (
            f"nomarch study {self.game} --bots {','.join(self.bots)} --games {self.games} --seed {_SEED}"
            f" --against {option}"
        )

    def play(self, games: int | None = None, folder: Path | None = None, jobs: int | None = None) -> Frame:
        """Its games, or the first of them."""
        return lab.run(self.sets, games or self.games, folder=folder, jobs=jobs)


STUDIES = {
    "fertility": Study("fertility", ("pharaoh@200",), 2000, ("variant", "yes")),
    "fertility-skill": Study("fertility", ("greedy", "pharaoh@1", "pharaoh@200"), 1200, ("variant", "yes")),
    "nile": Study("nile", ("pharaoh@8",), 2000, ("faster", "yes")),
    "nile-skill": Study("nile", ("greedy", "pharaoh@1", "pharaoh@32"), 1200, ("faster", "yes")),
}


def digests(table: Frame) -> list[str]:
    """A digest of the results of each deal, in order: everything except thinking times."""
    names = sorted(name for name in table.columns if name != "seconds")
    deals = np.unique(table["deal"])
    found = []
    for deal in deals:
        rows = table.where(table["deal"] == deal)
        # Columns that are all 0, and whether a column's numbers are all whole, depend on which other deals were played.
        text = [
            f"{name} {column.tolist() if column.dtype.kind == 'U' else column.astype(np.float64).tolist()}"
            for name in names
            if (column := rows[name]).dtype.kind == "U" or column.any()
        ]
        found.append(sha256("\n".join(text).encode()).hexdigest()[:8])
    return found


def summary(name: str) -> dict[str, Any]:
    """The published summary of a study."""
    found: dict[str, Any] = json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    return found


def mismatch(name: str, table: Frame) -> str:
    """How games differ from the published ones of the same deals; empty if they don't."""
    published = summary(name)
    study = replace(STUDIES[name], games=published["games"])
    if published["command"] != study.command:
        return f"{name}: published for {published['command']!r}, but the command is {study.command!r}"
    wanted = " ".join(published["deals"]).split()
    wrong = [deal for deal, digest in enumerate(digests(table)) if digest != wanted[deal]]
    if not wrong:
        return ""
    return (
        f"{name}: deal {wrong[0]} and {len(wrong) - 1} more of {len(digests(table))} play differently than published."
        f" Play it again with `python -m bench.studies play {name}`."
    )


def publish(name: str, scale: int = 1, folder: Path = FOLDER, jobs: int | None = None) -> None:
    """Play a study with so many times its games, and write its report and its summary."""
    study = replace(STUDIES[name], games=scale * STUDIES[name].games)
    table = study.play(jobs=jobs)
    found = digests(table)
    about = {
        "command": study.command,
        "code": [head["code"] for head in table.sets],
        "games": len(np.unique(table["game"])),
        "answers": dict(lab.answers(table)),
        "deals": [" ".join(found[place : place + 12]) for place in range(0, len(found), 12)],
    }
    (folder / f"{name}.json").write_text(json.dumps(about, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    (folder / f"{name}.html").write_text(lab.report(table), encoding="utf-8")


def readme() -> str:
    """The page of all published studies, from their summaries."""
    intro = (
        "# Studies\n\nWritten by `python -m bench.studies play`; [how to read them](../../../docs/research/studies.md)."
        " Two players, standard components, 95% intervals. The pharaoh's number is its simulations a decision; with"
        " more it is stronger still, but many deals say more than long thought.\n"
    )
    parts = [intro]
    for name in STUDIES:
        found = summary(name)
        answers = "\n".join(f"- **{question}** {answer}" for question, answer in found["answers"].items())
        parts.append(
            f"## {name.replace('-', ' by ').capitalize()}\n\n```sh\n{found['command']}\n```\n\n{found['games']:,} games"
            f" with each of the two options. [Report]({name}.html).\n\n{answers}\n"
        )
    return "\n".join(parts)


def main() -> int:
    """Read the command line."""
    reader = argparse.ArgumentParser(prog="bench.studies", description="Play or check the published studies.")
    reader.add_argument("what", choices=("play", "check"))
    reader.add_argument("names", nargs="*", metavar="NAME", help=", ".join(STUDIES))
    reader.add_argument("--scale", type=int, default=1, help="play so many times the games; continues what is there")
    reader.add_argument("--jobs", type=int, help="processes; by default one per core")
    given = reader.parse_args()
    failed = False
    for name in given.names or STUDIES:
        print(shlex.join(["python", "-m", "bench.studies", given.what, name]), "-", STUDIES[name].command, flush=True)
        if given.what == "play":
            publish(name, given.scale, jobs=given.jobs)
            continue
        with TemporaryDirectory() as folder:
            games = summary(name)["games"]
            problem = mismatch(name, STUDIES[name].play(games, Path(folder), given.jobs))
        print(problem or "  every deal matches")
        failed = failed or bool(problem)
    if given.what == "play" and all((FOLDER / f"{name}.json").exists() for name in STUDIES):
        (FOLDER / "README.md").write_text(readme(), encoding="utf-8")
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
