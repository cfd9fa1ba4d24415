"""``/puzzle``: a position with one best card. Only the person who asks sees it.

The ids name the puzzle and a card of the person's own hand. Hands of others are shown once the person has answered.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, NamedTuple

from bot.engine.view import PublicView
from bot.games.registry import game
from bot.players.puzzles.library import offered, position_of, puzzle_games, puzzles
from bot.players.puzzles.model import Position, Puzzle
from bot.ports.puzzles import Answered, Outcome
from bot.render import Picture, drawn_in_time
from bot.standings.puzzles import BEGINNINGS
from bot.ui.features.dispatch import PagePress
from bot.ui.features.page import Page
from bot.ui.requests.answers import Interaction, in_time
from bot.ui.requests.caller import Caller
from bot.ui.screens.names import company
from bot.ui.screens.puzzle import PuzzleContext, all_hands, key_of, pretended, puzzle_screen, solved_screen
from bot.ui.transport import control_ids as ids
from bot.ui.transport import send
from bot.ui.transport.controls import handles
from bot.ui.transport.id_format import unbase36, whole
from bot.ui.transport.load import DUE
from bot.ui.transport.screen import Screen

DRAWING = 8.0
"""Seconds a picture may take. After that the puzzle is shown in words."""


class Shown(NamedTuple):
    """A puzzle for a person: itself, its position, and what its screens are built from."""

    puzzle: Puzzle
    at: Position
    desk: PuzzleContext


class PuzzlePages(Page):
    """Answers ``/puzzle`` and its controls."""

    async def command(self, interaction: Interaction, slug: str | None) -> None:
        """Answer ``/puzzle``. Without a game it is the one that the person finished last on this server."""
        caller = await self._callers.caller(interaction)
        if not puzzle_games():
            await self._answers.refuse(interaction, caller, "reply-puzzle-none")
            return
        if slug not in puzzle_games():
            last = await self._services.store.profiles.played_last(caller.person.id, interaction.guild_id or 0)
            slug = last if last in puzzle_games() else puzzle_games()[0]
        screen = await in_time(interaction, self._next(caller, slug), thinking=True)
        await self._answers.tell(interaction, screen)

    @handles(ids.PUZZLE_NEXT)
    async def next(self, press: PagePress, arg: str) -> None:
        """Show the next puzzle."""
        slug, _, number = arg.partition("-")
        if slug not in puzzle_games():
            await self._unknown(press)
            return
        await self._replace(press, self._next(press.caller, slug, whole(number) or 0))

    @handles(ids.PUZZLE_OPEN)
    async def open(self, press: PagePress, arg: str) -> None:
        """Show the puzzle that the button names."""
        found = _found(arg)
        if found is None:
            await self._unknown(press)
            return
        await self._replace(press, self._asked(press.caller, *found))

    @handles(ids.PUZZLE_CARD)
    async def card(self, press: PagePress, arg: str) -> None:
        """Answer with the card of a button."""
        key, _, card = arg.rpartition("-")
        await self._answer(press, key, unbase36(card))

    @handles(ids.PUZZLE_PICK)
    async def pick(self, press: PagePress, arg: str) -> None:
        """Answer with the card chosen in a menu."""
        await self._answer(press, arg.rpartition("-")[0], unbase36(press.value))

    @handles(ids.PUZZLE_HANDS)
    async def hands(self, press: PagePress, arg: str) -> None:
        """Show all hands, if the person has answered the puzzle and it is not from a match of people."""
        found = _found(arg)
        known = await self._services.store.puzzles.answered(press.caller.person.id, found[0]) if found else {}
        if found is None or found[1] not in known or puzzles(found[0])[found[1]].closed:
            await self._unknown(press)
            return
        solver = await self._services.store.puzzles.solver(press.caller.person.id, found[0])
        outcome = Outcome(solver, solver, known[found[1]], False)
        await self._replace(press, self._solved(press.caller, *found, known[found[1]].card, outcome, hands=True))

    async def _unknown(self, press: PagePress) -> None:
        await self._answers.refuse(press.interaction, press.caller, "reply-old-control")

    async def _answer(self, press: PagePress, key: str, card: int | None) -> None:
        found = _found(key)
        at = await asyncio.to_thread(position_of, *found) if found else None
        if found is None or at is None or card is None or card not in at.decision.cards:
            await self._unknown(press)
            return
        slug, number = found
        puzzle, chosen = puzzles(slug)[number], game(slug).meta.pack.id(card)
        outcome = await self._services.store.puzzles.answer(
            press.caller.person.id,
            slug,
            number,
            chosen,
            solved=chosen == puzzle.best,
            at=self._services.clock.now(),
            beginning=BEGINNINGS[puzzle.difficulty],
        )
        if outcome.counted:
            await self._count_day(press.interaction.guild_id or 0, press.caller, slug, outcome.first)
        await self._replace(press, self._solved(press.caller, slug, number, chosen, outcome))

    async def _count_day(self, guild: int, caller: Caller, slug: str, first: Answered) -> None:
        """Count the answer for the server if it is to its newest puzzle of the day."""
        book = self._services.store.puzzles
        today = next(iter(await book.days(guild)), None) if guild else None
        if today is not None and (today.game, today.number) == (slug, first.number):
            await book.answer_day(guild, today.day, caller.person.id, solved=first.solved)

    async def _replace(self, press: PagePress, making: Coroutine[Any, Any, Screen]) -> None:
        await send.in_place(press.interaction, await in_time(press.interaction, making))

    async def _next(self, caller: Caller, slug: str, besides: int = 0) -> Screen:
        answered = await self._services.store.puzzles.answered(caller.person.id, slug)
        seen = {number: one.seen_at for number, one in answered.items()}
        return await self._asked(caller, slug, offered(slug, seen, besides).number)

    async def _asked(self, caller: Caller, slug: str, number: int) -> Screen:
        shown = await self._shown(caller, slug, number)
        book = self._services.store.puzzles
        solver, answered = await asyncio.gather(
            book.solver(caller.person.id, slug), book.answered(caller.person.id, slug)
        )
        picture = await self._picture(caller, shown)
        return puzzle_screen(
            shown.desk, shown.at, shown.puzzle, solver, picture, caller.prefers, again=number in answered
        )

    async def _solved(
        self, caller: Caller, slug: str, number: int, card: str, outcome: Outcome, *, hands: bool = False
    ) -> Screen:
        shown = await self._shown(caller, slug, number)
        best = game(slug).meta.pack.card(shown.puzzle.best)
        opened = all_hands(shown.at) if hands else None
        if opened is not None:
            picture = await self._hands(caller, shown, opened)
        else:
            picture = await self._picture(caller, shown, frozenset({best or 0}))
        return solved_screen(shown.desk, shown.at, shown.puzzle, card, outcome, picture, caller.prefers, hands=opened)

    async def _shown(self, caller: Caller, slug: str, number: int) -> Shown:
        puzzle, at = puzzles(slug)[number], await asyncio.to_thread(position_of, slug, number)
        state, words, prefers = pretended(at, caller.words, caller.person.id), caller.words, caller.prefers
        who = company(state, {caller.person.id: caller.person}, words, self._callers.marks(words, prefers.theme))
        who = who.spoken_to(at.view.seat, at.view.public.sides)
        player = game(slug).seating(at.match)[at.view.seat]
        desk = PuzzleContext(
            *(state, at.view, player, who, words, ()),
            one_tap=True,
            tiles=prefers.panel != "words",
            key=key_of(slug, number),
        )
        return Shown(puzzle, at, desk)

    async def _picture(self, caller: Caller, shown: Shown, chosen: frozenset[int] = frozenset()) -> Picture | None:
        pictures, prefers = self._services.pictures, caller.prefers
        if pictures.behind() > DUE:
            return None
        cast, view = shown.desk.who.cast, shown.at.view
        drawing = pictures.hand(view, cast, caller.words, chosen=chosen, theme=prefers.theme, large=prefers.large)
        return await drawn_in_time(drawing, DRAWING)

    async def _hands(self, caller: Caller, shown: Shown, opened: PublicView) -> Picture | None:
        prefers = caller.prefers
        pictures, cast = self._services.pictures, shown.desk.who.cast
        drawing = pictures.open_table(opened, cast, caller.words, theme=prefers.theme, large=prefers.large)
        return await drawn_in_time(drawing, DRAWING)


def _found(key: str) -> tuple[str, int] | None:
    """Return the game and the number of a puzzle, None if there is no such puzzle."""
    slug, _, text = key.partition("-")
    number = whole(text)
    return (slug, number) if slug in puzzle_games() and number is not None and number in puzzles(slug) else None
