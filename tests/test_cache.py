"""Caches keep within their limits and never return expired values."""

from __future__ import annotations

import math
import threading

import pytest

from bot.cache import ByteCache, LruCache, TtlCache
from tests.support.by_hand import HandClock


def made(cache: ByteCache[bytes], key: int, size: int = 40) -> bytes:
    return cache.take(key, lambda: bytes([key]) * size)


def test_an_entry_that_was_read_stays_longer_than_one_that_was_only_set() -> None:
    cache: LruCache[str, int] = LruCache(2)
    cache["a"], cache["b"] = 1, 2
    assert cache.get("a") == 1
    cache["c"] = 3
    assert dict(cache.items()) == {"a": 1, "c": 3}
    assert cache.get("b") is None


def test_an_entry_expires_when_its_life_has_passed_since_it_was_set_last() -> None:
    clock = HandClock()
    cache: TtlCache[str, int] = TtlCache(10, 60, clock)
    cache["a"] = 1
    clock.at += 59
    cache["b"] = 2
    assert ("a" in cache, cache.get("a")) == (True, 1)
    clock.at += 1
    assert ("a" in cache, cache.get("a"), cache.pop("a", 7), len(cache)) == (False, None, 7, 1)
    cache["b"] = 3
    clock.at += 59
    assert cache.get("b") == 3


def test_expired_entries_leave_memory_when_another_is_set() -> None:
    clock = HandClock()
    cache: TtlCache[int, int] = TtlCache(math.inf, 60, clock)
    for number in range(5000):
        cache[number] = number
    assert len(cache) == 5000
    clock.at += 60
    cache[-1] = 0
    assert list(cache) == [-1]


def test_living_entries_keep_within_the_limit_too() -> None:
    cache: TtlCache[str, int] = TtlCache(2, 60, HandClock())
    for number, key in enumerate("abac"):
        cache[key] = number
    assert dict(cache.items()) == {"a": 2, "c": 3}


def test_by_bytes_the_entry_used_longest_ago_goes() -> None:
    cache: ByteCache[bytes] = ByteCache(100, len)
    first, _ = made(cache, 1), made(cache, 2)
    assert made(cache, 1) is first
    made(cache, 3)
    assert cache.currsize == 80
    assert made(cache, 1) is first
    assert cache.take(2, lambda: b"new") == b"new"


def test_a_value_larger_than_the_limit_is_returned_and_not_kept() -> None:
    cache: ByteCache[bytes] = ByteCache(100, len)
    made(cache, 1)
    assert made(cache, 2, 500) == b"\2" * 500
    assert cache.currsize == 40


def test_nothing_is_kept_of_what_fails() -> None:
    cache: ByteCache[bytes] = ByteCache(100, len)
    with pytest.raises(ZeroDivisionError):
        cache.take(1, lambda: bytes(1 // 0))
    assert cache.currsize == 0
    assert made(cache, 1) == b"\1" * 40


def test_threads_may_take_from_it_at_once() -> None:
    cache: ByteCache[bytes] = ByteCache(400, len)
    wrong: list[int] = []

    def work() -> None:
        for number in range(4000):
            key = number * 7 % 23
            if made(cache, key) != bytes([key]) * 40:
                wrong.append(key)

    threads = [threading.Thread(target=work) for _ in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not wrong
    assert cache.currsize == sum(map(len, cache.values())) <= 400
