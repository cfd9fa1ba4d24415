"""T41-T50: clicks that are double, late, of another person, unknown, repeated or unanswered (ux.md E21-E30)."""

from __future__ import annotations

import asyncio

import pytest

from bot.games.registry import game
from bot.i18n import words
from bot.table.selectors import decisions_of
from bot.ui.transport.id_format import base36
from tests.acceptance.forging import control, hand, legal, log_of, play, told
from tests.support.edge import Edge
from tests.support.panel import PanelPlayer, action, controls, texts
from tests.support.pressed import ACTIONS, PANEL, arg_for


def shown(its: Edge) -> dict[str, str]:
    """Return the channel and the message of Anna's panel."""
    panel = its.panel(its.host)
    assert panel is not None
    return {"id": panel["id"], "channel": panel["channel_id"]}


async def test_t41_the_same_play_click_twice_is_one_event_and_no_error_text(asked: Edge) -> None:
    panel, press, before, card = shown(asked), play(asked), asked.state.asked[0], legal(asked)[0]
    await asyncio.gather(*(asked.host.click(panel["id"], press, force=True) for _ in range(2)))
    await asked.quiet()
    assert asked.state.asked[0] == before + 1
    assert card not in hand(asked)
    assert asked.only_you(asked.host, panel["channel"]) == []


async def test_t42_two_devices_choose_and_confirm_at_once_and_one_card_is_played(asked: Edge) -> None:
    panel, cards = shown(asked), len(hand(asked))
    confirm, before = play(asked), asked.state.asked[0]
    pick = control(asked, "card", base36(legal(asked)[-1]))
    await asyncio.gather(
        asked.host.click(panel["id"], pick, force=True), asked.host.click(panel["id"], confirm, force=True)
    )
    await asked.quiet()
    assert asked.state.asked[0] == before + 1
    assert len(hand(asked)) == cards - 1
    fresh = asked.panel(asked.host) or {}
    assert confirm not in str(fresh)
    assert pick not in str(fresh)


async def test_t42_the_select_of_one_device_and_the_button_of_another_in_one_tick_play_one_card(asked: Edge) -> None:
    own, panel = await in_the_channel(asked), shown(asked)
    card, before = legal(asked)[0], asked.state.asked[0]
    confirm, select = play(asked, card), control(asked, "pick", "0")
    await asyncio.gather(
        asked.host.choose(panel["id"], select, [base36(card)], force=True),
        asked.host.click(own, confirm, force=True),
    )
    await asked.until(lambda: asked.state.asked[0] > before)
    await asked.quiet()
    assert asked.state.asked[0] == before + 1
    assert card not in hand(asked)
    for message in (asked.panel(asked.host) or {}, asked.host.message(own)):
        assert confirm not in str(message)
        assert select not in str(message)


async def test_t42_the_slower_device_is_told_what_was_played_and_its_panel_is_fresh(asked: Edge) -> None:
    assert asked.bot is not None
    own, panel = await in_the_channel(asked), shown(asked)
    card, before = legal(asked)[0], asked.state.asked[0]
    select, last = control(asked, "pick", "0"), asked.bot.features.hands._last  # pyright: ignore[reportPrivateUsage]
    await asked.host.click(own, play(asked, card), force=True)
    await asked.until(lambda: last.card(asked.table, 0, before) == card)
    await asked.host.choose(panel["id"], select, [base36(card)], force=True)
    pack, said = game("minchiate").meta.pack, words("en")
    sentence = said.text("reply-played", card=said.called(pack.slug, pack.id(card)))
    assert sentence == f"You already played {said.called(pack.slug, pack.id(card)).the}."
    await asked.until(lambda: any(sentence in one for one in told(asked, asked.host)))
    await asked.quiet()
    assert asked.state.asked[0] == before + 1
    assert select not in str(asked.panel(asked.host) or {})


async def in_the_channel(its: Edge) -> str:
    """Open Anna's cards on a second device, in the thread; return the message of that panel."""
    before = len(its.host.messages(its.thread()))
    await its.press(its.host, its.thread(), "hand")
    await its.until(lambda: len(its.host.messages(its.thread())) > before)
    return next(m["id"] for m in reversed(its.host.messages(its.thread())) if m["id"] in its.world.only_for)


async def test_t42_two_different_cards_at_once_play_the_first(asked: Edge) -> None:
    panel, cards, before = shown(asked), legal(asked), asked.state.asked[0]
    presses = [play(asked, cards[0]), play(asked, cards[-1])]
    await asyncio.gather(*(asked.host.click(panel["id"], press, force=True) for press in presses))
    await asked.quiet()
    assert asked.state.asked[0] == before + 1
    assert len({cards[0], cards[-1]} - set(hand(asked))) == 1


