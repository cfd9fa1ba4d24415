"""A second opinion of Chinze, written from the rules page alone (C1-C23): pack, order, tricks, points of a pile.

Nothing here is shared with `bot.games.chinze`: cards are strings, hands are lists, every rule is the sentence of the
page said again in Python, slow and without a trick. Options are a plain mapping of the page's names; `rules_of` fills
in the defaults of its section 8.
"""

from collections.abc import Iterable, Mapping, Sequence

Rules = Mapping[str, object]

FOOL = "MAT"
TRUMPS = [f"T{number}" for number in range(21, 0, -1)]
COURTS = ["K", "Q", "C", "J"]
RANKS = [*COURTS, "10", "9", "8", "7", "6", "5", "4", "3", "2", "A"]
REVERSED = [*COURTS, "A", "2", "3", "4", "5", "6", "7", "8", "9", "10"]
SUITS = ["C", "D", "B", "S"]
PACK = [*TRUMPS, FOOL, *(suit + rank for suit in SUITS for rank in RANKS)]

VALUES: Mapping[str, Sequence[object]] = {
    "hands_per_game": (2, 4),
    "top_trump": ("21", "20"),
    "counting_trump": ("20", "21"),
    "red_pips": ("standard", "reversed"),
    "overtrump": ("trump_led", "none"),
    "fool_exchange": ("end", "first_trick"),
    "fool_unpaid": ("lost", "kept"),
    "urtimo_points": (20, 10, 0, 1, 50),
    "urtimo_to": ("trick_winner", "bagatto_winner"),
    "draw_shown": (True, False),
}
"""Every value of every option (section 8); of the endless ones a few. The default is the first one."""

DEFAULTS: Rules = {key: values[0] for key, values in VALUES.items()}
REVISED: Rules = {"top_trump": "20", "counting_trump": "21"}
PRESETS: Mapping[str, Rules] = {
    "seed": {},
    "sbiro_revised": REVISED,
    "piedmont": {**REVISED, "red_pips": "reversed"},
}


def rules_of(options: Rules, preset: str = "seed") -> Rules:
    """Every option with its value: the defaults, then the preset's, then those of `options` (section 8)."""
    return {**DEFAULTS, **PRESETS[preset], **options}


def is_trump(card: str) -> bool:
    """A numbered trump; the Fool is none (C3)."""
    return card[0] == "T"


def suit_of(card: str) -> str | None:
    """The suit letter of a suit card, None of a trump or the Fool (C1)."""
    return None if is_trump(card) or card == FOOL else card[0]


def order(cards: Iterable[str]) -> list[str]:
    """Canonical order of the vectors' README: T21…T1, MAT, then C D B S from the King down to the Ace."""
    return sorted(cards, key=PACK.index)


def beats(one: str, other: str, rules: Rules) -> bool:
    """True when `one` is the higher of two trumps, or of two cards of one suit (C2, C3)."""
    if is_trump(one) and is_trump(other):
        if rules["top_trump"] == "20" and {one, other} == {"T20", "T21"}:
            return one == "T20"
        return int(one[1:]) > int(other[1:])
    suit = suit_of(one)
    if suit is None or suit != suit_of(other):
        return False
    ranks = REVERSED if rules["red_pips"] == "reversed" and suit in ("C", "D") else RANKS
    return ranks.index(one[1:]) < ranks.index(other[1:])


def may_reply(card: str, hand: Sequence[str], lead: str, rules: Rules) -> bool:
    """True when `card` of `hand` may answer `lead` (C10, C11, C12, C20)."""
    if FOOL in (card, lead):
        return True
    trumps = [held for held in hand if is_trump(held)]
    if not is_trump(lead):
        of_suit = [held for held in hand if suit_of(held) == suit_of(lead)]
        return card in (of_suit or trumps or hand)
    higher = [held for held in trumps if beats(held, lead, rules)]
    if rules["overtrump"] == "none":
        higher = []
    return card in (higher or trumps or hand)


def legal(hand: Sequence[str], lead: str | None, rules: Rules) -> list[str]:
    """All cards that may be played: any when leading (C9), else those which may answer."""
    return order(card for card in hand if lead is None or may_reply(card, hand, lead, rules))


def reply_wins(lead: str, reply: str, rules: Rules) -> bool:
    """True when the second card takes the trick (C13, C21)."""
    if FOOL in (lead, reply):
        return lead == FOOL
    if is_trump(lead) or not is_trump(reply):
        return beats(reply, lead, rules)
    return True


def worth(card: str, rules: Rules) -> int:
    """Points of a counting card (C17)."""
    if card in ("T1", f"T{rules['counting_trump']}", FOOL):
        return 4
    if suit_of(card) is None:
        return 0
    return {"K": 4, "Q": 3, "C": 2, "J": 1}.get(card[1:], 0)


def pile_points(pile: Sequence[str], rules: Rules) -> int:
    """Trick points of a pile: one for three cards, a rest of two counts one (C16), and the counting cards (C17)."""
    threes, rest = divmod(len(pile), 3)
    return threes + (1 if rest == 2 else 0) + sum(worth(card, rules) for card in pile)
