"""Compile the inner loops of search with numba, and the operations on masks that they need.

numba is optional. Only worker processes and tests import this module; the rules of a game never do. Every function here
is an ordinary typed function for the type checker. Masks are signed 64-bit numbers of at most 63 bits.
"""

# numba has no types, so its decorators and builders are unknown to the checker.
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false, reportUnknownArgumentType=false
# pyright: reportMissingTypeStubs=false, reportUnknownLambdaType=false

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import numba as _numba
import numpy as np
from llvmlite import ir
from numba.extending import intrinsic as _intrinsic

numba: Any = _numba
intrinsic: Any = _intrinsic

Func = TypeVar("Func", bound=Callable[..., Any])

# What numpy says of an element of an array depends on the index in ways that fit no compiled function.
Ints = Any
"""An array of 64-bit numbers, with one dimension or more."""
Floats = Any
"""An array of floating numbers."""
Seeds = Any
"""The two words of a random number generator (:func:`seeded`)."""


def compiled(function: Func) -> Func:
    """Compile a function at its first call. It holds no lock of the interpreter while it runs.

    The function makes no arrays and returns none (:func:`compiled_with_arrays`), so references to arrays are not
    counted: that costs a quarter of the time of a playout. numba refuses to compile one that makes an array.

    The result is kept on disk only in a folder that the process has named (``NUMBA_CACHE_DIR``): numba does not notice
    that a function of another file has changed, so the folder has to be named after the sources.
    """
    return _compile(function, counted=False)


def compiled_with_arrays(function: Func) -> Func:
    """Compile a function that makes arrays; otherwise as :func:`compiled`."""
    return _compile(function, counted=True)


def inlined(function: Func) -> Func:
    """Compile a function into each one that calls it; otherwise as :func:`compiled`. It is for what is called for each
    card of a playout: a call hands over the fields of every array."""
    return _compile(function, counted=False, inline="always")


def _compile(function: Func, *, counted: bool, inline: str = "never") -> Func:
    cached = bool(numba.config.CACHE_DIR)
    return numba.njit(cache=cached, nogil=True, error_model="numpy", inline=inline, _nrt=counted)(function)


@intrinsic
def _ones(typing: Any, mask: Any) -> Any:
    return numba.types.int64(numba.types.int64), lambda context, builder, signature, args: builder.ctpop(args[0])


@intrinsic
def _lowest(typing: Any, mask: Any) -> Any:
    def make(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.cttz(args[0], ir.Constant(ir.IntType(1), 1))

    return numba.types.int64(numba.types.int64), make


@compiled
def ones(mask: int) -> int:
    """Return the number of cards in a mask."""
    return _ones(mask)


@compiled
def lowest(mask: int) -> int:
    """Return the lowest bit of a mask that is not empty."""
    return _lowest(mask)


@compiled
def drawn(seeds: Seeds) -> np.uint64:
    """Return the next number of a generator, xoroshiro128+."""
    first, second = seeds[0], seeds[1]
    result: np.uint64 = first + second
    second ^= first
    seeds[0] = ((first << np.uint64(24)) | (first >> np.uint64(40))) ^ second ^ (second << np.uint64(16))
    seeds[1] = (second << np.uint64(37)) | (second >> np.uint64(27))
    return result


@compiled
def below(seeds: Seeds, limit: int) -> int:
    """Return a number 0 <= n < limit; ``limit`` is far below 2**32."""
    return np.int64(((drawn(seeds) >> np.uint64(32)) * np.uint64(limit)) >> np.uint64(32))  # pyright: ignore[reportReturnType]


@compiled
def share(seeds: Seeds) -> float:
    """Return a number 0 <= x < 1."""
    return np.int64(drawn(seeds) >> np.uint64(11)) * (1.0 / 9007199254740992.0)


@compiled
def mixed(seeds: Seeds, seed: int, number: int) -> None:
    """Set a generator from a seed and a number (splitmix64)."""
    word = np.uint64(seed) * np.uint64(0x9E3779B97F4A7C15) + np.uint64(number) * np.uint64(0xD1B54A32D192ED03)
    for place in range(2):
        word += np.uint64(0x9E3779B97F4A7C15)
        part = (word ^ (word >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
        part = (part ^ (part >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
        seeds[place] = part ^ (part >> np.uint64(31))


def seeded(seed: int, number: int = 0) -> Seeds:
    """Return a generator for :func:`drawn`."""
    seeds = np.zeros(2, np.uint64)
    mixed(seeds, seed & 0x7FFFFFFFFFFFFFFF, number)
    return seeds
