"""Discards: what is chosen stays chosen until it is confirmed, and nobody else sees any of it."""

from __future__ import annotations

import pytest

from bot.engine.actions import Decision
from bot.table.model import TableState
from bot.table.selectors import decisions_of
from bot.ui.transport.id_format import base36, unpack_numbers
from tests.cogs.screens.conftest import Sitting, alts, control, hand, ids, menus, names, said, short
from tests.support.paper import asked, asks


def many(state: TableState) -> Decision | None:
    """The question of a player who has more than 25 cards to choose from."""
    if not asked("discard")(state):
        return None
    open_now = [one for player in range(4) for one in decisions_of(state, player)]
    return next((one for one in open_now if len(one.cards) > 25), None)


def few(state: TableState) -> bool:
    """Somebody has to discard at least two cards, from not more than 25."""
    return (
        asked("discard")(state) and asks(state, "discard")[1].least >= 2 and len(asks(state, "discard")[1].cards) <= 25
    )


def tapped(state: TableState) -> bool:
    """Somebody discards two cards or more, from so few that each is a button."""
    return few(state) and len(asks(state, "discard")[1].cards) <= 23


def values(cards: tuple[int, ...]) -> list[str]:
    """Cards as lines of a menu."""
    return [base36(card) for card in cards]


async def test_discards_are_staged_then_confirmed(wordy: Sitting) -> None:
    state = await wordy.at(few)
    player, decision = asks(state, "discard")
    count = decision.least
    panel = wordy.panel(player)
    assert f"Discard {count} cards." in said(panel)
    assert f"Chosen 0 of {count}" in said(panel)
    assert "confirm" not in ids(panel)
    assert "play" not in ids(panel)
    (menu,) = menus(panel)
    assert (menu["min_values"], menu["max_values"]) == (0, count)

    first, rest = decision.cards[:1], decision.cards[:count]
    await wordy.choose(player, panel, "pick", values(first))
    panel = wordy.panel(player)
    assert f"Chosen 1 of {count}: {short(first)}" in said(panel)
    assert f"Chosen: {names(first)[0]}" in alts(panel)[0]
    assert [one["value"] for one in menus(panel)[0]["options"] if one.get("default")] == values(first)
    assert wordy.state.seq == state.seq, "choosing decides nothing"

    await wordy.choose(player, panel, "pick", values(rest))
    panel = wordy.panel(player)
    assert f"Confirm ({count}/{count})" in said(panel)
    await wordy.press(player, panel, "play")
    await wordy.quiet()
    assert wordy.state.match.setup.discards[player] == tuple(sorted(rest))
    assert not set(rest) & set(hand(wordy.state, player))
    assert f"{wordy.people[player].name} has discarded {count} cards." in said(wordy.board)


async def test_what_is_staged_and_discarded_is_seen_by_nobody_else(wordy: Sitting) -> None:
    state = await wordy.at(few)
    player, decision = asks(state, "discard")
    before = wordy.everywhere(but=player)
    chosen = decision.cards[: decision.least]
    await wordy.choose(player, wordy.panel(player), "pick", values(chosen))
    await wordy.quiet()
    assert wordy.everywhere(but=player) == before
    await wordy.press(player, wordy.panel(player), "play")
    await wordy.quiet()
    shown = await wordy.look(player, "Your discard")
    assert shown.ephemeral
    assert all(name in alts(shown)[0] for name in names(chosen))
    news = [line for line in wordy.everywhere(but=player).splitlines() if line not in before.splitlines()]
    assert news
    assert not [line for line in news if any(name in line for name in names(chosen))]


async def test_cards_are_chosen_and_taken_back_by_taps(sitting: Sitting) -> None:
    state = await sitting.at(tapped)
    player, decision = asks(state, "discard")
    before = sitting.everywhere(but=player)
    for card in decision.cards[: decision.least]:
        await sitting.press(player, sitting.panel(player), "tick", base36(card))
    first = decision.cards[0]
    await sitting.press(player, sitting.panel(player), "untick", base36(first))
    panel = sitting.panel(player)
    assert f"Chosen {decision.least - 1} of {decision.least}" in said(panel)
    assert not {"play", "confirm"} & set(ids(panel))
    await sitting.press(player, panel, "tick", base36(first))
    assert sitting.everywhere(but=player) == before
    await sitting.press(player, sitting.panel(player), "play")
    await sitting.quiet()
    assert sitting.state.match.setup.discards[player] == tuple(sorted(decision.cards[: decision.least]))


