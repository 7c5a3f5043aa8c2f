"""Set up nomarch in a virtual environment and run it.

python3 run.py               set up, then serve the page and open it: the same as `nomarch serve`
python3 run.py ARGS...       set up, then `nomarch ARGS...` (for its own help: run.py -- --help)
python3 run.py test          set up with the tools for developers, then run every check
python3 run.py test ARGS...  the same setup, then pytest alone, with ARGS
python3 run.py docs          the same setup, then build the documentation into build/docs
python3 run.py --help        print this

The environment is `.venv` beside this file, or the folder that NOMARCH_VENV names. run.py updates it when the files
it is made from change, and replaces it when a setup was interrupted.
"""

import os
import sys
from pathlib import Path

# On an old Python, print this message instead of a traceback: the code above must run, and the rest at least parse,
# on Python 3.6.
if sys.version_info < (3, 11):  # noqa: UP036
    sys.exit("nomarch needs Python 3.11 or later; this is Python {}.{}.".format(*sys.version_info))

from bootstrap.checks import DOCS, check, provide_browser, run_check
from bootstrap.environment import compile_early, set_up
from bootstrap.page import Page
from bootstrap.processes import ROOT, SetupError, become, binary
from bootstrap.terminal import say, ticking


def main(args: list[str]) -> int:
    """Run the command line; returns the exit code."""
    if args and args[0] in ("-h", "--help"):
        print(__doc__.strip())
        return 0
    testing = bool(args) and args[0] == "test"
    documenting = args == ["docs"]
    venv = Path(os.environ.get("NOMARCH_VENV") or ROOT / ".venv").absolute()
    try:
        with ticking():
            page = Page("dev" if testing else "")
            page.start_early()
            is_new = set_up(venv, "dev" if testing or documenting else "run", page)
            if is_new and (args in ([], ["--"]) or args[0] == "serve"):
                compile_early(venv)
            page.start(binary(venv, "python"))
            code = page.wait()
    except SetupError as error:
        say(str(error))
        return 1
    if code:
        return code
    if testing:
        provide_browser()
        return check(venv, args[1:])
    if documenting:
        return run_check(venv, *DOCS)
    if args and args[0] == "--":
        args = args[1:]
    return become([str(binary(venv, "nomarch")), *(args or ["serve"])])


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
    except BrokenPipeError:  # the reader has left: `run.py --help | head`
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        sys.exit(1)
