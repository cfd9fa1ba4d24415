"""``/profile``: a player's record on this server, or one's own everywhere in the direct messages with the bot."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import discord
from msgspec.structs import replace

from bot.games.registry import game, games
from bot.i18n import escape, plain
from bot.records.text import labels
from bot.render.best_deal import best_deal_picture
from bot.render.profile import profile_picture
from bot.services import Services
from bot.store.nobody import HIDDEN
from bot.store.records import RECENT, Profile, Result
from bot.table.ports import Person
from bot.table.quota import POST
from bot.ui import deliver, screens
from bot.ui.answers import Answers, Interaction, TurnedAway
from bot.ui.best_deals import best_deal, best_screen
from bot.ui.drawn import PATIENCE, drawn_in_time
from bot.ui.ids import unbase36
from bot.ui.lookup import Caller, Lookup
from bot.ui.matches import Shelf, over
from bot.ui.page import Page
from bot.ui.page_items import PageId
from bot.ui.quotas import Quotas
from bot.ui.reach import Kind, found, may, placed, shown_to_all
from bot.ui.screen import Screen
from bot.ui.screens.naming import title
from bot.ui.screens.profiles import games_of, profile_arg, profile_empty, profile_screen, profile_sheet

SEARCHED = 100
"""Matches looked through, newest first, for those that may be listed."""

Replays = Callable[[Interaction, Caller, str], Awaitable[None]]
"""Opens a match, by its table, to be leafed through."""


class ProfilePages(Page):
    """Records of players. ``replays`` opens a match chosen there."""

    def __init__(self, services: Services, lookup: Lookup, answers: Answers, replays: Replays) -> None:
        super().__init__(services, lookup, answers)
        self._shelf = Shelf(services, lookup)
        self._replays = replays
        self._quotas = Quotas(services)

    async def command(self, interaction: Interaction, player: discord.abc.User | None) -> None:
        """``/profile``: everybody sees it, unless the player wishes not to be named."""
        caller = await self._lookup.caller(interaction)
        person = caller.person
        if player is not None and player.id != person.user:
            other = await self._services.store.person_of(player.id)
            if other is None:
                who = escape(plain(player.display_name, "—"))
                await self._answers.refuse(interaction, caller, "ui-profile-empty", who=who)
                return
            person = other
        if not await self._may_see(interaction, caller, person):
            who = escape(plain(person.name, "—"))
            await self._answers.refuse(interaction, caller, "ui-profile-hidden", who=who)
            return
        public = interaction.guild_id is not None and await self._services.store.wish(person.id) != HIDDEN
        screen = await self._screen(interaction, caller, person, None, public=public)
        if public:
            await self._quotas.show(interaction, caller, screen)
        else:
            await self._answers.tell(interaction, screen)

    async def press(self, interaction: Interaction, caller: Caller, control: PageId, values: list[str]) -> None:
        """Another game was chosen, or the best deal is to be shown."""
        if control.deed == "best":
            await self._show_best(interaction, caller, control.arg)
            return
        if control.deed == "replay":
            await self._replays(interaction, caller, values[0] if values else "")
            return
        numbers = [unbase36(part) for part in control.arg.split(".")]
        people = await self._services.store.people([number for number in numbers if number is not None])
        person = people.get(numbers[-1] or 0) if len(numbers) == 2 else None
        if person is None or not await self._may_see(interaction, caller, person):
            await self._answers.refuse(interaction, caller, "reply-old-control")
            return
        profile = await self._services.store.profile(person.id, guild=interaction.guild_id)
        if person.id != caller.person.id and not games_of(profile):
            # Somebody of whom nothing is known here: not even her name is told.
            await self._answers.refuse(interaction, caller, "reply-old-control")
            return
        message, asked = interaction.message, numbers[0] == caller.person.id
        public = asked and interaction.guild_id is not None and (message is None or not message.flags.ephemeral)
        screen = await self._screen(interaction, caller, person, values[0] if values else None, public=public)
        if asked:
            await deliver.replace(interaction, screen)
        else:
            await self._answers.tell(interaction, screen)

    async def _may_see(self, interaction: Interaction, caller: Caller, person: Person) -> bool:
        """One's own always; others where they are named: on the server, or everywhere."""
        if person.id == caller.person.id:
            return True
        wish = await self._services.store.wish(person.id)
        return wish != HIDDEN and interaction.guild_id is not None

    async def _screen(
        self, interaction: Interaction, caller: Caller, person: Person, slug: str | None, *, public: bool
    ) -> Screen:
        """The record of one game. What is ``public`` names matches only that everybody there could open."""
        store, said = self._services.store, caller.words
        profile = await store.profile(person.id, guild=interaction.guild_id)
        known = [one for one in games_of(profile) if one in games()]
        if not known:
            return profile_empty(person, said)
        chosen = slug if slug in known else known[0]
        if chosen != known[0] or len(known) > 1:
            profile = await store.profile(person.id, guild=interaction.guild_id, game=chosen)
        profile = await self._cleared(interaction, caller, person, profile, chosen, public=public)
        people = await self._named([one.person for one in profile.companions])
        here = interaction.guild_id is not None
        sheet = profile_sheet(person, profile, chosen, people, said, here=here)
        theme, large = caller.prefers.theme, caller.prefers.large
        pack = game(chosen).meta.pack.slug
        drawing = self._services.pictures.drawn(lambda: profile_picture(sheet, pack, said, theme=theme, large=large))
        picture = await drawn_in_time(drawing, PATIENCE, "a profile")
        arg = profile_arg(caller.person.id, person.id)
        own = person.id == caller.person.id
        return profile_screen(person, profile, chosen, sheet, picture, said, arg, own=own)

    async def _cleared(
        self, interaction: Interaction, caller: Caller, person: Person, profile: Profile, slug: str, *, public: bool
    ) -> Profile:
        """The same record without a line that would lead into a match its readers may not see. Sums stay."""
        bests = profile.played[slug].bests
        recent = [one for one in profile.recent if one.game == slug]
        seen = await self._seen(caller, [one.table for one in (*recent, *bests)], public=public)
        kept: list[Result] = [one for one in recent if one.table in seen]
        begin = len(recent)
        while len(kept) < min(RECENT, len(recent)) and begin < SEARCHED:
            more = await self._services.store.results(
                person.id, guild=interaction.guild_id, game=slug, offset=begin, count=SEARCHED // 4
            )
            seen |= await self._seen(caller, [one.table for one in more], public=public)
            kept += [one for one in more if one.table in seen]
            begin += SEARCHED // 4 if more else SEARCHED
        played = replace(profile.played[slug], bests=tuple(one for one in bests if one.table in seen))
        return replace(profile, recent=tuple(kept[:RECENT]), played={**profile.played, slug: played})

    async def _seen(self, caller: Caller, tables: list[str], *, public: bool) -> set[str]:
        """Those of these matches that the person may reach, or, in what is ``public``, everybody who sees it."""
        places = await self._services.store.places(tables)
        things = {table: placed(Kind.MATCH, place) for table, place in places.items()}
        await found(caller.viewer, things.values())
        allowed = shown_to_all if public else may
        return {table for table, what in things.items() if allowed(caller.viewer, what)}

    async def _show_best(self, interaction: Interaction, caller: Caller, arg: str) -> None:
        """Post one's best deal as a card for everybody: of those that everybody there may see."""
        _, _, rest = arg.partition(".")
        number, _, slug = rest.partition(".")
        said, store, me = caller.words, self._services.store, caller.person
        if unbase36(number) != me.id:
            await self._answers.refuse(interaction, caller, "ui-best-not-yours")
            return
        profile = await store.profile(me.id, guild=interaction.guild_id, game=slug)
        bests = profile.played[slug].bests if slug in profile.played else ()
        seen = await self._seen(caller, [one.table for one in bests], public=True)
        best = next((one for one in bests if one.table in seen), None)
        if best is None:
            await self._answers.refuse(interaction, caller, "reply-not-shown-here" if bests else "reply-old-control")
            return
        state = await self._shelf.state(best.table)
        chair = state.chair_of(me.id) if state is not None else None
        if state is None or chair is None or not over(state):
            await self._answers.refuse(interaction, caller, "ui-best-gone")
            return
        here = interaction.guild_id or 0
        refusal = await self._quotas.spend(interaction, caller, POST, here)
        if refusal is not None:
            await self._answers.outcome(interaction, caller, "", TurnedAway(refusal))
            return
        await deliver.defer(interaction, thinking=True)
        match = await self._shelf.match(state, said, me.id if interaction.guild_id is None else 0)
        made = await asyncio.to_thread(best_deal, match, best, chair, said)
        if made is None:
            await self._quotas.give_back(interaction, caller, POST, here)
            await self._answers.refuse(interaction, caller, "ui-best-gone")
            return
        card, look = made
        picture = await self._services.pictures.drawn(lambda: best_deal_picture(card, look, said))
        who = escape(labels(match, said)[chair])
        await self._answers.tell(interaction, screens.notice(said.text("ui-best-posted"), "done", said))
        screen = best_screen(who, title(slug, said), card.amount, picture, said)
        if await deliver.publish(interaction, screen) is not None:
            await self._quotas.give_back(interaction, caller, POST, here)
            await self._answers.refuse(interaction, caller, "replay-share-failed")

    async def _named(self, ids: list[int]) -> dict[int, Person]:
        """Those of these people who may be named."""
        people = await self._services.store.people(ids)
        hidden = await self._services.store.hidden(ids)
        return {number: person for number, person in people.items() if number not in hidden}
