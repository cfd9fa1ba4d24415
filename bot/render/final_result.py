"""The picture of the end of a match: the players on the steps of a stand, and beside it what decided the match.

The winners stand on the highest step, players with the same place on one step. The panels on the right show the deal
that decided, the best trick of the winners, and the highlights; a panel without content is left out.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import NamedTuple

import msgspec
from PIL import Image, ImageChops, ImageDraw

import cards_art
from bot.render import text as text_module
from bot.render.canvas import Canvas
from bot.render.faces import portrait
from bot.render.final_panels import DecidingDeal, Telling, TrickShown, draw_panels
from bot.render.model import ALT_LIMIT, WIDTH, Picture
from bot.render.nameplates import initial
from bot.render.pictures import named
from bot.render.signs import sign_mask
from bot.render.sprites import byte_cached, face_corner
from bot.render.text import LARGE_MIN_SIZE, MIN_SIZE
from bot.render.tiles import is_trump
from cards_art import fonts
from cards_art.shades import INK

HIGH = 720
"""Height in px of the picture."""
BESIDE = 640
"""x coordinate in px at which the stand ends if there are panels beside it."""
LEFT = 44
"""px between the edge and the stand."""
FLOOR = HIGH - 10
"""y coordinate in px of the lower edge of the steps."""
TOPS = (462, 522, 566, 596)
"""y coordinates in px of the steps, the winners' first."""
GAP = 12
"""px between two steps."""
FIRST_FACE, FACE = 112, 84
"""Sizes in px of the faces on the winners' step and on the others."""
CARD = 102
"""Width in px of the card above the lower steps."""
CORNERS = (0.5, 0.2, 0.34)
"""Radius of a face's corners as a share of its size, by side: the shape tells the sides apart too."""
SIGN = (14, 79, 80, 139)
"""The box in px of a face of 300 x 500 px that holds the suit sign."""
MAX_SIGN_BYTES = 500_000
"""Maximum bytes of the suit signs that are kept."""
CROWN = {"dark": "#FFD35A", "light": "#B87A0E"}
"""Colour of the crown by theme."""
LEAF = ("#BFE08A", "#7DA86A")
"""Colours of the laurel."""


class Steps(NamedTuple):
    """The colours of a step, its upper edge, its place and its amount."""

    ground: str
    edge: str
    place: str
    amount: str


STEPS = {
    "dark": (Steps("#E0BC57", "#FFE08C", INK, INK), Steps("#47604F", "#71907E", "#FBF6E6", "#FFD35A")),
    "light": (Steps("#E3B54A", "#F6D88A", INK, INK), Steps("#C3B58E", "#DDD2B2", INK, INK)),
}
"""The colours of the winners' step and of the others, by theme."""


class Finisher(msgspec.Struct, frozen=True):
    """A player on a step. ``face`` is the name of a bot whose face is drawn, "" for a person."""

    name: str
    side: int = 0
    face: str = ""
    you: bool = False


class Step(msgspec.Struct, frozen=True):
    """The players with this place, and what each has in the end. ``brief`` lacks the unit, for a narrow step."""

    place: int
    amount: str
    players: tuple[Finisher, ...]
    brief: str = ""


class FinalResult(msgspec.Struct, frozen=True):
    """The content of the picture. ``card`` stands above the lower steps ("" for none); ``alt`` is the alt text."""

    title: str
    terms: str
    steps: tuple[Step, ...]
    pack: str
    language: str
    alt: str
    deciding: DecidingDeal | None = None
    best: TrickShown | None = None
    highlights: Telling | None = None
    card: str = ""


def final_picture(result: FinalResult, *, theme: str = "dark", large: bool = False) -> Picture:
    """Return the picture, drawn in the calling thread. ``large`` is large print."""
    canvas = draw_final(result, theme, large=large)
    return named("final", canvas.bytes(), result.alt[:ALT_LIMIT], canvas.size)


