"""`python -m nomarch`: the same as `nomarch`."""

from __future__ import annotations

from nomarch.cli.main import main

main()
