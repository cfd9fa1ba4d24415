"""The kit of trick-taking games: legal cards, winners, voids, the entry, chance, and the parts of a view."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from bot.engine.actions import Chance, Claim, ConcedeDeal, Decision, Forfeit, Number, Pick, Refusal, Say, Stop, Word
from bot.engine.cards import cards_of, mask_of
from bot.engine.rng import Rng
from bot.engine.tricktaking.deck import DeckTables
from bot.engine.tricktaking.entry import SHARED, Entry, Outcome, Refusals, not_your_turn
from bot.engine.tricktaking.matches import TrickTakingGame, chance, shuffled
from bot.engine.tricktaking.tricks import follow, follow_or_any, follow_or_overtrump, lead, winning_place
from bot.engine.tricktaking.views import awaited, finished_trick, running_trick, seat_view, standings
from bot.engine.tricktaking.voids import voids
from bot.engine.view import Played, PublicView, Trick
from bot.games.chinze import deck as chinze_deck
from bot.games.chinze import play as chinze
from bot.games.chinze.options import read as chinze_rules
from bot.games.minchiate import deck as minchiate_deck
from bot.games.minchiate import play as minchiate
from bot.games.minchiate.options import read as minchiate_rules
from bot.games.mineo import deck as mineo_deck
from bot.games.mineo import play as mineo
from bot.games.mineo.options import read as mineo_rules
from bot.games.registry import game, games
from bot.games.terziglio import deck as terziglio_deck
from bot.games.terziglio import play as terziglio
from bot.games.terziglio.options import read as terziglio_rules
from tests.engine import as_before
from tests.selection import exhaustive
from tests.support.conformance import random_options

POSITIONS = 20_000 if exhaustive() else 1_500

DECKS: dict[str, tuple[Any, int]] = {
    "chinze": (chinze_deck, chinze_deck.MATTO),
    "minchiate": (minchiate_deck, minchiate_deck.MATTO),
    "mineo": (mineo_deck, mineo_deck.FUJUTU),
    "terziglio": (terziglio_deck, terziglio_deck.MATTO),
}


def tables(slug: str) -> DeckTables:
    """Return the kit's tables of a game."""
    deck, fool = DECKS[slug]
    return DeckTables.of(deck.SUIT, trump=deck.TRUMP, fool=fool)


def before(slug: str) -> as_before.Deck:
    """Return the numbers of a deck for the functions from before the kit."""
    deck, fool = DECKS[slug]
    return as_before.Deck(deck.SUIT, deck.TRUMP, deck.FOOL, fool)


class Position(msgspec.Struct):
    """Cards on the table, the suit led (-1 if there is none), a hand, and random options of the game."""

    cards: tuple[int, ...]
    led: int
    hand: int
    options: dict[str, Any]


def positions(slug: str, seed: int = 0) -> Iterator[Position]:
    """Yield random positions of all sizes; some have the Fool and many trumps in the hand or on the table."""
    numbers, rng = random.Random(seed), Rng(bytes([seed]) * 32)
    deck, fool = DECKS[slug]
    options: dict[str, Any] = {}
    for number in range(POSITIONS):
        if number % 20 == 0:
            options = dict(random_options(game(slug), rng))
        order = numbers.sample(range(len(deck.SUIT)), len(deck.SUIT))
        if number % 3 == 0:
            order.sort(key=lambda card: (card != fool, numbers.random()))
            lying = numbers.randrange(game(slug).meta.players)
            order[: lying + 1] = numbers.sample(order[: lying + 1], lying + 1)
        else:
            lying = numbers.randrange(game(slug).meta.players)
        cards = tuple(order[:lying])
        hand = order[lying : lying + numbers.choice((1, 2, 2, 3, 5, 8, 15, 21))]
        if number % 4 == 0:
            away = numbers.randrange(5)
            hand = [card for card in hand if deck.SUIT[card] != away] or hand
        led = next((deck.SUIT[card] for card in cards if card != fool), -1)
        yield Position(cards, led, mask_of(hand), options)