def draw_final(result: FinalResult, theme: str = "dark", *, large: bool = False) -> Canvas:
    """Draws the title, the stand with its players, and the panels."""
    canvas, smallest = Canvas(theme, HIGH), LARGE_MIN_SIZE if large else MIN_SIZE
    panels = [one for one in (result.deciding, result.best, result.highlights) if one is not None]
    beside = draw_panels(canvas, panels, BESIDE + 14, (result.pack, result.language, smallest))
    left, right = (LEFT, BESIDE - 16) if beside else (LEFT + 160, WIDTH - LEFT - 160)
    middle = (left + right) // 2
    taken = _head(canvas, result, middle, right - left + 8, smallest)
    boxes = columns(result.steps, left, right)
    for place, (step, box, amount) in enumerate(
        zip(result.steps, boxes, amounts(result.steps, boxes, smallest), strict=True)
    ):
        honoured = len(result.steps) > 1
        taken += _draw_step(canvas, step, box, amount, first=place == 0, honoured=honoured, smallest=smallest)
    taken += _standing_card(canvas, result, boxes)
    _strew(canvas, result, (left - 8, 24, right + 8, FLOOR), taken)
    return canvas


Box = tuple[int, int, int, int]


def columns(steps: Sequence[Step], left: int, right: int) -> list[Box]:
    """Return the boxes of the steps side by side, the highest first: wider for more players."""
    shares = [len(step.players) + 0.35 for step in steps]
    room, found, x = right - left - GAP * (len(steps) - 1), list[Box](), float(left)
    widest = 330 * max((len(step.players) for step in steps), default=1) if len(steps) == 1 else room
    scale = min(room, widest) / sum(shares)
    x += (room - scale * sum(shares)) / 2
    for place, share in enumerate(shares):
        found.append((round(x), TOPS[min(place, len(TOPS) - 1)], round(x + share * scale), FLOOR))
        x += share * scale + GAP
    return found


