"""Declare every control once: its action, and the argument in its custom id (ux.md 2.0).

Screens make ids with :meth:`TableControl.id` and :meth:`PageControl.id`; a feature answers a control with
:func:`bot.ui.transport.controls.handles`. How an id is written and read is in :mod:`bot.ui.transport.id_format`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from bot.ui.transport.id_format import (
    CARDS,
    CONTROLS,
    IN_PLACE,
    INDEX,
    INT36,
    NONE,
    TEXT,
    Control,
    PageControl,
    TableControl,
    declared,
)

# -- controls of the lobby and of the messages that open from it

SIT = TableControl("sit", NONE)
UP = TableControl("up", NONE)
ADD_BOT = TableControl("bot", NONE)
SETTINGS = TableControl("set", NONE, reads=True)
SETTINGS_FORM = TableControl("setm", NONE, form=True)
"""The submitted form; its values are ``name=value``."""
START = TableControl("start", NONE)
FILL = TableControl("fill", NONE)
"""Seat a bot on every free seat and start."""
HERE = TableControl("here", NONE)
CLOSE = TableControl("close", NONE)
END = TableControl("end", NONE)
"""Answers, like ``KEEP``, whether to end a running match."""
KEEP = TableControl("keep", NONE, reads=True)
CHAIRS = TableControl("chairs", NONE, reads=True)
CHAIR = TableControl("chair", INT36)
"""Sit down on the chair with this number."""
REMOVE_BOT = TableControl("unbot", INT36)
INVITE = TableControl("invite", NONE, reads=True)
INVITED = TableControl("invited", NONE)
"""A menu of people."""
WELCOME = TableControl("welcome", NONE)
"""Accept an invitation and sit down."""
AGREE_PACE = TableControl("agreepace", TEXT)
AGREE_TALK = TableControl("agreetalk", TEXT)
WHICH = TableControl("which", NONE, reads=True)
"""A menu of tables."""
RULES = TableControl("rules", IN_PLACE, reads=True)
RULE = TableControl("rule", INT36)
"""A menu; its value is the rule to change."""
SET_RULE = TableControl("ruleset", INT36)
"""A menu; its value is what the rule in the argument becomes."""
RULE_NUMBER = TableControl("rulenum", INT36, form=True)
"""The submitted form with the number that the rule in the argument becomes."""
WAIT = TableControl("wait", TEXT, reads=True)
"""Show the waiting list; with "in" or "out", join or leave it."""

# -- controls of the table's message, which never go stale, and of its menu More…

HAND = TableControl("hand", NONE, reads=True)
REACT = TableControl("react", TEXT, reads=True)
"""A quick reaction to the trick, by its name. It is no move: a paused table stays paused."""
LAST_TRICK = TableControl("last", NONE, reads=True)
SCORE = TableControl("score", NONE, reads=True)
AS_TEXT = TableControl("words", NONE, reads=True)
"""Show the table as text; with a deal, its count."""
MENU = TableControl("others", NONE, reads=True)
NUDGE = TableControl("nudge", NONE)
"""Call the player whose turn it is."""
POST_AGAIN = TableControl("down", NONE, reads=True)
"""Post the table's message again at the end of the channel."""
PAUSE = TableControl("pause", NONE, reads=True)
RESUME = TableControl("resume", NONE)
"""End a pause."""
RESIGN = TableControl("resign", NONE, reads=True)
"""Show the ways to leave a match."""
QUIT = TableControl("quit", NONE, reads=True)
"""Leave a table from elsewhere: get up from one that has not begun, else show the ways to leave the match."""
LANGUAGE = TableControl("language", TEXT, reads=True)
"""Show the languages of the table or, with one in the argument, set it."""
REPORT = TableControl("report", NONE, reads=True)
REPORT_FORM = TableControl("reported", NONE, reads=True, form=True)
MORE_TIME = TableControl("more", INT36)
"""Give more time to the player in the argument, who was called."""
FAIR = TableControl("fair", NONE, reads=True)
"""Show the seal of a deal (0: the present one)."""
WORD = TableControl("word", NONE)
WORD_FORM = TableControl("worded", NONE, form=True)

# -- controls of a player's private panel

