"""What a screen shows and offers, its limits checked."""

from __future__ import annotations

from bot.ui.ids import parse
from bot.ui.screen import Screen
from tests.ui.limits import assert_limits, controls, said


def checked(screen: Screen) -> str:
    """Everything that can be read, after the limits were checked."""
    screen.assert_limits()
    assert_limits(screen.view())
    return said(screen.view())


def verbs(screen: Screen) -> list[str]:
    """The actions of the enabled controls."""
    return [control.action for node in controls(screen.view()) if (control := parse(node["custom_id"]))]
