"""Tools for writing rules (compilation, structs, bits, random generator, kernels), and the game contract."""

from __future__ import annotations

from nomarch.engine.numba_version import check

# Before anything imports Numba: `jit` overrides internals that an untested version may lack or have changed.
check()
