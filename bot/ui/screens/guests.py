"""Inviting people, the invitation itself, and the vote on another pace."""

from __future__ import annotations

from bot.i18n import Words
from bot.table.hosting import agreeing
from bot.table.look import humans
from bot.table.model import PLAYING, TableState
from bot.ui.cast import Company
from bot.ui.screen import ASKING, GOOD, NEUTRAL, Button, Pick, Screen, Text
from bot.ui.screens.base import body, reading, table_label, to_table
from bot.ui.screens.naming import game_name

AT_ONCE = 5
"""People who can be invited with one choice."""


def inviting(state: TableState, words: Words) -> Screen:
    """Whom to invite; only the one who invites sees it."""
    lines = [f"### {words.text('ui-invite-title', name=table_label(state))}", words.text("ui-invite-hint")]
    pick = Pick(reading(state, "invited"), words.text("ui-invite-choose"), "users", 1, AT_ONCE)
    return Screen((Text(body(lines, words)), pick), ASKING)


def invitation(state: TableState, host: str, user: int, words: Words) -> Screen:
    """What the invited person finds in the channel. ``host`` is who invites, escaped; ``user`` a Discord id."""
    text = words.text(
        "ui-invitation", guest=f"<@{user}>", who=host, game=game_name(state, words), name=table_label(state)
    )
    button = Button(words.text("ui-btn-sit"), reading(state, "welcome"), "green")
    return Screen((Text(text), (button,)), ASKING)


def pace_vote(state: TableState, pace: str, who: Company, words: Words) -> Screen:
    """Who would like another pace; done when everybody who plays does."""
    named = words.text(f"ui-pace-{pace}")
    if state.pace == pace or state.status != PLAYING:
        return Screen((Text(words.text("ui-pace-changed", pace=named)), (to_table(state, words),)), GOOD)
    agreed = agreeing(state, pace)
    missing = [who.player_names[number] for number in humans(state) if number not in agreed]
    lines = [
        words.text("ui-pace-wish", who=words.joined([who.player_names[n] for n in sorted(agreed)]), pace=named),
        words.text("ui-pace-missing", who=words.joined(missing)),
    ]
    return Screen(
        (Text(body(lines, words)), (Button(words.text("ui-btn-agree"), reading(state, "agreepace", pace), "green"),)),
        NEUTRAL,
    )
