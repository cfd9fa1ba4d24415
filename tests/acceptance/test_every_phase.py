"""Issue 6: for every action of a moderator, host or player in every phase of a game, the table says what it did or why
not, its message and its hands can be shown, and the match can be played on."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from bot.engine.actions import Refusal
from bot.engine.rng import Rng
from bot.games.registry import game, games
from bot.i18n import words
from bot.players.random_answers import at_random
from bot.table import commands as cmd
from bot.table.decide import decide
from bot.table.evolve import fold
from bot.table.model import PLAYING, TableState
from bot.table.selectors import all_decisions, blocking, chance_due, deal_number, decisions_of, seat_view
from bot.table.timers import timers_for
from bot.table.verdict import Context, OutOfDate
from bot.ui import screens
from tests.ui.tables import who

AT = 1_000_000
STRANGER = 99
SAMPLES = 2
"""The number of states of each phase that are tried."""

DEEDS: dict[str, tuple[cmd.Body, int, bool]] = {
    **{what: (cmd.Moderate(what), STRANGER, True) for what in ("repair", "pause", "resume", "end", "void")},
    "ban the host": (cmd.Displace(1), STRANGER, True),
    "ban a player": (cmd.Displace(2), STRANGER, True),
    "close": (cmd.Close(), 1, False),
    "close by a moderator": (cmd.Close(), STRANGER, True),
    "language": (cmd.SetLanguage("it"), 1, False),
    "language by a moderator": (cmd.SetLanguage("es-ES"), STRANGER, True),
    "leave": (cmd.HandOver(), 2, False),
    "the host leaves": (cmd.HandOver(), 1, False),
    "resign": (cmd.Concede(), 2, False),
    "concede the deal": (cmd.Concede("deal", 1), 2, False),
    "substitute": (cmd.OfferChair(), 2, False),
    "ask for a pause": (cmd.Pause(), 2, False),
    "another pace": (cmd.AskPace("daily"), 2, False),
    "get up": (cmd.GetUp(), 2, False),
    "queue": (cmd.Queue(), STRANGER, False),
    "left the server": (cmd.Missing(1, 2), -1, False),
    "the place is gone": (cmd.Hold("thread"), -1, False),
}
"""What is done, by whom (-1: by the bot), and whether as a moderator."""


def phase(state: TableState) -> str:
    """Return what the table waits for: the kinds of questions, a shuffle or draw, the next deal."""
    if state.between:
        return "between deals"
    kinds = sorted({decision.kind for decision in all_decisions(state)})
    return " ".join(kinds) or f"chance {chance_due(state)}"


@cache
def phases(slug: str) -> dict[str, tuple[TableState, ...]]:
    """Return states of every phase that occurs in matches of people alone, played by the rules of each preset."""
    found: dict[str, tuple[TableState, ...]] = {}
    for number, preset in enumerate(game(slug).meta.presets):
        play, rng = Driver(slug, number), Rng(f"{slug}{number}".encode())
        play.open(preset.key)
        for _ in range(400):
            if play.state.status != PLAYING:
                break
            met = found.get(phase(play.state), ())
            if len(met) < SAMPLES:
                found[phase(play.state)] = (*met, play.state)
            play.step(rng)
    return found


class Driver:
    """A table that gets its commands from the test."""

    def __init__(self, slug: str, seed: int, state: TableState | None = None) -> None:
        self.slug, self.rng, self.count = slug, Rng(f"{slug}:{seed}".encode()), 0
        self.state = state or TableState("t")

    def judge(self, body: cmd.Body, person: int | None, *, moderator: bool = False) -> Any:
        """Return the table's decision on a command."""
        self.count += 1
        entropy = b"".join(self.rng.word().to_bytes(8, "big") for _ in range(4))
        return decide(self.state, cmd.Command(f"d{self.count}", "t", body, person, moderator), Context(AT, entropy))

    def do(self, body: cmd.Body, person: int | None = None) -> None:
        """Apply a command that must be accepted."""
        facts = self.judge(body, person)
        assert isinstance(facts, tuple), (body, facts)
        self.state = fold(self.state, facts)

    def open(self, preset: str) -> None:
        """Open a table with people on all chairs, and start it."""
        self.do(cmd.Open(self.slug, 10, 20, "en", preset=preset), 1)
        for person in range(2, game(self.slug).meta.players + 1):
            self.do(cmd.Sit(), person)
        self.do(cmd.Start(), 1)

    def step(self, rng: Rng) -> None:
        """Apply the next thing that happens."""
        state = self.state
        if state.between and (waited := [c.person for c in state.chairs if c.person is not None and not c.away]):
            for person in waited:
                if self.state.chair_of(person) not in self.state.ready:
                    self.do(cmd.Ready(), person)
        if chance_due(self.state) is not None:
            self.do(cmd.Draw())
            return
        asked = blocking(self.state)
        assert asked, "nobody is waited for, and the match goes not on"
        player, chair = asked[0], self.state.chairs[asked[0]]
        view = seat_view(self.state, player)
        assert view is not None
        action = at_random(view, decisions_of(self.state, player)[0], rng)
        if chair.computer or chair.away or chair.person is None:
            self.do(cmd.BotAct(player, self.state.asked[player], action))
        else:
            self.do(cmd.Act(action, self.state.asked[player]), chair.person)

    def goes_on(self, steps: int) -> None:
        """Play on; a moderator resumes what is paused."""
        rng = Rng(b"on")
        for _ in range(steps):
            if self.state.status != PLAYING:
                return
            if self.state.paused:
                facts = self.judge(cmd.Moderate("resume"), STRANGER, moderator=True)
                assert isinstance(facts, tuple), facts
                self.state = fold(self.state, facts)
            self.step(rng)


def can_be_shown(state: TableState, tag: str) -> None:
    """Check that the table's message and the hands can be shown."""
    if state.match is None:
        return
    said = words(tag)
    names = who(state, said)
    screens.board(state, game(state.game).view(state.match), names, None, said).view()
    for player in range(len(state.chairs)):
        own = seat_view(state, player)
        if own is not None:
            screens.hand(state, own, names, None, said).view()


@pytest.mark.slow
@pytest.mark.parametrize("slug", sorted(games()))
def test_every_deed_in_every_phase(slug: str) -> None:
    tried: dict[str, int] = {}
    for name, states in phases(slug).items():
        for state in states:
            for deed, (body, person, moderator) in DEEDS.items():
                its = Driver(slug, 1, state)
                its_body = cmd.Concede("deal", deal_number(state)) if deed == "concede the deal" else body
                facts = its.judge(its_body, None if person < 0 else person, moderator=moderator)
                where = f"{deed} in {name}"
                if isinstance(facts, Refusal):
                    assert words("en").has(f"refusal-{facts.code}"), (where, facts)
                    continue
                assert not isinstance(facts, OutOfDate), where
                tried[deed] = tried.get(deed, 0) + 1
                its.state = fold(state, facts)
                timers_for(its.state, AT, ())
                can_be_shown(its.state, "en")
                its.goes_on(15)
                can_be_shown(its.state, "it")
    assert len(tried) >= len(DEEDS) - 4, tried
