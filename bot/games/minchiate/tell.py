"""A recorded game as a person would read it: the deal, the folla, each trick, marks as they fall, the count."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bot.engine.conform import ConformError, Told, title_of, untold
from bot.engine.text import Arg, CardsArg, Line, SeatArg
from bot.engine.view import Count, CountLine, Trick
from bot.games.minchiate.inputs import recorded
from bot.games.minchiate.pack import cards_of
from bot.games.minchiate.replay import replay
from bot.games.minchiate.state import PLAY, State
from bot.games.minchiate.views import public

_TOLD_WITH_THE_TRICK = ("minchiate-news-played", "minchiate-news-played-for", "minchiate-news-trick")


def tell(entry: dict[str, Any]) -> Told:
    """The lines of one recorded game. Raises ConformError when its inputs cannot be read."""
    states: list[State] = []
    played = replay(recorded(entry), states.append)
    lines: list[Line | CountLine] = []
    tricks = 0
    for state in states:
        view = public(state)
        if state.phase == PLAY and not tricks and not view.history and not state.table.cards:
            lines += _hands(state)
        finished = view.history[tricks:]
        tricks = len(view.history)
        if finished:
            lines += (line for trick in finished for line in _trick(trick))
        lines += untold(view.news, finished, _TOLD_WITH_THE_TRICK)
        if finished:
            lines += view.score
    if played.refused is not None:
        lines.append(Line("minchiate-tell-refused", {"code": played.refused.code, "rule": played.refused.rule}))
    for count in public(states[-1]).counts if states else ():
        lines += _count(count)
    return Told(title_of(entry), tuple(lines))


def _hands(state: State) -> Iterator[Line]:
    yield Line("minchiate-tell-hands")
    for seat, hand in enumerate(state.table.hands):
        yield Line("minchiate-tell-hand", {"seat": SeatArg(seat), "cards": CardsArg(cards_of(hand))})


def _trick(trick: Trick) -> Iterator[Line]:
    args: dict[str, Arg] = {"number": trick.number, "leader": SeatArg(trick.leader)}
    args["cards"] = CardsArg(tuple(played.card for played in trick.cards))
    args["winner"] = SeatArg(trick.leader if trick.winning is None else trick.winning)
    yield Line("minchiate-tell-trick", args)
    chosen = [played for played in trick.cards if played.by != played.seat]
    for played in chosen:
        yield Line("minchiate-tell-chosen", {"seat": SeatArg(played.seat), "by": SeatArg(played.by)})
    yield from trick.notes


def _count(count: Count) -> Iterator[Line | CountLine]:
    yield Line("minchiate-tell-count")
    yield from count.lines
    if None not in count.totals:
        yield CountLine("minchiate-tell-total", count.totals)
    yield from count.outcome


def told_games(document: dict[str, Any]) -> Iterator[Told | ConformError]:
    """Every game of a document, or why it cannot be read."""
    for key in ("games", "illegal"):
        for number, entry in enumerate(document.get(key) or ()):
            try:
                yield tell(entry)
            except ConformError as error:
                yield ConformError(f"{key}[{number}]: {error.where}", error.why)
