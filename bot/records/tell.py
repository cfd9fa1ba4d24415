"""A match as a person would read it: the hands, each trick, what else happened, the count. Any game, no language."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

import msgspec

from bot.engine.cards import Card, Player, Seat
from bot.engine.text import Arg, CardsArg, Line, SeatArg
from bot.engine.view import Count, CountLine, PublicView, Trick
from bot.records.moments import Match, Played

HandOf = Callable[[Any, Seat], tuple[Card, ...]]

_TOLD_WITH_THE_TRICK = ("-news-played", "-news-played-for", "-news-trick")
"""How the keys of a game's news end that the line of a trick says again."""


class ToldDeal(msgspec.Struct, frozen=True):
    """One deal. Seats and sides in the lines are those of this deal: ``seating`` is the player at each seat; ``look``
    is how its cards are called."""

    deal: int
    look: str
    seating: tuple[Player, ...]
    sides: tuple[tuple[Seat, ...], ...]
    lines: tuple[Line | CountLine, ...]


def tell(match: Match) -> tuple[ToldDeal, ...]:
    """All deals of a match."""
    return tuple(_deal(match, played) for played in match.deals)


def _deal(match: Match, played: Played) -> ToldDeal:
    last = match.view(played.moments[-1])
    count = next((one for one in last.counts if one.deal == last.deal), None)
    seating = (count.seating if count else ()) or tuple(info.player for info in last.seats)
    sides = (count.sides if count else ()) or last.sides
    told = Telling(lambda state, seat: match.rules.seat_view(state, seat).hand)
    for moment in played.moments:
        told.add(match.view(moment), moment.state)
    return ToldDeal(played.deal, last.pack, seating, sides, tuple(told.lines))


class Telling:
    """What has been told of a deal so far. ``hand_of`` gives the hand of a seat in a state of the match; without it the
    hands stay untold, and everything that is told lay open."""

    def __init__(self, hand_of: HandOf | None = None) -> None:
        self.lines: list[Line | CountLine] = []
        self._hand_of = hand_of
        self._before: Any = None
        self._hands = hand_of is None
        self._tricks = self._counts = 0
        self._score: tuple[Line, ...] = ()

    def add(self, view: PublicView, state: Any) -> None:
        """Tell what a step brought: how the match looks after it, and its state."""
        if self._before is None:
            self._counts, self._score = len(view.counts), view.score
        if not self._hands and self._before is not None and (view.history or (view.trick and view.trick.cards)):
            self._hands = True
            self.lines += self._dealt(self._before, view)
        # By number: where tricks are not looked at again, a view holds the last one only.
        finished = [trick for trick in view.history if trick.number > self._tricks]
        self._tricks = max((trick.number for trick in view.history), default=self._tricks)
        self.lines += [line for trick in finished for line in _trick(trick)]
        self.lines += _news(view, finished)
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
    # What happened in a trick is told with it when it is over, and may stay in the news after that.
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
    """Where the tricks of a deal begin: (number of the trick, index of the moment its first card lay there)."""
    found: dict[int, int] = {}
    for index, view in enumerate(views):
        for trick in (*view.history[-1:], *([view.trick] if view.trick and view.trick.cards else [])):
            found.setdefault(trick.number, index)
    return sorted(found.items())
