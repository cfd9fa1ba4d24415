"""Public screens of a match: the board, the count, the end, notices and lists."""

from __future__ import annotations

import re
from dataclasses import replace as dataclass_replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from bot.engine.text import Line, SideArg, TermArg
from bot.engine.view import Count, CountLine
from bot.games.registry import game
from bot.i18n import LANGUAGES, Language, words
from bot.table.model import FINISHED, Chair, Seal
from bot.table.ports import TableSummary
from bot.ui import screens
from bot.ui.screens.notices import KINDS
from bot.ui.transport import control_ids as ids
from bot.ui.transport.id_format import ControlId
from bot.ui.transport.screen import Image
from tests.ui.limits import controls, long_labels, nodes, said
from tests.ui.shown import checked, verbs
from tests.ui.tables import CHAIRS, FREE, NASTY, deal, moments, people, picture, some_match, table, who


def test_the_board_names_the_turn_and_the_trick() -> None:
    said_in, match = words("en"), some_match()
    state = table(match, seals=(Seal(1, b"s", "c0ffee" * 11),))
    view = game("minchiate").view(match)
    screen = screens.board(state, view, who(state, said_in), picture(), said_in, deadline_ms=5_000)
    text = checked(screen)
    assert "<t:5:R>" in text
    assert "c0ffee" not in text, "the seal has a message of its own"
    assert f"Trick {view.trick.number}" in text if view.trick else False
    assert verbs(screen) == ["hand", "last", "score", "others", "nudge", "react", "react", "react"]
    alone = replace(state, chairs=(state.chairs[0], *[Chair(None, "regular", f"C{n}") for n in range(3)]))
    assert verbs(screens.board(alone, view, who(alone, said_in), None, said_in)) == ["hand", "last", "score", "others"]


def test_the_table_in_words_tells_hands_tricks_and_badges() -> None:
    said_in, match = words("en"), some_match()
    state, view = table(match), game("minchiate").view(match)
    text = checked(screens.table_words(state, view, who(state, said_in), said_in))
    for info in view.seats:
        assert f"{info.hand_count} card" in text
    assert "Dealer" in text
    assert "Last trick" in text


def test_before_the_first_trick_there_is_no_last_one() -> None:
    said_in, (match, _) = words("en"), deal()[2]
    state, view = table(match), game("minchiate").view(match)
    text = checked(screens.last_trick(state, view, who(state, said_in), said_in))
    assert "No trick has been completed" in text


def test_onlookers_learn_that_they_do_not_sit_here() -> None:
    said_in = words("es")
    for match in (None, some_match()):
        state = table(match)
        view = game("minchiate").view(match) if match is not None else None
        screen = screens.spectator(state, view, who(state, said_in), said_in)
        assert "No estás en esta mesa" in checked(screen)
        assert verbs(screen) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_count_says_each_line_once_and_reveals_the_seal(language: str) -> None:
    """What the picture says stands in no line beside it: a button says it in words."""
    said_in, match = words(language), deal()[-1][0]
    state = table(match, seals=(Seal(1, b"\x01\x02", "c0ffee" * 11, revealed=True),))
    replaying = ControlId(state.id, 1, 0, "replay").encode()
    (count,) = game("minchiate").view(match).counts
    company = who(state, said_in)
    screen = screens.result(state, count, company, picture(), said_in)
    assert isinstance(screen.parts[0], Image), "the picture stands first"
    text, bare = checked(screen), checked(screens.result(state, count, company, None, said_in))
    in_words = checked(screens.result_words(count, company, said_in))
    sums = [said_in.number(total) for total in count.totals if total is not None]
    outcome = [said_in.line(line, company.marked) for line in count.outcome]
    lines = [said_in.line(Line(line.key, line.args), company.marked) for line in count.lines]
    assert not any(line in text for line in (*outcome, *lines))
    for told in (bare, in_words):
        assert all(line in told for line in (*sums, *outcome, *lines))
    assert "0102" in text
    assert "c0ffeec0ffee…" in text
    assert "c0ffeec0ffeec" not in text
    assert verbs(screen) == ["replay", "review", "words"], "the next deal has begun"
    assert ids.AS_TEXT.id(state.id, deal=1) in {node["custom_id"] for node in controls(screen.view())}
    assert replaying in {node["custom_id"] for node in controls(screen.view())}
    between = screens.result(replace(state, between=True), count, who(state, said_in), picture(), said_in)
    assert verbs(between) == ["next", "word", "replay", "review", "words"]
    over = screens.result(table(match, status=FINISHED), count, who(state, said_in), picture(), said_in)
    assert verbs(over) == ["replay", "review", "words"], "there is no next deal once the match is over"


