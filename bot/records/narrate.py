"""Narrate a match for people: the hands, each trick, other events, the count. For any game, without a language."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import groupby
from typing import Any

import msgspec

from bot.engine.cards import Card, Player, Seat
from bot.engine.game import Game
from bot.engine.text import Arg, CardsArg, Line, SeatArg
from bot.engine.view import Count, CountLine, PublicView, Trick
from bot.records.moments import Match

HandOf = Callable[[Any, Seat], tuple[Card, ...]]

_TOLD_WITH_THE_TRICK = ("-news-played", "-news-played-for", "-news-trick")
"""Suffixes of a game's news keys that the line of a trick already covers."""


class ToldDeal(msgspec.Struct, frozen=True):
    """One narrated deal. Seats and sides in the lines are those of this deal.

    ``seating`` is the player at each seat; ``look`` is the look that names the cards.
    """

    deal: int
    look: str
    seating: tuple[Player, ...]
    sides: tuple[tuple[Seat, ...], ...]
    lines: tuple[Line | CountLine, ...]


def tell(match: Match) -> tuple[ToldDeal, ...]:
    """Return all deals of a match."""
    return tuple(
        _deal(match.rules, played.deal, [(match.view(moment), moment.state) for moment in played.moments])
        for played in match.deals
    )


def tell_states(rules: Game, states: Iterable[Any]) -> tuple[ToldDeal, ...]:
    """Return all deals of a match of which only the states after its actions are known."""
    steps = [(rules.view(state), state) for state in states]
    return tuple(
        _deal(rules, deal, list(played), once=True) for deal, played in groupby(steps, lambda step: step[0].deal)
    )


def _deal(rules: Game, deal: int, steps: Sequence[tuple[PublicView, Any]], *, once: bool = False) -> ToldDeal:
    last = steps[-1][0]
    count = next((one for one in last.counts if one.deal == last.deal), None)
    seating = (count.seating if count else ()) or tuple(info.player for info in last.seats)
    sides = (count.sides if count else ()) or last.sides
    told = Narration(lambda state, seat: rules.seat_view(state, seat).hand, once=once)
    for view, state in steps:
        told.add(view, state)
    return ToldDeal(deal, last.pack, seating, sides, tuple(told.lines))


class Narration:
    """The lines of a deal so far.

    ``hand_of`` returns the hand of a seat in a state of the match. Without it no hands are narrated, and everything
    narrated was visible to all.

    ``once``: a note of a trick is narrated once, after its trick, also if it is in the news before or after.
    """

    def __init__(self, hand_of: HandOf | None = None, *, once: bool = False) -> None:
        self.lines: list[Line | CountLine] = []
        self._hand_of = hand_of
        self._before: Any = None
        self._hands = hand_of is None
        self._tricks = self._counts = 0
        self._score: tuple[Line, ...] = ()
        self._once = once
        self._noted: tuple[Line, ...] = ()
        self._since = 0

    def add(self, view: PublicView, state: Any) -> None:
        """Add the lines of one step. ``view`` and ``state`` are those after the step."""
        if self._before is None:
            self._counts, self._score = len(view.counts), view.score
        if not self._hands and self._before is not None and (view.history or (view.trick and view.trick.cards)):
            self._hands = True
            self.lines += self._dealt(self._before, view)
        # Compared by number, because a view holds only the last trick if players may not look back at tricks.
        finished = [trick for trick in view.history if trick.number > self._tricks]
        self._tricks = max((trick.number for trick in view.history), default=self._tricks)
        if self._once and finished:
            self._noted = tuple(note for trick in finished for note in trick.notes)
            self.lines[self._since :] = [line for line in self.lines[self._since :] if line not in self._noted]
            self._since = len(self.lines)
        self.lines += [line for trick in finished for line in _trick(trick)]
        self.lines += [line for line in _news(view, finished) if line not in self._noted]
        if finished and view.score != self._score:
            self.lines += [line for line in view.score if line not in self._score]
            self._score = view.score
        self.lines += [line for count in view.counts[self._counts :] for line in _count(count)]
        self._counts = len(view.counts)
        self._before = state

    def _dealt(self, state: Any, view: PublicView) -> Iterator[Line]:
        if self._hand_of is None:
            return
        yield Line("told-hands")
        for info in view.seats:
            yield Line("told-hand", {"seat": SeatArg(info.seat), "cards": CardsArg(self._hand_of(state, info.seat))})


def _news(view: PublicView, finished: Iterable[Trick]) -> Iterator[Line]:
    # The notes of a trick are narrated when it is complete, and may still be in the news afterwards.
    running = (view.trick,) if view.trick is not None else ()
    said = [note for trick in (*view.history[-1:], *finished, *running) for note in trick.notes]
    for line in view.news:
        if not line.key.endswith(_TOLD_WITH_THE_TRICK) and line not in said:
            yield line


def _trick(trick: Trick) -> Iterator[Line]:
    args: dict[str, Arg] = {"number": trick.number, "leader": SeatArg(trick.leader)}
    args["cards"] = CardsArg(tuple(played.card for played in trick.cards))
    args["winner"] = SeatArg(trick.leader if trick.winning is None else trick.winning)
    yield Line("told-trick", args)
    for played in trick.cards:
        if played.by != played.seat:
            yield Line("told-chosen", {"seat": SeatArg(played.seat), "by": SeatArg(played.by)})
    yield from trick.notes


def _count(count: Count) -> Iterator[Line | CountLine]:
    yield Line("told-count")
    yield from count.lines
    if any(total is not None for total in count.totals):
        yield CountLine("told-total", count.totals)
    yield from count.outcome


def trick_starts(views: Sequence[PublicView]) -> list[tuple[int, int]]:
    """Return where the tricks of a deal begin: (number of the trick, index of the first moment that shows its first
    card)."""
    found: dict[int, int] = {}
    for index, view in enumerate(views):
        for trick in (*view.history[-1:], *([view.trick] if view.trick and view.trick.cards else [])):
            found.setdefault(trick.number, index)
    return sorted(found.items())
