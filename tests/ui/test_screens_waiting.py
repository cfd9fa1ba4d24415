"""Limits and texts of reports (E60) and of the waiting list for a chair (E48), in every language and with any name."""

from __future__ import annotations

import pytest

from bot.i18n import LANGUAGES, escape, plain, words
from bot.ports.servers import Report, ServerSettings
from bot.table.model import FINISHED, Chair, Reservation, WaitingList
from bot.ui import screens
from bot.ui.screens.reports import (
    LONGEST,
    SHOWN,
    ReportContext,
    ReportForm,
    clean,
    news,
    number_of,
    report_list,
    report_page,
    said_of,
)
from bot.ui.screens.server_settings import notices_screen, setup_screen
from bot.ui.screens.waiting_list import chair_kept, queue_button, queue_page, too_late
from tests.ui.limits import nodes
from tests.ui.tables import NASTY, people, some_match, table, who
from tests.ui.test_screens_hosting import checked

AT = 1_790_000_000_000
PEOPLE = (Chair(7), Chair(8), Chair(9), Chair(None, "regular", "Cecco"))


def told(
    said: str = "They show their cards", *, number: int = 1, name: str = "Bruno", **changes: bool
) -> ReportContext:
    """Return a report as moderators read it."""
    report = Report(number, 11, "ab12cd34", 7, 8, 1, 3, 99, said, AT, AT if changes.get("settled") else 0)
    url = "https://discord.com/channels/1/2"
    table, writer = escape(plain("Arno", "…")), escape(plain(name, "…"))
    return ReportContext(report, table, writer, "Anna", url, changes.get("over", False))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NASTY)
def test_e60_a_report_keeps_the_limits_whatever_is_written_in_it(language: str, name: str) -> None:
    said_in = words(language)
    for said in (*(clean(one) for one in NASTY), "*" * LONGEST, "@" * LONGEST, "\n".join("x" * 249)):
        for one in (told(said, name=name), told(said, name=name, settled=True, over=True)):
            text = checked(report_page(one, said_in))
            assert "<@123>" not in text
            assert "@everyone" not in text
            assert said not in checked(news(one, said_in)) or said == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_e60_the_list_shows_the_oldest_and_counts_the_rest(language: str) -> None:
    said_in = words(language)
    every = [told(number=number + 10**18) for number in range(SHOWN)]
    assert said_in.text("report-list-more", count=4) in checked(report_list(every, SHOWN + 4, said_in))
    assert said_in.text("report-list-none") in checked(report_list([], 0, said_in))


@pytest.mark.parametrize("language", LANGUAGES)
def test_e60_the_form_offers_the_other_people_and_reads_what_was_chosen(language: str) -> None:
    said_in, state = words(language), table(some_match(), chairs=PEOPLE)
    form = ReportForm(state, who(state, said_in, people(*NASTY[:3])), said_in, 7)
    options = form.to_dict()["components"][0]["component"]["options"]
    assert [one["value"] for one in options] == ["1.8", "2.9"]
    assert all(0 < len(one["label"]) <= 100 for one in options)
    alone = table(some_match(), chairs=(Chair(7), *(Chair(None, "regular", "Cecco"),) * 3))
    assert len(ReportForm(alone, who(alone, said_in), said_in, 7).to_dict()["components"]) == 1
    assert said_of({"whom": "1.8", "said": "a = b"}, state) == (1, 8, "a = b")
    assert said_of({"whom": "1.9", "said": "x"}, state) == (None, None, "x")
    assert said_of({"nonsense": ""}, state) == (None, None, "")


