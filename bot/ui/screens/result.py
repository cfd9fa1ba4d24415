"""The end of a deal and of a match: the score sheet and the final standings (S17, S18).

:func:`counting` says at the table, before, during and after a match, whether it counts for standings and ratings.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.duplicate.visibility import is_public
from bot.engine.cards import Player, Seat
from bot.engine.game import places_of
from bot.engine.text import Line
from bot.engine.view import Count, CountLine, PublicView, SeatView
from bot.i18n import Words
from bot.ports.achievements import MatchGain
from bot.standings import PlayedDeal, why_unranked
from bot.table.model import TableState
from bot.ui.screens.achievements import match_lines
from bot.ui.screens.base import (
    MORE,
    PanelContext,
    body,
    headed,
    in_full,
    picture_part,
    says,
    shown_cards,
    side_name,
    small,
    table_label,
    to_table,
)
from bot.ui.screens.fairness import word_button
from bot.ui.screens.final_result import highlight_lines
from bot.ui.screens.names import Company, game_name
from bot.ui.screens.places import steps
from bot.ui.screens.remarks import after_deal, after_match
from bot.ui.screens.review import review_button
from bot.ui.screens.table import amount_text, balanced
from bot.ui.transport import control_ids as ids
from bot.ui.transport.screen import GOOD, NEUTRAL, Button, Part, Screen, Shown, Text


def counting(state: TableState, words: Words) -> str:
    """Return that the match counts, or why it does not (issue 5, item 1)."""
    result = state.rules.result(state.match) if state.match is not None else None
    why = why_unranked(state, complete=result is None or result.complete)
    return small(words.text(f"ui-unranked-{why}") if why else words.text("ui-ranked"))


BESIDE = "\u00a0·\u00a0"
"""Separator between the amounts of a line. On a phone a line breaks before the amounts, never between them."""

DIGITS = 12
"""Digits shown of a seal and its seed: enough to recognise them. The match file has all digits."""


def result(
    state: TableState,
    count: Count,
    who: Company,
    picture: Shown | None,
    words: Words,
    played: PlayedDeal | None = None,
    banner: Shown | None = None,
) -> Screen:
    """Return the score sheet of one deal (S17). It stays in the thread. Its button for the next deal is removed when
    that deal has begun or the match is over. Its replay opens when the match is over. ``played`` is the deal, for its
    highlights and what a bot says about them; ``banner`` is the picture of the first one.

    What the pictures say no line repeats: a button shows it in words (:func:`result_words`)."""
    highlights = played.highlights if played is not None else ()
    apart = highlights[1:] if banner is not None else highlights
    number = count.deal if state.board is None else state.board.deal
    head = [
        f"## {words.text('ui-result-title', deal=number)}",
        *(_sums(count, who, words) if picture is None else []),
        *highlight_lines(state.game, apart, who, words),
        *(says(count.outcome, who, words) if picture is None else []),
        *after_deal(state, played, who, words),
    ]
    parts: list[Part] = [*picture_part(banner), *picture_part(picture), Text(body(head, words, 1200))]
    if picture is None and count.lines:
        parts.append(Text(_lines(count, who, words)))
    seal = next((seal for seal in state.seals if seal.deal == count.deal and seal.revealed), None)
    if seal is not None:
        shown = {"hash": seal.commitment[:DIGITS], "seed": seal.seed.hex()[:DIGITS]}
        parts.append(Text(small(words.text("ui-revealed", **shown))))
    again = ids.REPLAY.id(state.id, deal=count.deal)
    buttons = [Button(words.text("replay-btn-open"), again, emoji="▶️"), review_button(state, count.deal, words)]
    if not is_public(state):
        buttons = []
    if state.open and state.between:
        ready = Button(words.text("ui-btn-next"), ids.NEXT_DEAL.id(state.id), "green")
        buttons = [ready, word_button(state, words), *buttons]
    if picture is not None:
        buttons.append(Button(words.text("ui-btn-words"), ids.AS_TEXT.id(state.id, deal=count.deal)))
    parts += [tuple(buttons)] if buttons else []
    return Screen(tuple(parts), GOOD)


def result_words(count: Count, who: Company, words: Words, sides: Sequence[Sequence[Seat]] = ()) -> Screen:
    """Return the score sheet of one deal as text. ``who`` are the people of that deal, ``sides`` the seats of each
    side where they are the same in every deal."""
    head = [f"### {words.text('ui-result-title', deal=count.deal)}", *_sums(count, who, words, sides)]
    parts: list[Part] = [Text(body([*head, *says(count.outcome, who, words)], words, 1200))]
    if count.lines:
        parts.append(Text(_lines(count, who.in_words(), words)))
    return Screen(tuple(parts), NEUTRAL)


def _sums(count: Count, who: Company, words: Words, seats: Sequence[Sequence[Seat]] = ()) -> list[str]:
    """Return the sum of each side in one line, none for a deal that was not played."""
    if all(total is None for total in count.totals):
        return []
    sides = range(len(who.names.sides or who.names.seats))
    told = (
        f"**{side_name(side, count.sides or seats, who, words)}**: {_amount(total, words)}"
        for side, total in zip(sides, count.totals, strict=False)
    )
    return [" · ".join(told)]


LINES = 2400
"""Characters that the lines of a count may take."""


def _lines(count: Count, who: Company, words: Words) -> str:
    return body(_told(count, who, words), words, LINES)


def _told(count: Count, who: Company, words: Words) -> list[str]:
    """Return the lines of a count. Emojis are left out of a count that has no room for them: they would push whole
    lines out."""
    told = [_line(line, who, words) for line in count.lines]
    if sum(len(line) + 1 for line in told) <= LINES - MORE:
        return told
    bare = replace(who.in_words(), marks={})
    return [_line(line, bare, words) for line in count.lines]


def over(
    state: TableState,
    view: PublicView,
    who: Company,
    picture: Shown | None,
    words: Words,
    gains: Sequence[MatchGain] = (),
    player: Player | None = None,
) -> Screen:
    """Return the end of a match (S18): the winners and all balances. ``gains`` are what it changed for its players.
    ``player`` is the only reader, who is spoken to; None if others read it too.

    The picture says places and balances, so that no line repeats them.
    """
    names = [words.text("render-you") if one == player else name for one, name in enumerate(who.player_names)]
    balances = state.balances or tuple(one.amount for one in sorted(view.standings, key=lambda one: one.player))
    places = state.places or places_of(balances)
    ranked = sorted(range(len(balances)), key=lambda one: (places[one], one))
    first = [who.player_names[one] for one in ranked if places[one] == 1]
    title = words.text("ui-over-title", who=words.joined(first), count=len(first))
    if player is not None and places[player] == 1:
        title = words.text("render-final-won")
    won = bool(first) and len(first) < len(balances)
    head = f"## 🏆 {title}" if won else f"## {words.text('ui-over-drawn')}"
    lines: list[str] = []
    plus = balanced(balances)
    read = steps(places)
    for one in ranked if picture is None else ():
        amount = amount_text(state, balances[one], words, plus=plus)
        lines.append(words.text("ui-over-line", place=read[places[one]], who=names[one], amount=amount))
    left = [one for one, chair in enumerate(state.chairs) if chair.gone]
    if player in left:
        lines.append(words.text("ui-over-assisted.you"))
    if others := [who.player_names[one] for one in left if one != player]:
        lines.append(words.text("ui-over-assisted", who=words.joined(others)))
    if conceded := state.yielded or state.conceded:
        others = [who.player_names[one] for one in conceded if one != player]
        key = "ui-over-conceded"
        if player in conceded:
            key = "ui-over-conceded.you-and" if others else "ui-over-conceded.you"
        lines.append(words.text(key, who=words.joined(others), count=len(conceded)))
    lines += [*after_match(state, who, words), counting(state, words)]
    lines += match_lines(state, gains, who, words, player)
    again = Button(words.text("replay-btn-open"), ids.REPLAY.id(state.id), emoji="▶️")
    if picture is None:
        lines.append(small(words.text("ui-over-table", name=table_label(state), deals=len(view.counts))))
    told: list[Part] = [Text(head), *picture_part(picture), Text(body(lines, words))]
    rematch = Button(words.text("ui-btn-rematch"), ids.REMATCH.id(state.id, "same"), "green")
    by_lot = Button(words.text("ui-btn-lots"), ids.REMATCH.id(state.id, "lots"))
    review = (review_button(state, 0, words),) if view.counts else ()
    # Two rows of buttons that share four on a phone: the heading is in sight too.
    rows = (rematch, again, by_lot), (*review, *share_button(state, words), to_table(state, words))
    return Screen((*told, *rows), GOOD)


def share_button(state: TableState, words: Words) -> tuple[Button, ...]:
    """Return the button that posts the result in the channel; none where the table is played in that channel."""
    if state.thread in (0, state.channel):
        return ()
    return (Button(words.text("ui-btn-share-result"), ids.SHARE_RESULT.id(state.id), emoji="📣"),)


def shared_result(state: TableState, who: Company, picture: Shown | None, words: Words) -> Screen:
    """Return the result of a match as it is posted in the table's channel: the picture, or the winners in words."""
    first = [who.player_names[player] for player, place in enumerate(state.places) if place == 1]
    title = words.text("ui-over-title", who=words.joined(first), count=len(first))
    drawn = len(first) == len(state.places)
    line = f"🏆 **{words.text('ui-over-drawn') if drawn else title}** · {game_name(state, words)}"
    again = Button(words.text("replay-btn-open"), ids.REPLAY.id(state.id), emoji="▶️")
    return Screen((Text(line), *picture_part(picture), (again, to_table(state, words))), GOOD)


