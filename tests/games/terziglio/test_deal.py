"""Deal, auction, stock and discard (T9-T19)."""

from __future__ import annotations

import pytest

from bot.engine.actions import Chance, Pick, Say
from bot.engine.cards import mask_of
from bot.engine.tricktaking.entry import OVER
from bot.games.terziglio import GAME
from bot.games.terziglio.deck import FIVES, PACK, SIZE, VALUE, WHOLE, cards_of, value_of
from bot.games.terziglio.game import deal, start_at
from bot.games.terziglio.options import META
from bot.games.terziglio.state import AUCTION, DECLARE, DISCARD, PLAY, State
from bot.i18n import LANGUAGES, Names, words
from tests.games.terziglio.play import called, card, cards, dealt, do, mask, options, refused


def test_t2_the_pack_has_62_cards_in_canonical_order() -> None:
    assert len(set(PACK.ids)) == SIZE == 62
    assert PACK.names((0, 20, 21, 22, 31, 32, 61)) == ["T21", "T1", "MAT", "SK", "SA", "BK", "DA"]
    assert set(PACK.suits) == set("TMSBCD")


def test_t7_t8_values() -> None:
    assert sum(VALUE) == value_of(WHOLE) == 118
    assert value_of(WHOLE) - SIZE // 2 == 87
    assert value_of(mask("T21 T20 T1 MAT SK SQ SC SJ S10 T9")) == 20 + 5 + 4 + 3 + 2 + 1 + 1


def test_t10_cards_go_round_by_six_six_and_seven() -> None:
    found = deal(tuple(range(62)), 2)
    assert found.hands[0] == (*range(6), *range(18, 24), *range(36, 43))
    assert found.hands[2] == (*range(12, 18), *range(30, 36), *range(50, 57))
    assert found.stock == tuple(range(57, 62))


def test_t11_a_wrong_pack_is_not_dealt() -> None:
    state = start_at(options(), 0)
    assert refused(state, None, Chance(cards=(0,) * 62)) == "terziglio-bad-pack"
    assert refused(state, None, Chance(cards=tuple(range(61)))) == "terziglio-bad-pack"
    assert refused(state, 0, Chance(b"mine")) == "terziglio-table-only"


def test_t12_each_speaks_once_from_eldest_hand() -> None:
    state = dealt(dealer=1)
    assert refused(state, 0, Say("pass")) == "not-your-turn"
    for seat in (2, 0):
        state = do(state, seat, Say("pass"))
    assert [question.seat for question in GAME.decisions(state)] == [1]


@pytest.mark.parametrize(
    ("words", "declarer", "contract"),
    [
        (("play", "pass", "pass"), 0, "play"),
        (("pass", "play", "pass"), 1, "play"),
        (("pass", "pass", "play"), 2, "play"),
        (("play", "solo"), 1, "solo"),
        (("solo",), 0, "solo"),
        (("play", "pass", "solo"), 2, "solo"),
    ],
)
def test_t14_the_highest_call_is_the_contract(words: tuple[str, ...], declarer: int, contract: str) -> None:
    state = called(*words)
    assert (state.setup.declarer, state.setup.contract) == (declarer, contract)
    assert state.phase == (DISCARD if contract == "play" else DECLARE)


def test_t13_play_is_called_only_once() -> None:
    state = called("play")
    assert [word.word for word in GAME.decisions(state)[0].words] == ["pass", "solo"]
    assert refused(state, 1, Say("play")) == "terziglio-play-taken"
    assert refused(state, 1, Say("contra")) == "terziglio-nothing-to-say"
    assert refused(called("solo"), 1, Say("pass")) == "terziglio-nothing-to-say"


@pytest.mark.parametrize(("counts", "played"), [(False, 0), (True, 1)])
def test_t15_all_pass_and_the_deal_moves_on(counts: bool, played: int) -> None:
    state = called("pass", "pass", "pass", passed_hand_counts=counts)
    assert state.phase == OVER
    assert state.match.played == played
    assert state.match.balances == (0, 0, 0)
    again = do(state, None, Chance(b"next"))
    assert (again.phase, again.setup.dealer, again.setup.deal) == (AUCTION, 0, 2)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("counts", [False, True])
