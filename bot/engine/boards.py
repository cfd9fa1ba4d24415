"""What follows from the seed of a board: one sealed deal that many play, all with the same cards. Pure.

The seal is that of every deal (:mod:`bot.engine.seal`, ``docs/fairness.md``), without a message and without parts. Each
other use of the seed is a stream of its own, ``HMAC-SHA256(seed, purpose)``, which tells nothing of the cards: the seed
of the deal after one that was thrown in, the cut, and the answers of the bots.
"""

from __future__ import annotations

import hmac

from msgspec.structs import replace

from bot.engine.rng import Rng
from bot.engine.seal import ANYBODY, deal_seed, read_terms


def stream(seed: bytes, purpose: str) -> bytes:
    """Return the 32 bytes of a stream of a seed."""
    return hmac.digest(seed, purpose.encode("ascii"), "sha256")


def seed_of(seed: bytes, deal: int) -> bytes:
    """Return the seed of a deal. All but the first are dealt only if the ones before were thrown in."""
    return seed if deal == 1 else stream(seed, f"deal {deal}")


def terms_of(terms: str, deal: int) -> str:
    """Return the terms of a deal from those of the first. Raises ValueError if those are not valid."""
    read = read_terms(terms)
    if read is None:
        raise ValueError(terms)
    return replace(read, deal=deal).text


def randomness(seed: bytes, terms: str, deal: int) -> bytes:
    """Return the randomness of the cards of a deal. Raises ValueError if the terms are not valid."""
    return deal_seed(seed_of(seed, deal), terms_of(terms, deal), 0, ())


def cut(seed: bytes, deal: int, span: tuple[int, int]) -> int:
    """Return how many cards are lifted in a deal: nobody chooses it, so that all play the same cards."""
    low, high = span
    return low + Rng(stream(seed, f"cut {deal}")).below(high - low + 1)


def of_bot(seed: bytes, seat: int, number: int, view: bytes) -> bytes:
    """Return the seed of the random numbers for a bot's answer to the question with this number to a seat, from what
    the seat sees (``view``: a digest)."""
    return hmac.digest(stream(seed, "bots"), b"%d %d " % (seat, number) + view, "sha256")


def for_anybody(terms: str) -> bool:
    """Return whether these are the terms of a board that is played at many tables by different people and bots: they
    name no seat. False if they are not valid."""
    read = read_terms(terms)
    return read is not None and set(read.seats) == {ANYBODY}
