"""When a deal is sealed, what the seal commits to, what players add to it, and that nothing of a deal is known
before."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from bot.engine.actions import Pick, Refusal
from bot.engine.rng import Rng
from bot.engine.seal import Part, deal_seed, sealed, word_hash
from bot.table import commands as cmd
from bot.table import events as ev
from bot.table import sealing
from bot.table.added_words import why_no_word
from bot.table.bot_moves import Pacing
from bot.table.clocks import UNSAVED
from bot.table.decide import decide
from bot.table.evolve import fold
from bot.table.model import FINISHED, LOBBY, PLAYING, Seal, TableState
from bot.table.selectors import blocking, chance_due, decisions_of
from bot.table.verdict import Context, OutOfDate
from tests.support.toy_game import CARDS, Dealt
from tests.table.played_table import PlayedTable

NOW = 1_700_000_000_000
ANNA, BRUNO, CARLA, DINO = 1, 2, 3, 4
MESSAGE = 1000
"""The id of the message with the seal; a press with a greater id comes after it."""


class Table:
    """One table of the toy game and its log; every seal has its own entropy."""

    def __init__(self, *, publishes: bool = True, people: int = 3) -> None:
        self.state = TableState("t1")
        self.log: list[Any] = []
        self.publishes = publishes
        self.drawn = 0
        self.do(cmd.Open("toy", 10, 20, "it"), ANNA)
        for person in (BRUNO, CARLA)[: people - 1]:
            self.do(cmd.Sit(), person)
        for _ in range(3 - people):
            self.do(cmd.AddBot("novice"), ANNA)

    def ask(self, body: cmd.Body, person: int | None, press: int = 0) -> Any:
        """Return what a command would result in."""
        command = cmd.Command(f"x{len(self.log)}", "t1", body, person, press=press)
        self.drawn += 1
        return decide(self.state, command, Context(NOW, bytes([self.drawn]) * 32, publishes=self.publishes))

    def do(self, body: cmd.Body, person: int | None = None, press: int = 0) -> tuple[Any, ...]:
        """Apply a command that must succeed."""
        facts = self.ask(body, person, press)
        assert isinstance(facts, tuple), (body, facts)
        self.log += facts
        self.state = fold(self.state, facts)
        return facts

    def code(self, body: cmd.Body, person: int | None, press: int = 0) -> str:
        """Return the code with which the command is refused."""
        refused = self.ask(body, person, press)
        assert isinstance(refused, Refusal), refused
        return refused.code

    @property
    def seal(self) -> Seal:
        """Return the newest seal."""
        assert self.state.seal is not None
        return self.state.seal

    def publish(self, message: int = MESSAGE) -> None:
        """Publish the newest seal in a message."""
        self.do(cmd.PublishSeal(self.seal.deal, self.seal.commitment, message))

    def play_deal(self) -> None:
        """Shuffle, and play the deal to its end."""
        if chance_due(self.state):
            self.do(cmd.Draw())
        while self.state.status == PLAYING and not self.state.between:
            player = blocking(self.state)[0]
            action = Pick(decisions_of(self.state, player)[0].cards[:1])
            person = self.state.chairs[player].person
            if person is None:
                self.do(cmd.BotAct(player, self.state.asked[player], action))
            else:
                self.do(cmd.Act(action), person)


def dealt(log: list[Any]) -> list[tuple[tuple[int, ...], ...]]:
    """Return the hands of every deal."""
    return [fact.hands for fact in log if isinstance(fact, Dealt)]


def hands_from(seed: bytes) -> tuple[tuple[int, ...], ...]:
    """Return the toy game's hands, dealt here from the expected randomness of the deal."""
    cards = Rng(seed + b":shuffle").shuffled(range(CARDS))
    return tuple(tuple(sorted(cards[seat * 4 : seat * 4 + 4])) for seat in range(3))


def test_a_deal_is_sealed_when_the_last_chair_is_taken_and_not_before() -> None:
    its = Table(people=2)
    sealed_at = [number for number, fact in enumerate(its.log) if isinstance(fact, ev.SeedSealed)]
    assert sealed_at == [len(its.log) - 1]
    assert its.seal.terms.splitlines()[-2] == "seats p1 p2 novice"
    assert its.seal.commitment == sealed(its.seal.seed, its.seal.terms)
    assert (its.seal.deal, its.seal.revealed, its.seal.closed) == (1, False, False)