# -- the same cards as before, in each game


def test_chinze_has_the_legal_cards_and_winners_of_before() -> None:
    deck, old = tables("chinze"), before("chinze")
    for at in positions("chinze"):
        rules = chinze_rules(at.options)
        led = at.cards[0] if at.cards else -1
        trumps = [card for card in range(len(deck.suit)) if deck.suit[card] == deck.trump]
        higher = {one: mask_of(o for o in trumps if rules.strength[o] > rules.strength[one]) for one in trumps}
        duty = higher if at.options["overtrump"] == "trump_led" else None
        legal = as_before.chinze_legal(old, duty, led, at.hand)
        assert chinze.legal_mask(rules, led, at.hand) == legal
        if led >= 0 and led != old.fool:
            beat = 0 if duty is None or deck.suit[led] != deck.trump else duty[led]
            assert follow_or_overtrump(deck, at.hand, deck.suit[led], beat) == legal
        if led >= 0:
            for reply in cards_of(at.hand):
                assert chinze.reply_wins(rules, led, reply) == as_before.chinze_reply_wins(
                    old, rules.strength, led, reply
                )


def test_mineo_has_the_legal_cards_and_winners_of_before() -> None:
    deck, old = tables("mineo"), before("mineo")
    for at in positions("mineo"):
        fool_lead, void_free = at.options["fujutu_lead"] == "allowed", at.options["void_play"] == "free"
        overtrump = bool(at.options["overtrump"])
        legal = as_before.mineo_legal(
            old, at.cards, at.led, at.hand, fool_lead=fool_lead, void_free=void_free, overtrump=overtrump
        )
        if at.led < 0:
            kit = lead(deck, at.hand, fool_may_lead=fool_lead or bool(at.cards))
        else:
            highest = max((card for card in at.cards if deck.suit[card] == deck.trump), default=-1)
            beat = -1 << (highest + 1) if overtrump else 0
            kit = follow_or_overtrump(deck, at.hand, at.led, beat)
            if void_free and at.led != deck.trump:
                kit = follow_or_any(deck, at.hand, at.led)
            elif not overtrump:
                assert follow(deck, at.hand, at.led) == kit
        assert kit == legal
        assert mineo.legal_mask(mineo_rules(at.options), at.cards, at.led, at.hand) == legal
        if at.led >= 0:
            strength = tuple(
                card + 100 if suit == deck.trump else card if suit == at.led else -1
                for card, suit in enumerate(deck.suit)
            )
            place = as_before.strongest(strength, at.cards)
            assert winning_place(strength, at.cards) == place
            assert mineo.winner_of(at.cards, 1, at.led) == (1 + place) % 3


def test_terziglio_has_the_legal_cards_and_winners_of_before() -> None:
    deck, old = tables("terziglio"), before("terziglio")
    moors = False
    for at in positions("terziglio"):
        rules, fool_lead = terziglio_rules(at.options), at.options["fool_lead"] == "allowed"
        legal = as_before.terziglio_legal(old, at.cards, at.led, at.hand, fool_lead=fool_lead)
        if at.led < 0:
            kit = lead(deck, at.hand, fool_may_lead=fool_lead or bool(at.cards))
        else:
            kit = follow(deck, at.hand, at.led)
        assert kit == legal
        assert terziglio.legal_mask(rules, at.cards, at.led, at.hand) == legal
        if at.led >= 0:
            options = (at.options["trump_order"], at.options["pip_order"])
            strength = terziglio.table_strengths(*(option == "bolognese" for option in options))[at.led]
            place = as_before.last_strongest(strength, at.cards, old.fool)
            assert winning_place(strength, at.cards) == place
            assert terziglio.winner_of(rules, at.cards, 2, at.led) == (2 + place) % 3
            moors |= sum(strength[card] == 100 + terziglio.MOOR for card in at.cards) == 2
    assert moors


