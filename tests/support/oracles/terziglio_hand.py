"""A hand of Terziglio counted a second time, from T1-T19 and T41-T62: simple, slow, without code of the bot."""

from typing import Any

from tests.support.oracles.terziglio_patterns import MOORS, Options, best

TRUMPS = tuple(f"T{rank}" for rank in range(21, 0, -1))
RANKS = ("K", "Q", "C", "J", "10", "9", "8", "7", "6", "A")
SUITS = {suit: tuple(suit + rank for rank in RANKS) for suit in "SBCD"}
PACK = (*TRUMPS, "MAT", *(card for suit in "SBCD" for card in SUITS[suit]))
"""T2, in canonical order: T21-T1, MAT, S, B, C, D from the King to the ace."""
FIVES = ("T21", "T20", "T1", "MAT", "SK", "BK", "CK", "DK")
Trick = list[tuple[int, str]]


def next_seat(seat: int) -> int:
    """T1."""
    return (seat + 1) % 3


def next_dealer(dealer: int, options: Options) -> int:
    """T9."""
    return (dealer + (1 if options["dealer_rotation"] == "with_play" else 2)) % 3


def dealt(deck: list[str], dealer: int) -> tuple[list[list[str]], list[str]]:
    """T10: the hands by seat, and the stock."""
    hands: list[list[str]] = [[], [], []]
    rest = list(deck)
    for packet in (6, 6, 7):
        for step in (1, 2, 3):
            seat = (dealer + step) % 3
            hands[seat] += rest[:packet]
            rest = rest[packet:]
    return hands, rest


def calls(said: list[tuple[int, str]]) -> list[str]:
    """T13: the calls open after those said; none when the auction is over (T14)."""
    words = [word for _, word in said]
    if "solo" in words or len(words) == 3:
        return []
    return ["pass", "solo"] if "play" in words else ["pass", "play", "solo"]


def speaker(said: list[tuple[int, str]], dealer: int) -> int:
    """T12."""
    return (dealer + 1 + len(said)) % 3


def contract(said: list[tuple[int, str]]) -> tuple[int, str] | None:
    """T14, T15: who plays alone and what; None if all passed."""
    for wanted in ("solo", "play"):
        for seat, word in said:
            if word == wanted:
                return seat, word
    return None


def barred(options: Options) -> set[str]:
    """T17: the cards that may not be laid away."""
    return set(FIVES) if options["discard_restriction"] == "five_point" else set()


def suit(card: str) -> str:
    """T42: trumps are a suit, the Magician is one of them, the Fool has none."""
    return "" if card == "MAT" else card[0]


def led(trick: Trick) -> str:
    """T45: the suit to be followed, empty if there is none yet."""
    return next((suit(card) for _, card in trick if card != "MAT"), "")


def legal(hand: list[str], trick: Trick, options: Options) -> set[str]:
    """T42, T44, T45."""
    asked = led(trick)
    rest = [card for card in hand if card != "MAT"]
    allowed = [card for card in rest if suit(card) == asked]
    if not allowed:
        allowed = [card for card in rest if suit(card) == "T"] if asked else []
    if not allowed:
        allowed = rest
    leading = not trick
    if "MAT" in hand and not (leading and options["fool_lead"] == "forbidden" and rest):
        allowed = [*allowed, "MAT"]
    return set(allowed)


def order(asked: str, options: Options) -> list[set[str]]:
    """T3, T4, T5: the cards of a suit from the highest down; those in one set are equal."""
    if asked == "T":
        top = ["T20", "T21"] if options["trump_order"] == "bolognese" else ["T21", "T20"]
        return [*({card} for card in top), *({f"T{n}"} for n in range(19, 5, -1)), set(MOORS), {"T1"}]
    pips = "10 9 8 7 6 A"
    if options["pip_order"] == "bolognese" and asked in "CD":
        pips = "A 6 7 8 9 10"
    return [{asked + rank} for rank in f"K Q C J {pips}".split()]


def winner(trick: Trick, options: Options) -> int:
    """T43: the seat that wins three cards; among equal Moors the last played (T5)."""
    for asked in ("T", led(trick)):
        for level in order(asked, options):
            equals = [seat for seat, card in trick if card in level]
            if equals:
                return equals[-1]
    raise AssertionError(trick)


def bonus(trick: Trick, options: Options) -> int:
    """T46."""
    if not options["trick_bonus"]:
        return 0
    cards = frozenset(card for _, card in trick)
    return best(cards if options["fool_in_trick_bonus"] else cards - {"MAT"}, options)["total"]


def value(card: str) -> int:
    """T7."""
    if card in FIVES:
        return 5
    return {"Q": 4, "C": 3, "J": 2}.get(card[1:], 1) if card[0] in "SBCD" else 1


def side(seat: int, declarer: int) -> str:
    """T1: the two defenders are one side."""
    return "declarer" if seat == declarer else "defenders"


def other(of: str) -> str:
    """The other side."""
    return "defenders" if of == "declarer" else "declarer"


