"""Build the screen of each message of a table from the newest state, with its picture.

A picture that cannot be drawn is left out: the text says the same, and the game never waits for a picture.
"""

from __future__ import annotations

import asyncio
import hashlib
import time
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from dataclasses import replace

import orjson
from msgspec import structs

from bot.cache import LruCache
from bot.engine.text import Line
from bot.engine.view import Count, PublicView, SeatView
from bot.i18n import Words, choose, words
from bot.ports.achievements import MatchGain
from bot.ports.people import DEFAULT_PREFERENCES, Preferences, Theme
from bot.render import FinalResult, Picture, drawn_in_time
from bot.render.shown import shown_cards
from bot.services import Services
from bot.standings import PlayedDeal
from bot.table.autoplay import put_off, unmarked
from bot.table.model import FINISHED, LOBBY, TableState
from bot.table.ports import Person
from bot.table.selectors import public_view, seat_of, seat_view, seating
from bot.ui import screens
from bot.ui.messages.past_deals import PastDeals
from bot.ui.messages.reactions import Reactions
from bot.ui.requests.caller import Callers, deadline_of, player_names_of, words_of
from bot.ui.screens.card_picker import split
from bot.ui.screens.hand import Advance, advance_of
from bot.ui.screens.names import Company, seated_as
from bot.ui.screens.offers import lobby_table, offered, poster_of
from bot.ui.screens.result import seat_in
from bot.ui.transport import control_ids as ids
from bot.ui.transport.id_format import Control
from bot.ui.transport.load import DUE
from bot.ui.transport.screen import Image, Screen, Shown

ANSWER_PICTURE_WAIT = 0.35
"""Seconds to wait for a picture while a person waits for the answer. A later picture follows by an edit."""


TURN_PICTURE_WAIT = 1.5
"""Seconds to wait for the picture of a table in play. What is shown without it gets it as soon as it can be drawn."""

TURN_WAIT = DUE
"""Seconds that a message waits to be built before those that follow do without their pictures."""

POSTER_WAIT = 2.0
"""Seconds to wait for posters, which are drawn once."""

POSTERS = 32
"""Number of posters kept, about 65 kB each."""

FINALS = 16
"""Number of pictures of the end of a match kept, about 100 kB each."""