def _line(line: CountLine, who: Company, words: Words) -> str:
    name = words.line(in_full(Line(line.key, line.args), words), who.marked)
    amounts = BESIDE.join(_amount(amount, words) for amount in line.amounts)
    cards = f" ({shown_cards(line.cards, who, words)})" if line.cards else ""
    return f"- {name}{cards}: {amounts}"


def _amount(amount: int | None, words: Words) -> str:
    return "–" if amount is None else words.number(amount)


def seat_in(count: Count, view: SeatView, player: int) -> Seat:
    """Return the seat of a player in the deal that was counted."""
    return count.seating.index(player) if player in count.seating else view.seat


def counted(desk: PanelContext, count: Count, who: Company) -> list[str]:
    """Return how the deal ended for the player: the result, the totals, who pays whom. ``who`` are the people of that
    deal."""
    words, public = desk.words, desk.view.public
    sides = count.sides or public.sides
    seat = seat_in(count, desk.view, desk.player)
    own = next((number for number, side in enumerate(sides) if seat in side), None)
    total = count.totals[own] if own is not None and own < len(count.totals) else None
    known = [one for one in count.totals if one is not None]
    # Where one player pays another, the third has neither won nor lost.
    aside = total == 0 and balanced(known)
    key = "ui-deal-over" if count.winner is None or own is None or aside else _result(count.winner == own)
    head = words.text(key)
    if total is not None and own is not None and not aside:
        if len(known) == len(count.totals) == 2 and not balanced(known):
            # The sum of the other side makes it clear what was won or lost: a side with 0 may have to pay.
            sums = {"own": words.number(total), "other": words.number(known[1 - own])}
            head = words.text("ui-deal-against", result=head, **sums)
        else:
            amount = words.signed(total) if balanced(known) or total < 0 else words.number(total)
            head = words.text("ui-deal-amount", result=head, amount=amount)
    return [headed(desk, head), *(small(line) for line in says(count.outcome[:1], who.spoken_to(seat, sides), words))]


def counted_in_words(desk: PanelContext, count: Count, who: Company) -> list[str]:
    """Return what :func:`counted` leaves to the picture: the rest of the outcome and each line of the count."""
    sides = count.sides or desk.view.public.sides
    who = who.spoken_to(seat_in(count, desk.view, desk.player), sides)
    lines = _told(count, who, desk.words)
    return [*says(count.outcome[1:], who, desk.words), *(_sums(count, who, desk.words, sides) if lines else []), *lines]


def _result(won: bool) -> str:
    return "ui-deal-won" if won else "ui-deal-lost"
