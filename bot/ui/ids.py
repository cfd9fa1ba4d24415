"""The identity of a control: what its ``custom_id`` says, and nothing else (ux.md 2.0).

``m1:{table}:{deal}:{asked}:{action}[:{arg}]``, numbers in base 36, at most 100 characters. Who acts is always the
person of the interaction, never something in the id. Numbers of cards stand only in the ids of private panels.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import NamedTuple

LIMIT = 100
"""Discord's limit for a custom id, in characters."""

TEMPLATE = re.compile(
    r"m1:(?P<table>[0-9a-z]{1,12}):(?P<deal>[0-9a-z]{1,6}):(?P<asked>[0-9a-z]{1,6}):(?P<action>[a-z]{1,16})"
    r"(?::(?P<arg>[0-9A-Za-z_.-]{1,64}))?",
)
"""What every control of this version looks like, to be matched in full."""

LOBBY_ACTIONS = frozenset(
    {"sit", "up", "bot", "set", "start", "close", "end", "keep", "chairs", "chair", "unbot"}
    | {"here", "invite", "invited", "welcome", "agreepace", "agreetalk", "which"}
    | {"rules", "rule", "ruleset"}
    | {"wait"}
)
"""chair and unbot carry the number of a chair; end and keep answer the question whether a running match is to be ended;
invited is a menu of people, which one of tables, welcome sits down by an invitation, agreepace carries the name of a
pace, agreetalk free or quiet; rules shows the rules of the table ("b": in place of what was pressed), rule is a menu of
them, ruleset one of the ways of the rule in its arg; wait shows who waits for a chair, with "in" or "out" one stands
in line or leaves it; the rest open or do something at once."""

BOARD_ACTIONS = frozenset({"hand", "last", "score", "words", "others", "nudge"})
"""Readings: they never go stale and change nothing; others shows what stands under More…, nudge calls whoever is
waited for."""

MORE_ACTIONS = frozenset({"down", "pause", "resign", "language"})
"""Beside those readings under More…: down posts the board anew, pause asks for a pause, resign shows the ways out of a
match, language shows in which languages the table can speak, or with one in its arg sets it."""

REPORT_ACTIONS = frozenset({"report", "reported"})
"""report opens the form in which moderators are told of something, reported is that form."""

CALL_ACTIONS = frozenset({"more"})
"""On a call to somebody's turn: she asks for more time; arg is the player who is called."""

HAND_ACTIONS = frozenset(
    {
        "pick",  # a select: its values are card numbers, arg is the index of the select; the cards are staged
        "queue",  # a select: its value is the card to be played when the turn comes, arg is the index of the select
        "card",  # a button: arg is one card number; it is staged
        "play",  # arg is the cards chosen (pack_numbers); this answers the question
        "confirm",  # as play, where the cards do not fit an id: what is staged answers the question
        "cancel",  # nothing is staged any more
        "num",  # a select: its value is the number said; this answers
        "numd",  # a button: arg is the number said; this answers
        "say",  # the word is arg (button) or the value (select); this answers
        "claim",  # a select: its values are indices of offers, arg is the index of the select; staged
        "claimall",  # announce every offer (also where nothing was found: go on)
        "claimsome",  # announce the offers in arg, or those staged where arg is empty
        "claimask",  # about to announce nothing though there is something: staged, to be confirmed
        "claimnone",  # announce nothing
        "zone",  # look at the private zone with this index
        "refresh",  # show the panel anew
        "back",  # play myself again
    }
)
LEAVE_ACTIONS = frozenset(
    {
        "handover",  # a computer player takes my chair
        "concede",  # I offer to concede the match, or with arg "deal" this deal
        "agree",  # I agree to that; deal is the deal of the offer, arg as there, or "stop" to end the match
        "decline",  # I do not, or take my own offer back; deal is the deal of the offer, arg as there
        "offerchair",  # I ask for a substitute
        "keepchair",  # I do so no more
        "relieve",  # I take over the chair of the player in arg
    }
)
RESULT_ACTIONS = frozenset({"next", "again"})
"""again, on a final card, carries how the seats are given: same or lots."""
FAIR_ACTIONS = frozenset({"fair", "word", "worded"})
"""fair shows the seal of a deal (0: the present one), word opens the form in which a word is added to the coming deal,
worded is that form."""
MODAL_ACTIONS = frozenset({"setm", "rulenum"})
"""What comes from a form: the settings, and the number of the rule in arg."""
PLACE_ACTIONS = frozenset({"cont", "void", "where"})
"""After the place of a table was deleted: continue, end without result, a menu of channels (its value is an id)."""
RECORD_ACTIONS = frozenset(
    {
        "history",  # a page of one's matches: deal is the page, arg the filters; the table is 0
        "replay",  # open a match at a deal (0: the first)
        "step",  # go to moment ``asked`` of the deal; arg is whose eyes, a dot, which button
        "totrick",  # a select: its value is a moment; arg is whose eyes
        "todeal",  # a select: its value is a deal; arg is whose eyes
        "eyes",  # a select: its value is whose eyes
        "share",  # post the deal as an animated picture; arg is whose eyes
        "export",  # the match as files
        "post",  # one match of the list for everybody here
    }
)
ACTIONS = (
    LOBBY_ACTIONS
    | BOARD_ACTIONS
    | MORE_ACTIONS
    | CALL_ACTIONS
    | HAND_ACTIONS
    | RESULT_ACTIONS
    | FAIR_ACTIONS
    | MODAL_ACTIONS
    | RECORD_ACTIONS
    | PLACE_ACTIONS
    | LEAVE_ACTIONS
    | REPORT_ACTIONS
)

