"""Cards are drawn and named by the look of the view, which may differ from the pack of its game."""

from __future__ import annotations

from dataclasses import replace

import msgspec
import pytest

import cards_art
from bot.engine.text import CardArg, Line
from bot.games.registry import game
from bot.i18n import Names, Words, words
from bot.render import board_picture, cards_picture, count_picture, hand_picture
from bot.render.shown import Speech
from tests.render.samples import CAST, COUNT, HAND, public, seat_view

LOOK = "other-look"


class Looked(Words):
    """English with names for a look that no catalogue has; records the looks whose names were asked for."""

    def __init__(self) -> None:
        super().__init__("en")
        self.asked: set[str] = set()

    def card(self, pack: str, card_id: str) -> str:
        self.asked.add(pack)
        return f"<{pack} {card_id}>"

    def card_short(self, pack: str, card_id: str) -> str:
        return self.card(pack, card_id)


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Make the look known; the list holds the looks whose pictures were loaded."""
    real, taken = cards_art.pack, list[str]()

    def known(slug: str) -> cards_art.PackArt:
        taken.append(slug)
        return replace(real("minchiate"), slug=slug) if slug == LOOK else real(slug)

    monkeypatch.setattr(cards_art, "pack", known)
    return taken


def test_a_dressed_pack_has_the_same_cards_under_another_name() -> None:
    pack = game("minchiate").meta.pack
    assert pack.dressed("minchiate") is pack
    other = pack.dressed(LOOK)
    assert (other.slug, other.ids, other.suits) == (LOOK, pack.ids, pack.suits)
    assert other.card("T35") == pack.card("T35")


def test_sentences_call_cards_by_the_look() -> None:
    names = Names(game("minchiate").meta.pack.dressed(LOOK))
    said = Looked()
    assert said.arg(CardArg(0), names) == f"<{LOOK} C01>"
    speech = Speech(public(pack=LOOK), CAST, said)
    assert speech.card(0) == f"<{LOOK} C01>"
    line = Line("minchiate-status-king", {"card": CardArg(13)})
    assert LOOK in said.arg(line.args["card"], speech.names)  # type: ignore[operator]


def test_every_picture_takes_names_and_faces_of_the_look(drawn: list[str]) -> None:
    said = Looked()
    view = public(pack=LOOK)
    count_picture(view, COUNT, CAST, said)
    alts = [
        board_picture(view, CAST, said).alt,
        hand_picture(msgspec.structs.replace(seat_view(), public=view), CAST, said).alt,
        cards_picture("Robbed", HAND, LOOK, said, game="minchiate").alt,
    ]
    assert all(f"<{LOOK} " in alt for alt in alts)
    assert said.asked == {LOOK}
    assert set(drawn) == {LOOK}


def test_without_a_game_the_cards_are_those_of_the_look(drawn: list[str]) -> None:
    alt = cards_picture("Robbed", (0, 96), LOOK, Looked()).alt
    assert f"<{LOOK} C01>, <{LOOK} M00>" in alt


def test_a_game_that_there_is_not() -> None:
    with pytest.raises(KeyError):
        cards_picture("?", (0,), "minchiate", words("en"), game="whist")


def test_the_count_has_the_sides_of_its_deal() -> None:
    told = words("en")
    count = msgspec.structs.replace(COUNT, sides=((1,), (0, 2, 3)))
    alt = count_picture(public(deal_over=True), count, CAST, told).alt
    assert "Lorenzo il… 215; Ginevra + 🤖 Cosimo + Bianca 66" in alt
    assert "Ginevra + 🤖 Cosimo 215" not in alt
