"""A match of the engine with the oracle beside it: every question, refusal and count is compared on the way.

The oracle (:mod:`tests.support.oracles`) keeps its own hands, auction, tricks and piles. The play is recorded in the
format of the shared test data, so that ``germini conform`` can check it too.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bot.engine.actions import Chance, Claim, ClaimItem, ClaimOffer, Pick, Say
from bot.engine.cards import mask_of
from bot.engine.tricktaking.entry import ENDED, OVER
from bot.games.terziglio import GAME
from bot.games.terziglio.deck import names
from bot.games.terziglio.events import Declared, TrickTaken
from bot.games.terziglio.game import decide, start_at
from bot.games.terziglio.recorded import result_of
from bot.games.terziglio.state import AUCTION, DECLARE, DISCARD, PAY, PLAY, State
from tests.games.terziglio.chances import random_deck
from tests.games.terziglio.play import cards, do, refused
from tests.support.oracles import terziglio_hand as hand_rules
from tests.support.oracles import terziglio_patterns as patterns

FAMILIES = (*patterns.COMBINATIONS, *patterns.PATTERNS)


class Beside:
    """One match: ``options`` are those that differ from the defaults."""

    def __init__(self, chance: Random, options: dict[str, Any]) -> None:
        self.chance, self.chosen = chance, options
        self.options: dict[str, Any] = {**patterns.DEFAULTS, **options}
        self.dealer = chance.randrange(3)
        self.state: State = start_at(self.options, self.dealer)
        self.record: dict[str, Any] = {"id": "beside", "options": options, "first_dealer": self.dealer, "deals": []}
        self.totals = [0, 0, 0]
        self.counted = 0

    def play(self) -> dict[str, Any]:
        """Play the whole match, or twelve deals of it; return its record."""
        while self.state.phase != ENDED and len(self.record["deals"]) < 12:
            self.deal()
        if self.counted >= self.options["hands_per_game"]:
            result = GAME.result(self.state)
            assert result is not None
            assert list(result.balances) == self.totals
            assert result.places == tuple(1 + sum(more > own for more in self.totals) for own in self.totals)
        else:
            assert GAME.result(self.state) is None
        return {**self.record, "totals": self.totals}

    def deal(self) -> None:
        """Play one deal from the shuffle to the count."""
        deck = random_deck(self.chance)
        self.state = do(self.state, None, Chance(cards=cards(" ".join(deck))))
        self.hands, stock = hand_rules.dealt(deck, self.dealer)
        self.entry: dict[str, Any] = {"dealer": self.dealer, "deck": deck}
        self.record["deals"].append(self.entry)
        assert self.state.setup.dealer == self.dealer
        self.same_hands()
        made = self.auction()
        self.entry["thrown_in"] = made is None
        if made is None:
            self.counted += self.options["passed_hand_counts"]
        else:
            self.declarer, self.contract = made
            self.entry |= {"declarer": made[0], "contract": made[1], "stock": stock, "discards": None}
            if made[1] == "play":
                self.hands[made[0]] += stock
                self.same_hands()
                self.discard()
            self.declare()
            self.tricks()
            self.count()
            self.counted += 1
        self.dealer = hand_rules.next_dealer(self.dealer, self.options)
        assert self.state.phase == (ENDED if self.counted >= self.options["hands_per_game"] else OVER)

    def same_hands(self) -> None:
        """Check that the engine's hands are those of the oracle."""
        assert self.state.table.hands == tuple(mask_of(cards(" ".join(hand))) for hand in self.hands)

    def asked(self, phase: str, seat: int) -> Any:
        """Return the one open question, which must be this seat's in this phase; no other seat may answer it."""
        assert self.state.phase == phase
        (question,) = GAME.decisions(self.state)
        assert question.seat == seat
        return question

    def auction(self) -> tuple[int, str] | None:
        said: list[tuple[int, str]] = []
        while words := hand_rules.calls(said):
            seat = hand_rules.speaker(said, self.dealer)
            question = self.asked(AUCTION, seat)
            assert [one.word for one in question.words] == words
            word = self.chance.choices(words, [3, 1] if len(words) == 2 else [6, 5, 1])[0]
            assert refused(self.state, hand_rules.next_seat(seat), Say(word)) == "not-your-turn"
            if "play" not in words:
                assert refused(self.state, seat, Say("play")) == "terziglio-play-taken"
            self.state = do(self.state, seat, Say(word))
            said.append((seat, word))
        self.entry["auction"] = [list(one) for one in said]
        return hand_rules.contract(said)

    def discard(self) -> None:
        question = self.asked(DISCARD, self.declarer)
        hand, barred = self.hands[self.declarer], hand_rules.barred(self.options)
        free = [card for card in hand if card not in barred]
        assert set(names(question.cards)) == set(free)
        assert (question.least, question.most) == (5, 5)
        laid = self.chance.sample(free, 5)
        kept = [card for card in hand if card in barred]
        if kept:
            wrong = [*laid[:4], self.chance.choice(kept)]
            assert self.refused_pick(self.declarer, wrong) == "terziglio-discard-barred"
        assert self.refused_pick(self.declarer, laid[:4]) == "terziglio-discard-count"
        assert self.refused_pick(self.declarer, [*laid[:4], laid[0]]) == "terziglio-discard-count"
        away = self.chance.choice([card for card in hand_rules.PACK if card not in hand])
        assert self.refused_pick(self.declarer, [*laid[:4], away]) == "terziglio-not-held"
        assert self.refused_pick((self.declarer + 1) % 3, laid) == "not-your-turn"
        self.state = do(self.state, self.declarer, Pick(cards(" ".join(laid))))
        self.entry["discards"] = laid
        self.hands[self.declarer] = [card for card in hand if card not in laid]
        self.same_hands()

    def refused_pick(self, seat: int, chosen: list[str]) -> str:
        return refused(self.state, seat, Pick(cards(" ".join(chosen))))

    def declare(self) -> None:
        self.declared: dict[int, int] = {}
        self.entry["declarations"] = []
        for step in range(3):
            seat = (self.declarer + step) % 3
            question = self.asked(DECLARE, seat)
            hand = frozenset(self.hands[seat])
            self.offered(hand, question.claims)
            assert refused(self.state, (seat + 1) % 3, Claim(())) == "not-your-turn"
            claims = self.some_claims(hand, question.claims)
            while (faults := self.faults(hand, claims)) or not all(shown for _, shown in claims):
                if all(shown for _, shown in claims):
                    code = refused(self.state, seat, self.claim(claims))
                    assert code in faults, (code, faults, claims)
                claims = self.some_claims(hand, question.claims)
            best = self.chance.random() < 0.3
            points = patterns.declared(hand, claims, self.options)
            if best:
                points = patterns.best(hand, self.options)["total"]
                claims = [(one.key, names(one.cards)) for one in question.claims if not one.part_of]
            outcome = decide(self.state, seat, question.default if best else self.claim(claims))
            assert isinstance(outcome, tuple), (outcome, claims)
            assert isinstance(outcome[0], Declared)
            assert outcome[0].combinations + outcome[0].patterns == points
            self.state = do(self.state, seat, question.default if best else self.claim(claims))
            self.declared[seat] = points or 0
            listed = [{"family": family, "cards": shown} for family, shown in claims]
            self.entry["declarations"].append({"seat": seat, "claims": listed, "points": points})

    def offered(self, hand: frozenset[str], offers: tuple[ClaimOffer, ...]) -> None:
        """Check that the best declaration is offered, and that every offer can be shown and scores what it says."""
        best = patterns.best(hand, self.options)
        whole = {one.key: len(one.cards) for one in offers if not one.part_of}
        assert whole == {**best["combinations"], **best["patterns"]}
        for one in offers:
            shown = [(one.part_of or one.key, names(one.cards))]
            assert patterns.declared(hand, shown, self.options) == one.points
        for family, size in whole.items():
            others = [len(one.cards) for one in offers if one.part_of == family]
            assert others == sorted(set(others), reverse=True)
            assert all(3 <= other < size for other in others)
            # With more than three cards a player can show fewer of them.
            assert bool(others) == (size > 3), (family, size, hand)

    def some_claims(self, hand: frozenset[str], offers: tuple[ClaimOffer, ...]) -> list[tuple[str, list[str]]]:
        """Return random claims: the offers, the offers with a few errors, or random cards."""
        claims: list[tuple[str, list[str]]] = []
        for _ in range(self.chance.choice((0, 1, 1, 2, 3, 4, 6))):
            if offers and self.chance.random() < 0.8:
                offer = self.chance.choice(offers)
                shown, family = names(offer.cards), offer.part_of or offer.key
            else:
                family = self.chance.choice(FAMILIES)
                if family in patterns.PATTERNS:
                    pool = patterns.members(family, self.options)
                else:
                    pool = {*patterns.COMBINATIONS[family][0], *patterns.WILD}
                shown = self.chance.sample(sorted(pool & hand), min(len(pool & hand), self.chance.randint(2, 7)))
            self.chance.shuffle(shown)
            spoil = self.chance.random()
            if spoil < 0.15 and shown:
                shown.pop()
            elif spoil < 0.25:
                shown.append(self.chance.choice(sorted(hand) if spoil < 0.2 else hand_rules.PACK))
            claims.append((family if self.chance.random() < 0.97 else "princes", shown))
        return claims

    def claim(self, claims: list[tuple[str, list[str]]]) -> Claim:
        return Claim(tuple(ClaimItem(family, cards(" ".join(shown))) for family, shown in claims))

    def faults(self, hand: frozenset[str], claims: list[tuple[str, list[str]]]) -> set[str]:
        """Return everything that is wrong with a declaration, as codes; none if it is valid."""
        found: set[str] = set()
        families = [family for family, _ in claims]
        if not set(families) <= set(FAMILIES):
            found.add("terziglio-claim-unknown")
        if len(set(families)) < len(families):
            found.add("terziglio-claim-twice")
        if any(not set(shown) <= hand for _, shown in claims):
            found.add("terziglio-not-held")
        for family, shown in claims:
            known = family in FAMILIES
            if len(set(shown)) < len(shown) or (known and not patterns.legal_claim(family, shown, self.options)):
                found.add("terziglio-claim-illegal")
        assert bool(found) == (patterns.declared(hand, claims, self.options) is None)
        return found

    def tricks(self) -> None:
        eldest = hand_rules.next_seat(self.entry["dealer"])
        leader = self.declarer if self.options["first_lead"] == "declarer" else eldest
        played: list[dict[str, Any]] = []
        self.entry["tricks"] = played
        for number in range(19):
            lying: list[tuple[int, str]] = []
            for step in range(3):
                self.card((leader + step) % 3, lying)
            winner = hand_rules.winner(lying, self.options)
            bonus = hand_rules.bonus(lying, self.options)
            taken = self.state.tricks.history[-1].taken
            assert (taken.number, taken.winner, taken.bonus) == (number + 1, winner, bonus)
            assert isinstance(taken, TrickTaken)
            played.append({"leader": leader, "cards": [list(one) for one in lying], "winner": winner, "bonus": bonus})
            leader = winner

    def card(self, seat: int, lying: list[tuple[int, str]]) -> None:
        """Play one card: the legal ones are offered, the others refused by the rule they break."""
        hand = self.hands[seat]
        legal = hand_rules.legal(hand, lying, self.options)
        question = self.asked(PLAY, seat)
        assert set(names(question.cards)) == legal
        asked = hand_rules.led(lying)
        for wrong in [card for card in hand if card not in legal][:2]:
            follow = any(hand_rules.suit(card) == asked for card in hand)
            code = "fool-lead" if not asked else "must-follow" if follow else "must-trump"
            assert self.refused_pick(seat, [wrong]) == f"terziglio-{code}"
        card = self.chance.choice(sorted(legal))
        assert self.refused_pick((seat + 1) % 3, [card]) == "not-your-turn"
        self.state = do(self.state, seat, Pick(cards(card)))
        hand.remove(card)
        lying.append((seat, card))

    def count(self) -> None:
        """Settle the Fool and count the hand."""
        hand: dict[str, Any] = {
            **self.entry,
            "tricks": [[(seat, card) for seat, card in trick["cards"]] for trick in self.entry["tricks"]],
        }
        payment = None
        piles, won = hand_rules.piles_before(hand, self.options)
        case, side = hand_rules.fool_case(hand, won, self.options)
        if case == "pay" and side is not None:
            payer = next(seat for trick in hand["tricks"] for seat, card in trick if card == "MAT")
            question = self.asked(PAY, payer)
            assert set(names(question.cards)) == set(piles[side])
            assert question.default == Pick(cards(hand_rules.suggested(hand, self.options) or ""))
            assert self.refused_pick(payer, ["MAT"]) == "terziglio-not-payable"
            theirs = piles[hand_rules.other(side)]
            assert self.refused_pick(payer, theirs[:1]) == "terziglio-not-payable"
            assert self.refused_pick((payer + 1) % 3, piles[side][:1]) == "not-your-turn"
            payment = self.chance.choice(piles[side])
            self.state = do(self.state, payer, Pick(cards(payment)))
        result = hand_rules.result(hand, payment, self.declared, self.options)
        scored = self.state.match.scored[-1]
        assert result_of(scored) == result
        self.entry |= {"fool_payment": payment, "result": result}
        self.totals = [held + more for held, more in zip(self.totals, result["payments"], strict=True)]
        assert list(self.state.match.balances) == self.totals