@pytest.mark.parametrize("deal", [0, 1, 7])
async def test_t43_a_panel_of_an_earlier_trick_or_deal_plays_nothing_and_is_made_fresh(asked: Edge, deal: int) -> None:
    panel, before = shown(asked), asked.state
    old = control(asked, "play", base36(legal(asked)[0]), asked=before.asked[0] + 36 - deal, deal=deal)
    await asked.host.click(panel["id"], old, force=True)
    await asked.until(lambda: any("earlier moment" in said for said in told(asked, asked.host)))
    await asked.quiet()
    assert asked.state == before
    assert asked.asks(asked.host, "play", "pick", "card")


async def a_card_later(asked: Edge) -> int:
    """Play a card as Anna, until the next question; return the number of the answered question."""
    first = asked.state.asked[0]
    await asked.host.click(shown(asked)["id"], play(asked), force=True)
    await asked.until(lambda: asked.state.asked[0] > first and decisions_of(asked.state, 0))
    await asked.quiet()
    return first


async def test_t43_the_button_of_the_last_trick_plays_nothing_in_this_one(asked: Edge) -> None:
    first = await a_card_later(asked)
    before = asked.state
    await asked.host.click(shown(asked)["id"], play(asked, asked=first), force=True)
    await asked.until(lambda: any("You already played" in said for said in told(asked, asked.host)))
    assert asked.state == before


@pytest.mark.parametrize("custom_id", ["m0:old", "m2:abc:1:1:play:1", "x" * 100, "m1:abc:1:1:juggle", "<@1> @everyone"])
async def test_t44_an_unknown_control_is_called_out_of_date_to_its_presser_alone(asked: Edge, custom_id: str) -> None:
    panel, before = shown(asked), asked.state
    await asked.host.click(panel["id"], custom_id, force=True)
    await asked.until(lambda: asked.only_you(asked.host, panel["channel"]))
    assert "out of date" in asked.only_you(asked.host, panel["channel"])[-1]
    assert asked.state == before


@pytest.mark.parametrize("verb", sorted(PANEL))
async def test_t45_a_member_who_presses_a_players_control_is_refused_and_sees_nothing(asked: Edge, verb: str) -> None:
    panel, stranger = shown(asked), asked.people[3]
    before, log, text = asked.state, log_of(asked), texts(asked.panel(asked.host) or {})
    values = [base36(legal(asked)[0])]
    press = control(asked, verb, arg_for(verb, values[0]))
    if verb in ("pick", "num", "claim"):
        await stranger.choose(panel["id"], press, values, force=True)
    else:
        await stranger.click(panel["id"], press, force=True)
    said = told(asked, stranger)
    assert len(said) == 1
    assert "There is no such table" in said[0], "from somebody else's messages not even that there is one"
    assert "Your cards" not in said[0]
    assert (asked.state, log_of(asked)) == (before, log)
    assert texts(asked.panel(asked.host) or {}) == text, "nothing was staged for the player either"


async def test_t46_a_late_value_that_is_legal_now_is_staged_and_never_played(asked: Edge) -> None:
    first = await a_card_later(asked)
    panel, before, card = shown(asked), asked.state, legal(asked)[0]
    await asked.host.choose(panel["id"], control(asked, "pick", "0", asked=first), [base36(card)], force=True)
    await asked.until(lambda: play(asked, card) in str(asked.panel(asked.host)))
    assert asked.state == before
    assert await asked.store.messages.staged(asked.table, 0, before.asked[0]) == (card,)


async def test_t46_a_late_value_that_is_not_legal_now_is_not_staged(asked: Edge) -> None:
    first = await a_card_later(asked)
    panel, before = shown(asked), asked.state
    stranger = next(card for card in range(97) if card not in hand(asked))
    await asked.host.choose(panel["id"], control(asked, "pick", "0", asked=first), [base36(stranger)], force=True)
    await asked.until(lambda: any("You already played" in said for said in told(asked, asked.host)))
    assert asked.state == before
    assert await asked.store.messages.staged(asked.table, 0, before.asked[0]) == ()


async def test_t47_a_card_chosen_again_after_cancel_is_processed(asked: Edge) -> None:
    await asked.prefers(asked.host, confirm="twice")
    panel, card, number = shown(asked), legal(asked)[0], asked.state.asked[0]
    for _ in range(2):
        await asked.host.click(panel["id"], control(asked, "card", base36(card)), force=True)
        await asked.quiet()
        assert await asked.store.messages.staged(asked.table, 0, number) == (card,)
        await asked.until(lambda: play(asked, card) in str(asked.panel(asked.host)))
        await asked.host.click(panel["id"], control(asked, "cancel"), force=True)
        await asked.quiet()
        assert await asked.store.messages.staged(asked.table, 0, number) == ()


