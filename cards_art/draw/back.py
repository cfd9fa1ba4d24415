"""Draws the backs: a lozenge pattern of gold signs and a roundel, in the colours of the region."""

from __future__ import annotations

from collections.abc import Callable

from cards_art.draw.frames import ground
from cards_art.draw.pictogram import icon
from cards_art.draw.scenery import document

THREAD = "#F0CF7A"
FIELD = '<rect x="20" y="20" width="260" height="460" rx="8"'


def back(cloth: str, shade: str, sign: str) -> Callable[[], str]:
    """Return a back in two shades of its region with its sign in gold."""

    def drawn() -> str:
        lines = "".join(f"M{12 + i * 46},12l476,476M{12 + i * 46},12l-476,476" for i in range(-12, 24))
        signs = ""
        for row in range(22):
            for column in range(8):
                x, y = 12 + column * 46 + (23 if row % 2 else 0), 12 + row * 23
                signs += icon(sign, x - 9, y + 14, 18, THREAD, ink=0)
        return document(
            ground("#F7EBCB")
            + f'<rect x="12" y="12" width="276" height="476" rx="12" fill="{cloth}"/>'
            + f'<clipPath id="b">{FIELD}/></clipPath>'
            + f'<g clip-path="url(#b)">{FIELD} fill="{shade}"/>'
            + f'<path d="{lines}" stroke="{THREAD}" stroke-width="1.4" opacity=".5"/>{signs}</g>'
            + f'{FIELD} fill="none" stroke="{THREAD}" stroke-width="2.4"/>'
            + f'<circle cx="150" cy="250" r="70" fill="{cloth}" stroke="{THREAD}" stroke-width="3"/>'
            + f'<circle cx="150" cy="250" r="62" fill="none" stroke="{THREAD}" stroke-width="1.3"/>'
            + icon(sign, 108, 208, 84, THREAD, ink=0)
        )

    return drawn
