"""Presses on private panels: what is refused, late, repeated or unanswered, and what closed direct messages change."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest

from bot.games.registry import game
from bot.i18n import words
from bot.table.selectors import decisions_of, seat_view
from bot.ui.messages.screen_builder import ScreenBuilder
from bot.ui.transport.id_format import ControlId, base36
from bot.ui.transport.screen import Screen
from tests.support.edge import Edge, SlowTables, edge
from tests.support.panel import ANSWERS, PanelPlayer, action, controls, texts
from tests.support.waiting import until
from tests.ui.delivery import node, play_to_cards, requests, until_asked


@pytest.fixture
async def its() -> AsyncIterator[Edge]:
    async with edge() as found:
        yield found


def play_id(its: Edge, card: int, asked: int | None = None) -> str:
    """Return the id that plays a card for the host; by default for the question now open."""
    state = its.state
    return ControlId(state.id, 1, state.asked[0] if asked is None else asked, "play", base36(card)).encode()


async def test_a_card_is_chosen_then_played_and_the_panel_says_so(its: Edge) -> None:
    await its.prefers(its.host, confirm="twice")
    await its.open_table()
    panel = await play_to_cards(its, its.host)
    before = its.state
    pick = next((one for one in controls(panel) if action(one) in ("card", "pick")), None)
    if pick is not None:
        values = [pick["options"][0]["value"]] if pick["type"] == 3 else []
        await (
            its.host.choose(panel["id"], pick["custom_id"], values)
            if values
            else its.host.click(panel["id"], pick["custom_id"])
        )
        assert its.state.asked == before.asked, "choosing plays nothing"
        panel = await its.until(lambda: its.asks(its.host, "play"))
    await its.host.click(panel["id"], node(panel, "play")["custom_id"])
    assert its.state.asked[0] == before.asked[0] + 1
    assert len(seat_view(its.state, 0).hand) == len(seat_view(before, 0).hand) - 1  # type: ignore[union-attr]
    await its.quiet()
    shown = its.panel(its.host)
    assert shown is not None
    assert shown["id"] == panel["id"], "the panel is edited, not sent again"
    assert "attachment" in str(shown["components"]) or "media" in str(shown["components"])


async def test_an_illegal_card_is_refused_with_the_rule_and_nothing_changes(its: Edge) -> None:
    await its.open_table()
    panel = await play_to_cards(its, its.host)
    held = set(seat_view(its.state, 0).hand)  # type: ignore[union-attr]
    stranger = next(card for card in range(97) if card not in held)
    before, shown = its.state, texts(panel)
    await its.host.click(panel["id"], play_id(its, stranger), force=True)
    said = its.only_you(its.host, panel["channel_id"])[-1]
    assert "(rule M" in said
    assert its.state == before
    assert texts(its.panel(its.host) or {}) == shown


async def test_a_late_press_changes_nothing_and_brings_the_fresh_panel(its: Edge) -> None:
    await its.open_table()
    panel = await play_to_cards(its, its.host)
    legal = decisions_of(its.state, 0)[0].cards
    before = its.state
    await its.host.click(panel["id"], play_id(its, legal[0], asked=before.asked[0] + 7), force=True)
    assert its.state == before
    await its.until(lambda: any("earlier moment" in said for said in its.only_you(its.host, panel["channel_id"])))
    await its.quiet()
    assert its.asks(its.host, "play", "pick", "card")


async def test_words_about_late_presses_do_not_pile_up_and_go_with_the_next_move(its: Edge) -> None:
    await its.open_table()
    panel = await play_to_cards(its, its.host)
    legal = decisions_of(its.state, 0)[0].cards
    late = play_id(its, legal[0], asked=its.state.asked[0] + 7)

    def told() -> list[str]:
        return [said for said in its.only_you(its.host, panel["channel_id"]) if "earlier moment" in said]

    for _ in range(3):
        await its.host.click(panel["id"], late, force=True)
        await its.until(lambda: bool(told()))
        await its.quiet()
        assert len(told()) == 1
    await its.host.click(panel["id"], play_id(its, legal[0]), force=True)
    await its.until(lambda: not told())


@pytest.mark.parametrize(
    ("opened", "typed"),
    [(("handwords",), False), (("handwords",), True), (("panelmore",), False), (("panelmore", "words"), False)],
)
async def test_what_was_opened_from_the_panel_goes_with_the_next_move(
    its: Edge, opened: tuple[str, ...], typed: bool
) -> None:
    await its.open_table()
    panel = await play_to_cards(its, its.host)
    legal = decisions_of(its.state, 0)[0].cards

    def told() -> list[str]:
        return its.only_you(its.host, panel["channel_id"])

    for verb in opened:
        await its.host.click(*await its.until(lambda verb=verb: its.find(its.host, panel["channel_id"], verb)))
        await its.until(lambda: len(told()) == 1)
    if typed:
        name = words("en").card("minchiate", game("minchiate").meta.pack.ids[legal[0]])
        await its.host.slash(its.channel, "play", answer=name)
    else:
        await its.host.click(panel["id"], play_id(its, legal[0]), force=True)
    await its.until(lambda: not told())


async def test_a_double_click_plays_once_and_says_nothing(its: Edge) -> None:
    await its.open_table(people=4)
    await until_asked_first(its)
    person = its.people[waiting(its)]
    panel = await until_asked(its, person)
    control = node(panel, "numd", "say", "confirm", "play", "claimall")
    before = its.state.asked
    await asyncio.gather(
        person.click(panel["id"], control["custom_id"]),
        person.click(panel["id"], control["custom_id"], force=True),
    )
    await person.click(panel["id"], control["custom_id"], force=True)
    player = its.people.index(person)
    assert its.state.asked[player] == before[player] + 1
    assert its.only_you(person, panel["channel_id"]) == []


async def test_an_event_delivered_twice_is_applied_once(its: Edge) -> None:
    await its.open_table(people=4)
    await until_asked_first(its)
    person = its.people[waiting(its)]
    panel = await until_asked(its, person)
    before = its.state.asked
    control = node(panel, "numd", "say", "confirm", "play", "claimall")
    await person.click(panel["id"], control["custom_id"], duplicate=True)
    await its.quiet()
    player = its.people.index(person)
    assert its.state.asked[player] == before[player] + 1


def waiting(its: Edge) -> int:
    """Return the first player who is asked something."""
    return next(player for player in range(4) if decisions_of(its.state, player))


async def until_asked_first(its: Edge) -> None:
    await its.until(lambda: any(decisions_of(its.state, player) for player in range(4)))


async def test_other_peoples_panels_are_of_no_use(its: Edge) -> None:
    """A forged press by a person who has no chair, and by a player who is not asked."""
    await its.open_table(people=2)
    await until_asked_first(its)
    await its.until(lambda: any(decisions_of(its.state, player) for player in (0, 1)))
    player = next(player for player in (0, 1) if decisions_of(its.state, player))
    asked, stranger, neighbour = its.people[player], its.people[2], its.people[1 - player]
    panel = await until_asked(its, asked)
    control = node(panel, "numd", "say", "confirm", "play", "claimall", "pick", "card", "tick")
    before = its.state
    await stranger.click(panel["id"], control["custom_id"], force=True)
    await neighbour.click(panel["id"], play_id(its, 3, asked=its.state.asked[1 - player]), force=True)
    assert its.state == before
    told = [m for m in its.world.messages[panel["channel_id"]].values() if m["id"] in its.world.only_for]
    to = {its.world.only_for[m["id"]]: texts(m) for m in told}
    assert "Esa mesa no existe" in to[stranger.id], "from there not even that there is one"
    assert asked.name in to[neighbour.id]


async def test_when_the_answer_does_not_arrive_the_move_stands(its: Edge) -> None:
    await its.open_table()
    panel = await play_to_cards(its, its.host)
    card = decisions_of(its.state, 0)[0].cards[0]
    before = its.state
    its.world.faults.late_callbacks(1)
    its.world.ACK_SECONDS = 1.0
    press = asyncio.create_task(its.host.click(panel["id"], play_id(its, card), force=True))
    await its.until(lambda: its.state.asked[0] == before.asked[0] + 1)
    await its.quiet()
    shown = its.panel(its.host)
    assert shown is not None
    assert card not in seat_view(its.state, 0).hand  # type: ignore[union-attr]
    assert shown["id"] == panel["id"]
    assert play_id(its, card, asked=before.asked[0]) not in str(shown), "the slot has shown the new state"
    await asyncio.gather(press, return_exceptions=True)


async def test_a_slow_table_is_deferred_and_answered_later(its: Edge, monkeypatch: pytest.MonkeyPatch) -> None:
    await its.open_table()
    panel = await play_to_cards(its, its.host)
    card = decisions_of(its.state, 0)[0].cards[0]
    tables = its.bot.services.tables  # type: ignore[union-attr]
    monkeypatch.setattr("bot.ui.requests.answers.TABLE_DEFER_AFTER", 0.1)
    slow = SlowTables(tables)
    tables.submit = slow.submit  # type: ignore[method-assign]
    press = play_id(its, card)
    made = await its.host.click(panel["id"], press, force=True)
    assert made.answer.is_set()
    assert not slow.go.is_set(), "it was deferred"
    slow.go.set()
    await its.until(lambda: press not in str(its.panel(its.host)))
    await its.quiet()
    assert card not in seat_view(its.state, 0).hand  # type: ignore[union-attr]
    assert press not in str(its.panel(its.host))


async def test_a_control_of_another_version_is_answered(its: Edge) -> None:
    await its.open_table(start=False)
    card = its.card()
    assert card is not None
    for custom_id in ("m0:whatever", f"m1:{its.table}:0:0:juggle", "x" * 100):
        await its.host.click(card["id"], custom_id, force=True)
    assert [("out of date" in said) for said in its.only_you(its.host, its.channel)[-3:]] == [True] * 3
    await its.host.click(card["id"], "m1:nosuchtb:0:0:sit", force=True)
    assert "no such table" in its.only_you(its.host, its.channel)[-1]


async def test_closed_mailbox_is_told_at_once_and_the_cards_come_by_my_cards(its: Edge) -> None:
    its.world.faults.close_dms(its.host.id)
    await its.host.slash(its.channel, "table create", game="minchiate")
    await its.until(lambda: any("cannot send you" in said for said in its.only_you(its.host, its.channel)))
    for _ in range(3):
        await its.press(its.host, its.channel, "bot")
    await its.press(its.host, its.channel, "start")
    await its.until(its.thread)
    await its.quiet()
    tried = len(requests(its, "POST", f"/channels/{its.world.dm_of[its.host.id]}/messages"))
    assert tried == 1, "a closed mailbox is not tried again"
    thread = its.thread()
    await its.press(its.host, thread, "hand")
    player = PanelPlayer(its.host)
    player.panel = lambda: next(  # type: ignore[method-assign]
        (m for m in reversed(its.host.messages(thread)) if m["id"] in its.world.only_for), None
    )
    before = its.state.asked[0]

    async def three_answers() -> bool:
        await its.quiet()
        panel = player.panel()
        if panel is not None and any(action(n) in ANSWERS for n in controls(panel)):
            await player.answer()
        return its.state.asked[0] >= before + 3

    await until(three_answers, "the panel of My cards follows the game")


async def test_a_mailbox_that_closes_in_mid_match_is_named_in_the_thread(its: Edge) -> None:
    await its.open_table()
    await play_to_cards(its, its.host)
    its.world.faults.close_dms(its.host.id)
    its.bot.features.hands._panels._newest.pop(int(its.host.id), None)  # type: ignore[union-attr]
    its.bot.reconciler.wake(its.table, "hand:0")  # type: ignore[union-attr]
    row = its.store.rows[its.table, "hand:0"]
    await its.store.messages.save_slot(type(row)(row.table, row.slot, row.channel, 1, row.posted_at, row.shown_seq, ""))
    its.bot.reconciler.wake(its.table, "hand:0")  # type: ignore[union-attr]
    await its.until(lambda: any("cannot send Anna" in texts(m) for m in its.host.messages(its.thread())))
    assert its.store.known[1].surface == "channel"


async def test_sitting_down_again_tries_the_mailbox_again(its: Edge) -> None:
    its.world.faults.close_dms(its.host.id)
    await its.host.slash(its.channel, "table create", game="minchiate")
    await its.until(lambda: its.store.known[1].surface == "channel")
    its.world.faults.close_dms(its.host.id, closed=False)
    await its.press(its.host, its.channel, "up")
    await its.press(its.host, its.channel, "sit")
    await its.until(its.host.dm_messages)
    assert its.store.known[1].surface == "dm"


async def test_my_cards_of_a_spectator_shows_what_all_may_see(its: Edge) -> None:
    await its.open_table()
    await play_to_cards(its, its.host)
    await its.press(its.people[3], its.thread(), "hand")
    said = its.only_you(its.people[3], its.thread())[-1]
    assert "You are watching" in said
    assert "Your cards:" not in said
    assert "Your hand" not in said


async def test_a_view_that_takes_long_is_announced_in_time(its: Edge, monkeypatch: pytest.MonkeyPatch) -> None:
    await its.open_table()
    await play_to_cards(its, its.host)
    go, building = asyncio.Event(), ScreenBuilder.spectator

    async def slow(self: ScreenBuilder, *its: Any) -> Screen:
        await go.wait()
        return await building(self, *its)

    monkeypatch.setattr(ScreenBuilder, "spectator", slow)
    monkeypatch.setattr("bot.ui.requests.answers.DEFER_AFTER", 0.1)
    made = await its.press(its.people[3], its.thread(), "hand")
    assert made.answer.is_set()
    go.set()
    await its.until(lambda: any("You are watching" in said for said in its.only_you(its.people[3], its.thread())))


async def test_each_person_is_told_in_their_own_language(its: Edge) -> None:
    await its.open_table(people=3)
    await its.until(lambda: all(its.panel(person) for person in its.people[:3]))
    for person, word in zip(its.people[:3], ("In words", "A parole", "En palabras"), strict=True):
        assert word in texts(its.panel(person) or {})
