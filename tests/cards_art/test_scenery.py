"""Grounds, skies and lights."""

from __future__ import annotations

import itertools
import math
import re

import pytest

from cards_art.draw import scenery
from cards_art.draw.shapes import Piece, box, draw
from tests.cards_art.looking import Looked


def starts(path: str) -> list[tuple[float, float]]:
    """Return the points at which the strokes of a path begin."""
    return [(float(x), float(y)) for x, y in re.findall(r"M([-\d.]+),([-\d.]+)", path)]


def test_stars_keep_their_distance_and_their_sky() -> None:
    area = (22.0, 128.0, 278.0, 392.0)
    found = starts(scenery.stars(24, area, 22))
    assert len(found) == 22
    assert all(area[0] <= x <= area[2] and area[1] - 5 <= y <= area[3] for x, y in found)
    assert min(math.dist(a, b) for a, b in itertools.combinations(found, 2)) > 20
    assert scenery.stars(24, area, 22) == scenery.stars(24, area, 22) != scenery.stars(25, area, 22)


def test_a_crowded_sky_gives_up() -> None:
    assert len(starts(scenery.stars(1, (0, 0, 30, 30), 50))) < 6


@pytest.mark.parametrize("count", [8, 28])
def test_rays_are_even_or_not(count: int) -> None:
    even = scenery.rays(0, 0, 10, 30, count, "#000", uneven=False)
    ends = [math.hypot(float(x), float(y)) for x, y in re.findall(r"L([-\d.]+),([-\d.]+)", even)]
    assert len(ends) == count
    assert all(end == pytest.approx(30, abs=0.1) for end in ends)
    uneven = scenery.rays(0, 0, 10, 30, count, "#000")
    lengths = {round(math.hypot(float(x), float(y))) for x, y in re.findall(r"L([-\d.]+),([-\d.]+)", uneven)}
    assert lengths == {30, 22}


def test_the_sward_covers_the_foot_of_the_window(pixels: Looked) -> None:
    alpha = pixels(scenery.sward()).getchannel("A")
    assert alpha.crop((16, 410, 284, 448)).getextrema() == (255, 255)
    assert alpha.crop((16, 86, 284, 380)).getextrema() == (0, 0)


def test_water_reaches_from_side_to_side(pixels: Looked) -> None:
    assert pixels(scenery.water(356)).getchannel("A").crop((14, 357, 286, 448)).getextrema() == (255, 255)


def test_lozenges_leave_no_gap_in_the_window(pixels: Looked) -> None:
    alpha = pixels(scenery.lozenges()).getchannel("A").crop((14, 86, 286, 448))
    assert min(alpha.tobytes()) > 180  # seams between smooth edges


def test_a_sunburst_leaves_half_the_sky(pixels: Looked) -> None:
    alpha = pixels(scenery.sunburst(150, 250, 400, 20, "#F00")).getchannel("A")
    assert 120 < sum(level * n for level, n in enumerate(alpha.histogram())) / (300 * 500) < 136


def test_clouds_and_hatching_are_where_they_are_asked_for(pixels: Looked) -> None:
    cloud = pixels(scenery.cloud(100, 200, 80)).getchannel("A").getbbox()
    assert cloud
    assert 96 <= cloud[0] < cloud[2] <= 184
    strokes = starts(scenery.hatching(100, 200, 10))
    assert len(strokes) == 10
    assert all(100 <= y < 200 for _, y in strokes)


def test_a_clip_cuts(pixels: Looked) -> None:
    body = scenery.clip("half", box(0, 0, 50, 500)) + '<g clip-path="url(#half)">'
    body += draw([Piece(box(0, 0, 100, 100), "#F00")], ink=0) + "</g>"
    assert pixels(body).getchannel("A").getbbox() == (0, 0, 50, 100)
