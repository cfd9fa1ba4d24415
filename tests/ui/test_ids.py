"""Custom ids of controls are read back as written; invalid ones are refused without an unexpected error."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.ui.transport.id_format import LIMIT, TEMPLATE, ControlId, base36, pack_numbers, parse, unbase36, unpack_numbers
from tests.support.pressed import ACTIONS

TABLES = st.text("0123456789abcdefghijklmnopqrstuvwxyz", min_size=1, max_size=12)
NUMBERS = st.integers(0, 36**6 - 1)
ARGS = st.text("0123456789abcdefghijklmnopqrstuvwxyzABC_.-", max_size=64)


@given(st.builds(ControlId, TABLES, NUMBERS, NUMBERS, st.sampled_from(sorted(ACTIONS)), ARGS))
def test_what_is_written_is_read(control: ControlId) -> None:
    text = control.encode()
    assert len(text) <= LIMIT
    assert TEMPLATE.fullmatch(text)
    assert parse(text) == control


@given(st.text(max_size=120))
def test_anything_may_be_parsed(text: str) -> None:
    found = parse(text)
    assert found is None or found.encode() == text or found == parse(found.encode())


@given(st.from_regex(r"m1:[0-9a-z]{0,14}:[0-9a-z]{0,8}:[0-9a-z]{0,8}:[a-z]{0,18}(:.{0,80})?", fullmatch=True))
def test_almost_ids_are_read_or_refused(text: str) -> None:
    found = parse(text)
    if found is not None:
        assert found.action in ACTIONS
        assert len(text) <= LIMIT


@pytest.mark.parametrize(
    "text",
    [
        "",
        "m1",
        "m0:abc:1:1:hand",
        "m1:abc:1:1",
        "m1:abc:1:1:nothing",
        "m1:abc:1:1:hand:",
        "m1:abc:1:1:play:a:b",
        "m1:ABC:1:1:hand",
        "m1:abc:-1:1:hand",
        "m1:abc:1:1:hand\n",
        "m1:abc:1:1:hand:" + "a" * 65,
        "m1:ab\u0663:1:1:hand",
        "m1:abcdefghijkl:123456:123456:claimsome:" + "a" * 64,
    ],
)
def test_other_ids_are_nobodys(text: str) -> None:
    assert parse(text) is None


@pytest.mark.parametrize(
    "control",
    [
        ControlId("", 0, 0, "hand"),
        ControlId("a:b", 0, 0, "hand"),
        ControlId("abc", 0, 0, "dance"),
        ControlId("abc", 0, 36**6, "hand"),
        ControlId("abc", -1, 0, "hand"),
        ControlId("abc", 0, 0, "say", "a word"),
    ],
)
def test_what_could_not_be_read_back_is_not_written(control: ControlId) -> None:
    with pytest.raises(ValueError):  # noqa: PT011 (two sentences, one kind)
        control.encode()


@given(st.lists(st.integers(0, 96), max_size=21))
def test_cards_fit_and_keep_their_order(cards: list[int]) -> None:
    arg = pack_numbers(cards)
    assert arg is not None
    assert unpack_numbers(arg) == tuple(cards)
    assert parse(ControlId("abcdefgh", 36**3, 36**3, "play", arg).encode()) is not None


def test_too_many_cards_are_not_packed() -> None:
    assert pack_numbers(range(60, 60 + 35)) is None


@given(st.text(max_size=40))
def test_unpacking_never_raises(text: str) -> None:
    found = unpack_numbers(text)
    assert found is None or all(number >= 0 for number in found)


@given(st.integers(0, 36**6 - 1))
def test_base_36(number: int) -> None:
    assert unbase36(base36(number)) == number


def test_not_base_36() -> None:
    assert [unbase36(text) for text in ("", "A", "-1", "1" * 7, " 1", "\u0661")] == [None] * 6