PICK = TableControl("pick", INDEX, private=True)
"""A menu of cards to stage."""
PREMOVE = TableControl("queue", INDEX, private=True)
"""A menu; its value is the card to play when the turn comes."""
QUEUE_CARD = TableControl("queuecard", INT36, private=True)
"""Choose the card to play when the turn comes. Pressed again it stays chosen."""
UNQUEUE = TableControl("unqueue", INT36, private=True)
"""Take back a card chosen with ``QUEUE_CARD``."""
CARD = TableControl("card", INT36, private=True)
"""Stage a card."""
PLAY = TableControl("play", CARDS, private=True)
"""Answer the question with these cards."""
CONFIRM = TableControl("confirm", NONE, private=True)
"""Answer the question with the staged cards."""
CANCEL = TableControl("cancel", NONE, private=True)
"""Stage nothing."""
NUMBER = TableControl("num", INDEX, private=True)
"""A menu of numbers."""
NUMBER_BUTTON = TableControl("numd", INT36, private=True)
SAY = TableControl("say", TEXT, private=True)
"""A word: the argument of a button, the value of a menu."""
CLAIM = TableControl("claim", INDEX, private=True)
"""A menu of offers to stage."""
CLAIM_ALL = TableControl("claimall", NONE, private=True)
"""Announce every offer; also if there is none, to go on."""
CLAIM_SOME = TableControl("claimsome", CARDS, private=True)
"""Announce the offers in the argument, or the staged ones if it is empty."""
CLAIM_ASK = TableControl("claimask", NONE, private=True)
"""Stage that nothing is announced although there are offers."""
CLAIM_NONE = TableControl("claimnone", NONE, private=True)
TICK = TableControl("tick", INT36, private=True)
"""Choose a card, of several that answer together. Pressed again it stays chosen."""
UNTICK = TableControl("untick", INT36, private=True)
"""Take back a card chosen with ``TICK``."""
OFFER = TableControl("offer", INT36, private=True)
"""Choose the offer with this index to announce."""
NO_OFFER = TableControl("nooffer", INT36, private=True)
"""Take back an offer chosen with ``OFFER``."""
UNDO = TableControl("undo", NONE, private=True)
"""Take back the card that the bot is about to play."""
NUMBER_ANY = TableControl("numany", NONE, private=True)
"""Answer with a number drawn by lot."""
NUMBER_ASK = TableControl("numask", NONE, private=True)
"""Open the form for a number."""
NUMBER_TYPED = TableControl("numtyped", NONE, private=True, form=True)
"""The submitted form with a number."""
HAND_WORDS = TableControl("handwords", NONE, private=True, reads=True)
"""Show everything on the panel as text."""
PANEL_MENU = TableControl("panelmore", NONE, private=True, reads=True)
"""Open More… with the private zones of the player."""
ZONE = TableControl("zone", INT36, private=True, reads=True)
"""Show the private zone with this index."""
HINT = TableControl("advise", NONE, private=True, reads=True)
"""Show the best answer to the player's question and what each is worth, or ask first what a hint would cost."""
HINT_SURE = TableControl("advisesure", NONE, private=True, reads=True)
"""Show it after that question."""
WHAT_NOW = TableControl("whatnow", NONE, private=True, reads=True)
"""Explain the player's questions: what is asked, which cards are legal, and which rule bars each other card."""
REFRESH = TableControl("refresh", NONE, private=True, reads=True)
BACK = TableControl("back", NONE, private=True)
"""End the substitution by a bot."""

# -- leaving a match, and what follows its deals

