"""``/profile``: a player's record on this server, or everywhere in direct messages with the bot.

``best_deal`` builds the picture card of a player's best deal from the log of its match, to be posted for everybody.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import discord
from msgspec.structs import replace

from bot.duplicate.tournament.model import State
from bot.engine.cards import Card
from bot.engine.view import Count, PublicView
from bot.games.registry import game, games
from bot.i18n import Words, escape, plain
from bot.ports.achievements import Records
from bot.ports.people import HIDDEN
from bot.ports.profiles import BESTS, RECENT, Best, Profile, Result
from bot.records import Match, Played
from bot.records.text import deal_name, game_title, labels, names_of
from bot.render import drawn_in_time
from bot.render.best_deal import BestDeal
from bot.services import Services
from bot.table.ports import Person
from bot.table.quota import POST
from bot.teaching.losses import MeanLoss, mean_losses
from bot.ui import screens
from bot.ui.features.dispatch import PagePress
from bot.ui.features.history import MatchLoader, over
from bot.ui.features.page import Page
from bot.ui.features.replay import seating_of
from bot.ui.messages.screen_builder import ScreenBuilder
from bot.ui.requests.answers import Answers, Interaction, TurnedAway
from bot.ui.requests.caller import Caller, Callers
from bot.ui.requests.daily import DailyDeals
from bot.ui.requests.pictures import PICTURE_WAIT
from bot.ui.requests.quotas import Quotas
from bot.ui.requests.visibility import Kind, found, may, placed, shown_to_all
from bot.ui.screens.achievements import badges_screen
from bot.ui.screens.base import day
from bot.ui.screens.losses import losses_content, losses_screen
from bot.ui.screens.names import title
from bot.ui.screens.profile import games_of, profile_arg, profile_empty, profile_screen, profile_sheet
from bot.ui.screens.profile_further import further_lines, tournaments_of
from bot.ui.transport import control_ids as ids
from bot.ui.transport import send
from bot.ui.transport.controls import handles
from bot.ui.transport.id_format import unbase36
from bot.ui.transport.screen import NEUTRAL, Image, Screen, Shown, Text


def best_deal(match: Match, best: Best, player: int, words: Words) -> tuple[BestDeal, str] | None:
    """Return the card of a deal in which ``player`` gained much, and the card faces it is drawn with; None if the match
    has no such deal."""
    played = next((one for one in match.deals if one.deal == best.deal), None)
    if played is None:
        return None
    view = match.view(played.moments[-1])
    count = next((one for one in view.counts if one.deal == best.deal), None)
    look = view.pack
    pack = match.rules.meta.pack
    ids = tuple(pack.names(hand_of(match, played, player)))
    who, date = labels(match, words)[player], day(best.at, words)
    amount = words.text(game(match.game).meta.unit, count=best.gain)
    title = game_title(match.game, words)
    said = ", ".join(words.card_short(look, one) for one in ids)
    sides, outcome = _outcome(match, view, count, player, words)
    alt = words.text("ui-best-alt", who=who, game=title, date=date, amount=amount, cards=said)
    card = BestDeal(
        name=who,
        amount=f"+{amount}",
        terms=" · ".join(
            (words.text("ui-best-terms", game=title, date=date), deal_name(best.deal, words), plain(match.name, "—"))
        ),
        cards=ids,
        sides=sides,
        outcome=outcome,
        alt=" ".join(filter(None, (alt, f"{'; '.join(sides)}." if sides else "", outcome))),
    )
    return card, look


def hand_of(match: Match, played: Played, player: int) -> tuple[Card, ...]:
    """Return the hand a player had when the tricks began: the last one before the first card was played."""
    hand: tuple[Card, ...] = ()
    for moment in played.moments:
        seen = match.seat_view(moment, player)
        begun = seen.public.history or (seen.public.trick is not None and seen.public.trick.cards)
        if begun and hand:
            break
        hand = seen.hand or hand
    return hand


def _outcome(
    match: Match, view: PublicView, count: Count | None, player: int, words: Words
) -> tuple[tuple[str, ...], str]:
    """Return the points of each side, the player's own first, and the outcome."""
    if count is None:
        return (), ""
    sides = count.sides or view.sides
    seating = count.seating or seating_of(view)
    names = names_of(match, seating, sides, words, view.pack)
    seat = seating.index(player)
    made = [
        (seat not in side, f"{' + '.join(names.seats[one] for one in side)}: {words.number(total)}")
        for side, total in zip(sides, count.totals, strict=False)
        if total is not None
    ]
    outcome = " ".join(words.line(line, names) for line in count.outcome)
    return tuple(said for _, said in sorted(made, key=lambda one: one[0])), outcome


