"""Builds the panel for a question made by hand, and lists what can be pressed on it."""

from __future__ import annotations

from bot.engine.actions import ClaimOffer
from bot.engine.view import SeatView
from bot.i18n import words
from bot.ports.people import DEFAULT_PREFERENCES, Preferences
from bot.ui import screens
from bot.ui.transport.id_format import parse
from bot.ui.transport.screen import Screen
from tests.ui.limits import BUTTON, assert_limits, controls, nodes
from tests.ui.tables import some_match, table, who

HAND = (0, 13, 14, 20, 27, 30, 60, 70, 96)


WORDS = Preferences(panel="words")
TWO_TAPS = Preferences(confirm="twice")


def shown(
    view: SeatView, staged: tuple[int, ...] = (), language: str = "en", prefers: Preferences = DEFAULT_PREFERENCES
) -> Screen:
    """Return the panel for a view made by hand."""
    state, said_in = table(some_match()), words(language)
    screen = screens.hand(state, view, who(state, said_in), None, said_in, staged, prefers=prefers)
    screen.assert_limits()
    assert_limits(screen.view())
    return screen


def ids(screen: Screen) -> list[str]:
    """Return action and argument of each enabled control."""
    found = [parse(node["custom_id"]) for node in controls(screen.view())]
    return [f"{one.action}:{one.arg}" if one.arg else one.action for one in found if one]


def labels(screen: Screen) -> list[str]:
    """Return the labels of all buttons."""
    return [node["label"] for node in nodes(screen.view()) if node["type"] == BUTTON]


def offers(count: int) -> tuple[ClaimOffer, ...]:
    """Return combinations to announce."""
    return tuple(
        ClaimOffer(f"kings:{n}", "versicola-minchiate-kings", {"matto": 0}, (13, 27, 41, 55), 25) for n in range(count)
    )
