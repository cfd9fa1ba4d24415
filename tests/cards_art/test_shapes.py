"""Paths, pieces and their contour."""

from __future__ import annotations

import re

import pytest

from cards_art.draw.shapes import Piece, box, circle, dice, draw, ellipse, face, flat, line, polygon, star
from tests.cards_art.looking import SVG, Looked, Parsed

SQUARE = Piece(box(100, 100, 50, 50), "#FF0000")


def test_a_piece_has_ink_around_it(pixels: Looked) -> None:
    drawn = pixels(draw([SQUARE], ink=4))
    assert drawn.getpixel((125, 125)) == (255, 0, 0, 255)
    assert drawn.getpixel((98, 125)) == (0x1E, 0x17, 0x13, 255)
    assert drawn.getchannel("A").getbbox() == (96, 96, 154, 154)


def test_without_ink_only_the_fill_is_left(pixels: Looked) -> None:
    assert pixels(draw([SQUARE], ink=0)).getchannel("A").getbbox() == (100, 100, 150, 150)


def test_a_halo_is_wider_than_the_ink(pixels: Looked) -> None:
    drawn = pixels(draw([SQUARE], ink=4, halo="#FFF3D2"))
    assert drawn.getpixel((94, 125)) == (0xFF, 0xF3, 0xD2, 255)
    assert drawn.getpixel((98, 125)) == (0x1E, 0x17, 0x13, 255)


def test_a_flat_piece_takes_no_part_in_the_contour(pixels: Looked) -> None:
    assert pixels(draw([flat(box(10, 10, 20, 20), "#00FF00")], ink=4)).getchannel("A").getbbox() == (10, 10, 30, 30)


def test_pieces_are_laid_scaled_and_mirrored(pixels: Looked) -> None:
    corner = [Piece(box(0, 0, 10, 10), "#FF0000")]
    assert pixels(draw(corner, 50, 60, 200, 100, ink=0)).getchannel("A").getbbox() == (50, 60, 70, 80)
    assert pixels(draw(corner, 50, 60, 200, 100, ink=0, flip=True)).getchannel("A").getbbox() == (230, 60, 250, 80)


def test_ink_keeps_its_width_whatever_the_scale(pixels: Looked) -> None:
    piece = Piece(box(20, 20, 60, 60), "#FFF")
    found = [pixels(draw([piece], 0, 0, size, 100, ink=3)).getchannel("A").getbbox() for size in (100, 200)]
    assert found == [(17, 17, 83, 83), (37, 37, 163, 163)]


def test_lines_have_their_colour_and_width(tree: Parsed) -> None:
    (path,) = [found for found in tree(draw([line("M0,0H9", 3, "#123456")])).iter(f"{SVG}path") if found.get("stroke")]
    assert (path.get("stroke"), path.get("stroke-width"), path.get("fill")) == ("#123456", "3", "none")


@pytest.mark.parametrize("points", [4, 5, 12])
def test_a_star_has_twice_as_many_corners_as_points(points: int) -> None:
    corners = re.findall(r"[-\d.]+,[-\d.]+", star(50, 50, 20, points))
    assert len(set(corners)) == 2 * points
    assert corners[0] == "50.0,30.0"


def test_round_things_are_as_large_as_asked(pixels: Looked) -> None:
    assert pixels(draw([Piece(circle(100, 100, 30), "#000")], ink=0)).getchannel("A").getbbox() == (70, 70, 130, 130)
    assert pixels(draw([Piece(ellipse(100, 100, 30, 10), "#000")], ink=0)).getchannel("A").getbbox() == (
        70,
        90,
        130,
        110,
    )


def test_a_polygon_is_closed() -> None:
    assert polygon([(0, 0), (1, 2), (3, 4)]) == "M0.0,0.0L1.0,2.0L3.0,4.0Z"


def test_a_face_looks_at_you(tree: Parsed) -> None:
    found = tree(face(100, 100, 40, 50, lips="#00FF00"))
    eyes = [(float(eye.get("cx", 0)), float(eye.get("cy", 0))) for eye in found.iter(f"{SVG}circle")]
    assert len(eyes) == 2
    assert eyes[0][0] + eyes[1][0] == pytest.approx(200)
    assert eyes[0][1] == eyes[1][1] < 100
    assert "#00FF00" in {path.get("stroke") for path in found.iter(f"{SVG}path")}


def test_chance_falls_the_same_way_every_time() -> None:
    assert [dice(7).random() for _ in range(2)] == [dice(7).random()] * 2
    assert dice(7).random() != dice(8).random()
