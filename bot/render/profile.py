"""The picture of a profile: figures, the form curve, results by role and by partner, the best deal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec
from PIL import Image, ImageDraw

from bot.render.fit import fits, paragraph, width
from bot.render.kinds import finished
from bot.render.model import ALT_LIMIT, HEIGHT, WIDTH, Picture, WordsLike
from bot.render.sheet import Box, Sheet

EDGE = 30
FIGURES = 5
TILE = 128
CURVE: Box = (24, 222, WIDTH - 24, 440)
FOOT = 452
FINE = 3
"""The curve is drawn so many times as large and then made smaller, so that its edges are smooth."""


class Print(NamedTuple):
    """Sizes of words and figures in px, and how far apart ``listed`` lines stand."""

    small: int
    value: int
    name: int
    note: int
    pitch: int
    listed: int


NORMAL = Print(28, 38, 30, 28, 40, 4)
LARGE = Print(33, 43, 37, 33, 50, 3)


class Figure(msgspec.Struct, frozen=True):
    """A number with its name; ``note`` is small print beside it."""

    name: str
    value: str
    note: str = ""


class Share(msgspec.Struct, frozen=True):
    """Deals won of deals played, in a role or with a partner; ``amount`` is what they brought, "" if not told."""

    name: str
    won: int
    played: int
    amount: str = ""


class ProfileSheet(msgspec.Struct, frozen=True):
    """A profile in words ready to be drawn. ``form`` are the values of the curve, oldest first, and ``form_name`` says
    what they are; ``wins`` tells which of these matches were won. ``bests`` are the best deals, the best first."""

    name: str
    terms: str
    figures: tuple[Figure, ...]
    form_name: str
    form: tuple[int, ...]
    wins: tuple[bool, ...]
    roles: tuple[Share, ...]
    partners: tuple[Share, ...]
    bests: tuple[str, ...] = ()


def profile_picture(
    profile: ProfileSheet, pack: str, words: WordsLike, *, theme: str = "dark", large: bool = False
) -> Picture:
    """The profile, drawn at once in the calling thread; ``pack`` lends its colours."""
    sheet = draw_profile(profile, pack, words, theme, large=large)
    return finished("profile", sheet, profile_alt(profile, words))


def draw_profile(
    profile: ProfileSheet, pack: str, words: WordsLike, theme: str = "dark", *, large: bool = False
) -> Sheet:
    """Name and terms, five figures, the curve, two short lists and the best deal. In large print the lists are shorter;
    the alt text has all of them."""
    sheet, sizes = Sheet(theme, pack), LARGE if large else NORMAL
    look = sheet.theme
    sheet.panel((12, 12, WIDTH - 12, HEIGHT - 12), look.panel, 18)
    used = sheet.text(profile.name, (EDGE, 19), 40, 560)
    room = WIDTH - 2 * EDGE - used - 24
    sheet.text(profile.terms, (WIDTH - EDGE, 27), sizes.small, room, colour=look.muted, align="right")
    _figures(sheet, profile.figures[:FIGURES], sizes)
    _curve(sheet, profile, sizes, words)
    half = WIDTH // 2
    _shares(sheet, words.text("render-by-role"), profile.roles, (EDGE, half - 20), words, sizes)
    if profile.partners:
        _shares(sheet, words.text("render-by-partner"), profile.partners, (half + 10, WIDTH - EDGE), words, sizes)
    if not profile.bests:
        return sheet
    title = words.text("ui-best-deals")
    if profile.partners:
        said = f"★ {title}: {'  |  '.join(profile.bests)}"
        sheet.text(said, (EDGE, HEIGHT - 58), sizes.small, WIDTH - 2 * EDGE, colour=look.gold)
    else:
        # Where nobody has a partner the deals have the room.
        sheet.text(f"★ {title}", (half + 10, FOOT), sizes.small + 2, half - EDGE - 10, colour=look.gold)
        for n, said in enumerate(profile.bests[: sizes.listed]):
            sheet.text(said, (half + 10, FOOT + 38 + n * sizes.pitch), sizes.name, half - EDGE - 10)
    return sheet


def _figures(sheet: Sheet, figures: Sequence[Figure], sizes: Print) -> None:
    look = sheet.theme
    wide = (WIDTH - 48 - 10 * (FIGURES - 1)) // FIGURES
    for n, figure in enumerate(figures):
        left = 24 + n * (wide + 10)
        sheet.panel((left, 82, left + wide, 82 + TILE), look.stripe, 12)
        used = width(figure.value, sizes.value)
        beside = figure.note and fits(figure.note, sizes.small, wide - 28 - used)
        rows = paragraph((figure.name,), sizes.small, wide - 24, 2)
        if figure.note and not beside:
            # Whole above the figure rather than cut off beside it.
            rows = [*rows, figure.note]
        step = round(sizes.small * 1.1)
        for m, row in enumerate(rows):
            at = (left + 12, 82 + TILE - 48 - step * (len(rows) - m) - sizes.small // 4)
            sheet.text(row, at, sizes.small, wide - 24, colour=look.muted, under=look.stripe)
        base = 82 + TILE - 16
        used = sheet.text(figure.value, (left + 12, base - sizes.value), sizes.value, wide - 24, under=look.stripe)
        if beside:
            at, room = (left + 18 + used, base - sizes.small), wide - 28 - used
            sheet.text(figure.note, at, sizes.small, room, colour=look.muted, under=look.stripe)


def _legend(sheet: Sheet, words: WordsLike, sizes: Print) -> None:
    """What a filled and an empty disc on the curve mean, at the right end of its heading."""
    look, (_, top, right, _) = sheet.theme, CURVE
    x, y = right - 14, top + 6
    for key, colour, rim in (("render-form-not", look.panel, look.muted), ("render-form-won", look.gold, "")):
        x -= sheet.text(words.text(key), (x, y), sizes.small, 150, colour=look.muted, under=look.stripe, align="right")
        sheet.disc(x - 16, y + round(sizes.small * 0.66), 8, colour, rim)
        x -= 46


def _curve(sheet: Sheet, profile: ProfileSheet, sizes: Print, words: WordsLike) -> None:
    look = sheet.theme
    left, top, right, bottom = CURVE
    sheet.panel(CURVE, look.stripe, 12)
    sheet.text(profile.form_name, (left + 14, top + 6), sizes.small, 700, colour=look.muted, under=look.stripe)
    if not profile.form:
        return
    _legend(sheet, words, sizes)
    low, high = min(profile.form), max(profile.form)
    if low == high:
        # A straight line, or a single match: in the middle, with its value once.
        low, high = low - 1, high + 1
    span = high - low
    # The upper value keeps clear of the heading, whatever the print.
    x0, x1, y0, y1 = left + 120, right - 34, bottom - 26, top + 28 + round(sizes.small * 1.35)
    level = min(profile.form) == max(profile.form)
    for value, y in ((profile.form[0], (y0 + y1) / 2),) if level else ((high, y1), (low, y0)):
        said = str(value).replace("-", "−")
        sheet.text(said, (x0 - 22, round(y) - 16), sizes.note, 92, colour=look.muted, under=look.stripe, align="right")
    steps = max(len(profile.form) - 1, 1)
    places = [
        (x0 + (x1 - x0) * n / steps, y0 - (y0 - y1) * (value - low) / span) for n, value in enumerate(profile.form)
    ]
    if len(places) > 1:
        _stroke(sheet, places)
    for (x, y), won in zip(places, profile.wins, strict=True):
        if won:
            sheet.disc(round(x), round(y), 8, look.gold)
        else:
            sheet.disc(round(x), round(y), 8, look.panel, look.muted)


def _stroke(sheet: Sheet, places: Sequence[tuple[float, float]], width: int = 4) -> None:
    """A smooth line through these points, on the stripe's ground."""
    left, top, right, bottom = CURVE
    mask = Image.new("L", ((right - left) * FINE, (bottom - top) * FINE))
    points = [((x - left) * FINE, (y - top) * FINE) for x, y in places]
    ImageDraw.Draw(mask).line(points, fill=255, width=width * FINE, joint="curve")
    smooth = mask.resize((right - left, bottom - top), Image.Resampling.BOX)
    inked = smooth.point(list(sheet.look.ramp(sheet.theme.text, sheet.theme.stripe)))
    sheet.image.paste(inked, (left, top), smooth.point([0] * 24 + [255] * 232, "1"))


