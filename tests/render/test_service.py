"""Pictures are drawn in separate threads, and are the same for any number of threads."""

from __future__ import annotations

import asyncio
import threading
from collections import Counter
from typing import Any

import msgspec
import pytest

from bot.engine.view import PublicView
from bot.i18n import words
from bot.render import Pictures, board_picture, cards_picture, count_picture, hand_picture
from bot.render.panel_layout import PLACE, WIDEST, hand_of
from bot.render.trick_table import draw_board
from tests.bench import pictures as bench
from tests.render.samples import CAST, COUNT, FULL, HAND, LAST, public, seat_view

IT = words("it")


@pytest.mark.parametrize("workers", [1, 3])
async def test_many_at_once_are_the_same_as_one_by_one(workers: int) -> None:
    pictures = Pictures(workers=workers)
    hands = [seat_view(HAND[n:], playable=HAND[n : n + 2]) for n in range(6)]
    drawn = await asyncio.gather(*(pictures.hand(view, CAST, IT) for view in hands for _ in range(3)))
    board, row, count = await asyncio.gather(
        pictures.board(public(), CAST, IT),
        pictures.cards("Rubate", HAND, "minchiate", IT),
        pictures.count(public(), COUNT, CAST, IT),
    )
    assert list(drawn) == [hand_picture(view, CAST, IT) for view in hands for _ in range(3)]
    assert board == board_picture(public(), CAST, IT)
    assert row == cards_picture("Rubate", HAND, "minchiate", IT)
    assert count == count_picture(public(), COUNT, CAST, IT)
    await pictures.aclose()
    await pictures.aclose()


async def test_nothing_is_drawn_on_the_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    threads: list[threading.Thread] = []

    def noted(*args: Any, **more: Any) -> Any:
        threads.append(threading.current_thread())
        return draw_board(*args, **more)

    monkeypatch.setattr("bot.render.pictures.draw_board", noted)
    pictures = Pictures()
    await pictures.board(public(), CAST, IT)
    assert threads[0] is not threading.main_thread()
    await pictures.aclose()


async def test_a_fault_in_drawing_reaches_the_caller() -> None:
    pictures = Pictures()
    with pytest.raises(KeyError):
        await pictures.cards("?", (), "no-such-pack", IT)
    await pictures.warm("minchiate")
    assert (await pictures.board(public(), CAST, IT)).data.startswith(b"\x89PNG")
    await pictures.aclose()


async def test_a_picture_does_not_wait_for_all_the_sprites_of_a_pack(monkeypatch: pytest.MonkeyPatch) -> None:
    """Sprites are loaded card by card, so that the first pictures after a start do not wait for a whole pack."""
    read: list[str] = []
    monkeypatch.setattr("bot.render.service.ready", lambda _pack, card_id, *_, **__: read.append(card_id))
    pictures = Pictures()
    warming = asyncio.create_task(pictures.warm("minchiate"))
    while not read and not warming.done():  # noqa: ASYNC110
        await asyncio.sleep(0)
    before = await pictures.drawn(lambda: len(read))
    await warming
    assert before < len(read) == 97
    await pictures.aclose()


async def test_the_first_picture_of_a_pack_has_its_cards_made_ready(monkeypatch: pytest.MonkeyPatch) -> None:
    """Sprites are loaded with the letters of the reader, once for every language, and only for packs in use."""
    read: list[tuple[str, str]] = []
    wide: set[tuple[int, ...]] = set()

    def noted(pack: str, _card: str, _widths: tuple[int, ...], uppers: tuple[int, ...], *, language: str) -> None:
        read.append((pack, language))
        wide.add(uppers)

    monkeypatch.setattr("bot.render.service.ready", noted)
    pictures = Pictures()
    for said in (IT, IT, words("en")):
        await pictures.hand(seat_view(), CAST, said)
        await pictures.board(public(), CAST, said)
    while len(read) < 2 * 97:  # noqa: ASYNC110
        await asyncio.sleep(0.01)
    assert Counter(read) == {("minchiate", "it"): 97, ("minchiate", "en"): 97}
    assert wide == {(PLACE, hand_of(21, 0).width, WIDEST)}, "also as wide as in a hand of 21, which is dealt"
    await pictures.aclose()


async def test_what_is_read_ahead_ends_with_the_service(monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[str] = []
    monkeypatch.setattr("bot.render.service.ready", lambda _pack, card_id, *_, **__: read.append(card_id))
    pictures = Pictures()
    await pictures.board(public(), CAST, IT)
    await pictures.aclose()
    done = len(read)
    await asyncio.sleep(0.05)
    assert len(read) == done < 97


async def test_cards_that_cannot_be_read_ahead_harm_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    def torn(*_: object, **__: object) -> None:
        raise OSError

    monkeypatch.setattr("bot.render.service.ready", torn)
    pictures = Pictures()
    for _ in range(2):
        assert (await pictures.board(public(), CAST, IT)).data
        await asyncio.sleep(0.01)
    await pictures.aclose()


@pytest.mark.slow
def test_the_bench_tells_what_it_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "ROUNDS", 1)
    told = list(bench.bench())
    assert [row.figure for row in told] == ["P3", "P4", "P4", "P4"]
    assert all("faster than plain" in row.measured for row in told[:2])
    assert told[2].met
    assert told[3].met


async def test_only_what_is_shown_of_a_view_is_sent(monkeypatch: pytest.MonkeyPatch) -> None:
    """Earlier tricks, counts and news would make the order of a picture several times as long."""
    pictures = Pictures()
    sent: list[PublicView] = []

    async def noted(draw: Any, **_: bool) -> Any:
        sent.append(getattr(draw.args[0], "public", draw.args[0]))
        return draw()

    monkeypatch.setattr(pictures, "drawn", noted)
    monkeypatch.setattr(pictures, "expect", lambda *_: None)
    view = public(trick=None, history=(*(LAST,) * 5, FULL), counts=(COUNT,), news=public().status)
    hand = msgspec.structs.replace(seat_view(), public=view, seen=(LAST,))
    assert await pictures.board(view, CAST, IT) == board_picture(view, CAST, IT)
    assert await pictures.hand(hand, CAST, IT) == hand_picture(hand, CAST, IT)
    assert [(len(one.history), one.counts, one.news, one.standings) for one in sent] == [(2, (), (), ())] * 2
