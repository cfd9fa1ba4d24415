"""Alt texts of pictures: everything shown, as text in the viewer's language, within the length limit."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence

from bot.engine.view import Count, PublicView, SeatInfo, SeatView, Trick, Zone
from bot.render.model import ALT_LIMIT
from bot.render.score_sheet import count_line, deciding_line
from bot.render.shown import (
    Speech,
    asked_of,
    before_play,
    calling,
    centre_trick,
    in_auction,
    in_order,
    is_cut,
    is_dealt,
    is_opening,
    last_trick,
    open_hands,
    playable,
    seat_words,
    shown_cards,
    shown_groups,
    shown_trick,
    table_notes,
    whose_turn,
)
from bot.render.standings import amount, ranked, title


def board_alt(view: PublicView, speech: Speech) -> str:
    """Return the alt text of `bot.render.trick_table.draw_board`."""
    return _shortest(
        lambda short: _board(view, speech, short, short),
        # The other cards get short names before the trick does.
        lambda: _board(view, speech, short=False, aside=True),
    )


def hand_alt(view: SeatView, speech: Speech, chosen: frozenset[int] = frozenset(), *, to_others: bool = False) -> str:
    """Return the alt text of `bot.render.panel.draw_panel`. With `to_others` it is that of `bot.render.hand.draw_hand`,
    shown to others after the match: the text names the owner of the hand instead of saying "yours"."""
    return _shortest(
        lambda short: _hand_to_others(view, speech, short) if to_others else _panel(view, speech, chosen, short)
    )


def rows_alt(title: str, names: Sequence[str], short_names: Sequence[str], count_said: str) -> str:
    """Return the alt text of `bot.render.card_groups.draw_rows`."""

    def said(short: bool) -> list[str]:
        return [f"{title}.", f"{count_said}: {', '.join(short_names if short else names)}."]

    return _shortest(said)


def count_alt(count: Count, speech: Speech) -> str:
    """Return the alt text of `bot.render.score_sheet.draw_count`."""
    sides, decides = [speech.side_short(side) for side in range(len(count.totals))], deciding_line(count)

    def amounts(values: Iterable[int | None]) -> str:
        said = [f"{side} {value}" for side, value in zip(sides, values, strict=False) if value is not None]
        return "; ".join(said).replace(" -", " −")

    def said(named: bool) -> list[str]:
        parts = [f"{speech.table}. {speech.text('render-count', deal=count.deal)}."]
        parts += [f"{speech.text('render-total')}: {amounts(count.totals)}."]
        parts += [speech.line(line) for line in count.outcome]
        for line in count.lines:
            cards = f" ({speech.cards(line.cards, short=True)})" if named and line.cards else ""
            parts.append(f"{count_line(line, speech)}{cards}: {amounts(line.amounts)}.")
        if decides is not None:
            parts.append(speech.text("render-alt-deciding-line", line=count_line(count.lines[decides], speech)))
        return parts

    # The cards are named if the whole text has room for them.
    full = " ".join(said(named=True))
    return full if len(full) <= ALT_LIMIT else clipped(said(named=False))


def standings_alt(view: PublicView, speech: Speech) -> str:
    """Return the alt text of `bot.render.standings.draw_standings`."""
    rows = [f"{place}. {speech.who(one.player)}, {amount(speech, one)}" for place, one in ranked(view.standings)]
    return clipped([f"{title(view, speech)}.", f"{'; '.join(rows)}." if rows else ""])


def clipped(parts: Iterable[str]) -> str:
    """Joins the sentences and cuts the text after a whole sentence if it exceeds the limit."""
    said = ""
    for part in filter(None, parts):
        longer = f"{said} {part}".strip()
        if len(longer) > ALT_LIMIT - 2:
            return f"{said} …".strip() if said else part[: ALT_LIMIT - 1] + "…"
        said = longer
    return said


def _shortest(say: Callable[[bool], list[str]], *between: Callable[[], list[str]]) -> str:
    """Return the text with full names if it fits, else the first text of `between` that fits, else the text with short
    names."""
    for parts in (lambda: say(False), *between):
        full = " ".join(filter(None, parts()))
        if len(full) <= ALT_LIMIT:
            return full
    return clipped(say(True))


def _head(view: PublicView, speech: Speech) -> list[str]:
    where = ", ".join(part for part in (speech.table, speech.deal(), speech.moment()) if part)
    return [f"{where}.", speech.status(), _sentence(speech.score())]


def _board(view: PublicView, speech: Speech, short: bool, aside: bool) -> list[str]:
    """Return the sentences. `short` shortens card names in the trick and in open hands, `aside` all others."""
    parts = _head(view, speech)
    if in_auction(view):
        parts.append(_calls(view, speech))
    parts += [_sentence(speech.line(note)) for note in (view.trick.notes if view.trick is not None else ())]
    if before_play(view):
        parts += [_zone(zone, speech, short) for zone in view.zones if zone.cards or zone.count]
        return parts + [_seat(info, speech) for info in view.seats]
    if is_opening(view) and not in_auction(view) and not is_dealt(view):
        parts.append(speech.text("render-alt-pack-cut" if is_cut(view) else "render-alt-pack"))
    trick = centre_trick(view)
    if trick is not None and trick.cards:
        parts += _trick(trick, speech, short)
    parts += [
        speech.text("render-alt-open", who=speech.who(info.seat), cards=speech.cards(info.open_hand, short=short))
        for info in view.seats
        if info.open_hand
    ]
    parts += [_seat(info, speech) for info in view.seats]
    parts += [_zone(zone, speech, aside) for zone in in_order(view.zones)]
    if view.history and trick is not view.history[-1]:
        parts.append(_last(view.history[-1], speech, aside))
    return parts + [_sentence(note) for note in table_notes(view, speech)]


def _zone(zone: Zone, speech: Speech, short: bool) -> str:
    said = speech.zone(zone)
    if not zone.cards and zone.seat is None and zone.lines:
        said = f"{said}, {speech.line(zone.lines[0])}"
    return f"{said}: {speech.cards(zone.cards, short=short) if zone.cards else zone.count}."


def _calls(view: PublicView, speech: Speech) -> str:
    stands = f" ({speech.text('render-alt-stands')})"
    said = [f"{speech.who(call.seat)}: {speech.text(call.key)}{stands * call.standing}" for call in view.calls]
    return speech.text("render-alt-calls", calls="; ".join(said))


def _trick(trick: Trick, speech: Speech, short: bool) -> list[str]:
    parts = [f"{speech.text('render-trick', trick=trick.number)}:"]
    parts += [f"{speech.who(p.seat)}: {speech.card(p.card, short=short)}." for p in trick.cards]
    if trick.winning is not None:
        key = "render-alt-took" if trick.complete else "render-alt-takes"
        parts.append(speech.text(key, who=speech.who(trick.winning)))
    return parts


def _last(trick: Trick, speech: Speech, short: bool) -> str:
    cards = "; ".join(f"{speech.who(p.seat)} {speech.card(p.card, short=short)}" for p in trick.cards)
    taken = speech.text("render-alt-took", who=speech.who(trick.winning)) if trick.winning is not None else ""
    points = f" ({speech.words.signed(trick.points)})" if trick.points else ""
    return f"{speech.text('render-last')}: {cards}{points}. {taken}".strip()


def _seat(info: SeatInfo, speech: Speech) -> str:
    said = f"{speech.who(info.seat)}: {seat_words(speech, info)}"
    badges = [speech.text(badge) for badge in info.badges]
    return _sentence(", ".join([said, *badges]))


def _panel(view: SeatView, speech: Speech, chosen: Collection[int], short: bool) -> list[str]:
    """Return the sentences of the picture that a player plays from, the most important first."""
    public, turn = view.public, whose_turn(view, speech)
    where = ", ".join(part for part in (speech.table, speech.deal(), speech.moment()) if part)
    # Where the turn of one player is said, the first half of the status would say it again.
    several = sum(info.waiting for info in public.seats) > 1 and not turn.mine
    parts = [f"{where}.", _sentence(turn.ways[0] if turn.ways else "")]
    parts.append(speech.status_halves()[1] if turn.ways and not several else speech.status())
    trick, last = shown_trick(public), last_trick(public)
    if trick is not None and trick.cards:
        parts += _trick(trick, speech, short)
    if calling(public) and public.calls:
        parts.append(_calls(public, speech))
    parts += _hand(view, speech, chosen, short)
    parts += [_scores(public, speech), _sentence(speech.score())]
    if last is not None:
        parts.append(_last(last, speech, short))
    parts += _marked(view, speech, short)
    parts += [
        speech.text("render-alt-open", who=speech.who(info.seat), cards=speech.cards(info.open_hand or (), short=short))
        for info in open_hands(view)
    ]
    return parts + [_zone(zone, speech, short) for zone in shown_groups(public)]


def _scores(view: PublicView, speech: Speech) -> str:
    """Return the figures of the strip."""
    if not view.scores:
        return ""
    said = [
        f"{' + '.join(map(speech.who, one.seats))} {speech.words.signed(one.amount) if one.signed else one.amount}"
        for one in view.scores
    ]
    return speech.text("render-alt-scores", scores="; ".join(said))


def _marked(view: SeatView, speech: Speech, short: bool) -> list[str]:
    """Return the marks on single cards of the hand: complete combinations, and cards that came after the deal."""
    if asked_of(view) is not None:
        return []
    parts: list[str] = []
    if view.combinations:
        groups = "; ".join(speech.cards(group, short=short) for group in view.combinations)
        parts.append(speech.text("render-alt-complete", groups=groups))
    if view.added:
        parts.append(speech.text("render-alt-added", cards=speech.cards(view.added, short=short)))
    return parts


def _hand(view: SeatView, speech: Speech, chosen: Collection[int], short: bool) -> list[str]:
    parts: list[str] = []
    other = asked_of(view)
    cards = shown_cards(view)
    named = speech.cards(cards, short=short)
    looked_at = next((zone for zone in view.zones if zone.cards and zone.cards == cards), None)
    if looked_at is not None:
        parts.append(f"{speech.text(looked_at.key)}: {named}.")
    elif not view.hand and other is None:
        parts.append(_sentence(speech.text("render-hand-empty")))
    elif other is None:
        parts.append(speech.text("render-alt-hand", count=len(cards), cards=named))
    else:
        parts.append(speech.text("render-alt-hand-of", who=speech.who(other), count=len(cards), cards=named))
    may = playable(view)
    if may is not None and view.hand and may >= set(cards):
        parts.append(speech.text("render-alt-all-playable"))
    elif may is not None:
        free = [card for card in cards if card in may]
        parts.append(speech.text("render-alt-playable", cards=speech.cards(free, short=short)))
    picked = [card for card in cards if card in chosen]
    if picked:
        parts.append(speech.text("render-alt-chosen", cards=speech.cards(picked, short=short)))
    return parts


def _hand_to_others(view: SeatView, speech: Speech, short: bool) -> list[str]:
    who, cards, may = speech.who(view.seat), view.hand, playable(view)
    named = speech.cards(cards, short=short)
    parts = [*_head(view.public, speech), speech.text("render-alt-hand-told", who=who, count=len(cards), cards=named)]
    if may is not None and asked_of(view) is None:
        free = [card for card in cards if card in may]
        every = len(free) == len(cards)
        key = "render-alt-all-playable-told" if every else "render-alt-playable-told"
        parts.append(speech.text(key) if every else speech.text(key, cards=speech.cards(free, short=short)))
    return parts


def _sentence(said: str) -> str:
    return said if not said or said[-1] in ".!?…" else f"{said}."
