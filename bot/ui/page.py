"""What all pages are built on: those that a command opens and that belong to no table."""

from __future__ import annotations

from abc import ABC, abstractmethod

from bot.services import Services
from bot.ui.answers import Answers, Interaction
from bot.ui.lookup import Caller, Lookup
from bot.ui.page_items import PageId


class Page(ABC):
    """A page opened by a command of its own (``command``); whatever is pressed on it comes to :meth:`press`."""

    def __init__(self, services: Services, lookup: Lookup, answers: Answers) -> None:
        self._services = services
        self._lookup = lookup
        self._answers = answers

    @abstractmethod
    async def press(self, interaction: Interaction, caller: Caller, control: PageId, values: list[str]) -> None:
        """Answer one of its controls, pressed by ``caller``; ``values`` are what was chosen in a menu or a form.

        ``control`` comes from outside: whatever it names has to be looked up and allowed anew.
        """
