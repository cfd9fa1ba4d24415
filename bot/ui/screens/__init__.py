"""All screens: pure functions from a table's state and views to a :class:`bot.ui.transport.screen.Screen`."""

from bot.ui.screens import thread_messages
from bot.ui.screens.base import table_url
from bot.ui.screens.board_result import board_over
from bot.ui.screens.final_result import final_result, highlight_banner
from bot.ui.screens.hand import hand, hand_stub, hand_words
from bot.ui.screens.history import history
from bot.ui.screens.leaving import conceding_asked, concession, leaving, open_chair
from bot.ui.screens.lobby import chairs, check_over, closing, lobby, lobby_closed, lobby_menu, seated, seated_no_dm
from bot.ui.screens.notices import help_page, notice, table_list, welcome, which_play, which_table
from bot.ui.screens.replay import replay, shared, watched
from bot.ui.screens.result import over, result, result_words, shared_result
from bot.ui.screens.table import board, board_stub, last_trick, others, score, spectator, table_words, zone
from bot.ui.screens.table_settings import settings_modal
from bot.ui.screens.thread_messages import call

__all__ = [
    "board",
    "board_over",
    "board_stub",
    "call",
    "chairs",
    "check_over",
    "closing",
    "conceding_asked",
    "concession",
    "final_result",
    "hand",
    "hand_stub",
    "hand_words",
    "help_page",
    "highlight_banner",
    "history",
    "last_trick",
    "leaving",
    "lobby",
    "lobby_closed",
    "lobby_menu",
    "notice",
    "open_chair",
    "others",
    "over",
    "replay",
    "result",
    "result_words",
    "score",
    "seated",
    "seated_no_dm",
    "settings_modal",
    "shared",
    "shared_result",
    "spectator",
    "table_list",
    "table_url",
    "table_words",
    "thread_messages",
    "watched",
    "welcome",
    "which_play",
    "which_table",
    "zone",
]