def best_screen(who: str, title: str, amount: str, picture: Shown, words: Words) -> Screen:
    """Return the public message of a best deal. ``who`` is escaped already."""
    return Screen((Text(words.text("ui-best-shared", who=who, game=title, amount=amount)), Image(picture)), NEUTRAL)


SEARCHED = 100
"""Matches searched, newest first, for those that may be listed."""

Replays = Callable[[Interaction, Caller, str], Awaitable[None]]
"""Opens the replay of a match, given by its table."""

Plays = Callable[[Interaction, Caller, str, int], Awaitable[None]]
"""Lets a deal play by itself, given by table and number."""


class ProfilePages(Page):
    """Shows records of players. ``replays`` opens a match chosen there, ``plays`` lets a deal play by itself."""

    def __init__(
        self,
        services: Services,
        callers: Callers,
        answers: Answers,
        builder: ScreenBuilder,
        loader: MatchLoader,
        replays: Replays,
        plays: Plays,
    ) -> None:
        super().__init__(services, callers, answers)
        self._builder = builder
        self._loader = loader
        self._replays = replays
        self._plays = plays
        self._quotas = Quotas(services)

    async def command(self, interaction: Interaction, player: discord.abc.User | None) -> None:
        """Answer ``/profile``. Everybody sees it, unless the player wishes to be hidden or has no match here."""
        caller = await self._callers.caller(interaction)
        person = caller.person
        if player is not None and player.id != person.user:
            other = await self._services.store.people.person_of(player.id)
            if other is None:
                who = escape(plain(player.display_name, "—"))
                await self._answers.refuse(interaction, caller, "ui-profile-empty", who=who)
                return
            person = other
        if not await self._may_see(interaction, caller, person):
            who = escape(plain(person.name, "—"))
            await self._answers.refuse(interaction, caller, "ui-profile-hidden", who=who)
            return
        public = interaction.guild_id is not None and await self._services.store.privacy.wish(person.id) != HIDDEN
        profile = await self._services.store.profiles.profile(person.id, guild=interaction.guild_id)
        screen = await self._screen(interaction, caller, person, profile, None, public=public)
        if public and games_of(profile):
            await self._quotas.show(interaction, caller, screen)
        else:
            await self._answers.tell(interaction, screen)

    @handles(ids.PROFILE_REPLAY)
    async def replay(self, press: PagePress, arg: str) -> None:
        """Open the replay of the match that was chosen."""
        await self._replays(press.interaction, press.caller, press.value)

    @handles(ids.PROFILE_WATCH)
    async def watch(self, press: PagePress, arg: str) -> None:
        """Let the best deal that was chosen play by itself."""
        table, _, deal = press.value.partition(".")
        await self._plays(press.interaction, press.caller, table, unbase36(deal) or 0)

    @handles(ids.PROFILE_GAME)
    async def show_game(self, press: PagePress, arg: str) -> None:
        """Show the record of another game."""
        interaction, caller = press.interaction, press.caller
        numbers = [unbase36(part) for part in arg.split(".")]
        people = await self._services.store.people.by_number([number for number in numbers if number is not None])
        person = people.get(numbers[-1] or 0) if len(numbers) == 2 else None
        if person is None or not await self._may_see(interaction, caller, person):
            await self._answers.refuse(interaction, caller, "reply-old-control")
            return
        profile = await self._services.store.profiles.profile(person.id, guild=interaction.guild_id)
        if person.id != caller.person.id and not games_of(profile):
            # Nothing is known of this person here: their name is not shown either.
            await self._answers.refuse(interaction, caller, "reply-old-control")
            return
        message, asked = interaction.message, numbers[0] == caller.person.id
        public = asked and interaction.guild_id is not None and (message is None or not message.flags.ephemeral)
        screen = await self._screen(interaction, caller, person, profile, press.value or None, public=public)
        if asked:
            await send.replace(interaction, screen)
        else:
            await self._answers.tell(interaction, screen)

    async def _may_see(self, interaction: Interaction, caller: Caller, person: Person) -> bool:
        """Return whether the record may be shown: the person's own always, others on a server unless they wish to be
        hidden."""
        if person.id == caller.person.id:
            return True
        wish = await self._services.store.privacy.wish(person.id)
        return wish != HIDDEN and interaction.guild_id is not None

    async def _screen(
        self,
        interaction: Interaction,
        caller: Caller,
        person: Person,
        profile: Profile,
        slug: str | None,
        *,
        public: bool,
    ) -> Screen:
        """Return the record of one game. A ``public`` one lists only matches that everybody there could open."""
        store, said = self._services.store, caller.words
        known = [one for one in games_of(profile) if one in games()]
        if not known:
            return await self._empty(caller, person)
        chosen = slug if slug in known else known[0]
        if chosen != known[0] or len(known) > 1:
            profile = await store.profiles.profile(person.id, guild=interaction.guild_id, game=chosen)
        profile = await self._cleared(interaction, caller, person, profile, chosen, public=public)
        people = await self._named([one.person for one in profile.companions])
        here = interaction.guild_id is not None
        records = await self._records(interaction, caller, person, public=public)
        sheet = profile_sheet(person, profile, chosen, people, said, here=here, records=records)
        theme, large = caller.prefers.theme, caller.prefers.large
        pack = game(chosen).meta.pack.slug
        drawing = self._services.pictures.profile(sheet, pack, said, theme=theme, large=large)
        picture = await drawn_in_time(drawing, PICTURE_WAIT, "a profile")
        arg = profile_arg(caller.person.id, person.id)
        own = person.id == caller.person.id
        losses = await self._losses(caller, chosen) if own and not public else None
        return profile_screen(
            *(person, profile, chosen, sheet, picture, said, arg),
            own=own,
            records=records,
            losses=losses,
            further=await self._further(caller, person, chosen),
        )

    async def _further(self, caller: Caller, person: Person, slug: str) -> list[str]:
        """Return the lines about deals of the day and the tournaments of this server."""
        deals = DailyDeals(self._services)
        entries = await self._services.store.daily.entries_of(person.id, 0)
        streak = await deals.streak(person.id)
        states: list[State] = []
        if self._services.tournaments is not None:
            states = await self._services.tournaments.of_person(person.id, open_only=False)
        here = [one for one in states if caller.guild in (0, one.announced.guild)]
        tournaments = tournaments_of(person.id, here, slug)
        return further_lines(slug, deals.today(), entries, streak, tournaments, caller.words)

    async def _empty(self, caller: Caller, person: Person) -> Screen:
        """Return the page of a person who has finished no match here. Their own offers them the games."""
        own, on_server = person.id == caller.person.id, caller.guild != 0
        posters = await self._builder.posters(caller.words, caller.prefers.theme) if own and on_server else {}
        return profile_empty(person, caller.words, posters, own=own, on_server=on_server)

    async def _losses(self, caller: Caller, slug: str) -> list[MeanLoss]:
        """Return what the person's own decisions in a game cost. They are shown to nobody else."""
        found = await self._services.store.losses.losses(caller.person.id)
        return mean_losses(found.get(slug, ()))

    @handles(ids.PROFILE_LOSSES)
    async def show_losses(self, press: PagePress, arg: str) -> None:
        """Show the person alone what their decisions cost."""
        interaction, caller = press.interaction, press.caller
        said, prefers, pictures = caller.words, caller.prefers, self._services.pictures
        _, _, rest = arg.partition(".")
        number, _, slug = rest.partition(".")
        if slug not in games():
            await self._answers.refuse(interaction, caller, "reply-old-control")
            return
        if unbase36(number) != caller.person.id:
            await self._answers.refuse(interaction, caller, "ui-losses-not-yours")
            return
        losses, picture = losses_content(slug, await self._losses(caller, slug), said), None
        if losses.lines:
            pack = game(slug).meta.pack.slug
            drawing = pictures.losses(losses, pack, said, theme=prefers.theme, large=prefers.large)
            picture = await drawn_in_time(drawing, PICTURE_WAIT, "losses")
        await self._answers.tell(interaction, losses_screen(slug, losses, picture, said, prefers))

    async def _records(self, interaction: Interaction, caller: Caller, person: Person, *, public: bool) -> Records:
        """Return the person's streaks and badges. A badge earned in a match that its readers may not see has no table
        and no time."""
        now, achievements = self._services.clock.now(), self._services.store.achievements
        records = await achievements.records(person.id, now, guild=interaction.guild_id)
        seen = await self._seen(caller, [one.table for one in records.earned], public=public)
        earned = tuple(one if one.table in seen else replace(one, table="", at=0) for one in records.earned)
        return replace(records, earned=earned)

    @handles(ids.PROFILE_BADGES)
    async def show_badges(self, press: PagePress, arg: str) -> None:
        """Show the badges of the person asked about, and how each is earned."""
        interaction, caller = press.interaction, press.caller
        _, _, rest = arg.partition(".")
        number, _, slug = rest.partition(".")
        people = await self._services.store.people.by_number([unbase36(number) or 0])
        person = people.get(unbase36(number) or 0)
        if person is None or slug not in games() or not await self._may_see(interaction, caller, person):
            await self._answers.refuse(interaction, caller, "reply-old-control")
            return
        own = person.id == caller.person.id
        records = await self._records(interaction, caller, person, public=False)
        if not own and not records.earned:
            # Nothing is known of this person here: their name is not shown either.
            await self._answers.refuse(interaction, caller, "reply-old-control")
            return
        await self._answers.tell(interaction, badges_screen(person, records, slug, caller.words, own=own))

    async def _cleared(
        self, interaction: Interaction, caller: Caller, person: Person, profile: Profile, slug: str, *, public: bool
    ) -> Profile:
        """Return the record without lines that lead to a match its readers may not see. The sums stay."""
        bests = profile.played[slug].bests
        recent = [one for one in profile.recent if one.game == slug]
        seen = await self._seen(caller, [one.table for one in (*recent, *bests)], public=public)
        kept: list[Result] = [one for one in recent if one.table in seen]
        begin = len(recent)
        while len(kept) < min(RECENT, len(recent)) and begin < SEARCHED:
            more = await self._services.store.profiles.results(
                person.id, guild=interaction.guild_id, game=slug, offset=begin, count=SEARCHED // 4
            )
            seen |= await self._seen(caller, [one.table for one in more], public=public)
            kept += [one for one in more if one.table in seen]
            begin += SEARCHED // 4 if more else SEARCHED
        played = replace(profile.played[slug], bests=tuple(one for one in bests if one.table in seen)[:BESTS])
        return replace(profile, recent=tuple(kept[:RECENT]), played={**profile.played, slug: played})

    async def _seen(self, caller: Caller, tables: list[str], *, public: bool) -> set[str]:
        """Return the matches that the person may see; if ``public``, those that everybody in the channel may see."""
        places = await self._services.store.tables.places(tables)
        things = {table: placed(Kind.MATCH, place) for table, place in places.items()}
        await found(caller.viewer, things.values())
        allowed = shown_to_all if public else may
        return {table for table, what in things.items() if allowed(caller.viewer, what)}

    @handles(ids.PROFILE_BEST)
    async def show_best(self, press: PagePress, arg: str) -> None:
        """Post the person's best deal as a card for everybody, chosen among those that everybody there may see."""
        interaction, caller = press.interaction, press.caller
        _, _, rest = arg.partition(".")
        number, _, slug = rest.partition(".")
        said, store, me = caller.words, self._services.store, caller.person
        if unbase36(number) != me.id:
            await self._answers.refuse(interaction, caller, "ui-best-not-yours")
            return
        profile = await store.profiles.profile(me.id, guild=interaction.guild_id, game=slug)
        bests = profile.played[slug].bests if slug in profile.played else ()
        seen = await self._seen(caller, [one.table for one in bests], public=True)
        best = next((one for one in bests if one.table in seen), None)
        if best is None:
            await self._answers.refuse(interaction, caller, "reply-not-shown-here" if bests else "reply-old-control")
            return
        state = await self._loader.state(best.table)
        chair = state.chair_of(me.id) if state is not None else None
        if state is None or chair is None or not over(state):
            await self._answers.refuse(interaction, caller, "ui-best-gone")
            return
        here = interaction.guild_id or 0
        refusal = await self._quotas.spend(interaction, caller, POST, here)
        if refusal is not None:
            await self._answers.outcome(interaction, caller, "", TurnedAway(refusal))
            return
        await send.defer(interaction, thinking=True)
        match = await self._loader.match(state, said, me.id if interaction.guild_id is None else 0)
        made = await asyncio.to_thread(best_deal, match, best, chair, said)
        if made is None:
            await self._quotas.give_back(interaction, caller, POST, here)
            await self._answers.refuse(interaction, caller, "ui-best-gone")
            return
        card, look = made
        picture = await self._services.pictures.best_deal(card, look, said)
        who = escape(labels(match, said)[chair])
        await self._answers.tell(interaction, screens.notice(said.text("ui-best-posted"), "done", said))
        screen = best_screen(who, title(slug, said), card.amount, picture, said)
        if await send.publish(interaction, screen) is not None:
            await self._quotas.give_back(interaction, caller, POST, here)
            await self._answers.refuse(interaction, caller, "replay-share-failed")

    async def _named(self, ids: list[int]) -> dict[int, Person]:
        """Return the people among these who may be named."""
        people = await self._services.store.people.by_number(ids)
        hidden = await self._services.store.privacy.hidden(ids)
        return {number: person for number, person in people.items() if number not in hidden}
