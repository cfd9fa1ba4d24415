"""What the board's four buttons answer, to one who sits here and to one who does not."""

from __future__ import annotations

import pytest

from bot.table.model import TableState
from bot.table.selectors import public_view
from tests.cogs.screens.conftest import Sitting, alts, control, hand, ids, names, said, short
from tests.support.paper import asked, asks


def in_mid_deal(state: TableState) -> bool:
    """Three tricks are finished and a card lies on the table."""
    return asked("play")(state) and state.match.tricks.number >= 4 and len(asks(state, "play")[1].cards) > 5


async def test_the_board_shows_the_trick_in_words_and_as_a_picture(sitting: Sitting) -> None:
    state = await sitting.at(in_mid_deal)
    view = public_view(state)
    assert view is not None
    assert view.trick is not None
    assert ids(sitting.board) == ["hand", "last", "score", "others", "nudge", "react", "react", "react"]
    (alt,) = alts(sitting.board)
    for played in view.trick.cards:
        card = names([played.card])[0]
        assert f"{sitting.people[played.seat].name}: {card}" in said(sitting.board)
        assert card in alt


async def test_the_last_trick_is_told_card_by_card_to_the_one_who_asked(sitting: Sitting) -> None:
    state = await sitting.at(in_mid_deal)
    view = public_view(state)
    assert view is not None
    trick = view.history[-1]
    before = sitting.everywhere(but=1)
    shown = (await sitting.press(1, sitting.board, "last")).response
    assert shown.ephemeral
    people = ["anna", "You", "carla", "dino"]
    told = [f"{people[one.seat]}: {names([one.card])[0]}" for one in trick.cards]
    assert f"**Trick {trick.number}**: {' · '.join(told)}" in said(shown)
    assert trick.winning is not None
    assert f"{people[trick.winning]} won the trick." in said(shown)
    assert sitting.everywhere(but=1) == before


async def test_before_the_first_trick_is_finished_there_is_no_last_one(sitting: Sitting) -> None:
    await sitting.at(asked("discard"))
    shown = (await sitting.press(2, sitting.board, "last")).response
    assert "No trick has been completed in this deal yet." in said(shown)


async def test_the_score_names_marks_and_the_match_so_far(sitting: Sitting) -> None:
    state = await sitting.at(lambda state: in_mid_deal(state) and state.match.tally.diff)
    ahead = "You and carla" if state.match.tally.diff > 0 else "bruno and dino"
    shown = (await sitting.press(0, sitting.board, "score")).response
    assert shown.ephemeral
    assert f"{ahead}: ahead by {abs(state.match.tally.diff)}" in said(shown)
    assert "Nobody has won anything yet." in said(shown)


async def test_after_a_deal_the_score_has_balances_and_the_outcome_of_that_deal(sitting: Sitting) -> None:
    def moment(state: TableState) -> bool:
        return len(state.seals) == 2 and any(state.match.match.balances) and asked("cut")(state)

    state = await sitting.at(moment, deals=2)
    shown = said((await sitting.press(0, sitting.board, "score")).response)
    assert "**The match so far**" in shown
    assert "**Deal 1**" in shown
    for player, amount in enumerate(state.match.match.balances):
        sign, name = "+" if amount > 0 else "−", sitting.people[player].name if player else "You"
        assert f"**{name}**: {sign}{abs(amount)} rest" in shown


async def test_in_words_tells_the_whole_table_and_no_hand(sitting: Sitting) -> None:
    state = await sitting.at(in_mid_deal)
    shown = await sitting.in_words(sitting.people[3])
    assert shown.ephemeral
    text = said(shown)
    assert text.count("cards in hand") == 4
    assert "**You** — " in text
    assert "**dino**" not in text, "who reads it alone is spoken to"
    assert "Dealer" in text
    assert "**Last trick**" in text
    public = public_view(state)
    assert public is not None
    for player in range(4):
        assert short(hand(state, player)) not in text


@pytest.mark.parametrize("verb", ["hand", "words"])
async def test_one_without_a_chair_sees_what_everybody_sees(sitting: Sitting, verb: str) -> None:
    state = await sitting.at(in_mid_deal)
    stranger = sitting.scene.join("giulia")
    before = said(sitting.board)
    if verb == "hand":
        shown = (await stranger.click(sitting.board, label="My cards")).response
    else:
        shown = await sitting.in_words(stranger)
    assert shown.ephemeral
    assert ("You are watching “Arno”" in said(shown)) is (verb == "hand")
    assert "**Trick " in said(shown)
    for player in range(4):
        assert short(hand(state, player)) not in said(shown)
    assert not ids(shown), "there is nothing to press but the way to the table"
    assert not alts(shown)
    await sitting.quiet()
    assert said(sitting.board) == before
    assert sitting.state.seq == state.seq


async def test_my_cards_on_the_board_is_the_same_panel_and_seen_by_its_player_alone(sitting: Sitting) -> None:
    state = await sitting.at(in_mid_deal)
    before = sitting.everywhere(but=2)
    shown = (await sitting.press(2, sitting.board, "hand")).response
    assert shown.ephemeral
    assert said(shown) == said(sitting.panel(2))
    assert all(name in alts(shown)[0] for name in names(hand(state, 2)))
    assert sitting.everywhere(but=2) == before


async def test_one_without_a_chair_answers_nothing_with_a_copied_button(sitting: Sitting) -> None:
    state = await sitting.at(in_mid_deal)
    stranger = sitting.scene.join("giulia")
    player = next(player for player in range(4) if "card" in ids(sitting.panel(player)))
    copied = control(sitting.panel(player), "card")["custom_id"]
    result = await stranger.click(sitting.board, custom_id=copied, force=True)
    assert result.response.ephemeral
    assert "You do not sit at this table." in said(result.response)
    assert sitting.state.seq == state.seq
