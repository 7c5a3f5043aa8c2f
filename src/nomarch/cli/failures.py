"""Error reporting: one line on stderr, with `--json` an object on stdout, and an exit code."""

from __future__ import annotations

import errno
import json
import os
import re
import sys
from collections.abc import Sequence
from importlib.metadata import requires
from typing import Any

import typer

from nomarch.cli.usage import Group, asked
from nomarch.text.console import Console
from nomarch.text.errors import Failed, NomarchError, advice
from nomarch.text.language import preferred, render, translate

__all__ = ["Program"]

_WRONG, _MISUSED = 1, 2  # a check or a run failed; a usage error
_FRAME = re.compile(r'^ *File "(.*)", line (\d+)', re.MULTILINE)
_NOT_WRITTEN = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO)


class Program(Group):
    """The whole program: errors are one line and an exit code, never a traceback."""

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: Any,
    ) -> Any:
        words = list(sys.argv[1:] if args is None else args)
        try:
            code = super().main(args, prog_name, complete_var, False, windows_expand_args, **extra)
            sys.stdout.flush()
        except NomarchError as error:
            code = _complain(error, words)
        except ModuleNotFoundError as missing:
            if not _of_the_server(missing.name or ""):
                raise
            code = _complain(NomarchError("server_missing", package=missing.name or ""), words)
        except typer.Abort:
            code = _complain(Failed("cli_aborted"), words)
        except typer.TyperException as misuse:
            code = _complain(_understood(misuse, words), words, _help_for(misuse))
        except OSError as error:
            if error.errno not in (errno.EPIPE, *_NOT_WRITTEN):
                raise
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # Python would retry at exit
            code = _WRONG
            if error.errno != errno.EPIPE:
                code = _complain(Failed("cli_not_written", reason=os.strerror(error.errno)), words)
        if standalone_mode:
            sys.exit(code)
        return code


def _of_the_server(module: str) -> bool:
    """Whether a module comes with the extra `server`."""
    package = module.partition(".")[0].replace("_", "-")
    needed = (each.partition(";") for each in requires("nomarch") or ())
    return any(name.startswith(package) and "server" in marker for name, _, marker in needed)


def _complain(error: NomarchError, words: Sequence[str], command: str = "") -> int:
    """Print an error, with the traceback or at least the line if a bot raised it; returns the exit code."""
    language = preferred(asked(words))
    sentence = " ".join(render(error.message, language).splitlines())
    console = Console(stderr=True, soft_wrap=True)
    notes = getattr(error, "__notes__", ())
    if "--traceback" in words:
        for note in notes:
            console.print(note)
    console.print(translate("cli_error", language, text=sentence), style="red")
    if notes and "--traceback" not in words:
        file, line = _FRAME.findall(notes[-1])[-1]
        console.print(translate("cli_raised_at", language, file=file, line=line), style="dim")
    if command:
        console.print(translate("cli_more_help", language, command=f"{command} --help"), style="dim")
    if "--json" in words:
        print(json.dumps({"error": error.message.key, "message": sentence}))
    return _WRONG if isinstance(error, Failed) else _MISUSED


def _help_for(misuse: typer.TyperException) -> str:
    """The command to suggest for help; empty if unknown."""
    context = getattr(misuse, "ctx", None)
    return str(context.command_path) if context else ""


def _understood(misuse: typer.TyperException, words: Sequence[str]) -> NomarchError:
    """Typer's and Pydantic's English errors, as translatable ones."""
    param, option = getattr(misuse, "param", None), getattr(misuse, "option_name", "")
    match type(misuse).__name__:
        case "NoSuchOption":
            context: Any = getattr(misuse, "ctx", None)
            known = [name for each in context.command.get_params(context) for name in each.opts]
            long = [name for name in known if name.startswith("--")]
            return NomarchError("cli_unknown_option", name=option, advice=advice(option, long))
        case "BadOptionUsage":
            taken = not any(word.startswith(f"{option}=") for word in words)
            return NomarchError("cli_missing_value" if taken else "cli_no_value", name=option)
        case "MissingParameter" if param:
            return NomarchError("cli_missing", name=_name(param))
        case "BadParameter" if param:
            return _bad_value(misuse, _name(param), param)
    return NomarchError("cli_bad_usage", reason=misuse.format_message())


def _name(param: Any) -> str:
    """A parameter as typed: `--players`, or GAME."""
    return str(param.metavar if param.param_type_name == "argument" else param.opts[0])


def _bad_value(misuse: typer.TyperException, name: str, param: Any) -> NomarchError:
    """The error for an invalid value, from the Pydantic error that Typer keeps."""
    found: list[dict[str, Any]] = getattr(misuse.__cause__, "errors", list)()
    if not found:
        return NomarchError("cli_bad_value", name=name, reason=misuse.message)
    kind, value, about = found[0]["type"], str(found[0]["input"]), found[0].get("ctx", {})
    if isinstance(ours := about.get("error"), NomarchError):
        return ours
    if kind.startswith(("int_", "float_")):
        return NomarchError("cli_bad_whole" if kind.startswith("int_") else "cli_bad_number", name=name, value=value)
    if kind == "greater_than_equal":
        return NomarchError("too_low", name=name, least=str(about["ge"]), value=value)
    if kind == "less_than_equal":
        return NomarchError("too_high", name=name, most=str(about["le"]), value=value)
    if "|" in (param.metavar or ""):
        return NomarchError("cli_bad_choice", name=name, value=value, advice=advice(value, param.metavar.split("|")))
    return NomarchError("cli_bad_value", name=name, reason=found[0]["msg"])
