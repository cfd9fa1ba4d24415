"""T91: talon and melds of Chinze."""

from __future__ import annotations

from itertools import pairwise

from bot.engine.actions import Claim, ClaimItem, Pick
from bot.games import chinze
from bot.ui import screens
from tests.acceptance.positions import EN
from tests.games.chinze import play as chinze_play
from tests.ui.limits import said
from tests.ui.tables import table, who


def test_t91_the_winner_draws_first_then_the_other_and_the_talon_counts_down_to_its_last_card() -> None:
    """C7, C8, C14: 24 tricks with drawing, 15 without; the table's message and its picture's alt text say how many are
    left."""
    checked = 0
    states = chinze_play.random_match(chinze_play.options(), b"draws")
    for before, state in pairwise(states):
        if state.phase != "play" or state.match.played:
            continue
        view = chinze.GAME.view(state)
        left = 78 - sum(hand.bit_count() for hand in state.table.hands) - 2 * (state.tricks.number - 1)
        left -= state.table.lead >= 0
        (talon,) = [zone.count for zone in view.zones if zone.key == "zone-chinze-talon"] or [0]
        assert talon == left
        if before.phase == "play" and before.tricks.number + 1 == state.tricks.number and before.tricks.taken < 48:
            winner = state.tricks.history[-1].winner
            drawn = before.setup.talon[before.tricks.taken : before.tricks.taken + 2]
            assert len(drawn) == 2
            assert state.table.hands[winner] >> drawn[0] & 1
            assert state.table.hands[1 - winner] >> drawn[1] & 1
            if talon:
                company = who(table(state, "chinze"), EN)
                in_words = said(screens.table_words(table(state, "chinze"), view, company, EN).view())
                assert f"Talon: {talon}" in in_words.replace(" cards", "").replace(" card", "")
            checked += 1
    assert checked == 24


def test_t91_melds_are_announced_with_the_own_card_still_in_hand_and_never_out_of_turn() -> None:
    """C26: the leader announces before leading, the other after seeing the lead; once the card is played it is too
    late."""
    state = chinze_play.position("CK CQ CC CJ C2", "DK SK BK T5 D2", talon="T7 T8 T9 T10")
    (question,) = chinze.GAME.decisions(state)
    assert question.seat == 0
    assert question.claims
    claim = Claim((ClaimItem(question.claims[0].key),))
    assert chinze_play.refused(state, 1, claim).startswith("not-your-turn")
    announced = chinze_play.do(state, 0, claim)
    assert announced.melds != state.melds
    led = chinze_play.do(announced, 0, Pick(chinze_play.cards("C2")))
    assert chinze_play.refused(led, 0, claim).startswith("not-your-turn")
    (reply,) = chinze.GAME.decisions(led)
    assert reply.seat == 1
    assert led.table.hands[1] == announced.table.hands[1], "nothing is drawn before the trick is complete"
    assert chinze_play.do(led, 1, Pick(reply.cards[:1])).tricks.taken == 2
