"""What serving the bot changes in the process as a whole."""

from __future__ import annotations

import gc

import discord
import pytest
from discord.gateway import ReconnectWebSocket

from bot.cli.serve import _login_problem, spare_the_collector, unreachable  # pyright: ignore[reportPrivateUsage]


def test_what_was_loaded_to_start_is_left_alone_by_the_collector() -> None:
    the_tests = gc.get_threshold()
    gc.unfreeze()
    gc.set_threshold(*(before := (700, 10, 10)))  # As the interpreter begins.
    try:
        spare_the_collector()
        assert gc.get_freeze_count() > 1000
        assert gc.get_threshold()[0] > before[0]
    finally:
        gc.set_threshold(*the_tests)


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
        (discord.PrivilegedIntentsRequired(0), "none of the privileged ones has to be switched on"),
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
