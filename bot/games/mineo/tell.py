"""A recorded hand as a person would read it: the calls giro by giro, the monte, each trick, the count."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bot.engine.conform import ConformError, Told, title_of, untold
from bot.engine.inputs import as_object, entries
from bot.engine.masks import cards_of
from bot.engine.text import Arg, CardsArg, Line, SeatArg
from bot.engine.view import Count, CountLine, Trick
from bot.games.mineo.inputs import recorded
from bot.games.mineo.replay import replay
from bot.games.mineo.state import PLAY, State
from bot.games.mineo.views import public

HANDS = ("hands", "auction_only_hands")
"""Where a document keeps its recorded hands."""

_TOLD_WITH_THE_TRICK = ("mineo-news-played", "mineo-news-trick", "mineo-signal")


def tell(document: dict[str, Any], entry: dict[str, Any]) -> Told:
    """The lines of one recorded hand of a document. Raises ConformError when its inputs cannot be read."""
    states: list[State] = []
    played = replay(recorded(document, entry), states.append)
    lines: list[Line | CountLine] = []
    tricks = 0
    for state in states:
        view = public(state)
        finished = view.history[tricks:]
        tricks = len(view.history)
        lines += (line for trick in finished for line in _trick(trick))
        lines += untold(view.news, finished, _TOLD_WITH_THE_TRICK)
        if state.phase == PLAY and not view.history and not state.table.cards:
            lines += _hands(state)
    if played.refused is not None:
        lines.append(Line("mineo-tell-refused", {"code": played.refused.code, "rule": played.refused.rule}))
    for count in public(states[-1]).counts if states else ():
        lines += _count(count)
    return Told(title_of(entry), tuple(lines))


def _hands(state: State) -> Iterator[Line]:
    """All three hands and the scarto: the account is of a hand that is over, so nothing is hidden any more."""
    yield Line("mineo-tell-hands")
    for seat, hand in enumerate(state.table.hands):
        yield Line("mineo-tell-hand", {"seat": SeatArg(seat), "cards": CardsArg(cards_of(hand))})
    setup = state.setup
    yield Line("mineo-tell-scarto", {"seat": SeatArg(setup.soloist), "cards": CardsArg(setup.scarto)})


def _trick(trick: Trick) -> Iterator[Line]:
    args: dict[str, Arg] = {"number": trick.number, "leader": SeatArg(trick.leader)}
    args["cards"] = CardsArg(tuple(played.card for played in trick.cards))
    args["winner"] = SeatArg(trick.leader if trick.winning is None else trick.winning)
    yield Line("mineo-tell-trick", args)
    yield from trick.notes


def _count(count: Count) -> Iterator[Line | CountLine]:
    if len(count.totals) == 2:
        soloist, defenders = count.sides
        args: dict[str, Arg] = {"soloist": SeatArg(soloist[0])}
        args |= {"first": SeatArg(defenders[0]), "second": SeatArg(defenders[1])}
        yield Line("mineo-tell-count", args)
        yield from count.lines
        yield CountLine("mineo-tell-total", count.totals)
    yield from count.outcome


def told_hands(document: dict[str, Any]) -> Iterator[Told | ConformError]:
    """Every hand of a document, or why it cannot be read."""
    for key in HANDS:
        for number, entry in enumerate(entries(document, key)):
            where = f"{key}[{number}]"
            try:
                yield tell(document, as_object(where, entry))
            except ConformError as error:
                yield ConformError(where if error.where == where else f"{where}: {error.where}", error.why)
