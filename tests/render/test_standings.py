"""Leaderboard and profile: every line is in the picture and in its alt text, and nothing leaves its place."""

from __future__ import annotations

import io
from typing import Any

import pytest
from msgspec.structs import replace
from PIL import Image

from bot.games.registry import companions
from bot.i18n import LANGUAGES, words
from bot.render.leaderboard import LeaderLine, Leaders, draw_leaders, leaders_alt, leaders_picture
from bot.render.model import ALT_LIMIT, HEIGHT, WIDTH
from bot.render.profile import ProfileSheet, Share, draw_profile, profile_alt, profile_picture
from bot.render.profile_records import BADGES, Earned, Figure, RecordSheet
from bot.render.surface import Surface
from bot.render.text import fits

NAMES = ("Anna", "Bruno", "Christopher Featherstonehaugh-Smyt", "דינה", "—", "Élise", "藤原", "W" * 32, "i", "Zoë")
LINES = tuple(
    LeaderLine(n + 1, name, str(1512 - 87 * n), (40, 0, -13)[n % 3], 100 - n, 60 - 3 * n, n > 6, n == 4)
    for n, name in enumerate(NAMES)
)
LEADERS = Leaders("Leaderboard – Minchiate", "this month · this server", "Rating", LINES)
PROFILE = ProfileSheet(
    "Anna",
    "Minchiate · this server",
    (
        Figure("Rating", "1512", "± 90"),
        Figure("Matches", "48"),
        Figure("Won", "54 %"),
        Figure("Balance", "+12"),
        Figure("Played to the end", "98 %"),
    ),
    "Rating, last 30 matches",
    (0, 120, 90, 260, 310, 280, 400),
    (True, True, False, True, True, False, True),
    (Share("Dealer", 12, 30), Share("In a pair", 60, 120)),
    (Share("Bruno", 20, 40, "+8"), Share("Carla", 11, 40, "–3")),
    ("9 rests · 4 Dec 2025", "7 rests · 1 Dec 2025"),
)


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_pictures_are_pngs_of_the_right_shape(language: str, theme: str) -> None:
    said = words(language)
    for picture in (
        leaders_picture(LEADERS, "minchiate", said, theme=theme),
        profile_picture(PROFILE, "minchiate", said, theme=theme),
    ):
        with Image.open(io.BytesIO(picture.data)) as image:
            assert image.size == (WIDTH, HEIGHT) == (picture.width, picture.height)
        assert len(picture.data) < 120_000
        assert 0 < len(picture.alt) <= ALT_LIMIT


def changed(one: Image.Image, other: Image.Image) -> tuple[int, int, int, int] | None:
    """Return the box in which two pictures differ."""
    from PIL import ImageChops

    return ImageChops.difference(one, other).getbbox()


@pytest.mark.parametrize("line", range(10))
def test_each_line_is_drawn_in_its_own_row(line: int) -> None:
    without = list(LINES)
    without[line] = replace(LINES[line], value="7", played=3, won=1)
    said = words("en")
    before = draw_leaders(LEADERS, "minchiate", said).image
    box = changed(before, draw_leaders(replace(LEADERS, lines=tuple(without)), "minchiate", said).image)
    assert box is not None
    top = 108 + line * 50
    assert top <= box[1] < box[3] <= top + 50


def test_the_own_line_stands_at_the_foot_and_in_the_alt_text() -> None:
    own = LeaderLine(1234, "Me", "3", 0, 2, 50, True, True)
    said = words("en")
    before = draw_leaders(LEADERS, "minchiate", said).image
    after = draw_leaders(replace(LEADERS, own=own), "minchiate", said).image
    box = changed(before, after)
    assert box is not None
    assert 600 < box[1] < box[3] <= HEIGHT - 12
    assert leaders_alt(replace(LEADERS, own=own), said).endswith("1234. Me (you): 3, provisional, 2 matches, 50 % won.")


def test_the_alt_text_names_everybody_and_keeps_the_own_line_when_it_is_too_long() -> None:
    alt = leaders_alt(LEADERS, words("en"))
    assert all(name in alt for name in NAMES)
    many = tuple(replace(LINES[2], place=n) for n in range(1, 40))
    own = LeaderLine(1234, "Me", "3", 0, 2, 50, True, True)
    long = leaders_alt(replace(LEADERS, lines=many, own=own), words("es"))
    assert len(long) <= ALT_LIMIT
    assert "Me (tú)" in long


def test_an_empty_board_says_so() -> None:
    empty = replace(LEADERS, lines=())
    assert "No ranked matches" in leaders_alt(empty, words("en"))
    assert changed(
        draw_leaders(empty, "minchiate", words("en")).image, draw_leaders(LEADERS, "minchiate", words("en")).image
    )


def test_the_profile_says_every_figure_and_the_curve_in_words() -> None:
    alt = profile_alt(PROFILE, words("en"))
    for part in (
        "Rating: 1512 ± 90.",
        "from 0 to 400 in 7 matches, 5 of them won",
        "Bruno 20/40",
        "Best deals: 9 rests · 4 Dec 2025; 7 rests · 1 Dec 2025.",
    ):
        assert part in alt


