"""Every question of Chinze on the private panel, and whole matches played on panels alone."""

from __future__ import annotations

import random
from typing import Any

import pytest

from bot.engine.actions import Action, Chance, Claim, Decision, Pick, Say
from bot.engine.options import complete
from bot.games.chinze import GAME
from bot.games.chinze.melds import Said, meld_line
from bot.games.chinze.state import State
from bot.i18n import LANGUAGES, words
from bot.ports.people import DEFAULT_PREFERENCES, Preferences
from bot.table.model import Chair, TableState
from bot.table.selectors import seat_view
from bot.ui import screens
from bot.ui.screens.base import in_full
from bot.ui.transport.id_format import parse
from bot.ui.transport.screen import Screen
from tests.games.chinze.play import cards, do, options, position, random_match
from tests.support.pressed import DECIDING, STAGING, action_of, staged_by
from tests.ui.hand_panel import WORDS
from tests.ui.limits import SELECT, assert_limits, controls, long_labels, said
from tests.ui.tables import picture, table, who

MUCH = "T21 T20 T19 T18 T17 T16 T15 T14 T13 T12 T11 CK DK BK SK"


def seated(match: State) -> TableState:
    """Return a table of two people with this match."""
    full = complete(GAME.meta, {})
    return table(match, game="chinze", options=full, preset="seed", chairs=(Chair(7), Chair(8)), asked=(3, 3))


def panel(
    match: State, language: str, staged: tuple[int, ...] = (), prefers: Preferences = DEFAULT_PREFERENCES
) -> Screen:
    """Return the panel of the player who is asked."""
    at, (question,) = seated(match), GAME.decisions(match)
    view = seat_view(at, question.seat)
    assert view is not None
    said_in = words(language)
    company, deadline = who(at, said_in), 1_700_000_000_000
    return screens.hand(at, view, company, picture(), said_in, staged, deadline_ms=deadline, prefers=prefers)


def moments() -> dict[str, State]:
    """Return a state for every kind of question."""
    found: dict[str, State] = {}
    for match in random_match(options(), b"panel"):
        for question in GAME.decisions(match):
            found.setdefault(question.kind, match)
    start = position(MUCH, "CQ DQ BQ SQ C2")
    found |= {"meld-lead": start, "show": do(start, 0, Say("tarocchi")), "three": do(start, 0, Say("K"))}
    found["meld-play"] = do(start, 0, Pick(cards("CK")))
    found["quiet"] = do(start, 0, Claim(()))
    return found


MOMENTS = moments()


