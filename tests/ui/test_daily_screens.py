"""The screens of the deal of the day: Discord's limits, every legal answer, and nothing that the seat does not see."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from bot.duplicate.entry import PERSON, Position, chosen, finished, position, score, tricks
from bot.duplicate.ranking import counted, rank
from bot.duplicate.streak import Streak
from bot.duplicate.visibility import Visible, visible
from bot.games.registry import game
from bot.i18n import LANGUAGES, words
from bot.ports.daily import DailyDeal, DailyEntry
from bot.ports.people import DEFAULT_PREFERENCES
from bot.table.ports import Person
from bot.ui.screens.daily import (
    DailyContext,
    OfGame,
    day_screen,
    key_of,
    one_deal,
    play_screen,
    pretended,
    read_key,
    seat_of_one_deal,
    start_screen,
)
from bot.ui.screens.daily_result import (
    ROW,
    Ranks,
    leader_lines,
    line_screen,
    missed_screen,
    open_hands,
    result_screen,
    shared_screen,
    shown_moments,
    tricks_lines,
)
from bot.ui.screens.names import Company, company
from bot.ui.transport.id_format import parse_page
from bot.ui.transport.screen import Button, Menu, Screen
from tests.duplicate.playing import DAY, board, choice
from tests.ui.limits import assert_limits, long_labels
from tests.ui.tables import NASTY, picture

REAL = ("minchiate", "terziglio", "chinze", "mineo")
EVERY = pytest.mark.parametrize("slug", REAL)
SAID = pytest.mark.parametrize("language", LANGUAGES)
AT = DAY * 86_400_000


def who_at(at: Position, language: str, name: str = "Anna") -> Company:
    said = words(language)
    return company(pretended(at, 1, said), {1: Person(1, 100, name, "en-US")}, said)


def shown(at: Position, language: str, *, tiles: bool = True, one_tap: bool = True, name: str = "Anna") -> Screen:
    said, view = words(language), at.view
    who = who_at(at, language, name).spoken_to(view.seat, view.public.sides)
    desk = DailyContext(
        *(pretended(at, 1, said), view, PERSON, who, said, ()),
        one_tap=one_tap,
        tiles=tiles,
        key=key_of(DAY, at.board.game),
        step=at.steps,
    )
    return play_screen(desk, at, picture() if tiles else None, DEFAULT_PREFERENCES)


def within(screen: Screen) -> None:
    assert_limits(screen.view())
    screen.assert_limits()
    assert long_labels(screen.view()) == []


@EVERY
def test_a_deal_of_the_day_says_nothing_of_a_longer_match(slug: str) -> None:
    """Mineo said of it: *Deals that count: 0 of 3*."""
    begun = position(board(slug))
    for at in (begun, finished(begun)):
        score = one_deal(at.public).score
        assert not [line.key for line in score if line.key.endswith("-score-hands")]
        assert score == tuple(line for line in at.public.score if not line.key.endswith("-score-hands"))
    if slug == "mineo":
        assert any(line.key == "mineo-score-hands" for line in begun.public.score), "a match says it"
    assert seat_of_one_deal(begun.view).public == one_deal(begun.public)


@pytest.mark.exhaustive(5)
@SAID
@EVERY
@pytest.mark.parametrize("key", ["a", "b"])
def test_every_question_keeps_discords_limits(slug: str, language: str, key: str) -> None:
    at = position(board(slug, key))
    while not at.over:
        ways: tuple[dict[str, Any], ...] = (
            {},
            {"tiles": False},
            {"tiles": False, "name": NASTY[-1]},
            {"one_tap": False},
        )
        for so in ways:
            within(shown(at, language, **so))
        at = chosen(at, choice(at, key))


@EVERY
@pytest.mark.parametrize("tiles", [True, False])
def test_every_legal_card_can_be_chosen(slug: str, tiles: bool) -> None:
    at = position(board(slug))
    while not at.over:
        assert at.decision is not None
        if at.decision.cards and at.decision.most == 1:
            assert offered(shown(at, "en", tiles=tiles)) >= set(at.decision.cards)
        at = chosen(at, choice(at, "x"))


def offered(screen: Screen) -> set[int]:
    found: set[int] = set()
    for part in screen.parts:
        if isinstance(part, Menu):
            found |= {int(one.value, 36) for one in part.choices if one.value.isalnum()}
        elif isinstance(part, tuple):
            for one in part:
                assert isinstance(one, Button)
                made = parse_page(one.id)
                if made is not None and made.action in ("card", "play"):
                    found.add(int(made.arg.rpartition("-")[2], 36))
    return found


def exchanged(at: Position) -> Position | None:
    """Return the position with a card of two others exchanged, None where nobody else has a closed hand."""
    hands = list(at.match.table.hands)
    others = [seat for seat in range(len(hands)) if seat != at.seat and hands[seat]]
    if len(others) < 2:
        return None
    one, other = others[:2]
    first, second = (hands[seat] & -hands[seat] for seat in (one, other))
    hands[one] ^= first | second
    hands[other] ^= first | second
    match = msgspec.structs.replace(at.match, table=msgspec.structs.replace(at.match.table, hands=tuple(hands)))
    return msgspec.structs.replace(at, match=match)


@pytest.mark.parametrize("slug", ["minchiate", "terziglio", "mineo"])
def test_no_question_depends_on_the_hands_of_others(slug: str) -> None:
    at, compared = position(board(slug)), 0
    while not at.over:
        moved = exchanged(at)
        if moved is not None and moved.view == at.view:
            assert open_hands(moved) != open_hands(at)
            assert shown(moved, "en") == shown(at, "en")
            assert shown(moved, "en", tiles=False) == shown(at, "en", tiles=False)
            compared += 1
        at = chosen(at, choice(at, "y"))
    assert compared > 5


def stored(at: Position, own: int | None = None) -> tuple[DailyDeal, DailyEntry]:
    its = at.board
    deal = DailyDeal(its.day, its.game, its.seed, its.terms, AT)
    won = "".join("1" if one else "0" for one in tricks(at))
    entry = DailyEntry(its.day, its.game, 1, AT, " ".join(at.moves), "", at.steps, at.steps, score(at), won, AT)
    return deal, entry if own is None else msgspec.structs.replace(entry, own=own)


def ranks(entry: DailyEntry) -> Ranks:
    results = counted([entry.score or 0, -300, 10, 11, 500, *range(-40, 40, 3)])
    found = rank(results, entry.score or 0)
    return Ranks(results, found, found, found)


@SAID
@EVERY
def test_results_keep_discords_limits(slug: str, language: str) -> None:
    said, at = words(language), finished(position(board(slug)))
    deal, entry = stored(at)
    who = who_at(at, language, NASTY[0])
    ended = msgspec.structs.replace(deal, closed_at=AT, settled=True, best=" ".join(at.moves), best_score=900)
    leaders = leader_lines(slug, [(1, 1, 900), (2, 2, 1), (2, 3, 1)], {1: NASTY[0], 2: NASTY[-1]}, said)
    within(result_screen(deal, entry, at, ranks(entry), who, picture(), said, ended=False, streak=Streak(7)))
    late = msgspec.structs.replace(entry, own=3)
    within(result_screen(ended, late, at, ranks(entry), who, picture(), said, ended=True, leaders=leaders))
    within(missed_screen(ended, at.board.seal, ranks(entry).results, leaders, said))
    within(start_screen(deal, at.board.seal, said))
    within(shared_screen(deal, entry, ranks(entry).everybody, NASTY[0], said))
    within(shared_screen(deal, entry, ranks(entry).everybody, "", said))
    for running in (True, False):
        games = [
            OfGame("minchiate", entry, ranks(entry).everybody, 5),
            OfGame("mineo", msgspec.structs.replace(entry, score=None)),
            *(OfGame(one, None, None, entries) for one, entries in (("chinze", 0), ("terziglio", 7))),
        ]
        within(day_screen(DAY, games, Streak(3, at_risk=True), said, running=running))
    moments = shown_moments(at)
    for moment in (0, len(moments) // 2, len(moments) - 1):
        within(line_screen(ended, at, moment, moments, who, picture(), said))


def test_a_result_before_the_end_tells_no_seed_and_has_no_file() -> None:
    at = finished(position(board("mineo")))
    deal, entry = stored(at)
    who, said = who_at(at, "en"), words("en")
    running = str(result_screen(deal, entry, at, ranks(entry), who, None, said, ended=False))
    ended = str(result_screen(deal, entry, at, ranks(entry), who, None, said, ended=True))
    assert deal.seed.hex() not in running
    assert "p1:daily:file" not in running
    assert deal.seed.hex() in ended
    assert "p1:daily:file" in ended
    assert deal.seed.hex() not in str(start_screen(deal, at.board.seal, said))


@EVERY
def test_the_shared_line_names_no_card(slug: str) -> None:
    at = finished(position(board(slug)))
    deal, entry = stored(at)
    pack = game(slug).meta.pack
    for language in LANGUAGES:
        said = words(language)
        line = str(shared_screen(deal, entry, ranks(entry).everybody, "Anna", said).parts[0])
        assert not [one for one in pack.ids if said.card(pack.slug, one) in line]
        assert "332" in line


def test_the_symbols_of_tricks_fit_a_phone() -> None:
    rows = tricks_lines("1" * 20 + "0" * 19)
    assert [len(row) for row in rows] == [ROW] * 3
    assert tricks_lines("") == []


@EVERY
def test_the_best_line_is_shown_trick_by_trick(slug: str) -> None:
    at = finished(position(board(slug)))
    moments = shown_moments(at)
    assert len(tricks(at)) <= len(moments) <= len(tricks(at)) + 3
    assert list(moments) == sorted(moments)
    first = Position(at.board, at.taken[moments[0]].after)
    assert sum(len(info.open_hand or ()) for info in open_hands(first).seats) > 20


@EVERY
def test_nothing_is_said_of_a_longer_match(slug: str) -> None:
    view = one_deal(finished(position(board(slug))).public)
    assert view.deals == view.deal
    assert not [line for count in view.counts for line in count.outcome if "totals" in line.key]


def test_what_may_be_seen_of_a_deal() -> None:
    deal = DailyDeal(DAY, "mineo", bytes(32), "", AT)
    entry = DailyEntry(DAY, "mineo", 1, AT)
    done = msgspec.structs.replace(entry, score=0)
    closed = msgspec.structs.replace(deal, closed_at=AT)
    for its in (deal, closed):
        assert visible(its, None) is visible(its, entry) is Visible.NOTHING
        assert visible(its, done) is Visible.OWN
    assert visible(msgspec.structs.replace(closed, settled=True), None) is Visible.ALL


@pytest.mark.parametrize("text", ["", "1", "x.mineo", "-1.mineo", "²1.mineo", "123456789.mineo"])
def test_what_names_no_deal_is_not_read(text: str) -> None:
    found = read_key(text)
    assert found is None or found[1] == ""
