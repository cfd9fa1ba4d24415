"""While tricks are played: late panels, other people's panels, one's own captured cards, a fallen hand, a hand that
may fall."""

from __future__ import annotations

from bot.engine.actions import Decision
from bot.games.minchiate.deck import cards_of
from bot.table.model import TableState
from bot.table.selectors import blocking, decisions_of, seat_of, seat_view
from bot.ui.transport.id_format import base36
from tests.cogs.screens.conftest import Sitting, alts, ids, names, said, short
from tests.support.paper import asked, asks


def card_asked(state: TableState) -> bool:
    """Somebody chooses among at least six cards for a trick on which one lies already."""
    return asked("play")(state) and len(asks(state, "play")[1].cards) >= 6


async def test_a_card_is_chosen_confirmed_and_then_seen_by_all(wordy: Sitting) -> None:
    state = await wordy.at(card_asked)
    player, decision = asks(state, "play")
    card = decision.cards[-1]
    before = wordy.everywhere(but=player)
    await wordy.choose(player, wordy.panel(player), "pick", [base36(card)])
    await wordy.quiet()
    assert wordy.everywhere(but=player) == before
    assert f"About to play {names([card])[0].the}" in said(wordy.panel(player))
    await wordy.press(player, wordy.panel(player), "play")
    await wordy.quiet()
    played = f"{wordy.people[player].name}: {names([card])[0]}"
    assert played in said(wordy.board)
    assert names([card])[0] in alts(wordy.board)[0]
    assert short([card]) not in hand_line(wordy, player)


async def test_a_late_press_shows_the_fresh_panel_says_so_and_changes_nothing(wordy: Sitting) -> None:
    state = await wordy.at(card_asked)
    player, decision = asks(state, "play")
    await wordy.choose(player, wordy.panel(player), "pick", [base36(decision.cards[0])])
    old = wordy.panel(player)
    await wordy.choose(player, old, "pick", [base36(decision.cards[1])])
    await wordy.press(player, wordy.panel(player), "play")
    await wordy.quiet()
    after = wordy.state.seq
    fresh = said(wordy.panel(player))
    result = await wordy.press_old(player, wordy.panel(player), old, "play")
    await wordy.quiet()
    assert wordy.state.seq == after
    assert "You already played" in said(result.followups[0])
    assert result.followups[0].ephemeral
    assert said(wordy.panel(player)) == fresh


async def test_anothers_button_plays_nothing_for_the_player(wordy: Sitting) -> None:
    state = await wordy.at(card_asked)
    player, decision = asks(state, "play")
    await wordy.choose(player, wordy.panel(player), "pick", [base36(decision.cards[0])])
    for other in {0, 1, 2, 3} - {player}:
        result = await wordy.press_old(other, wordy.panel(other), wordy.panel(player), "play")
        await wordy.quiet()
        told = [said(one) for one in (result.response, *result.followups) if one is not None and one.ephemeral]
        turn = f"It is {wordy.people[player].name}’s turn."
        assert any(turn in text or "was from an earlier moment" in text for text in told)
        assert wordy.state.seq == state.seq
        assert short([decision.cards[0]]) in hand_line(wordy, player)


async def test_ones_own_captured_tricks_are_shown_to_that_pair_alone(sitting: Sitting) -> None:
    def moment(state: TableState) -> bool:
        return asked("play")(state) and all(pile.bit_count() >= 8 for pile in state.match.tricks.piles)

    state = await sitting.at(moment)
    player = blocking(state)[0]
    seat = seat_of(state, player)
    pile, others = (cards_of(state.match.tricks.piles[side]) for side in (seat & 1, 1 - (seat & 1)))
    before = sitting.everywhere(but=player)
    shown = await sitting.look(player, "Your pair’s captured cards")
    assert shown.ephemeral
    assert f"{len(pile)} cards" in said(shown)
    assert all(name in alts(shown)[0] for name in names(pile))
    listed = said(shown).splitlines()[-1].replace(" and ", ", ").split(", ")
    assert sorted(listed) == sorted(names(pile))
    assert not set(listed) & set(names(others))
    assert sitting.everywhere(but=player) == before


def fallen(state: TableState) -> tuple[int, Decision] | None:
    """Who plays for a hand that lies open, if it has several cards to choose from."""
    if not asked("fallen")(state):
        return None
    player, decision = asks(state, "fallen")
    return (player, decision) if len(decision.cards) >= 3 else None


