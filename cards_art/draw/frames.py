"""Draws what all faces share: indices in both upper corners, borders, name plates."""

from __future__ import annotations

from collections.abc import Callable

from cards_art.draw.lettering import INDEX, TITLE, text
from cards_art.draw.palette import INK, PALE_GOLD, PAPER, RULE, SUITS, TRUMPS
from cards_art.draw.pictogram import icon
from cards_art.draw.scenery import document
from cards_art.draw.shapes import HEIGHT, RADIUS, WIDTH, star

CORNERS = (47, 253)
TILE = (12, 14, 70, 66)
"""Box over the left corner that an index of another language is pasted into: x, y, width, height.

The figure is in the middle of the box, so the same picture also fits the right corner.
"""

SIZE, BASELINE = 90, 74
"""Letter size and base line in px of an index of one letter or of figures: figures are 54 px high on all cards, which
is 13 px on a phone that shows a card of 200 px in a picture 400 px wide."""
PAIR = (82, 72)
"""Letter size and base line of an index of two letters."""
DESCENDING = (66, 60.5)
"""Letter size and base line of an index with a letter below the line: smaller and higher, clear of the sign and inside
the box, so that the index of another language covers all of it."""

WINDOW = '<rect x="14" y="86" width="272" height="362" rx="10"'


def ground(fill: str) -> str:
    """Return the card itself, filled, with its ink outline."""
    return (
        f'<rect x="1" y="1" width="{WIDTH - 2}" height="{HEIGHT - 2}" rx="{RADIUS}" fill="{fill}"'
        f' stroke="{INK}" stroke-width="2"/>'
    )


def figure(index: str, suit: str, cx: float) -> str:
    """Return the index of a suit card around cx."""
    colours = SUITS[suit]
    rim = (colours.outline, 6.5) if colours.outline else None
    track = -2 if len(index) > 1 else 0
    pair = len(index) > 1 and index.isalpha()
    size, baseline = DESCENDING if "g" in index else PAIR if pair else (SIZE, BASELINE)
    widest = 60 if rim else 66
    return text(INDEX, index, cx, baseline, size, colours.figure, track=track, widest=widest, rim=rim)


def suit_card(suit: str, index: str, name: str, sign: Callable[..., str], scene: str) -> str:
    """Return an ivory card: index and suit sign in both corners, the name below, the scene between."""
    strip = SUITS[suit].strip
    out = ground(PAPER) + (
        f'<rect x="8.5" y="8.5" width="{WIDTH - 17}" height="{HEIGHT - 17}" rx="13" fill="none" stroke="{strip}"'
        ' stroke-width="1.8" opacity=".6"/>'
        f'<path d="M15,452 H285 V476 Q285,485 276,485 H24 Q15,485 15,476 Z" fill="{strip}"/>'
    )
    out += scene
    for cx in CORNERS:
        out += figure(index, suit, cx) + sign(cx - 27, 82, 54)
    out += text(TITLE, name.upper(), 150, 475.5, 18.5, "#FFF8E6", track=1.2, widest=252)
    return document(out)


def tile(index: str, suit: str) -> str:
    """Return the index alone on paper, to be pasted over another (see TILE)."""
    x, y, width, height = TILE
    body = f'<rect x="{x}" y="{y}" width="{width}" height="{height}" fill="{PAPER}"/>' + figure(index, suit, CORNERS[0])
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{x} {y} {width} {height}">{body}</svg>'


def roman(number: int) -> str:
    """Return a number in the additive numerals of the old cards: four is IIII, nine VIIII."""
    return "X" * (number // 10) + "V" * (number % 10 // 5) + "I" * (number % 5)


def emblem(name: str, colour: str = "#F6D98A", size: float = 40) -> str:
    """Return a pictogram between the numerals of the header; ``equals`` adds the sign of equality."""
    if name == "equals":
        bars = "".join(f"M132,{y} h36" for y in (41, 56))
        return f'<path d="{bars}" stroke="{colour}" stroke-width="7" stroke-linecap="round"/>'
    return icon(name, 150 - size / 2, 48 - size / 2, size, colour, ink=0)


def corner_icons(name: str, colours: str | tuple[str, ...] = PALE_GOLD, size: float = 62) -> str:
    """Return a pictogram in place of both numerals, for a trump without a number."""
    return "".join(icon(name, cx - size / 2, 48 - size / 2, size, colours, ink=0) for cx in (50, 250))


def row_of_stars(count: int, size: float = 9) -> str:
    """Return stars between the corners of a trump without a number: a higher card has more."""
    left = 150 - (count - 1) * size * 1.15
    path = "".join(star(left + i * size * 2.3, 48, size) for i in range(count))
    return f'<path d="{path}" fill="#F6D98A"/>'


def trump_card(kind: str, index: str, numeral: str, name: str, scene: str, header: str = "") -> str:
    """Return a dark card with a pale gold index in both corners, a scene in its window and its name below.

    ``header`` is drawn over the header: an emblem between the indices, or pictograms in their place.
    """
    colours = TRUMPS[kind]
    out = ground(colours.head) + (
        f'<rect x="6.5" y="6.5" width="{WIDTH - 13}" height="{HEIGHT - 13}" rx="15" fill="none" stroke="{RULE}"'
        f' stroke-width="1.5" opacity=".85"/><clipPath id="w">{WINDOW}/></clipPath>'
        f'<g clip-path="url(#w)">{WINDOW} fill="{colours.window}"/>{scene}</g>'
        f'{WINDOW} fill="none" stroke="{RULE}" stroke-width="2.4"/>'
        f'{WINDOW} fill="none" stroke="{INK}" stroke-width=".8"/>'
    )
    if index:
        for cx in (50, WIDTH - 50):
            out += text(INDEX, index, cx, BASELINE, SIZE, PALE_GOLD, track=-1.5 if len(index) > 1 else 0, widest=74)
    out += header
    if numeral:
        out += text(INDEX, f"{numeral}.", 150, 112, 22, colours.numeral, track=1)
    out += text(TITLE, name.upper(), 150, 479, 22, PALE_GOLD, track=1.4, widest=262)
    return document(out)
