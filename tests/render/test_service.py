"""Pictures are drawn in threads of their own, and come out the same however many there are."""

from __future__ import annotations

import asyncio
import threading

import pytest

from bot.i18n import words
from bot.render import Pictures, board_picture, cards_picture, count_picture, hand_picture
from tests.bench import pictures as bench
from tests.render.samples import CAST, COUNT, HAND, public, seat_view

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

    def noted(*_args: object, **_kwargs: object) -> None:
        threads.append(threading.current_thread())

    monkeypatch.setattr("bot.render.service.board_picture", noted)
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
    """Reading ahead goes card by card: it once held up the first boards after every start for seconds."""
    read: list[str] = []
    monkeypatch.setattr("bot.render.service.sprite", lambda theme, pack, card_id, width: read.append(card_id))
    pictures = Pictures()
    warming = asyncio.create_task(pictures.warm("minchiate"))
    while not read:  # noqa: ASYNC110
        await asyncio.sleep(0)
    before = await pictures.drawn(lambda: len(read))
    await warming
    assert before < len(read) == 2 * 97
    await pictures.aclose()


def test_the_bench_tells_what_it_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "ROUNDS", 1)
    told = list(bench.bench())
    assert [row.figure for row in told] == ["P3", "P4", "P4"]
    assert all("faster than plain" in row.measured for row in told[:2])
    assert told[2].met
