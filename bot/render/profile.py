"""The picture of a profile: figures, the form curve, results by role and by partner, the best deals. Below them, where
there are any, stand the ladder against bots and the badges (:mod:`bot.render.profile_records`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec
from PIL import Image, ImageDraw

from bot.render.model import ALT_LIMIT, HEIGHT, WIDTH, Picture, WordsLike
from bot.render.pictures import finished
from bot.render.profile_records import Figure, RecordSheet, draw_records, records_alt, records_height
from bot.render.surface import Box, Surface
from bot.render.text import fits, paragraph, safe_width

EDGE = 30
"""px between the edge of the picture and the text."""
FIGURES = 5
"""Number of figures."""
TILE = 128
"""Height in px of the panel of a figure."""
CURVE: Box = (24, 222, WIDTH - 24, 440)
"""The panel of the form curve."""
FOOT = 452
"""y coordinate in px of the lists below the curve."""
FINE = 3
"""Factor by which the curve is drawn enlarged before it is scaled down, for smooth edges."""


class Print(NamedTuple):
    """Letter sizes in px, the distance in px between the lines of a list (`pitch`), and their number (`listed`)."""

    small: int
    value: int
    name: int
    note: int
    pitch: int
    listed: int


NORMAL = Print(28, 38, 30, 28, 40, 4)
"""Normal print."""
LARGE = Print(33, 43, 37, 33, 50, 3)
"""Large print."""


class Share(msgspec.Struct, frozen=True):
    """Deals won of deals played, in a role or with a partner. `amount` is what they brought, an empty string if not
    shown."""

    name: str
    won: int
    played: int
    amount: str = ""


class ProfileSheet(msgspec.Struct, frozen=True):
    """The content of a profile. `form` are the values of the curve, the oldest first, and `form_name` their name;
    `wins` tells which of these matches were won. `bests` are the best deals, the best first; `records` is what
    stands below."""

    name: str
    terms: str
    figures: tuple[Figure, ...]
    form_name: str
    form: tuple[int, ...]
    wins: tuple[bool, ...]
    roles: tuple[Share, ...]
    partners: tuple[Share, ...]
    bests: tuple[str, ...] = ()
    records: RecordSheet = RecordSheet()


def profile_picture(
    profile: ProfileSheet, pack: str, words: WordsLike, *, theme: str = "dark", large: bool = False
) -> Picture:
    """Return the picture of the profile, drawn in the calling thread, in the colours of `pack`."""
    surface = draw_profile(profile, pack, words, theme, large=large)
    return finished("profile", surface, profile_alt(profile, words))


def draw_profile(
    profile: ProfileSheet, pack: str, words: WordsLike, theme: str = "dark", *, large: bool = False
) -> Surface:
    """Draws name and terms, five figures, the curve, two short lists, the best deals, the ladder and the badges. In
    large print the lists are shorter; the alt text does not change."""
    sizes = LARGE if large else NORMAL
    up = _spared(profile, sizes)
    high = HEIGHT - up + records_height(profile.records, large=large)
    surface = Surface(theme, pack, height=high)
    look = surface.theme
    surface.panel((12, 12, WIDTH - 12, high - 12), look.panel, 18)
    draw_records(surface, profile.records, words, large=large, up=up)
    used = surface.text(profile.name, (EDGE, 19), 40, 560)
    room = WIDTH - 2 * EDGE - used - 24
    surface.text(profile.terms, (WIDTH - EDGE, 27), sizes.small, room, colour=look.muted, align="right")
    _figures(surface, profile.figures[:FIGURES], sizes)
    if _has_curve(profile):
        _curve(surface, profile, sizes, words)
    if not _has_lists(profile):
        return surface
    half, foot = WIDTH // 2, FOOT if _has_curve(profile) else CURVE[1]
    _shares(surface, words.text("render-by-role"), profile.roles, (EDGE, half - 20), foot, words, sizes)
    if profile.partners:
        _shares(
            surface, words.text("render-by-partner"), profile.partners, (half + 10, WIDTH - EDGE), foot, words, sizes
        )
    if not profile.bests:
        return surface
    title = words.text("ui-best-deals", count=len(profile.bests))
    if profile.partners:
        said = f"★ {title}: {'  |  '.join(profile.bests)}"
        surface.text(said, (EDGE, foot + HEIGHT - FOOT - 58), sizes.small, WIDTH - 2 * EDGE, colour=look.gold)
    else:
        # In a game without partners the best deals take that space.
        surface.text(f"★ {title}", (half + 10, foot), sizes.small + 2, half - EDGE - 10, colour=look.gold)
        for n, said in enumerate(profile.bests[: sizes.listed]):
            surface.text(said, (half + 10, foot + 38 + n * sizes.pitch), sizes.name, half - EDGE - 10)
    return surface


def _has_curve(profile: ProfileSheet) -> bool:
    """Whether there are two points to join: a single one is the player's balance, which stands among the figures."""
    return len(profile.form) > 1


