"""The way into a game: which function handles an action, which applies a fact, and the refusals that every game gives.

A refusal's code keeps the name of the game (``chinze-must-follow``), because records and shared test data have it. The
catalogue looks for a sentence of the game first, then for the shared one (``refusal-must-follow``).
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from typing import Any, Generic, Protocol, TypeVar

import msgspec

from bot.engine.actions import Action, Chance, ConcedeDeal, Forfeit, Number, Pick, Refusal, Stop
from bot.engine.cards import Seat
from bot.engine.text import Arg, Line, SeatArg

DRAW, SHUFFLE, OVER, ENDED = "draw", "shuffle", "over", "ended"
"""Phases of every game. DRAW waits for the first dealer or the seats, SHUFFLE is before the first deal, OVER between
two deals, ENDED after the last."""

BETWEEN = (DRAW, SHUFFLE, OVER)
"""The phases of a running match in which there is no deal. Each waits for chance."""

Outcome = tuple[Any, ...] | Refusal
"""The facts that follow from an action, at least one, or a refusal."""

SHARED = (
    "bad-action",
    "bad-chance",
    "bad-pack",
    "match-over",
    "must-follow",
    "must-trump",
    "no-chance-due",
    "no-deal-yet",
    "no-forfeit",
    "no-play-now",
    "no-such-card",
    "no-such-seat",
    "not-held",
    "nothing-to-say",
    "one-card",
    "table-only",
)
"""The refusals that every game gives. Each has a sentence ``refusal-<name>``."""

TABLE_ONLY = frozenset({Chance, Stop, Forfeit, ConcedeDeal})
"""The actions that only the bot takes."""


class Refusals:
    """Makes the shared refusals of one game. ``rules`` has the number of the rule for each of :data:`SHARED`."""

    def __init__(self, slug: str, rules: Mapping[str, str]) -> None:
        if set(rules) != set(SHARED):
            raise ValueError(f"{slug}: shared refusals without rule, or unknown: {sorted(set(rules) ^ set(SHARED))}")
        self._slug = slug
        self._rules = dict(rules)

    def __call__(self, name: str, rule: str = "", **args: Arg) -> Refusal:
        """Return a shared refusal. ``rule`` is its rule here if it is not the usual one.

        Raises KeyError if ``name`` is not one of :data:`SHARED`.
        """
        usual = self._rules[name]
        return Refusal(f"{self._slug}-{name}", dict(args), rule or usual)


def not_your_turn(seat: Seat, rule: str) -> Refusal:
    """Return the refusal that names the seat whose turn it is."""
    return Refusal("not-your-turn", {"who": SeatArg(seat)}, rule)


class Phased(Protocol):
    """A state with a phase."""

    @property
    def phase(self) -> str: ...


S = TypeVar("S", bound=Phased)
H = TypeVar("H", bound=Callable[..., Outcome])
T = TypeVar("T")
E = TypeVar("E", bound=msgspec.Struct)


class _Handler(msgspec.Struct, frozen=True):
    """A handler. ``form`` returns why an action has not the form that it takes, None if it has; it is None for actions
    that may have any form."""

    call: Callable[..., Outcome]
    form: Callable[[Any], Refusal | None] | None
    table_only: bool


class Entry(Generic[S]):
    """Hands each action to its handler. :meth:`decide` is total: any seat and action gives facts or a refusal.

    ``cards`` and ``seats`` are the numbers of cards and seats. ``undealt`` are the phases in which an action that the
    phase has no handler for is refused as ``no-deal-yet``. ``pick_rule`` is the rule of a :class:`Pick` that is not a
    tuple, if it is not that of ``bad-action``.
    """

    def __init__(
        self, refuse: Refusals, *, cards: int, seats: int, undealt: Container[str] = BETWEEN, pick_rule: str = ""
    ) -> None:
        self._refuse = refuse
        self._cards = cards
        self._seats = seats
        self._undealt = undealt
        self._pick_rule = pick_rule
        self._handlers: dict[type[Any], dict[str | None, _Handler]] = {}
        self._card_handlers: dict[str, tuple[Callable[..., Outcome], bool, Callable[..., Outcome] | None]] = {}

    def on(self, kind: type[Action], *phases: str) -> Callable[[H], H]:
        """Register the handler of a kind of action in these phases, without phases in all others.

        It is called as ``handler(state, seat, action)``, for actions of the bot as ``handler(state, action)``. The seat
        exists; the cards of a :class:`Pick` are a tuple of cards of the deck; a :class:`Number` has a whole number.
        Raises ValueError if there is a handler already.
        """
        form = self._some_cards if kind is Pick else self._number if kind is Number else None

        def register(handler: H) -> H:
            known = self._handlers.setdefault(kind, {})
            for phase in phases or (None,):
                if phase in known or (kind is Pick and phase in self._card_handlers):
                    raise ValueError(f"two handlers of {kind.__name__} in phase {phase}")
                known[phase] = _Handler(handler, form, kind in TABLE_ONLY)
            return handler

        return register

    def on_card(
        self, phase: str, *, any_seat: bool = False, several: Callable[[S, Seat, Pick], Outcome] | None = None
    ) -> Callable[[H], H]:
        """Register the handler of a :class:`Pick` of exactly one card in this phase.

        It is called as ``handler(state, seat, card)``. The card is one of the deck and the seat exists; with
        ``any_seat`` the seat may be anything. ``several`` handles a Pick of any other number of cards, which is refused
        without it. Raises ValueError if there is a handler already.
        """

        def register(handler: H) -> H:
            if phase in self._card_handlers or phase in self._handlers.setdefault(Pick, {}):
                raise ValueError(f"two handlers of Pick in phase {phase}")
            self._card_handlers[phase] = (handler, any_seat, several)
            return handler

        return register

    def decide(self, state: S, seat: Any, action: Any) -> Outcome:
        """Return the facts that follow from ``action``, at least one, or a refusal. Never raises.

        ``seat`` is None for an action of the bot.
        """
        if action.__class__ is Pick and (taken := self._card_handlers.get(state.phase)) is not None:
            # Cards are by far the most frequent actions, and computer players try many: no call but the handler's.
            call, any_seat, several = taken
            cards = action.cards
            if cards.__class__ is tuple and len(cards) == 1:
                card = cards[0]
                if (
                    card.__class__ is int
                    and 0 <= card < self._cards
                    and (any_seat or (seat.__class__ is int and 0 <= seat < self._seats))
                ):
                    return call(state, seat, card)
            if not self._is_seat(seat):
                return self._refuse("no-such-seat")
            refused = self._some_cards(action)
            if refused is None and several is not None:
                return several(state, seat, action)
            return refused or self._refuse("one-card")
        handlers = self._handlers.get(action.__class__)
        own = None if handlers is None else handlers.get(state.phase) or handlers.get(None)
        if own is None:
            return self._unhandled(state, seat, action)
        if own.table_only:
            return own.call(state, action) if seat is None else self._refuse("table-only")
        if not self._is_seat(seat):
            return self._refuse("no-such-seat")
        malformed = None if own.form is None else own.form(action)
        return own.call(state, seat, action) if malformed is None else malformed

    def _is_seat(self, seat: Any) -> bool:
        return type(seat) is int and 0 <= seat < self._seats

    def _unhandled(self, state: S, seat: Any, action: Any) -> Refusal:
        """Return why an action that has no handler in this phase is not possible."""
        kind: Any = action.__class__
        if kind in TABLE_ONLY:
            return self._refuse("no-forfeit" if seat is None else "table-only")
        if not self._is_seat(seat):
            return self._refuse("no-such-seat")
        malformed = self._some_cards(action) if kind is Pick else self._number(action) if kind is Number else None
        if malformed is not None:
            return malformed
        if kind not in self._handlers:
            return self._refuse("bad-action")
        if state.phase == ENDED:
            return self._refuse("match-over")
        return self._refuse("no-deal-yet" if state.phase in self._undealt else "no-play-now")

    def _some_cards(self, action: Any) -> Refusal | None:
        cards: Any = action.cards
        if cards.__class__ is not tuple:
            return self._refuse("bad-action", self._pick_rule)
        for card in cards:
            if card.__class__ is not int or not 0 <= card < self._cards:
                return self._refuse("no-such-card")
        return None

    def _number(self, action: Any) -> Refusal | None:
        return None if type(action.value) is int else self._refuse("bad-action")


# -- facts

News = Callable[[T, E], Sequence[Line]]
"""The lines said of a fact. The state is the one that is looked at, after this fact and perhaps others."""


class Facts(Generic[T]):
    """What the facts of a game do to its states. The tag of a fact stays on its struct."""

    def __init__(self) -> None:
        self._apply: dict[type[Any], Callable[[T, Any], T]] = {}
        self._news: dict[type[Any], News[T, Any]] = {}

    def on(
        self, event: type[E], *, news: News[T, E] | None = None
    ) -> Callable[[Callable[[T, E], T]], Callable[[T, E], T]]:
        """Register the function that applies a type of fact, and the lines said of it if there are any.

        Raises ValueError if a registered type has the same tag.
        """
        tag = event.__struct_config__.tag
        if any(known.__struct_config__.tag == tag for known in self._apply):
            raise ValueError(f"two facts have the tag {tag}")

        def register(apply: Callable[[T, E], T]) -> Callable[[T, E], T]:
            self._apply[event] = apply
            if news is not None:
                self._news[event] = news
            return apply

        return register

    @property
    def events(self) -> tuple[type[msgspec.Struct], ...]:
        """The registered types of facts, in order."""
        return tuple(self._apply)

    def evolve(self, state: T, event: Any) -> T:
        """Return the state after one fact. Raises KeyError if its type is not registered."""
        return self._apply[event.__class__](state, event)

    def fold(self, state: T, events: Iterable[Any]) -> T:
        """Return the state after these facts. Raises KeyError if the type of one is not registered."""
        apply = self._apply
        for event in events:
            state = apply[event.__class__](state, event)
        return state

    def news(self, state: T, events: Iterable[Any]) -> tuple[Line, ...]:
        """Return the lines said of these facts, in order. Facts registered without news have none."""
        lines: list[Line] = []
        for event in events:
            tell = self._news.get(event.__class__)
            if tell is not None:
                lines += tell(state, event)
        return tuple(lines)
