"""The private panel keeps Discord's limits for questions of any size and people of any name."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.engine.actions import Decision, Word
from bot.engine.text import Line, SeatArg
from bot.engine.view import Zone
from bot.games.minchiate.deck import PACK
from bot.i18n import LANGUAGES, words
from bot.ui import screens
from bot.ui.screens.card_picker import groups
from bot.ui.transport.screen import MAX_OPTIONS
from tests.ui.hand_panel import offers
from tests.ui.limits import assert_limits
from tests.ui.tables import NASTY, hand_view, people, picture, some_match, table, who

CARDS = st.lists(st.integers(0, 96), min_size=1, max_size=35, unique=True).map(tuple)

NAMES = st.one_of(st.sampled_from(NASTY), st.text(min_size=0, max_size=40))


@st.composite
def questions(draw: st.DrawFn) -> Decision:
    """Any question: cards, words, a number, declarations or several of them, of any size."""
    ways = draw(st.sets(st.sampled_from(("cards", "words", "number", "claims")), min_size=1, max_size=2))
    cards = draw(CARDS) if "cards" in ways else ()
    most = draw(st.integers(1, len(cards))) if cards else 0
    least = draw(st.integers(0, most))
    known = ("word-minchiate-deal", "word-minchiate-fall")
    said_words = tuple(
        Word(f"w{n}", draw(st.sampled_from(known)), draw(st.sampled_from(("neutral", "good", "danger"))))
        for n in range(draw(st.integers(1, 40)) if "words" in ways else 0)
    )
    low = draw(st.integers(0, 500))
    return Decision(
        0,
        draw(st.sampled_from(("play", "discard", "cut", "declare", "unheard-of"))),
        cards=cards,
        least=least,
        most=most,
        of=draw(st.sampled_from((None, 0, 2))),
        words=said_words,
        number=(low, low + draw(st.integers(0, 400))) if "number" in ways else None,
        claims=offers(draw(st.integers(0, 60))) if "claims" in ways else None,
        optional=draw(st.booleans()),
        args={"count": most, "conto": 0},
    )


@pytest.mark.slow
@settings(max_examples=120, deadline=None)
@given(
    st.lists(questions(), max_size=2),
    CARDS,
    st.lists(st.integers(0, 96), max_size=30, unique=True).map(tuple),
    st.tuples(NAMES, NAMES, NAMES),
    st.sampled_from(LANGUAGES),
    st.booleans(),
)
def test_any_question_fits_on_a_panel(
    asked: list[Decision],
    cards: tuple[int, ...],
    staged: tuple[int, ...],
    names: tuple[str, str, str],
    language: str,
    trick: bool,
) -> None:
    if sum(bool(decision.cards) for decision in asked) > 1:
        asked = asked[:1]
    if sum(decision.claims is not None for decision in asked) > 1 or sum(bool(one.words) for one in asked) > 1:
        asked = asked[:1]
    if sum(decision.number is not None for decision in asked) > 1:
        asked = asked[:1]
    view = hand_view(
        cards,
        *asked,
        trick=trick,
        zones=tuple(Zone("zone-minchiate-folla-cards", cards, len(cards), 0, (), True) for _ in range(4)),
        public_zones=tuple(Zone("zone-minchiate-discards", cards, len(cards), seat % 4) for seat in range(20)),
        news=tuple(Line("minchiate-news-first-dealer", {"seat": SeatArg(seat % 4)}) for seat in range(60)),
    )
    state, said_in = table(some_match(), name=names[0]), words(language)
    screen = screens.hand(state, view, who(state, said_in, people(*names)), picture(), said_in, staged)
    screen.assert_limits()
    assert_limits(screen.view())
    for decision in asked:
        assert all(len(group) <= MAX_OPTIONS for group in groups(decision, cards, PACK))
        assert sorted(card for group in groups(decision, cards, PACK) for card in group) == sorted(decision.cards)