def _shares(
    sheet: Sheet, title: str, shares: Sequence[Share], between: tuple[int, int], words: WordsLike, sizes: Print
) -> None:
    (left, right), look = between, sheet.theme
    wide = 3 * sizes.name
    sheet.text(title, (left, FOOT), sizes.small + 2, right - left, colour=look.gold)
    top = FOOT + 38
    if not shares:
        sheet.text(words.text("render-none-yet"), (left, top), sizes.small, right - left, colour=look.muted)
    for n, share in enumerate(shares[: sizes.listed]):
        y = top + n * sizes.pitch
        told = sheet.text(f"{percent(share)} %", (right, y), sizes.name, wide, align="right")
        note = " · ".join(filter(None, (share.amount, f"{share.won}/{share.played}")))
        used = sheet.text(
            note, (right - max(told, wide - 3) - 14, y + 3), sizes.note, 190, colour=look.muted, align="right"
        )
        sheet.text(share.name, (left, y), sizes.name, right - left - max(told, wide - 3) - used - 34)


def _alt_share(share: Share) -> str:
    return f"{share.name} {share.won}/{share.played}" + (f" ({share.amount})" if share.amount else "")


def percent(share: Share) -> int:
    """How many of a hundred were won."""
    return round(100 * share.won / share.played) if share.played else 0


def profile_alt(profile: ProfileSheet, words: WordsLike) -> str:
    """Everything on the picture in words; the curve by its first and last value and by the matches won in it."""
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
        if shares:
            listed = ", ".join(_alt_share(one) for one in shares[: NORMAL.listed])
            said.append(f"{words.text(title)}: {listed}.")
    if profile.bests:
        said.append(f"{words.text('ui-best-deals')}: {'; '.join(profile.bests)}.")
    return " ".join(filter(None, said))[:ALT_LIMIT]
