"""Choices that are rare in play, made by the panel in direct messages: of more than 25 cards, and what to declare."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games.minchiate.deck import IDS
from bot.i18n import words
from bot.store import Database, SqlStore
from bot.table.model import TableState
from tests.e2e.conftest import Hall, newest_thread
from tests.support.panel import SELECT, action, controls, texts
from tests.support.paper import Moment, Paper, asked, asks, found
from tests.support.waiting import until


async def take_up(hall: Hall, moment: Moment, **options: Any) -> TableState:
    """Start the bot on a data folder with a table of Anna and three bots, played up to this moment."""
    await hall.bot.stop()

    def opened(seed: int) -> Paper:
        paper = Paper(seed, (1, None, None, None), **options)
        paper.open(int(hall.world.guild_id), int(hall.channel))
        return paper

    paper = found(moment, opened)
    database = await Database.open(f"sqlite+aiosqlite:///{hall.bot.data / 'germini.sqlite3'}")
    try:
        store = SqlStore(database)
        person = await store.people.person(int(hall.host.id), "Anna", "en-US")
        assert person.id == 1
        await paper.hand_in(store)
    finally:
        await database.close()
    await hall.bot.start()
    await hall.ready()
    return paper.state


async def panel_with(hall: Hall, *parts: str) -> dict[str, Any]:
    """Return Anna's panel once it says all of this."""

    def find() -> dict[str, Any] | None:
        messages = hall.host.dm_messages()
        return next((one for one in reversed(messages) if all(part in texts(one) for part in parts)), None)

    return await until(find, " ".join(parts))


def menus(panel: dict[str, Any]) -> list[dict[str, Any]]:
    """Return the menus of a panel."""
    return [node for node in controls(panel) if node["type"] == SELECT]


def button(panel: dict[str, Any], verb: str) -> tuple[str, str]:
    """Return the message and the custom id of the panel's button with this verb."""
    return panel["id"], next(node["custom_id"] for node in controls(panel) if action(node) == verb)


@pytest.mark.slow
async def test_discards_from_more_than_25_cards_are_made_by_panel(hall_inside: Hall) -> None:
    hall = hall_inside

    def many(state: TableState) -> bool:
        return asked("discard", player=0)(state) and len(asks(state, "discard")[1].cards) > 25

    _, decision = asks(await take_up(hall, many), "discard")
    count = decision.least
    panel = await panel_with(hall, f"Chosen 0 of {count}")
    first, second = menus(panel)
    assert len(first["options"]) + len(second["options"]) == len(decision.cards) > 25
    rest = second["options"][: count - 1]
    some = first["options"][: count - len(rest)]
    await hall.host.choose(panel["id"], first["custom_id"], [option["value"] for option in some])
    panel = await panel_with(hall, f"Chosen {len(some)} of {count}")
    await hall.host.choose(panel["id"], menus(panel)[1]["custom_id"], [option["value"] for option in rest])
    panel = await panel_with(hall, f"Confirm ({count}/{count})")
    assert all(option["label"] in texts(panel) for option in (*some, *rest))
    await hall.host.click(*button(panel, "play"))
    await hall.host.click(*button(panel, "panelmore"))
    menu = await panel_with(hall, "Your discard")
    zone = next(node["custom_id"] for node in controls(menu) if node.get("label") == "Your discard")
    await hall.host.click(menu["id"], zone)
    put_away = texts(await panel_with(hall, "### Your discard", f"{count} cards"))
    assert all(option["label"] in put_away for option in (*some, *rest))
    await hall.host.click(*button(panel, "handwords"))
    held = texts(await panel_with(hall, "Your cards: "))
    kept = next(line for line in held.splitlines() if "Your cards: " in line)
    assert kept.count(" · ") in (19, 20), "21 cards, or one was played already"
    assert not hall.bot.errors()


@pytest.mark.slow
async def test_what_is_declared_is_chosen_by_panel(hall_inside: Hall) -> None:
    hall = hall_inside

    def two(state: TableState) -> bool:
        return asked("declare", player=0)(state) and len(asks(state, "declare")[1].claims or ()) >= 2

    _, decision = asks(await take_up(hall, two, declare="manual"), "declare")
    offers = decision.claims
    assert offers is not None
    panel = await panel_with(hall, "Declare all (")
    await hall.host.click(*button(panel, "claimask"))
    panel = await panel_with(hall, "Yes, declare nothing")
    await hall.host.click(*button(panel, "cancel"))
    panel = await panel_with(hall, "Declare all (")
    offered = [node for node in controls(panel) if action(node) == "offer"]
    assert [node["custom_id"].split(":")[5] for node in offered] == [str(number) for number in range(len(offers))]
    await hall.host.click(panel["id"], offered[0]["custom_id"])
    panel = await panel_with(hall, f"Only selected ({offers[0].points})")
    marked = [node["custom_id"] for node in controls(panel) if node.get("label", "").startswith("✓")]
    assert [custom_id.split(":")[4:] for custom_id in marked] == [["nooffer", "0"]]
    await hall.host.click(*button(panel, "claimsome"))
    shown, held = (", ".join(words("en").card("minchiate", IDS[card]) for card in one.cards[:2]) for one in offers[:2])

    def public() -> str:
        return "\n".join(texts(one) for one in hall.host.messages(newest_thread(hall.host)))

    await until(lambda: shown in public(), "the declaration")
    assert held not in public(), "that one was kept back"
    assert not hall.bot.errors()
