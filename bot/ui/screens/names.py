"""Names at a table, for sentences, buttons and pictures: people, games, rule sets, lengths and paces."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from bot.cache import LruCache
from bot.engine.cards import Pack, Seat
from bot.engine.text import SeatArg, SideArg
from bot.engine.view import Count, PublicView
from bot.games.registry import game
from bot.i18n import Names, Words, distinct, escape, plain
from bot.render import PlayerNames
from bot.table.model import Chair, TableState
from bot.table.ports import Person
from bot.table.selectors import public_view, seating
from cards_art.card_emojis import emoji_names

BOT_MARK = "🤖"


@dataclass(frozen=True, slots=True)
class Company:
    """The people of a table in one language.

    ``labels`` by seat and ``side_labels`` by side are plain text (buttons); ``names`` are the same, escaped for the
    text of messages. ``players`` and ``player_names`` are plain and escaped names by player (chair), ``faces`` the
    names of bots by player ("" for a person). ``cast`` labels the pictures.
    """

    labels: tuple[str, ...]
    side_labels: tuple[str, ...]
    players: tuple[str, ...]
    player_names: tuple[str, ...]
    names: Names
    cast: PlayerNames
    faces: tuple[str, ...] = ()
    here: frozenset[int] = frozenset()
    """Players who see their hand in My cards instead of direct messages."""
    marks: Mapping[str, str] = field(default_factory=dict[str, str], hash=False)
    """Tags of the emojis of cards by card id, in the language and theme of the reader; a card may have none."""
    worded: bool = False
    """Whether several cards are named in words instead of a row of emojis, whose names say little to who listens."""

    @property
    def pack(self) -> Pack:
        """The pack the table plays with; its slug is the look of the cards."""
        return self.names.pack

    def spoken_to(self, seat: Seat, sides: Sequence[Sequence[Seat]]) -> Company:
        """Return the same people for a text that only the player at ``seat`` reads. A side is theirs if they are alone
        on it; what a pair has done, the player and the others of it have."""
        own = tuple(SideArg(number) for number, side in enumerate(sides) if tuple(side) == (seat,))
        shared = [(SideArg(number), tuple(side)) for number, side in enumerate(sides) if seat in side and len(side) > 1]
        pair = next(((side, tuple(one for one in seats if one != seat)) for side, seats in shared), None)
        return replace(self, names=replace(self.names, you=(SeatArg(seat), *own), pair=pair))

    def in_words(self) -> Company:
        """Return the same people for a text that is read by ear."""
        return replace(self, worded=True)

    @property
    def marked(self) -> Names:
        """The names with the emojis of cards, for the text of messages only: not for buttons, menus and pictures."""
        return replace(self.names, marks=self.marks)


Marks = Callable[[str], Mapping[str, str]]
"""A function that returns the emojis of a pack's cards: their tags by card id."""


_NONE: Mapping[str, str] = {}
"""No tags: always the same object, because :func:`company` recognises tags by it."""


def no_marks(_: str, /) -> Mapping[str, str]:
    """Return no emojis, so that cards are shown with those of their suits."""
    return _NONE


def marks_of(ids: Mapping[str, int], pack: str, language: str, theme: str) -> Mapping[str, str]:
    """Return the tags ("<:name:id>") of a pack's cards by card id, of those whose emoji is among ``ids``. A card
    without one is shown with the emoji of its suit."""
    if not ids:
        return _NONE
    # ``ids`` is never changed, only replaced.
    made, found = _MARKS.get((pack, language, theme), (None, {}))
    if made is not ids:
        names = emoji_names(pack, language, theme)
        found = {card_id: f"<:{name}:{ids[name]}>" for card_id, name in names.items() if name in ids}
        _MARKS[pack, language, theme] = (ids, found)
    return found


_MARKS: LruCache[tuple[str, str, str], tuple[Mapping[str, int], Mapping[str, str]]] = LruCache(64)
"""The latest tags by pack, language and theme, with the ids from which they were made."""

_COMPANIES: LruCache[tuple[str, Words, int], tuple[Any, Company]] = LruCache(256)
"""The latest people by table and words, with what they were made from. A played card shows the same people in the
message of each player and on the board."""


