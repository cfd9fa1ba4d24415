"""Reading the inputs of the shared test data: every shape is checked, nothing else of an entry is looked at."""

from __future__ import annotations

from typing import Any

from bot.engine import inputs as engine
from bot.engine.cards import Card, Seat
from bot.engine.conform import ConformError
from bot.engine.game import OptionValue
from bot.engine.inputs import Json, as_int, as_list, as_object, as_text, complete_options
from bot.games.chinze.melds import KINDS, NOTHING_SAID, Said, shaped
from bot.games.chinze.options import META, Rules, read
from bot.games.chinze.pack import PACK
from bot.games.chinze.replay import RecordedHand, RecordedMeld, RecordedTrick

LENGTH = META.length_option
URTIMO = "urtimo_points"


def as_cards(where: str, value: Any) -> tuple[Card, ...]:
    """Cards from their ids; an id that the pack has not becomes -1, which the engine refuses."""
    return engine.as_cards(PACK, where, value)


def known_cards(where: str, value: Any) -> tuple[Card, ...]:
    """Different cards of the pack from their ids."""
    return engine.known_cards(PACK, where, value)


def known_card(where: str, value: Any) -> Card:
    """One card of the pack from its id."""
    return engine.known_card(PACK, where, value)


def rules_of(entry: Json) -> Rules:
    """The rules of an entry."""
    return read(options_of(entry))


def options_of(entry: Json) -> dict[str, OptionValue]:
    """The options of an entry. A record may be of any even number of hands (C4) and have any points for the Bagatto
    urtimo (C35), more than a table offers."""
    given = entry.get("options")
    chosen = as_object("options", {} if given is None else given)
    hands, urtimo = chosen.get(LENGTH), chosen.get(URTIMO)
    more: Json = {}
    if type(hands) is int and hands > 0 and hands % 2 == 0:
        more[LENGTH] = hands
    if type(urtimo) is int and urtimo >= 0:
        more[URTIMO] = urtimo
    return {**complete_options(META, {key: value for key, value in chosen.items() if key not in more}), **more}


def meld_of(where: str, value: Any) -> RecordedMeld:
    """Kind and cards of a meld; its points are not read."""
    found = as_object(where, value)
    kind = as_text(f"{where}.type", found.get("type"))
    if kind not in KINDS:
        raise ConformError(f"{where}.type", "no such meld")
    return kind, as_cards(f"{where}.cards", found.get("cards"))


def melds_of(where: str, value: Any) -> tuple[RecordedMeld, ...]:
    """A list of melds; absent or null is none."""
    given = as_list(where, [] if value is None else value)
    return tuple(meld_of(f"{where}[{number}]", item) for number, item in enumerate(given))


def said_of(rules: Rules, value: Any) -> Said:
    """What was announced before (the ``before`` of an entry)."""
    said = NOTHING_SAID
    for number, (kind, cards) in enumerate(melds_of("before", value)):
        if not shaped(kind, cards, rules.counting):
            raise ConformError(f"before[{number}].cards", "this is no meld")
        said = said.after(kind, cards)
    return said


def hand_of(where: str, value: Any, dealer: Seat) -> RecordedHand:
    """The inputs of one hand; ``dealer`` is whose turn it is to deal. Raises ConformError."""
    hand = as_object(where, value)
    given = hand.get("fool_exchange")
    if hand.get("dealer") is not None and as_int(f"{where}.dealer", hand["dealer"], 0, 1) != dealer:
        raise ConformError(f"{where}.dealer", f"the players deal in turn (C5): {dealer} was expected")
    return RecordedHand(
        dealer,
        as_cards(f"{where}.deck", hand.get("deck")),
        tuple(
            _trick(f"{where}.tricks[{number}]", trick)
            for number, trick in enumerate(as_list(f"{where}.tricks", hand.get("tricks")))
        ),
        None if given is None else known_card(f"{where}.fool_exchange", given),
    )


def hands_of(entry: Json, options: dict[str, OptionValue]) -> list[Any]:
    """The hands of a recorded game as they stand there, no more than were agreed (C4); a record may have fewer.
    Raises ConformError."""
    hands, agreed = as_list("hands", entry.get("hands")), int(options[LENGTH])
    if len(hands) > agreed:
        raise ConformError(f"hands[{agreed}]", f"no hand is left: hands_per_game is {agreed} (C4)")
    return hands


def _trick(where: str, value: Any) -> RecordedTrick:
    trick = as_object(where, value)
    leader = trick.get("leader")
    return RecordedTrick(
        -1 if leader is None else as_int(f"{where}.leader", leader, 0, 1),
        melds_of(f"{where}.leader_melds", trick.get("leader_melds")),
        known_card(f"{where}.lead", trick.get("lead")),
        melds_of(f"{where}.reply_melds", trick.get("reply_melds")),
        known_card(f"{where}.reply", trick.get("reply")),
    )


def dealers(entry: Json) -> Seat:
    """The first dealer of a recorded game; if it is not said, the dealer of its first hand."""
    first = entry.get("first_dealer")
    if first is None:
        hands = as_list("hands", entry.get("hands"))
        first = as_object("hands[0]", hands[0]).get("dealer") if hands else None
    return as_int("first_dealer", first, 0, 1)
