"""``/daily``: the deal of the day. Only the person who asks sees it, until they share their result.

The ids of a deal in play name its day, its game and the number of the choice: an entry belongs to the person who
presses, so that a second device continues the same one, and a control of an earlier choice changes nothing.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from bot.cache import LruCache
from bot.duplicate.board import FIRST_DAY, begins, number_of
from bot.duplicate.entry import PERSON, Position, UnreadableEntry, position
from bot.duplicate.ranking import rank
from bot.duplicate.visibility import Visible, visible
from bot.engine.actions import Action, Pick
from bot.engine.view import SeatView
from bot.games.registry import game, games
from bot.ports.daily import EVERYBODY, DailyDeal, DailyEntry
from bot.records import encode, record_of_entry
from bot.render import Picture, drawn_in_time
from bot.services import Services
from bot.table.quota import POST
from bot.ui import screens
from bot.ui.features.card_answers import DECIDING, STAGING, Chosen
from bot.ui.features.dispatch import PagePress
from bot.ui.features.page import Page
from bot.ui.requests.answers import Answers, Interaction, TurnedAway, in_time
from bot.ui.requests.caller import Caller, Callers
from bot.ui.requests.daily import DailyDeals, board_of_deal
from bot.ui.requests.quotas import Quotas
from bot.ui.screens.card_picker import one_tap
from bot.ui.screens.daily import (
    DailyContext,
    OfGame,
    day_screen,
    key_of,
    one_deal,
    play_screen,
    pretended,
    read_key,
    seat_of_one_deal,
    start_screen,
)
from bot.ui.screens.daily_result import (
    leader_lines,
    line_screen,
    missed_screen,
    open_hands,
    result_screen,
    shared_screen,
    shown_moments,
)
from bot.ui.screens.guide import read_staged
from bot.ui.screens.names import Company, company, seated_as, title
from bot.ui.transport import control_ids as ids
from bot.ui.transport import send
from bot.ui.transport.controls import handles
from bot.ui.transport.id_format import Control, unbase36, whole
from bot.ui.transport.load import DUE
from bot.ui.transport.screen import Screen

DRAWING = 8.0
"""Seconds a picture may take. After that the screen is shown in words."""

REMEMBERED = 1024
"""People whose last answer is remembered."""

DAYS_BACK = 30
"""Days within which a game counts as the one played last."""

LEADERS = 3
"""Entries that are named when a deal has ended."""


class DailyPages(Page):
    """Answers ``/daily`` and its controls."""

    def __init__(self, services: Services, callers: Callers, answers: Answers) -> None:
        super().__init__(services, callers, answers)
        self._deals = DailyDeals(services)
        self._quotas = Quotas(services)
        self._rest = round(services.settings.press_rest * 1000)
        self._answered: LruCache[int, int] = LruCache(REMEMBERED)
        """When each person last answered: a control that has just taken the place of another one takes no press."""

    async def command(self, interaction: Interaction, slug: str | None) -> None:
        """Answer ``/daily``: the deals of today, or that of one game."""
        caller = await self._callers.caller(interaction)
        making = self._opened(caller, self._deals.today(), slug) if slug in games() else self._day(caller, None)
        await self._answers.tell(interaction, await in_time(interaction, making, thinking=True))

    @handles(ids.DAILY)
    async def day(self, press: PagePress, arg: str) -> None:
        """Show the deals of a day; without one, of today."""
        await self._replace(press, await in_time(press.interaction, self._day(press.caller, whole(arg))))

    @handles(ids.DAILY_OPEN)
    async def open(self, press: PagePress, key: str) -> None:
        """Show a deal: before, while or after the person plays it. A deal that nobody asked for does not exist."""
        found = read_key(key)
        making = self._opened(press.caller, *found) if found is not None else self._day(press.caller, None)
        await self._replace(press, await in_time(press.interaction, making))

    @handles(ids.DAILY_START)
    async def start(self, press: PagePress, key: str) -> None:
        """Begin a deal, or continue it if the person has begun it on another device."""
        deal = await self._named(key)
        if deal is None or not self._deals.runs(deal):
            await self._refuse_ended(press)
            return
        now = self._services.clock.now()
        await self._services.store.daily.begin(deal.day, deal.game, press.caller.person.id, now)
        await self._replace(press, await in_time(press.interaction, self._opened(press.caller, deal.day, deal.game)))

    @handles(*ids.DAILY_STEPS.values())
    async def step(self, press: PagePress, arg: str) -> None:
        """Take one step of a deal. A control of an earlier choice shows where the deal stands and changes nothing."""
        key, _, rest = arg.partition("-")
        deal = await self._named(key)
        if deal is None:
            await self._answers.refuse(press.interaction, press.caller, "reply-old-control")
        elif not self._deals.runs(deal):
            await self._refuse_ended(press)
        else:
            await self._step(press, deal, rest)

    async def _step(self, press: PagePress, deal: DailyDeal, rest: str) -> None:
        interaction, caller = press.interaction, press.caller
        entry = await self._services.store.daily.entry(deal.day, deal.game, caller.person.id)
        parts = rest.split("-", 2)
        if entry is None or len(parts) != 3:
            await self._answers.refuse(interaction, caller, "reply-old-control")
            return
        step, told, argument = parts
        staged: tuple[int, ...] = ()
        try:
            at = await self._deals.at(deal, entry)
            if at.decision is not None and whole(step) == at.steps and not self._just_answered(caller):
                one = one_tap(at.view.decisions, caller.prefers)
                found = chosen_by(press.control, argument, press.values, at, told, one=one)
                if isinstance(found, tuple):
                    staged = found
                else:
                    await self._deals.choose(deal, entry, at, found)
                    self._answered[caller.person.id] = self._services.clock.now()
        except UnreadableEntry:
            await self._answers.refuse(interaction, caller, "reply-old-control")
            return
        await self._replace(press, await in_time(interaction, self._opened(caller, deal.day, deal.game, staged)))

    def _just_answered(self, caller: Caller) -> bool:
        last = self._answered.get(caller.person.id)
        return last is not None and 0 <= self._services.clock.now() - last < self._rest

    async def _refuse_ended(self, press: PagePress) -> None:
        await self._answers.refuse(press.interaction, press.caller, "reply-day-ended")

    async def _named(self, key: str) -> DailyDeal | None:
        """Return the deal that an id names, None if there is none."""
        found = read_key(key)
        if found is None or found[1] not in games():
            return None
        return await self._deals.of_day(*found)

    async def _replace(self, press: PagePress, screen: Screen) -> None:
        await send.in_place(press.interaction, screen)

    # -- screens

    async def _day(self, caller: Caller, day: int | None) -> Screen:
        """Return the page of a day; of today if the day is in the future or was before the first one."""
        today = self._deals.today()
        day = day if day is not None and FIRST_DAY <= day < today else today
        last = await self._played_last(caller, today)
        slugs = sorted(games(), key=lambda slug: slug != last)
        if day < today:
            await self._deals.settle()
        found = [await self._of_game(caller, day, slug) for slug in slugs]
        streak = await self._deals.streak(caller.person.id)
        return day_screen(day, found, streak, caller.words, running=day == today)

    async def _played_last(self, caller: Caller, today: int) -> str | None:
        """Return the game of the person's last deal of an earlier day, else that of their last match."""
        person = caller.person.id
        found = await self._services.store.daily.entries_of(person, today - DAYS_BACK)
        before = next((one.game for one in found if one.day < today), None)
        return before or await self._services.store.profiles.played_last(person, caller.guild)

    async def _of_game(self, caller: Caller, day: int, slug: str) -> OfGame:
        book = self._services.store.daily
        deal = await book.deal(day, slug)
        entry = await book.entry(day, slug, caller.person.id)
        if deal is None or visible(deal, entry) is Visible.NOTHING:
            return OfGame(slug, entry)
        results = await book.results(day, slug)
        score = entry.score if entry is not None else None
        return OfGame(slug, entry, rank(results, score) if score is not None else None, sum(results.values()))

    async def _opened(self, caller: Caller, day: int, slug: str, staged: tuple[int, ...] = ()) -> Screen:
        """Return a deal as this person may see it now."""
        deal = await self._deals.of_day(day, slug) if slug in games() and day <= self._deals.today() else None
        if deal is None:
            return await self._day(caller, None)
        book, person = self._services.store.daily, caller.person.id
        if caller.guild:
            await book.visit(day, caller.guild, person)
        entry = await book.entry(day, slug, person)
        sees = visible(deal, entry)
        if sees is not Visible.NOTHING:
            return await self._result(caller, deal, entry, ended=sees is Visible.ALL)
        if not self._deals.runs(deal):
            return screens.notice(caller.words.text("reply-day-ended"), "refused", caller.words)
        if entry is None:
            return start_screen(deal, board_of_deal(deal).seal, caller.words)
        return await self._playing(caller, deal, entry, staged)

    async def _playing(self, caller: Caller, deal: DailyDeal, entry: DailyEntry, staged: tuple[int, ...]) -> Screen:
        try:
            at = await self._deals.at(deal, entry)
        except UnreadableEntry:
            return screens.notice(caller.words.text("reply-day-changed"), "refused", caller.words)
        view, prefers, words = seat_of_one_deal(at.view), caller.prefers, caller.words
        who = self._company(at, caller).spoken_to(view.seat, view.public.sides)
        desk = DailyContext(
            *(pretended(at, caller.person.id, words), view, PERSON, who, words, staged),
            one_tap=one_tap(view.decisions, prefers),
            tiles=prefers.panel != "words",
            key=key_of(deal.day, deal.game),
            step=at.steps,
        )
        return play_screen(desk, at, await self._hand(view, who, caller, staged), prefers)

    async def _hand(self, view: SeatView, who: Company, caller: Caller, staged: tuple[int, ...]) -> Picture | None:
        pictures, prefers = self._services.pictures, caller.prefers
        if pictures.behind() > DUE:
            return None
        look = {"theme": prefers.theme, "large": prefers.large}
        if not view.hand:
            drawing = pictures.board(view.public, who.cast, caller.words, **look)
        else:
            cards = frozenset(card for card in staged if card in view.hand)
            drawing = pictures.hand(view, who.cast, caller.words, chosen=cards, **look)
        return await drawn_in_time(drawing, DRAWING)

    async def _result(self, caller: Caller, deal: DailyDeal, entry: DailyEntry | None, *, ended: bool) -> Screen:
        words = caller.words
        leaders = await self._leaders(caller, deal) if ended else ()
        if entry is None or entry.score is None:
            results = await self._services.store.daily.results(deal.day, deal.game)
            return missed_screen(deal, board_of_deal(deal).seal, results, leaders, words)
        try:
            at = await self._deals.at(deal, entry)
        except UnreadableEntry:
            return screens.notice(words.text("reply-day-changed"), "refused", words)
        ranks = await self._deals.ranks(deal, entry, caller.guild)
        streak = await self._deals.streak(caller.person.id)
        who = self._company(at, caller)
        return result_screen(
            *(deal, entry, at, ranks, who, await self._count(at, who, caller), words),
            ended=ended,
            leaders=leaders,
            streak=streak,
        )

    async def _count(self, at: Position, who: Company, caller: Caller) -> Picture | None:
        """Return the score sheet of a counted entry."""
        view = one_deal(at.public)
        count = next(iter(reversed(view.counts)), None)
        pictures, prefers = self._services.pictures, caller.prefers
        if count is None or not count.lines or pictures.behind() > DUE:
            return None
        seated = seated_as(who, count, view, caller.words)
        drawing = pictures.count(view, count, seated.cast, caller.words, theme=prefers.theme, large=prefers.large)
        return await drawn_in_time(drawing, DRAWING)

    async def _leaders(self, caller: Caller, deal: DailyDeal) -> Sequence[str]:
        """Return the best entries of a deal that has ended, on this server where anybody here has played."""
        book, circle = self._services.store.daily, caller.guild or EVERYBODY
        found = await book.leaders(deal.day, deal.game, circle, LEADERS)
        if not caller.guild:
            # Names are shown on the servers of the people alone.
            found = [one for one in found if one.person == caller.person.id]
        results = await book.results(deal.day, deal.game, circle)
        people = await self._callers.named_people([one.person for one in found], caller.person.id)
        placed = [(rank(results, one.score).place, one.person, one.score) for one in found]
        return leader_lines(deal.game, placed, {number: one.name for number, one in people.items()}, caller.words)

    def _company(self, at: Position, caller: Caller) -> Company:
        marks = self._callers.marks(caller.words, caller.prefers.theme)
        state = pretended(at, caller.person.id, caller.words)
        return company(state, {caller.person.id: caller.person}, caller.words, marks)

    # -- after a deal

    @handles(ids.DAILY_SHARE)
    async def share(self, press: PagePress, key: str) -> None:
        """Post the person's result in this channel: game, number, result, place, the tricks, and no card."""
        interaction, caller = press.interaction, press.caller
        deal = await self._named(key)
        book, person = self._services.store.daily, caller.person.id
        entry = await book.entry(deal.day, deal.game, person) if deal is not None else None
        if deal is None or entry is None or entry.score is None:
            await self._answers.refuse(interaction, caller, "reply-old-control")
            return
        here = interaction.guild_id or 0
        refusal = await self._quotas.spend(interaction, caller, POST, here)
        if refusal is not None:
            await self._answers.outcome(interaction, caller, "", TurnedAway(refusal))
            return
        place = rank(await book.results(deal.day, deal.game), entry.score)
        named = await self._callers.named_people([person], 0 if here else person)
        who = named[person].name if person in named else ""
        screen = shared_screen(deal, entry, place, who, caller.words)
        if await send.show(interaction, screen) is not None:
            await self._quotas.give_back(interaction, caller, POST, here)
            await self._answers.refuse(interaction, caller, "ui-day-share-failed")

    @handles(ids.DAILY_FILE)
    async def file(self, press: PagePress, key: str) -> None:
        """Send the person's entry as a match file, once the deal has ended: ``germini verify`` checks it."""
        interaction, caller = press.interaction, press.caller
        deal = await self._named(key)
        entry = (
            await self._services.store.daily.entry(deal.day, deal.game, caller.person.id) if deal is not None else None
        )
        if deal is None or entry is None or visible(deal, entry) is not Visible.ALL:
            await self._answers.refuse(interaction, caller, "reply-old-control")
            return
        await send.defer(interaction, thinking=True)
        try:
            at = await self._deals.at(deal, entry)
        except UnreadableEntry:
            await self._answers.refuse(interaction, caller, "reply-day-changed")
            return
        words = caller.words
        names = self._company(at, caller).players
        named = words.text("ui-day-deal", game=title(deal.game, words), number=number_of(deal.day))
        times = (entry.begun_at, max(entry.begun_at, min(entry.done_at, begins(deal.day + 2))))
        data = encode(record_of_entry(at, named, names, times))
        name = f"germini-{deal.game}-{number_of(deal.day)}.json"
        await send.hand_out(interaction, words.text("ui-day-file-here"), ((name, data),))

    @handles(ids.DAILY_LINE)
    async def line(self, press: PagePress, arg: str) -> None:
        """Show a moment of the best line, once the deal has ended."""
        key, _, rest = arg.partition("-")
        deal = await self._named(key)
        moment = whole(rest.partition("-")[0])
        if deal is None or moment is None or not deal.best or visible(deal, None) is not Visible.ALL:
            await self._answers.refuse(press.interaction, press.caller, "reply-old-control")
            return
        await self._replace(press, await in_time(press.interaction, self._moment(press.caller, deal, moment)))

    async def _moment(self, caller: Caller, deal: DailyDeal, moment: int) -> Screen:
        at = await asyncio.to_thread(position, board_of_deal(deal), deal.best.split())
        moments = shown_moments(at)
        moment = min(max(moment, 0), len(moments) - 1)
        after = at.taken[moments[moment]].after
        then = Position(at.board, after)
        marks = self._callers.marks(caller.words, caller.prefers.theme)
        who = company(pretended(then, None, caller.words), {}, caller.words, marks)
        pictures, prefers = self._services.pictures, caller.prefers
        picture: Picture | None = None
        if pictures.behind() <= DUE:
            drawing = pictures.open_table(
                open_hands(then), who.cast, caller.words, theme=prefers.theme, large=prefers.large
            )
            picture = await drawn_in_time(drawing, DRAWING)
        return line_screen(deal, at, moment, moments, who, picture, caller.words)


def chosen_by(
    control: Control, argument: str, values: list[str], at: Position, told: str, *, one: bool
) -> Action | tuple[int, ...]:
    """Return the answer that a control gives, or what is staged after it. ``one``: choosing a card plays it. Raises
    UnreadableEntry for anything else."""
    assert at.decision is not None
    staged = read_staged(at.decision, told)
    own = ids.OF_PANEL[control]
    try:
        meant = own.arg.read(argument)
    except ValueError as error:
        raise UnreadableEntry(argument) from error
    on = Chosen(values, (at.decision,), at.view, game(at.board.game).meta.pack, staged)
    if one and own in (ids.CARD, ids.PICK):
        card = unbase36(on.value) if own is ids.PICK else meant
        if card not in at.decision.cards:
            raise UnreadableEntry(argument)
        return Pick((card,))
    action = DECIDING[own](meant, on) if own in DECIDING else None
    if action is not None:
        return action
    kept = STAGING[own](meant, on) if own in STAGING else None
    if kept is None:
        raise UnreadableEntry(argument)
    return kept
