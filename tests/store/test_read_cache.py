"""What the store keeps of what it has read is never older than what was written."""

from __future__ import annotations

from bot.store.db import ReadCache


def test_a_value_read_while_another_is_written_is_not_kept() -> None:
    cache: ReadCache[int, str] = ReadCache(2)
    stamp = cache.stamp()
    cache.keep(1, "one", stamp)
    assert cache.get(1) == "one"
    cache.written(2, "two")
    cache.keep(1, "old", stamp)
    assert (cache.get(1), cache.get(2)) == ("one", "two")
    stamp = cache.stamp()
    cache.forget(1)
    cache.keep(1, "old", stamp)
    assert cache.get(1) is None
    cache.forget(1)
    cache.written(3, "three")
    cache.written(4, "four")
    assert dict(cache.items()) == {3: "three", 4: "four"}