def test_minchiate_has_the_legal_cards_and_winners_of_before() -> None:
    deck, old = tables("minchiate"), before("minchiate")
    numbers, forced_ones, kings = random.Random(5), 0, 0
    for at in positions("minchiate"):
        rules, fool_lead = minchiate_rules(at.options), at.options["matto_lead"] == "allowed"
        forced = at.options["matto_last"] == "forced"
        # Of 21 tricks, the last but one is played with two cards in each hand.
        number = 20 if at.hand.bit_count() == 2 else numbers.choice((1, 1, 5))
        suits_led = numbers.choice((0, 0, 6))
        bound = minchiate.king_bound(rules, number, suits_led, at.cards, at.led)
        king = 1 << minchiate_deck.KING[at.led] if bound else 0
        legal = as_before.minchiate_legal(old, at.cards, at.led, at.hand, forced=forced, fool_lead=fool_lead, king=king)
        if forced and at.hand & deck.fool_bit and at.hand.bit_count() == 2:
            kit, forced_ones = deck.fool_bit, forced_ones + 1
        elif at.led < 0:
            kit = lead(deck, at.hand, fool_may_lead=fool_lead or bool(at.cards))
        elif at.hand & king:
            kit, kings = king, kings + 1
        else:
            kit = follow(deck, at.hand, at.led)
        assert kit == legal
        assert minchiate.legal_mask(rules, number, suits_led, at.cards, at.led, at.hand) == legal
        if at.led >= 0:
            power = minchiate_deck.POWER
            strength = tuple(
                power[card] + 100 if suit == deck.trump else power[card] if suit == at.led else -1
                for card, suit in enumerate(deck.suit)
            )
            place = as_before.strongest(strength, at.cards)
            assert winning_place(strength, at.cards) == place
            assert minchiate.winner_of(at.cards, 3, at.led) == (3 + place) % 4
    assert forced_ones
    assert kings