HAND_OVER = TableControl("handover", NONE)
CONCEDE = TableControl("concede", TEXT, reads=True)
"""Ask whether to concede the match, or with "deal" this deal, and say what it costs."""
CONCEDE_SURE = TableControl("concedesure", TEXT)
"""Offer to concede the match, or with "deal" this deal."""
AGREE = TableControl("agree", TEXT)
"""Agree to a concession; ``deal`` is that of the offer, the argument as for CONCEDE, or "stop" to end the match."""
DECLINE = TableControl("decline", TEXT)
"""Decline a concession or withdraw one's own; ``deal`` and argument as for AGREE."""
OFFER_CHAIR = TableControl("offerchair", NONE)
KEEP_CHAIR = TableControl("keepchair", NONE)
SUBSTITUTE = TableControl("relieve", INT36)
"""Take over the chair of the player in the argument."""
NEXT_DEAL = TableControl("next", NONE)
REMATCH = TableControl("again", TEXT, reads=True)
"""The argument says how seats are assigned: same or lots."""
SHARE_RESULT = TableControl("shareend", NONE, reads=True)
"""Post the result of the match in the table's channel."""
CONTINUE = TableControl("cont", NONE)
"""After the channel or thread of a table was deleted: continue, end without result (VOID), choose a channel (WHERE)."""
VOID = TableControl("void", NONE)
WHERE = TableControl("where", NONE)

# -- finished matches

HISTORY = TableControl("history", TEXT, wakes=False)
"""A page of the person's matches: ``deal`` is the page, the argument the filters; the table is 0."""
REPLAY = TableControl("replay", NONE, wakes=False)
"""Open a match at a deal (0: the first)."""
REVIEW = TableControl("review", NONE, reads=True)
"""Show the person alone which of their decisions in the deal cost most."""
REVIEW_STEP = TableControl("reviewstep", INT36, reads=True)
"""Show the decision with this number of the review."""
STEP = TableControl("step", TEXT, wakes=False)
"""Go to moment ``asked`` of the deal; the argument is the point of view, a dot, the button."""
TO_TRICK = TableControl("totrick", TEXT, wakes=False)
"""A menu of moments; the argument is the point of view."""
TO_DEAL = TableControl("todeal", TEXT, wakes=False)
"""A menu of deals; the argument is the point of view."""
EYES = TableControl("eyes", NONE, wakes=False)
"""A menu of points of view."""
WATCH = TableControl("watch", TEXT, wakes=False)
"""Let a deal (0: the first) play by itself, as an animated picture for the person alone; the argument is the point of
view."""
WATCH_ON = TableControl("watchon", TEXT, wakes=False)
"""As WATCH, in place of the deal that is shown."""
SHARE = TableControl("share", TEXT, wakes=False)
"""Post the deal as an animated picture; the argument is the point of view."""
EXPORT = TableControl("export", NONE, wakes=False)
POST = TableControl("post", NONE, wakes=False)
"""Post a match of the list for everybody in the channel."""

# -- pages

PLAY_NOW = PageControl("play", "now", TEXT)
"""Start a match against computer players; the argument is the game, "" for the one played last."""

BOARD_GAME = PageControl("board", "game", TEXT)
BOARD_MEASURE = PageControl("board", "measure", TEXT)
BOARD_PERIOD = PageControl("board", "period", TEXT)
BOARD_SCOPE = PageControl("board", "scope", TEXT)
BOARD_BACK = PageControl("board", "back", TEXT)
BOARD_ON = PageControl("board", "on", TEXT)
BOARD_MINE = PageControl("board", "mine", TEXT)
BOARD_WORDS = PageControl("board", "words", TEXT)
PROFILE_GAME = PageControl("profile", "game", TEXT)
PROFILE_REPLAY = PageControl("profile", "replay", TEXT)
PROFILE_WATCH = PageControl("profile", "watch", TEXT)
"""A menu of best deals; its values are table and deal, with a dot between them."""
PROFILE_BEST = PageControl("profile", "best", TEXT)
PROFILE_BADGES = PageControl("profile", "badges", TEXT)
PROFILE_LOSSES = PageControl("profile", "losses", TEXT)

PRIVACY = PageControl("privacy", "open", TEXT)
PRIVACY_WISH = PageControl("privacy", "wish", TEXT)
PRIVACY_EXPORT = PageControl("privacy", "export", TEXT)
PRIVACY_FORGET = PageControl("privacy", "forget", TEXT)
PRIVACY_SURE = PageControl("privacy", "sure", TEXT)

