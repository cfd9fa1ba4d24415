"""Build every feature, and bind the controls that they answer."""

from __future__ import annotations

from bot.services import Services
from bot.ui.features.channel_loss import ChannelLoss, ChannelLossControls
from bot.ui.features.dispatch import Dispatch
from bot.ui.features.fairness import FairControls
from bot.ui.features.guide import GuidePages, LessonPages
from bot.ui.features.hand import HandControls
from bot.ui.features.history import HistoryCommands, MatchLoader
from bot.ui.features.invitations import Guests
from bot.ui.features.leaderboard import BoardPages
from bot.ui.features.leaving import LeaveControls
from bot.ui.features.lobby import HouseRules, LobbyControls
from bot.ui.features.moderation import AdminCommands
from bot.ui.features.play_command import PlayCommands
from bot.ui.features.play_now import PlayNow
from bot.ui.features.preferences import BlockControls, PreferencePages
from bot.ui.features.privacy import DataPages, PrivacyPages
from bot.ui.features.profile import ProfilePages
from bot.ui.features.reactions import ReactionControls
from bot.ui.features.rematch import Rematch
from bot.ui.features.replay import ReplayCommands
from bot.ui.features.reports import Reporting, ReportPages
from bot.ui.features.server_settings import SeasonCommands, SetupPages
from bot.ui.features.share_result import ShareResult
from bot.ui.features.signals import SignalPages
from bot.ui.features.table_commands import TableCommands
from bot.ui.features.table_menu import BoardControls
from bot.ui.features.waiting_list import WaitingListControls
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
        self.play = PlayCommands(callers, answers, self.hands, panels)
        self.play_now = PlayNow(services, callers, answers, self.hands, panels, opening, reconciler)
        self.history = HistoryCommands(services, callers, answers, panels, loader)
        self.replay = ReplayCommands(services, callers, answers, panels, self.history, loader)
        self.seasons = SeasonCommands(services, callers, answers)
        self.moderation = AdminCommands(client, services, callers, answers, reconciler)
        self.boards = BoardPages(services, callers, answers)
        self.profiles = ProfilePages(services, callers, answers, loader, self.replay.open, self.replay.play_deal)
        self.privacy = PrivacyPages(services, callers, answers)
        self.preferences = PreferencePages(services, callers, answers, reconciler, dms)
        self.setup = SetupPages(services, callers, answers)
        self.data = DataPages(services, callers, answers)
        self.reports = ReportPages(services, callers, answers)
        self.signals = SignalPages(services, callers, answers)
        self.guides = GuidePages(services, callers, answers)
        self.presses = Dispatch(services, callers, answers, panels, reconciler, places.recheck)
        self.registry = Registry(self.presses)
        for feature in (
            *vars(self).values(),
            waiting_list,
            HouseRules(callers, answers, admission),
            Rematch(services, callers, answers, dms, admission, self.hands, reconciler),
            BoardControls(callers, answers, builder, reconciler, self.leave),
            FairControls(callers, answers),
            ShareResult(client, callers, answers, builder),
            ReactionControls(answers, builder, reconciler),
            ChannelLossControls(services, callers, answers, places, threads, channel_health),
            Reporting(client, services, callers, answers),
            BlockControls(services),
            LessonPages(services, callers, answers),
        ):
            self.registry.collect(feature)
