"""Every figure reports a fault planted for it, and nothing where there is none."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
import pytest_asyncio

from bot.ui.transport import control_ids as ids
from tests.figures import measures
from tests.figures.axe import violations
from tests.figures.measures import Deal, stuck_out
from tests.figures.player import MAX_PRESSES, PagePlayer
from tests.local_server_page.browser.person import opened, updated
from tests.local_server_page.conftest import Visit
from tests.local_server_page.scripted import button, container, gallery, only_you, picture, row, text
from tests.support.chromium import Browser
from tests.support.waiting import until

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.asyncio(loop_scope="module")]

TABLE = "abcdefgh"
CARDS = [f"m1:{TABLE}:1:{trick}:card:1" for trick in (1, 2, 3)]
PLAY, WORDS = f"m1:{TABLE}:1:1:play:1", f"m1:{TABLE}:1:1:handwords"
KING = {"name": "king", "id": "123"}
BEGIN = ids.PLAY_NOW.id("chinze")


@pytest_asyncio.fixture(loop_scope="module")
async def player(visit: Visit, browser: Browser) -> PagePlayer:
    """Anna, on the page of a bot that greets new people."""
    visit.world.emojis[KING["id"]] = dict(KING)
    visit.bot.post(visit.cards, text("## Hello"), row(button(BEGIN, "Play", 3)))
    made = PagePlayer(await opened(visit, browser))
    await made.page.wait_for(f"document.querySelector('[data-custom-id=\"{BEGIN}\"]')")
    return made


def panel(*asked: str, said: str = "Your turn") -> dict[str, Any]:
    cards = row(*(button(one, "K", emoji=KING) for one in asked), button(WORDS, "In words"))
    return container(gallery("hand.webp", "Trick 1"), text(said), cards)


def shows(visit: Visit, *asked: str, said: str = "Your turn") -> str:
    """Post a panel as a message that everybody sees: a picture needs no press before it. Returns its address."""
    return str(shown_in(shown_panel(visit, *asked, said=said))["items"][0]["media"]["url"])


def shown_panel(visit: Visit, *asked: str, said: str = "Your turn") -> dict[str, Any]:
    """Post a panel as :func:`shows` does. Returns the message."""
    files = {"hand.webp": picture("hand", (1100, 750))}
    return visit.bot.post(visit.cards, panel(*asked, said=said), files=files)


def shown_in(message: dict[str, Any]) -> dict[str, Any]:
    """Return the picture of a panel as a component that shows the same file."""
    (item,) = message["components"][0]["components"][0]["items"]
    return {"type": 12, "items": [{"media": {"url": item["media"]["url"]}, "description": item["description"]}]}


async def deal_of(player: PagePlayer, cards: int = 1) -> Deal:
    return await measures.played({"here": player}, cards)


async def test_one_press_to_the_first_card_and_one_more_is_too_many(visit: Visit, player: PagePlayer) -> None:
    visit.bot.answers[BEGIN] = lambda _: only_you(row(button(CARDS[0], "K")))
    assert measures.first_card(await player.to_first_card()).met


async def test_a_form_before_the_first_card_is_reported(visit: Visit, player: PagePlayer) -> None:
    visit.bot.answers[BEGIN] = lambda _: only_you(row(button("sure", "Begin", 3)))
    visit.bot.answers["sure"] = lambda _: updated(row(button(CARDS[0], "K")))
    figure = measures.first_card(await player.to_first_card())
    assert (figure.measured, figure.met) == ("2", False)


async def test_who_never_comes_to_a_card_gives_up(visit: Visit, player: PagePlayer) -> None:
    for number in range(MAX_PRESSES + 1):
        following = button(f"more{number}", "More", 3)
        visit.bot.answers[BEGIN if not number else f"more{number - 1}"] = lambda _, one=following: updated(row(one))
    with pytest.raises(AssertionError, match="no card"):
        await player.to_first_card()


async def test_a_second_tap_for_a_card_is_reported(visit: Visit, player: PagePlayer) -> None:
    assert measures.each_card(Deal(presses=6, cards={*"12345"})).met
    address = shows(visit, CARDS[0])

    def then(trick: int, control: str) -> Callable[[object], dict[str, Any]]:
        image = {"media": {"url": address}, "description": f"Trick {trick}"}
        return lambda _: updated(container({"type": 12, "items": [image]}, row(button(control, "K", emoji=KING))))

    visit.bot.answers |= {CARDS[0]: then(1, PLAY), PLAY: then(2, CARDS[1]), CARDS[1]: then(3, CARDS[2])}
    played = await deal_of(player, 2)
    figure = measures.each_card(played)
    assert (figure.measured, figure.met) == ("1.50", False)


@pytest.mark.parametrize(("said", "met"), [("Bruno led the King of Cups: play Cups.", True), ("word " * 24, False)])
async def test_words_are_counted(visit: Visit, player: PagePlayer, said: str, met: bool) -> None:
    shows(visit, CARDS[0], said=said)
    await player.asked()
    assert measures.panel_words(Deal(words=[await player.look("words()")])).met is met


@pytest.mark.parametrize(("lines", "met"), [(2, True), (30, False)])
async def test_what_is_out_of_sight_is_reported(visit: Visit, player: PagePlayer, lines: int, met: bool) -> None:
    shows(visit, CARDS[0], said="line\n" * lines)
    await player.asked()
    await until(lambda: player.sees(CARDS[0]), "the panel")
    figure = measures.panel_height("here", [await player.look("height()")])
    assert figure.met is met, figure


async def test_a_message_below_the_panel_is_reported(visit: Visit, player: PagePlayer) -> None:
    shows(visit, CARDS[0])
    for number in range(20):
        visit.bot.say(visit.cards, f"line {number}")
    await until(lambda: player.sees(CARDS[0]), "the panel")
    await player.page.wait_for_text("line 19", "#messages")
    assert not measures.panel_height("here", [await player.look("height()")]).met


async def test_a_press_is_timed_from_the_mouse_to_what_it_changes(visit: Visit, player: PagePlayer) -> None:
    shows(visit, CARDS[0])
    visit.bot.answers[CARDS[0]] = lambda _: updated(row(button(CARDS[1], "Q")))
    assert await player.answer(await player.asked())
    (taken,) = await player.look("presses.delays")
    assert 0 < taken < 100_000
    assert measures.delay([20.0, 30.0]).met
    assert not measures.delay([61.0, 62.0]).met
    assert not measures.delay([20.0] * 9 + [900.0]).met


async def test_a_press_that_changes_nothing_is_reported(
    visit: Visit, player: PagePlayer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tests.figures.player.MAX_ANSWER_SECONDS", 0.5)
    shows(visit, CARDS[0])
    visit.bot.answers[CARDS[0]] = lambda _: {"type": 6}
    assert not await player.answer(await player.asked())
    assert player.ignored
    assert not measures.ignored(player.ignored).met
    assert measures.ignored([]).met


@pytest.mark.parametrize("keeps", [True, False])
async def test_a_picture_that_goes_away_for_a_moment_is_reported(visit: Visit, player: PagePlayer, keeps: bool) -> None:
    made, after = shown_panel(visit, CARDS[0]), panel(CARDS[1])
    kept = {**after, "components": [shown_in(made), *after["components"][1:]]}
    bare = {**after, "components": after["components"][1:]}
    visit.bot.answers[CARDS[0]] = lambda _: updated(kept if keeps else bare, attachments=None if keeps else [])
    await until(lambda: player.sees(CARDS[0]), "the panel")
    assert await player.answer(await player.asked())
    visit.bot.edit(made, after, files={"hand.webp": picture("next", (1100, 750))})
    await until(lambda: player.sees(CARDS[1]), "the panel")
    figure = measures.bare(await player.look("presses.bare"))
    assert (figure.measured, figure.met) == (("0", True) if keeps else ("1", False))


WIDE = "document.querySelector('#messages .body').style.width = '900px'"
ROLE = "document.querySelector('#composer').setAttribute('role', 'combobox')"
NAMELESS = "document.querySelector('#messages .btn').replaceChildren()"
FAINT = "document.querySelector('#messages .text').style.color = '#cccccc'"


async def test_sideways_scrolling_is_reported(player: PagePlayer) -> None:
    found = {"here": await stuck_out(player.page, player)}
    assert measures.sideways(found).met
    await player.page.evaluate(WIDE)
    found = {"here": await stuck_out(player.page, player)}
    assert not measures.sideways(found).met
    assert any("at 360 px" in one for one in found["here"])
    assert any("at 640 px" in one for one in found["here"])


@pytest.mark.parametrize(
    ("fault", "rule"), [(ROLE, "aria-allowed-role"), (NAMELESS, "button-name"), (FAINT, "color-contrast")]
)
async def test_a_violation_is_reported(player: PagePlayer, fault: str, rule: str) -> None:
    assert measures.violations({"here": await violations(player.page)}).met
    await player.page.evaluate(fault)
    figure = measures.violations({"here": await violations(player.page)})
    assert not figure.met
    assert json.dumps(figure.measured).count(rule) == 1
