"""Types of the fixtures that read drawings."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from collections.abc import Callable

from PIL import Image

SVG = "{http://www.w3.org/2000/svg}"

Looked = Callable[[str], Image.Image]
"""Renders a fragment of a card alone on a transparent ground, at the master's size."""

Parsed = Callable[[str], ET.Element]
"""Parses a fragment or a card as a tree. Raises ParseError if it is not well formed."""
