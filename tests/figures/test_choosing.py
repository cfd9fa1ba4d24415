"""What is chosen before and after the tricks fits on the page: discards, combinations, the card given for the Fool. So
does the end of a match."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from msgspec import structs

from bot.games.terziglio import GAME
from bot.games.terziglio.state import PAY, State
from bot.i18n import LANGUAGES, words
from bot.render.final_result import final_picture
from bot.render.pictures import hand_picture
from bot.table.selectors import public_view
from bot.ui import screens
from bot.ui.requests.caller import player_names_of
from bot.ui.transport.screen import Screen
from tests.figures import measures
from tests.figures.player import PagePlayer
from tests.games.terziglio.play import called, options, random_match
from tests.games.terziglio.test_screens import declaring, staged, table
from tests.local_server_page.browser.person import control, opened
from tests.local_server_page.conftest import Visit
from tests.local_server_page.scripted import button, gallery, only_you, picture, row
from tests.support.chromium import Browser
from tests.support.waiting import until
from tests.ui.tables import who
from tests.ui.test_achievements import GAIN
from tests.ui.test_final_result import content
from tests.ui.test_final_result import ended as ended_match

pytestmark = [
    pytest.mark.browser,
    pytest.mark.slow,
    pytest.mark.asyncio(loop_scope="module"),
    pytest.mark.exhaustive(7),
]

DEADLINE_MS = 4_000_000_000_000
TILE = {"name": "trump_10", "id": "1234567890123456789"}
FEW, MANY = bytes([1]), bytes([243])
"""Seeds of deals after which a card is given for the Fool, out of 20 and of 54."""


def discarding(count: int) -> tuple[State, tuple[int, ...]]:
    """Return a player who has taken the stock, with so many cards chosen."""
    state = called("play", "pass", "pass")
    return state, GAME.decisions(state)[0].cards[:count]


def paying(seed: bytes, count: int) -> tuple[State, tuple[int, ...]]:
    """Return a player who gives a card for the Fool, with so many cards chosen."""
    found: list[State] = []
    random_match(options(hands_per_game=1), seed, found.append)
    state = next(one for one in found if one.phase == PAY)
    return state, GAME.decisions(state)[0].cards[:count]


NARROW = (360, 740)
"""A narrow phone."""

THREE = "T17 T16 T15 T7 MAT SJ S9 S8 S6 BC B6 C10 C8 C7 DK DC DJ D8 DA"
"""A hand with a sequence of five cards, of which four or three may be declared too."""

CHOICES: dict[str, Callable[[], tuple[State, tuple[int, ...]]]] = {
    "discard": lambda: discarding(0),
    "discard chosen": lambda: discarding(5),
    "declare": lambda: (declaring(), ()),
    "declare some": lambda: (declaring(), staged(declaring(), 0, {"kings.3", "suit:S", "mori"})),
    "give one of few": lambda: paying(FEW, 0),
    "give the chosen of few": lambda: paying(FEW, 1),
    "give one of many": lambda: paying(MANY, 0),
    "give the chosen of many": lambda: paying(MANY, 1),
}


def panel(match: State, chosen: tuple[int, ...], language: Any) -> Screen:
    """Return the panel as a player sees it, with picture, clock and the cards' own emojis."""
    seat, state, said = GAME.decisions(match)[0].seat, table(match), words(language)
    bare = who(state, said)
    company = replace(bare, marks=dict.fromkeys(bare.pack.ids, "<:{name}:{id}>".format(**TILE)))
    view = GAME.seat_view(match, seat)
    drawn = hand_picture(view, player_names_of(state, company), said, chosen=frozenset(chosen))
    return screens.hand(state, view, company, drawn, said, chosen, deadline_ms=DEADLINE_MS)


def shown(visit: Visit, screen: Screen) -> None:
    """Let the button *My cards* answer with the panel."""
    visit.world.emojis[TILE["id"]] = dict(TILE)
    visit.world.blobs[f"/emojis/{TILE['id']}"] = ("image/webp", picture("10"))
    (drawn,) = screen.pictures
    made = visit.bot.post(
        visit.cards, gallery(drawn.name, "hand"), row(button("mine", "My cards")), files={drawn.name: drawn.data}
    )
    (sent,) = screen.view().to_components()
    (held,) = [part for part in sent["components"] if "items" in part]
    held["items"][0]["media"] = {"url": made["components"][0]["items"][0]["media"]["url"]}
    visit.bot.answers["mine"] = lambda _: only_you(sent)


def ended(slug: str, language: Any) -> Screen:
    """Return the end of a match as the player sees it who has earned much in it."""
    hall, said = ended_match(slug), words(language)
    view = public_view(hall.state)
    assert view is not None
    drawn = final_picture(content(slug, language, 0))
    # A table in a thread of its own can be gone to, and its result shared.
    state = structs.replace(hall.state, thread=hall.state.channel + 1)
    gain = structs.replace(GAIN, person=hall.state.chairs[0].person or 0)
    return screens.over(state, view, who(state, said), drawn, said, (gain,), 0)


async def sized(visit: Visit, browser: Browser, screen: Screen, size: tuple[int, int]) -> PagePlayer:
    """Return who has pressed *My cards* in a window of this size, once all is there."""
    width, height = size
    page = await opened(visit, browser, width=width, height=height, phone=width < measures.NARROW_TO)
    shown(visit, screen)
    await page.click(control("mine"))
    player = PagePlayer(page)

    async def seen() -> bool:
        asked = "sight.answer()?.querySelector('[data-custom-id]')?.dataset.customId ?? ''"
        return bool(await player.look("answer()") is not None and await player.sees(await page.evaluate(asked)))

    await until(seen, "the answer", pause=0.02)
    await measures.resized(page, width, height)
    return player


async def fits(player: PagePlayer, what: str, height: str) -> None:
    """Wait until all of the message is in sight. The picture gives up height only when it has come."""
    found: list[measures.Figure] = []

    async def met() -> bool:
        found[:] = [measures.panel_height(what, [await player.look(height)])]
        return found[0].met

    with contextlib.suppress(AssertionError):
        await until(met, pause=0.05)
    assert found[0].met, found[0]


@pytest.mark.parametrize("size", [measures.PHONE, measures.DESKTOP])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("choice", CHOICES)
async def test_everything_one_chooses_from_is_in_sight(
    visit: Visit, browser: Browser, choice: str, language: str, size: tuple[int, int]
) -> None:
    match, chosen = CHOICES[choice]()
    player = await sized(visit, browser, panel(match, chosen, language), size)
    await fits(player, choice, "height()")


@pytest.mark.parametrize("language", LANGUAGES)
async def test_three_combinations_are_in_sight_on_a_narrow_phone(visit: Visit, browser: Browser, language: str) -> None:
    match = declaring(THREE)
    assert len(GAME.decisions(match)[0].claims or ()) == 3
    player = await sized(visit, browser, panel(match, (), language), NARROW)
    await fits(player, "three", "height()")
    assert await player.page.evaluate("document.querySelector('#log').scrollWidth <= innerWidth")


@pytest.mark.parametrize("size", [measures.PHONE, measures.DESKTOP])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", ["minchiate", "terziglio"])
async def test_the_end_of_a_match_is_in_sight_from_its_heading(
    visit: Visit, browser: Browser, slug: str, language: str, size: tuple[int, int]
) -> None:
    player = await sized(visit, browser, ended(slug, language), size)
    await fits(player, slug, "height(sight.answer())")