def test_a_line_of_the_count_never_breaks_between_its_amounts() -> None:
    said_in, state = words("en"), table(some_match())
    count = Count(1, (CountLine("minchiate-pair", (10, None), {"side": SideArg(0)}, (1, 2)),), (10, 0), ())
    text = checked(screens.result(state, count, who(state, said_in), None, said_in))
    assert ": 10\u00a0·\u00a0–" in text


def test_a_very_long_count_is_cut_and_says_so() -> None:
    said_in, state = words("en"), table(some_match())
    lines = tuple(CountLine("minchiate-pair", (10, None), {"side": SideArg(0)}, tuple(range(20))) for _ in range(60))
    count = Count(1, lines, (600, 0), (Line("minchiate-outcome-even"),))
    assert "more lines" in checked(screens.result(state, count, who(state, said_in), None, said_in))


def test_the_end_names_winners_and_balances() -> None:
    said_in, match = words("en"), deal()[-1][0]
    view = game("minchiate").view(match)
    state = table(match, status=FINISHED, balances=(2, -2, 2, -2), places=(1, 3, 1, 3))
    text = checked(screens.over(state, view, who(state, said_in), None, said_in))
    assert "Anna and Carla win" in text
    assert "`2` **Bruno**: −2 rests" in text
    assert "Replay" in text
    added = table(match, status=FINISHED, balances=(120, 62, 90, 0), places=(1, 3, 2, 4))
    summed = checked(screens.over(added, view, who(added, said_in), None, said_in))
    assert "**Anna**: 120 rests" in summed, "points that were added up are no gains"
    level = table(match, status=FINISHED, balances=(0, 0, 0, 0), places=(1, 1, 1, 1))
    assert "is a draw" in checked(screens.over(level, view, who(level, said_in), None, said_in))


@pytest.mark.parametrize("kind", sorted(KINDS))
def test_notices_say_one_thing_and_the_next_step(kind: str) -> None:
    for language in LANGUAGES:
        text = checked(screens.notice("Something happened. " * 200, kind, words(language)))
        assert "Something happened." in text
    screen = screens.notice("No.", kind, words("en"), table="ab12cd34", url="https://discord.com/channels/1/2")
    assert verbs(screen) == ["hand"]
    checked(screen)


def row(number: int, *persons: int) -> TableSummary:
    """Return one table of a list."""
    return TableSummary(f"t{number}", f"*Arno* {number}", "minchiate", 1, 2, 3, "playing", persons, 4, 9)


def test_the_list_begins_with_ones_own_tables() -> None:
    for language in LANGUAGES:
        text = checked(screens.table_list([row(1, 5), row(2, 7, 8), row(3)], words(language), 7))
        assert text.index("Arno\\* 2") < text.index("Arno\\* 1") < text.index("Arno\\* 3")
        checked(screens.table_list([], words(language)))
    assert "8 more tables" in checked(screens.table_list([row(number) for number in range(20)], words("en")))


@pytest.mark.parametrize("language", LANGUAGES)
def test_fixed_labels_keep_the_guideline(language: str) -> None:
    said_in, match = words(language), some_match()
    state, lobby = table(match), table(chairs=FREE)
    view, company = game("minchiate").view(match), who(state, said_in)
    for screen in (
        screens.lobby(lobby, who(lobby, said_in), said_in),
        screens.board(state, view, company, None, said_in),
        screens.seated_no_dm(state, said_in),
    ):
        assert long_labels(screen.view()) == []


@pytest.mark.slow
@settings(max_examples=40, deadline=None)
@given(
    st.tuples(*[st.one_of(st.sampled_from(NASTY), st.text(max_size=40))] * 3),
    st.text(max_size=60),
    st.sampled_from(LANGUAGES),
)
def test_any_names_fit_everywhere(names: tuple[str, str, str], name: str, language: str) -> None:
    said_in, match = words(language), deal()[-1][0]
    named = people(*names)
    for state in (table(name=name, chairs=FREE), table(match, name=name), table(match, name=name, status=FINISHED)):
        company = who(state, said_in, named)
        found = [screens.lobby(state, company, said_in), screens.seated(state, said_in)]
        found.append(screens.chairs(state, company, said_in, 7))
        if state.match is not None:
            view = game("minchiate").view(match)
            found.append(screens.board(state, view, company, None, said_in))
            found.append(screens.table_words(state, view, company, said_in))
            found.append(screens.over(state, view, company, None, said_in))
            found.append(screens.result(state, view.counts[0], company, None, said_in))
        for screen in found:
            text = checked(screen)
            assert "@everyone" not in "".join(n["content"] for n in nodes(screen.view()) if n["type"] == 10), text