_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"


class ControlId(NamedTuple):
    """What one control stands for. ``deal`` and ``asked`` say which question it belonged to; 0 for readings."""

    table: str
    deal: int
    asked: int
    action: str
    arg: str = ""

    def encode(self) -> str:
        """The custom id. Raises ValueError if :func:`parse` could not read it back."""
        text = f"m1:{self.table}:{base36(self.deal)}:{base36(self.asked)}:{self.action}"
        if self.arg:
            text += f":{self.arg}"
        if parse(text) != self:
            raise ValueError(f"not an id of a control: {text!r}")
        return text


def parse(custom_id: str) -> ControlId | None:
    """The control with this custom id, or None if it is not one of this version's."""
    if len(custom_id) > LIMIT:
        return None
    found = TEMPLATE.fullmatch(custom_id)
    if found is None or found["action"] not in ACTIONS:
        return None
    return ControlId(
        found["table"], int(found["deal"], 36), int(found["asked"], 36), found["action"], found["arg"] or ""
    )


def base36(number: int) -> str:
    """A whole number >= 0 in base 36. Raises ValueError for a negative one."""
    if number < 0:
        raise ValueError("only whole numbers from 0 on")
    digits = ""
    while True:
        number, rest = divmod(number, 36)
        digits = _DIGITS[rest] + digits
        if not number:
            return digits


def unbase36(text: str) -> int | None:
    """The number written in base 36 (at most 6 digits), or None if there is none."""
    return int(text, 36) if re.fullmatch(r"[0-9a-z]{1,6}", text) else None


def whole(text: str) -> int | None:
    """The whole number written in decimal figures (at most 20, a minus before them), or None if there is none.

    ``str.isdigit`` would not do: it lets "²" pass, of which ``int`` makes nothing.
    """
    return int(text) if re.fullmatch(r"-?[0-9]{1,20}", text) else None


def pack_numbers(numbers: Iterable[int]) -> str | None:
    """Cards (or indices) as the arg of an id, or None if there are too many for one; the order is kept."""
    text = ".".join(base36(number) for number in numbers)
    return text if len(text) <= 64 else None


def unpack_numbers(arg: str) -> tuple[int, ...] | None:
    """The cards (or indices) of an arg, () for an empty one, None if it holds anything else."""
    if not arg:
        return ()
    numbers = [unbase36(part) for part in arg.split(".")]
    return None if None in numbers else tuple(number for number in numbers if number is not None)
