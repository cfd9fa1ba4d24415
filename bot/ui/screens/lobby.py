"""The table's card in its channel before and during a match, and the screens that belong to it.

These are the attendance check before the start (S1, T15, T16), the chairs, the direct message that tests whether a
person can receive one, invitations, and the vote on another pace.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.i18n import Words
from bot.table.host import absent, agreeing
from bot.table.model import CLOSED, FINISHED, LOBBY, PLAYING, Chair, TableState
from bot.table.selectors import humans, public_view
from bot.ui.screens.base import (
    body,
    deal_text,
    in_rows,
    label,
    picture_part,
    says,
    small,
    table_label,
    table_url,
    to_table,
)
from bot.ui.screens.fairness import fair_button, word_button
from bot.ui.screens.names import Company, game_name, length_name, pace_name, preset_name
from bot.ui.screens.notices import notice
from bot.ui.screens.offers import terms
from bot.ui.screens.result import counting
from bot.ui.screens.table import added, is_score, standings_lines
from bot.ui.screens.table_settings import own_rules
from bot.ui.screens.waiting_list import queue_button, queue_lines
from bot.ui.transport import control_ids as ids
from bot.ui.transport.screen import ASKING, BAD, GOOD, NEUTRAL, Button, Pick, Row, Screen, Shown, Text


def checking(state: TableState, who: Company, words: Words, title: str) -> Screen:
    """Return the attendance check: each player and whether they have answered. ``title`` heads the card."""
    missing = absent(state)
    lines = [
        title,
        words.text("ui-check", until=f"<t:{(state.check.until if state.check is not None else 0) // 1000}:R>"),
    ]
    for number in humans(state):
        key = "ui-check-missing" if number in missing else "ui-check-here"
        lines.append(words.text(key, who=who.player_names[number]))
    lines += queue_lines(state, words)
    lines.append(small(words.text("ui-check-hint")))
    buttons = (
        Button(words.text("ui-btn-here"), ids.HERE.id(state.id), "green"),
        *([word_button(state, words)] if state.seal is not None and state.seal.terms else []),
        Button(words.text("ui-btn-up"), ids.UP.id(state.id)),
        *queue_button(state, words),
    )
    return Screen((Text(body(lines, words)), buttons), ASKING)


def check_over(state: TableState, words: Words) -> Screen:
    """Return what remains of the attendance check in the thread."""
    key = "ui-check-begun" if state.status == PLAYING else "ui-check-over"
    return Screen((Text(small(words.text(key, name=table_label(state)))),), NEUTRAL)


def lobby(state: TableState, who: Company, words: Words, picture: Shown | None = None, *, here: bool = False) -> Screen:
    """Return the card (S1): the table with its seats, and one main button; once begun, the score and a link to the
    thread. ``here``: the match will be played in the card's own channel (E17)."""
    if state.status == CLOSED:
        return lobby_closed(state, words)
    title = words.text("ui-lobby-title", game=game_name(state, words), name=table_label(state))
    if state.status != LOBBY:
        return _begun(state, who, words, title)
    if state.check:
        return checking(state, who, words, f"## {title}")
    free = sum(chair.free for chair in state.chairs)
    # Without the picture the card says in words what it shows.
    lines = [] if picture is not None else [f"## {title}", terms(state, words), *_chairs(state, who, words)]
    host = state.chair_of(state.host)
    if host is not None:
        lines.append(words.text("ui-lobby-opened", who=who.player_names[host], name=table_label(state), count=free))
    else:
        lines.append(words.text("ui-lobby-free", name=table_label(state), count=free))
    bots = _named(state, who, words, bots=True)
    if bots and picture is not None:
        lines.append(small(words.text("ui-lobby-bots", who=words.joined(bots))))
    notes = [words.text("ui-lobby-here")] if here else []
    notes += queue_lines(state, words) or ([words.text("ui-lobby-fill")] if free and not here else [])
    lines += [small(" ".join(notes))] if notes else []
    sit = Button(words.text("ui-btn-sit"), ids.SIT.id(state.id))
    main = (
        Button(words.text("ui-btn-fill"), ids.FILL.id(state.id), "green")
        if free
        else Button(words.text("ui-btn-start"), ids.START.id(state.id), "green")
    )
    row: Row = (
        main,
        *(queue_button(state, words) or ((sit,) if free else ())),
        Button(words.text("ui-btn-others"), ids.MENU.id(state.id)),
    )
    return Screen((*picture_part(picture), Text(body(lines, words)), row), NEUTRAL if free else ASKING)


