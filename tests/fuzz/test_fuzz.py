"""Every fuzz target for a moment; and that each of them would find what it is there for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from bot.local_server.page import site
from bot.store import codec
from bot.table import hosting
from bot.ui import ids, painter
from tests.fuzz import records
from tests.fuzz import words as fuzzed_words
from tests.fuzz.target import Found, run
from tests.fuzz.targets import TARGETS

TRIES = {"ids": 1500, "cards": 300, "records": 40, "logs": 1500, "commands": 60, "presses": 60, "page": 200}


@pytest.mark.parametrize("name", sorted(TARGETS))
async def test_nothing_is_found_in_a_moment(name: str) -> None:
    tally = await run(TARGETS[name](), tries=TRIES[name])
    assert tally.tries == TRIES[name]
    assert tally.deep > tally.tries // 20, "hardly anything got past the first check"


def careless_number(patch: pytest.MonkeyPatch) -> None:
    """Figures are read as Python reads them."""
    patch.setattr(ids, "whole", lambda text: int(text) if text.isdigit() else None)


def any_card(patch: pytest.MonkeyPatch) -> None:
    """A typed card is looked for in the whole pack."""
    careful: Callable[..., Any] = fuzzed_words.answering.find_cards
    patch.setattr(
        fuzzed_words.answering, "find_cards", lambda typed, cards, pack: careful(typed, range(len(pack.ids)), pack)
    )


def believing(patch: pytest.MonkeyPatch) -> None:
    """What a record says is believed."""
    patch.setattr(records, "verify", lambda record: [])


def careless_log(patch: pytest.MonkeyPatch) -> None:
    """A row that cannot be read is somebody else's problem."""
    patch.setattr(codec.msgspec, "DecodeError", codec.CorruptLog)


def everybody_hosts(patch: pytest.MonkeyPatch) -> None:
    """Everybody may do what the host may."""
    patch.setattr(hosting, "hosts", lambda state, person: True)


def shown_to_all(patch: pytest.MonkeyPatch) -> None:
    """My cards shows one who does not sit there the cards of the first player."""

    async def spectator(its: Any, state: Any, said: Any, free: Any) -> Any:
        return await its.hand(state, 0, said)

    patch.setattr(painter.Painter, "spectator", spectator)


def any_key(patch: pytest.MonkeyPatch) -> None:
    """The page is open to whoever knocks."""
    patch.setattr(site, "fits", lambda key, given: True)


FAULTS: dict[str, tuple[Callable[[pytest.MonkeyPatch], None], int]] = {
    "ids": (careless_number, 3000),
    "cards": (any_card, 500),
    "records": (believing, 100),
    "logs": (careless_log, 500),
    "commands": (everybody_hosts, 200),
    "presses": (shown_to_all, 12000),
    "page": (any_key, 2000),
}


@pytest.mark.parametrize("name", sorted(TARGETS))
async def test_a_fault_would_be_found(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    fault, tries = FAULTS[name]
    fault(monkeypatch)
    with pytest.raises(Found, match=rf"{name}: --seed 1 --only \d+"):
        await run(TARGETS[name](), tries=tries)