async def test_start_over_takes_everything_back(wordy: Sitting) -> None:
    state = await wordy.at(few)
    player, decision = asks(state, "discard")
    await wordy.choose(player, wordy.panel(player), "pick", values(decision.cards[:2]))
    await wordy.press(player, wordy.panel(player), "cancel")
    assert f"Chosen 0 of {decision.least}" in said(wordy.panel(player))
    assert "cancel" not in ids(wordy.panel(player))


async def test_a_confirmation_carries_its_cards_so_an_old_panel_discards_what_it_says(wordy: Sitting) -> None:
    state = await wordy.at(few)
    player, decision = asks(state, "discard")
    count = decision.least
    first, second = decision.cards[:count], decision.cards[-count:]
    await wordy.choose(player, wordy.panel(player), "pick", values(first))
    old = wordy.panel(player)
    await wordy.choose(player, old, "pick", values(second))
    result = await wordy.press_old(player, wordy.panel(player), old, "play")
    assert result.acknowledged
    assert wordy.state.match.setup.discards[player] == tuple(sorted(first))


async def test_more_than_25_cards_are_parted_by_suit_into_menus(sitting: Sitting) -> None:
    state = await sitting.at(many)
    decision = many(state)
    assert decision is not None
    player = decision.seat
    assert len(decision.cards) > 25
    panel = sitting.panel(player)
    lists = menus(panel)
    assert len(lists) == 2
    offered = [one["value"] for menu in lists for one in menu["options"]]
    assert sorted(offered) == sorted(values(decision.cards))
    assert all(len(menu["options"]) <= 25 for menu in lists)
    assert lists[0]["placeholder"].startswith("Cups")
    named = [set(menu["placeholder"].rpartition(" (")[0].split(", ")) for menu in lists]
    assert not named[0] & named[1], "a suit stands in one menu"


async def test_cards_of_both_menus_are_discarded_together(sitting: Sitting) -> None:
    state = await sitting.at(many)
    decision = many(state)
    assert decision is not None
    player, count = decision.seat, decision.least
    first, second = menus(sitting.panel(player))
    others = [line["value"] for line in second["options"]][: count - 1]
    some = [line["value"] for line in first["options"]][: count - len(others)]
    await sitting.choose(player, sitting.panel(player), "pick", some, "0")
    await sitting.choose(player, sitting.panel(player), "pick", others, "1")
    panel = sitting.panel(player)
    ticked = [[line["value"] for line in menu["options"] if line.get("default")] for menu in menus(panel)]
    assert ticked == [some, others]
    assert f"Chosen {count} of {count}" in said(panel)
    cards = unpack_numbers(control(panel, "play")["custom_id"].split(":")[5])
    assert cards is not None
    assert sorted(values(cards)) == sorted([*some, *others])
    await sitting.press(player, panel, "play")
    assert sitting.state.match.setup.discards[player] == tuple(sorted(cards))


async def test_too_many_in_two_menus_must_be_taken_back_before_confirming(sitting: Sitting) -> None:
    state = await sitting.at(many)
    decision = many(state)
    assert decision is not None
    player, count = decision.seat, decision.least
    first, second = menus(sitting.panel(player))
    await sitting.choose(player, sitting.panel(player), "pick", [o["value"] for o in first["options"]][:count], "0")
    await sitting.choose(player, sitting.panel(player), "pick", [second["options"][0]["value"]], "1")
    panel = sitting.panel(player)
    assert "Deselect 1 card." in said(panel)
    assert not {"play", "confirm"} & set(ids(panel))
    assert sitting.state.seq == state.seq


@pytest.mark.parametrize("verb", ["pick", "cancel"])
async def test_nobody_stages_for_another(sitting: Sitting, verb: str) -> None:
    state = await sitting.at(few)
    player, decision = asks(state, "discard")
    await sitting.choose(player, sitting.panel(player), "pick", values(decision.cards[:1]))
    other = (player + 1) % 4
    old = sitting.panel(player)
    cards = values(decision.cards[:2])
    if verb == "pick":
        await sitting.choose_old(other, sitting.panel(other), old, "pick", cards)
    else:
        await sitting.press_old(other, sitting.panel(other), old, "cancel")
    await sitting.quiet()
    assert f"Chosen 1 of {decision.least}" in said(sitting.panel(player))
    assert sitting.state.seq == state.seq
