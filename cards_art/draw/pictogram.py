"""Pictograms of game-icons.net as coloured woodcuts: their parts in stencil colours over one ink contour."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from cards_art.draw.palette import CREAM, INK
from cards_art.draw.parts import parts
from cards_art.draw.shapes import HALO, face

BOX = 512
TAROT_INK = 4.6
"""Contour in px of the glyphs named ``tarot-*``: wide enough to close the gaps between their parts."""


def icon(
    name: str,
    x: float,
    y: float,
    size: float,
    colours: str | Sequence[str],
    *,
    ink: float | None = None,
    drop: Collection[int] = (),
    only: Collection[int] | None = None,
    flip: bool = False,
    turn: float = 0,
    halo: str | None = None,
    hw: float = HALO,
    faces: Collection[int] = (),
) -> str:
    """Return a pictogram ``size`` px wide at x, y.

    Colours go by part, the largest first; the last is used for the rest. ``ink`` is the contour in px (0 for none),
    ``drop`` and ``only`` choose parts, ``faces`` get eyes and mouth; ``hw`` is how much wider than the ink a halo is.
    """
    found = parts(name)
    chosen = [i for i in range(len(found)) if i not in drop and (only is None or i in only)]
    if ink is None:
        ink = TAROT_INK if name.startswith("tarot-") else 3.2
    scale = size / BOX
    table = (colours,) if isinstance(colours, str) else colours
    moves = f"translate({x:.1f},{y:.1f}) "
    if flip:
        moves += f"translate({size:g},0) scale(-1,1) "
    moves += f"scale({scale:.4f})"
    if turn:
        moves += f" rotate({turn},{BOX // 2},{BOX // 2})"
    out = [f'<g transform="{moves}" fill-rule="evenodd" stroke-linejoin="round">']
    if halo:
        rim = "".join(f'<path d="{found[i].outer}"/>' for i in chosen)
        out.append(f'<g fill="{halo}" stroke="{halo}" stroke-width="{(ink + hw) * 2 / scale:.1f}">{rim}</g>')
    if ink:
        contour = "".join(f'<path d="{found[i].path}"/>' for i in chosen)
        out.append(f'<g fill="{INK}" stroke="{INK}" stroke-width="{ink * 2 / scale:.1f}">{contour}</g>')
    out += [f'<path d="{found[i].path}" fill="{table[min(i, len(table) - 1)]}"/>' for i in chosen]
    for i in faces:
        left, top, right, bottom = found[i].bounds
        out.append(face(*found[i].centre, right - left, bottom - top))
    return "".join(out) + "</g>"


def lit(name: str, x: float, y: float, size: float, colours: str | Sequence[str], **more: object) -> str:
    """Return a pictogram with the pale rim it needs on a night or red sky."""
    return icon(name, x, y, size, colours, halo=CREAM, **more)  # pyright: ignore[reportArgumentType]
