"""Compilation: the only file that configures Numba.

Rules are plain Python. `@rule` compiles one for use by other compiled code; `@entry` compiles one that Python calls,
and keeps the machine code on disk. With NUMBA_DISABLE_JIT=1 both leave the function as it is.
"""

from __future__ import annotations

import ast
import hashlib
import os
import shutil
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar, cast

import numba
import platformdirs
from numba.core import cgutils, types
from numba.extending import intrinsic, overload

__all__ = ["COMPILED", "bit_operation", "entry", "in_compiled_code", "rule"]

COMPILED = not numba.config.DISABLE_JIT

_PACKAGE = Path(__file__).parent
_MONTH = 30 * 24 * 3600
_F = TypeVar("_F", bound=Callable[..., Any])


def _imports(path: Path) -> set[Path]:
    """The package's own files that this one imports."""
    names = set()
    for node in ast.walk(ast.parse(path.read_bytes())):
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("nomarch"):
            names.add(node.module)
            names.update(f"{node.module}.{alias.name}" for alias in node.names)
    files = (_PACKAGE.joinpath(*name.split(".")[1:]).with_suffix(".py") for name in names)
    return {file for file in files if file.is_file()}


def _kernel_sources() -> list[Path]:
    """The files that compile something and all that they import.

    Numba notices a change in a function's own file only: after one in an imported rule or table it would
    silently run the old code.
    """
    waiting = [path for path in _PACKAGE.rglob("*.py") if Path(__file__) in _imports(path)]
    found: set[Path] = set()
    while waiting:
        path = waiting.pop()
        if path not in found:
            found.add(path)
            waiting.extend(_imports(path))
    return sorted(found)


def _cache_folder() -> Path:
    """A folder for this source and this mode alone: a bounds-checked build must not be taken for a plain one."""
    digest = hashlib.sha256()
    for path in _kernel_sources():
        digest.update(path.read_bytes())
    mode = "checked" if os.environ.get("NUMBA_BOUNDSCHECK") == "1" else "plain"
    parent = Path(os.environ.get("NOMARCH_CACHE") or platformdirs.user_cache_path("nomarch"), "compiled")
    folder = parent / f"{mode}-{digest.hexdigest()[:16]}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)
        _sweep(parent)
    except OSError:  # a read-only home: compile for this process only
        folder = Path(tempfile.mkdtemp(prefix="nomarch-compiled-"))
    return folder


def _sweep(parent: Path) -> None:
    """Drop what no version of the source has used for a month."""
    for folder in parent.iterdir():
        if time.time() - folder.stat().st_mtime > _MONTH:
            shutil.rmtree(folder, ignore_errors=True)


_CACHE = _cache_folder() if COMPILED else None


def rule(function: _F) -> _F:
    """Compile a function that only compiled code calls."""
    return cast(_F, numba.njit(nogil=True, no_cpython_wrapper=True, no_cfunc_wrapper=True)(function))


def entry(function: _F) -> _F:
    """Compile a function that Python calls, and keep the machine code on disk."""
    # The folder is set for this decoration only: other users of Numba in the process keep theirs.
    before = numba.config.CACHE_DIR
    numba.config.CACHE_DIR = str(_CACHE or "")
    try:
        compiled = numba.njit(nogil=True, cache=COMPILED)(function)
    finally:
        numba.config.CACHE_DIR = before
    return cast(_F, compiled)


def in_compiled_code(function: Callable[..., Any]) -> Callable[[Callable[..., Any]], Any]:
    """Decorate what chooses, by the types of the arguments, the code that stands for `function` once compiled."""
    return cast(Callable[[Callable[..., Any]], Any], overload(function, jit_options={"nogil": True}))


def bit_operation(name: str) -> Callable[[Any], int]:
    """One of LLVM's operations on a 64-bit word, such as ctpop, for use inside `in_compiled_code`."""

    def typed(_typing: Any, word: Any) -> Any:
        def emit(context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
            value = context.cast(builder, arguments[0], word, types.uint64)
            extra = [cgutils.false_bit] if name == "cttz" else []  # zero has a defined answer: 64
            return getattr(builder, name)(value, *extra)

        return types.int64(word), emit

    return cast(Callable[[Any], int], intrinsic(typed))
