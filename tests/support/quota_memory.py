"""What is rationed and who is blocked, in memory, as :mod:`bot.store.quotas` and :mod:`bot.store.blocks` keep it."""

from __future__ import annotations

from collections.abc import Sequence

from bot.store import blocks
from bot.table.ports import StoreBusy
from bot.table.quota import HOUR, Exceeded, Limits, Use, judge


class QuotaMemory:
    """For stores of tests that keep the rest in memory too. While ``uncounted`` nothing can be written."""

    def __init__(self) -> None:
        super().__init__()
        self.uses: list[Use] = []
        self.blocked: dict[int, list[int]] = {}
        self.uncounted = False

    async def spend(self, use: Use, limits: Limits) -> Exceeded | None:
        if self.uncounted:
            raise StoreBusy("full")
        if any((one.id, one.guild, one.person, one.kind, one.mark) == _key(use) for one in self.uses):
            return None
        exceeded = judge(use, self.uses, limits)
        if exceeded is None:
            self.uses = [one for one in self.uses if one.at > use.at - HOUR] + [use]
        return exceeded

    async def would_exceed(self, use: Use, limits: Limits) -> Exceeded | None:
        return judge(use, self.uses, limits)

    async def give_back(self, use: Use) -> None:
        if self.uncounted:
            raise StoreBusy("full")
        self.uses = [one for one in self.uses if (one.id, one.guild, one.person, one.kind, one.mark) != _key(use)]

    async def blocked_by(self, person: int) -> list[int]:
        return list(self.blocked.get(person, ()))

    async def blocking(self, people: Sequence[int], person: int) -> set[int]:
        return {one for one in people if person in self.blocked.get(one, ())}

    async def block(self, person: int, other: int, at: int) -> bool:
        if person == other:
            raise ValueError("nobody blocks themselves")
        its = self.blocked.setdefault(person, [])
        if other not in its and len(its) >= blocks.MOST:
            return False
        if other not in its:
            its.append(other)
        return True

    async def unblock(self, person: int, others: Sequence[int]) -> None:
        self.blocked[person] = [one for one in self.blocked.get(person, ()) if one not in others]


def _key(use: Use) -> tuple[int, int, int, str, str]:
    return use.id, use.guild, use.person, use.kind, use.mark
