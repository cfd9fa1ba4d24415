"""Helpers for positions: what people see of a position of one of the games, and which words it offers them."""

from __future__ import annotations

from typing import Any

from bot.engine.actions import Refusal, Say
from bot.games.registry import game
from bot.i18n import words
from bot.table.selectors import seat_view
from bot.ui import screens
from bot.ui.transport.id_format import parse
from tests.ui.limits import controls, said
from tests.ui.tables import table, who

EN = words("en")


def board(slug: str, state: Any) -> str:
    """Return all text of the table's message."""
    match = table(state, slug)
    return said(screens.board(match, game(slug).view(state), who(match, EN), None, EN).view())


def sheet(slug: str, state: Any) -> str:
    """Return all text of the last count's message."""
    match = table(state, slug)
    return said(screens.result(match, game(slug).view(state).counts[-1], who(match, EN), None, EN).view())


def panel(slug: str, state: Any, seat: int) -> Any:
    """Return the panel of a seat; in these games players keep their seats."""
    match = table(state, slug)
    view = seat_view(match, seat)
    assert view is not None
    return screens.hand(match, view, who(match, EN), None, EN).view()


def offered(slug: str, state: Any, seat: int) -> set[str]:
    """Return the words that a seat's panel offers."""
    known = [parse(str(node["custom_id"])) for node in controls(panel(slug, state, seat))]
    return {one.arg for one in known if one is not None and one.action == "say"}


def name(slug: str, state: Any, card: int) -> str:
    """Return the English name of a card."""
    return EN.card(game(slug).view(state).pack, game(slug).meta.pack.id(card))


def accepted(slug: str, state: Any, seat: int, said_: tuple[str, ...]) -> set[str]:
    """Return those of these words that the game accepts from this seat."""
    return {word for word in said_ if not isinstance(game(slug).decide(state, seat, Say(word)), Refusal)}
