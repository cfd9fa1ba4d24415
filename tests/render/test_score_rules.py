"""The score sheet shows every card and every line, and fills its picture."""

from __future__ import annotations

import io

import msgspec
import pytest
from PIL import Image

from bot.engine.view import Count, CountLine
from bot.i18n import LANGUAGES, words
from bot.render import PlayerNames, count_picture
from bot.render.chips import SLIP, SLIP_EDGE
from bot.render.model import HEIGHT, WIDTH
from bot.render.score_sheet import MAX_ENTRIES, card_rows, count_line, ruled
from bot.render.shown import Speech
from tests.render.samples import CAST, COUNT, LONG, PACK, public


def speech(language: str = "en", cast: PlayerNames = CAST) -> Speech:
    return Speech(public(deal_over=True), cast, words(language))


def with_cards(number: int) -> Count:
    """Return a count whose first line has this many cards."""
    first = msgspec.structs.replace(COUNT.lines[1], cards=tuple(range(number)))
    return msgspec.structs.replace(COUNT, lines=(first, *COUNT.lines[2:]))


@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", [1, 3, 5, 9, 18])
def test_every_card_of_a_line_is_shown(number: int, language: str, large: bool) -> None:
    said = speech(language)
    entry = ruled(with_cards(number), said, large=large).entries[0]
    shown = entry.beside or tuple(card for row in entry.below for card in row)
    assert shown == tuple(said.id(card) for card in range(number))
    assert entry.more == 0


def test_cards_without_room_are_told_by_their_number() -> None:
    cards = PACK.ids[:60]
    rows, more = card_rows(cards, 40, 900, speech(), max_rows=2)
    assert len(rows) == 2
    shown = tuple(card for row in rows for card in row)
    assert shown == cards[: len(shown)]
    assert 8 < len(shown) < 60
    assert more == 60 - len(shown)


@pytest.mark.parametrize("large", [False, True])
def test_a_card_of_a_line_can_be_read_on_a_phone(large: bool) -> None:
    for count in (COUNT, LONG):
        laid = ruled(count, speech(), large=large)
        for entry in laid.entries:
            figure = (entry.card - 2 * SLIP_EDGE) * 54 / SLIP
            assert figure * 400 / WIDTH >= 10, entry


def test_the_alt_text_of_a_count_names_its_cards() -> None:
    alt = count_picture(public(deal_over=True), COUNT, CAST, words("en")).alt
    assert speech().cards(COUNT.lines[2].cards, short=True) in alt
    assert len(alt) <= 1000


def test_no_name_in_the_head_is_cut() -> None:
    names = ("Maximiliano Bartolomeo", "Lorenzo il Magnifico", "🤖 Константин Великий", "Bianca Maria Visconti")
    laid = ruled(COUNT, speech(cast=PlayerNames(names, "Arno")))
    shown = [row for side in laid.names.sides for row, _ in side]
    assert " ".join(shown) == " ".join((names[0], names[2], names[1], names[3]))


@pytest.mark.parametrize("lines", [2, 3, 5, 7])
@pytest.mark.parametrize("large", [False, True])
def test_a_short_count_fills_its_sheet(lines: int, large: bool) -> None:
    count = msgspec.structs.replace(COUNT, lines=COUNT.lines[:lines])
    usual = ruled(COUNT, speech(), large=large)
    laid = ruled(count, speech(), large=large)
    assert laid.height == HEIGHT
    assert laid.size >= usual.size
    used = 24 + laid.names.head + sum(entry.high for entry in laid.entries) + laid.foot
    assert used > HEIGHT * 0.84
    assert used <= HEIGHT


def test_a_long_count_is_a_taller_picture_with_letters_of_the_usual_size() -> None:
    laid = ruled(LONG, speech())
    assert laid.height > HEIGHT
    assert laid.size * 400 / WIDTH > 12
    picture = count_picture(public(deal_over=True), LONG, CAST, words("en"))
    with Image.open(io.BytesIO(picture.data)) as opened:
        assert opened.size == (WIDTH, laid.height)


def test_lines_beyond_the_most_are_told_by_their_number() -> None:
    more = msgspec.structs.replace(COUNT, lines=COUNT.lines[:1] * (MAX_ENTRIES + 4))
    assert len(ruled(more, speech()).entries) == MAX_ENTRIES


def test_a_long_name_stands_on_two_rows() -> None:
    line = CountLine("minchiate-count-cards", (14, None), {"first": 10**9, "second": 10**9})
    entry = ruled(msgspec.structs.replace(COUNT, lines=(line,) * 9), speech(), large=True).entries[0]
    assert " ".join(entry.named) == count_line(line, speech())
    assert len(entry.named) == 2
