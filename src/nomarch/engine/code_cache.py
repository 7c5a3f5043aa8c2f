"""Where compiled code is kept on disk, and from which sources.

Numba's own cache tells functions apart by their path, so every copy of the package compiled everything again; and its
index of a function is read and written by each process that compiles it for another game, which loses entries. Here, a
file holds one function for one list of argument types, and its name says everything that its machine code depends on.
"""

from __future__ import annotations

import hashlib
import inspect
import os
import pickle
import re
import shutil
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import numba
import platformdirs
from numba.core.caching import FunctionCache
from numba.core.compiler import CompileResult
from numba.core.serialize import dumps

__all__ = [
    "COMPILED", "CodeCache", "cache_folder", "game_digest", "kernel_sources", "source_digest", "sources_beside",
]  # fmt: skip

COMPILED = not numba.config.DISABLE_JIT

_PACKAGE = Path(__file__).parent.parent
_GAMES = _PACKAGE / "games"
_IMPORT = re.compile(r"^\s*from (nomarch[\w.]*) import (?:\(([^)]*)\)|(.*))$", re.MULTILINE)
_COMPILES = re.compile(r"^\s*@(?:rule|lean|entry|inlined|in_compiled_code)\b", re.MULTILINE)
_MONTH = 30 * 24 * 3600


@cache
def _imports(path: Path) -> set[Path]:
    """The package's own files that this one imports."""
    names = set()
    # Parsing all the source would take half a second of every start.
    for module, several, one in _IMPORT.findall(path.read_text(encoding="utf-8")):
        names.add(module)
        names.update(f"{module}.{name.split()[0]}" for name in (several or one).split(",") if name.strip())
    files = (_PACKAGE.joinpath(*name.split(".")[1:]).with_suffix(".py") for name in names)
    return {file for file in files if file.is_file()}


@cache
def kernel_sources() -> tuple[Path, ...]:
    """The files that compile something, and everything they import.

    Numba detects changes in a function's own file only; after a change in an imported rule or table it would run
    stale code.
    """
    waiting = [path for path in _PACKAGE.rglob("*.py") if _COMPILES.search(path.read_text(encoding="utf-8"))]
    found: set[Path] = set()
    while waiting:
        path = waiting.pop()
        if path not in found:
            found.add(path)
            waiting.extend(_imports(path))
    return tuple(sorted(found))


def _cache_folder() -> Path:
    """A folder for this source and this mode: bounds-checked and plain builds must not be mixed."""
    digest = hashlib.sha256()
    for path in kernel_sources():
        if not path.is_relative_to(_GAMES):  # what is compiled for a game is told apart by its state: `game_digest`
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
    """Delete folders that haven't been used for a month."""
    for folder in parent.iterdir():
        if time.time() - folder.stat().st_mtime > _MONTH:
            shutil.rmtree(folder, ignore_errors=True)


def game_digest(name: str) -> str:
    """A short digest of the compiled sources of a game of the package: editing one game leaves the others compiled."""
    digest = hashlib.sha256()
    for path in kernel_sources():
        if path.is_relative_to(_GAMES / name):
            digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def source_digest(*modules: str) -> str:
    """A short digest of the sources beside these modules, for games outside the package; unique for modules without a
    file."""
    digest = hashlib.sha256()
    for name in modules:
        digest.update(name.encode())  # what Numba keeps on disk imports the module by this name
        sources = sources_beside(name)
        for path in sources:
            digest.update(path.read_bytes())
        if not sources:
            digest.update(os.urandom(16))
    return digest.hexdigest()[:16]


def sources_beside(module: str) -> list[Path]:
    """The sources in the folder of an imported module, and below if it is a package; none for one without a file."""
    file = getattr(sys.modules.get(module), "__file__", None)
    if file is None:
        return []
    folder = Path(file).parent
    return sorted(folder.rglob("*.py") if (folder / "__init__.py").exists() else folder.glob("*.py"))


_CACHE = _cache_folder() if COMPILED else None


def cache_folder() -> Path | None:
    """The folder of compiled code; None if nothing is compiled."""
    return _CACHE


class CodeCache(FunctionCache):  # type: ignore[misc]  # Numba comes without types
    """The compiled code of a function that Python calls, one file for each list of argument types."""

    def __init__(self, function: Callable[..., object]) -> None:
        # Not Numba's own `__init__`: it looks for a folder, and opens an index there.
        self._py_func, self._name = function, repr(function)
        self._of_function = _identity(function)
        self._cache_path = str(_CACHE)
        self.enable()

    def flush(self) -> None:
        """Delete the files of this function."""
        for path in Path(self._cache_path).glob(f"{self._stem}-*.nbc"):
            path.unlink(missing_ok=True)

    @property
    def _stem(self) -> str:
        name = re.sub(r"[^.\w]", "", self._py_func.__qualname__)  # without the brackets of <lambda>
        return f"{name}-{self._of_function}"

    def _path(self, signature: object, codegen: object) -> Path:
        # The types by name: two processes may pickle the same types differently.
        key = hashlib.sha256(repr(self._index_key(signature, codegen)).encode()).hexdigest()[:32]
        return Path(self._cache_path, f"{self._stem}-{key}.nbc")

    def _load_overload(self, signature: object, context: Any) -> object:
        try:
            data = self._path(signature, context.codegen()).read_bytes()
        except FileNotFoundError:
            return None
        return CompileResult._rebuild(context, *pickle.loads(data))

    def _save_overload(self, signature: object, compiled: Any) -> None:
        if compiled.library.has_dynamic_globals:  # it holds addresses of this process
            return
        path = self._path(signature, compiled.codegen)
        path.parent.mkdir(parents=True, exist_ok=True)
        unfinished = path.with_suffix(f".{os.getpid()}-{threading.get_ident()}")
        unfinished.write_bytes(dumps(compiled._reduce()))
        unfinished.replace(path)


def _identity(function: Callable[..., object]) -> str:
    """A short digest of a function's place and source, the same in every copy of the package."""
    code, file = function.__code__, Path(inspect.getfile(function)).absolute()
    # The folder stands for the package's own sources. What other files import is unknown: each copy has its own code.
    place = file.relative_to(_PACKAGE).as_posix() if file.is_relative_to(_PACKAGE) else str(file)
    python = (sys.implementation.cache_tag, numba.__version__)
    told = (*python, place, function.__module__, function.__qualname__, code.co_firstlineno, _digest_of(file))
    return hashlib.sha256(repr(told).encode()).hexdigest()[:16]


@cache
def _digest_of(file: Path) -> str:
    return hashlib.sha256(file.read_bytes() if file.exists() else os.urandom(16)).hexdigest()
