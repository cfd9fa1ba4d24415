"""Plays the same match on the engine and on the oracle of the rules page, and compares them at every question."""

from __future__ import annotations

import random
from typing import Any

from bot.engine.actions import Chance, Claim, ClaimItem, Decision, Number, Pick, Refusal, Say
from bot.engine.text import Line
from bot.engine.view import Count
from bot.games.chinze import GAME
from bot.games.chinze.deck import PACK
from bot.games.chinze.facts import evolve
from bot.games.chinze.game import decide
from bot.games.chinze.state import State
from bot.i18n import Names, words
from tests.games.chinze.play import cards, options
from tests.support.oracles.chinze import COURTS, FOOL, is_trump, order, rules_of
from tests.support.oracles.chinze_game import Taste, random_options, random_pack
from tests.support.oracles.chinze_hand import Hand
from tests.support.oracles.chinze_melds import KINDS, broken_rule, largest, likely_sets, parts

LOOKS, BRUTE = 0.1, 0.002
"""How often everything that lies open is compared, and how often every set of cards is searched for melds."""

NAMES = Names(PACK, ("Anna", "Bruno"), ("Anna", "Bruno"))


def of(ids: list[str]) -> tuple[int, ...]:
    """Return cards of the engine."""
    return cards(" ".join(ids))


def ids(found: Any) -> list[str]:
    """Return ids of cards of the engine, in their order."""
    return PACK.names(found)


def rows(count: Count) -> list[list[tuple[int, str]]]:
    """Return each column of the sheet: points and the mark beside them, as they are printed (C38)."""
    columns: list[list[tuple[int, str]]] = [[], []]
    for line in count.lines:
        said = words("en").line(Line(line.key, line.args), NAMES)
        before, dash, _ = said.partition(" – ")
        for seat, amount in enumerate(line.amounts):
            if amount is not None:
                assert not dash or before.startswith(f"{amount} "), said
                columns[seat].append((amount, before.partition(" ")[2] if dash else ""))
    return columns


