"""Positions of cards such that no card hides the index of another. Pure geometry, in px."""

from __future__ import annotations

from typing import NamedTuple

from bot.render.sprites import card_height

INDEX = (0.3, 0.285)
"""Size of the index column with its suit sign, in the upper left corner: shares of a card's width and of its height."""
FIGURE = 54 / 300
"""Height of the index figure as a share of the card's width."""
LEGIBLE = 198
"""Narrowest whole card whose figure is still nearly 13 px high when the picture is shown 400 px wide."""
WIDEST, LARGE = 219, 270
"""Maximum width in px of a card of a hand, normal and in large print."""
GAP = 1.06
"""Maximum distance from one card to the next in a row, as a multiple of the card's width."""
CAPTION = 72
"""Height in px kept free for a caption."""
APART = 22
"""px between groups in a line."""
WIDTHS = (240, 219, 198, 184)
"""Widths in px of cards with legible figures, in the order tried."""
SHOWN = (1.0, 0.85, 0.7)
"""Visible shares of the cards' height, in the order tried."""
NARROW = (170, 150, 132, 116, 102, 90, 78, 66, 54, 44)
"""Widths in px of smaller cards, tried if the large ones do not fit."""
CROPPED = (1.0, 0.75, 0.5, 0.36)
"""Visible shares of the height of the smaller cards, whose figures are not legible on a phone."""


class Place(NamedTuple):
    """The upper left corner of a card."""

    x: int
    y: int


class Fan(NamedTuple):
    """Cards of one width in rows. `places` are in the order of the cards, which is also the drawing order.

    `lift` and `raise_` are how far a playable and a chosen card may move up.
    """

    width: int
    places: tuple[Place, ...]
    lift: int
    raise_: int


class Area(NamedTuple):
    """A rectangle of the picture."""

    left: int
    top: int
    width: int
    height: int


def index_box(place: Place, width: int) -> tuple[int, int, int, int]:
    """Return the part of a card that must stay visible: left, top, right, bottom."""
    return (
        place.x,
        place.y,
        place.x + round(width * INDEX[0]),
        place.y + round(card_height(width) * INDEX[1]),
    )


def rows_of(count: int, rows: int) -> list[int]:
    """Return the number of cards in each row, as even as possible, the longer rows first."""
    each, more = divmod(count, rows)
    return [size for size in (each + (row < more) for row in range(rows)) if size]


def hand_fan(count: int, area: Area, *, large: bool = False) -> Fan:
    """Lays out a hand: one row up to 8 cards, two up to 25, else three. In large print, more than 8 cards take three
    rows that the lower edge cuts off."""
    if large and count > 8:
        return _clipped(count, area, 3)
    if count <= 8:
        return _whole(count, area, 1, LARGE if large else WIDEST)
    return _whole(count, area, 2 if count <= 25 else 3)


def wall(count: int, area: Area, *, large: bool = False) -> Fan:
    """Lays out any number of cards, as large as possible with every index visible."""
    if count <= 35:
        return hand_fan(count, area, large=large)
    return max((_clipped(count, area, rows) for rows in range(3, 9)), key=lambda fan: fan.width)