async def test_t48_an_answer_that_comes_too_late_leaves_the_choice_to_the_next_click(asked: Edge) -> None:
    """Decision 13: the move is committed before the answer, so a lost answer never leaves a half-made move."""
    panel, card, before = shown(asked), legal(asked)[0], asked.state.asked[0]
    press = play(asked, card)
    asked.world.faults.late_callbacks(1)
    asked.world.ACK_SECONDS = 1.0
    await asyncio.gather(asked.host.click(panel["id"], press, force=True), return_exceptions=True)
    await asked.quiet()
    assert asked.state.asked[0] == before + 1
    assert card not in hand(asked)
    await asked.host.click(panel["id"], press, force=True)
    await asked.quiet()
    assert asked.state.asked[0] == before + 1, "the same click again plays nothing more"
    await asked.until(lambda: asked.asks(asked.host, "play", "pick", "card"))


async def test_t49_an_answer_that_was_given_already_is_dropped_without_a_follow_up(asked: Edge) -> None:
    panel = shown(asked)
    refresh = ":".join([*play(asked, legal(asked)[0]).split(":")[:4], "refresh"])
    before = len(asked.world.requests)
    asked.world.faults.fail(400, code=40060, match="/callback")
    await asyncio.gather(asked.host.click(panel["id"], refresh, force=True), return_exceptions=True)
    await asked.quiet()
    follow = [r for r in list(asked.world.requests)[before:] if r.method == "POST" and r.path.startswith("/webhooks/")]
    assert follow == []
    assert asked.only_you(asked.host, panel["channel"]) == []


async def test_t50_one_interaction_dispatched_twice_has_one_effect(asked: Edge) -> None:
    panel, before, cards = shown(asked), asked.state.asked[0], len(hand(asked))
    await asked.host.click(panel["id"], play(asked), force=True, duplicate=True)
    await asked.quiet()
    assert asked.state.asked[0] == before + 1
    assert len(hand(asked)) == cards - 1


async def test_a_hundred_clicks_at_once_play_one_card(asked: Edge) -> None:
    panel, before, cards = shown(asked), asked.state.asked[0], legal(asked)
    presses = [play(asked, cards[number % len(cards)]) for number in range(100)]
    await asyncio.gather(*(asked.host.click(panel["id"], press, force=True) for press in presses))
    await asked.quiet()
    assert asked.state.asked[0] == before + 1


async def test_nobody_acts_closes_or_chooses_for_another(its: Edge) -> None:
    """Every verb that exists, pressed by a person without a chair, leaves the table as it was."""
    await its.open_table()
    await its.until(lambda: its.panel(its.host))
    await its.quiet()
    panel = its.panel(its.host)
    assert panel is not None
    stranger, seated = its.people[3], its.state.chairs
    for verb in sorted(ACTIONS - {"setm"}):
        await stranger.click(panel["id"], control(its, verb, arg_for(verb, "1")), force=True)
    await its.quiet()
    assert its.state.chairs == seated
    assert its.state.status == "playing"
    assert not its.store.chosen
    heard = told(its, stranger)
    assert all("Your cards" not in said and "Tus cartas" not in said for said in heard)


async def test_tables_opened_in_bulk_are_each_one_table(its: Edge) -> None:
    await asyncio.gather(*(its.host.slash(its.channel, "table create", game="minchiate") for _ in range(12)))
    await its.quiet()
    assert all(len(events) == len({id(event) for event in events}) for events in its.store.logs.values())
    cards = [m for m in its.host.messages(its.channel) if m["id"] not in its.world.only_for]
    shown_tables = [node["custom_id"].split(":")[1] for m in cards for node in controls(m) if action(node) == "sit"]
    assert sorted(shown_tables) == sorted(its.store.states), "one card each, none twice"


async def test_an_old_id_of_another_table_changes_neither(asked: Edge) -> None:
    first = asked.table
    press = play(asked)
    before = asked.state
    await asked.host.slash(asked.channel, "table create", game="minchiate", pace="daily")
    await asked.until(lambda: len(asked.store.states) == 2)
    panel = asked.panel(asked.host)
    assert panel is not None
    other = press.replace(first, asked.table)
    await asked.host.click(panel["id"], other, force=True)
    await asked.quiet()
    assert asked.store.states[first] == before
    assert asked.state.status == "lobby"
    assert await PanelPlayer(asked.host).answer()
