"""Names for the ways drawings are looked at."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from collections.abc import Callable

from PIL import Image

SVG = "{http://www.w3.org/2000/svg}"

Looked = Callable[[str], Image.Image]
"""A fragment of a card drawn alone on nothing, at the master's size."""

Parsed = Callable[[str], ET.Element]
"""A fragment or a card as a tree; raises when it is not well formed."""
