"""A recorded game as a person would read it: hands, auction, declarations, each trick, the count."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bot.engine.conform import ConformError, Told
from bot.engine.inputs import as_object, entries
from bot.engine.text import Arg, CardsArg, Line, SeatArg
from bot.engine.view import Count, CountLine, Trick
from bot.games.terziglio.inputs import recorded
from bot.games.terziglio.replay import replay
from bot.games.terziglio.state import AUCTION, DECLARE, State
from bot.games.terziglio.views import finished, public
from bot.games.terziglio.views.private import held

_TOLD_WITH_THE_TRICK = ("terziglio-news-played", "terziglio-news-trick")


def tell(entry: dict[str, Any]) -> Told:
    """The lines of one recorded game. Raises ConformError when its inputs cannot be read."""
    lines: list[Line | CountLine] = []
    game = recorded(entry)
    tricks = 0

    def seen(state: State) -> None:
        nonlocal tricks
        if not state.tricks.history:
            tricks = 0
        view = public(state)
        done = [finished(state, trick) for trick in state.tricks.history[tricks:]]
        tricks += len(done)
        said = [note for trick in done for note in trick.notes]
        for trick in done:
            lines.extend(_trick(trick))
        lines.extend(line for line in view.news if line.key not in _TOLD_WITH_THE_TRICK and line not in said)
        if state.phase == AUCTION and not state.setup.calls:
            lines.extend(_hands(state))
        elif state.phase == DECLARE and state.setup.discards and not state.setup.declared:
            lines.append(Line("terziglio-news-discards-shown", {"cards": CardsArg(state.setup.discards)}))

    try:
        for state in replay(game, seen):
            if state.match.scored and state.match.scored[-1].deal == state.setup.deal:
                lines += _count(public(state).counts[-1])
    except ConformError as error:
        lines.append(Line("terziglio-tell-refused", {"where": error.where, "why": error.why}))
    title = " · ".join(str(entry[key]) for key in ("id", "note") if isinstance(entry.get(key), str))
    return Told(title, tuple(lines))


def _hands(state: State) -> Iterator[Line]:
    yield Line("terziglio-tell-hands")
    for seat, hand in enumerate(state.table.hands):
        cards = held(state.match.rules, hand)
        yield Line("terziglio-tell-hand", {"seat": SeatArg(seat), "cards": CardsArg(cards)})
    yield Line("terziglio-tell-stock", {"cards": CardsArg(state.setup.stock)})


def _trick(trick: Trick) -> Iterator[Line]:
    args: dict[str, Arg] = {"number": trick.number, "leader": SeatArg(trick.leader)}
    args["cards"] = CardsArg(tuple(played.card for played in trick.cards))
    args["winner"] = SeatArg(trick.leader if trick.winning is None else trick.winning)
    yield Line("terziglio-tell-trick", args)
    yield from trick.notes


def _count(count: Count) -> Iterator[Line | CountLine]:
    yield Line("terziglio-tell-count")
    yield from count.lines
    yield CountLine("terziglio-tell-total", count.totals)
    yield from count.outcome


def told_games(document: dict[str, Any]) -> Iterator[Told | ConformError]:
    """Every game of a document, or why it cannot be read."""
    for number, entry in enumerate(entries(document, "games")):
        try:
            yield tell(as_object(f"games[{number}]", entry))
        except ConformError as error:
            yield ConformError(f"games[{number}]: {error.where}", error.why)