PREFERENCES = PageControl("prefs", "open", NONE)
PREFERENCE_CHOICE = PageControl("prefs", "choose", TEXT)
"""Open the page of the setting in the argument."""
PREFERENCE_SET = PageControl("prefs", "set", TEXT)
"""A menu of the values of a setting, or a button with the name of the setting, a dot, the value."""
QUIET_FORM = PageControl("prefs", "quiet", NONE, form=True)
TEST_DM = PageControl("prefs", "test", NONE)
PREFERENCES_DATA = PageControl("prefs", "data", NONE)
PEOPLE = PageControl("prefs", "people", NONE)
INVITES = PageControl("prefs", "invites", TEXT)
BLOCK = PageControl("prefs", "block", NONE)
UNBLOCK = PageControl("prefs", "unblock", TEXT)

SETUP = PageControl("setup", "open", NONE)
SETUP_CHANNELS = PageControl("setup", "channels", NONE)
SETUP_LIMIT = PageControl("setup", "limit", NONE)
SETUP_LANGUAGE = PageControl("setup", "language", NONE)
SETUP_ROLE = PageControl("setup", "role", NONE)
SETUP_BOARDS = PageControl("setup", "boards", NONE)
SETUP_DESK = PageControl("setup", "desk", NONE)
"""Open the page of the moderators' channel."""
SETUP_NOTICES = PageControl("setup", "notices", NONE)
SETUP_DAILY = PageControl("setup", "daily", NONE)
"""Show the page of what is posted every day: the puzzle and the deals of the day."""
SETUP_PUZZLES = PageControl("setup", "puzzles", NONE)
SETUP_DEALS = PageControl("setup", "deals", NONE)
SETUP_DEALS_HOUR = PageControl("setup", "dealshour", NONE)
SETUP_CHECK = PageControl("setup", "check", NONE)
SETUP_LIMITS = PageControl("setup", "limits", TEXT)
"""Show all hourly limits, or the one in the argument."""
SETUP_HOURLY = PageControl("setup", "hourly", TEXT)

SIGNAL_DAYS = PageControl("signals", "days", TEXT)

DATA = PageControl("data", "open", NONE)
DATA_EXPORT = PageControl("data", "export", NONE)
DATA_ERASE = PageControl("data", "erase", NONE)
DATA_SURE = PageControl("data", "sure", NONE)

REPORTS = PageControl("reports", "open", NONE)
REPORT_READ = PageControl("reports", "read", TEXT)
REPORT_LOG = PageControl("reports", "log", TEXT)
REPORT_SETTLE = PageControl("reports", "settle", TEXT)

GUIDE = PageControl("guide", "open", TEXT)
GUIDE_CHAPTER = PageControl("guide", "go", TEXT)
GUIDE_GAME = PageControl("guide", "game", TEXT)
GUIDE_VALUES = PageControl("guide", "values", TEXT)
GUIDE_TERMS = PageControl("guide", "terms", TEXT)
"""Show the page of a game's glossary in the argument: the game and a number, or a menu of such numbers."""
GUIDE_TERM = PageControl("guide", "term", TEXT)
"""A menu of terms; the argument is the game."""

FAMOUS = PageControl("famous", "show", TEXT)
"""Show a step of a famous deal; the argument is the game, the number of the step, and the button."""
FAMOUS_STEP = PageControl("famous", "step", TEXT)
"""A menu of steps; the argument is the game."""

LESSON_BEGIN = PageControl("lesson", "begin", TEXT)
LESSON_AGAIN = PageControl("lesson", "again", TEXT)
"""Begin a guided hand from its first question; LESSON_BEGIN continues where the person stopped."""
LESSON_ONWARD = PageControl("lesson", "onward", TEXT)
"""Give the suggested answers until something new is explained."""
LESSON_FINISH = PageControl("lesson", "finish", TEXT)
LESSON_HINT = PageControl("lesson", "hint", TEXT)

PUZZLE_NEXT = PageControl("puzzle", "next", TEXT)
"""Show the next puzzle of a game; the argument is the game and the number of the puzzle shown now, if there is one."""
PUZZLE_OPEN = PageControl("puzzle", "open", TEXT)
"""Show the puzzle in the argument: the game and a number."""
PUZZLE_CARD = PageControl("puzzle", "card", TEXT)
"""Answer; the argument is the puzzle and a card."""
PUZZLE_PICK = PageControl("puzzle", "pick", TEXT)
"""A menu of cards; the argument is the puzzle and the number of the menu."""
PUZZLE_HANDS = PageControl("puzzle", "hands", TEXT)
"""Show all hands of a puzzle that the person has answered."""