def kept(log: list[Any]) -> list[tuple[bool, bool]]:
    """Return for each state of a match in play whether the state says that its deal is sealed, and whether no deal can
    be sealed."""
    state, found = TableState("t1"), list[tuple[bool, bool]]()
    for fact in log:
        state = fold(state, (fact,))
        if state.status == PLAYING and state.seal is not None:
            found.append((state.sealed, sealing.coming(state) is None))
    return found


@pytest.mark.parametrize("publishes", [True, False])
@pytest.mark.parametrize("terms", [True, False], ids=["with terms", "version 1"])
def test_a_deal_that_the_state_calls_sealed_is_one_of_which_none_is_coming(*, publishes: bool, terms: bool) -> None:
    """A command skips the search for a due seal while ``state.sealed`` holds: the two must agree in every state."""
    its = Table(publishes=publishes)
    its.do(cmd.Start(), ANNA)
    for _ in range(2):
        if publishes:
            its.publish()
        if its.state.between:
            its.do(cmd.NextDeal(its.seal.deal))
        its.play_deal()
    assert its.state.status == FINISHED
    old = [msgspec.structs.replace(fact, terms="") if isinstance(fact, ev.SeedSealed) else fact for fact in its.log]
    found = kept(its.log if terms else old)
    assert {said for said, _ in found} == {True, False}
    assert [said for said, _ in found] == [none for _, none in found]


def test_the_terms_name_table_deal_game_options_seats_and_version() -> None:
    assert Table().seal.terms == (
        "germini-seal 2\ntable t1\ndeal 1\ngame toy rules 1\n"
        f'options {{"deals":2,"stake":1}}\nseats p1 p2 p3\nbot {sealing.VERSION}'
    )


@pytest.mark.parametrize(
    ("body", "line"),
    [
        (cmd.MoveTo(0, 1), "seats p2 p1 p3"),
        (cmd.Configure(options={"stake": 3}), 'options {"deals":2,"stake":3}'),
    ],
)
def test_what_the_terms_bind_cannot_change_without_a_new_seal(body: cmd.Body, line: str) -> None:
    its = Table()
    its.publish()
    its.do(cmd.AddWord(word_hash("sun")), BRUNO, MESSAGE + 1)
    before = its.seal
    its.do(body, ANNA)
    assert line in its.seal.terms.splitlines()
    assert its.seal.seed != before.seed
    assert (its.seal.message, its.seal.parts, its.seal.number) == (0, (), 1)
    assert its.state.seals == (its.seal,)


def test_another_level_and_another_person_are_another_seal_too() -> None:
    its = Table(people=2)
    its.do(cmd.RemoveBot(2), ANNA)
    assert sealing.coming(its.state) is None
    its.do(cmd.AddBot("regular"), ANNA)
    assert "seats p1 p2 regular" in its.seal.terms
    its.do(cmd.GetUp(), BRUNO)
    its.do(cmd.Sit(), DINO)
    assert "seats p1 p4 regular" in its.seal.terms
    assert its.seal.number == 2


@pytest.mark.parametrize("body", [cmd.Configure(pace="live"), cmd.Configure(talk="quiet"), cmd.SetLanguage("en")])
def test_what_the_terms_do_not_bind_leaves_the_seal(body: cmd.Body) -> None:
    its = Table()
    before = its.seal
    its.do(body, ANNA)
    assert its.seal is before


def test_a_new_version_seals_the_coming_deal_anew_and_asks_everybody_again(monkeypatch: pytest.MonkeyPatch) -> None:
    its = Table()
    its.publish()
    its.do(cmd.Start(check=True), ANNA, MESSAGE + 1)
    monkeypatch.setattr(sealing, "VERSION", "9.9")
    assert sealing.seal_due(its.state) == 1
    its.do(cmd.Seal())
    assert not its.state.check
    assert its.seal.terms.endswith("\nbot 9.9")
    assert isinstance(its.ask(cmd.Seal(), None), OutOfDate)
    assert its.code(cmd.Seal(), ANNA) == "not-host"


def test_the_deal_waits_until_its_seal_is_published() -> None:
    its = Table()
    its.do(cmd.Start(), ANNA, 1)
    assert chance_due(its.state) == "shuffle"
    assert isinstance(its.ask(cmd.Draw(), None), OutOfDate)
    its.publish()
    its.do(cmd.Draw())
    assert dealt(its.log)
    kinds = [type(fact) for fact in its.log]
    assert kinds.index(ev.SealPublished) < kinds.index(ev.SealClosed) < kinds.index(ev.DealBegun) < kinds.index(Dealt)


