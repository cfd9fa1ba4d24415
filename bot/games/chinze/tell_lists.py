"""Single positions of the test data as a person would read them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from bot.engine.actions import Refusal
from bot.engine.cards import Card
from bot.engine.conform import ConformError, Told
from bot.engine.inputs import Json, told_entries
from bot.engine.masks import cards_of
from bot.engine.text import CardArg, CardsArg, Line, SeatArg, TermArg
from bot.engine.view import CountLine
from bot.games.chinze.events import MeldAnnounced
from bot.games.chinze.lists import announced_of, available_of, pair_of, reply_of
from bot.games.chinze.melds import Meld
from bot.games.chinze.tell_rules import before_lines, option_lines
from bot.games.chinze.views.lines import announced_line, meld_line

Lines = Iterable[Line | CountLine]


def told_play(document: dict[str, Any]) -> Iterator[Told | ConformError]:
    """What may be replied, and who wins."""
    yield from told_entries(document, "chinze_replies", _reply)
    yield from told_entries(document, "chinze_tricks", _pair)


def told_melds(document: dict[str, Any]) -> Iterator[Told | ConformError]:
    """Melds announced or refused, and what a hand may announce."""
    yield from told_entries(document, "vectors", _meld)
    yield from told_entries(document, "available", _available)


def _reply(entry: Json) -> Lines:
    found = reply_of(entry)
    yield from option_lines(entry)
    yield Line("chinze-tell-led", {"seat": SeatArg(0), "card": CardArg(found.lead)})
    yield _hand(cards_of(found.hand), 1)
    yield Line("chinze-tell-allowed", {"cards": CardsArg(cards_of(found.legal))})


def _pair(entry: Json) -> Lines:
    found = pair_of(entry)
    yield from option_lines(entry)
    cards = CardsArg((found.lead, found.reply))
    args = {"number": 1, "leader": SeatArg(0), "cards": cards, "winner": SeatArg(1 if found.second else 0)}
    yield Line("chinze-tell-trick", {**args})


def _meld(entry: Json) -> Lines:
    found = announced_of(entry)
    yield from option_lines(entry)
    yield _hand(cards_of(found.hand), 0)
    yield from before_lines(entry, 0)
    if not isinstance(found.found, Refusal):
        yield announced_line(MeldAnnounced(0, found.found, 1))
        return
    known = tuple(card for card in found.wanted[1] if card >= 0)
    why = TermArg(f"chinze-tell-why-{found.found.rule}")
    args = {"seat": SeatArg(0), "cards": CardsArg(known), "why": why, "rule": found.found.rule}
    yield Line(f"chinze-tell-no-{found.wanted[0]}", {**args})


def _available(entry: Json) -> Lines:
    hand, melds = available_of(entry)
    yield from option_lines(entry)
    yield _hand(hand, 0)
    yield from before_lines(entry, 0)
    yield from map(_row, melds)
    if not melds:
        yield Line("chinze-tell-nothing", {"seat": SeatArg(0)})


def _row(meld: Meld) -> CountLine:
    row = meld_line(meld)
    return CountLine(row.key, (meld.points,), row.args, meld.cards)


def _hand(cards: tuple[Card, ...], seat: int) -> Line:
    return Line("chinze-tell-hand", {"seat": SeatArg(seat), "cards": CardsArg(cards)})
