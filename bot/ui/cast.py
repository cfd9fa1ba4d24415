"""Who sits at a table, by the names people see: for sentences, for buttons and for pictures."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from bot.engine.cards import Pack
from bot.engine.view import Count, PublicView
from bot.games.registry import game
from bot.i18n import Names, Words, distinct, dressed, escape, plain
from bot.render import Cast
from bot.table.look import public_view, seating
from bot.table.model import Chair, TableState
from bot.table.ports import Person

BOT_MARK = "🤖"


@dataclass(frozen=True, slots=True)
class Company:
    """The people of a table in one language.

    ``labels`` by seat and ``side_labels`` by side are plain (buttons); ``names`` are the same, escaped, for the text of
    messages; ``players`` and ``player_names`` the same by player (chair); ``cast`` is what pictures are labelled with.
    """

    labels: tuple[str, ...]
    side_labels: tuple[str, ...]
    players: tuple[str, ...]
    player_names: tuple[str, ...]
    names: Names
    cast: Cast
    here: frozenset[int] = frozenset()
    """The players whose hands are not shown by direct message but by My cards."""

    @property
    def pack(self) -> Pack:
        """The pack the table plays with; its slug is the look of the cards."""
        return self.names.pack


def company(state: TableState, people: Mapping[int, Person], words: Words) -> Company:
    """The people of ``state``. Computer players are marked; equal names are told apart by ·2, ·3 …"""
    bare = distinct([chair_name(chair, people, words, number) for number, chair in enumerate(state.chairs)])
    marked = tuple(_marked(chair, name) for chair, name in zip(state.chairs, bare, strict=True))
    escaped = tuple(escape(name) for name in marked)
    order = seating(state)
    view = public_view(state)
    sides = view.sides if view else ()
    pack = game(state.game).meta.pack
    labels, names = tuple(marked[player] for player in order), tuple(escaped[player] for player in order)
    return Company(
        labels=labels,
        side_labels=_sides(sides, labels, words),
        players=marked,
        player_names=escaped,
        names=Names(dressed(pack, view.pack) if view else pack, names, _sides(sides, names, words)),
        cast=Cast(labels, plain(state.name, "…")),
        here=frozenset(number for number, chair in enumerate(state.chairs) if _plays_here(people, chair)),
    )


def _plays_here(people: Mapping[int, Person], chair: Chair) -> bool:
    person = people.get(chair.person or 0)
    return person is not None and person.surface != "dm"


def seated_as(who: Company, count: Count, view: PublicView, said: Words) -> Company:
    """The people in the seats and sides they had in the deal that was counted: seats rotate in a match (Minchiate M35),
    sides may be formed anew in every deal."""
    if not count.seating and not count.sides:
        return who
    labels = tuple(who.players[player] for player in count.seating) or who.labels
    escaped = tuple(escape(label) for label in labels)
    seats = count.sides or view.sides
    sides, shown = _sides(seats, labels, said), _sides(seats, escaped, said)
    return replace(who, labels=labels, side_labels=sides, names=Names(who.names.pack, escaped, shown))


def _marked(chair: Chair, name: str) -> str:
    return name if chair.level is None else f"{BOT_MARK} {name}"


def chair_name(chair: Chair, people: Mapping[int, Person], words: Words, number: int) -> str:
    """The plain name of whoever sits on a chair; "Player n" where there is none, "former player" for an account
    that is no more (E6)."""
    if chair.level is not None:
        return words.person(chair.bot_name, number + 1)
    person = people.get(chair.person or 0)
    if person is not None and person.user and not person.name:
        return words.text("ui-former-player")
    return words.person(person.name if person else "", number + 1)


def _sides(sides: Sequence[Sequence[int]], labels: Sequence[str], words: Words) -> tuple[str, ...]:
    return tuple(words.joined([labels[seat] for seat in side]) for side in sides)
