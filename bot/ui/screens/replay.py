"""The replay of a finished match, moment by moment (S22), and the animated picture of a deal."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeVar

from bot.engine.cards import Card
from bot.engine.view import PublicView
from bot.i18n import Names, Words, escape, plain
from bot.records import Match
from bot.records.text import deal_name, labels, names_of
from bot.render.pointer import Pointer
from bot.render.shown import centre_trick, remarks
from bot.standings import Decided
from bot.standings.decided import NOTHING
from bot.ui.screens.base import body, clip, small
from bot.ui.screens.names import title
from bot.ui.screens.table import worth_text
from bot.ui.transport import control_ids as ids
from bot.ui.transport.id_format import TableControl, base36
from bot.ui.transport.screen import (
    MAX_LABEL,
    MAX_OPTIONS,
    NEUTRAL,
    Button,
    Choice,
    Image,
    Menu,
    Part,
    Row,
    Screen,
    Shown,
    Text,
)

A = TypeVar("A")

TABLE, ALL = "p", "a"
"""Points of view: the public view, or all hands at once. A player's view is named by the player's number."""

CROWN = "👑"
"""Marks what decided the match."""

NEWS = 8
"""Lines about what happened at one moment."""


@dataclass(frozen=True, slots=True)
class Spot:
    """A position in a match: deal (from 1), index of the moment, point of view."""

    deal: int
    moment: int
    eyes: str = TABLE

    @property
    def player(self) -> int | None:
        """The player whose view is shown, None for the public view or all hands."""
        return int(self.eyes) if self.eyes.isdigit() else None


def eyes_of(text: str, players: int) -> str:
    """Return the point of view named in an id or a menu; the public view for an unknown name."""
    return text if text in (TABLE, ALL) or text in map(str, range(players)) else TABLE


def clamp(match: Match, deal: int, moment: int, eyes: str = TABLE) -> Spot:
    """Return the requested spot or the nearest existing one."""
    deal = min(max(deal, 1), len(match.deals))
    last = len(match.deals[deal - 1].moments) - 1
    return Spot(deal, min(max(moment, 0), last), eyes_of(eyes, len(match.names)))


def replay(
    match: Match,
    spot: Spot,
    tricks: Sequence[tuple[int, int, int | None]],
    pictures: Sequence[Shown],
    words: Words,
    decided: Decided = NOTHING,
) -> Screen:
    """Return one moment (S22). ``tricks`` are number, index of the first moment, player who took the trick."""
    view = match.view(match.deals[spot.deal - 1].moments[spot.moment])
    last = len(match.deals[spot.deal - 1].moments) - 1
    above = [f"### {heading(match, words)}", _where(match, spot, view, last, words)]
    parts: list[Part] = [Text("\n".join(above)), *(Image(picture) for picture in pictures)]
    if not pictures:
        parts.append(Text(small(words.text("replay-no-picture"))))
    parts.append(_buttons(match, spot, last, words))
    # Of another length at each moment, so it stands below the buttons, which keep their place from step to step.
    below = _happened(match, view, words)
    below += _hands(match, spot, view, words)
    below += _remarks(match, spot, view, words)
    if below:
        parts.append(Text(body(below, words, 2400)))
    share = Button(words.text("replay-btn-share"), _id(match, spot, ids.SHARE, spot.eyes), emoji="📣")
    eyes = ALL if spot.eyes == ALL else TABLE
    parts.append((watch_button(match.table, words, deal=spot.deal, eyes=eyes), share))
    parts += _menus(match, spot, tricks, words, decided)
    return Screen(tuple(parts), NEUTRAL)


def pointer_of(spot: Spot, view: PublicView, decided: Decided, words: Words) -> Pointer | None:
    """Return what the pictures of this moment point out: that this deal decided the match, and its best trick while it
    is shown; None for any other moment."""
    why: list[str] = []
    card: Card | None = None
    if decided.deal is not None and decided.deal.deal == spot.deal:
        why.append(words.text("render-final-deciding", deal=spot.deal))
    best, trick = decided.best, centre_trick(view)
    shown = trick is not None and bool(trick.cards)
    if best is not None and trick is not None and shown and (best.deal, best.trick.number) == (spot.deal, trick.number):
        why.append(f"{words.text('render-final-best')} {worth_text(best.worth, words)}")
        card = next((one.card for one in trick.cards if one.seat == best.trick.winning), None)
    return Pointer(tuple(why), card) if why else None


def shared(match: Match, deal: int, who: str, picture: Shown, words: Words, *, home: bool) -> Screen:
    """Return the animated picture of a deal, for everybody. ``who`` is the name of the person who shares it ("": must
    not be named). ``home``: everybody who sees the message may open the replay."""
    told = {"game": heading(match, words), "deal": deal_name(deal, words)}
    named = escape(words.person(who, 1)) if who else ""
    said = [words.text("replay-shared", who=named, **told) if named else words.text("replay-shared-unnamed", **told)]
    said += _outcome(match, deal, words)
    button = Button(words.text("replay-btn-open"), ids.REPLAY.id(match.table, deal=deal))
    rows: list[Row] = [(button,)] if home else []
    return Screen((Text(body(said, words, 1500)), Image(picture), *rows), NEUTRAL)


def watched(match: Match, spot: Spot, picture: Shown, ms: int, words: Words) -> Screen:
    """Return a deal that plays by itself, for the person alone. ``spot`` is where its steps begin, ``ms`` how long the
    animated picture runs."""
    seconds = round(ms / 1000)
    runs = words.text("replay-watching", time=f"{seconds // 60}:{seconds % 60:02}")
    where = [words.text("ui-deal-of", deal=spot.deal, deals=len(match.deals)), runs, eyes_name(match, spot.eyes, words)]
    said = [f"### {heading(match, words)}", small(" · ".join(where)), *_outcome(match, spot.deal, words)]
    beside = [
        Button(clip(deal_name(deal, words), MAX_LABEL), ids.WATCH_ON.id(match.table, spot.eyes, deal=deal), emoji=emoji)
        for deal, emoji in ((spot.deal - 1, "◀️"), (spot.deal + 1, "▶️"))
        if 1 <= deal <= len(match.deals)
    ]
    steps = Button(words.text("replay-btn-steps"), _id(match, spot, ids.STEP, f"{spot.eyes}.steps"))
    share = Button(words.text("replay-btn-share"), _id(match, spot, ids.SHARE, spot.eyes), emoji="📣")
    return Screen((Text(body(said, words, 1500)), Image(picture), (*beside, steps, share)), NEUTRAL)


def watch_button(table: str, words: Words, *, deal: int = 0, eyes: str = ALL) -> Button:
    """Return the button that lets a deal (0: the first) play by itself: with all hands face up, for the match is over,
    unless ``eyes`` is the table."""
    return Button(words.text("replay-btn-watch"), ids.WATCH.id(table, eyes, deal=deal), emoji="🎬")


def _outcome(match: Match, deal: int, words: Words) -> list[str]:
    """Return how a deal ended."""
    view = match.view(match.deals[deal - 1].moments[-1])
    lines = [line for count in view.counts if count.deal == view.deal for line in count.outcome]
    names = _escaped(match, view, words)
    return [words.line(line, names) for line in lines]


def heading(match: Match, words: Words) -> str:
    """Return the game and its table, for the text of a message."""
    return f"{title(match.game, words)} {words.text('ui-table-named', name=escape(plain(match.name, match.table)))}"


def _where(match: Match, spot: Spot, view: PublicView, last: int, words: Words) -> str:
    parts = [words.text("ui-deal-of", deal=spot.deal, deals=len(match.deals))]
    if view.trick is not None and view.trick.cards:
        parts.append(words.text("ui-trick-number", number=view.trick.number))
    parts.append(words.text("replay-step", step=spot.moment + 1, steps=last + 1))
    parts.append(eyes_name(match, spot.eyes, words))
    return small(" · ".join(parts))


def _happened(match: Match, view: PublicView, words: Words) -> list[str]:
    names = _escaped(match, view, words)
    said = [words.line(line, names) for line in view.news]
    return [f"- {clip(line, 300)}" for line in said[-NEWS:]]


def _hands(match: Match, spot: Spot, view: PublicView, words: Words) -> list[str]:
    """Return the visible hands in short names, because an alt text has no room for four hands."""
    moment = match.deals[spot.deal - 1].moments[spot.moment]
    names = _escaped(match, view, words)
    pack = names.pack
    found: list[str] = []
    for info in view.seats:
        if spot.eyes == ALL or spot.player == info.player:
            hand = match.seat_view(moment, info.player).hand
            said = " · ".join(words.card_short(pack.slug, card_id) for card_id in pack.names(hand))
            if said:
                found.append(f"**{names.seats[info.seat]}**: {said}")
    return found


def _remarks(match: Match, spot: Spot, view: PublicView, words: Words) -> list[str]:
    """Return the remarks on combinations and debts, of which the picture has room for one; with all hands open it has
    none."""
    if spot.eyes == ALL or view.trick is None:
        return []
    names = _escaped(match, view, words)
    said = [
        f"{names.seats[seat]}: {words.line(line, names)}"
        for seat, _, of in remarks(view)
        if seat is not None
        for line in of
    ]
    return [small(" · ".join(said))] if said else []


def _escaped(match: Match, view: PublicView, words: Words) -> Names:
    names = names_of(match, [info.player for info in view.seats], view.sides, words, view.pack)
    return Names(names.pack, tuple(map(escape, names.seats)), tuple(map(escape, names.sides)))


def eyes_name(match: Match, eyes: str, words: Words) -> str:
    """Return the name of a point of view."""
    if eyes.isdigit():
        return words.text("replay-eyes-of", who=escape(labels(match, words)[int(eyes)]))
    return words.text("replay-eyes-all" if eyes == ALL else "replay-eyes-table")


def _buttons(match: Match, spot: Spot, last: int, words: Words) -> tuple[Button, ...]:
    before, after = _neighbours(match, spot, last)
    steps = (
        ("first", "⏮️", Spot(spot.deal, 0), spot.moment == 0),
        ("back", "◀️", before, before is None),
        ("next", "▶️", after, after is None),
        ("last", "⏭️", Spot(spot.deal, last), spot.moment == last),
    )
    return tuple(
        Button(
            words.text(f"replay-btn-{which}"),
            _id(match, to or spot, ids.STEP, f"{spot.eyes}.{which}"),
            "blue" if which == "next" else "grey",
            emoji=emoji,
            disabled=nowhere,
        )
        for which, emoji, to, nowhere in steps
    )


def _neighbours(match: Match, spot: Spot, last: int) -> tuple[Spot | None, Spot | None]:
    """Return the previous and the next moment, across deals."""
    before = Spot(spot.deal, spot.moment - 1) if spot.moment else None
    if before is None and spot.deal > 1:
        before = Spot(spot.deal - 1, len(match.deals[spot.deal - 2].moments) - 1)
    after = Spot(spot.deal, spot.moment + 1) if spot.moment < last else None
    if after is None and spot.deal < len(match.deals):
        after = Spot(spot.deal + 1, 0)
    return before, after


def _menus(
    match: Match, spot: Spot, tricks: Sequence[tuple[int, int, int | None]], words: Words, decided: Decided
) -> list[Menu]:
    """Return the menus. A crown marks the deal that decided the match, and its best trick."""
    menus: list[Menu] = []
    best = decided.best
    crowned = best.trick.number if best is not None and best.deal == spot.deal else 0
    deciding = decided.deal.deal if decided.deal is not None else 0
    who = labels(match, words)
    if tricks:
        now = max((place for place, (_, index, _) in enumerate(tricks) if index <= spot.moment), default=-1)
        lines = [
            Choice(
                base36(index),
                clip(_trick_label(number, taker, who, words), 100),
                emoji=CROWN if number == crowned else "",
                chosen=place == now,
            )
            for place, (number, index, taker) in enumerate(tricks)
        ]
        menus.append(
            Menu(_id(match, spot, ids.TO_TRICK, spot.eyes), words.text("replay-to-trick"), _window(lines, now))
        )
    if len(match.deals) > 1:
        lines = [
            Choice(
                base36(played.deal),
                deal_name(played.deal, words),
                emoji=CROWN if played.deal == deciding else "",
                chosen=number == spot.deal,
            )
            for number, played in enumerate(match.deals, 1)
        ]
        menus.append(
            Menu(_id(match, spot, ids.TO_DEAL, spot.eyes), words.text("replay-to-deal"), _window(lines, spot.deal - 1))
        )
    eyes = [TABLE, ALL, *map(str, range(len(match.names)))]
    lines = [
        Choice(one, clip(_plain_eyes(match, one, words), 100), chosen=one == spot.eyes) for one in eyes[:MAX_OPTIONS]
    ]
    menus.append(Menu(_id(match, spot, ids.EYES, None), words.text("replay-eyes"), tuple(lines)))
    return menus


def _plain_eyes(match: Match, eyes: str, words: Words) -> str:
    """Return the name of a point of view without markdown, for a menu."""
    if eyes.isdigit():
        return words.text("replay-eyes-of", who=labels(match, words)[int(eyes)])
    return eyes_name(match, eyes, words)


def _trick_label(number: int, taker: int | None, who: Sequence[str], words: Words) -> str:
    if taker is None:
        return words.text("ui-trick-number", number=number)
    return words.text("replay-trick", number=number, who=who[taker])


def _window(lines: Sequence[Choice], around: int) -> tuple[Choice, ...]:
    """Return at most 25 lines of a menu, those around the present one."""
    start = min(max(around - MAX_OPTIONS // 2, 0), max(len(lines) - MAX_OPTIONS, 0))
    return tuple(lines[start : start + MAX_OPTIONS])


def _id(match: Match, spot: Spot, control: TableControl[A], arg: A) -> str:
    return control.id(match.table, arg, deal=spot.deal, asked=spot.moment)