def lobby_menu(state: TableState, who: Company, words: Words, *, seated: bool = False, rules: bool = False) -> Screen:
    """Return the menu More… of a table that has not begun. ``seated``: the person sits there; ``rules``: they are host
    or moderator and may fill, change and close the table."""
    title = words.text("ui-lobby-title", game=game_name(state, words), name=table_label(state))
    lines = [f"### {title}", _terms(state, words), *_chairs(state, who, words)]
    host = state.chair_of(state.host)
    if host is not None:
        lines.append(small(words.text("ui-lobby-host", who=who.player_names[host])))
    lines.append(counting(state, words))
    free = any(chair.free for chair in state.chairs)
    seats = [
        *([Button(words.text("ui-btn-up"), ids.UP.id(state.id))] if seated else []),
        Button(words.text("ui-btn-chairs"), ids.CHAIRS.id(state.id)),
        *([Button(words.text("ui-btn-bot"), ids.ADD_BOT.id(state.id), disabled=not free)] if rules else []),
        *([Button(words.text("ui-btn-invite"), ids.INVITE.id(state.id), disabled=not free)] if seated or rules else []),
    ]
    match = [
        *([Button(words.text("ui-btn-start"), ids.START.id(state.id))] if rules else []),
        *([Button(words.text("ui-btn-set"), ids.SETTINGS.id(state.id))] if rules else []),
        Button(words.text("ui-btn-rules"), ids.RULES.id(state.id, False)),
        *([Button(words.text("ui-btn-language"), ids.LANGUAGE.id(state.id, ""))] if rules else []),
        *([fair_button(state, words)] if state.seal is not None else []),
    ]
    end = [
        Button(words.text("ui-btn-report"), ids.REPORT.id(state.id)),
        *([Button(words.text("ui-btn-close"), ids.CLOSE.id(state.id), "red")] if rules else []),
    ]
    return Screen((Text(body(lines, words)), *in_rows(seats), *in_rows(match), *in_rows(end)), NEUTRAL)


def _begun(state: TableState, who: Company, words: Words, title: str) -> Screen:
    view = public_view(state)
    lines = [f"## {title}", _terms(state, words)]
    lines.append(words.text("ui-lobby-players", who=words.joined(_named(state, who, words))))
    lines.append(counting(state, words))
    over = state.status == FINISHED
    if view is not None and not over:
        # A finished match omits the points of the last deal: they would be confused with its result.
        lines.append(deal_text(view, words) and f"**{deal_text(view, words)}**")
    if view is not None:
        standings = standings_lines(state, view, who, words)
        if not over and is_score(state, view) and not (standings and added(view.standings)):
            # Where a match is a sum of points (Chinze), its score has the same numbers as the standings.
            lines += says(view.score, who, words)
        lines += standings
    lines += queue_lines(state, words)
    if over:
        lines.append(words.text("ui-lobby-finished"))
    row: Row = (to_table(state, words), *queue_button(state, words))
    return Screen((Text(body(lines, words)), row), GOOD if over else NEUTRAL)


def lobby_closed(state: TableState, words: Words) -> Screen:
    """Return the card of a table that was closed."""
    title = words.text("ui-lobby-title", game=game_name(state, words), name=table_label(state))
    why = f"ui-closed-{state.close_reason}"
    reason = words.text(why) if words.has(why) else words.text("ui-closed-host")
    return Screen((Text(f"## {title}\n{reason}"),), NEUTRAL)


def closing(state: TableState, needed: Sequence[str], words: Words) -> Screen:
    """Asks whether to end the running match, at once or as soon as the named players agree."""
    asked = words.text("ui-closing-asked", who=words.joined(needed)) if needed else words.text("ui-closing-text")
    lines = [f"### {words.text('ui-closing-title', name=table_label(state))}", asked]
    answers: Row = (
        Button(words.text("ui-btn-end"), ids.END.id(state.id), "red"),
        Button(words.text("ui-btn-keep"), ids.KEEP.id(state.id)),
    )
    return Screen((Text(body(lines, words)), answers), BAD)


def chairs(state: TableState, who: Company, words: Words, person: int) -> Screen:
    """Return the choice of a chair (S3); the host may also remove a bot."""
    buttons: list[Button] = []
    for number, chair in enumerate(state.chairs):
        occupant = words.text("ui-chair-free") if chair.free else who.players[number]
        text = words.text("ui-chair-button", number=number + 1, who=occupant)
        mine = chair.person == person
        buttons.append(
            Button(
                label(text),
                ids.CHAIR.id(state.id, number),
                "green" if mine else "grey",
                disabled=not chair.free,
            )
        )
    rows = in_rows(buttons)
    bots = [number for number, chair in enumerate(state.chairs) if chair.level is not None]
    if person == state.host and bots:
        rows += in_rows(
            [
                Button(
                    label(words.text("ui-chair-unbot", who=who.players[n])),
                    ids.REMOVE_BOT.id(state.id, n),
                    "red",
                )
                for n in bots
            ]
        )
    lines = [f"### {words.text('ui-chairs-title')}", words.text("ui-chairs-hint")]
    return Screen((Text(body(lines, words)), *rows), ASKING)


