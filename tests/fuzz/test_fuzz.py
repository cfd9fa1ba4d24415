"""Every fuzz target runs briefly, and each of them finds its planted fault."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from bot.local_server.page import site
from bot.store import table_log
from bot.table import host
from bot.ui.messages import screen_builder
from bot.ui.transport import id_format
from tests.fuzz import records
from tests.fuzz import words as fuzzed_words
from tests.fuzz.target import Found, run
from tests.fuzz.targets import TARGETS

TRIES = {"ids": 1500, "cards": 300, "records": 40, "logs": 1500, "commands": 60, "presses": 60, "page": 200}


@pytest.mark.slow
@pytest.mark.parametrize("name", sorted(TARGETS))
async def test_nothing_is_found_in_a_moment(name: str) -> None:
    tally = await run(TARGETS[name](), tries=TRIES[name])
    assert tally.tries == TRIES[name]
    assert tally.deep > tally.tries // 20, "hardly anything got past the first check"


def careless_number(patch: pytest.MonkeyPatch) -> None:
    """Read numbers as Python reads them."""
    patch.setattr(id_format, "whole", lambda text: int(text) if text.isdigit() else None)


def any_card(patch: pytest.MonkeyPatch) -> None:
    """Look up a typed card in the whole deck."""
    careful: Callable[..., Any] = fuzzed_words.card_answers.find_cards
    patch.setattr(
        fuzzed_words.card_answers, "find_cards", lambda typed, cards, pack: careful(typed, range(len(pack.ids)), pack)
    )


def believing(patch: pytest.MonkeyPatch) -> None:
    """Accept everything that a record says."""
    patch.setattr(records, "verify", lambda record: [])


def careless_log(patch: pytest.MonkeyPatch) -> None:
    """Leave the error of an unreadable row to the caller."""
    patch.setattr(table_log.msgspec, "DecodeError", table_log.CorruptLog)


def everybody_hosts(patch: pytest.MonkeyPatch) -> None:
    """Let everybody do what the host may."""
    patch.setattr(host, "hosts", lambda state, person: True)


def shown_to_all(patch: pytest.MonkeyPatch) -> None:
    """Show the cards of the first player in My cards to people without a chair."""

    async def spectator(its: Any, state: Any, said: Any, free: Any) -> Any:
        return await its.hand(state, 0, said)

    patch.setattr(screen_builder.ScreenBuilder, "spectator", spectator)


def any_key(patch: pytest.MonkeyPatch) -> None:
    """Open the page without checking the key."""
    patch.setattr(site, "matches", lambda key, given: True)


FAULTS: dict[str, tuple[Callable[[pytest.MonkeyPatch], None], int]] = {
    "ids": (careless_number, 3000),
    "cards": (any_card, 500),
    "records": (believing, 100),
    "logs": (careless_log, 500),
    "commands": (everybody_hosts, 200),
    "presses": (shown_to_all, 4000),
    "page": (any_key, 2000),
}


@pytest.mark.slow
@pytest.mark.parametrize("name", sorted(TARGETS))
async def test_a_fault_would_be_found(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    fault, tries = FAULTS[name]
    fault(monkeypatch)
    with pytest.raises(Found, match=rf"{name}: --seed 1 --only \d+"):
        await run(TARGETS[name](), tries=tries)
