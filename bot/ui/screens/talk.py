"""Talk at the table: what is asked of people once a match, and the vote on another way (ux.md S2, 3.6)."""

from __future__ import annotations

from bot.i18n import Words
from bot.table.look import humans
from bot.table.model import PLAYING, TableState
from bot.table.talk import agreeing
from bot.ui.cast import Company
from bot.ui.screen import GOOD, NEUTRAL, Button, Screen, Text
from bot.ui.screens.base import body, reading, to_table

QUIET = "quiet"


def shared(state: TableState) -> bool:
    """Whether several people sit at the table: one alone with computer players has nobody to tell of her cards."""
    return sum(chair.person is not None for chair in state.chairs) > 1


def manners(state: TableState, words: Words) -> Screen:
    """How people are asked to talk while they play. Where two play nobody has a partner."""
    free = "ui-manners-two" if len(state.chairs) == 2 else "ui-manners-free"
    return Screen((Text(f"💬 {words.text('ui-manners-quiet' if state.talk == QUIET else free)}"),), NEUTRAL)


def talk_vote(state: TableState, talk: str, who: Company, words: Words) -> Screen:
    """Who would like the table to be free, or quiet; done when everybody who plays does."""
    named = words.text(f"ui-talk-{talk}")
    if state.talk == talk or state.status != PLAYING:
        return Screen((Text(words.text("ui-talk-changed", talk=named)), (to_table(state, words),)), GOOD)
    agreed = agreeing(state, talk)
    missing = [who.player_names[number] for number in humans(state) if number not in agreed]
    wish = words.text("ui-talk-wish", who=words.joined([who.player_names[n] for n in sorted(agreed)]), talk=named)
    lines = [wish, words.text("ui-pace-missing", who=words.joined(missing))]
    agree = Button(words.text("ui-btn-agree"), reading(state, "agreetalk", talk), "green")
    return Screen((Text(body(lines, words)), (agree,)), NEUTRAL)
