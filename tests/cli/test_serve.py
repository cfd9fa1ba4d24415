"""What serving the bot changes in the process as a whole."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import discord
import pytest
from discord.gateway import ReconnectWebSocket

from bot.cli.serve import _login_problem, keep_collections_short, unreachable  # pyright: ignore[reportPrivateUsage]


@pytest.fixture
def collector() -> Iterator[None]:
    """The garbage collector as the interpreter begins, and afterwards as the tests use it."""
    of_the_tests = gc.get_threshold()
    gc.unfreeze()
    gc.set_threshold(700, 10, 10)
    yield
    gc.set_threshold(*of_the_tests)


@pytest.mark.slow
@pytest.mark.usefixtures("collector")
def test_the_collector_leaves_alone_what_was_loaded_at_startup() -> None:
    keep_collections_short()
    assert gc.get_freeze_count() > 1000


@pytest.mark.slow
@pytest.mark.usefixtures("collector")
def test_no_collection_looks_at_many_new_objects() -> None:
    """The event loop stands still during a collection, and a flood of presses makes many objects."""
    keep_collections_short()
    found: list[int] = []

    def note(phase: str, about: dict[str, int]) -> None:
        if phase == "stop":
            found.append(about["collected"])

    gc.callbacks.append(note)
    try:
        for _ in range(50_000):
            one: list[object] = []
            one.append(one)
    finally:
        gc.callbacks.remove(note)
    assert sum(found) > 40_000, "the callback saw the collections"
    assert max(found) < 5_000


class Gone(discord.ConnectionClosed):
    """The gateway closed the connection with this code."""

    def __init__(self, code: int) -> None:
        Exception.__init__(self, str(code))
        self.code, self.reason, self.shard_id = code, "", 0


@pytest.mark.parametrize(
    ("error", "words"),
    [
        (Gone(4004), "does not accept this token"),
        (Gone(4012), "code 4012"),
        (Gone(4013), "code 4013"),
        (discord.PrivilegedIntentsRequired(0), "no privileged intent has to be switched on"),
    ],
)
def test_what_the_gateway_will_never_accept_ends_with_a_sentence(
    error: Exception, words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert not unreachable(error)
    assert _login_problem(error) == 1
    assert words in capsys.readouterr().err


@pytest.mark.parametrize("error", [Gone(4010), Gone(4011), ReconnectWebSocket(0), TimeoutError()])
def test_what_may_pass_is_tried_again(error: Exception) -> None:
    assert unreachable(error)