DAILY = PageControl("daily", "day", TEXT)
"""Show the deals of the day in the argument."""
DAILY_OPEN = PageControl("daily", "open", TEXT)
"""Show a deal of the day; the argument, like that of the next ones, is the day, a dot and the game."""
DAILY_START = PageControl("daily", "start", TEXT)
DAILY_SHARE = PageControl("daily", "share", TEXT)
DAILY_FILE = PageControl("daily", "file", TEXT)
DAILY_LINE = PageControl("daily", "line", TEXT)
"""Show a moment of the best line; the argument is the deal, a hyphen and the number of the moment, and the button."""

TOURNAMENT = PageControl("tour", "open", TEXT)
"""Show the tournament in the argument."""
TOURNAMENT_JOIN = PageControl("tour", "join", TEXT)
TOURNAMENT_WITH = PageControl("tour", "with", TEXT)
"""A menu of people: enter the tournament with them."""
TOURNAMENT_BOTS = PageControl("tour", "bots", TEXT)
"""Enter the tournament with bots as partners."""
TOURNAMENT_HERE = PageControl("tour", "here", TEXT)
"""Check in; in a round take the seat back from the bot."""
TOURNAMENT_LEAVE = PageControl("tour", "leave", TEXT)
TOURNAMENT_LEFT = PageControl("tour", "left", TEXT)
"""Leave a tournament that has begun, after the question whether to."""
TOURNAMENT_STANDINGS = PageControl("tour", "standings", TEXT)
"""Show a page of the standings; the argument is the tournament, a hyphen and the page."""
TOURNAMENT_ROUND = PageControl("tour", "round", TEXT)
"""Show a page of a round; the argument is the tournament, the round and the page, with hyphens."""
TOURNAMENT_SEALS = PageControl("tour", "seals", TEXT)
"""Show the seals of a round; the argument is the tournament, a hyphen and the round."""
TOURNAMENT_DIRECT = PageControl("tour", "direct", TEXT)
"""Show the director’s page."""
TOURNAMENT_ASK = PageControl("tour", "ask", TEXT)
"""Open the next step of what a director does; the argument is the tournament, what is done, and what is known of it,
with hyphens. It is the same in the next ones."""
TOURNAMENT_WHICH = PageControl("tour", "which", TEXT)
"""A menu; its value is added to what is known."""
TOURNAMENT_PERSON = PageControl("tour", "person", TEXT)
"""A menu of people; the person is added to what is known."""
TOURNAMENT_DO = PageControl("tour", "do", TEXT)
TOURNAMENT_FORM = PageControl("tour", "form", TEXT, form=True)

# -- all of them

_CONTROLS: list[Control] = [one for one in globals().values() if isinstance(one, TableControl | PageControl)]
PANEL: tuple[TableControl[Any], ...] = tuple(one for one in _CONTROLS if isinstance(one, TableControl) and one.private)


def _steps(page: str, controls: Iterable[TableControl[Any]]) -> dict[TableControl[Any], PageControl[str]]:
    return {one: PageControl(page, one.action, TEXT) for one in controls}


_ANSWERING = (
    *(PICK, CARD, PLAY, CONFIRM, CANCEL, SAY, TICK, UNTICK),
    *(CLAIM, CLAIM_ALL, CLAIM_SOME, CLAIM_ASK, CLAIM_NONE, OFFER, NO_OFFER),
)
LESSON_STEPS = _steps("lesson", (*_ANSWERING, NUMBER, NUMBER_BUTTON, NUMBER_ANY, HINT, HINT_SURE, WHAT_NOW))
"""The controls of a panel that the guided hand has too."""

DAILY_STEPS = _steps("dailyhand", _ANSWERING)
"""The controls of a panel that a deal of the day has too. Nobody chooses a number there: the board cuts."""

OF_PANEL: dict[Control, TableControl[Any]] = {
    step: one for steps in (LESSON_STEPS, DAILY_STEPS) for one, step in steps.items()
}
"""The control of a panel that each of these steps stands for."""

CONTROLS.update(declared([*_CONTROLS, *LESSON_STEPS.values(), *DAILY_STEPS.values()]))
