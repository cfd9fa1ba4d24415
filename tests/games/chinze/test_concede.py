"""What a conceded hand is worth: the other player takes all that remains (C16-C38)."""

from __future__ import annotations

from bot.engine.actions import NOT_NOW, ConcedeDeal, Pick, Refusal
from bot.engine.cards import cards_of
from bot.games.chinze import GAME
from bot.games.chinze.deck import MATTO, value
from bot.games.chinze.events import FoolExchanged, HandConceded, HandScored, MeldAnnounced
from bot.games.chinze.game import decide
from bot.games.chinze.state import EXCHANGE, PLAY, State
from tests.games.chinze.play import card, cards, options, position
from tests.support.conformance import play


def facts_of(state: State, seat: int) -> tuple[object, ...]:
    verdict = decide(state, None, ConcedeDeal(seat))
    assert not isinstance(verdict, Refusal)
    return verdict


def scored(state: State, seat: int) -> HandScored:
    last = facts_of(state, seat)[-1]
    assert isinstance(last, HandScored)
    return last


def test_all_cards_are_counted_and_the_points_of_the_tricks_add_up() -> None:
    seen = 0
    for seed in range(6):
        for number, step in enumerate(play(GAME, dict(options()), f"yield {seed}".encode())):
            state = step.after
            if state.phase != PLAY or number % 7:
                continue
            for seat in (0, 1):
                facts = facts_of(state, seat)
                last = scored(state, seat)
                assert facts[0] == HandConceded(seat)
                assert last.conceded == seat
                assert sum(map(len, last.piles)) == 78
                assert sum(last.trick_points) == 78
                assert last.urtimo == (0, 0)
                given = {fact.card for fact in facts if isinstance(fact, FoolExchanged)}
                held = set(cards_of(state.table.hands[0] | state.table.hands[1]))
                left = held | set(state.setup.talon[state.tricks.taken :])
                assert left - given - {MATTO} <= set(last.piles[1 - seat])
                assert set(cards_of(state.tricks.piles[seat])) - given <= set(last.piles[seat])
                seen += 1
    assert seen > 100


def test_the_other_scores_the_melds_still_in_hand_and_the_one_who_concedes_none() -> None:
    state = position("SK SQ SC SJ DK CK T1", "BK BQ BC BJ T2 T3 T4", leader=0)
    for seat, suit in ((0, "B"), (1, "S")):
        melds = [fact for fact in facts_of(state, seat) if isinstance(fact, MeldAnnounced)]
        assert all(fact.seat == 1 - seat for fact in melds)
        assert f"family:{suit}" in [fact.meld.key for fact in melds]
        last = scored(state, seat)
        assert last.meld_points[seat] == 0
        assert last.meld_points[1 - seat] == sum(fact.meld.points for fact in melds) > 0
        assert len(last.melds) == len(melds)


def test_a_fool_still_to_be_played_goes_with_the_cards() -> None:
    for mine, theirs in (("MAT SK", "S2 S3"), ("SK S5", "MAT S3")):
        state = position(mine, theirs, number=30)
        for seat in (0, 1):
            last = scored(state, seat)
            assert MATTO in last.piles[1 - seat]
            assert last.fate == "exchanged", "nothing is said of a Fool that nobody played"


def fool_played() -> State:
    """Return a state in which seat 0 has led the Fool to trick 30 and lost it; the other seat leads."""
    state = position("MAT SK S5 D2", "S2 S3 SQ D3", number=30)
    for seat, one in ((0, "MAT"), (1, "S2")):
        for fact in decide(state, seat, Pick(cards(one))):  # type: ignore[union-attr]
            state = GAME.evolve(state, fact)
    return state


def test_a_fool_that_was_played_is_lost_unless_its_player_has_taken_something_since() -> None:
    state = fool_played()
    last = scored(state, 0)
    assert (last.fate, MATTO in last.piles[1]) == ("lost", True)
    for seat, one in ((1, "S3"), (0, "SK")):
        for fact in decide(state, seat, Pick(cards(one))):  # type: ignore[union-attr]
            state = GAME.evolve(state, fact)
    (given,) = [fact for fact in facts_of(state, 0) if isinstance(fact, FoolExchanged)]
    assert (given.seat, given.card) == (0, card("S3")), "the cheaper of the two"
    last = scored(state, 0)
    assert (last.fate, MATTO in last.piles[0], card("S3") in last.piles[1]) == ("exchanged", True, True)


def test_the_other_pays_for_their_own_fool_with_a_worthless_card_of_the_rest() -> None:
    state = fool_played()
    (given,) = [fact for fact in facts_of(state, 1) if isinstance(fact, FoolExchanged)]
    assert given.seat == 0
    assert value(given.card, state.match.rules.counting) == 0
    last = scored(state, 1)
    assert MATTO in last.piles[0]
    assert given.card in last.piles[1]


def test_what_is_kept_unpaid_stays_with_its_player_where_the_table_says_so() -> None:
    state = fool_played()
    kept = position("SK S5 D2", "S3 SQ D3", fool_unpaid="kept")
    from msgspec.structs import replace

    state = replace(state, match=kept.match)
    last = scored(state, 0)
    assert (last.fate, MATTO in last.piles[0]) == ("kept", True)


def test_not_while_a_card_is_owed_for_the_fool() -> None:
    seen = 0
    for seed in range(12):
        for step in play(GAME, dict(options(fool_exchange="first_trick")), f"owed {seed}".encode()):
            if step.after.phase == EXCHANGE:
                verdict = decide(step.after, None, ConcedeDeal(0))
                assert isinstance(verdict, Refusal)
                assert verdict.code == NOT_NOW
                seen += 1
    assert seen
