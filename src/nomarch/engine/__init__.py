"""What rules are written in: compilation, structs, bits, the generator, kernels, and the contract of a game."""

from __future__ import annotations

from nomarch.engine.numba_version import check

# Before anything imports Numba: a version that was never tried may lack what `jit` overrides, or run it wrongly.
check()
