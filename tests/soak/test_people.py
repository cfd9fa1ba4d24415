"""The people of the soak do what people do when nothing answers."""

from __future__ import annotations

from typing import Any, cast

import pytest

from bot.local_server import CannotUse, NoAnswer
from tests.soak.people import TRIES, answered


@pytest.mark.parametrize(("without", "tries"), [(0, 1), (2, 3), (TRIES - 1, TRIES)])
async def test_who_opens_a_table_tries_again_while_nothing_answers(without: int, tries: int) -> None:
    did = 0

    async def act() -> None:
        nonlocal did
        did += 1
        if did <= without:
            raise NoAnswer(cast(Any, None))

    await answered(act)
    assert did == tries


async def test_a_bot_that_never_answers_ends_the_soak() -> None:
    async def act() -> None:
        raise NoAnswer(cast(Any, None))

    with pytest.raises(NoAnswer):
        await answered(act)


async def test_a_control_that_went_without_an_answer_was_pressed() -> None:
    outcomes: list[Exception] = [NoAnswer(cast(Any, None)), CannotUse("gone")]

    async def act() -> None:
        raise outcomes.pop(0)

    await answered(act)
    assert not outcomes
    outcomes.append(CannotUse("never there"))
    with pytest.raises(CannotUse):
        await answered(act)