def company(state: TableState, people: Mapping[int, Person], words: Words, marks: Marks = no_marks) -> Company:
    """Return the people of ``state``. Bots are marked; equal names are distinguished by ·2, ·3 …"""
    view = public_view(state)
    sides = view.sides if view else ()
    pack = state.rules.meta.pack
    dress = pack.dressed(view.pack) if view else pack
    tags = marks(dress.slug)
    key = (state.id, words, id(tags))
    facts = (state.chairs, state.name, seating(state), sides, dress, dict(people), tags)
    known = _COMPANIES.get(key)
    if known is None or known[0] != facts:
        known = _COMPANIES[key] = (facts, _company(state, people, words, sides, dress, tags))
    return known[1]


def _company(
    state: TableState,
    people: Mapping[int, Person],
    words: Words,
    sides: Sequence[Sequence[Seat]],
    dress: Pack,
    tags: Mapping[str, str],
) -> Company:
    bare = distinct(tuple(chair_name(chair, people, words, number) for number, chair in enumerate(state.chairs)))
    marked = tuple(_marked(chair, name) for chair, name in zip(state.chairs, bare, strict=True))
    escaped = tuple(escape(name) for name in marked)
    order = seating(state)
    labels, names = tuple(marked[player] for player in order), tuple(escaped[player] for player in order)
    faces = tuple(chair.bot_name if chair.level is not None else "" for chair in state.chairs)
    return Company(
        labels=labels,
        side_labels=_sides(sides, labels, words),
        players=marked,
        player_names=escaped,
        names=Names(dress, names, _sides(sides, names, words)),
        cast=PlayerNames(labels, plain(state.name, "…"), tuple(faces[player] for player in order)),
        faces=faces,
        here=frozenset(number for number, chair in enumerate(state.chairs) if _plays_here(people, chair)),
        marks=tags,
    )


def _plays_here(people: Mapping[int, Person], chair: Chair) -> bool:
    person = people.get(chair.person or 0)
    return person is not None and person.surface != "dm"


def seated_as(who: Company, count: Count, view: PublicView, said: Words) -> Company:
    """Return the people in the seats and sides of the deal that was counted: seats rotate in a match (Minchiate M35),
    and sides may change with every deal."""
    if not count.seating and not count.sides:
        return who
    labels = tuple(who.players[player] for player in count.seating) or who.labels
    faces = tuple(who.faces[player] for player in count.seating) or who.cast.faces
    escaped = tuple(escape(label) for label in labels)
    seats = count.sides or view.sides
    sides, shown = _sides(seats, labels, said), _sides(seats, escaped, said)
    cast = PlayerNames(labels, who.cast.table, faces)
    return replace(who, labels=labels, side_labels=sides, names=Names(who.names.pack, escaped, shown), cast=cast)


def _marked(chair: Chair, name: str) -> str:
    return name if chair.level is None else f"{BOT_MARK} {name}"


def chair_name(chair: Chair, people: Mapping[int, Person], words: Words, number: int) -> str:
    """Return the plain name of the player on a chair; "Player n" if there is no name, "former player" for a deleted
    account (E6)."""
    if chair.level is not None:
        return words.person(chair.bot_name, number + 1)
    person = people.get(chair.person or 0)
    if person is not None and person.user and not person.name:
        return words.text("ui-former-player")
    return words.person(person.name if person else "", number + 1)


def _sides(sides: Sequence[Sequence[int]], labels: Sequence[str], words: Words) -> tuple[str, ...]:
    return tuple(words.joined([labels[seat] for seat in side]) for side in sides)


def game_name(state: TableState, words: Words) -> str:
    """Return the name of the table's game."""
    return title(state.game, words)


def title(slug: str, words: Words) -> str:
    """Return the name of a game from its catalogue, otherwise its slug as a proper name."""
    key = f"game-{slug}"
    return words.text(key) if words.has(key) else slug.title()


def preset_name(slug: str, preset: str, words: Words) -> str:
    """Return the name of a rule set: of the game's default one if ``preset`` is empty, and ``preset`` itself if the
    catalogue has no name for it."""
    key = f"preset-{slug}-{preset}"
    if preset and words.has(key):
        return words.text(key)
    default = next(iter(game(slug).meta.presets), None)
    if not preset and default is not None and words.has(f"preset-{slug}-{default.key}"):
        return words.text(f"preset-{slug}-{default.key}")
    return preset


def length_name(slug: str, length: int, words: Words) -> str:
    """Return the length of a match as text."""
    key = f"option-{slug}-{game(slug).meta.length_option}--{length}"
    return words.text(key) if words.has(key) else words.text("ui-length", count=length)


def pace_name(pace: str, words: Words) -> str:
    """Return the name of a pace."""
    return words.text(f"ui-pace-{pace}")