async def test_a_fallen_hand_lies_open_and_is_played_by_another_seat(sitting: Sitting) -> None:
    state = await sitting.at(fallen)
    player, decision = asks(state, "fallen")
    assert decision.of is not None
    owner = sitting.people[decision.of]
    panel = sitting.panel(player)
    assert f"You choose for {owner.name}, who has no tarocchi left. Which card?" in said(panel)
    assert f"Open hand of **{owner.name}**: {short(open_hand(state, decision.of))}" in said(panel)
    assert f"{sitting.people[player].name} chooses {owner.name}’s card." in said(sitting.board)
    assert all(name in alts(sitting.board)[0] for name in names(open_hand(state, decision.of)))
    assert not {"pick", "card", "play"} & set(ids(sitting.panel(decision.of))), "the owner decides nothing"
    card = decision.cards[1]
    await sitting.press(player, panel, "card", base36(card))
    await sitting.quiet()
    played = f"{owner.name}: {names([card])[0]} (chosen by {sitting.people[player].name})"
    assert played in said(sitting.board)
    assert card not in open_hand(sitting.state, decision.of)


async def test_the_owner_of_a_fallen_hand_cannot_play_it(sitting: Sitting) -> None:
    state = await sitting.at(fallen)
    player, decision = asks(state, "fallen")
    assert decision.of is not None
    panel = sitting.panel(player)
    await sitting.press_old(decision.of, sitting.panel(decision.of), panel, "card", base36(decision.cards[0]))
    assert sitting.state.seq == state.seq


def may_fall(state: TableState) -> tuple[int, ...]:
    """The players who may lay down their hands."""
    return tuple(
        player for player in range(4) for one in decisions_of(state, player) if one.kind == "fall" and one.optional
    )


async def test_a_hand_that_may_fall_is_laid_down_when_its_owner_likes(sitting: Sitting) -> None:
    def moment(state: TableState) -> bool:
        return bool(may_fall(state)) and may_fall(state)[0] not in blocking(state)

    state = await sitting.at(moment, cascare="optional")
    (player,) = may_fall(state)[:1]
    panel = sitting.panel(player)
    assert "You have no tarocchi left. You can fall: lay your hand face up." in said(panel)
    assert "🔔" not in said(panel), "nobody waits for it"
    held = seat_view(state, player)
    assert held is not None
    assert short(held.hand) not in sitting.everywhere(but=player)
    for other in {0, 1, 2, 3} - {player}:
        assert "You can fall" not in said(sitting.panel(other))
    await sitting.press(player, panel, "say", "fall")
    await sitting.quiet()
    name = sitting.people[player].name
    assert f"{name} has no tarocchi left and falls." in said(sitting.board)
    words = await sitting.in_words(sitting.scene.dino)
    assert f"Open hand: {short(held.hand)}" in said(words)


async def test_a_player_who_is_asked_for_a_card_may_fall_or_play_on(sitting: Sitting) -> None:
    def moment(state: TableState) -> bool:
        return any(player in blocking(state) for player in may_fall(state))

    state = await sitting.at(moment, cascare="optional")
    player = next(player for player in may_fall(state) if player in blocking(state))
    panel = sitting.panel(player)
    assert "Fall: show my hand" in said(panel)
    assert {"play", "card"} & set(ids(panel))
    old = panel
    await sitting.press(player, panel, "card" if "card" in ids(panel) else "play")
    await sitting.quiet()
    assert sitting.state.asked[player] == state.asked[player] + 1
    assert not sitting.state.match.tricks.fallen >> seat_of(state, player) & 1
    seq = sitting.state.seq
    await sitting.press_old(player, sitting.panel(player), old, "say", "fall")
    assert sitting.state.seq == seq, "the button belonged to the card before"


def hand_line(sitting: Sitting, player: int) -> str:
    """The line of a panel that lists the cards held."""
    return next((line for line in said(sitting.panel(player)).splitlines() if "Your cards: " in line), "")


def open_hand(state: TableState, seat: int) -> tuple[int, ...]:
    """The cards of a hand on the table."""
    view = seat_view(state, 0)
    assert view is not None
    return view.public.seats[seat].open_hand or ()