def test_t15_the_numbers_of_deals_agree_with_those_that_were_agreed(language: str, counts: bool) -> None:
    """A deal that does not count is not one of the three (T63): the fourth one is never called one of four."""
    said, state = words(language), called("pass", "pass", "pass", passed_hand_counts=counts)
    names = Names(META.pack, ("Anna", "Bruno", "Carla"))
    news = said.line(GAME.view(state).news[-1], names)
    never = {"en": "not count", "it": "non conta", "es": "no cuenta"}[language]
    assert (never in news) is not counts
    for now in (state, do(state, None, Chance(b"next")), bid(do(state, None, Chance(b"next")))):
        view = GAME.view(now)
        score = [said.line(line, names) for line in view.score]
        assert view.deals == (3 if counts else 0)
        of = {"en": "Deals that count: 0 of 3", "it": "Mani che contano: 0 su 3", "es": "Manos contadas: 0 de 3"}
        assert (of[language] in score) is not counts


def bid(state: State) -> State:
    """Return the deal with a contract: the seat that is asked first says solo."""
    return do(state, GAME.decisions(state)[0].seat, Say("solo"))


@pytest.mark.parametrize(("rotation", "dealer"), [("with_play", 0), ("against_play", 1)])
def test_t9_the_deal_passes(rotation: str, dealer: int) -> None:
    state = called("pass", "pass", "pass", dealer_rotation=rotation)
    assert do(state, None, Chance(b"next")).setup.dealer == dealer


def test_t16_the_declarer_takes_the_stock_and_discards_five() -> None:
    state = called("play", "pass", "pass")
    before = state.table.hands[0]
    assert before.bit_count() == 24
    assert mask_of(state.setup.stock) & ~before == 0
    (question,) = GAME.decisions(state)
    assert (question.seat, question.least, question.most) == (0, 5, 5)
    laid = question.cards[:5]
    assert refused(state, 1, Pick(laid)) == "not-your-turn"
    assert refused(state, 0, Pick(laid[:4])) == "terziglio-discard-count"
    assert refused(state, 0, Pick((*laid[:4], laid[0]))) == "terziglio-discard-count"
    other = next(one for one in range(SIZE) if not before >> one & 1)
    assert refused(state, 0, Pick((*laid[:4], other))) == "terziglio-not-held"
    after = do(state, 0, Pick(laid))
    assert after.phase == DECLARE
    assert after.table.hands[0] == before & ~mask_of(laid)


def test_t17_five_point_cards_stay_unless_the_table_allows_it() -> None:
    seed = next(
        bytes([number])
        for number in range(100)
        if (called("play", "pass", "pass", seed=bytes([number])).table.hands[0] & FIVES).bit_count() >= 3
    )
    state = called("play", "pass", "pass", seed=seed)
    dear = cards_of(state.table.hands[0] & FIVES)
    (question,) = GAME.decisions(state)
    assert not set(dear) & set(question.cards)
    assert refused(state, 0, Pick((*dear[:1], *question.cards[:4]))) == "terziglio-discard-barred"
    free = called("play", "pass", "pass", seed=seed, discard_restriction="none")
    assert do(free, 0, Pick((*dear[:1], *question.cards[:4]))).phase == DECLARE


def test_t19_nobody_sees_the_stock_of_a_solo() -> None:
    state = called("solo")
    assert not state.setup.taken
    stock = mask_of(state.setup.stock)
    assert not any(hand & stock for hand in state.table.hands)
    assert all(hand.bit_count() == 19 for hand in state.table.hands)


def test_cards_cannot_be_played_before_the_play() -> None:
    assert refused(dealt(), 0, Pick((0,))) == "terziglio-no-play-now"
    assert refused(start_at(options(), 0), 0, Pick(cards("T21"))) == "terziglio-no-deal-yet"
    assert refused(dealt(), 0, Pick((card("T21"), 99))) == "terziglio-no-such-card"
    assert dealt().phase != PLAY