class ScreenBuilder:
    """Builds screens. It holds no state of tables."""

    def __init__(self, services: Services, callers: Callers) -> None:
        self._services = services
        self._callers = callers
        self.past = PastDeals(services)
        self.reactions = Reactions()
        self._posters: LruCache[tuple[str, str, str], Picture] = LruCache(POSTERS)
        self._finals: LruCache[tuple[FinalResult, Theme, bool], Picture] = LruCache(FINALS)
        self.stays: Callable[[TableState], bool] = lambda _: False
        """Return whether a table will be played in its channel, because it can have no thread (E17). Set by the
        client."""
        self.behind: Callable[[], float] = float
        """Return for how many seconds a message has waited to be built. Set by the client."""

    @property
    def crowded(self) -> bool:
        """Whether pictures, or the messages that show them, wait too long, so that screens are shown without them
        (ux.md 5.4)."""
        return self._services.pictures.behind() > DUE or self.behind() > TURN_WAIT

    def table_words(self, state: TableState) -> Words:
        """Return the language of the table's public messages."""
        return words(choose(state.language, None))

    async def lobby(self, state: TableState, *, patience: float | None = None) -> Screen:
        """Build the table's card in the channel. With ``patience`` (seconds), a picture that takes longer is left
        out."""
        said = self.table_words(state)
        here = state.status == LOBBY and not state.thread and self.stays(state)
        who = await self._callers.company(state, said)
        content = lobby_table(state, who, said) if state.status == LOBBY and not state.check else None
        owed = content is not None and self.crowded
        picture = await self._drawn(self._services.pictures.lobby(content), patience) if content is not None else None
        return replace(screens.lobby(state, who, said, picture, here=here), owed=owed)

    async def posters(
        self, said: Words, theme: str = "dark", *, only: str = "", patience: float | None = POSTER_WAIT
    ) -> dict[str, Picture | None]:
        """Return the posters of all games, or that of the ``only`` one, None for each that takes longer than
        ``patience`` (seconds)."""
        drawn = await asyncio.gather(*(self._poster(slug, said, theme, patience) for slug in offered(only)))
        return dict(zip(offered(only), drawn, strict=True))

    async def _poster(self, slug: str, said: Words, theme: str, patience: float | None) -> Picture | None:
        key = (slug, said.language, theme)
        if key not in self._posters:
            drawing = self._services.pictures.poster(poster_of(slug, said), theme=theme)
            picture = await drawn_in_time(drawing, patience)
            if picture is None:
                return None
            self._posters[key] = picture
        return self._posters[key]

    async def board(self, state: TableState, view: PublicView) -> Screen:
        """Build the board in the thread."""
        view, said = told_as(state, view), self.table_words(state)
        who = await self._callers.company(state, said)
        owed = self.crowded
        begun = time.monotonic()
        drawing = self._services.pictures.board(view, player_names_of(state, who), said)
        picture = await self._drawn(drawing, TURN_PICTURE_WAIT)
        owed = owed or (picture is None and time.monotonic() - begun >= TURN_PICTURE_WAIT)
        deadline = deadline_of(self._services, state)
        reactions = self.reactions.shown(state.id, view) if state.id in self.reactions.made else ()
        screen = screens.board(state, view, who, picture, said, deadline_ms=deadline, reactions=reactions)
        return replace(screen, owed=owed)

    async def count(self, state: TableState, view: PublicView, count: Count) -> Screen:
        """Build the score sheet of one deal, with the people who sat there then."""
        said = self.table_words(state)
        everybody = await self._callers.company(state, said)
        who = seated_as(everybody, count, view, said)
        # The score sheet of a deal without play has no lines and needs no picture.
        told = count if state.board is None else structs.replace(count, deal=state.board.deal)
        drawing = self._services.pictures.count(view, told, player_names_of(state, who), said) if count.lines else None
        picture = await self._drawn(drawing) if drawing is not None else None
        played = await self.past.deal(state, view, count.deal)
        shown = await self._banner(state, view, played, everybody, said)
        return screens.result(state, count, who, picture, said, played, shown)

    async def names_hidden(self, state: TableState) -> bool:
        """Return whether somebody who has sat at the table, as a substitute too, hides their name."""
        sat = {one for chair in state.chairs for one in (chair.person, chair.first, *chair.substitutes)}
        return bool(await self._services.store.privacy.hidden([one for one in sat if one is not None]))

    async def _banner(
        self,
        state: TableState,
        view: PublicView,
        played: PlayedDeal | None,
        who: Company,
        said: Words,
        player: int | None = None,
        prefers: Preferences = DEFAULT_PREFERENCES,
        patience: float | None = None,
    ) -> Picture | None:
        """Draw the banner of a deal's first highlight, for ``player`` or (None) for everybody; None if it has none."""
        content = screens.highlight_banner(state, view, played, who, said, player) if played is not None else None
        if content is None:
            return None
        drawing = self._services.pictures.banner(content, theme=prefers.theme, large=prefers.large)
        return await self._drawn(drawing, patience)

    async def over(self, state: TableState, view: PublicView) -> Screen:
        """Build the message for the end of the match."""
        said = self.table_words(state)
        who = await self._callers.company(state, said)
        return await self._over(state, view, who, said)

    async def _over(self, state: TableState, view: PublicView, who: Company, said: Words) -> Screen:
        """Build the end of a match for everybody, or that of the deal of a tournament."""
        if state.board is not None:
            return screens.board_over(state, who, said)
        picture = await self.final_picture(state, view, who, said)
        return screens.over(state, view, who, picture, said, await self._gains(state))

    async def shared(self, state: TableState) -> Screen | None:
        """Build the result of a finished match as it is posted in the table's channel; None for any other table."""
        said, view = self.table_words(state), public_view(state)
        if state.status != FINISHED or view is None or state.board is not None:
            return None
        who = await self._callers.company(state, said)
        return screens.shared_result(state, who, await self.final_picture(state, view, who, said), said)

    async def final_picture(
        self,
        state: TableState,
        view: PublicView,
        who: Company,
        said: Words,
        player: int | None = None,
        prefers: Preferences = DEFAULT_PREFERENCES,
        patience: float | None = None,
    ) -> Picture | None:
        """Draw the end of a match, for ``player`` or (None) for everybody. With ``patience`` (seconds), a picture that
        takes longer is left out."""
        deals, decided = await self.past.ended(state)
        content = screens.final_result(state, view, decided, deals, who, said, player)
        key = (content, prefers.theme, prefers.large)
        picture = self._finals.get(key)
        if picture is None:
            drawing = self._services.pictures.final(content, theme=prefers.theme, large=prefers.large)
            picture = await self._drawn(drawing, patience)
        if picture is not None:
            self._finals[key] = picture
        return picture

    async def _gains(self, state: TableState) -> tuple[MatchGain, ...]:
        """Return what a finished match changed for its players."""
        return await self._services.store.achievements.of_match(state.id)

    async def seated(self, state: TableState, person: Person) -> Screen:
        """Build the direct message a person gets when they sit down."""
        return screens.seated(state, await words_of(self._services, person))

    async def hand(
        self,
        state: TableState,
        player: int,
        said: Words,
        *,
        picture: bool = True,
        patience: float | None = None,
        kept: Sequence[Shown] = (),
    ) -> Screen:
        """Build a player's panel. With ``patience`` (seconds), a picture that takes longer is left out. Without
        ``picture`` nothing is drawn, and the panel has the ``kept`` pictures where it will have new ones."""
        view = seat_view(state, player)
        if view is None:
            return screens.seated(state, said)
        view = structs.replace(view, public=told_as(state, view.public)) if state.board is not None else view
        prefers = await self._prefers(state, player)
        who = await self._callers.company(state, said, prefers.theme)
        if not state.open:
            its = (state, view, who, said, player, prefers)
            return await self._ended(*its, picture=picture, patience=patience, kept=kept)
        stored = await self._services.store.messages.staged(state.id, player, state.asked[player])
        advance, waiting = advance_of(state, player, view, stored), put_off(stored)
        staged = unmarked(stored) if advance.card is None or advance.soon else ()
        count = self._count_of(state, view, who, said)
        pictured = bool(count[0].lines if count is not None else shown_cards(view))
        owed = picture and pictured and self.crowded
        drawn: Shown | None = None
        banner: Shown | None = None
        if not picture and pictured and kept and not self.crowded:
            drawn, banner = kept[-1], kept[0] if count is not None and len(kept) > 1 else None
        elif picture and count is not None:
            played = await self.past.deal(state, view.public, count[0].deal)
            drawn, banner = await asyncio.gather(
                self._count_picture(view, *count, said, prefers, patience, player),
                self._banner(state, view.public, played, who, said, player, prefers, patience),
            )
        elif picture:
            begun, longest = time.monotonic(), TURN_PICTURE_WAIT if patience is None else patience
            drawn = await self._hand_picture(state, view, who, said, staged, prefers, longest, advance)
            owed = owed or (patience is None and drawn is None and time.monotonic() - begun >= longest)
        # A picture that comes later needs no text in its place; one that does not come does. A deal that nobody played
        # has none: its result is one line.
        missing = self.crowded or (picture and patience is None and pictured)
        bare = drawn is None and missing and (pictured or count is None)
        screen = screens.hand(
            state,
            view,
            who,
            drawn,
            said,
            staged,
            deadline_ms=deadline_of(self._services, state, player),
            prefers=prefers,
            advance=advance,
            undo=None if waiting is None else waiting[0],
            wordy=bare,
            count=count,
            # The banner does not come without the count: a panel with a picture counts as complete.
            banner=banner if drawn is not None else None,
            named=self._services.tables.plays_elsewhere(state, player),
        )
        return replace(screen, owed=owed)

    async def in_words(self, state: TableState, player: int, said: Words) -> Screen | None:
        """Build everything that a player's panel shows as text: between two deals the count. None before the match has
        begun."""
        view = seat_view(state, player)
        if view is None:
            return None
        who = await self._callers.company(state, said)
        count = self._count_of(state, view, who, said)
        if count is not None:
            sides = count[0].sides or view.public.sides
            own = count[1].spoken_to(seat_in(count[0], view, player), sides)
            return screens.result_words(count[0], own, said, sides)
        return screens.hand_words(state, view, who, said, deadline_ms=deadline_of(self._services, state, player))

    async def _ended(
        self,
        state: TableState,
        view: SeatView,
        who: Company,
        said: Words,
        player: int,
        prefers: Preferences,
        *,
        picture: bool,
        patience: float | None,
        kept: Sequence[Shown],
    ) -> Screen:
        """Build what remains of a panel: the end of the match, or a stub if it was closed."""
        if state.status != FINISHED or state.chairs[player].person is None:
            return screens.hand_stub(state, said)
        if state.board is not None:
            return screens.board_over(state, who, said, player)
        owed, drawn = picture and self.crowded, kept[-1] if kept and not (picture or self.crowded) else None
        if picture:
            drawn = await self.final_picture(state, view.public, who, said, player, prefers, patience)
        screen = screens.over(state, view.public, who, drawn, said, await self._gains(state), player)
        return replace(screen, owed=owed)

    def _count_of(self, state: TableState, view: SeatView, who: Company, said: Words) -> tuple[Count, Company] | None:
        """Return the count of the deal that has just ended, with the people of that deal; None during a deal, and after
        one that was thrown in, which has no count."""
        count = next(iter(view.public.counts[-1:]), None)
        if count is None or not state.between or count.deal != view.public.deal:
            return None
        return count, seated_as(who, count, view.public, said)

    async def _count_picture(
        self,
        view: SeatView,
        count: Count,
        who: Company,
        said: Words,
        prefers: Preferences,
        patience: float | None,
        player: int,
    ) -> Picture | None:
        """Draw the score sheet of a deal for its only reader; None for one without play."""
        if not count.lines:
            return None
        drawing = self._services.pictures.count(
            *(view.public, count, who.cast, said),
            theme=prefers.theme,
            large=prefers.large,
            you=seat_in(count, view, player),
        )
        return await self._drawn(drawing, patience)

    async def zone(self, state: TableState, player: int, index: int, said: Words) -> Screen | None:
        """Build the private view of one group of a player's cards, or None if there is no such group now."""
        view = seat_view(state, player)
        if view is None or not 0 <= index < len(view.zones):
            return None
        found, prefers = view.zones[index], await self._prefers(state, player)
        who = await self._callers.company(state, said, prefers.theme)
        picture = None
        if found.cards:
            public = view.public
            drawing = self._services.pictures.cards(
                *(said.text(found.key), found.cards, public.pack, said),
                game=public.game,
                theme=prefers.theme,
                large=prefers.large,
            )
            picture = await self._drawn(drawing, ANSWER_PICTURE_WAIT)
        return screens.zone(state, view, index, who, picture, said, prefers=prefers)

    async def reading(
        self, state: TableState, control: Control, said: Words, theme: Theme, deal: int = 0, player: int | None = None
    ) -> Screen | None:
        """Build what a public button shows to the person who pressed it, or None before the match has begun. ``deal``
        is one whose count is wanted, 0 for the table as it is. ``player`` is the person's chair, None if they have
        none."""
        view = public_view(state)
        if view is None:
            return None
        who = await self._callers.company(state, said, theme)
        count = next((one for one in view.counts if one.deal == deal), None)
        if count is not None:
            then, sides = seated_as(who, count, view, said), count.sides or view.sides
            if player is not None:
                then = then.spoken_to((count.seating or seating(state)).index(player), sides)
            return screens.result_words(count, then, said, sides)
        if player is not None:
            who = who.spoken_to(seat_of(state, player), view.sides)
        shown: dict[Control, Callable[..., Screen]] = {
            ids.LAST_TRICK: screens.last_trick,
            ids.SCORE: screens.score,
            ids.AS_TEXT: screens.table_words,
        }
        return shown[control](state, view, who, said)

    async def spectator(self, state: TableState, said: Words, free: TableState | None) -> Screen:
        """Build what My cards shows to a person who does not sit here, or after the match: its result. ``free`` is a
        table with a free chair for them."""
        view = public_view(state)
        if state.status == FINISHED and view is not None:
            return await self._over(state, view, await self._callers.company(state, said), said)
        return screens.spectator(state, public_view(state), await self._callers.company(state, said), said, free)

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
        if not shown_cards(view):
            return None
        chosen = frozenset(split(staged)[0]) if any(one.cards for one in view.decisions) else frozenset[int]()
        if advance.card is not None and advance.open:
            chosen = frozenset({advance.card})
        drawing = self._services.pictures.hand(
            view, player_names_of(state, who), said, chosen=chosen, theme=prefers.theme, large=prefers.large
        )
        return await self._drawn(drawing, patience)

    async def _prefers(self, state: TableState, player: int) -> Preferences:
        """Return the player's display preferences, the defaults for a computer player."""
        person = state.chairs[player].person
        return DEFAULT_PREFERENCES if person is None else await self._services.store.preferences.chosen_by(person)

    async def _drawn(self, drawing: Awaitable[Picture], patience: float | None = None) -> Picture | None:
        if self.crowded:
            if isinstance(drawing, Coroutine):
                drawing.close()
            return None
        return await drawn_in_time(drawing, patience)


def told_as(state: TableState, view: PublicView) -> PublicView:
    """Return a view as it is told: at the table of a tournament its deal has the number that it has in the round, and
    no match goes on or ends."""
    board = state.board
    if board is None:
        return view
    told = structs.replace(view, deal=board.deal, deals=0)
    return told if state.open else structs.replace(told, status=(Line("ui-duplicate-over"),), news=())


def digest(screen: Screen) -> str:
    """Return a hash of what a person would see.

    Pictures count by their alternative text, which describes the whole position, and by their look. Their file names
    change with every start of the process and would cause needless edits.
    """
    plain = [
        ("picture", part.picture.alt, part.look, part.veiled) if isinstance(part, Image) else part
        for part in screen.parts
    ]
    return hashlib.sha256(orjson.dumps((screen.accent, plain))).hexdigest()[:16]
