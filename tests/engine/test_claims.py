"""What announced combinations score together."""

from __future__ import annotations

from bot.engine.actions import ClaimOffer, Decision, whole, worth


def offer(key: str, points: int, part_of: str = "", group: str = "") -> ClaimOffer:
    return ClaimOffer(key, "name", {}, (), points, part_of, group)


OFFERS = (
    offer("a", 20, group="x"),
    offer("a.3", 10, "a", "x"),
    offer("b", 5, group="x"),
    offer("c", 7, group="x"),
    offer("d", 3, group="y"),
)


def test_the_whole_offers_are_no_part_of_another() -> None:
    assert [one.key for one in whole(Decision(0, "declare", claims=OFFERS))] == ["a", "b", "c", "d"]
    assert whole(Decision(0, "declare")) == ()


def test_of_an_offer_and_its_parts_the_largest_counts() -> None:
    question = Decision(0, "declare", claims=OFFERS)
    assert worth(question, OFFERS[:2]) == worth(question, OFFERS[1::-1]) == 20
    assert worth(question, OFFERS[1:2]) == 10
    assert worth(question, ()) == 0


def test_groups_double_by_themselves_and_only_if_the_question_says_so() -> None:
    assert worth(Decision(0, "declare", claims=OFFERS), OFFERS) == 35
    assert worth(Decision(0, "declare", claims=OFFERS, doubled_from=3), OFFERS) == 2 * 32 + 3
    assert worth(Decision(0, "declare", claims=OFFERS, doubled_from=3), OFFERS[:3]) == 25
