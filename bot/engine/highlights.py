"""What is rare enough in a finished deal to be told: a cappotto, a won solo, a king saved by the Fool.

A game declares what counts as a highlight in its companions, with the functions here or its own. All of it follows from
what lay open on the table: nobody learns a card from it.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence

import msgspec

from bot.engine.cards import Card, Seat
from bot.engine.text import Arg, CardArg, SeatArg, SideArg
from bot.engine.view import Count, Trick


class Found(msgspec.Struct, frozen=True):
    """A highlight in a deal: who did it, and the cards that show it (none if no card does)."""

    who: SeatArg | SideArg
    cards: tuple[Card, ...] = ()


class Highlight(msgspec.Struct, frozen=True):
    """A highlight with its name in the game."""

    name: str
    found: Found


FindHighlight = Callable[[Count, tuple[Trick, ...]], Found | None]
"""Return the highlight of a finished deal, from its count with its sides and all its tricks, or None if it has none."""


def in_outcome(key: str, *, winner: int | None = None) -> FindHighlight:
    """Return the search for a sentence of the outcome that names a side. With ``winner``, that side must have won the
    deal."""

    def find(count: Count, tricks: tuple[Trick, ...]) -> Found | None:
        if winner is not None and count.winner != winner:
            return None
        said = next((line for line in count.outcome if line.key == key), None)
        if said is None:
            return None
        who = said.args.get("side")
        return Found(who if isinstance(who, SideArg) else SideArg(count.winner or 0))

    return find


def in_lines(key: str, *, side: int | None = None, holding: Collection[Card] = (), **args: Arg) -> FindHighlight:
    """Return the search for a line of the count with these arguments. The side with the largest amount has it; with
    ``side``, only that side counts. The line must have all cards of ``holding``."""

    def find(count: Count, tricks: tuple[Trick, ...]) -> Found | None:
        for line in count.lines:
            if line.key != key or any(line.args.get(name) != wanted for name, wanted in args.items()):
                continue
            if not set(line.cards).issuperset(holding):
                continue
            most = max(range(len(line.amounts)), key=lambda side: line.amounts[side] or 0)
            if line.amounts[most] and side in (None, most):
                named = tuple(arg.card for arg in line.args.values() if isinstance(arg, CardArg))
                return Found(SideArg(most), line.cards or named)
        return None

    return find


def king_saved(fool: Card, kings: Mapping[str, Card], suits: Sequence[str]) -> FindHighlight:
    """Return the search for a king that the Fool saved: its holder would have had to play it to a trick that a trump of
    the other side won, played the Fool instead, and the king was not lost later.

    ``kings`` are by the letter of their suit, ``suits`` the letters by card.
    """

    def find(count: Count, tricks: tuple[Trick, ...]) -> Found | None:
        for place, trick in enumerate(tricks):
            holder = next((one.seat for one in trick.cards if one.card == fool), None)
            king = kings.get(trick.suit)
            if holder is None or king is None or not _lost(trick, holder, count):
                continue
            winning = next(one.card for one in trick.cards if one.seat == trick.winning)
            later = [(one.card, after) for after in tricks[place + 1 :] for one in after.cards if one.seat == holder]
            same = [(card, after) for card, after in later if suits[card] == trick.suit]
            bare = [card for card, _ in same] == [king]
            if suits[winning] != trick.suit and bare and not _lost(same[0][1], holder, count):
                return Found(SeatArg(holder), (king, fool))
        return None

    return find


def _lost(trick: Trick, holder: Seat, count: Count) -> bool:
    """Tells whether the trick went to another side than that of ``holder``."""
    return not any(holder in side and trick.winning in side for side in count.sides)
