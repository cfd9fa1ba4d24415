"""Define the base class of pages that a command opens and that belong to no table."""

from __future__ import annotations

from bot.services import Services
from bot.ui.requests.answers import Answers
from bot.ui.requests.caller import Callers


class Page:
    """A page opened by its own command (``command``)."""

    def __init__(self, services: Services, callers: Callers, answers: Answers) -> None:
        self._services = services
        self._callers = callers
        self._answers = answers
