"""Messages about a table: turn calls, pauses because of its channel, and talk at the table.

Turn calls mention the player whose turn it is (S27). Other messages tell the players why their table is paused and when
it continues (ux.md E7, E11-E20). Talk has a reminder at the start of a match and a vote on another talk rule (ux.md S2,
3.6).
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.view import PublicView
from bot.i18n import Words
from bot.table.model import PLAYING, QUIET, Call, TableState
from bot.table.moderation import agreeing
from bot.table.pause import BOARD, FORBIDDEN, GONE, RETURNED
from bot.table.selectors import deal_number, humans
from bot.table.turn_calls import may_ask
from bot.ui.screens.base import body, label, table_label, to_table
from bot.ui.screens.names import Company
from bot.ui.screens.table import clock
from bot.ui.transport import control_ids as ids
from bot.ui.transport.screen import ASKING, BAD, GOOD, MAX_OPTIONS, NEUTRAL, Button, Choice, Menu, Row, Screen, Text


def call(
    state: TableState,
    view: PublicView | None,
    call: Call,
    user: int,
    who: Company,
    words: Words,
    *,
    deadline_ms: int | None = None,
) -> Screen:
    """Return a message that mentions ``user`` (a Discord id), with what they are asked for and until when (Unix
    ms)."""
    parts = [words.text("ui-call-again" if call.kind == "reminder" else "ui-call", who=f"<@{user}>")]
    if view is not None:
        trick = view.trick
        parts.append(
            words.text("ui-trick-number", number=trick.number) if trick is not None else words.text(view.phase)
        )
    text = f"🔔 {' — '.join(parts)}{clock(deadline_ms)}"
    if call.by >= 0:
        text += f"\n{words.text('ui-call-by', who=who.player_names[call.by])}"
    hand = Button(words.text("ui-btn-hand"), ids.HAND.id(state.id), "blue")
    more = ids.MORE_TIME.id(state.id, call.player, deal=deal_number(state), asked=call.asked)
    asks = (Button(words.text("ui-btn-more"), more),) if may_ask(state, call.player) else ()
    return Screen((Text(text), (hand, *asks, to_table(state, words))), ASKING)


AUTOMOD = "automod"
"""Value in place of a permission's name: the server's AutoMod blocks even a board without names."""


def held(state: TableState, words: Words, *, host: bool) -> Screen:
    """Return the direct message about a pause: why the table is paused and what ends the pause."""
    reason = state.paused
    lines = [f"### {words.text(f'place-{reason}-title', table=table_label(state))}", _why(state, words, host=host)]
    answers: list[Row] = []
    if reason == GONE and host:
        answers.append(
            (
                Button(words.text("place-btn-continue"), ids.CONTINUE.id(state.id), "green"),
                Button(words.text("place-btn-void"), ids.VOID.id(state.id), "red"),
            )
        )
    elif reason == RETURNED:
        answers.append(
            (Button(words.text("place-btn-resume"), ids.RESUME.id(state.id), "green"), to_table(state, words))
        )
    return Screen((Text(body(lines, words)), *answers), ASKING if answers else BAD)


def _why(state: TableState, words: Words, *, host: bool) -> str:
    if state.paused == GONE and host:
        return words.text("place-gone-host")
    if state.paused == FORBIDDEN:
        detail = state.pause.detail if state.pause is not None else ""
        channel, permission = f"<#{state.thread or state.channel}>", f"perm-{detail.replace('_', '-')}"
        if detail == AUTOMOD:
            return words.text("place-forbidden-automod", channel=channel)
        if words.has(permission):
            return words.text("place-forbidden-text", channel=channel, permission=f"**{words.text(permission)}**")
        return words.text("place-forbidden-unknown", channel=channel)
    return words.text(f"place-{state.paused}-text")


def settled(state: TableState, words: Words) -> Screen:
    """Return what remains of that message once the table continues or has ended."""
    key = "place-on-title" if state.open else "place-over-title"
    link: tuple[Row, ...] = ((to_table(state, words),),) if state.open else ()
    return Screen((Text(f"### {words.text(key, table=table_label(state))}"), *link), GOOD if state.open else NEUTRAL)


def vandalised(state: TableState, words: Words, times: int, *, desk: bool = False) -> Screen:
    """Return the note in the thread after the board was deleted repeatedly, for players and moderators. ``desk``: only
    moderators read it, so it links to the table instead of offering to resume."""
    lines = [
        f"### {words.text('place-board-title', count=times)}",
        words.text(f"place-{BOARD}-text", table=table_label(state)),
    ]
    button = Button(words.text("place-btn-resume"), ids.RESUME.id(state.id), "green")
    return Screen((Text(body(lines, words)), (to_table(state, words) if desk else button,)), BAD)


def long_rest(state: TableState, words: Words) -> Screen:
    """Return the only message in the thread of a table that has rested for a day (ux.md 3.2)."""
    until = f"<t:{(state.pause.closes_at if state.pause is not None else 0) // 1000}:D>"
    button = Button(words.text("place-btn-resume"), ids.RESUME.id(state.id), "green")
    return Screen((Text(words.text("place-rest", until=until)), (button,)), ASKING)


def choose_channel(state: TableState, words: Words, channels: Sequence[tuple[int, str]]) -> Screen:
    """Return the choice of a channel in which the match continues if its own is gone too. ``channels`` are id and
    name."""
    if not channels:
        return Screen((Text(words.text("place-nowhere")),), BAD)
    choices = tuple(Choice(str(number), label(f"# {name}")) for number, name in channels[:MAX_OPTIONS])
    menu = Menu(ids.WHERE.id(state.id), words.text("place-choose-menu"), choices)
    return Screen((Text(words.text("place-choose")), menu), ASKING)


def shared(state: TableState) -> bool:
    """Return whether several people sit at the table. A person who plays only with bots has nobody to reveal cards
    to."""
    return sum(chair.person is not None for chair in state.chairs) > 1


def manners(state: TableState, words: Words) -> Screen:
    """Return the request how to talk during the match. At tables of two it mentions no partner."""
    free = "ui-manners-two" if len(state.chairs) == 2 else "ui-manners-free"
    return Screen((Text(f"💬 {words.text('ui-manners-quiet' if state.talk == QUIET else free)}"),), NEUTRAL)


def talk_vote(state: TableState, talk: str, who: Company, words: Words) -> Screen:
    """Return the vote on free or quiet talk: who agrees and who is missing. It succeeds when all players agree."""
    named = words.text(f"ui-talk-{talk}")
    if state.talk == talk or state.status != PLAYING:
        return Screen((Text(words.text("ui-talk-changed", talk=named)), (to_table(state, words),)), GOOD)
    agreed = agreeing(state, talk)
    missing = [who.player_names[number] for number in humans(state) if number not in agreed]
    wish = words.text("ui-talk-wish", who=words.joined([who.player_names[n] for n in sorted(agreed)]), talk=named)
    lines = [wish, words.text("ui-pace-missing", who=words.joined(missing))]
    agree = Button(words.text("ui-btn-agree"), ids.AGREE_TALK.id(state.id, talk), "green")
    return Screen((Text(body(lines, words)), (agree,)), NEUTRAL)
