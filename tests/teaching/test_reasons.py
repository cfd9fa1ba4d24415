"""Why an answer is the best: from what the player can see, and from the values of the search."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from bot.engine.actions import Decision, Pick, Say
from bot.engine.view import Played, SeatView, Trick, Zone
from bot.games.minchiate.deck import PACK, SUIT
from bot.i18n import LANGUAGES, Names, words
from bot.players.search.judged import Advice, Judged, Sight
from bot.teaching.reasons import LEADS, REPLIES, Reason, why
from tests.ui.tables import hand_view

LETTERS = "CDSBTM"


def card(name: str) -> int:
    found = PACK.card(name)
    assert found is not None
    return found


def view_of(hand: str, trick: str = "", *, winning: int | None = None, **public: Any) -> SeatView:
    """Return the view of seat 0; the cards of the trick were played by the seats before it, the last one by seat 3."""
    cards = tuple(map(card, hand.split()))
    names = trick.split()
    played = tuple(
        Played(4 - len(names) + place, card(name), 4 - len(names) + place) for place, name in enumerate(names)
    )
    led = LETTERS[SUIT[card(names[0])]] if names else ""
    running = Trick(5, played[0].seat if played else 0, played, suit=led, winning=winning)
    combinations = public.pop("combinations", ())
    view = hand_view(cards, **{"history": (), **public, "trick": True})
    return replace(view, public=replace(view.public, trick=running), combinations=combinations)


def advice(view: SeatView, lost: dict[str, float], sight: Sight | None = None) -> tuple[Decision, Advice]:
    """Return the question for one of these cards and a judgement in which each loses so much; the first is best."""
    cards = tuple(map(card, lost))
    count = len(cards)
    judged = Judged(
        tuple(Pick((one,)) for one in cards), tuple(-one for one in lost.values()), (0.0, *(0.1,) * (count - 1)),
        (960,) * count, 0, tuple(lost.values()),
    )  # fmt: skip
    kind = "play" if view.public.trick is not None and view.public.trick.cards else "lead"
    return Decision(0, kind, cards=cards), Advice(judged, sight or Sight())


def void(**seats: tuple[float, float, float, float]) -> dict[str, tuple[float, ...]]:
    """Return shares of worlds in which each seat lacks a suit; the others hold all suits that are not named."""
    return {letter: seats.get(letter, (1.0, 0.0, 0.0, 0.0)) for letter in LETTERS}


def held(**cards: tuple[float, float, float, float]) -> dict[int, tuple[float, ...]]:
    return {card(name): shares for name, shares in cards.items()}


NOBODY = Sight({}, void())
"""Nobody is void in anything, and all higher cards are out."""
KING_BEHIND = Sight(held(C14=(0.0, 1.0, 0.0, 0.0), T20=(0.0, 0.5, 0.0, 0.5)), void())


CASES: dict[str, tuple[SeatView, dict[str, float], Sight]] = {
    "last": (view_of("T40 C02 C03"), {"C02": 0, "T40": 20}, Sight(held(T20=(0.0, 1.0, 0.0, 0.0)), void())),
    "king": (view_of("C14 C02 T20", "C03", winning=3), {"C14": 0, "C02": 9}, NOBODY),
    "lead-home": (
        view_of("T40 C02 C03 C04"), {"T40": 0, "C02": 9, "C03": 9},
        Sight(held(T39=(0.0, 0.0, 0.0, 1.0)), void()),
    ),
    "partner": (
        view_of("C02 D02 S02 B02"), {"C02": 0, "D02": 9, "S02": 9, "B02": 9}, Sight({}, void(C=(0.0, 0.0, 1.0, 0.0))),
    ),
    "draw": (
        view_of("T08 T11 T12 C02"), {"T08": 0, "T11": 1, "T12": 1, "C02": 9},
        Sight(held(T20=(0.0, 1.0, 0.0, 0.0)), void()),
    ),
    "lead-top": (
        view_of("C13 D02 D03 D04"), {"C13": 0, "D02": 9, "D03": 9},
        Sight(held(D13=(0.0, 0.0, 0.0, 1.0)), void()),
    ),
    "untrumped": (
        view_of("C02 C03 D02 D03"), {"C02": 0, "D02": 9},
        Sight(held(C13=(0.0, 1.0, 0.0, 0.0), D13=(0.0, 1.0, 0.0, 0.0)), void(D=(0.0, 1.0, 0.0, 0.0))),
    ),
    "together": (
        view_of("T08 T30 T31 T32", combinations=((card("T30"), card("T31"), card("T32")),)), {"T08": 0, "T30": 9},
        Sight(held(T40=(0.0, 1.0, 0.0, 0.0)), void()),
    ),
    "empties": (
        view_of("C02 D02 D03 T20"), {"C02": 0, "D02": 9},
        Sight(held(C13=(0.0, 1.0, 0.0, 0.0), D13=(0.0, 1.0, 0.0, 0.0)), void()),
    ),
    "lead-cheap": (
        view_of("T08 T30"), {"T08": 0, "T30": 9}, Sight(held(T40=(0.0, 1.0, 0.0, 0.0)), void()),
    ),
    "fool": (view_of("M00 T30 C02 C03", "T33", winning=3), {"M00": 0, "T30": 9}, NOBODY),
    "breaks": (
        view_of("T34 C02 C03 C04", "T33", winning=3, public_zones=(
            Zone("zone-minchiate-declared", (card("T33"), card("T32"), card("T31")), 3, 3, points=15),
        )),
        {"T34": 0, "C02": 9}, NOBODY,
    ),
    "home": (view_of("T33 T11 C02 C03", "T12", winning=3), {"T33": 0, "T11": 9}, NOBODY),
    "gives": (view_of("T33 T11 C02 C03", "T40 T02", winning=2), {"T33": 0, "T11": 9}, NOBODY),
    "gains": (view_of("T21 T22 T02 C03", "T10", winning=3), {"T21": 0, "T02": 9}, NOBODY),
    "cheaply": (
        view_of("T21 T22 T25 C03", "T11", winning=3), {"T21": 0, "T22": 5, "T25": 9}, NOBODY,
    ),
    "top": (view_of("S13 S02 S03 T20", "S04", winning=3), {"S13": 0, "S02": 9}, NOBODY),
    "least": (view_of("C02 T30 D02 D03", "T40", winning=3), {"C02": 0, "T30": 9}, NOBODY),
    "ours": (view_of("T11 T30 C02 C03", "T40 T02", winning=2), {"T11": 0, "T30": 9}, NOBODY),
    "spares": (view_of("T11 T22 C02 C03", "T12", winning=3), {"T11": 0, "T22": 9}, NOBODY),
}  # fmt: skip


def told(code: str) -> tuple[Reason, SeatView]:
    view, lost, sight = CASES[code]
    decision, given = advice(view, lost, sight)
    return why(view, decision, given), view


@pytest.mark.parametrize("code", CASES)
def test_the_feature_that_explains_the_values_is_told(code: str) -> None:
    assert told(code)[0].code == code


def test_every_feature_has_a_case() -> None:
    assert set(CASES) == {*LEADS, *REPLIES}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", CASES)
def test_every_reason_is_one_sentence_in_every_language(code: str, language: str) -> None:
    reason, view = told(code)
    names = Names(PACK.dressed(view.public.pack), tuple("ABCD"), ("A", "B"))
    said = words(language).line(reason.line, names)
    assert said.startswith("**")
    assert said.endswith(".")
    assert "{" not in said
    assert 20 < len(said) < 200


def test_a_feature_that_a_good_answer_lacks_explains_nothing() -> None:
    view, lost, sight = CASES["home"]
    decision, given = advice(view, {**lost, "T11": 0.05}, sight)
    assert why(view, decision, given).code == "close"


def test_without_a_feature_the_mean_is_told_and_without_a_clear_gap_that_it_hardly_matters() -> None:
    view = view_of("C02 C03 D02 D03")
    decision, given = advice(view, {"C02": 0, "C03": 9}, KING_BEHIND)
    assert why(view, decision, given).code == "most"
    decision, given = advice(view, {"C02": 0, "C03": 0.1}, KING_BEHIND)
    assert why(view, decision, given).code == "close"


def test_compared_with_an_answer_the_feature_is_one_that_it_lacks() -> None:
    """Both cards draw tarocchi; only the other one is safe."""
    view = view_of("T40 T11 T12 C02")
    decision, given = advice(view, {"T40": 0, "T11": 6, "C02": 9}, Sight(held(T20=(0.0, 1.0, 0.0, 0.0)), void()))
    assert why(view, decision, given, against=1).code == "lead-home"
    assert why(view, decision, given, against=2).code != "close"


def test_answers_that_are_no_cards_of_the_own_hand_have_no_features() -> None:
    view = view_of("C02 C03")
    judged = Judged((Say("a"), Say("b")), (1.0, 0.0), (0.0, 0.1), (960, 960), 0, (0.0, 1.0))
    reason = why(view, Decision(0, "auction"), Advice(judged))
    assert (reason.code, reason.line.key) == ("most", "why-most")
    decision, given = advice(view, {"C02": 0, "C03": 9})
    fallen = why(view, replace(decision, kind="fallen", of=1), given)
    assert (fallen.code, fallen.line.key) == ("most", "why-most-card")
