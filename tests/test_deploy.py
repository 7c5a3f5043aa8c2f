"""Deployment files: checks that work without a container engine."""

import configparser
import json
import re
import shlex
from pathlib import Path
from typing import Any

import pytest
import typer.main
import yaml

from nomarch.cli.main import app
from nomarch.server.store import check_url

ROOT = Path(__file__).resolve().parent.parent
SERVE = {
    option
    for parameter in typer.main.get_command(app).commands["serve"].params  # type: ignore[attr-defined]  # a group's
    for option in (*parameter.opts, *parameter.secondary_opts)
}


def instructions() -> list[tuple[str, str]]:
    """The Dockerfile's instructions in order, with their arguments."""
    text = (ROOT / "Dockerfile").read_text(encoding="utf-8")
    text = re.sub(r"(?m)^\s*#.*\n", "", text).replace("\\\n", " ")
    return [(head, rest.strip()) for head, _, rest in (line.partition(" ") for line in text.splitlines() if line)]


def compose() -> Any:
    return yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))


def unit() -> configparser.ConfigParser:
    parser = configparser.ConfigParser(interpolation=None, strict=False)
    parser.optionxform = str  # type: ignore[assignment,method-assign]  # systemd's names are not lowered
    parser.read_string((ROOT / "deploy" / "nomarch.service").read_text(encoding="utf-8"))
    return parser


def commands() -> dict[str, list[str]]:
    """The arguments of nomarch in each deployment file."""
    image = next(json.loads(rest) for head, rest in instructions() if head == "CMD")
    program, *of_unit = shlex.split(unit()["Service"]["ExecStart"].replace("\\\n", " "))
    assert program.endswith("/bin/nomarch")
    return {"image": image, "compose": compose()["services"]["nomarch"]["command"], "unit": of_unit}


def test_the_dockerfile_copies_what_is_there() -> None:
    ignored = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    let_in = {line[1:] for line in ignored if line.startswith("!")}
    for head, rest in instructions():
        if head == "COPY" and not rest.startswith("--from"):
            for source in rest.split()[:-1]:
                assert (ROOT / source).exists()
                assert source.split("/")[0] in let_in


def test_the_image_is_made_from_the_locks() -> None:
    ran = " ".join(rest for head, rest in instructions() if head == "RUN")
    assert re.findall(r"-r (\S+)", ran) == ["requirements/uv.txt", "requirements/run.txt"]
    assert ran.count("--require-hashes") == 2
    assert "npm ci " in ran


def test_the_image_runs_as_nobody_in_particular() -> None:
    last = [index for index, (head, _) in enumerate(instructions()) if head == "FROM"][-1]
    users = [rest for head, rest in instructions()[last:] if head == "USER"]
    assert users == ["10001"]
    made = next(rest for head, rest in instructions()[last:] if head == "RUN")
    assert "--uid 10001" in made


@pytest.mark.parametrize("where", ["image", "compose", "unit"])
def test_the_server_is_started_with_options_that_it_has(where: str) -> None:
    name, *args = commands()[where]
    assert name == "serve"
    assert {arg for arg in args if arg.startswith("--")} - SERVE == set()
    check_url(args[args.index("--db") + 1])


def test_all_speak_of_one_port() -> None:
    said = dict(instructions())
    ports = {said["EXPOSE"], *re.findall(r"127\.0\.0\.1:(\d+)/healthz", said["HEALTHCHECK"])}
    ports |= {args[args.index("--port") + 1] for args in commands().values()}
    ports |= {port.rpartition(":")[2] for port in compose()["services"]["nomarch"]["ports"]}
    assert ports == {"8765"}


def test_volumes_are_declared_and_match_the_image() -> None:
    whole = compose()
    mounted = [volume.split(":") for service in whole["services"].values() for volume in service["volumes"]]
    assert {name for name, _ in mounted} == set(whole["volumes"])
    assert ["data", dict(instructions())["VOLUME"]] in mounted


def test_the_environment_is_one_that_nomarch_reads() -> None:
    text = "".join((ROOT / name).read_text(encoding="utf-8") for name in ("Dockerfile", "deploy/nomarch.service"))
    read = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "src").rglob("*.py"))
    names = set(re.findall(r"NOMARCH_\w+", text))
    assert names
    assert {name for name in names if f'"{name}"' not in read} == set()


def test_the_unit_lets_the_rules_be_compiled() -> None:
    assert "MemoryDenyWriteExecute" not in unit()["Service"]
    assert unit()["Service"]["Environment"] == "NOMARCH_CACHE=%C/nomarch"
