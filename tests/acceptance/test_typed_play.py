"""A whole deal of every game by typed commands alone, with panels in words: what is typed is what the bot says."""

from __future__ import annotations

import random
import re
from collections.abc import AsyncIterator
from typing import Any

import pytest

from bot.i18n import words
from bot.local_server import Person
from bot.table.selectors import decisions_of, public_view
from tests.support.edge import Edge, edge
from tests.support.panel import texts

LANGUAGES = {"chinze": "es", "mineo": "en", "minchiate": "it", "terziglio": "es"}
"""The language in which each game is played."""

SPEAKERS = {"en": 0, "it": 1, "es": 2}
"""The place of a person of each language among the people of an edge."""

WANTED = {"mineo": "Vado solo (alone)", "terziglio": "Juego"}
"""What the player calls in an auction, so that the deal is played."""


@pytest.fixture
async def its() -> AsyncIterator[Edge]:
    async with edge() as found:
        yield found


class Typist:
    """Plays by typing names that the bot has said, and knows nothing else."""

    def __init__(self, its: Edge, person: Person, seed: str) -> None:
        self._its = its
        self._person = person
        self._chance = random.Random(seed)
        self.typed: list[str] = []
        self.words: set[str] = set()
        """The names of the words that answer the question."""

    async def offered(self, typed: str = "") -> list[str]:
        """Return the names that are offered for what was typed."""
        return [one["name"] for one in await self._person.autocomplete(self._its.channel, "play", "answer", typed)]

    async def hand(self) -> str:
        """Return what ``/hand`` says."""
        return await self._slash("hand")

    async def answer(self, count: int, wanted: str = "") -> str:
        """Type an answer out of those that are offered, or so many cards; return what the bot says then."""
        names = await self.offered()
        if count > 1:  # Several are cards, never a word.
            names = [name for name in names if name not in self.words]
        chosen = [wanted] if wanted in names else self._chance.sample(names, count)
        self.typed.append(", ".join(chosen))
        return await self.say(self.typed[-1])

    async def say(self, typed: str) -> str:
        """Type an answer."""
        return await self._slash("play", answer=typed)

    async def _slash(self, command: str, **options: Any) -> str:
        made = await self._person.slash(self._its.channel, command, **options)
        await self._its.until(lambda: made.message is not None)
        assert made.message is not None
        return texts(made.message)


@pytest.mark.slow
@pytest.mark.parametrize("slug", sorted(LANGUAGES))
async def test_a_whole_deal_is_played_by_typing_what_is_offered(its: Edge, slug: str) -> None:
    person, said = its.people[SPEAKERS[LANGUAGES[slug]]], words(LANGUAGES[slug])
    await its.prefers(person, panel="words")
    typist, kinds = Typist(its, person, slug), set[str]()
    await person.slash(its.channel, "play-now", game=slug)
    while True:
        await its.until(lambda: its.store.states and (its.state.between or decisions_of(its.state, 0)))
        if its.state.between:
            break
        asked = next(one for one in decisions_of(its.state, 0) if not one.optional)
        kinds.add(asked.kind.removeprefix("meld-"))
        if not asked.cards:
            heard = await typist.hand()
            line = next(one for one in heard.splitlines() if one.startswith(said.text("ui-choices", answers="")))
            assert all(name in line for name in await typist.offered())
        # Only beside cards: where just words answer, some are named by a rank and have no sentence of their own.
        typist.words = {said.text(f"word-{slug}-{one.word}") for one in asked.words if asked.cards}
        before = its.state.asked[0]
        told = await typist.answer(max(1, asked.least), WANTED.get(slug, ""))
        assert its.state.asked[0] > before, (typist.typed[-1], told)
    assert "play" in kinds
    assert not any(re.search(r"[a-z]-[a-z]|\b[A-Z]\d\d\b", one) for one in typist.typed), "no key and no id is typed"
    heard, view = await typist.hand(), public_view(its.state)
    assert view is not None
    assert all(said.number(total) in heard for total in view.counts[-1].totals if total is not None)
    assert sum(line.startswith("- ") for line in heard.splitlines()) == len(view.counts[-1].lines)
    assert await typist.offered() == [said.text("ui-btn-next")]
    await typist.answer(1)
    assert its.state.ready or not its.state.between


async def test_what_was_said_about_a_typed_answer_is_gone_after_the_next_one(its: Edge) -> None:
    person = its.people[0]
    typist = Typist(its, person, "notes")

    def notes() -> list[str]:
        return [one for one in its.only_you(person, its.channel) if "King of Nothing" in one or TITLE in one]

    await person.slash(its.channel, "play-now", game="chinze")
    await its.until(lambda: its.store.states and decisions_of(its.state, 0))
    for wrong in ("King of Nothing", "?"):
        await typist.say(wrong)
        await its.until(lambda: len(notes()) == 1)
    before = its.state.asked[0]
    await typist.answer(max(1, decisions_of(its.state, 0)[0].least))
    await its.until(lambda: its.state.asked[0] > before and not notes())


TITLE = words("en").text("ui-now-title")