def _head(canvas: Canvas, result: FinalResult, middle: int, room: int, smallest: int) -> list[Box]:
    look = canvas.theme
    fit = text_module.whole((result.title,), 84, room, 50, fonts.TITLE)
    rows, size = [result.title], fit.size
    if not text_module.fits(result.title, size, room, fonts.TITLE):
        size = 46
        rows = text_module.wrapped(result.title, size * 1.16, room, 2)
    top = 34 if len(rows) == 1 else 24
    for number, row in enumerate(rows):
        at = (middle, top + round(number * size * 1.1))
        canvas.text(row, at, size, room, look.gold, align="middle", font=fonts.TITLE, min_size=34)
    below = top + round(size * (1.1 * len(rows) + 0.2))
    canvas.text(result.terms, (middle, below), 33, room, look.text, align="middle", min_size=smallest)
    return [(middle - room // 2, top, middle + room // 2, below + 44)]


def amounts(steps: Sequence[Step], boxes: Sequence[Box], smallest: int) -> list[text_module.Fit]:
    """Return the amount of each step, and its size. Below a step that has no room for the unit none has it."""
    found: list[text_module.Fit] = []
    is_brief = False
    for place, (step, (left, _, right, _)) in enumerate(zip(steps, boxes, strict=True)):
        wide = right - left
        ways = [step.brief] if is_brief and step.brief else [one for one in (step.amount, step.brief) if one]
        size = 46 if place == 0 and wide > 160 else 38
        found.append(text_module.whole(ways, size, wide - 16, smallest - 4, fonts.INDEX))
        is_brief = found[-1].said != step.amount
    return found


def _draw_step(
    canvas: Canvas,
    step: Step,
    box: Box,
    amount: text_module.Fit,
    *,
    first: bool,
    honoured: bool,
    smallest: int,
) -> list[Box]:
    """Draws a step with its place, its amount and its players. Returns the boxes that are taken by them."""
    left, top, right, bottom = box
    colours = STEPS[canvas.name][0 if first else 1]
    canvas.panel((left, top, right, bottom + 4), colours.ground, 12)
    canvas.panel((left, top, right, top + 16), colours.edge, 8)
    middle, wide = (left + right) // 2, right - left
    size = 104 if first else 78 if bottom - top > 160 else 62 if bottom - top > 130 else 50
    y = top + 16 + max(0, (bottom - top - 16 - round(size * 1.05) - 52) // 3)
    canvas.text(str(step.place), (middle, y), size, wide, colours.place, align="middle", font=fonts.INDEX)
    at = (middle, y + round(size * 1.08))
    canvas.text(amount.said, at, amount.size, wide - 12, colours.amount, align="middle", font=fonts.INDEX)
    each, taken = wide // max(1, len(step.players)), list[Box]()
    names = [_name(one.name, each - (26 if wide > 140 else 8), smallest) for one in step.players]
    high = max(round(len(rows) * size * 1.12) + 12 for rows, size in names)
    face = min(FIRST_FACE if first else FACE, each - 8)
    for number, (player, (rows, size)) in enumerate(zip(step.players, names, strict=True)):
        x = left + each * number + each // 2
        _plate(canvas, player, rows, size, (x, top - 8 - high, each - (2 if wide > 140 else -8), high))
        corner = (x - face // 2, top - 16 - high - face)
        draw_face(canvas, player, corner, face)
        taken.append((x - each // 2, corner[1] - 6, x + each // 2, top))
    if first and honoured:
        taken += _honours(canvas, middle, top - 16 - high - face, face, each * len(step.players), len(step.players))
    return [*taken, (left, top, right, bottom)]


def _name(name: str, room: int, smallest: int) -> tuple[tuple[str, ...], float]:
    return text_module.named(name, smallest + 4, max(room, 40), smallest)


def _plate(
    canvas: Canvas, player: Finisher, rows: tuple[str, ...], size: float, place: tuple[int, int, int, int]
) -> None:
    """Draws a name on its plate, gold for the person who looks. ``place`` is the middle, the top and the size."""
    look, (x, top, room, high) = canvas.theme, place
    wide = min(room, round(max(text_module.width(row, size) for row in rows)) + (32 if len(rows) == 1 else 20))
    box = (x - wide // 2, top, x + wide // 2, top + high)
    canvas.panel(box, look.gold if player.you else look.panel, min(22, high // 2))
    colour = look.on_gold if player.you else look.text
    for number, row in enumerate(rows):
        y = top + 4 + round(number * size * 1.1)
        canvas.text(row, (x, y), size, wide - 8, colour, align="middle")


def draw_face(canvas: Canvas, player: Finisher, corner: tuple[int, int], size: int) -> None:
    """Draws the face of a bot, or the initial of a person, on the colour and the shape of the side."""
    side = player.side % len(CORNERS)
    colour, radius = canvas.theme.sides[side], round(size * CORNERS[side])
    if player.face:
        shown = portrait(player.face, size, colour, radius)
        canvas.image.paste(shown, corner, shown)
        return
    box = (corner[0], corner[1], corner[0] + size, corner[1] + size)
    canvas.panel(box, colour, radius, INK, max(2, size // 36))
    letter = size * 0.68
    at = (corner[0] + size // 2, corner[1] + round(size * 0.5 - letter * 0.65))
    canvas.text(initial(player.name), at, letter, size, INK, align="middle", font=fonts.INDEX)


def _honours(canvas: Canvas, middle: int, top: int, face: int, wide: int, players: int) -> list[Box]:
    """Draws the crown above the winners and the laurel at their sides."""
    crown = sign_mask("crown", 68, 52)
    at = (middle - 34, top - 62)
    canvas.image.paste(CROWN[canvas.name], at, crown)
    reach = wide * (players - 1) // (2 * players) + face // 2 + 6
    for side in (-1, 1):
        for x, y, angle, colour in _leaves(side):
            leaf = _leaf(angle, colour)
            place = (middle + side * reach + round(x) - leaf.width // 2, top + round(face * y) - leaf.height // 2)
            canvas.image.paste(leaf, place, leaf)
    return [(at[0], at[1], at[0] + 68, at[1] + 52), (middle - reach - 30, top - 4, middle + reach + 30, top + face)]


def _leaves(side: int) -> Iterator[tuple[float, float, int, str]]:
    """Yields the leaves of one side of the laurel: place (x in px from the faces, y as a share of their height), angle
    and colour, from below."""
    for number in range(6):
        share = number / 5
        x = side * (2 + 16 * (1 - (2 * share - 0.85) ** 2))
        y = 1.02 - 1.05 * share
        turn = 62 - 96 * share
        yield x + side * 7, y, round(side * (turn - 38)), LEAF[1]
        yield x - side * 4, y - 0.04, round(side * (turn + 22)), LEAF[0]


@byte_cached(MAX_SIGN_BYTES)
def _leaf(angle: int, colour: str) -> Image.Image:
    """Return a leaf that points upwards, turned clockwise by an angle, as RGBA."""
    big = Image.new("RGBA", (160, 160))
    pen = ImageDraw.Draw(big)
    pen.ellipse((58, 20, 102, 140), fill=colour)
    return big.rotate(-angle, Image.Resampling.BICUBIC).reduce(4)


def _standing_card(canvas: Canvas, result: FinalResult, boxes: Sequence[Box]) -> list[Box]:
    """Draws a card above the lower steps. Returns the box that it takes."""
    if not result.card or len(boxes) < 2:
        return []
    left, right = boxes[1][0], boxes[-1][2]
    x, y = (left + right) // 2 + 8, 284
    if len(boxes) == 2 and len(result.steps[0].players) == 1:
        x = (boxes[1][0] + boxes[1][2]) // 2
    canvas.fan((result.card,), result.pack, (x, y), CARD, language=result.language, tilt=-8)
    return [(x - 74, y - 96, x + 74, y + 96)]


SPOTS = (
    (0.05, 0.235, 1.0), (0.16, 0.31, 0.8), (0.02, 0.36, 0.9), (0.13, 0.22, 0.7), (0.24, 0.245, 0.9), (0.33, 0.33, 0.8),
    (0.4, 0.25, 0.85), (0.5, 0.315, 0.8), (0.63, 0.27, 0.9), (0.72, 0.235, 0.8), (0.9, 0.25, 1.0), (0.97, 0.35, 0.85),
    (0.56, 0.41, 0.9), (0.93, 0.45, 0.9), (0.62, 0.5, 0.8), (0.79, 0.25, 0.7), (0.99, 0.54, 0.9), (0.5, 0.5, 0.75),
    (0.03, 0.045, 0.9), (0.97, 0.06, 0.95), (0.86, 0.53, 0.8), (0.85, 0.34, 0.75), (0.64, 0.38, 0.7),
)  # fmt: skip
"""Places of the strewn signs as shares of the stand's area, and their sizes as shares of 56 px."""


def _strew(canvas: Canvas, result: FinalResult, area: Box, taken: Sequence[Box]) -> None:
    """Draws suit signs where nothing else stands."""
    left, top, right, bottom = area
    suits = suit_cards(result.pack)
    for number, (x, y, size) in enumerate(SPOTS if suits else ()):
        card, angle = suits[number % len(suits)], (number * 67) % 90 - 45
        shown = suit_sign(result.pack, card, round(56 * size), angle)
        at = (round(left + (right - left) * x) - shown.width // 2, round(top + (bottom - top) * y) - shown.height // 2)
        box = (at[0] - 4, at[1] - 4, at[0] + shown.width + 4, at[1] + shown.height + 4)
        if at[0] > 12 and not any(_meet(box, other) for other in taken):
            canvas.image.paste(shown, at, shown)


@cache
def suit_cards(pack: str) -> tuple[str, ...]:
    """Return a card of each suit of a pack, trumps and the Fool left out. Ids begin with the letter of the suit."""
    first: dict[str, str] = {}
    for card_id in cards_art.pack(pack).faces:
        first.setdefault(card_id[0], card_id)
    return tuple(card_id for card_id in first.values() if not is_trump(pack, card_id))


def _meet(one: Box, other: Box) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


@byte_cached(MAX_SIGN_BYTES)
def suit_sign(pack: str, card_id: str, size: int, angle: int) -> Image.Image:
    """Return the suit sign of a card without its paper, turned by an angle, as RGBA."""
    sign = face_corner(pack, card_id).crop(SIGN).convert("RGB")
    sign = sign.resize((sign.width * 2, sign.height * 2), Image.Resampling.LANCZOS)
    away = (255, 0, 255)
    for corner in ((0, 0), (sign.width - 1, 0), (0, sign.height - 1), (sign.width - 1, sign.height - 1)):
        ImageDraw.floodfill(sign, corner, away, thresh=90)
    red, green, blue = ImageChops.difference(sign, Image.new("RGB", sign.size, away)).split()
    shape = ImageChops.lighter(ImageChops.lighter(red, green), blue).point([0] + [255] * 255)
    whole = Image.new("RGBA", sign.size)
    whole.paste(sign, (0, 0), shape)
    high = round(size * whole.height / whole.width)
    turned = whole.rotate(angle, Image.Resampling.BICUBIC, expand=True)
    return turned.resize((max(1, turned.width * size // whole.width), max(1, turned.height * high // whole.height)))