def test_a_deal_whose_seal_cannot_be_published_begins_without_what_people_added() -> None:
    its = Table()
    its.do(cmd.Start(), ANNA, 77)
    its.do(cmd.Draw(unpublished=True))
    closed = next(fact for fact in its.log if isinstance(fact, ev.SealClosed))
    assert closed == ev.SealClosed(1, 0, ())
    assert dealt(its.log) == [hands_from(deal_seed(its.seal.seed, its.seal.terms, 0, ()))]
    assert isinstance(its.ask(cmd.PublishSeal(1, its.seal.commitment, 5), None), OutOfDate)


def test_where_nothing_is_published_nothing_waits() -> None:
    its = Table(publishes=False)
    its.do(cmd.Start(), ANNA)
    its.do(cmd.Draw())
    assert dealt(its.log)


def test_a_seal_is_published_once_and_only_the_one_that_counts() -> None:
    its = Table()
    stale = its.seal.commitment
    its.do(cmd.MoveTo(0, 1), ANNA)
    assert isinstance(its.ask(cmd.PublishSeal(1, stale, 5), None), OutOfDate)
    assert isinstance(its.ask(cmd.PublishSeal(2, its.seal.commitment, 5), None), OutOfDate)
    assert its.code(cmd.PublishSeal(1, its.seal.commitment, 5), ANNA) == "not-host"
    its.publish()
    assert isinstance(its.ask(cmd.PublishSeal(1, its.seal.commitment, 6), None), OutOfDate)
    assert its.seal.message == MESSAGE


def test_every_press_goes_into_the_deal() -> None:
    its = Table()
    its.publish()
    word = word_hash("Galileo")
    its.do(cmd.AddWord(word), CARLA, 1004)
    its.do(cmd.Start(check=True), ANNA, 1001)
    its.do(cmd.Here(), CARLA, 1005)
    its.do(cmd.AddWord(word), BRUNO, 1003)
    assert its.state.status == PLAYING, "the word was an answer to the question who is there"
    its.do(cmd.Draw())
    closed = next(fact for fact in its.log if isinstance(fact, ev.SealClosed))
    assert closed.parts == (Part(0, 1001), Part(1, 1003, word), Part(2, 1004, word), Part(2, 1005))
    assert dealt(its.log) == [hands_from(deal_seed(its.seal.seed, its.seal.terms, MESSAGE, closed.parts))]
    assert its.seal.randomness != its.seal.seed


def test_start_alone_and_next_deal_go_in_too() -> None:
    its = Table(people=1)
    its.publish()
    its.do(cmd.Start(), ANNA, 1001)
    its.play_deal()
    assert its.state.between
    assert its.seal.deal == 2
    its.publish(2000)
    its.do(cmd.Ready(), ANNA, 2001)
    its.do(cmd.AddWord("aa" * 32), ANNA, 2002)
    its.do(cmd.Draw())
    closed = [fact.parts for fact in its.log if isinstance(fact, ev.SealClosed)]
    assert closed == [(Part(0, 1001),), (Part(0, 2001), Part(0, 2002, "aa" * 32))]


def test_a_press_that_came_before_the_message_does_not_count() -> None:
    its = Table()
    its.do(cmd.Start(check=True), ANNA, 900)
    its.do(cmd.Here(), BRUNO, 999)
    its.publish()
    its.do(cmd.Here(), CARLA, 1001)
    its.do(cmd.Draw())
    assert next(fact for fact in its.log if isinstance(fact, ev.SealClosed)).parts == (Part(2, 1001),)


def test_a_word_counts_once_in_its_time_and_for_those_who_sit_there() -> None:
    its = Table(people=2)
    word = cmd.AddWord(word_hash("7"))
    its.do(cmd.RemoveBot(2), ANNA)
    its.do(cmd.AddBot("regular"), ANNA)
    assert its.code(word, DINO, 1001) == "not-seated"
    assert its.code(word, ANNA, 1001) == "word-unsealed"
    its.publish()
    assert its.code(word, ANNA, 1000) == "word-unsealed"
    its.do(word, ANNA, 1001)
    assert its.code(word, ANNA, 1002) == "word-twice"
    its.do(cmd.Start(), ANNA, 1003)
    its.do(cmd.Draw())
    assert its.code(word, BRUNO, 1004) == "word-missed"
    assert why_no_word(its.state, BRUNO, 1004) == Refusal("word-late"), "the form does not open"
    its.do(cmd.Draw()) if chance_due(its.state) else None
    assert len(its.seal.parts) == 2