def test_the_curve_follows_the_form() -> None:
    said = words("en")
    before = draw_profile(PROFILE, "minchiate", said).image
    box = changed(before, draw_profile(replace(PROFILE, form=(0, 120, 90, 20, 310, 280, 400)), "minchiate", said).image)
    assert box is not None
    assert 196 <= box[1] < box[3] <= 438
    middle = 144 + (1042 - 144) * 3 / 6
    assert box[0] < middle < box[2]


@pytest.mark.parametrize("form", [(), (5,), (5, 5), (-7, 3)])
def test_a_short_or_flat_form_can_be_drawn(form: tuple[int, ...]) -> None:
    sheet = draw_profile(replace(PROFILE, form=form, wins=(True,) * len(form)), "minchiate", words("it"))
    assert sheet.image.size == (WIDTH, HEIGHT if len(form) > 1 else HEIGHT - 230), "a single point is no curve"


@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("value", ["7", "−123", "1512", "−1899"])
def test_the_note_beside_a_figure_is_never_cut_off(
    value: str, language: str, large: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = words(language)
    note = said.text("ui-rating-provisional")
    drawn: list[str] = []
    real = Surface.text

    def seen(self: Surface, text: str, at: tuple[int, int], size: float, room: float, **more: Any) -> int:
        if text == note:
            assert fits(text, size, room)
            drawn.append(text)
        return real(self, text, at, size, room, **more)

    monkeypatch.setattr(Surface, "text", seen)
    figures = (Figure(said.text("ui-measure-rating"), value, note), *PROFILE.figures[1:])
    draw_profile(replace(PROFILE, figures=figures), "minchiate", said, large=large)
    assert drawn == [note]


@pytest.mark.parametrize("large", [False, True])
def test_the_values_of_the_curve_keep_clear_of_its_heading(large: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    boxes: dict[str, tuple[float, float]] = {}
    real = Surface.text

    def seen(self: Surface, text: str, at: tuple[int, int], size: float, room: float, **more: Any) -> int:
        boxes[text] = (at[1], at[1] + size)
        return real(self, text, at, size, room, **more)

    monkeypatch.setattr(Surface, "text", seen)
    draw_profile(PROFILE, "minchiate", words("it"), large=large)
    heading, top, low = boxes[PROFILE.form_name], boxes["400"], boxes["0"]
    assert heading[1] + 4 <= top[0]
    assert top[1] < low[0]
    assert low[1] < 440


@pytest.mark.parametrize(
    ("language", "one", "two"),
    [("en", "1 of them won", "2 of them won"), ("it", "1 delle quali vinta", "2 delle quali vinte"),
     ("es", "1 de ellas ganada.", "2 de ellas ganadas.")],
)  # fmt: skip
def test_matches_won_in_the_curve_are_counted_in_good_grammar(language: str, one: str, two: str) -> None:
    for wins, told in (((True, False, False), one), ((True, True, False), two)):
        alt = profile_alt(replace(PROFILE, form=(1, 2, 3), wins=wins), words(language))
        assert told in alt


def test_who_is_not_on_the_page_has_a_place_and_no_medal() -> None:
    line = replace(LEADERS.lines[0], own=True)
    first, later = (
        leaders_picture(
            replace(LEADERS, lines=LEADERS.lines[1:4], own=replace(line, place=place)), "minchiate", words("en")
        )
        for place in (1, 7)
    )
    listed = leaders_picture(replace(LEADERS, lines=(line, *LEADERS.lines[1:4]), own=None), "minchiate", words("en"))

    def gold(picture: Any) -> int:
        with Image.open(io.BytesIO(picture.data)) as image:
            pixels = image.convert("RGB").crop((0, 0, 90, image.height))
            return sum(count for count, colour in pixels.getcolors(1 << 20) or () if colour == (255, 211, 90))

    assert abs(gold(first) - gold(later)) < 300 < gold(listed) - gold(first)


RECORDS = RecordSheet(
    (
        Figure("Rating", "812", "provisional"),
        Figure("Matches", "4"),
        Figure("Won", "75 %"),
        Figure("Streak", "3"),
        Figure("Best streak", "3"),
    ),
    "Best match: 12 rests · Days in a row: 3 (best 8)",
    (
        Earned("Bots beaten: intermediate", "4 Dec 2025"),
        Earned("Three in a row", "3 Dec 2025"),
        Earned("Cappotto", "1 Dec 2025"),
    ),
    "9 badges",
    "and 6 more",
)


@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("theme", ["dark", "light"])
def test_ladder_and_badges_stand_below_and_change_nothing_above(theme: str, large: bool) -> None:
    said = words("en")
    without = draw_profile(PROFILE, "minchiate", said, theme, large=large).image
    for sheet in (RECORDS, replace(RECORDS, ladder=()), replace(RECORDS, badges=())):
        image = draw_profile(replace(PROFILE, records=sheet), "minchiate", said, theme, large=large).image
        assert image.width == WIDTH
        assert HEIGHT < image.height < 1200
        same = (24, 24, WIDTH - 24, HEIGHT - 30)
        assert changed(without.crop(same), image.crop(same)) is None
    empty = draw_profile(replace(PROFILE, records=RecordSheet()), "minchiate", said, theme, large=large).image
    assert empty.size == (WIDTH, HEIGHT)


def test_every_badge_is_drawn_in_its_own_place_and_told() -> None:
    said = words("en")
    whole = replace(PROFILE, records=RECORDS)
    before = draw_profile(whole, "minchiate", said).image
    boxes: list[tuple[int, int, int, int]] = []
    for n in range(len(RECORDS.badges)):
        badges = (*RECORDS.badges[:n], Earned("A", "B"), *RECORDS.badges[n + 1 :])
        box = changed(
            before, draw_profile(replace(whole, records=replace(RECORDS, badges=badges)), "minchiate", said).image
        )
        assert box is not None
        boxes.append(box)
    assert boxes[0][2] < WIDTH // 2 < boxes[1][0]
    assert boxes[0][3] < boxes[2][1]
    assert boxes[2][3] < before.height - 12
    alt = profile_alt(whole, said)
    for part in (
        "Against bots: Rating 812 provisional; Matches 4;",
        "9 badges: Bots beaten: intermediate (4 Dec 2025),",
        "and 6 more.",
    ):
        assert part in alt
    more = tuple(Earned(str(n), "B") for n in range(BADGES))
    assert (
        draw_profile(replace(whole, records=replace(RECORDS, badges=more)), "minchiate", said).image.height
        == before.height
    )


def test_a_ladder_has_streaks_and_an_own_line_without_a_place() -> None:
    said = words("en")
    lines = tuple(replace(line, gained=0, streak=n % 4) for n, line in enumerate(LINES))
    own = replace(lines[0], name="Me", place=0, value="–", streak=0, own=True)
    board = replace(LEADERS, lines=lines, own=own, streaks=True)
    plain = replace(board, lines=(replace(lines[0], streak=2), *lines[1:]))
    box = changed(draw_leaders(board, "minchiate", said).image, draw_leaders(plain, "minchiate", said).image)
    assert box is not None
    assert 680 < box[0] < box[2] <= 770
    alt = leaders_alt(board, said)
    assert "streak 3 wins" in alt
    assert "streak 0" not in alt
    assert alt.endswith("–. Me (you): –, 100 matches, 60 % won.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_long_profile_drops_partners_and_keeps_its_badges(language: str) -> None:
    said = words(language)
    many = tuple(Share("W" * 32, 20, 40, "+8") for _ in range(4))
    badges = tuple(Earned("B" * 40, "28 nov 2025") for _ in range(BADGES))
    long = replace(PROFILE, roles=many, partners=many, records=replace(RECORDS, badges=badges))
    alt = profile_alt(long, said)
    assert len(alt) <= ALT_LIMIT
    assert alt.endswith("and 6 more.")
    assert alt.count("B" * 40) == BADGES
    assert profile_alt(PROFILE, said).count("Carla") == 1


@pytest.mark.parametrize("large", [False, True])
def test_a_new_players_profile_has_no_room_for_what_is_not_there(large: bool) -> None:
    said, few = words("en"), replace(PROFILE, form=(3,), wins=(True,))
    new = replace(few, roles=(), partners=(), bests=())
    heights = [draw_profile(one, "minchiate", said, large=large).image.height for one in (PROFILE, few, new)]
    assert heights[0] > heights[1] > heights[2]
    image = draw_profile(replace(new, records=RecordSheet()), "minchiate", said, large=large).image.convert("RGB")
    ground = image.getpixel((WIDTH // 2, image.height - 20))
    lowest = max(y for y in range(image.height - 14) if image.getpixel((60, y)) != ground)
    assert image.height - lowest < 40, "the figures stand at its lower edge"
    text = profile_alt(new, said)
    assert "Balance" in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_single_best_deal_is_named_as_one(language: str) -> None:
    told = words(language)
    one, several = (told.text("ui-best-deals", count=count) for count in (1, 2))
    assert one != several
    assert told.text("ui-best-deals-own", count=1) != told.text("ui-best-deals-own", count=2)
    alone, both = (
        profile_picture(replace(PROFILE, bests=PROFILE.bests[:count]), "minchiate", told).alt for count in (1, 2)
    )
    assert f"{one}: {PROFILE.bests[0]}." in alone
    assert f"{several}: " in both


@pytest.mark.parametrize("own", [None, replace(LINES[4], place=0)])
@pytest.mark.parametrize("large", [False, True])
def test_below_few_lines_stand_cards_of_the_game(own: LeaderLine | None, large: bool) -> None:
    """Between the lines and the viewer's own one; where there are more lines there is no room for them."""
    told, showcase = words("en"), companions("chinze").showcase
    assert showcase is not None

    def drawn(lines: int, cards: tuple[str, ...]) -> bytes:
        shown = replace(LEADERS, lines=LINES[:lines], own=own, cards=cards)
        return draw_leaders(shown, "chinze", told, large=large).image.tobytes()

    for lines in (1, 3):
        assert drawn(lines, showcase.cards) != drawn(lines, ()), lines
    assert drawn(4, showcase.cards) == drawn(4, ())
