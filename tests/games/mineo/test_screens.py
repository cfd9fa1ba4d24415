"""Every question and every moment of Mineo on the panel and the table's message, in three languages, within Discord's
limits."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from bot.engine.actions import Chance, Pick, Say
from bot.engine.options import complete
from bot.engine.rng import Rng
from bot.engine.tricktaking.entry import OVER
from bot.games.mineo import GAME
from bot.games.mineo.options import META
from bot.games.mineo.policy import regular
from bot.games.mineo.state import State
from bot.i18n import LANGUAGES, Words, words
from bot.players.random_answers import at_random
from bot.table.model import PLAYING, Chair, TableState
from bot.table.selectors import seat_view
from bot.ui import screens
from bot.ui.transport.id_format import parse, unpack_numbers
from bot.ui.transport.screen import Screen
from tests.games.mineo.cards import pack
from tests.games.mineo.play import dealt, do, final, options, say
from tests.ui.limits import assert_limits, controls, long_labels, said
from tests.ui.tables import picture, who

CHAIRS = (Chair(7), Chair(8), Chair(9))
KINDS = {"call", "final", "answer", "scarto", "scommessa", "rivanto", "lead", "play", "talk"}


def table(match: State) -> TableState:
    """Return a table of three people in the middle of this match."""
    full = complete(META, match.match.rules.chosen)
    assert isinstance(full, dict)
    return TableState(
        "ab12cd34",
        status=PLAYING,
        game="mineo",
        name="Catania",
        host=7,
        guild=11,
        channel=22,
        thread=33,
        options=full,
        preset="mineo",
        chairs=CHAIRS,
        match=match,
        asked=(3, 4, 5),
    )


def hands(seed: int) -> Iterator[State]:
    """Yield the states of hands with talk, played at random, until one was played to the end."""
    rng = Rng(f"screens {seed}".encode())
    state = GAME.start(options(table_talk="buttons", first_dealer="host", rivanto_eligibility="any_defender"))
    while not any(end.counts for end in state.match.ends):
        yield state
        if GAME.chance(state):
            state = do(state, None, Chance(rng.word().to_bytes(8, "big")))
            continue
        question = rng.choice(GAME.decisions(state))
        state = do(state, question.seat, at_random(GAME.seat_view(state, question.seat), question, rng))
    yield state


@cache
def moments() -> tuple[State, ...]:
    """Return enough states to include every kind of question."""
    found: list[State] = []
    for seed in range(30):
        found += hands(seed)
        if {question.kind for state in found for question in GAME.decisions(state)} >= KINDS:
            return tuple(found)
    raise AssertionError("a kind of question was not met")


def panel(state: State, seat: int, said_in: Words) -> Screen:
    """Return the panel of a seat."""
    match = table(state)
    view = seat_view(match, seat)
    assert view is not None
    return screens.hand(match, view, who(match, said_in), picture(), said_in, deadline_ms=1_700_000_000_000)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", sorted(KINDS))
def test_every_question_can_be_answered_on_its_panel(kind: str, language: str) -> None:
    asked = ((state, question) for state in moments() for question in GAME.decisions(state) if question.kind == kind)
    state, question = next(asked)
    shown = panel(state, question.seat, words(language))
    assert_limits(shown.view())
    assert long_labels(shown.view()) == []
    found = [parse(node["custom_id"]) for node in controls(shown.view())]
    said_words = {one.arg for one in found if one is not None and one.action == "say"}
    assert said_words >= {word.word for word in question.words}
    if question.cards:
        assert {one.action for one in found if one is not None} & {"card", "tick", "pick", "play"}


HONOURS = "OR CR SR BR T1 T16 T17 T18 T19 T20 F"


@pytest.mark.parametrize(
    ("monte", "asked"),
    [
        ("O6 O7 O8", "Discard three cards."),
        ("O6 O7 T10", "Discard one card; these must go too: Six of Coins and Seven of Coins."),
        ("O6 T9 T10", "Discard two cards; this one must go too: Six of Coins."),
    ],
)
def test_the_question_names_the_cards_that_go_by_themselves(monte: str, asked: str) -> None:
    """S41, ``no_trumps``: these cards are not among the choices, so the player must be informed of them."""
    deck = pack({1: f"{HONOURS} T0 T2 T3 T4 T5 T6 T7 T8 T11"}, monte)
    state = say(final(cards=deck, discard_rule="no_trumps"), "solo")
    assert asked in said(panel(state, 1, words("en")).view())


@pytest.mark.parametrize(("target", "asked"), [("side", "that your side takes"), ("personal", "that you take")])
def test_the_question_of_the_rivanto_says_who_must_take_the_trick(target: str, asked: str) -> None:
    """S49: the question says who must take the last trick, the side or the player alone."""
    state = say(final(rivanto_target=target), "solo")
    (question,) = GAME.decisions(state)
    state = say(do(state, 1, Pick(question.cards[:3])), "no")
    assert asked in said(panel(state, 2, words("en")).view())


def test_five_cards_are_the_moment_of_the_stata() -> None:
    """S26: the player who goes alone now is informed that it counts double; later nothing is said of it."""
    assert "stata" in said(panel(dealt(), 1, words("en")).view())
    later = say(dealt(), "altre5", "mischio", "mischio")
    assert "stata" not in said(panel(later, 1, words("en")).view())


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_screens_keep_discords_limits_and_name_no_closed_card(language: str) -> None:
    said_in = words(language)
    names = {card: said_in.card("mineo", card_id) for card, card_id in enumerate(META.pack.ids)}
    patterns = {card: re.compile(rf"(?<!\w){re.escape(name)}(?!\w)") for card, name in names.items()}
    for state in moments()[::3]:
        match, view = table(state), GAME.view(state)
        company = who(match, said_in)
        public = [
            screens.board(match, view, company, picture(), said_in),
            screens.table_words(match, view, company, said_in),
            screens.last_trick(match, view, company, said_in),
            screens.score(match, view, company, said_in),
            screens.spectator(match, view, company, said_in),
            *(screens.result(match, count, company, picture(), said_in) for count in view.counts),
        ]
        for screen in (*public, *(panel(state, seat, said_in) for seat in range(3))):
            assert_limits(screen.view())
            assert long_labels(screen.view()) == []
        if state.phase == OVER:
            continue
        held = {card for card in range(63) for hand in state.table.hands if hand >> card & 1}
        closed = held - set(state.setup.monte if state.setup.monte_shown else ())
        closed -= {card for zone in view.zones for card in zone.cards}
        text = "\n".join(said(screen.view()) for screen in public[:5])
        named = {card for card in closed if patterns[card].search(text)}
        # The sentences about the scommessa and the Fujutu name those three cards as such.
        assert named <= {42, 61, 62}


def test_a_hand_is_played_by_what_the_panels_offer() -> None:
    """Plays a hand from the first call to its count with the buttons alone."""
    said_in, rng = words("it"), Rng(b"by panel")
    state = do(GAME.start(options(first_dealer="host")), None, Chance(b"panel"))
    steps = 0
    while state.phase != OVER:
        (question,) = GAME.decisions(state)
        offered = [parse(node["custom_id"]) for node in controls(panel(state, question.seat, said_in).view())]
        answer: Any = regular(GAME.seat_view(state, question.seat), question, rng)
        if isinstance(answer, Say):
            assert answer.word in {one.arg for one in offered if one is not None and one.action == "say"}
        elif isinstance(answer, Pick) and len(question.cards) == 1:
            (only,) = [one for one in offered if one is not None and one.action == "play"]
            assert tuple(unpack_numbers(only.arg) or ()) == answer.cards
        state = do(state, question.seat, answer)
        steps += 1
    assert steps > 2


@pytest.mark.parametrize(
    ("language", "mine"),
    [("en", "You play a stata: double"), ("it", "Fai la stata: doppio"), ("es", "Juegas stata: doble")],
)
def test_the_soloist_is_spoken_to_in_the_score_of_their_own_panel(language: str, mine: str) -> None:
    said_in, match = words(language), say(dealt(), "solo")
    state = table(match)
    names = who(state, said_in)
    theirs = said_in.text("mineo-score-stata", seat=names.names.seats[1])
    for seat in range(3):
        screen = screens.hand_words(state, GAME.seat_view(match, seat), names, said_in)
        assert (mine in said(screen.view()), theirs in said(screen.view())) == (seat == 1, seat != 1)
