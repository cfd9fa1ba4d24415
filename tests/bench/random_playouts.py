"""Random playouts of Minchiate by the compiled rules, for P1."""

from __future__ import annotations

import platform
import random
from typing import Any

import numpy as np
from llvmlite import binding, ir
from numba.core import cgutils

from bot.engine.compiled import Ints, below, compiled, compiled_with_arrays, intrinsic, lowest, mixed, numba, ones
from bot.games.minchiate.options import Rules
from bot.games.minchiate.search.kernel import legal, play, points
from bot.games.minchiate.search.layout import BEST, HIGH, LED, LOW, NUMBER, OWING, SIZE_OF, masks, options_of

HAS_PDEP = platform.machine() in ("x86_64", "AMD64") and bool(binding.get_host_cpu_features().get("bmi2"))
"""Whether the processor can spread bits over a mask (PDEP of BMI2)."""


@intrinsic
def _spread(typing: Any, bits: Any, mask: Any) -> Any:
    def make(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        word = ir.IntType(64)
        kind = ir.FunctionType(word, [word, word])
        return builder.call(cgutils.get_or_insert_function(builder.module, kind, "llvm.x86.bmi.pdep.64"), args)

    return numba.types.int64(numba.types.int64, numba.types.int64), make


def _by_spreading(mask: int, number: int) -> int:
    return lowest(_spread(1 << number, mask))


def _by_counting(mask: int, number: int) -> int:
    for _ in range(number):
        mask &= mask - 1
    return lowest(mask)


nth = compiled(_by_spreading if HAS_PDEP else _by_counting)
"""Return the bit of a mask with this number, from 0 for the lowest."""


def dealt(seed: int) -> tuple[Ints, Ints]:
    """Return the position before the first card of a deal, and the options."""
    cards = random.Random(seed).sample(range(97), 84)
    at = np.zeros(SIZE_OF, np.int64)
    for seat in range(4):
        at[LOW + seat], at[HIGH + seat] = masks(cards[21 * seat : 21 * seat + 21])
    at[LED] = at[BEST] = at[OWING] = -1
    at[NUMBER] = 1
    return at, options_of(Rules())


@compiled_with_arrays
def playouts(start: Ints, rules: Ints, count: int, seed: int) -> int:
    """Return the sum of the points of so many deals that are played out by random legal cards."""
    seeds = np.zeros(2, np.uint64)
    mixed(seeds, seed, 0)
    at = start.copy()
    total = 0
    for _ in range(count):
        at[:] = start
        for _ in range(84):
            low, high = legal(at, rules)
            few = ones(low)
            left = below(seeds, few + ones(high))
            play(at, rules, nth(low, left) if left < few else 56 + nth(high, left - few))
        total += points(at, rules)
    return total
