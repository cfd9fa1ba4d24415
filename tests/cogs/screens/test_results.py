"""The end of a deal and of a match: the result card, the next deal, the final card, and what has to go then."""

from __future__ import annotations

import pytest

from bot.engine.seal import sealed
from bot.table.model import FINISHED, TableState
from tests.cogs.screens.conftest import Sitting, alts, ids, said
from tests.support.paper import TABLE, asked, question


def last_card(state: TableState) -> bool:
    """The very last card of the first deal is due."""
    return asked("play")(state) and state.match.tricks.number == 21 and len(state.match.table.cards) == 3


async def play_last_card(sitting: Sitting) -> None:
    """It is played by its button; nobody has a choice any more."""
    player = next(player for player in range(4) if "play" in ids(sitting.panel(player)))
    assert len(question(sitting.state, player).cards) == 1
    await sitting.press(player, sitting.panel(player), "play")
    await sitting.quiet()


async def test_the_last_card_brings_the_result_card_with_sheet_picture_and_seal(sitting: Sitting) -> None:
    await sitting.at(last_card)
    before = sitting.state.seal
    assert before is not None
    assert before.commitment not in said(sitting.board)
    assert before.seed.hex() not in sitting.everywhere(but=4)
    await play_last_card(sitting)
    card = sitting.message("count:1")
    text = said(card)
    scored = sitting.state.match.match.scored[0]
    assert "Score of deal 1" in text
    told = said((await sitting.press(1, card, "words")).response)
    for line in (
        f"**anna and carla**: {scored.totals[0]} · **You and dino**: {scored.totals[1]}",
        "Counting cards: ",
    ):
        assert line in told
        assert line not in text.replace(alts(card)[0], ""), "the picture says it"
    assert all(str(total) in alts(card)[0] for total in scored.totals)
    assert f"Seal of this deal: {before.commitment[:12]}…, seed {before.seed.hex()[:12]}… (" in text
    assert before.commitment not in text
    assert sealed(before.seed, before.terms) == before.commitment
    assert ids(card) == ["next", "word", "replay", "review", "words"]
    assert card.channel == sitting.state.thread


async def test_the_next_deal_begins_when_all_four_are_ready(sitting: Sitting) -> None:
    await sitting.at(last_card)
    await play_last_card(sitting)
    card = sitting.message("count:1")
    ready = await sitting.press(0, card, "next")
    assert ready.response.ephemeral
    assert "You are ready for the next deal." in said(ready.response)
    again = await sitting.press(0, card, "next")
    assert "You have already confirmed" in said(again.response)
    assert "next" in ids(sitting.panel(1))
    assert "next" not in ids(sitting.panel(0))
    await sitting.press(1, sitting.panel(1), "next")
    for player in (2, 3):
        assert sitting.state.between
        await sitting.press(player, card, "next")
    await sitting.scene.until(lambda: asked("cut")(sitting.state))
    await sitting.scene.until(lambda: sitting.board.id > card.id)
    await sitting.quiet()
    assert "Deal 2 of 4" in said(sitting.board)
    assert "bruno deals." in said(sitting.board)
    assert sitting.panel(0).id > card.id
    # The deal has begun: the card offers it no more, and a press that was on its way says so.
    assert sitting.message("count:1").id == card.id
    assert ids(sitting.message("count:1")) == ["replay", "review", "words"]
    assert alts(sitting.message("count:1")) == alts(card)
    late = await sitting.press_old(0, sitting.message("count:1"), card, "next")
    assert "was from an earlier moment" in said(late.response)


async def test_only_those_at_the_table_can_be_ready(sitting: Sitting) -> None:
    await sitting.at(last_card)
    await play_last_card(sitting)
    stranger = sitting.scene.join("giulia")
    result = await stranger.click(sitting.message("count:1"), label="Next deal")
    assert result.response.ephemeral
    assert "You do not sit at this table." in said(result.response)
    assert not sitting.state.ready


@pytest.mark.slow
async def test_the_last_deal_brings_the_final_card_and_offers_no_next_deal(sitting: Sitting) -> None:
    await sitting.at(last_card, set_length=1)
    panel = sitting.panel(0)
    await play_last_card(sitting)
    await sitting.scene.until(lambda: (TABLE, "over") in sitting.scene.runtime.store.rows)
    await sitting.quiet()
    state = sitting.state
    assert state.status == FINISHED
    assert "Score of deal 1" in said(sitting.message("count:1"))
    assert ids(sitting.message("count:1")) == ["replay", "review", "words"]
    final = said(sitting.message("over"))
    assert "win" in final if any(state.balances) else "is a draw" in final
    picture = alts(sitting.message("over"))[0]
    for player, amount in enumerate(state.balances):
        sign = "+" if amount > 0 else "−" if amount < 0 else ""
        assert sitting.people[player].name in picture
        assert f", {sign}{abs(amount)} rest" in picture
    assert "**: " not in final, "the picture says places and balances"
    assert sitting.message("over").id > sitting.message("count:1").id
    assert "The match is over." in said(sitting.message("lobby"))
    assert "The match is over" in said(sitting.board)
    own = said(sitting.panel(0))
    assert "Rematch" in own
    assert "Minchiate · 1 deal. Place 1: " in own, "the panel shows the end of the match in a picture"
    assert "(you)" in own
    assert "(you)" not in final
    assert "Minchiate · 1 deal. Place 1: " in picture
    late = await sitting.press_old(0, sitting.panel(0), panel, "handwords")
    assert late.acknowledged
    assert sitting.state == state


@pytest.mark.slow
async def test_a_match_ended_between_two_deals_takes_the_next_deal_off_its_last_card(sitting: Sitting) -> None:
    await sitting.at(last_card)
    await play_last_card(sitting)
    card = sitting.message("count:1")
    assert ids(card) == ["next", "word", "replay", "review", "words"]
    early = await sitting.press(0, card, "replay")
    assert "This match is not over" in said(early.response)
    asking = await sitting.scene.anna.slash(sitting.scene.channel, "table close")
    await sitting.press(0, asking.response, "end")
    await sitting.agreed()
    await sitting.scene.until(lambda: (TABLE, "over") in sitting.scene.runtime.store.rows)
    await sitting.quiet()
    assert sitting.message("count:1").id == card.id
    assert ids(sitting.message("count:1")) == ["replay", "review", "words"]
    assert "Score of deal 1" in said(sitting.message("count:1"))
    assert alts(sitting.message("count:1")) == alts(card)
    late = await sitting.press_old(0, sitting.message("count:1"), card, "next")
    assert "That match is over." in said(late.response)