def piles_before(hand: dict[str, Any], options: Options) -> tuple[dict[str, list[str]], dict[str, int]]:
    """T18, T19, T43: the piles without a Fool that was played, and the tricks won."""
    piles: dict[str, list[str]] = {"declarer": [], "defenders": []}
    won = {"declarer": 0, "defenders": 0}
    for trick in hand["tricks"]:
        to = side(winner(trick, options), hand["declarer"])
        won[to] += 1
        piles[to] += [card for _, card in trick if card != "MAT"]
    aside = hand["discards"] if hand["contract"] == "play" else hand["stock"]
    to = "declarer" if won["declarer"] else "defenders"
    if hand["contract"] == "solo" and options["solo_stock"] == "last_trick":
        to = side(winner(hand["tricks"][-1], options), hand["declarer"])
    piles[to] += aside
    return piles, won


def fool_case(hand: dict[str, Any], won: dict[str, int], options: Options) -> tuple[str, str | None]:
    """T49: what becomes of the Fool, and the side that played it."""
    for trick in hand["tricks"]:
        for seat, card in trick:
            if card == "MAT":
                player = side(seat, hand["declarer"])
                if player == side(winner(trick, options), hand["declarer"]):
                    return "same", player
                return ("pay" if won[player] else "lost"), player
    return "none", None


def card_points(pile: list[str], last: bool, options: Options) -> int:
    """T8, T53, T54, T55: the declarer's card points; the defenders have the rest of 93."""
    pairs = len(pile) // 2
    if len(pile) % 2 and options["odd_card"] == "defenders":
        pairs += 1
    return sum(value(card) for card in pile) - pairs + (6 if last else 0)


def settled(
    hand: dict[str, Any], payment: str | None, options: Options
) -> tuple[dict[str, list[str]], dict[str, int], str]:
    """T49, T50, T52: the final piles, the tricks won, and what became of the Fool."""
    piles, won = piles_before(hand, options)
    case, player = fool_case(hand, won, options)
    if player is not None:
        piles[other(player) if case == "lost" else player].append("MAT")
        if case == "pay":
            assert payment is not None
            assert payment != "MAT"
            piles[player].remove(payment)
            piles[other(player)].append(payment)
    return piles, won, case


def suggested(hand: dict[str, Any], options: Options) -> str | None:
    """T51: the card that costs the payer least; None if nothing is to be paid."""
    piles, won = piles_before(hand, options)
    case, player = fool_case(hand, won, options)
    if case != "pay" or player is None:
        return None
    worth: dict[str, int] = {}
    for card in piles[player]:
        after, _, _ = settled(hand, card, options)
        points = sides_points(hand, after, options)
        worth[card] = points[player] - points[other(player)]
    most = max(worth.values())
    return [card for card in PACK if worth.get(card) == most][-1]


def sides_points(hand: dict[str, Any], piles: dict[str, list[str]], options: Options) -> dict[str, int]:
    """What the piles are worth to each side: cards, last trick, captured combinations and patterns (T53-T56)."""
    last = winner(hand["tricks"][-1], options) == hand["declarer"]
    own = card_points(piles["declarer"], last, options)
    return {
        "declarer": own + best(frozenset(piles["declarer"]), options)["total"],
        "defenders": 93 - own + best(frozenset(piles["defenders"]), options)["total"],
    }


def result(hand: dict[str, Any], payment: str | None, declared: dict[int, int], options: Options) -> dict[str, Any]:
    """T52-T62. ``declared`` are the points of the declarations by seat."""
    piles, won, case = settled(hand, payment, options)
    own = card_points(piles["declarer"], winner(hand["tricks"][-1], options) == hand["declarer"], options)
    score: dict[str, dict[str, int]] = {}
    for name in ("declarer", "defenders"):
        captured = best(frozenset(piles[name]), options)
        part = {
            "declared": sum(n for seat, n in declared.items() if side(seat, hand["declarer"]) == name),
            "trick_bonus": sum(
                bonus(t, options) for t in hand["tricks"] if side(winner(t, options), hand["declarer"]) == name
            ),
            "cards": own if name == "declarer" else 93 - own,
            "combinations": captured["combination_points"],
            "patterns": captured["pattern_points"],
        }
        score[name] = {**part, "total": sum(part.values())}
    totals = {name: part["total"] for name, part in score.items()}
    won_by: str | None = "declarer" if totals["declarer"] > totals["defenders"] else "defenders"
    if totals["declarer"] == totals["defenders"] and options["tie"] == "void":
        won_by = None
    game = game_points(totals[won_by], hand["contract"], won[won_by] == 19, options) if won_by else 0
    toll = game if won_by == "declarer" else -game
    return {
        "piles": {name: [card for card in PACK if card in pile] for name, pile in piles.items()},
        "tricks_won": won,
        "fool_case": case,
        "score": score,
        "winner": won_by,
        "game_points": game,
        "payments": [2 * toll if seat == hand["declarer"] else -toll for seat in range(3)],
    }


def game_points(total: int, call: str, all_tricks: bool, options: Options) -> int:
    """T59, T60, T61."""
    if all_tricks and options["all_tricks"] == "flat40":
        return 40
    points = total // 50
    if total % 50 in (46, 47, 48, 49):
        points += 1
    if call == "solo":
        points *= 2
    return points + (40 if all_tricks else 0)
