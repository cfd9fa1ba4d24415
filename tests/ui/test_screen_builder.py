"""Which pictures of a table are drawn."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast
from unittest.mock import AsyncMock

import pytest

from bot.engine.text import Line, SideArg
from bot.engine.view import Count, CountLine
from bot.i18n import words
from bot.table.selectors import public_view
from bot.ui.messages.screen_builder import ScreenBuilder
from bot.ui.transport.screen import Image
from tests.ui.tables import picture, some_match, table, who

LINE = CountLine("minchiate-pair", (10, None), {"side": SideArg(0)}, (1, 2))


@pytest.mark.parametrize("lines", [(), (LINE,)])
async def test_a_deal_that_nobody_played_is_counted_in_words_alone(lines: tuple[CountLine, ...]) -> None:
    state, draw = table(some_match()), AsyncMock(return_value=picture())
    view = public_view(state)
    assert view is not None
    services: Any = SimpleNamespace(pictures=SimpleNamespace(count=draw, behind=lambda: 0.0))
    lookup: Any = SimpleNamespace(company=AsyncMock(return_value=who(state, words("en"))))
    count = Count(1, lines, (None, None), (Line("minchiate-outcome-even"),))
    screen = await ScreenBuilder(cast(Any, services), cast(Any, lookup)).count(state, view, count)
    assert "–" not in str(screen.parts[0]), "nobody has scored"
    assert draw.await_count == len(lines)
    assert len([part for part in screen.parts if isinstance(part, Image)]) == len(lines)
