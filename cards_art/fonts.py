"""The vendored fonts, and how they are measured: always with Pillow's own basic layout, the same on every machine."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from PIL import ImageFont

FONTS = Path(__file__).parent / "vendor" / "fonts"
INDEX = "Alegreya-Black.ttf"
LABEL = "AlegreyaSans-Bold.ttf"
TITLE = "Cinzel-Bold.ttf"
BROAD = "DejaVuSans-Bold.ttf"
"""Covers most alphabets and symbols: the fallback for names, the source of emblems."""
HAN = "NotoSansSC-Bold-subset.ttf"
"""Kana and the 2,400 commonest Chinese and Japanese characters."""
EMOJI = "NotoEmoji-Bold-subset.ttf"
"""Emoji of one code point, as plain shapes."""
FALLBACKS = (BROAD, HAN, EMOJI)
"""Where a character of a name is looked for that the text's own font has not, in this order."""


LOADED = 48
"""So many fonts at a size are kept, 80 to 590 kB each; to load one again takes less than half a millisecond."""


@lru_cache(maxsize=LOADED)
def load(name: str, size: float) -> ImageFont.FreeTypeFont:
    """A vendored font at a size in px of its em."""
    return ImageFont.truetype(FONTS / name, size, layout_engine=ImageFont.Layout.BASIC)
