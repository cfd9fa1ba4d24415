"""Controls and typed words become actions, and invalid ones become none."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.engine.actions import Claim, ClaimItem, ClaimOffer, Decision, Number, Pick, Say
from bot.engine.view import PublicView, SeatView
from bot.games.registry import game
from bot.ui.features.card_answers import exact_cards, find_cards
from bot.ui.screens.card_picker import NOTHING
from bot.ui.transport.id_format import ControlId, base36, pack_numbers
from tests.support.pressed import action_of, staged_by

PACK = game("minchiate").meta.pack
ALL = range(len(PACK.ids))
OFFERS = tuple(ClaimOffer(f"offer{number}", "unit-points", {}, (number,), 5) for number in range(3))


def control(action: str, arg: str = "") -> ControlId:
    return ControlId("abcdefgh", 1, 2, action, arg)


def view(*decisions: Decision, hand: tuple[int, ...] = ()) -> SeatView:
    public = PublicView("minchiate", "minchiate", {}, 1, 12, "phase-minchiate-play", (1, 2), (), ())
    return SeatView(0, public, hand, decisions=decisions)


@pytest.mark.parametrize(
    ("typed", "card_id"),
    [
        ("35", "T35"), ("t35", "T35"), ("T35", "T35"), ("XXXV", "T35"), ("xxviiii", "T29"), ("XXIX", "T29"),
        ("7d", "D07"), ("D07", "D07"), ("d7", "D07"), ("sette di denari", "D07"), ("SEVEN OF COINS", "D07"),
        ("siete de oros", "D07"), ("matto", "M00"), ("re di coppe", "C14"),
    ],
)  # fmt: skip
def test_a_card_is_known_by_all_its_names(typed: str, card_id: str) -> None:
    found = exact_cards(typed, ALL, PACK)
    assert PACK.id(found[0]) == card_id


def test_words_of_several_languages_together_may_mean_several_cards() -> None:
    found = exact_cards("k coppe", ALL, PACK)
    assert {PACK.id(card) for card in found} == {"C12", "C14"}


def test_what_is_no_card_means_none_and_nothing_typed_offers_all() -> None:
    assert exact_cards("queen of hearts", ALL, PACK) == []
    assert exact_cards("", ALL, PACK) == []
    assert find_cards("", [5, 3, 9], PACK) == [5, 3, 9]


@given(st.text(max_size=60))
def test_typed_nonsense_never_fails_and_finds_only_what_was_offered(typed: str) -> None:
    assert set(find_cards(typed, [1, 50, 96], PACK)) <= {1, 50, 96}


def test_deciding_controls() -> None:
    assert action_of(control("play", pack_numbers((40, 3)) or ""), [], (), ()) == Pick((40, 3))
    assert action_of(control("confirm"), [], (), (7, 8)) == Pick((7, 8))
    assert action_of(control("num", "0"), [base36(25)], (), ()) == Number(25)
    assert action_of(control("numd", base36(13)), [], (), ()) == Number(13)
    assert action_of(control("say", "go"), [], (), ()) == Say("go")
    assert action_of(control("say", "menu0"), ["stop"], (), ()) == Say("stop")


def test_announcements() -> None:
    asked = (Decision(0, "declare", claims=OFFERS),)
    every = Claim(tuple(ClaimItem(offer.key) for offer in OFFERS))
    assert action_of(control("claimall"), [], asked, ()) == every
    assert action_of(control("claimnone"), [], asked, (0,)) == Claim(())
    assert action_of(control("claimsome", "1"), [], asked, ()) == Claim((ClaimItem("offer1"),))
    assert action_of(control("claimsome"), [], asked, (5, 1000, 1002)) == Claim(
        (ClaimItem("offer0"), ClaimItem("offer2"))
    )
    assert action_of(control("claimsome", "9"), [], asked, ()) is None


def test_announcing_nothing_is_staged_first_and_only_where_there_is_something() -> None:
    some = view(Decision(0, "declare", claims=OFFERS))
    assert staged_by(control("claimask"), [], some, PACK, (1,)) == (NOTHING,)
    none = view(Decision(0, "declare", claims=()))
    assert staged_by(control("claimask"), [], none, PACK, ()) is None
    assert staged_by(control("claim", "0"), ["1"], some, PACK, (NOTHING,)) == (1001,), "choosing is no longer nothing"


@pytest.mark.parametrize("made", [control("play"), control("play", "no.card.at-all"), control("numd"), control("say")])
def test_deciding_controls_that_cannot_be_read(made: ControlId) -> None:
    assert action_of(made, [], (), ()) is None


def test_choosing_takes_only_what_can_be_chosen() -> None:
    one = view(Decision(0, "play", cards=(3, 5)), hand=(3, 4, 5))
    assert staged_by(control("card", base36(5)), [], one, PACK, ()) == (5,)
    assert staged_by(control("card", base36(4)), [], one, PACK, ()) is None
    assert staged_by(control("pick", "0"), [base36(3)], one, PACK, (5,)) == (3,)
    assert staged_by(control("pick", "0"), [base36(4), "?"], one, PACK, ()) == ()
    assert staged_by(control("cancel"), [], one, PACK, (5,)) == ()
    assert staged_by(control("claim", "0"), ["0"], one, PACK, ()) is None


def test_choosing_several() -> None:
    several = view(Decision(0, "discard", cards=(3, 4, 5, 6), least=2, most=2), hand=(3, 4, 5, 6))
    assert staged_by(control("pick", "0"), [base36(6), base36(3)], several, PACK, ()) == (3, 6)
    claims = view(Decision(0, "declare", claims=OFFERS))
    assert staged_by(control("claim", "0"), ["2", "0", "7"], claims, PACK, ()) == (1000, 1002)


def test_a_question_may_be_answered_by_a_card_or_by_an_announcement() -> None:
    """Choosing for one leaves the other choice as it is (a meld before a card)."""
    both = view(Decision(0, "meld", cards=(0, 1, 2), claims=OFFERS), hand=(0, 1, 2))
    staged = staged_by(control("claim", "0"), ["0", "2"], both, PACK, (1,))
    assert staged == (1, 1000, 1002)
    assert staged_by(control("card", base36(2)), [], both, PACK, staged) == (2, 1000, 1002)
    assert staged_by(control("pick", "0"), ["0"], both, PACK, staged) == (0, 1000, 1002)
    assert staged_by(control("claim", "0"), [], both, PACK, staged) == (1,)
    assert action_of(control("confirm"), [], both.decisions, staged) == Pick((1,))
    assert action_of(control("claimsome"), [], both.decisions, staged) == Claim(
        (ClaimItem("offer0"), ClaimItem("offer2"))
    )