def _has_lists(profile: ProfileSheet) -> bool:
    return bool(profile.roles or profile.partners or profile.bests)


def _spared(profile: ProfileSheet, sizes: Print) -> int:
    """Return by how many px the picture of a new player is lower: it has no room for what is not there yet."""
    if _has_curve(profile):
        return 0 if _has_lists(profile) else HEIGHT - FOOT - 12
    curve = FOOT - CURVE[1]
    if not _has_lists(profile):
        return curve + HEIGHT - FOOT - 12
    rows = max(1, len(profile.roles), len(profile.bests))
    # The best deals stand below the lists where there are partners.
    return curve + (0 if profile.partners else sizes.pitch * max(0, sizes.listed - rows))


def _figures(surface: Surface, figures: Sequence[Figure], sizes: Print) -> None:
    look = surface.theme
    wide = (WIDTH - 48 - 10 * (FIGURES - 1)) // FIGURES
    for n, figure in enumerate(figures):
        left = 24 + n * (wide + 10)
        surface.panel((left, 82, left + wide, 82 + TILE), look.stripe, 12)
        used = safe_width(figure.value, sizes.value)
        beside = figure.note and fits(figure.note, sizes.small, wide - 28 - used)
        rows = paragraph((figure.name,), sizes.small, wide - 24, 2)
        if figure.note and not beside:
            # The note does not fit beside the figure, so it stands whole above it.
            rows = [*rows, figure.note]
        step = round(sizes.small * 1.1)
        for m, row in enumerate(rows):
            at = (left + 12, 82 + TILE - 48 - step * (len(rows) - m) - sizes.small // 4)
            surface.text(row, at, sizes.small, wide - 24, colour=look.muted, under=look.stripe)
        base = 82 + TILE - 16
        used = surface.text(figure.value, (left + 12, base - sizes.value), sizes.value, wide - 24, under=look.stripe)
        if beside:
            at, room = (left + 18 + used, base - sizes.small), wide - 28 - used
            surface.text(figure.note, at, sizes.small, room, colour=look.muted, under=look.stripe)


def _legend(surface: Surface, words: WordsLike, sizes: Print) -> None:
    """Draws the meaning of filled and empty discs on the curve, at the right end of its heading."""
    look, (_, top, right, _) = surface.theme, CURVE
    x, y = right - 14, top + 6
    for key, colour, rim in (("render-form-not", look.panel, look.muted), ("render-form-won", look.gold, "")):
        x -= surface.text(
            words.text(key), (x, y), sizes.small, 150, colour=look.muted, under=look.stripe, align="right"
        )
        surface.disc(x - 16, y + round(sizes.small * 0.66), 8, colour, rim)
        x -= 46


def _curve(surface: Surface, profile: ProfileSheet, sizes: Print, words: WordsLike) -> None:
    look = surface.theme
    left, top, right, bottom = CURVE
    surface.panel(CURVE, look.stripe, 12)
    surface.text(profile.form_name, (left + 14, top + 6), sizes.small, 700, colour=look.muted, under=look.stripe)
    _legend(surface, words, sizes)
    low, high = min(profile.form), max(profile.form)
    if low == high:
        # A constant value or a single match: the line is centred and its value shown once.
        low, high = low - 1, high + 1
    span = high - low
    # The upper value keeps clear of the heading, also in large print.
    x0, x1, y0, y1 = left + 120, right - 34, bottom - 26, top + 28 + round(sizes.small * 1.35)
    level = min(profile.form) == max(profile.form)
    for value, y in ((profile.form[0], (y0 + y1) / 2),) if level else ((high, y1), (low, y0)):
        said = str(value).replace("-", "−")
        surface.text(
            said, (x0 - 22, round(y) - 16), sizes.note, 92, colour=look.muted, under=look.stripe, align="right"
        )
    steps = max(len(profile.form) - 1, 1)
    places = [
        (x0 + (x1 - x0) * n / steps, y0 - (y0 - y1) * (value - low) / span) for n, value in enumerate(profile.form)
    ]
    if len(places) > 1:
        _stroke(surface, places)
    for (x, y), won in zip(places, profile.wins, strict=True):
        if won:
            surface.disc(round(x), round(y), 8, look.gold)
        else:
            surface.disc(round(x), round(y), 8, look.panel, look.muted)


def _stroke(surface: Surface, places: Sequence[tuple[float, float]], width: int = 4) -> None:
    """Draws a smooth line through the points on the panel of the curve."""
    left, top, right, bottom = CURVE
    mask = Image.new("L", ((right - left) * FINE, (bottom - top) * FINE))
    points = [((x - left) * FINE, (y - top) * FINE) for x, y in places]
    ImageDraw.Draw(mask).line(points, fill=255, width=width * FINE, joint="curve")
    smooth = mask.resize((right - left, bottom - top), Image.Resampling.BOX)
    inked = smooth.point(list(surface.look.ramp(surface.theme.text, surface.theme.stripe)))
    surface.image.paste(inked, (left, top), smooth.point([0] * 24 + [255] * 232, "1"))


def _shares(
    surface: Surface,
    title: str,
    shares: Sequence[Share],
    between: tuple[int, int],
    foot: int,
    words: WordsLike,
    sizes: Print,
) -> None:
    """Draws a list between two x coordinates, from the y coordinate `foot`."""
    (left, right), look = between, surface.theme
    wide = 3 * sizes.name
    surface.text(title, (left, foot), sizes.small + 2, right - left, colour=look.gold)
    top = foot + 38
    if not shares:
        surface.text(words.text("render-none-yet"), (left, top), sizes.small, right - left, colour=look.muted)
    for n, share in enumerate(shares[: sizes.listed]):
        y = top + n * sizes.pitch
        taken = surface.text(f"{percent(share)} %", (right, y), sizes.name, wide, align="right")
        note = " · ".join(filter(None, (share.amount, f"{share.won}/{share.played}")))
        used = surface.text(
            note, (right - max(taken, wide - 3) - 14, y + 3), sizes.note, 190, colour=look.muted, align="right"
        )
        surface.text(share.name, (left, y), sizes.name, right - left - max(taken, wide - 3) - used - 34)


def _alt_share(share: Share) -> str:
    return f"{share.name} {share.won}/{share.played}" + (f" ({share.amount})" if share.amount else "")


def percent(share: Share) -> int:
    """Return the share of deals won in per cent."""
    return round(100 * share.won / share.played) if share.played else 0


def profile_alt(profile: ProfileSheet, words: WordsLike) -> str:
    """Return the profile as text; the curve by its first and last value and the number of matches won. If it is too
    long, the lists by role and partner are shorter."""
    told = [" ".join(filter(None, _told(profile, words, listed))) for listed in (NORMAL.listed, 2, 1, 0)]
    return next((said for said in told if len(said) <= ALT_LIMIT), told[-1])[:ALT_LIMIT]


def _told(profile: ProfileSheet, words: WordsLike, most: int) -> list[str]:
    said = [f"{profile.name}. {profile.terms}."]
    said += [f"{one.name}: {' '.join(filter(None, (one.value, one.note))).rstrip('.')}." for one in profile.figures]
    if profile.form:
        first, last = (str(value).replace("-", "−") for value in (profile.form[0], profile.form[-1]))
        count, won = len(profile.form), sum(profile.wins)
        said.append(
            f"{profile.form_name}: {first}."
            if count == 1
            else words.text("render-alt-form", what=profile.form_name, count=count, first=first, last=last, won=won)
        )
    for title, shares in (("render-by-role", profile.roles), ("render-by-partner", profile.partners)):
        if shares[:most]:
            listed = ", ".join(_alt_share(one) for one in shares[:most])
            said.append(f"{words.text(title)}: {listed}.")
    if profile.bests:
        title = words.text("ui-best-deals", count=len(profile.bests))
        said.append(f"{title}: {'; '.join(profile.bests)}.")
    said += records_alt(profile.records, words)
    return said