def test_every_kind_of_question_was_met() -> None:
    assert MOMENTS.keys() >= {"cut", "lead", "play", "meld-lead", "meld-play", "show", "three", "exchange"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", sorted(MOMENTS))
def test_every_question_fits_its_panel(kind: str, language: str) -> None:
    screen = panel(MOMENTS[kind], language)
    screen.assert_limits()
    assert_limits(screen.view())
    assert long_labels(screen.view()) == []
    assert words(language).text("ui-ask") not in said(screen.view())


def test_melds_show_their_points_and_a_card_may_be_played_at_once() -> None:
    text = said(panel(MOMENTS["meld-lead"], "en").view())
    assert "T · 11 tarocchi · 11" in text
    assert "K · four Kings · 10" in text
    verbs = {
        found.action
        for node in controls(panel(MOMENTS["meld-lead"], "en").view())
        if (found := parse(node["custom_id"]))
    }
    assert {"card", "offer", "claimall", "say"} <= verbs


@pytest.mark.parametrize(
    ("language", "spoken", "foreign"),
    [
        ("en", ("You hold 2 melds", "Declare all ("), ("ombination", "nnounce")),
        ("it", ("Hai 2 accuse", "Accusa tutto ("), ("ombinazion", "ichiar")),
        ("es", ("Tienes 2 cantes", "Cantar todo ("), ("ombinacion", "eclar")),
    ],
)
def test_what_is_declared_is_called_as_the_game_calls_it(
    language: str, spoken: tuple[str, ...], foreign: tuple[str, ...]
) -> None:
    text = said(panel(MOMENTS["meld-lead"], language, prefers=WORDS).view())
    assert [word for word in spoken if word not in text] == []
    assert [word for word in foreign if word in text] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_guided_hand_calls_a_button_as_it_is_labelled(language: str) -> None:
    spoken = words(language)
    assert spoken.text("teach-chinze-say-back").startswith(f"**{spoken.text('word-chinze-back')}**")


def test_nothing_but_showing_is_asked_while_cards_are_chosen_to_be_shown() -> None:
    for kind in ("show", "three"):
        text = said(panel(MOMENTS[kind], "en").view())
        assert "Confirm" in text
        assert "Play " not in text.replace("· Play ·", "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_score_sheet_has_the_marks_of_a_paper_one(language: str) -> None:
    matches = (random_match(options(), bytes((seed,))) for seed in range(100))
    ended = next(one for match in matches for one in match if one.match.scored and one.match.scored[0].melds)
    at, said_in = seated(ended), words(language)
    view = GAME.view(ended)
    screen = screens.result_words(view.counts[-1], who(at, said_in), said_in)
    assert_limits(screen.view())
    _, meld = ended.match.scored[0].melds[0]
    row, names = meld_line(meld), who(at, said_in).names
    assert said_in.line(row, names).startswith(f"{meld.points} "), "the picture has the mark beside the points"
    assert f"- {said_in.line(in_full(row, said_in), names)} (" in said(screen.view()), "the text says it in full"
    assert f"- {meld.points} " not in said(screen.view())


def press(screen: Screen, decision: Decision, view: Any, staged: tuple[int, ...], chance: random.Random) -> Any:
    """Use one control as a person would: return the action it stands for, or what is staged now."""
    known = [(node, control) for node in controls(screen.view()) if (control := parse(node["custom_id"]))]
    node, control = chance.choice([one for one in known if one[1].action in DECIDING | STAGING])
    values: list[str] = []
    if node["type"] == SELECT:
        offered = [option["value"] for option in node["options"]]
        values = chance.sample(offered, chance.randint(node["min_values"], node["max_values"]))
    if control.action in STAGING:
        return staged_by(control, values, view, GAME.meta.pack, staged) or ()
    return action_of(control, values, [decision], staged)


@pytest.mark.slow
@pytest.mark.parametrize(("seed", "language"), [(1, "en"), (2, "it"), (3, "es")])
def test_a_match_can_be_played_by_panels_alone(seed: int, language: str) -> None:
    chance = random.Random(seed)
    state = GAME.start(options())
    pressed = 0
    while GAME.result(state) is None:
        if GAME.chance(state):
            state = do(state, None, Chance(chance.randbytes(8)))
            continue
        (decision,) = GAME.decisions(state)
        view = GAME.seat_view(state, decision.seat)
        action: Action | tuple[int, ...] = ()
        while isinstance(action, tuple):
            action = press(panel(state, language, action), decision, view, action, chance)
            pressed += 1
            assert pressed < 6000
        state = do(state, decision.seat, action)
    assert pressed > 156


@pytest.mark.parametrize(
    ("language", "first", "again"),
    [
        ("en", "(10 to 11)? One point for each.", "(11 to 12)? One point for each beyond the 10 you showed before."),
        (
            "it",
            "(da 10 a 11)? Un punto per ciascuno.",
            "(da 11 a 12)? Ne hai già mostrati 10: un punto per ciascuno in più.",
        ),
        ("es", "(de 10 a 11)? Un punto por cada uno.", "(de 11 a 12)? Un punto por cada uno que pase de los 10"),
    ],
)
def test_tarocchi_shown_in_part_say_what_they_bring(language: str, first: str, again: str) -> None:
    assert first in said(panel(MOMENTS["show"], language).view())
    state = position(f"{MUCH.replace('CK DK BK SK', 'T10')} C4", "C2 C3", said=Said(tarocchi=10))
    assert again in said(panel(do(state, 0, Say("tarocchi")), language).view())
