"""Every module can be imported without the Unix-only modules, as on Windows."""

import subprocess
import sys

from tests.test_architecture import KNOWN

MISSING = ("fcntl", "grp", "pwd", "resource", "termios", "uvloop")

# Standard library modules that try to import one of these themselves are imported first; on Windows they do without.
IMPORT_ALL = """
import importlib, sys
import asyncio, getpass, multiprocessing, pathlib, shutil, subprocess, tarfile, tempfile, zipfile
for name in {missing!r}:
    sys.modules[name] = None
for name in {modules!r}:
    importlib.import_module(name)
print("imported")
"""


def test_every_module_is_imported_without_what_only_unix_has() -> None:
    modules = [name for name in KNOWN if name != "nomarch.__main__"]  # importing that one runs the program
    code = IMPORT_ALL.format(missing=MISSING, modules=modules)
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (ran.stdout, ran.stderr) == ("imported\n", "")