def test_e60_what_hides_or_reorders_is_taken_out_and_lines_stay() -> None:
    assert clean("a\u202eb\u200b\r\n\n  c\td \x00") == "ab\nc d"
    assert clean(" \u200b \n\t") == ""
    assert number_of("12") == 12
    assert [number_of(one) for one in ("", "0", "-4", "x", str(2**63), "9" * 30)] == [0] * 6


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_setup_tells_of_reports_and_where_they_go(language: str) -> None:
    said_in = words(language)
    settings = ServerSettings(notices=5)
    assert "3" in checked(setup_screen(settings, [("#cards", ())], said_in, reports=3))
    assert "reports" not in checked(setup_screen(settings, [("#cards", ())], words("en")))
    view = notices_screen(settings, said_in).view()
    chosen = [node["default_values"] for node in nodes(view) if node.get("default_values")]
    assert [one["id"] for one in chosen[0]] == [5]
    checked(notices_screen(ServerSettings(), said_in))


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_stands_under_more_is_for_watching_and_reporting(language: str) -> None:
    said_in, state = words(language), table(some_match(), chairs=PEOPLE)
    text = checked(screens.others(state, said_in))
    assert said_in.text("ui-others-report") in text
    assert said_in.text("ui-btn-words") in text
    lobby = checked(screens.others(table(chairs=PEOPLE), said_in))
    assert said_in.text("ui-others-report") in lobby
    assert said_in.text("ui-btn-words") not in lobby, "there is nothing to be told in words yet"


@pytest.mark.parametrize("language", LANGUAGES)
def test_e48_the_queue_keeps_the_limits_at_every_stage(language: str) -> None:
    said_in = words(language)
    kept = Reservation(12, AT, 4)
    full = table(chairs=PEOPLE, waiting_list=WaitingList(tuple(range(12, 32))))
    free = table(chairs=(*PEOPLE[:3], Chair()), waiting_list=WaitingList((12, 13), (kept,)))
    playing = table(
        some_match(), chairs=(*PEOPLE[:2], Chair(9, offered=True), PEOPLE[3]), waiting_list=WaitingList((12,), (kept,))
    )
    for state in (full, free, playing):
        text = checked(screens.lobby(state, who(state, said_in), said_in))
        assert said_in.text("ui-queue-waiting", count=len(state.waiting_list.people)) in text
        for person in (12, 13, 99):
            checked(queue_page(state, person, said_in))
            checked(too_late(state, person, said_in.text("reply-just-taken"), said_in))
        assert "<@1200>" in checked(chair_kept(state, kept, 1200, said_in))
    assert f"<t:{AT // 1000}:R>" in checked(queue_page(free, 12, said_in))
    assert said_in.text("ui-queue-place", number=2) in checked(queue_page(full, 13, said_in))
    over = table(some_match(), chairs=PEOPLE, waiting_list=WaitingList((12,)), status=FINISHED)
    assert said_in.text("ui-queue-over") in checked(queue_page(over, 12, said_in))
    assert said_in.text("ui-queue-waiting", count=1) not in checked(screens.lobby(over, who(over, said_in), said_in))


def test_e48_the_chair_that_is_taken_over_is_the_one_that_is_offered() -> None:
    state = table(
        some_match(), chairs=(*PEOPLE[:2], Chair(9, offered=True), PEOPLE[3]), waiting_list=WaitingList((12,))
    )
    view = chair_kept(state, Reservation(12, AT, 4), 1200, words("en")).view()
    assert [node["custom_id"] for node in nodes(view) if "relieve" in node.get("custom_id", "")] == [
        "m1:ab12cd34:0:0:relieve:2"
    ]


def test_a_match_of_one_person_with_bots_offers_no_waiting_list_until_somebody_waits() -> None:
    bots = tuple(Chair(None, "regular", f"Cecco {number}") for number in range(3))
    match, said = some_match(), words("en")
    assert queue_button(table(match, chairs=(Chair(7), *bots)), said) == ()
    assert len(queue_button(table(match, chairs=(Chair(7), Chair(8), *bots[1:])), said)) == 1
    waited = table(match, chairs=(Chair(7), *bots), waiting_list=WaitingList((9,)))
    assert len(queue_button(waited, said)) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_would_be_refused_reads_why_and_is_not_offered_the_waiting_list(language: str) -> None:
    said = words(language)
    state = table(some_match(), chairs=(Chair(7), Chair(8), Chair(9, first=12, substitutes=(13,)), Chair(10)))
    for person, why in ((12, "queue-hands-known"), (13, "queue-hands-known"), (7, "already-seated")):
        for screen in (queue_page(state, person, said), too_late(state, person, "?", said)):
            assert said.text(f"refusal-{why}") in checked(screen)
            assert not [node for node in nodes(screen.view()) if "custom_id" in node]
    assert [node for node in nodes(queue_page(state, 14, said).view()) if "custom_id" in node]
