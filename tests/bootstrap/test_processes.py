"""Starting other programs, and replacing this process by one."""

import os
import subprocess
import sys

import pytest

from bootstrap import processes
from bootstrap.processes import ROOT, SetupError


def test_a_step_prints_to_standard_error_only(capfd: pytest.CaptureFixture[str]) -> None:
    processes.step("Trying", [sys.executable, "-c", "print('done')"])
    assert capfd.readouterr() == ("", f"run.py: Trying\ndone{os.linesep}")


def test_a_failing_command_is_shown() -> None:
    with pytest.raises(SetupError, match=r"Trying: failed with exit code 5.*\n.*sys.exit\(5\)"):
        processes.step("Trying", [sys.executable, "-c", "import sys; sys.exit(5)"])


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no exec that keeps the console")
def test_the_command_takes_the_place_of_run_py() -> None:
    command = [sys.executable, "-c", "import os; print(os.getpid()); raise SystemExit(9)"]
    with subprocess.Popen(
        [sys.executable, "-c", f"from bootstrap import processes; processes.become({command!r})"],
        cwd=ROOT,
        stdout=subprocess.PIPE,
    ) as process:
        out, _ = process.communicate(timeout=300)
    assert (int(out), process.returncode) == (process.pid, 9)
    assert process.pid != os.getpid()


def test_lines_of_a_command_beside_are_passed_on(capfd: pytest.CaptureFixture[str]) -> None:
    says = "import sys; print('one', flush=True); print('two', file=sys.stderr); sys.exit(4)"
    assert processes.listen("Trying", [sys.executable, "-c", says]) == 4
    assert capfd.readouterr() == ("", f"one{os.linesep}two{os.linesep}")


def test_a_step_may_have_an_environment_of_its_own(capfd: pytest.CaptureFixture[str]) -> None:
    processes.step("Trying", [sys.executable, "-c", "import os; print(os.environ['FRUIT'])"], FRUIT="fig")
    assert "fig" in capfd.readouterr().err
    assert "FRUIT" not in os.environ
