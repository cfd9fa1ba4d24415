"""A match of Mineo played on the engine, with the simple oracle given the same decisions; every step is compared.

The two share no source: the engine answers through its questions, refusals and facts, and the oracle
(:mod:`tests.support.oracles.mineo`) computes everything again from the whole record.
"""

from __future__ import annotations

from typing import Any

from bot.engine.actions import Chance, Pick, Refusal, Say
from bot.engine.cards import cards_of
from bot.engine.rng import Rng
from bot.games.mineo import GAME
from bot.games.mineo.deck import IDS, PACK
from bot.games.mineo.game import decide
from bot.games.mineo.options import PRESETS
from bot.games.mineo.recorded import result_json
from bot.games.mineo.state import AUCTION, DECLARE, PLAY, SCARTO, State
from bot.games.mineo.views import of_seat, public
from tests.games.mineo.play import do, options, refused
from tests.support.oracles.mineo import asked, recount
from tests.support.oracles.mineo_auction import CALLS, auction
from tests.support.oracles.mineo_pack import CHOICES, DEFAULTS, Options, height, in_order, packets, thirds
from tests.support.oracles.mineo_play import legal_cards, may_lay_away
from tests.support.oracles.mineo_score import match

LEANINGS = ((4, 2, 6, 1, 4), (1, 4, 4, 1, 1), (2, 1, 8, 0, 3), (1, 1, 1, 1, 1), (6, 6, 1, 1, 6), (0, 1, 9, 3, 0))
"""How likely each call is at a table: weights of pago, mischio, altre5, solo, prendo."""

STYLES = ("random", "high", "low", "dear", "cheap")


def random_options(rng: Rng) -> Options:
    """Return the defaults, one of the presets, or random options; matches are short."""
    way = rng.below(4)
    if way == 0:
        chosen: Options = {}
    elif way == 1:
        chosen = dict(rng.choice(PRESETS).options)
    else:
        chosen = {key: rng.choice(values) for key, values in CHOICES.items() if way == 3 or rng.below(3) == 0}
    return chosen | {"match_hands": 3}


def random_deck(rng: Rng, dealer: int) -> tuple[list[str], int]:
    """Return a shuffled deck, or one in which one seat has the trumps, all the counting cards, or only scartine.

    The second value is the seat that wants to play alone, -1 for none: a hand of trumps alone takes every trick (S65).
    """
    deck = [PACK.ids[card] for card in rng.shuffled(tuple(range(63)))]
    way, favourite = rng.below(6), rng.below(3)
    if way < 2:
        return deck, -1
    wanted = {
        2: [card for card in deck if card[0] in "TF"],
        5: [card for card in deck if card[0] == "T"],
        3: [card for card in deck if thirds(card) > 1],
        4: [card for card in deck if thirds(card) == 1],
    }[way]
    place = (favourite - dealer - 1) % 3
    slots = [15 * giro + 5 * place + one for giro in range(4) for one in range(5)]
    if way in (3, 5):
        slots += [60, 61, 62]
    rest = [card for card in deck if card not in wanted[: len(slots)]]
    filled = dict(zip(slots, wanted, strict=False))
    return [filled[slot] if slot in filled else rest.pop() for slot in range(63)], favourite if way == 5 else -1


def ids(mask: int) -> list[str]:
    return [IDS[card] for card in cards_of(mask)]


def card(name: str) -> int:
    found = PACK.card(name)
    assert found is not None
    return found


