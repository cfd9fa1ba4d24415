"""Which page a control belongs to."""

from __future__ import annotations

from bot.services import Services
from bot.ui.answers import Answers, Interaction
from bot.ui.board_pages import BoardPages
from bot.ui.data_pages import DataPages
from bot.ui.dm import Dms
from bot.ui.guide_pages import GuidePages
from bot.ui.lesson_pages import LessonPages
from bot.ui.lookup import Lookup
from bot.ui.page import Page
from bot.ui.page_items import PageId
from bot.ui.preference_pages import PreferencePages
from bot.ui.privacy_pages import PrivacyPages
from bot.ui.profile_pages import ProfilePages, Replays
from bot.ui.report_pages import ReportPages
from bot.ui.setup_pages import SetupPages
from bot.ui.signal_pages import SignalPages
from bot.ui.slots import Slots


class Pages:
    """Pages that belong to no table (:class:`bot.ui.page_items.PageHandler`)."""

    def __init__(
        self, services: Services, lookup: Lookup, answers: Answers, slots: Slots, dms: Dms, replays: Replays
    ) -> None:
        self._answers = answers
        self._lookup = lookup
        self.boards = BoardPages(services, lookup, answers)
        self.profiles = ProfilePages(services, lookup, answers, replays)
        self.privacy = PrivacyPages(services, lookup, answers)
        self.preferences = PreferencePages(services, lookup, answers, slots, dms)
        self.setup = SetupPages(services, lookup, answers)
        self.data = DataPages(services, lookup, answers)
        self.reports = ReportPages(services, lookup, answers)
        self.signals = SignalPages(services, lookup, answers)
        self.guides = GuidePages(services, lookup, answers)
        self._by_name: dict[str, Page] = {
            "board": self.boards,
            "profile": self.profiles,
            "privacy": self.privacy,
            "prefs": self.preferences,
            "setup": self.setup,
            "data": self.data,
            "reports": self.reports,
            "signals": self.signals,
            "guide": self.guides,
            "lesson": LessonPages(services, lookup, answers),
        }

    async def handle(self, interaction: Interaction, control: PageId, values: list[str]) -> None:
        """Hand a press to its page."""
        caller = await self._lookup.caller(interaction)
        page = self._by_name.get(control.page)
        if page is None:
            await self._answers.refuse(interaction, caller, "reply-old-control")
        else:
            await page.press(interaction, caller, control, values)
