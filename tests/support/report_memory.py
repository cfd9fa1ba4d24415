"""Reports in memory, as :class:`bot.store.reports.Reports` keeps them."""

from __future__ import annotations

from msgspec.structs import replace

from bot.store.reports import Report


class ReportMemory:
    """For stores of tests that keep the rest in memory too."""

    def __init__(self) -> None:
        super().__init__()
        self.reports: dict[int, Report] = {}

    async def file_report(self, report: Report) -> None:
        self.reports.setdefault(report.id, report)

    async def open_reports(self, guild: int) -> list[Report]:
        return [one for one in self.reports.values() if one.guild == guild and not one.settled_at]

    async def report(self, guild: int, number: int) -> Report | None:
        found = self.reports.get(number)
        return found if found is not None and found.guild == guild else None

    async def settle_report(self, guild: int, number: int, at: int) -> bool:
        found = await self.report(guild, number)
        if found is None or found.settled_at:
            return False
        self.reports[number] = replace(found, settled_at=at)
        return True

    async def event_times(self, table: str, until: int) -> dict[int, int]:
        return {seq: 1_700_000_000_000 + seq * 1000 for seq in range(1, until + 1)}
