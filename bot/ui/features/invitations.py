"""Invite people to a table, and let players agree on another pace or table talk (ux.md 1.1, 1.2; T17)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import discord
from msgspec.structs import replace as changed

from bot.cache import TtlCache
from bot.engine.actions import Refusal
from bot.i18n import choose, escape, plain, words
from bot.services import Services
from bot.table import commands as cmd
from bot.table.model import LOBBY, TableState
from bot.table.ports import Slot
from bot.table.quota import INVITE, POST
from bot.ui import screens
from bot.ui.features.dispatch import TablePress
from bot.ui.messages.passing_notes import note_named
from bot.ui.requests.admission import Admission
from bot.ui.requests.answers import Answers, Interaction, TurnedAway
from bot.ui.requests.caller import Caller, Callers
from bot.ui.requests.quotas import UNDONE, Quotas, sentence
from bot.ui.requests.visibility import Kind, Thing
from bot.ui.screens.lobby import invitation, inviting, pace_vote, welcomed
from bot.ui.screens.thread_messages import talk_vote
from bot.ui.transport import control_ids as ids
from bot.ui.transport import send
from bot.ui.transport.controls import handles
from bot.ui.transport.id_format import base36, whole
from bot.ui.transport.screen import Screen
from bot.ui.transport.send import Failure

AGAIN = 10 * 60_000
"""Milliseconds before the same person may be invited to the same table again: an invitation makes a sound."""
REMEMBERED = 4096

Vote = cmd.AskPace | cmd.AskTalk
"""Settings that a running match changes by agreement."""


class Guest(NamedTuple):
    """A person who is invited: Discord id, name, whether it is a bot."""

    id: int
    name: str
    bot: bool


class Guests:
    """Answers invitations, and votes on the pace and the table talk of a running match."""

    def __init__(
        self,
        client: send.Channels,
        services: Services,
        callers: Callers,
        answers: Answers,
        admission: Admission,
    ) -> None:
        self._client = client
        self._services = services
        self._callers = callers
        self._answers = answers
        self._admission = admission
        self._quotas = Quotas(services)
        self._invited: TtlCache[tuple[str, int], None] = TtlCache(REMEMBERED, AGAIN, services.clock.now)

    async def command(self, interaction: Interaction, player: discord.abc.User) -> None:
        """Answer ``/table invite`` and the menu of a person: invite to the player's own table that has not begun."""
        caller = await self._callers.caller(interaction)
        rows = await self._services.store.tables.listed(guild=interaction.guild_id or 0, person=caller.person.id)
        here = interaction.channel_id
        waiting = sorted((row for row in rows if row.status == LOBBY), key=lambda row: row.channel != here)
        state = await self._callers.state(waiting[0].id) if waiting else None
        if state is None:
            await self._answers.refuse(interaction, caller, "reply-no-lobby")
            return
        await send.defer(interaction, thinking=True)
        done, said = await self._invite(interaction, caller, state, Guest(player.id, player.display_name, player.bot))
        await self._answers.tell(interaction, screens.notice(said, "done" if done else "refused", caller.words))

    @handles(ids.INVITE)
    async def ask(self, press: TablePress) -> None:
        """Ask whom to invite."""
        await self._answers.tell(press.interaction, inviting(press.state, press.caller.words))

    @handles(ids.AGREE_TALK)
    async def agree_talk(self, press: TablePress, talk: str) -> None:
        """Agree to other rules of table talk."""
        await self.vote(press.interaction, press.caller, press.state, cmd.AskTalk(talk))

    @handles(ids.AGREE_PACE)
    async def agree_pace(self, press: TablePress, pace: str) -> None:
        """Agree to another pace."""
        await self.vote(press.interaction, press.caller, press.state, cmd.AskPace(pace))

    @handles(ids.INVITED)
    async def chosen(self, press: TablePress) -> None:
        """Invite the people who were chosen."""
        interaction, caller, state = press.interaction, press.caller, press.state
        data: dict[str, Any] = dict(interaction.data or {})
        users = (data.get("resolved") or {}).get("users") or {}
        await send.defer(interaction)
        lines: list[str] = []
        sent = False
        for value in dict.fromkeys(press.values):
            user = users.get(value)
            number = whole(value)
            if user is not None and number is not None:
                name = str(user.get("global_name") or user.get("username") or "…")
                done, said = await self._invite(interaction, caller, state, Guest(number, name, bool(user.get("bot"))))
                lines.append(said)
                sent = sent or done
        text = "\n".join(lines) or caller.words.text("reply-old-control")
        await send.in_place(interaction, screens.notice(text, "done" if sent else "refused", caller.words))

    async def _invite(
        self, interaction: Interaction, caller: Caller, state: TableState, guest: Guest
    ) -> tuple[bool, str]:
        """Invite one person. Return whether the invitation was posted, and what to tell the inviting player."""
        who = escape(plain(guest.name, "…"))
        why = await self._why_not(caller, state, guest)
        if why:
            return False, caller.words.text(why, who=who)
        refusal = await self._quotas.spend(interaction, caller, INVITE, state.guild, guest=guest.id)
        if refusal is not None:
            self._invited.pop((state.id, guest.id), None)
            named = Refusal(refusal.code, {**refusal.args, "who": guest.name})
            return False, sentence(named, caller)
        said = words(choose(state.language, None))
        screen = invitation(state, escape(plain(caller.person.name, "…")), guest.id, said)
        where = self._client.get_partial_messageable(state.thread or state.channel)
        asked = discord.AllowedMentions(users=[discord.Object(guest.id)], everyone=False, roles=False)
        sending = where.send(view=screen.view(), allowed_mentions=asked)
        sent = await send.attempt(sending, "inviting")
        if isinstance(sent, Failure):
            self._invited.pop((state.id, guest.id), None)
            await self._quotas.give_back(interaction, caller, INVITE, state.guild, guest=guest.id)
            return False, caller.words.text("reply-invite-failed", who=who)
        now = self._services.clock.now()
        row = Slot(state.id, f"invite:{sent.id}", state.thread or state.channel, sent.id, now, state.seq)
        await self._services.store.messages.save_slot(row)
        return True, caller.words.text("reply-invited", who=who)

    async def taken(self, state: TableState, message: int) -> None:
        """Record that an invitation was accepted: its message says who sits there, as long as the table is open."""
        rows = await self._services.store.messages.slots(state.id)
        row = next((row for row in rows if row.slot == f"invite:{message}"), None)
        if row is not None:
            await self._services.store.messages.save_slot(changed(row, gone=True))
            await note_named(self._services, state, row.channel, row.message)

    async def sat_down(self, caller: Caller, table: str, outcome: cmd.Outcome) -> None:
        """Let the invitations of a person who sat down by another control say that they sit there.

        Whom a message invites is not stored: the message itself tells whom it mentions.
        """
        state = await self._callers.state(table) if isinstance(outcome, cmd.Applied) else None
        if state is None:
            return
        rows = await self._services.store.messages.slots(table)
        for row in rows:
            if row.gone or not row.slot.startswith("invite:"):
                continue
            where = self._client.get_partial_messageable(row.channel)
            shown = await send.attempt(where.fetch_message(row.message), "looking at an invitation")
            if isinstance(shown, Failure) or caller.person.user not in {one.id for one in shown.mentions}:
                continue
            await self.taken(state, row.message)
            await send.edit(self._client, row.channel, row.message, self.welcomed(caller, state))

    def welcomed(self, caller: Caller, state: TableState) -> Screen:
        """Return what an invitation says once its guest sits there, in the table's language."""
        return welcomed(state, escape(plain(caller.person.name, "…")), words(choose(state.language, None)))

    async def _why_not(self, caller: Caller, state: TableState, guest: Guest) -> str:
        """Return the key of the reason against inviting this person, "" if there is none; then the invitation is
        remembered."""
        known = await self._services.store.people.person_of(guest.id)
        reasons: list[tuple[str, Callable[[], bool]]] = [
            ("refusal-already-started", lambda: state.status != LOBBY),
            ("refusal-not-seated", lambda: state.chair_of(caller.person.id) is None and not caller.moderates(state)),
            ("reply-invite-bot", lambda: guest.bot),
            ("reply-invite-there", lambda: known is not None and state.chair_of(known.id) is not None),
            ("refusal-table-full", lambda: not any(chair.free for chair in state.chairs)),
        ]
        found = next((key for key, holds in reasons if holds()), "")
        if found:
            return found
        if await self._services.store.servers.barred(state.guild, guest.id):
            # Only moderators of the server may read who is barred.
            reads = caller.may(Thing(Kind.BANS, state.guild))
            return "reply-invite-barred" if reads else "reply-invite-not"
        if known is not None and known.id in await self._services.store.blocks.blocked_by(caller.person.id):
            return "reply-invite-blocked"
        if known is not None and await self._declines(caller, known.id):
            return "reply-invite-declined"
        key = (state.id, guest.id)
        if key in self._invited:
            return "reply-invite-again"
        self._invited[key] = None
        return ""

    async def _declines(self, caller: Caller, guest: int) -> bool:
        """Return whether the guest wants no invitations, or none from this person. The caller must not say which of the
        two."""
        store = self._services.store
        return (await store.preferences.chosen_by(guest)).invites == "none" or bool(
            await store.blocks.blocking([guest], caller.person.id)
        )

    async def wish(self, interaction: Interaction, caller: Caller, state: TableState, pace: str, talk: str) -> None:
        """Take the settings form of a running match: the other players are asked about each change."""
        votes: list[Vote] = [cmd.AskTalk(talk)] if talk not in ("", state.talk) else []
        if pace not in ("", state.pace) or not votes:
            votes.insert(0, cmd.AskPace(pace))
        for vote in votes:
            await self.vote(interaction, caller, state, vote)

    async def vote(self, interaction: Interaction, caller: Caller, state: TableState, body: Vote) -> None:
        """Ask for another pace or table talk of the running match, or agree to it. The message in the thread shows who
        agrees."""
        turned_away = await self._admission.change(caller, state, body) if isinstance(body, cmd.AskPace) else None
        # One form may ask for both; each is submitted exactly once.
        kind = "p" if isinstance(body, cmd.AskPace) else "k"
        message = interaction.message
        agrees = message is not None and message.channel.id == (state.thread or state.channel)
        if turned_away is None and not agrees:
            refusal = await self._quotas.spend(interaction, caller, POST, state.guild, part=kind)
            turned_away = TurnedAway(refusal) if refusal is not None else None
        outcome = turned_away or await self._answers.submit(interaction, caller, state.id, body, part=kind)
        after = await self._callers.state(state.id)
        if not isinstance(outcome, cmd.Applied) or after is None:
            if turned_away is None and not agrees and isinstance(outcome, UNDONE):
                await self._quotas.give_back(interaction, caller, POST, state.guild, part=kind)
            await self._answers.outcome(interaction, caller, state.id, outcome)
            return
        said = words(choose(after.language, None))
        who = await self._callers.company(after, said)
        if isinstance(body, cmd.AskPace):
            screen = pace_vote(after, body.pace, who, said)
            key, name = "reply-pace-now" if after.pace == body.pace else "reply-pace-asked", f"ui-pace-{body.pace}"
        else:
            screen = talk_vote(after, body.talk, who, said)
            key, name = "reply-talk-now" if after.talk == body.talk else "reply-talk-asked", f"ui-talk-{body.talk}"
        if agrees:
            await send.replace(interaction, screen)
            return
        nonce = f"{after.id}-{kind}{base36(after.seq)}"[:25]
        where = after.thread or after.channel
        await note_named(self._services, after, where, await send.post(self._client, where, screen, nonce=nonce))
        named = caller.words.text(name)
        text = caller.words.text(key, pace=named, talk=named)
        await self._answers.tell(interaction, screens.notice(text, "done", caller.words))
