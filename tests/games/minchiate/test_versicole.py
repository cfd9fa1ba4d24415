"""The mini-examples of M28."""

import pytest

from bot.games.minchiate.melds import versicole
from tests.games.minchiate.cards import mask


@pytest.mark.parametrize(
    ("held", "found", "total"),
    [
        ("T01 T02 T03", "papi:1-3", 11),
        ("T28 T29 T30", "run:28-30", 15),
        ("T28 T30 T31 T32", "run:30-32", 15),
        ("T36 T37 T39 T40", "", 0),
        ("T01 T13 T28 T29 T30", "run:28-30 tredici", 30),
        ("T01 T13 T28 T29 T30 M00", "run:28-30 tredici", 40),
        ("T01 M00 T40", "matto", 20),
        ("T28 T29 T30 T32 T33 T34 M00", "run:28-30 run:32-34", 40),
        ("T01 T02 T03 T04 T05 T13 T28 T40 M00", "papi:1-5 matto tredici", 62),
        ("T20 T30", "", 0),
        ("T10 T20 T30", "diecine_vergognose", 15),
        ("T20 T30 T40", "diecine_vergognose", 20),
        ("T10 T20 T30 T40", "diecine", 25),
        ("C14 D14 S14", "kings:3", 15),
        ("C14 D14 S14 B14", "kings:4", 20),
        ("T28 T29 T30 T31 T32 T33 M00", "run:28-33", 35),
    ],
)
def test_m28_examples(held: str, found: str, total: int) -> None:
    result = versicole(mask(held), devil=False)
    assert " ".join(one.id for one in result) == found
    assert sum(one.points for one in result) == total


def test_m22_the_devil_only_when_the_table_plays_it() -> None:
    held = mask("T14 T35 T39")
    assert versicole(held, devil=False) == ()
    assert [one.points for one in versicole(held, devil=True)] == [20]