class SideBySide:
    """One match with random options, decks and players."""

    def __init__(self, seed: object) -> None:
        self.rng = random.Random(str(seed))
        self.chosen = random_options(self.rng)
        self.rules = rules_of(self.chosen)
        self.state: State = GAME.start(options(**self.chosen))
        self.totals = [0, 0]

    def run(self) -> None:
        """Play to the end. Raises AssertionError where the two differ."""
        self.do(None, Chance(str(self.rng.random()).encode()))
        dealer, count = self.state.match.first, self.rules["hands_per_game"]
        assert dealer in (0, 1)
        assert isinstance(count, int)
        for number in range(count):
            assert GAME.result(self.state) is None
            self.hand((dealer + number) % 2)
        result = GAME.result(self.state)
        assert result is not None
        assert list(result.balances) == self.totals
        one, other = self.totals
        assert result.places == ((1, 1) if one == other else (1, 2) if one > other else (2, 1))
        assert (result.deals, result.complete) == (count, True)
        assert GAME.decisions(self.state) == ()

    def do(self, seat: int | None, action: Any) -> None:
        """Apply an action that must be accepted."""
        outcome = decide(self.state, seat, action)
        assert not isinstance(outcome, Refusal), (outcome, seat, action)
        for event in outcome:
            self.state = evolve(self.state, event)

    def refused(self, seat: int, action: Any) -> str:
        """Return the rule by which an action is refused, "" if it is not."""
        outcome = decide(self.state, seat, action)
        return outcome.rule if isinstance(outcome, Refusal) else ""

    @property
    def question(self) -> Decision:
        """Return the one question that is open."""
        (found,) = GAME.decisions(self.state)
        return found

    def hand(self, dealer: int) -> None:
        """Play one hand from the shuffle to the count."""
        pack, size = random_pack(self.rng), self.rng.randint(1, 77)
        self.do(None, Chance(cards=of([*pack[-size:], *pack[:-size]])))
        cut = self.question
        assert (cut.seat, cut.kind, cut.number) == (1 - dealer, "cut", (1, 77))
        self.do(1 - dealer, Number(size))
        hand = Hand(dealer, pack, self.rules)
        tastes = (Taste(self.rng), Taste(self.rng))
        while not hand.played_out:
            self.compare(hand)
            self.announce(hand, tastes[hand.turn])
            self.play(hand, tastes[hand.turn])
            if hand.owing:
                self.pay(hand)
        self.count(hand)

    def compare(self, hand: Hand) -> None:
        """Compare the question and the offers before a card is played; sometimes also what lies open."""
        asked, seat = self.question, hand.turn
        assert asked.seat == seat
        assert ids(asked.cards) == hand.legal()
        held, before = hand.hands[seat], hand.melds[seat]
        brute = self.rng.random() < BRUTE
        wanted = largest(held, before, self.rules, brute=brute)
        offers = [(offer.key.partition(":")[0], ids(offer.cards), offer.points) for offer in asked.claims or ()]
        assert offers == wanted
        assert asked.kind == ("meld-" if wanted else "") + ("lead" if hand.trick.lead is None else "play")
        assert [word.word for word in asked.words] == parts(held, before, self.rules)
        if self.rng.random() < LOOKS:
            self.look(hand)

    def look(self, hand: Hand) -> None:
        """Compare what lies open or is shown as a number: hands, piles, talon, the Fool, cards that have been seen
        (C39)."""
        view = GAME.view(self.state)
        for at in (0, 1):
            own = GAME.seat_view(self.state, at)
            assert order(ids(own.hand)) == order(hand.hands[at])
            assert view.seats[at].hand_count == len(hand.hands[at])
            assert view.seats[at].tricks == sum(trick.winner == at for trick in hand.tricks)
            assert zone(view, "captured", at) == ([], len(hand.captured[at]))
            assert zone(view, "known", at) == (known := seen(hand, at), len(known))
            owing = hand.fool_of == at and hand.given is None
            assert ("badge-chinze-owing" in view.seats[at].badges) == owing
            assert ("badge-dealer" in view.seats[at].badges) == (at == hand.dealer)
            assert zone(view, "fool", at) == (([FOOL], 1) if hand.fool_of == at else ([], 0))
        assert zone(view, "talon", None) == ([], len(hand.talon))

    def announce(self, hand: Hand, taste: Taste) -> None:
        """Check that odd melds are judged alike, and announce the chosen melds, by name, by cards or in part."""
        self.odd_meld(hand)
        for kind, shown in taste.melds(hand):
            seat, offers = hand.turn, self.question.claims or ()
            same = [offer for offer in offers if offer.key.startswith(kind) and ids(offer.cards) == order(shown)]
            part = "tarocchi" if kind == "tarocchi" else shown[0][1:]
            if same and self.rng.random() < 0.5:
                self.do(seat, Claim((ClaimItem(same[0].key),)))
            elif not same and any(word.word == part for word in self.question.words) and self.rng.random() < 0.5:
                self.do(seat, Say(part))
                assert set(shown) <= set(ids(self.question.cards))
                assert self.question.least <= len(shown) <= self.question.most
                self.do(seat, Pick(of(shown)))
            else:
                self.do(seat, Claim((ClaimItem(kind, of(shown)),)))
            hand.announce(kind, shown)
            self.compare(hand)

    def odd_meld(self, hand: Hand) -> None:
        """Check a random invented meld: both accept it, or both refuse it by the same rule."""
        rng, held = self.rng, hand.hands[hand.turn]
        if rng.random() < 0.6:
            return
        kind = rng.choice(KINDS)
        trumps = [card for card in held if is_trump(card)]
        if kind == "tarocchi" and len(trumps) > 8:
            shown = rng.sample(trumps, rng.randint(8, len(trumps)))
        elif rng.random() < 0.3:
            kind, shown = rng.choice([(kind, shown) for kind, shown in likely_sets(PACK.ids) if kind != "tarocchi"])
        elif hand.melds[hand.turn] and rng.random() < 0.5:
            kind, shown = rng.choice(hand.melds[hand.turn])
        else:
            few = [card for card in held if card[1:] in COURTS]
            few = few if len(few) > 3 else held
            shown = rng.sample(few, min(len(few), rng.choice((3, 4))))
        if rng.random() < 0.1:
            shown = [*shown, rng.choice(shown)]
        shown = shown if set(shown) <= set(held) or rng.random() < 0.5 else [card for card in shown if card in held]
        rule = self.refused(hand.turn, Claim((ClaimItem(kind, of(shown)),))) if shown else "C24"
        fits = hand.worth(kind, shown) is not None
        wanted = broken_rule(kind, shown, held, hand.melds[hand.turn], self.rules) if shown else "C24"
        assert rule == ("" if fits else wanted), (kind, shown, rule, wanted)
        other = 1 - hand.turn
        assert self.refused(other, Claim((ClaimItem(kind, of(shown)),))) == "C26"

    def play(self, hand: Hand, taste: Taste) -> None:
        """Check that forbidden cards are refused by the rule they break, then play a legal card."""
        seat, lead, held, legal = hand.turn, hand.trick.lead, hand.hands[hand.turn], hand.legal()
        for card in held:
            rule = self.refused(seat, Pick(of([card])))
            assert rule == ("" if card in legal else "C11" if lead and is_trump(lead) else "C10"), card
        away = self.rng.choice([card for card in PACK.ids if card not in held])
        assert self.refused(seat, Pick(of([away]))) == "C9"
        assert self.refused(1 - seat, Pick(of([away]))) == "C9"
        card, trick = taste.card(legal), hand.trick
        self.do(seat, Pick(of([card])))
        hand.play(card)
        if trick.winner is not None:
            last = GAME.view(self.state).history[-1]
            assert ids(played.card for played in last.cards) == [trick.lead, trick.reply]
            assert (last.leader, last.winning) == (trick.leader, trick.winner)
            drawn = [(note.args["seat"], note.args["card"]) for note in last.notes if note.key == "chinze-drew"]
            told = [(at.seat, ids([one.card])[0]) for at, one in drawn if hasattr(at, "seat") and hasattr(one, "card")]
            assert told == (trick.draws if self.rules["draw_shown"] else [])

    def pay(self, hand: Hand) -> None:
        """Pay the card for the Fool (C22): the choice is the same, and other cards are refused."""
        asked = self.question
        assert (asked.seat, asked.kind, ids(asked.cards)) == (hand.fool_of, "exchange", hand.owing)
        for card in {*hand.captured[0], *hand.captured[1]} - set(hand.owing):
            assert self.refused(asked.seat, Pick(of([card]))) == "C22"
        card = self.rng.choice(hand.owing)
        self.do(asked.seat, Pick(of([card])))
        hand.give(card)

    def count(self, hand: Hand) -> None:
        """Compare piles, the Fool's owner, points, and the score sheet line by line (C16-C18, C23, C35-C38)."""
        scored, wanted = self.state.match.scored[-1], hand.result()
        assert {
            "piles": [ids(pile) for pile in scored.piles],
            "fool_fate": scored.fate,
            "trick_points": list(scored.trick_points),
            "meld_points": list(scored.meld_points),
            "urtimo": list(scored.urtimo),
            "total": list(scored.total),
        } == wanted
        assert sum(scored.trick_points) == 78
        sheet, count = hand.sheet(), GAME.view(self.state).counts[-1]
        assert rows(count) == sheet
        made = [sum(points for points, _ in column) for column in sheet]
        assert list(count.totals) == made
        self.totals = [total + points for total, points in zip(self.totals, made, strict=True)]
        assert [standing.amount for standing in GAME.view(self.state).standings] == self.totals
        assert [zone(GAME.view(self.state), "captured", at)[0] for at in (0, 1)] == wanted["piles"]


def zone(view: Any, name: str, seat: int | None) -> tuple[list[str], int]:
    """Return open cards and number of cards of a group beside the trick; empty values if it is not there."""
    found = [one for one in view.zones if one.key == f"zone-chinze-{name}" and one.seat == seat]
    return (order(ids(found[0].cards)), found[0].count) if found else ([], 0)


def seen(hand: Hand, seat: int) -> list[str]:
    """Return the cards in a hand that the other player has seen: drawn in the open, or shown in a meld (C14, C25,
    C39)."""
    shown = {card for _, meld in hand.melds[seat] for card in meld}
    if hand.rules["draw_shown"]:
        shown |= {card for trick in hand.tricks for at, card in trick.draws if at == seat}
    return order(card for card in hand.hands[seat] if card in shown)