@pytest.mark.parametrize("slug", DECKS)
@pytest.mark.parametrize("must_trump", [True, False])
def test_voids_are_those_of_before(slug: str, must_trump: bool) -> None:
    deck, old, seats = tables(slug), before(slug), game(slug).meta.players
    numbers = random.Random(7)
    for _ in range(POSITIONS // 20):
        tricks: list[Trick] = []
        for number in range(numbers.randrange(1, 8)):
            leader, cards = numbers.randrange(seats), numbers.sample(range(len(deck.suit)), seats)
            played = tuple(Played((leader + place) % seats, card, 0) for place, card in enumerate(cards))
            tricks.append(Trick(number, leader, played[: numbers.randrange(seats + 1)]))
        found = voids(deck, tricks, seats, must_trump=must_trump)
        assert found == as_before.voids(old, tricks, seats, free=not must_trump)
        if must_trump:
            sets = tuple(frozenset(suit for suit in range(5) if mask >> suit & 1) for mask in found)
            assert sets == as_before.void_sets(old, tricks, seats)


def test_of_equal_cards_the_last_wins_and_the_fool_never() -> None:
    assert winning_place((5, 5, 0, -1), (0, 1)) == 1
    assert winning_place((5, 5, 0, -1), (1, 2, 0)) == 2
    assert winning_place((5, 5, 0, -1), (3, 2)) == 1
    assert winning_place((5, 5, 0, -1), (3,)) == winning_place((), ()) == -1


# -- the entry


class At(msgspec.Struct):
    """A state with a phase only."""

    phase: str


RULES = {name: f"R{number}" for number, name in enumerate(SHARED)}
REFUSE = Refusals("toy", RULES)


def entry(**given: Any) -> Entry[At]:
    """Return an entry of a game with ten cards and three seats that plays, discards, cuts and calls."""
    made = Entry[At](REFUSE, cards=10, seats=3, **given)
    made.on_card("play")(lambda state, seat, card: ("play", seat, card))
    made.on(Pick, "discard")(lambda state, seat, action: ("discard", seat, action.cards))
    made.on_card("free", any_seat=True)(lambda state, seat, card: ("free", seat))
    made.on(Number)(lambda state, seat, action: ("cut", seat, action.value))
    made.on(Say, "play", "discard")(lambda state, seat, action: ("say", seat, action.word))
    made.on(Stop)(lambda state, action: ("stop",))
    return made


def test_an_action_comes_to_its_handler() -> None:
    decide = entry().decide
    assert decide(At("play"), 2, Pick((9,))) == ("play", 2, 9)
    assert decide(At("discard"), 0, Pick((1, 2))) == ("discard", 0, (1, 2))
    assert decide(At("ended"), 1, Number(4)) == ("cut", 1, 4)
    assert decide(At("discard"), 1, Say("x")) == ("say", 1, "x")
    assert decide(At("ended"), None, Stop()) == ("stop",)


@pytest.mark.parametrize(
    ("phase", "seat", "action", "name"),
    [
        ("play", 0, Stop(), "table-only"),
        ("play", 0, Forfeit(0), "table-only"),
        ("play", "x", ConcedeDeal(0), "table-only"),
        ("play", None, Forfeit(0), "no-forfeit"),
        ("play", None, Pick((1,)), "no-such-seat"),
        ("play", 3, Pick((1,)), "no-such-seat"),
        ("play", True, Pick((1,)), "no-such-seat"),
        ("play", -1, "nonsense", "no-such-seat"),
        ("play", 3, Pick((99,)), "no-such-seat"),
        ("play", 0, "nonsense", "bad-action"),
        ("play", 0, Claim(()), "bad-action"),
        ("play", 0, Number("4"), "bad-action"),  # pyright: ignore[reportArgumentType]
        ("play", 0, Pick([1]), "bad-action"),  # pyright: ignore[reportArgumentType]
        ("over", 0, Pick((10,)), "no-such-card"),
        ("play", 0, Pick((1, -1)), "no-such-card"),
        ("play", 0, Pick((True,)), "no-such-card"),
        ("play", 0, Pick((1, 2)), "one-card"),
        ("play", 0, Pick(()), "one-card"),
        ("draw", 0, Pick((1,)), "no-deal-yet"),
        ("over", 0, Say("x"), "no-deal-yet"),
        ("ended", 0, Pick((1, 2)), "match-over"),
        ("cut", 0, Pick((1, 2)), "no-play-now"),
        ("free", 9, Pick((1, 2)), "no-such-seat"),
        ("free", 0, Pick((1, 2)), "one-card"),
    ],
)
def test_the_first_check_that_fails_decides(phase: str, seat: Any, action: Any, name: str) -> None:
    assert entry().decide(At(phase), seat, action) == Refusal(f"toy-{name}", {}, RULES[name])


def test_what_differs_between_the_games_is_said() -> None:
    assert entry().decide(At("free"), "anybody", Pick((1,))) == ("free", "anybody")
    undealt = entry(undealt=("cut",)).decide
    assert undealt(At("cut"), 0, Pick((1,))) == REFUSE("no-deal-yet")
    assert undealt(At("over"), 0, Pick((1,))) == REFUSE("no-play-now")
    bad: Any = Pick(None)  # pyright: ignore[reportArgumentType]
    assert entry(pick_rule="R99").decide(At("play"), 0, bad) == REFUSE("bad-action", "R99")


def test_a_handler_is_registered_once_and_every_shared_refusal_has_a_rule() -> None:
    with pytest.raises(ValueError, match="two handlers of Pick in phase play"):
        entry().on(Pick, "discarded", "play")(lambda state, seat, action: ())
    with pytest.raises(ValueError, match="two handlers of Stop"):
        entry().on(Stop)(lambda state, action: ())
    for rules in ({**RULES, "odd": "R1"}, {name: rule for name, rule in RULES.items() if name != "one-card"}):
        with pytest.raises(ValueError, match="toy: shared refusals"):
            Refusals("toy", rules)
    with pytest.raises(KeyError):
        REFUSE("odd")


def test_a_refusal_keeps_the_name_of_the_game() -> None:
    assert REFUSE("must-follow", "R77", count=3) == Refusal("toy-must-follow", {"count": 3}, "R77")
    assert not_your_turn(2, "R1").code == "not-your-turn"


# -- a match


def draws(state: At, rng: Rng, given: tuple[int, ...]) -> Outcome:
    """Return the facts of a draw."""
    return ("drawn", rng.below(3), given)


def shuffles(state: At, rng: Rng, given: tuple[int, ...]) -> Outcome:
    """Return the facts of a shuffle."""
    return ("shuffled", shuffled(5, rng, given))


def test_chance_is_taken_when_it_is_due_and_refused_otherwise() -> None:
    take = chance(REFUSE, 5, draw=draws, shuffle=shuffles)
    assert take(At("draw"), Chance(b"seed")) == ("drawn", Rng(b"seed").below(3), ())
    for phase in ("shuffle", "over"):
        assert take(At(phase), Chance(b"seed")) == ("shuffled", tuple(Rng(b"seed").shuffled(tuple(range(5)))))
    assert take(At("over"), Chance(b"", (4, 3, 2, 1, 0))) == ("shuffled", (4, 3, 2, 1, 0))
    for cards in ((0,), (0, 0, 1, 2, 3), (0, 1, 2, 3, 5), (0, 1, 2, 3, "4")):
        odd: Any = cards
        assert take(At("play"), Chance(b"", odd)) == REFUSE("bad-pack")
    seed: Any = "seed"
    assert take(At("play"), Chance(seed)) == REFUSE("bad-chance")
    for phase in ("play", "ended"):
        assert take(At(phase), Chance()) == REFUSE("no-chance-due")


class Toy(TrickTakingGame[At]):
    """A game with the balances 4, 9, 4 after two deals."""

    meta = game("mineo").meta

    def standing(self, state: At) -> tuple[tuple[int, ...], int, bool]:
        """Return the balances of the toy."""
        return (4, 9, 4), 2, True


def test_the_members_that_all_games_have_alike() -> None:
    toy = Toy()
    phases = ("draw", "shuffle", "play", "over", "ended")
    assert [toy.chance(At(phase)) for phase in phases] == ["draw", "shuffle", None, "shuffle", None]
    assert toy.seating(At("play")) == (0, 1, 2)
    assert toy.result(At("over")) is None
    result = toy.result(At("ended"))
    assert result is not None
    assert (result.balances, result.places, result.deals, result.complete) == ((4, 9, 4), (2, 1, 2), 2, False)


# -- the parts of a view


def test_a_running_and_a_finished_trick() -> None:
    running = running_trick(3, 2, (7, 8), 3, "C", 1)
    assert running == Trick(3, 2, (Played(2, 7, 2), Played(0, 8, 0)), "C", 0)
    assert running_trick(1, 0, (), 4, "", -1) == Trick(1, 0, ())
    done = finished_trick(3, 1, (5, 6), 2, "T", 0, by=(1, 1))
    assert done == Trick(3, 1, (Played(1, 5, 1), Played(0, 6, 1)), "T", 0, True)


def test_a_seat_is_asked_its_own_questions_and_waited_for_if_it_must_answer() -> None:
    words = (Word("x", "word-x"),)
    questions = (Decision(0, "a", words=words), Decision(1, "b", words=words, optional=True), Decision(2, "c"))
    public = PublicView("toy", "toy", {}, 1, 1, "phase-toy-play", (0, 1), ((0,),), ())
    view = seat_view(1, public, (3, 4), questions, zones=(), seen=(Trick(1, 0, ()),))
    assert (view.seat, view.hand, view.decisions, len(view.seen)) == (1, (3, 4), (questions[1],), 1)
    assert awaited(questions) == {0, 2}
    assert [(one.player, one.amount) for one in standings((5, -5))] == [(0, 5), (1, -5)]


def test_every_game_has_decks_here() -> None:
    assert set(DECKS) == set(games())