def _whole(count: int, area: Area, rows: int, widest: int = WIDEST) -> Fan:
    """Lays out rows of whole cards, the last row at the lower edge."""
    longest = max(rows_of(count, rows), default=1)
    width = _narrowed(widest if rows < 3 else LEGIBLE, longest, area.width)
    apart = int(area.width / (1 + GAP * (longest - 1)))
    if rows == 1 and apart >= LEGIBLE:
        width = min(width, apart)
    reach = 44 if rows < 3 else 24
    height = card_height(width)
    free = area.height - reach - height
    pitch = min(free // (rows - 1), round(height * 0.56)) if rows > 1 else 0
    slack = 0 if rows > 1 else free // 2
    top = area.top + area.height - slack - height - pitch * (rows - 1)
    return _fan(count, rows, area, top, width, pitch, reach)


def _clipped(count: int, area: Area, rows: int) -> Fan:
    """Lays out rows at equal distances. Each row shows the upper part of its cards; the last extends below the edge."""
    longest = max(rows_of(count, rows), default=1)
    width = LARGE
    while width > 60:
        reach = 22
        pitch = (area.height - reach) // rows
        fits = _narrowed(width, longest, area.width) == width
        if fits and pitch >= card_height(width) * INDEX[1] + reach + 2:
            break
        width -= 1
    reach = 22
    return _fan(count, rows, area, area.top + reach, width, (area.height - reach) // rows, reach)


def _narrowed(width: int, longest: int, room: int) -> int:
    if longest < 2:
        return width
    return min(width, int((room - 1.5 * (longest - 1)) / (1 + INDEX[0] * (longest - 1))))


def _fan(count: int, rows: int, area: Area, top: int, width: int, pitch: int, reach: int) -> Fan:
    if rows > 1:
        reach = min(reach, pitch - round(card_height(width) * INDEX[1]) - 2)
    places: list[Place] = []
    sizes = rows_of(count, rows)
    for row, size in enumerate(sizes):
        # Overlapping rows end at the same edges, so that no corner of a hidden card is visible.
        step = min(width * GAP, (area.width - width) / (size - 1)) if size > 1 else 0.0
        used = width + step * (size - 1)
        left = area.left + (area.width - used) / 2
        places += [Place(round(left + step * n), top + pitch * row) for n in range(size)]
    return Fan(width, tuple(places), min(20, round(reach * 0.5)), max(reach, 0))


class Group(NamedTuple):
    """A captioned group of cards and its places. `high` is the visible height of its cards, from the top, in px."""

    caption: Place
    room: int
    width: int
    high: int
    places: tuple[Place, ...]


def groups(counts: list[int], area: Area, wanted: list[int] | None = None, *, narrow: bool = False) -> list[Group]:
    """Lays out captioned fans side by side in lines, with the largest cards that fit and every index visible.

    Returns an empty list if cards with legible figures do not fit; `narrow` tries smaller cards. `wanted` are the
    widths in px at which the captions fit.
    """
    for width in NARROW if narrow else WIDTHS:
        for shown in CROPPED if narrow else SHOWN:
            laid = _flow(counts, area, width, shown, wanted or [0] * len(counts))
            if laid is not None:
                return laid
    return []


def _flow(counts: list[int], area: Area, width: int, shown: float, wanted: list[int]) -> list[Group] | None:
    step = round(width * (INDEX[0] + 0.02))
    high = round(card_height(width) * shown)
    x, y = area.left, area.top
    found: list[Group] = []
    for count, want in zip(counts, wanted, strict=True):
        wide = max(width + step * (max(count, 1) - 1), want)
        if wide > area.width:
            return None
        if x > area.left and x + wide > area.left + area.width:
            x, y = area.left, y + high + CAPTION + 12
        if y + CAPTION + high > area.top + area.height:
            return None
        places = tuple(Place(x + step * n, y + CAPTION) for n in range(count))
        found.append(Group(Place(x, y), wide, width, high, places))
        x += wide + APART
    return found


def filled(laid: list[Group], area: Area) -> list[Group]:
    """Return the groups with more of each card visible, as far as the area has spare height."""
    lines = sorted({group.caption.y for group in laid})
    if not lines:
        return laid
    left = area.top + area.height - max(group.caption.y + CAPTION + group.high for group in laid)
    more = max(0, min(left // len(lines), card_height(laid[0].width) - laid[0].high))
    found: list[Group] = []
    for group in laid:
        down = more * lines.index(group.caption.y)
        places = tuple(Place(x, y + down) for x, y in group.places)
        caption = Place(group.caption.x, group.caption.y + down)
        found.append(group._replace(caption=caption, places=places, high=group.high + more))
    return found


def centred(laid: list[Group], area: Area) -> list[Group]:
    """Return the groups with each line centred in the area, and all lines centred in its height."""
    if not laid:
        return laid
    down = max(0, area.top + area.height - max(group.caption.y + CAPTION + group.high for group in laid)) // 2
    ends: dict[int, int] = {}
    for group in laid:
        ends[group.caption.y] = group.caption.x + group.room
    found: list[Group] = []
    for group in laid:
        right = max(0, area.left + area.width - ends[group.caption.y]) // 2
        places = tuple(Place(x + right, y + down) for x, y in group.places)
        caption = Place(group.caption.x + right, group.caption.y + down)
        found.append(group._replace(caption=caption, places=places))
    return found
