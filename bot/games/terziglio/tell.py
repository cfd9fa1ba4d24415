"""A recorded game as a person would read it: hands, auction, declarations, each trick, the count."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bot.engine.conform import ConformError, Told, title_of, untold
from bot.engine.game import Options
from bot.engine.inputs import as_object, entries
from bot.engine.text import Arg, CardsArg, Line, SeatArg, TermArg
from bot.engine.view import Count, CountLine, Trick
from bot.games.terziglio.inputs import recorded
from bot.games.terziglio.options import META
from bot.games.terziglio.replay import RefusedMove, replay
from bot.games.terziglio.state import AUCTION, DECLARE, State
from bot.games.terziglio.views import finished, public
from bot.games.terziglio.views.private import held

_TOLD_WITH_THE_TRICK = ("terziglio-news-played", "terziglio-news-trick")


def tell(entry: dict[str, Any]) -> Iterator[Told]:
    """The deals of one recorded game, one by one. Raises ConformError when its inputs cannot be read."""
    game = recorded(entry)
    name = title_of(entry)
    deals = len(game.deals)
    story = _Story([*told_options(game.options)])
    ends = replay(game, story.seen)
    for number in range(1, deals + 1):
        try:
            state = next(ends)
            if state.match.scored and state.match.scored[-1].deal == state.setup.deal:
                story.lines += _count(public(state).counts[-1])
        except ConformError as error:
            story.lines.append(Line("terziglio-tell-refused", {"where": error.where, "why": error.why}))
            if isinstance(error, RefusedMove):
                story.lines.append(Line(f"refusal-{error.refusal.code}", error.refusal.args))
            yield story.told(f"{name} · {number}/{deals}")
            return
        yield story.told(f"{name} · {number}/{deals}")


def told_options(options: Options) -> Iterator[Line]:
    """The options in which a table differs from the usual ones (section 11)."""
    for spec in META.options:
        value = options[spec.key]
        if value != spec.default:
            name = f"option-{META.slug}-{spec.key}"
            said = TermArg(f"{name}--{str(value).lower()}") if spec.values else value
            yield Line("terziglio-tell-option", {"option": TermArg(name), "value": said})


class _Story:
    """The lines of the running deal."""

    def __init__(self, lines: list[Line | CountLine]) -> None:
        self.lines = lines
        self._tricks = 0
        self._state: State | None = None

    def told(self, title: str) -> Told:
        """The deal so far; the next one begins."""
        view = None if self._state is None else public(self._state)
        lines, self.lines, self._tricks, self._state = tuple(self.lines), [], 0, None
        return Told(title, lines) if view is None else Told(title, lines, view.sides, view.pack)

    def seen(self, state: State) -> None:
        """One more step of the deal."""
        self._state = state
        lines, view = self.lines, public(state)
        done = [finished(state, trick) for trick in state.tricks.history[self._tricks :]]
        self._tricks += len(done)
        for trick in done:
            lines.extend(_trick(trick))
        lines.extend(untold(view.news, done, _TOLD_WITH_THE_TRICK))
        if state.phase == AUCTION and not state.setup.calls:
            lines.extend(_hands(state))
        elif state.phase == DECLARE and state.setup.discards and not state.setup.declared:
            lines.append(Line("terziglio-news-discards-shown", {"cards": CardsArg(state.setup.discards)}))


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
            yield from tell(as_object(f"games[{number}]", entry))
        except ConformError as error:
            yield ConformError(f"games[{number}]: {error.where}", error.why)