def test_a_table_of_four_persons_has_no_computer_player() -> None:
    state = table(chairs=(*CHAIRS[:3], Chair(10)))
    company = who(state, words("en"))
    assert company.players == ("Anna", "Bruno", "Carla", "Player 4")
    assert company.cast.table == "Arno"


@pytest.mark.parametrize("language", LANGUAGES)
def test_bold_is_never_nested(language: str) -> None:
    said_in, match = words(language), deal()[-1][0]
    state = table(match, between=True)
    view, company = game("minchiate").view(match), who(state, said_in)
    for screen in (
        screens.board(state, view, company, None, said_in),
        screens.lobby(state, company, said_in),
        screens.score(state, view, company, said_in),
        screens.result(state, view.counts[0], company, None, said_in),
    ):
        for line in said(screen.view()).splitlines():
            assert line.count("**") % 2 == 0
            assert "****" not in line
            assert not line.startswith("**") or line.count("**") <= 2 * line.count(" · ") + 2


def test_the_table_in_words_tells_the_last_trick_once() -> None:
    """After a trick the news say the same as the last trick below them."""
    said_in, told = words("en"), 0
    for match, asked in moments(2, "chinze"):
        view = game("chinze").view(match)
        if asked is None or view.trick is None or view.trick.cards or not view.history:
            continue
        state = table(match, "chinze")
        text = checked(screens.table_words(state, view, who(state, said_in), said_in))
        for played in view.history[-1].cards:
            card = said_in.named(played.card, who(state, said_in).names)
            assert text.count(f"{who(state, said_in).names.seats[played.seat]}: {card}") == 1
        assert len(re.findall(r"w[io]ns? (the )?trick", text)) == 1
        told += 1
    assert told > 5


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_score_of_terziglio_says_what_its_number_is(language: Language) -> None:
    said_in, told = words(language), 0
    for match, asked in moments(3, "terziglio"):
        view = game("terziglio").view(match)
        if asked is None or not any(line.key == "terziglio-score" for line in view.score):
            continue
        state = table(match, "terziglio")
        company = who(state, said_in).spoken_to(asked.seat, view.sides)
        text = checked(screens.score(state, view, company, said_in))
        (number,) = {"en": ["points? so far"], "it": ["punt[oi] finora"], "es": ["puntos? hasta ahora"]}[language]
        assert re.search(number, text)
        told += 1
    assert told > 5


def test_a_count_that_has_no_room_for_emojis_is_told_without_them_and_whole() -> None:
    said_in, state = words("en"), table(some_match())
    lines = tuple(
        CountLine("minchiate-count-versicola", (10, None), {"name": TermArg("versicola-minchiate-kings")}, (13, 27, 41))
        for _ in range(24)
    )
    company = who(state, said_in)
    marks = {company.pack.id(card): f"<:card_{card}:1234567890123456789>" for card in range(97)}
    company = dataclass_replace(company, marks=marks)
    few = checked(screens.result(state, Count(1, lines[:3], (30, 0), ()), company, None, said_in))
    whole = checked(screens.result(state, Count(1, lines, (240, 0), ()), company, None, said_in))
    assert "<:card_13:" in few
    assert "more line" not in whole
    assert whole.count("10\u00a0·\u00a0–") == len(lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_count_in_words_has_no_marks_of_the_score_sheet(language: Language) -> None:
    """ "5 C – three Cavaliers" is how the picture writes it: C38."""
    said_in = words(language)
    state = table(next(moments(1, "chinze"))[0], "chinze")
    args = {"points": 5, "mark": TermArg("chinze-mark-C"), "of": TermArg("chinze-rank-C"), "count": 3}
    count = Count(1, (CountLine("chinze-row-three", (5, None), args, ()),), (5, 0), ())
    text = checked(screens.result_words(count, who(state, said_in), said_in))
    said = {"en": "- Three Cavaliers: 5", "it": "- Tre Cavalli: 5", "es": "- Tres Caballos: 5"}[language]
    assert said in text
    assert "5 C" not in text
