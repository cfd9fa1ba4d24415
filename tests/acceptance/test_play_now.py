"""One press to play: ``/play-now`` and its button open a short match against computer players and show the cards."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import pytest

from bot.games.registry import games
from bot.local_server import Interaction
from bot.table.model import PLAYING
from tests.support.edge import Edge, edge
from tests.support.panel import ANSWERS, action, controls, texts


@pytest.fixture
async def its() -> AsyncIterator[Edge]:
    async with edge() as found:
        yield found


def answer(its: Edge, made: Interaction) -> dict[str, Any]:
    """Return the message that only the person who acted sees, as it is now."""
    assert made.message is not None
    return its.host.message(made.message["id"])


async def test_one_command_leads_to_the_first_own_card(its: Edge) -> None:
    made = await its.host.slash(its.channel, "play-now")
    await its.until(lambda: its.store.states)
    state = its.state
    assert (state.game, state.status) == ("chinze", PLAYING)
    assert state.options[games()["chinze"].meta.length_option] == min(games()["chinze"].meta.lengths)
    assert [chair.level for chair in state.chairs] == [None, "regular"]
    # The cards open in the answer itself, without another press.
    await its.until(lambda: any(action(node) in ANSWERS for node in controls(answer(its, made))))


async def test_the_tables_message_stands_above_the_cards_and_offers_no_waiting_list(its: Edge) -> None:
    made = await its.host.slash(its.channel, "play-now")
    card = await its.until(its.card)
    await its.quiet()
    assert int(card["id"]) < int(answer(its, made)["id"])
    assert [action(node) for node in controls(its.card() or {}) if action(node) == "wait"] == []
    posted = [one for one in its.host.messages(its.channel) if one["id"] not in its.world.only_for]
    assert [one["id"] for one in posted] == [card["id"]]


@pytest.mark.parametrize("slug", sorted(games()))
async def test_every_game_begins_with_one_press_on_its_button(its: Edge, slug: str) -> None:
    helped = await its.host.slash(its.channel, "help")
    button = next(node for node in controls(answer(its, helped)) if node.get("custom_id") == f"p1:play:now:{slug}")
    assert button["label"] == f"Play {slug.title()}"
    made = await its.host.click(answer(its, helped)["id"], button["custom_id"])
    await its.until(lambda: its.store.states)
    assert (its.state.game, its.state.status) == (slug, PLAYING)
    assert sum(chair.level == "regular" for chair in its.state.chairs) == len(its.state.chairs) - 1
    assert answer(its, made)["id"] != answer(its, helped)["id"]


async def test_the_game_finished_last_is_played_again(its: Edge, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = list[tuple[int, int]]()

    async def played_last(person: int, guild: int) -> str:
        asked.append((person, guild))
        return "mineo"

    assert its.bot is not None
    monkeypatch.setattr(its.bot.services.store.profiles, "played_last", played_last)
    await its.host.slash(its.channel, "play-now")
    await its.until(lambda: its.store.states)
    assert its.state.game == "mineo"
    assert len(asked) == 1


async def test_who_plays_elsewhere_is_led_there_and_no_table_is_opened(its: Edge) -> None:
    await its.host.slash(its.channel, "play-now")
    await its.until(lambda: its.store.states)
    first = its.table
    made = await its.host.slash(its.channel, "play-now")
    assert "discord.com/channels" in str(answer(its, made)["components"])
    assert its.table == first
    assert len(its.store.states) == 1


async def test_in_direct_messages_help_has_no_such_button_and_a_forged_one_says_why(its: Edge) -> None:
    made = await its.host.slash(its.host.open_dm()["id"], "help")
    assert made.message is not None
    assert [node for node in controls(made.message) if node["custom_id"].startswith("p1:play:")] == []
    forged = await its.host.click(made.message["id"], "p1:play:now:", force=True)
    assert "it needs a channel" in texts(answer(its, forged))
    assert its.store.states == {}


async def test_an_empty_list_of_tables_offers_it(its: Edge) -> None:
    made = await its.host.slash(its.channel, "table list")
    offered = [node["custom_id"] for node in controls(answer(its, made))]
    assert sorted(offered) == sorted(f"p1:play:now:{slug}" for slug in games())


async def test_who_plays_at_two_tables_reads_on_the_panel_which_one_it_is(its: Edge) -> None:
    made = await its.host.slash(its.channel, "play-now")
    await its.until(lambda: its.store.states and [n for n in controls(answer(its, made)) if action(n) in ANSWERS])
    alone = its.state
    assert f"“{alone.name}” ·" not in texts(answer(its, made))
    await its.host.slash(its.channel, "table create", game="terziglio", pace="daily")
    await its.until(lambda: its.table != alone.id)
    await its.press(its.host, its.channel, "fill")
    await its.until(lambda: its.state.status == PLAYING)
    for state in (alone, its.state):
        opened = await its.host.slash(its.channel, "hand", table=state.id)
        assert f"### “{state.name}” · " in texts(answer(its, opened))


async def test_what_everybody_sees_stands_above_the_cards(its: Edge) -> None:
    made = await its.host.slash(its.channel, "play-now")
    await its.until(lambda: any(action(node) in ANSWERS for node in controls(answer(its, made))))
    assert made.message is not None
    every = its.host.messages(its.channel)
    public = [one for one in every if its.state.name in texts(one) and one["id"] != made.message["id"]]
    assert public
    assert all(int(one["id"]) < int(made.message["id"]) for one in public)


async def test_the_table_of_one_person_alone_speaks_their_language(its: Edge) -> None:
    bruno = its.people[1]
    await bruno.slash(its.channel, "play-now")
    await its.until(lambda: its.store.states)
    assert (bruno.locale, its.state.language) == ("it", "it")
