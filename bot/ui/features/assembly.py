"""Build every feature, and bind the controls that they answer.

No list names the pages that a command opens and that need no more than every page: they are found by their class.
"""

from __future__ import annotations

import importlib
import inspect
import pkgutil
from functools import cache
from typing import Any, TypeVar

import bot.ui.features
from bot.services import Services
from bot.ui.features.channel_loss import ChannelLoss, ChannelLossControls
from bot.ui.features.dispatch import Dispatch
from bot.ui.features.fairness import FairControls
from bot.ui.features.hand import HandControls
from bot.ui.features.hint import Hints
from bot.ui.features.history import HistoryCommands, MatchLoader
from bot.ui.features.invitations import Guests
from bot.ui.features.leaderboard import BoardPages
from bot.ui.features.leaving import LeaveControls
from bot.ui.features.lobby import HouseRules, LobbyControls
from bot.ui.features.moderation import AdminCommands
from bot.ui.features.page import Page
from bot.ui.features.play_command import PlayCommands
from bot.ui.features.play_now import PlayNow
from bot.ui.features.preferences import BlockControls, PreferencePages
from bot.ui.features.profile import ProfilePages
from bot.ui.features.reactions import ReactionControls
from bot.ui.features.rematch import Rematch
from bot.ui.features.replay import ReplayCommands
from bot.ui.features.reports import Reporting
from bot.ui.features.review import Reviews
from bot.ui.features.server_settings import SeasonCommands
from bot.ui.features.share_result import ShareResult
from bot.ui.features.table_commands import TableCommands
from bot.ui.features.table_menu import BoardControls
from bot.ui.features.waiting_list import WaitingListControls
from bot.ui.features.what_now import WhatNow
from bot.ui.messages.direct_messages import Dms
from bot.ui.messages.reconciler import Reconciler
from bot.ui.messages.screen_builder import ScreenBuilder
from bot.ui.messages.servers import Client
from bot.ui.messages.threads import Threads
from bot.ui.requests.admission import Admission
from bot.ui.requests.answers import Answers
from bot.ui.requests.caller import Callers
from bot.ui.requests.opening import Opening
from bot.ui.requests.panels import Panels
from bot.ui.transport.channel_health import ChannelHealth
from bot.ui.transport.controls import Registry

P = TypeVar("P", bound=Page)


@cache
def page_kinds() -> tuple[type[Page], ...]:
    """Return the classes of pages in this folder that are built from what every page gets, by module and name."""
    wanted = inspect.signature(Page)
    found: list[type[Page]] = []
    for name in sorted(info.name for info in pkgutil.iter_modules(bot.ui.features.__path__)):
        module = importlib.import_module(f"bot.ui.features.{name}")
        for _, kind in inspect.getmembers(module, inspect.isclass):
            if issubclass(kind, Page) and kind is not Page and kind.__module__ == module.__name__:
                found += [kind] if inspect.signature(kind) == wanted else []
    return tuple(found)


class Features:
    """All commands and controls. ``presses`` prepares presses, and ``registry`` finds what answers them."""

    def __init__(
        self,
        client: Client,
        services: Services,
        callers: Callers,
        builder: ScreenBuilder,
        panels: Panels,
        reconciler: Reconciler,
        dms: Dms,
        places: ChannelLoss,
        threads: Threads,
        channel_health: ChannelHealth,
    ) -> None:
        answers = Answers(services, callers)
        admission = Admission(services, callers)
        loader = MatchLoader(services, callers, builder.past)
        waiting_list = WaitingListControls(callers, answers, admission)
        opening = Opening(services, answers, admission)
        self.guests = Guests(client, services, callers, answers, admission)
        self.hands = HandControls(services, callers, answers, builder, panels, reconciler, admission)
        self.lobby = LobbyControls(
            callers, answers, builder, reconciler, dms, admission, self.guests, waiting_list, self.hands
        )
        self.leave = LeaveControls(callers, answers, self.hands, dms, admission)
        self.table = TableCommands(services, callers, answers, self.lobby, self.leave, panels, opening, builder)
        self.what_now = WhatNow(callers, self.hands)
        self.play = PlayCommands(callers, answers, self.hands, panels, self.what_now)
        self.play_now = PlayNow(services, callers, answers, self.hands, panels, opening, reconciler)
        self.history = HistoryCommands(services, callers, answers, panels, loader, builder)
        self.replay = ReplayCommands(services, callers, answers, panels, self.history, loader)
        self.hints = Hints(services, callers, answers, self.hands, panels)
        self.seasons = SeasonCommands(services, callers, answers)
        self.moderation = AdminCommands(client, services, callers, answers, reconciler)
        self.profiles = ProfilePages(
            services, callers, answers, builder, loader, self.replay.open, self.replay.play_deal
        )
        self.boards = BoardPages(services, callers, answers, builder)
        self.preferences = PreferencePages(services, callers, answers, reconciler, dms)
        self._pages: dict[type[Any], Any] = {kind: kind(services, callers, answers) for kind in page_kinds()}
        self.presses = Dispatch(services, callers, answers, panels, reconciler, places.recheck)
        self.registry = Registry(self.presses)
        for feature in (
            *vars(self).values(),
            *self._pages.values(),
            waiting_list,
            HouseRules(callers, answers, admission),
            Rematch(services, callers, answers, self.hands, dms, admission, reconciler),
            BoardControls(callers, answers, self.hands, builder, reconciler, self.leave),
            FairControls(callers, answers),
            ShareResult(client, callers, answers, builder),
            Reviews(services, callers, answers, self.hands),
            ReactionControls(answers, builder, reconciler),
            ChannelLossControls(services, callers, answers, places, threads, channel_health),
            Reporting(client, services, callers, answers),
            BlockControls(services),
        ):
            self.registry.collect(feature)

    def page(self, kind: type[P]) -> P:
        """Return the page of this class. Raises KeyError if it is not one of :func:`page_kinds`."""
        return self._pages[kind]
