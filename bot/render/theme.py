"""The two looks of the table: dark and light felt."""

from __future__ import annotations

from typing import NamedTuple


class Theme(NamedTuple):
    """Colours (RGB hex). ``felt`` is its middle and its edge; text stands only on ``panel``, ``gold`` or ``sides``;
    ``rim`` goes round cards."""

    felt: tuple[str, str]
    panel: str
    text: str
    muted: str
    gold: str
    rim: str
    on_gold: str
    slot: str
    sides: tuple[str, ...]
    stripe: str


DARK = Theme(
    felt=("#1C5A45", "#0B2A20"),
    panel="#0A211A",
    text="#FBF6E6",
    muted="#A9C7B6",
    gold="#FFD35A",
    rim="#FFD35A",
    on_gold="#1E1713",
    slot="#2C7259",
    sides=("#E8A33D", "#5AA9E6", "#F0668A"),
    stripe="#123229",
)
LIGHT = Theme(
    felt=("#F1E8D2", "#D9CAA6"),
    panel="#FFFBF0",
    text="#1E1713",
    muted="#6B5B45",
    gold="#8F5900",
    rim="#E8A317",
    on_gold="#FFFFFF",
    slot="#BFAE86",
    sides=("#E8A33D", "#5AA9E6", "#F0668A"),
    stripe="#F3E9D0",
)
THEMES = {"dark": DARK, "light": LIGHT}
