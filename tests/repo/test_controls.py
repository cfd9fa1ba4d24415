"""Every declared control is bound to exactly one method of one feature."""

from __future__ import annotations

from typing import Any
from unittest.mock import MagicMock

import pytest

from bot.ui.features import assembly
from bot.ui.features.guide import LessonPages
from bot.ui.features.leaderboard import BoardPages
from bot.ui.features.privacy import PrivacyPages
from bot.ui.features.profile import ProfilePages
from bot.ui.transport import control_ids
from bot.ui.transport.controls import handles
from bot.ui.transport.id_format import NONE, TableControl


def features() -> assembly.Features:
    """Build all features of the bot on mocked services."""
    nothing: Any = MagicMock()
    return assembly.Features(*[nothing] * 10)


def unbound(built: assembly.Features) -> list[str]:
    """Return the declared controls that nothing is bound to. Building with a control bound twice raises ValueError."""
    every = (one for page in control_ids.CONTROLS.values() for one in page.values())
    return [repr(one) for one in every if one not in built.registry.bound]


def test_every_declared_control_is_bound_once() -> None:
    built = features()
    assert len(built.registry.bound) > 100
    assert unbound(built) == []


def test_a_page_is_found_by_its_class() -> None:
    """The pages of commands need no place in the list of features; those that need more than the others have one."""
    built = features()
    assert {PrivacyPages, LessonPages} <= set(assembly.page_kinds())
    assert all(type(built.page(kind)) is kind for kind in assembly.page_kinds())
    assert not {ProfilePages, BoardPages} & set(assembly.page_kinds())
    assert isinstance(built.profiles, ProfilePages)
    assert isinstance(built.boards, BoardPages)


def test_a_control_that_nothing_answers_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(control_ids.CONTROLS[""], "dance", TableControl("dance", NONE))
    assert unbound(features()) == ["m1 dance"]


def test_a_control_that_two_features_answer_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    class Another(assembly.FairControls):
        @handles(control_ids.SIT)
        async def sit(self, press: Any) -> None: ...

    monkeypatch.setattr(assembly, "FairControls", Another)
    with pytest.raises(ValueError, match="bound twice: m1 sit"):
        features()