def seated(state: TableState, words: Words) -> Screen:
    """Return the first direct message (S30). Its delivery shows that the hand can be sent by direct message."""
    lines = [
        f"### {words.text('ui-seated-title', name=table_label(state))}",
        words.text("ui-seated-text", game=game_name(state, words)),
        small(words.text("ui-seated-fair")),
    ]
    return Screen((Text(body(lines, words)), (to_table(state, words),)), NEUTRAL)


def seated_no_dm(state: TableState, words: Words) -> Screen:
    """Return the message, visible only to this player, that they cannot receive direct messages."""
    text = f"### {words.text('ui-seated-title', name=table_label(state))}\n{words.text('ui-no-dm')}"
    button = Button(words.text("ui-btn-hand"), ids.HAND.id(state.id), "blue")
    return Screen((Text(text), (button,)), BAD)


def _terms(state: TableState, words: Words) -> str:
    meta = state.rules.meta
    length = state.options.get(meta.length_option)
    parts = [preset_name(state.game, state.preset, words)]
    if isinstance(length, int):
        parts.append(length_name(state.game, length, words))
    parts.append(pace_name(state.pace, words))
    parts.append(words.text(f"ui-talk-{state.talk}"))
    own = len(own_rules(state))
    parts.append(words.text("ui-rules-own", count=own) if own else "")
    return " · ".join(part for part in parts if part)


def _named(state: TableState, who: Company, words: Words, *, bots: bool = False) -> list[str]:
    """Return who sits at the table, a bot with its level; with ``bots`` only these."""
    return [
        name
        if chair.level is None
        else words.text("ui-lobby-bot", who=name, level=words.text(f"ui-level-{chair.level}"))
        for name, chair in zip(who.player_names, state.chairs, strict=True)
        if chair.level is not None or not bots
    ]


def _chairs(state: TableState, who: Company, words: Words) -> list[str]:
    return [_chair(state, number, chair, who, words) for number, chair in enumerate(state.chairs)]


def _chair(state: TableState, number: int, chair: Chair, who: Company, words: Words) -> str:
    if chair.free:
        return words.text("ui-lobby-chair-free", number=number + 1)
    name = who.player_names[number]
    if chair.level is not None:
        level = words.text(f"ui-level-{chair.level}")
        return words.text("ui-lobby-chair-bot", number=number + 1, who=name, level=level)
    said = words.text("ui-lobby-chair", number=number + 1, who=name)
    return f"{said} — {words.text('ui-lobby-plays-here')}" if number in who.here else said


AT_ONCE = 5
"""People who can be invited with one choice."""


def welcomed(state: TableState, guest: str, words: Words) -> Screen:
    """Return what is left of an invitation whose guest sits at the table. ``guest`` is their name, escaped."""
    text = words.text("ui-welcomed", who=guest, table=table_label(state))
    return notice(text, "done", words, url=table_url(state))


def inviting(state: TableState, words: Words) -> Screen:
    """Return the menu of people to invite, visible only to the player who invites."""
    lines = [f"### {words.text('ui-invite-title', name=table_label(state))}", words.text("ui-invite-hint")]
    pick = Pick(ids.INVITED.id(state.id), words.text("ui-invite-choose"), "users", 1, AT_ONCE)
    return Screen((Text(body(lines, words)), pick), ASKING)


def invitation(state: TableState, host: str, user: int, words: Words) -> Screen:
    """Return the invitation in the channel. ``host`` is the name of the inviting player, escaped; ``user`` a Discord
    id."""
    text = words.text(
        "ui-invitation", guest=f"<@{user}>", who=host, game=game_name(state, words), name=table_label(state)
    )
    button = Button(words.text("ui-btn-sit"), ids.WELCOME.id(state.id), "green")
    return Screen((Text(text), (button,)), ASKING)


def pace_vote(state: TableState, pace: str, who: Company, words: Words) -> Screen:
    """Return the vote on another pace: who agrees and who is missing. It succeeds when all players agree."""
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
        (Text(body(lines, words)), (Button(words.text("ui-btn-agree"), ids.AGREE_PACE.id(state.id, pace), "green"),)),
        NEUTRAL,
    )
