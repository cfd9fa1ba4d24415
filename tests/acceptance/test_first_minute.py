"""The first minute of a new user: from an empty server to the first own card, and safe ways back and out."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import pytest

from bot.games.registry import companions, games
from bot.i18n import LANGUAGES, words
from bot.services import Services
from bot.table import events as ev
from bot.table.model import FINISHED, LOBBY, PLAYING
from bot.ui.screens.notices import help_page
from bot.ui.transport.screen import Text
from tests.support.edge import Edge, EdgeRuntime, edge
from tests.support.panel import ANSWERS, action, controls, texts
from tests.ui.delivery import until_asked


@pytest.fixture
async def its() -> AsyncIterator[Edge]:
    async with edge() as found:
        yield found


class Greeting(EdgeRuntime):
    """A bot that greets new servers."""

    async def open(self) -> Services:
        services = await super().open()
        services.settings.welcome = True
        return services


def buttons(message: dict[str, Any]) -> list[str]:
    return [node.get("custom_id", "") for node in controls(message)]


def written(message: dict[str, Any]) -> str:
    """Return the text under the picture, without buttons and alt text."""
    parts = message["components"][0]["components"]
    return "\n".join(part["content"] for part in parts if part["type"] == 10)


def pictures(message: dict[str, Any]) -> int:
    return str(message["components"]).count("'media'")


def written_with_the_start(its: Edge) -> int:
    """Return how many bots were seated by the command that began the match."""
    return sum(
        isinstance(fact, ev.BotSeated)
        for facts, _ in its.store.written
        if any(isinstance(fact, ev.Started) for fact in facts)
        for fact in facts
    )


async def test_from_an_empty_server_to_the_first_own_card_is_one_press() -> None:
    async with edge(Greeting()) as its:
        greeting = await its.until(lambda: its.host.messages(its.channel))
        assert len(greeting) == 1
        offered = [one for one in buttons(greeting[0]) if one.startswith("p1:play:now:")]
        assert sorted(one.rpartition(":")[2] for one in offered) == sorted(games())
        assert pictures(greeting[0]) == len(games())
        presses = 0
        made = await its.host.click(greeting[0]["id"], offered[0])
        presses += 1
        await its.until(lambda: any(action(node) in ANSWERS for node in controls(its.host.message(made.message["id"]))))
        assert presses == 1
        assert written_with_the_start(its) == its.state.rules.meta.players - 1


async def test_a_server_is_greeted_once() -> None:
    runtime = Greeting()
    async with edge(runtime) as its:
        await its.until(lambda: its.host.messages(its.channel))
        assert its.bot is not None
        for guild in its.bot.guilds:
            its.bot.welcome.joined(guild)
        await its.until(lambda: its.bot is not None and not its.bot.welcome._tasks)
        assert len(its.host.messages(its.channel)) == 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("on_server", [True, False])
def test_help_has_eight_lines_at_most(language: str, on_server: bool) -> None:
    screen = help_page(words(language), on_server=on_server)
    said = [part.text for part in screen.parts if isinstance(part, Text)]
    assert len(said[0].splitlines()) <= 8
    screen.assert_limits()


@pytest.mark.parametrize("slug", sorted(games()))
async def test_a_new_table_has_a_short_match_and_a_longer_one_is_chosen(its: Edge, slug: str) -> None:
    showcase, option = companions(slug).showcase, games()[slug].meta.length_option
    assert showcase is not None
    await its.host.slash(its.channel, "table create", game=slug)
    assert its.state.options[option] == showcase.short
    assert 10 <= showcase.short * showcase.minutes <= 20
    await its.host.slash(its.channel, "table close")
    longest = max(games()[slug].meta.lengths)
    await its.host.slash(its.channel, "table create", game=slug, length=longest)
    assert its.state.options[option] == longest


async def test_fill_and_start_shows_the_cards(its: Edge) -> None:
    await its.host.slash(its.channel, "table create", game="terziglio")
    card = await its.until(its.card)
    assert pictures(card) == 1
    assert len([one for one in buttons(card) if one]) == 3
    assert len(written(card).splitlines()) <= 2
    await its.press(its.host, its.channel, "fill")
    assert its.state.status == PLAYING
    assert written_with_the_start(its) == its.state.rules.meta.players - 1
    await its.until(
        lambda: (
            any(
                action(node) in ANSWERS
                for m in its.host.messages(its.channel)
                if its.world.only_for.get(m["id"]) == its.host.id
                for node in controls(m)
            )
            or its.asks(its.host, *ANSWERS)
        )
    )


async def test_who_may_not_fill_the_table_is_told_so(its: Edge) -> None:
    await its.host.slash(its.channel, "table create", game="terziglio")
    await its.press(its.people[1], its.channel, "fill")
    assert its.state.status == LOBBY
    assert all(chair.level is None for chair in its.state.chairs)
    assert its.only_you(its.people[1], its.channel)


async def test_from_elsewhere_a_button_leaves_a_lobby_at_no_cost(its: Edge) -> None:
    await its.host.slash(its.channel, "table create", game="terziglio")
    first = its.table
    await its.host.slash(its.channel, "play-now")
    assert words("en").text("ui-elsewhere-lobby") in its.only_you(its.host, its.channel)[-1]
    await its.press(its.host, its.channel, "quit")
    assert its.store.states[first].chair_of(its.store.by_user[int(its.host.id)]) is None


async def test_from_elsewhere_a_button_shows_the_ways_out_of_a_match(its: Edge) -> None:
    await its.host.slash(its.channel, "play-now")
    await its.until(lambda: its.store.states)
    await its.host.slash(its.channel, "play-now")
    await its.press(its.host, its.channel, "quit")
    assert "Leaving" in its.only_you(its.host, its.channel)[-1]
    assert its.state.status == PLAYING


@pytest.mark.parametrize("verb", ["score", "last", "hand", "others"])
async def test_reading_does_not_end_a_pause_and_resume_does(its: Edge, verb: str) -> None:
    await its.open_table()
    await until_asked(its, its.host)
    await its.host.slash(its.channel, "table pause")
    await its.until(lambda: its.find(its.host, its.thread(), "resume"))
    await its.press(its.host, its.thread(), verb)
    assert its.state.paused == "asked"
    await its.press(its.host, its.thread(), "resume")
    assert not its.state.paused


async def test_conceding_asks_says_the_price_and_keeps_to_it(its: Edge) -> None:
    await its.open_table()
    await until_asked(its, its.host)
    await its.host.slash(its.channel, "table resign")
    await its.press(its.host, its.channel, "concede")
    assert its.state.status == PLAYING, "the first press only asks"
    asked = its.only_you(its.host, its.channel)[-1]
    await its.press(its.host, its.channel, "keep")
    assert its.state.status == PLAYING
    await its.host.slash(its.channel, "table resign")
    await its.press(its.host, its.channel, "concede")
    await its.press(its.host, its.channel, "concedesure")
    await its.until(lambda: not its.state.open)
    mine = its.state.balances[0] if its.state.status == FINISHED else None
    expected = "without a result" if mine is None else f"{'−' if mine < 0 else '+' if mine else ''}{abs(mine)} rest"
    assert expected in asked


async def test_after_the_match_my_cards_answers_with_the_result(its: Edge) -> None:
    await its.open_table()
    await its.host.slash(its.channel, "table close")
    await its.press(its.host, its.channel, "end")
    await its.until(lambda: its.state.status == FINISHED)
    await its.press(its.host, its.thread(), "hand")
    shown = its.only_you(its.host, its.thread())[-1]
    assert f"## {words('en').text('ui-over-drawn')}" in shown
    assert "rest" in shown
    own = its.panel(its.host)
    assert own is not None
    await its.until(lambda: texts(its.panel(its.host) or {}) == its.only_you(its.host, its.thread())[-1])