class Sitting:
    """One match. ``record`` is the running hand as the vectors write it; ``told`` are the finished ones in full, as the
    oracle describes them, and ``results`` how they ended."""

    def __init__(self, seed: bytes, **given: Any) -> None:
        self.rng = Rng(seed)
        self.given = random_options(self.rng) | given
        self.options = DEFAULTS | self.given
        self.state: State = GAME.start(options(**self.given))
        self.record: dict[str, Any] = {}
        self.results: list[dict[str, Any]] = []
        self.told: list[dict[str, Any]] = []
        self.first = 0
        self.eager = -1
        self.seen: set[str] = set()

    def play(self) -> None:
        """Play the whole match, or as many hands of it as are needed."""
        drawn = self.options["first_dealer"] == "random"
        assert GAME.chance(self.state) == ("draw" if drawn else "shuffle")
        if drawn:
            self._do(None, Chance(self.rng.word().to_bytes(8, "big")))
        self.first = self.state.match.dealer
        while GAME.result(self.state) is None and len(self.results) < 12:
            self._hand()
            self._after_hand()

    def _do(self, seat: int | None, action: Any) -> None:
        self.state = do(self.state, seat, action)

    def _hand(self) -> None:
        dealer = (self.first + len(self.results)) % 3
        deck, self.eager = random_deck(self.rng, dealer)
        self._do(None, Chance(b"", tuple(card(name) for name in deck)))
        self.record = {"dealer": dealer, "deck": deck, "calls": [], "discard": [], "declarations": [], "plays": []}
        end = self._auction()
        if end["type"] == "solo":
            self._scarto(end)
            self._declarations(end)
            self._tricks(end)
        self.seen.add(end["type"])

    def _said(self) -> list[str]:
        return [entry["call"] for entry in self.record["calls"]]

    def _auction(self) -> dict[str, Any]:
        weights = self.rng.choice(LEANINGS)
        while True:
            now = auction(self.record["dealer"], self._said(), self.given)
            setup = self.state.setup
            if now["type"] != "open":
                return now
            assert self.state.phase == AUCTION
            assert (setup.dealer, setup.auction.giro) == (self.record["dealer"], now["round"])
            dealt = packets(self.record["dealer"], self.record["deck"], now["round"])
            assert [ids(hand) for hand in self.state.table.hands] == [in_order(hand) for hand in dealt]
            (question,) = GAME.decisions(self.state)
            assert (question.seat, [word.word for word in question.words]) == (now["to_speak"], now["legal"])
            offers = [call.seat for call in public(self.state).calls if call.standing and call.key.endswith("pago")]
            assert sorted(offers) == now["offers"]
            self._refused_calls(now)
            stands = now["to_speak"] == self.eager and "solo" in now["legal"]
            call = "solo" if stands else self._leaning(now["legal"], weights)
            self.record["calls"].append({"call": call})
            self._do(now["to_speak"], Say(call))

    def _refused_calls(self, now: dict[str, Any]) -> None:
        for call in CALLS:
            if call not in now["legal"]:
                assert refused(self.state, now["to_speak"], Say(call)) == ("mineo-call-not-now", "S24")
            wrong = (now["to_speak"] + 1 + self.rng.below(2)) % 3
            assert refused(self.state, wrong, Say(call))[0] == "not-your-turn"
        assert refused(self.state, now["to_speak"], Say("scommessa")) == ("mineo-nothing-to-say", "S22")
        assert refused(self.state, now["to_speak"], Pick((1,)))[0] == "mineo-no-play-now"

    def _leaning(self, legal: list[str], weights: tuple[int, ...]) -> str:
        urn = [call for call, weight in zip(CALLS, weights, strict=True) if call in legal for _ in range(weight)]
        return self.rng.choice(urn or legal)

    def _scarto(self, end: dict[str, Any]) -> None:
        soloist, setup = end["soloist"], self.state.setup
        monte = self.record["deck"][60:]
        held = packets(self.record["dealer"], self.record["deck"], 4)[soloist] + monte
        assert self.state.phase == SCARTO
        assert ids(self.state.table.hands[soloist]) == in_order(held)
        assert (setup.soloist, setup.stata, list(setup.eligible)) == (soloist, end["stata"], end["rivanto_eligible"])
        shown = [IDS[one] for zone in public(self.state).zones if zone.key == "zone-mineo-monte" for one in zone.cards]
        assert shown == (monte if end["monte_shown"] else [])
        legal: list[list[str]] = []
        for _ in range(40):
            three = [held[place] for place in self.rng.shuffled(tuple(range(23)))[:3]]
            if self.rng.below(3) == 0:
                three = sorted(held, key=thirds)[:3]
            fits = may_lay_away(three, held, self.given)
            outcome = decide(self.state, soloist, Pick(tuple(map(card, three))))
            assert isinstance(outcome, Refusal) is not fits, (three, held, self.given)
            legal += [three] if fits else []
        (question,) = GAME.decisions(self.state)
        if not legal:
            legal = [self._offered(question, held)]
            assert may_lay_away(legal[0], held, self.given)
        bare = sorted(held, key=lambda one: (one[0] == "T", height(one)))[:3]
        wants_all = soloist == self.eager and may_lay_away(bare, held, self.given)
        self.record["discard"] = bare if wants_all else self.rng.choice(legal)
        self._do(soloist, Pick(tuple(map(card, self.record["discard"]))))
        trumps = [one for one in in_order(self.record["discard"]) if one[0] == "T"]
        (laid,) = [zone for zone in public(self.state).zones if zone.key == "zone-mineo-scarto"]
        assert [IDS[one] for one in laid.cards] == (trumps if self.options["show_discarded_trumps"] else [])

    def _offered(self, question: Any, held: list[str]) -> list[str]:
        """Return three cards chosen from the question alone: as many as it asks for, and those that must go."""
        picked = Pick(tuple(self.rng.shuffled(question.cards)[: question.least]))
        return [IDS[one] for one in do(self.state, question.seat, picked).setup.scarto]

    def _declarations(self, end: dict[str, Any]) -> None:
        while True:
            said = [(entry["seat"], entry["say"]) for entry in self.record["declarations"]]
            held = ids(self.state.table.hands[end["soloist"]])
            due = asked(end, held, said, self.given)
            if due is None:
                assert self.state.phase == PLAY
                return
            seat, words = due
            assert self.state.phase == DECLARE
            (question,) = GAME.decisions(self.state)
            assert (question.seat, sorted(word.word for word in question.words)) == (seat, words)
            for word in {"no", "scommessa", "rivanto", "solo"} - set(words):
                assert isinstance(decide(self.state, seat, Say(word)), Refusal)
            assert refused(self.state, (seat + 1) % 3, Say("no"))[0] == "not-your-turn"
            word = self.rng.choice(words)
            self.record["declarations"].append({"seat": seat, "say": word})
            self._do(seat, Say(word))

    def _tricks(self, end: dict[str, Any]) -> None:
        hands = [ids(hand) for hand in self.state.table.hands]
        styles = [self.rng.choice(STYLES) for _ in range(3)]
        while self.state.phase == PLAY:
            table = self.state.table
            seat, lying = table.turn, [IDS[one] for one in table.cards]
            legal = legal_cards(hands[seat], lying, self.given)
            question = next(one for one in GAME.decisions(self.state) if not one.optional)
            assert (question.seat, [IDS[one] for one in question.cards]) == (seat, legal)
            barred = [one for one in hands[seat] if one not in legal]
            if barred:
                code, rule = refused(self.state, seat, Pick((card(self.rng.choice(barred)),)))
                assert (code, rule) in DUTIES
            chosen = self._choose(styles[seat], legal)
            hands[seat].remove(chosen)
            self.record["plays"].append({"seat": seat, "card": chosen})
            self._do(seat, Pick((card(chosen),)))

    def _choose(self, style: str, legal: list[str]) -> str:
        if style == "random":
            return self.rng.choice(legal)
        key = height if style in ("high", "low") else thirds
        return (max if style in ("high", "dear") else min)(legal, key=key)

    def _after_hand(self) -> None:
        told = recount(self.record, self.given)
        end = self.state.match.ends[-1]
        assert result_json(self.state, end) == told["result"]
        assert [entry["call"] for entry in told["calls"]] == self._said()
        if told["result"]["type"] == "played":
            assert [play["seat"] for play in told["plays"]] == [play["seat"] for play in self.record["plays"]]
            tricks = [
                {"leader": one.leader, "cards": [IDS[a] for a in one.cards], "winner": one.taken.winner}
                for one in self.state.tricks.history
            ]
            assert tricks == told["tricks"]
            piles = [[IDS[one] for one in zone.cards] for zone in public(self.state).zones if "pile" in zone.key]
            assert piles == [told["result"]["soloist_pile"], told["result"]["defender_pile"]]
            self._note(told["result"])
        self.told.append(told)
        self.results.append(told["result"])
        self._standing()

    def _note(self, result: dict[str, Any]) -> None:
        """Record which special cases of the rules were reached, so that a test can check that they were."""
        self.seen |= {f"{name} {side}" for name, both in result["jochi"].items() for side in both if both[side]}
        if result["exchange"]:
            card_paid = result["exchange"]["card"]
            self.seen.add("kept" if card_paid is None else "surrendered" if card_paid == "F" else "paid for the fujutu")
        if "F" in self.state_last_trick() and result["exchange"] is None:
            self.seen.add("fujutu in the last trick")

    def state_last_trick(self) -> list[str]:
        """Return the twentieth trick's cards."""
        return [IDS[one] for one in self.state.tricks.history[-1].cards]

    def _standing(self) -> None:
        now = match(self.first, self.results, self.given)
        standings = public(self.state).standings
        assert [one.amount for one in standings] == now["chips"]
        assert self.state.match.counted == now["counted"]
        assert self.state.setup.dealer == now["dealers"][-1]
        result = GAME.result(self.state)
        assert (result is not None) is now["over"]
        if result is not None:
            assert list(result.places) == now["places"]
            assert [own + self.options["starting_chips"] for own in result.balances] == now["chips"]
            assert not of_seat(self.state, 0).decisions
            self.seen.add("over")


DUTIES = {
    ("mineo-must-follow", "S53"),
    ("mineo-must-trump", "S54"),
    ("mineo-must-overtrump", "S56"),
    ("mineo-fujutu-lead", "S58"),
}
