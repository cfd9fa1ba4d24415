"""Loads the vendored fonts. They are measured with Pillow's basic layout, which is the same on every machine."""

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
"""Fonts searched, in this order, for a character that the text's own font lacks."""


LOADED = 48
"""Maximum number of fonts at a size in memory, 80 to 590 kB each. Loading one takes less than half a millisecond."""


@lru_cache(maxsize=LOADED)
def load(name: str, size: float) -> ImageFont.FreeTypeFont:
    """Return a vendored font; ``size`` is its em in px."""
    return ImageFont.truetype(FONTS / name, size, layout_engine=ImageFont.Layout.BASIC)
