"""A recorded game as a person would read it: the deal, each trick with its melds and draws, the score sheet."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bot.engine.conform import ConformError, Told, title_of
from bot.engine.inputs import as_object
from bot.engine.text import CardArg, CardsArg, Line, SeatArg
from bot.engine.view import Count, CountLine, Trick
from bot.games.chinze.inputs import dealers, hand_of, hands_of, options_of
from bot.games.chinze.replay import replay
from bot.games.chinze.state import State
from bot.games.chinze.tell_rules import option_lines
from bot.games.chinze.views import public
from bot.games.chinze.views.private import held
from bot.games.chinze.views.public import finished

Lines = list[Line | CountLine]


def tell(entry: dict[str, Any]) -> Told:
    """The lines of one recorded game. Raises ConformError when its inputs cannot be read."""
    options, first = options_of(entry), dealers(entry)
    hands = hands_of(entry, options)
    room = {**options, "hands_per_game": int(options["hands_per_game"]) + 1}
    state: State | None = None
    lines: Lines = list(option_lines(entry))
    for number, given in enumerate(hands):
        states: list[State] = []
        played = replay(room, hand_of(f"hands[{number}]", given, (first + number) % 2), state, states.append)
        state = played.state
        lines += _hand(state, states)
        if played.refused is not None:
            refused = {"code": played.refused.code, "rule": played.refused.rule, "where": played.where}
            lines.append(Line("chinze-tell-refused", {**refused}))
            lines.append(Line(f"refusal-{played.refused.code}", played.refused.args))
            break
    if state is not None and state.match.scored:
        lines.append(Line("chinze-tell-game"))
        lines.append(CountLine("chinze-tell-total", state.match.totals))
    return Told(title_of(entry), tuple(lines))


def _hand(state: State, states: list[State]) -> Iterator[Line | CountLine]:
    view = public(state)
    yield Line("chinze-tell-deal", {"deal": view.deal, "seat": SeatArg(state.setup.dealer)})
    dealt = next((one for one in states if one.setup.talon), None)
    if dealt is not None:
        for seat, hand in enumerate(dealt.table.hands):
            yield Line("chinze-tell-hand", {"seat": SeatArg(seat), "cards": CardsArg(held(state.match.rules, hand))})
    for trick in state.tricks.history:
        if trick.winner >= 0:
            yield from _trick(finished(state, trick))
    if dealt is not None and len(states) > 1 and state.match.scored and state.match.played == view.deal:
        yield from _count(view.counts[-1])


def _trick(trick: Trick) -> Iterator[Line]:
    """What each announced comes before his own card (C26), what followed after both."""
    lead, reply = trick.cards
    leader, other = SeatArg(lead.seat), SeatArg(reply.seat)
    winner = leader if trick.winning == lead.seat else other
    announced = [note for note in trick.notes if note.key.startswith("chinze-announced-")]
    answered = [note for note in announced if note.args["seat"] == other]
    yield from (note for note in announced if note not in answered)
    if answered:
        yield Line("chinze-tell-lead", {"number": trick.number, "leader": leader, "card": CardArg(lead.card)})
        yield from answered
        yield Line("chinze-tell-reply", {"seat": other, "card": CardArg(reply.card), "winner": winner})
    else:
        cards = CardsArg((lead.card, reply.card))
        yield Line("chinze-tell-trick", {"number": trick.number, "leader": leader, "cards": cards, "winner": winner})
    yield from (note for note in trick.notes if note not in announced)


def _count(count: Count) -> Iterator[Line | CountLine]:
    yield Line("chinze-tell-count")
    yield from count.lines
    yield CountLine("chinze-tell-total", count.totals)
    yield from count.outcome


def told_games(document: dict[str, Any]) -> Iterator[Told | ConformError]:
    """Every game of a document, or why it cannot be read."""
    for number, entry in enumerate(document.get("games") or ()):
        where = f"games[{number}]"
        try:
            yield tell(as_object(where, entry))
        except ConformError as error:
            yield ConformError(where if error.where == where else f"{where}: {error.where}", error.why)
