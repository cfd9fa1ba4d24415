"""The figures of the page are not worse than their goals, in a short form; ``python -m tests.figures`` measures more.
How high the panel is, is tested in ``tests/local_server_page/browser/test_cards.py``.

How fast a press is answered depends on the machine and is only printed by the program.
"""

from __future__ import annotations

import tempfile
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from tests.figures import measures
from tests.figures.__main__ import of_deal, opened, seen
from tests.figures.measures import Figure
from tests.figures.player import PagePlayer
from tests.support.chromium import chromium
from tests.support.process import FAST
from tests.support.served import served

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.asyncio(loop_scope="module")]

CARDS = 3


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def figures() -> AsyncIterator[list[Figure]]:
    """The figures of a few cards of Chinze, played from the greeting of an empty server, and of all screens."""
    with tempfile.TemporaryDirectory(prefix="g-") as folder:
        async with served(Path(folder), {**FAST, "GERMINI_WELCOME": "true"}) as url, chromium() as browser:
            player = PagePlayer(await opened(browser, url, *measures.DESKTOP))
            found = [measures.first_card(await player.to_first_card())]
            found += of_deal(await measures.played({"here": player}, CARDS))
            found.append(measures.bare(int(await player.look("presses.bare"))))
            out, said = await seen(player.page, dark=False, commands=("help", "preferences"))
            yield [*found, measures.sideways(out), measures.violations(said)]


async def test_no_figure_is_worse_than_its_goal(figures: list[Figure]) -> None:
    assert len(figures) == 6
    assert [one for one in figures if not one.met] == []