def test_a_word_before_every_chair_is_taken_is_refused() -> None:
    its = Table(people=2)
    its.do(cmd.RemoveBot(2), ANNA)
    assert its.state.status == LOBBY
    assert its.code(cmd.AddWord("aa" * 32), ANNA, 2000) == "word-early"


def test_a_substitute_between_two_deals_means_a_new_seal_and_everybody_is_asked_again() -> None:
    its = Table()
    its.publish()
    its.do(cmd.Start(), ANNA, 1001)
    its.play_deal()
    its.publish(2000)
    its.do(cmd.Ready(), ANNA, 2001)
    its.do(cmd.OfferChair(), CARLA)
    its.do(cmd.Substitute(2), DINO)
    assert "seats p1 p2 p4" in its.seal.terms
    assert (its.seal.deal, its.seal.number, its.seal.parts, its.state.ready) == (2, 1, (), frozenset())
    its.publish(3000)
    for press, person in enumerate((ANNA, BRUNO, DINO), 3001):
        its.do(cmd.Ready(), person, press)
    its.play_deal()
    assert len(dealt(its.log)) == 2


def test_a_substitute_in_the_middle_of_a_deal_leaves_its_seal_alone() -> None:
    its = Table()
    its.publish()
    its.do(cmd.Start(), ANNA, 1001)
    its.do(cmd.Draw())
    its.do(cmd.OfferChair(), CARLA)
    its.do(cmd.Substitute(2), DINO)
    assert "seats p1 p2 p3" in its.seal.terms
    its.play_deal()
    assert its.state.seals[0].revealed
    assert "seats p1 p2 p4" in its.seal.terms


def test_the_seed_stays_secret_until_the_deal_is_over() -> None:
    its = Table()
    its.publish()
    its.do(cmd.Start(), ANNA, 1001)
    its.do(cmd.Draw())
    assert not any(isinstance(fact, ev.SeedRevealed) for fact in its.log)
    its.play_deal()
    revealed = next(fact for fact in its.log if isinstance(fact, ev.SeedRevealed))
    assert (revealed.deal, revealed.seed) == (1, its.state.seals[0].seed)
    assert not its.seal.revealed


def test_the_log_alone_tells_it_all() -> None:
    its = Table()
    its.publish()
    its.do(cmd.Start(), ANNA, 1001)
    its.play_deal()
    assert fold(TableState("t1"), its.log) == its.state


async def test_the_house_deals_when_the_seal_is_published_and_not_before() -> None:
    its = PlayedTable()
    its.rhythm = Pacing(0, 0, 0, seal=30.0)
    its.tables = its._manager()
    await its.open()
    try:
        await its.do(cmd.Open("toy", 10, 20, "en", pace="none"))
        await its.do(cmd.Sit(), 2)
        await its.do(cmd.AddBot("novice"))
        await its.do(cmd.Start())
        assert chance_due(await its.quiet()) == "shuffle", "it waits"
        await its.crash(0)
        state = await its.quiet()
        assert chance_due(state) == "shuffle", "after a restart too"
        assert state.seal is not None
        await its.do(cmd.PublishSeal(1, state.seal.commitment, 5), None)
        await its.until(lambda state: bool(blocking(state)))
    finally:
        await its.close()


async def test_the_house_does_not_wait_for_ever() -> None:
    its = PlayedTable()
    its.rhythm = Pacing(0, 0, 0, seal=0.2)
    its.tables = its._manager()
    await its.open()
    try:
        its.tables.clock_freeze.begin(UNSAVED)
        await its.do(cmd.Open("toy", 10, 20, "en", pace="none"))
        await its.do(cmd.AddBot("novice"))
        await its.do(cmd.AddBot("novice"))
        await its.do(cmd.Start())
        assert chance_due(await its.quiet()) == "shuffle"
        await its.quiet()
        its.tables.clock_freeze.end(UNSAVED)
        state = await its.until(lambda state: bool(blocking(state)))
        assert state.seal is not None
        assert (state.seal.closed, state.seal.message, state.seal.parts) == (True, 0, ())
    finally:
        await its.close()
