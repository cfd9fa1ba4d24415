"""The base of a fuzz target, and how it is run."""

from __future__ import annotations

import random
import time
from dataclasses import dataclass


class Found(Exception):
    """A target has found an error: the message names the seed and the try, and the cause is the error itself."""


def need(holds: object, *about: object) -> None:
    """Check what must hold, also where an error is expected. Raises AssertionError."""
    if not holds:
        raise AssertionError(about)


class Target:
    """One thing that is fuzzed. ``name`` is its name on the command line."""

    name = ""
    slow = False
    """Whether a try takes tens of milliseconds: the suite then makes fewer."""

    async def open(self) -> None:
        """Set up what all tries need."""

    async def close(self) -> None:
        """Release it."""

    async def one(self, chance: random.Random) -> bool:
        """Run one try; return whether it got past the first check of the target (a fuzzer that never does tests
        nothing).

        Raises any exception if something is wrong.
        """
        raise AssertionError


@dataclass
class Tally:
    """The number of tries, and how many of them got past the first check."""

    tries: int = 0
    deep: int = 0


async def run(
    target: Target, *, seed: int = 1, tries: int | None = None, seconds: float | None = None, only: int | None = None
) -> Tally:
    """Try until either limit is reached. Raises Found on the first thing that is wrong."""
    tally, end = Tally(), None if seconds is None else time.monotonic() + seconds
    await target.open()
    try:
        number = 0 if only is None else only
        while (tries is None or tally.tries < tries) and (end is None or time.monotonic() < end):
            try:
                tally.deep += await target.one(random.Random(f"{target.name} {seed} {number}"))
            except Exception as error:
                raise Found(f"{target.name}: --seed {seed} --only {number}: {error!r}"[:2000]) from error
            tally.tries += 1
            number += 1
            if only is not None:
                break
    finally:
        await target.close()
    return tally
