"""Returns the text and the actions of a screen, with its limits checked."""

from __future__ import annotations

from bot.ui.transport.id_format import parse
from bot.ui.transport.screen import Screen
from tests.ui.limits import assert_limits, controls, said


def checked(screen: Screen) -> str:
    """Check the limits and return everything that can be read."""
    screen.assert_limits()
    assert_limits(screen.view())
    return said(screen.view())


def verbs(screen: Screen) -> list[str]:
    """Return the actions of the enabled controls."""
    return [control.action for node in controls(screen.view()) if (control := parse(node["custom_id"]))]
