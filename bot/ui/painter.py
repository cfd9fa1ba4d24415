"""What each message of a table shows now: from the newest state to a screen with its picture.

A picture that cannot be drawn is left out: the screens say the same in words, and the game never waits for a picture.
"""

from __future__ import annotations

import hashlib
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import replace

import orjson

from bot.engine.view import Count, PublicView, SeatView
from bot.i18n import Words, choose, words
from bot.render import Picture
from bot.services import Services
from bot.store.preferences import DEFAULT, Preferences
from bot.table.look import public_view, seat_view
from bot.table.model import CLOSED, LOBBY, TableState
from bot.table.ports import Person
from bot.table.queue import unmarked
from bot.ui import screens
from bot.ui.cast import Company, seated_as
from bot.ui.drawn import drawn_in_time
from bot.ui.ladder import DUE
from bot.ui.lookup import Lookup, cast_of, deadline_of, words_of
from bot.ui.screen import Image, Screen
from bot.ui.screens.advance import Advance, advance_of
from bot.ui.screens.picks import split

PATIENCE = 0.35
"""Seconds a picture may take where a person waits for the answer; later ones follow by an edit."""


class Painter:
    """Makes screens. Holds nothing."""

    def __init__(self, services: Services, lookup: Lookup) -> None:
        self._services = services
        self._lookup = lookup
        self.stays: Callable[[TableState], bool] = lambda _: False
        """Whether a table will be played in its channel, where it can have no thread (E17); set by the client."""

    @property
    def crowded(self) -> bool:
        """Whether a picture would wait too long for its turn to be drawn: words have to do then (ux.md 5.4)."""
        return self._services.pictures.behind() > DUE

    def table_words(self, state: TableState) -> Words:
        """The language of what everybody sees."""
        return words(choose(state.language, None))

    async def lobby(self, state: TableState) -> Screen:
        """The table's card in the channel."""
        said = self.table_words(state)
        here = state.status == LOBBY and not state.thread and self.stays(state)
        return screens.lobby(state, await self._lookup.company(state, said), said, here=here)

    async def board(self, state: TableState, view: PublicView) -> Screen:
        """The board in the thread."""
        said = self.table_words(state)
        who = await self._lookup.company(state, said)
        owed = self.crowded
        picture = await self._drawn(self._services.pictures.board(view, cast_of(state, who), said))
        screen = screens.board(state, view, who, picture, said, deadline_ms=deadline_of(self._services, state))
        return replace(screen, owed=owed)

    async def count(self, state: TableState, view: PublicView, count: Count) -> Screen:
        """The score sheet of one deal, with the people as they sat then."""
        said = self.table_words(state)
        who = seated_as(await self._lookup.company(state, said), count, view, said)
        # A deal that nobody played has a sheet without a line: words are enough.
        drawing = self._services.pictures.count(view, count, cast_of(state, who), said) if count.lines else None
        picture = await self._drawn(drawing) if drawing is not None else None
        return screens.result(state, count, who, picture, said)

    async def over(self, state: TableState, view: PublicView) -> Screen:
        """The end of the match."""
        said = self.table_words(state)
        return screens.over(state, view, await self._lookup.company(state, said), None, said)

    async def seated(self, state: TableState, person: Person) -> Screen:
        """What a person gets when she sits down; put away once she has got up or the table is closed."""
        said = await words_of(self._services, person)
        if state.chair_of(person.id) is None or state.status == CLOSED:
            return screens.hand_stub(state, said)
        return screens.seated(state, said)

    async def hand(
        self, state: TableState, player: int, said: Words, *, picture: bool = True, patience: float | None = None
    ) -> Screen:
        """A player's panel; with ``patience`` (seconds) without a picture that takes longer."""
        view = seat_view(state, player)
        if view is None:
            return screens.seated(state, said)
        if not state.open:
            return screens.hand_stub(state, said)
        who = await self._lookup.company(state, said)
        kept = await self._services.store.staged(state.id, player, state.asked[player])
        advance = advance_of(state, player, view, kept)
        staged = unmarked(kept) if advance.card is None or advance.soon else ()
        prefers = await self._prefers(state, player)
        owed = picture and bool(view.hand) and self.crowded
        drawn = (
            await self._hand_picture(state, view, who, said, staged, prefers, patience, advance) if picture else None
        )
        deadline = deadline_of(self._services, state, player)
        screen = screens.hand(
            state, view, who, drawn, said, staged, deadline_ms=deadline, prefers=prefers, advance=advance
        )
        return replace(screen, owed=owed)

    async def zone(self, state: TableState, player: int, index: int, said: Words) -> Screen | None:
        """A private look at one group of a player's cards, None if there is no such group now."""
        view = seat_view(state, player)
        if view is None or not 0 <= index < len(view.zones):
            return None
        who = await self._lookup.company(state, said)
        found, prefers = view.zones[index], await self._prefers(state, player)
        picture = None
        if found.cards:
            public = view.public
            drawing = self._services.pictures.cards(
                *(said.text(found.key), found.cards, public.pack, said),
                game=public.game,
                theme=prefers.theme,
                large=prefers.large,
            )
            picture = await self._drawn(drawing, PATIENCE)
        return screens.zone(state, view, index, who, picture, said, prefers=prefers)

    async def reading(self, state: TableState, action: str, said: Words) -> Screen | None:
        """What a public button shows to the one who pressed it, None before the match has begun."""
        view = public_view(state)
        if view is None:
            return None
        who = await self._lookup.company(state, said)
        match action:
            case "last":
                return screens.last_trick(state, view, who, said)
            case "score":
                return screens.score(state, view, who, said)
            case _:
                return screens.table_words(state, view, who, said)

    async def spectator(self, state: TableState, said: Words, free: TableState | None) -> Screen:
        """What My cards shows to somebody who does not sit here; ``free`` is where she may sit down."""
        return screens.spectator(state, public_view(state), await self._lookup.company(state, said), said, free)

    async def _hand_picture(
        self,
        state: TableState,
        view: SeatView,
        who: Company,
        said: Words,
        staged: tuple[int, ...],
        prefers: Preferences,
        patience: float | None,
        advance: Advance,
    ) -> Picture | None:
        if not view.hand:
            return None
        chosen = frozenset(split(staged)[0]) if any(one.cards for one in view.decisions) else frozenset[int]()
        if advance.card is not None and advance.open:
            chosen = frozenset({advance.card})
        drawing = self._services.pictures.hand(
            view, cast_of(state, who), said, chosen=chosen, theme=prefers.theme, large=prefers.large
        )
        return await self._drawn(drawing, patience)

    async def _prefers(self, state: TableState, player: int) -> Preferences:
        """How the player wishes to see her cards."""
        person = state.chairs[player].person
        return DEFAULT if person is None else await self._services.store.preferences(person)

    async def _drawn(self, drawing: Awaitable[Picture], patience: float | None = None) -> Picture | None:
        if self.crowded:
            if isinstance(drawing, Coroutine):
                drawing.close()
            return None
        return await drawn_in_time(drawing, patience)


def digest(screen: Screen) -> str:
    """A name for what a person would see. Pictures count by their alt text, which says the whole position, and by their
    look: their file names change with every start of the process, and that is no reason to send them again."""
    plain = [
        ("picture", part.picture.alt, part.look, part.veiled) if isinstance(part, Image) else part
        for part in screen.parts
    ]
    return hashlib.sha256(orjson.dumps((screen.accent, plain))).hexdigest()[:16]
