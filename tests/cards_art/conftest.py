"""Fixtures that read drawings as trees and as pixels."""

from __future__ import annotations

import xml.etree.ElementTree as ET

import pytest

from cards_art.draw.raster import picture
from cards_art.draw.scenery import document
from tests.cards_art.looking import Looked, Parsed


@pytest.fixture
def pixels() -> Looked:
    return lambda fragment: picture(document(fragment), 300, 500)


@pytest.fixture
def tree() -> Parsed:
    return lambda svg: ET.fromstring(svg if svg.startswith("<svg") else document(svg))
