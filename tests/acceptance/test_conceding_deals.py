"""Conceding a single deal, from the question to the record, on the local server (ux.md 3.3, E59)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.local_server import Person
from bot.records import record_of, verify
from bot.records.model import DidYield
from bot.table.concede import DEAL, asked_to_concede, why_not_deal
from bot.table.model import FINISHED, PLAYING
from bot.table.selectors import blocking
from tests.support.edge import Edge
from tests.support.panel import PanelPlayer, action, controls, texts
from tests.ui.delivery import answer_all


def button(its: Edge, person: Person, channel: str, verb: str) -> tuple[str, str] | None:
    """Return the newest enabled control about a deal."""
    for message in reversed(person.messages(channel)):
        for node in controls(message):
            if action(node) == verb and node["custom_id"].endswith(f":{verb}:{DEAL}"):
                return message["id"], node["custom_id"]
    return None


async def concede(its: Edge, person: Person, channel: str) -> str:
    """Ask how to leave, and concede the deal; return what was shown before each click."""
    await person.slash(channel, "table resign")
    found = await its.until(lambda: button(its, person, channel, "concede"))
    shown = texts(person.message(found[0]))
    await person.click(*found)
    sure = await its.until(lambda: button(its, person, channel, "concedesure"))
    asked = texts(person.message(sure[0]))
    await person.click(*sure)
    return f"{shown}\n{asked}"


def thread_texts(its: Edge) -> list[str]:
    return [texts(message) for message in its.host.messages(its.thread())]


@pytest.mark.slow
async def test_t79_partners_concede_a_deal_and_its_count_says_so(its: Edge) -> None:
    await its.open_table(4, length=1)
    await its.until(lambda: blocking(its.state))
    await its.host.slash(its.channel, "table resign")
    asked = await its.until(lambda: [one for one in its.only_you(its.host, its.channel) if "Leaving" in one])
    assert "only while its tricks are being played" in asked[-1]
    assert button(its, its.host, its.channel, "concede") is None, "before the tricks it cannot be pressed"
    await answer_all(its, its.people, lambda: why_not_deal(its.state, 0) is None)
    (mate,) = asked_to_concede(its.state, 0, DEAL)
    partner, foe = its.people[mate], its.people[next(player for player in (1, 2, 3) if player != mate)]
    shown = await concede(its, its.host, its.channel)
    assert f"needs the consent of {partner.name}" in shown
    assert "cappotto" in shown, "the player reads what it costs before they tap"
    await its.until(lambda: button(its, partner, its.thread(), "agree"))
    await foe.click(*(button(its, foe, its.thread(), "agree") or ("", "")))
    assert its.state.status == PLAYING
    await partner.click(*(button(its, partner, its.thread(), "agree") or ("", "")))
    await its.until(lambda: its.state.status == FINISHED)
    await its.until(lambda: (its.table, "over") in its.store.rows)
    await its.quiet()
    assert (its.state.conceded, its.state.yielded) == ((), ())
    counted = await its.until(lambda: [text for text in thread_texts(its) if "Conceded by" in text])
    assert "Anna" in counted[-1]
    assert partner.name in counted[-1].partition("Conceded by")[2]
    assert button(its, its.host, its.thread(), "agree") is None, "the offer is gone"


@pytest.mark.slow
async def test_a_whole_match_of_two_in_which_each_concedes_a_hand(its: Edge) -> None:
    anna, bruno = its.people[:2]
    await anna.slash(its.channel, "table create", game="chinze")
    await its.press(bruno, its.channel, "sit")
    await its.press(anna, its.channel, "start")
    await its.press(bruno, its.channel, "here")
    await its.until(lambda: its.state.status == PLAYING)
    for deal, (person, player) in enumerate(((anna, 0), (bruno, 1)), 1):
        await answer_all(its, [anna, bruno], lambda: why_not_deal(its.state, 0) is None)
        for _ in range(3):
            for one in (anna, bruno):
                await PanelPlayer(one).answer()
        assert its.state.status == PLAYING
        shown = await concede(its, person, its.channel)
        assert "the deal ends at once" in shown or "la mano finisce subito" in shown
        assert "\nThe deal ends at once" in shown or "\nLa mano finisce subito" in shown, "a sentence of its own"
        await its.until(lambda deal=deal: (its.table, f"count:{deal}") in its.store.rows)
        assert why_not_deal(its.state, player) is not None
        for one in (anna, bruno):
            if its.state.status == PLAYING and its.find(one, its.thread(), "next"):
                await its.press(one, its.thread(), "next")
    await its.until(lambda: its.state.status == FINISHED)
    await its.quiet()
    made = record_of(its.table, its.store.logs[its.table], ("Anna", "Bruno"))
    assert verify(made) == []
    steps = [step for deal in made.deals for step in deal.steps]
    assert [step.do for step in steps if isinstance(step.do, DidYield)] == [DidYield(player=0), DidYield(player=1)]
    await anna.slash(its.channel, "replay", match=its.table)
    leaf = await its.until(lambda: _with(its, anna, "step"))
    assert "Deal 1 of 2" in texts(leaf)
    last = next(node for node in controls(leaf) if action(node) == "step" and node["custom_id"].endswith(".last"))
    await anna.click(leaf["id"], last["custom_id"])
    await its.until(lambda: "conceded" in texts(anna.message(leaf["id"])).lower())


def _with(its: Edge, person: Person, verb: str) -> dict[str, Any] | None:
    found = [one for one in person.messages(its.channel) if any(action(node) == verb for node in controls(one))]
    return found[-1] if found else None
