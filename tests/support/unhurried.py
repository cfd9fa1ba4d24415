"""The bot and the local server without limits of real time, so that nothing comes too late on a slow machine.

The bot gives up waiting for a picture, defers an answer or drops a press after a moment of real time, and a person of
the local server waits three seconds for an answer. A busy machine passes these limits by chance. A test of such a limit
sets it itself.
"""

from __future__ import annotations

import pytest

from bot.local_server import World
from bot.ui.features import guide, hand, leaderboard, profile
from bot.ui.messages import screen_builder
from bot.ui.requests import answers, pictures
from bot.ui.transport import interaction_queue
from tests.support.waiting import LONG

LIMITS = (
    *((answers, name) for name in ("DEFER_AFTER", "TABLE_DEFER_AFTER")),
    *((module, "PICTURE_WAIT") for module in (leaderboard, pictures, profile)),
    *((module, "ANSWER_PICTURE_WAIT") for module in (hand, screen_builder)),
    *((screen_builder, name) for name in ("TURN_PICTURE_WAIT", "TURN_WAIT")),
    (guide, "DRAWING"),
    (interaction_queue, "ALIVE"),
    (World, "ACK_SECONDS"),
)


def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lift the limits until the test is over."""
    for owner, name in LIMITS:
        monkeypatch.setattr(owner, name, LONG)
