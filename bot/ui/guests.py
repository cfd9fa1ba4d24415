"""Inviting people to a table, sitting down by an invitation, and agreeing on another pace or on how to talk
(ux.md 1.1, 1.2; T17)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import discord

from bot.engine.actions import Refusal
from bot.i18n import choose, escape, plain, words
from bot.services import Services
from bot.table import commands as cmd
from bot.table.model import LOBBY, TableState
from bot.table.quota import INVITE, POST
from bot.ui import deliver, screens
from bot.ui.answers import Answers, Interaction, TurnedAway
from bot.ui.controls import Controls
from bot.ui.doors import Doors
from bot.ui.failure import Failure
from bot.ui.ids import ControlId, base36, whole
from bot.ui.lookup import Caller, Lookup
from bot.ui.quotas import UNDONE, Quotas, sentence
from bot.ui.reach import Kind, Thing
from bot.ui.screens.guests import invitation, inviting, pace_vote
from bot.ui.screens.talk import talk_vote

AGAIN = 10 * 60_000
"""Milliseconds in which nobody is invited twice to the same table: an invitation makes a sound."""
REMEMBERED = 4096

Vote = cmd.AskPace | cmd.AskTalk
"""What a running match changes by agreement."""


class Guest(NamedTuple):
    """Somebody who is invited: Discord id, name, whether it is a bot."""

    id: int
    name: str
    bot: bool


class Guests:
    """What one does for people who do not sit at the table yet."""

    def __init__(
        self,
        client: deliver.Channels,
        services: Services,
        lookup: Lookup,
        answers: Answers,
        controls: Controls,
        doors: Doors,
    ) -> None:
        self._client = client
        self._services = services
        self._lookup = lookup
        self._answers = answers
        self._controls = controls
        self._doors = doors
        self._quotas = Quotas(services)
        self._invited: dict[tuple[str, int], int] = {}

    async def command(self, interaction: Interaction, player: discord.abc.User) -> None:
        """``/table invite`` and the menu of a person: to the table at which one sits and which has not begun."""
        caller = await self._lookup.caller(interaction)
        rows = await self._services.store.tables(guild=interaction.guild_id or 0, person=caller.person.id)
        here = interaction.channel_id
        waiting = sorted((row for row in rows if row.status == LOBBY), key=lambda row: row.channel != here)
        state = await self._lookup.state(waiting[0].id) if waiting else None
        if state is None:
            await self._answers.refuse(interaction, caller, "reply-no-lobby")
            return
        await deliver.defer(interaction, thinking=True)
        done, said = await self._invite(interaction, caller, state, Guest(player.id, player.display_name, player.bot))
        await self._answers.tell(interaction, screens.notice(said, "done" if done else "refused", caller.words))

    async def press(
        self, interaction: Interaction, caller: Caller, state: TableState, control: ControlId, values: list[str]
    ) -> None:
        """One of the controls of this module."""
        match control.action:
            case "invite":
                await self._answers.tell(interaction, inviting(state, caller.words))
            case "invited":
                await self._chosen(interaction, caller, state, values)
            case "welcome":
                await self._welcome(interaction, caller, state)
            case "agreetalk":
                await self.vote(interaction, caller, state, cmd.AskTalk(control.arg))
            case _:
                await self.vote(interaction, caller, state, cmd.AskPace(control.arg))

    async def _chosen(self, interaction: Interaction, caller: Caller, state: TableState, values: list[str]) -> None:
        data: dict[str, Any] = dict(interaction.data or {})
        users = (data.get("resolved") or {}).get("users") or {}
        await deliver.defer(interaction)
        lines: list[str] = []
        sent = False
        for value in dict.fromkeys(values):
            user = users.get(value)
            number = whole(value)
            if user is not None and number is not None:
                name = str(user.get("global_name") or user.get("username") or "…")
                done, said = await self._invite(interaction, caller, state, Guest(number, name, bool(user.get("bot"))))
                lines.append(said)
                sent = sent or done
        text = "\n".join(lines) or caller.words.text("reply-old-control")
        await deliver.in_place(interaction, screens.notice(text, "done" if sent else "refused", caller.words))

    async def _invite(
        self, interaction: Interaction, caller: Caller, state: TableState, guest: Guest
    ) -> tuple[bool, str]:
        """Whether the invitation was posted, and what the one who invites is told."""
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
        if isinstance(await deliver.attempt(sending, "inviting"), Failure):
            self._invited.pop((state.id, guest.id), None)
            await self._quotas.give_back(interaction, caller, INVITE, state.guild, guest=guest.id)
            return False, caller.words.text("reply-invite-failed", who=who)
        return True, caller.words.text("reply-invited", who=who)

    async def _why_not(self, caller: Caller, state: TableState, guest: Guest) -> str:
        """The key of the reason for which this person is not invited, "" when she is; then that is remembered."""
        known = await self._services.store.person_of(guest.id)
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
        if await self._services.store.barred(state.guild, guest.id):
            # Who is barred is for those to read who moderate the server.
            reads = caller.may(Thing(Kind.BANS, state.guild))
            return "reply-invite-barred" if reads else "reply-invite-not"
        if known is not None and known.id in await self._services.store.blocked_by(caller.person.id):
            return "reply-invite-blocked"
        if known is not None and await self._declines(caller, known.id):
            return "reply-invite-declined"
        now, key = self._services.clock.now(), (state.id, guest.id)
        if now - self._invited.get(key, -AGAIN) < AGAIN:
            return "reply-invite-again"
        while len(self._invited) >= REMEMBERED:
            del self._invited[next(iter(self._invited))]
        self._invited[key] = now
        return ""

    async def _declines(self, caller: Caller, guest: int) -> bool:
        """Whether the guest wishes no invitations, or none from this person: which of the two is never said."""
        store = self._services.store
        return (await store.preferences(guest)).invites == "none" or bool(
            await store.blocking([guest], caller.person.id)
        )

    async def _welcome(self, interaction: Interaction, caller: Caller, state: TableState) -> None:
        """Sit down; the message that offered it says who did."""
        outcome = await self._controls.lobby.sit(interaction, caller, state.id, None)
        if await self._controls.lobby.queue.offered(interaction, caller, state.id, outcome, late=True):
            return
        if not isinstance(outcome, cmd.Applied):
            await self._answers.outcome(interaction, caller, state.id, outcome)
            return
        said = words(choose(state.language, None))
        who = escape(plain(caller.person.name, "…"))
        text = said.text("ui-welcomed", who=who, table=escape(plain(state.name, "…")))
        await deliver.replace(interaction, screens.notice(text, "done", said, url=screens.table_url(state)))

    async def wish(self, interaction: Interaction, caller: Caller, state: TableState, pace: str, talk: str) -> None:
        """What the form of a running match was submitted with: the others are asked about what is to change."""
        votes: list[Vote] = [cmd.AskTalk(talk)] if talk not in ("", state.talk) else []
        if pace not in ("", state.pace) or not votes:
            votes.insert(0, cmd.AskPace(pace))
        for vote in votes:
            await self.vote(interaction, caller, state, vote)

    async def vote(self, interaction: Interaction, caller: Caller, state: TableState, body: Vote) -> None:
        """Wish another pace or another way to talk for the running match, or agree to it; the thread shows who does."""
        turned_away = await self._doors.change(caller, state, body) if isinstance(body, cmd.AskPace) else None
        # One form may ask for both, each of which is to happen once.
        kind = "p" if isinstance(body, cmd.AskPace) else "k"
        message = interaction.message
        agrees = message is not None and message.channel.id == (state.thread or state.channel)
        if turned_away is None and not agrees:
            refusal = await self._quotas.spend(interaction, caller, POST, state.guild, part=kind)
            turned_away = TurnedAway(refusal) if refusal is not None else None
        outcome = turned_away or await self._answers.submit(interaction, caller, state.id, body, part=kind)
        after = await self._lookup.state(state.id)
        if not isinstance(outcome, cmd.Applied) or after is None:
            if turned_away is None and not agrees and isinstance(outcome, UNDONE):
                await self._quotas.give_back(interaction, caller, POST, state.guild, part=kind)
            await self._answers.outcome(interaction, caller, state.id, outcome)
            return
        said = words(choose(after.language, None))
        who = await self._lookup.company(after, said)
        if isinstance(body, cmd.AskPace):
            screen = pace_vote(after, body.pace, who, said)
            key, name = "reply-pace-now" if after.pace == body.pace else "reply-pace-asked", f"ui-pace-{body.pace}"
        else:
            screen = talk_vote(after, body.talk, who, said)
            key, name = "reply-talk-now" if after.talk == body.talk else "reply-talk-asked", f"ui-talk-{body.talk}"
        if agrees:
            await deliver.replace(interaction, screen)
            return
        nonce = f"{after.id}-{kind}{base36(after.seq)}"[:25]
        await deliver.post(self._client, after.thread or after.channel, screen, nonce=nonce)
        named = caller.words.text(name)
        text = caller.words.text(key, pace=named, talk=named)
        await self._answers.tell(interaction, screens.notice(text, "done", caller.words))
