"""The state of a table, folded from its log."""

from __future__ import annotations

from typing import Any

import msgspec

from bot.engine.game import OptionValue
from bot.engine.seal import Part, deal_seed

LOBBY, PLAYING, FINISHED, CLOSED = "lobby", "playing", "finished", "closed"
HELD = "moderator"
"""The reason of a pause that only a moderator ends."""
TALKS = ("free", "quiet")
"""Whether people may talk in the thread while they play."""
PACES = ("relaxed", "live", "daily", "none")


class Chair(msgspec.Struct, frozen=True):
    """A chair: free, a person, or a computer player. ``away`` is a person for whom a computer player plays;
    ``since`` the seq at which the chair was taken. ``away_since`` is the seq since which she is away, ``away_deal`` the
    first deal she misses from its beginning; ``gone`` says that she has abandoned the match. ``offered``
    says that a substitute may take the chair, ``first`` is the person who sat there before the first substitute,
    ``substitutes`` all who have sat there since, each once, in order; some may have left again.
    """

    person: int | None = None
    level: str | None = None
    bot_name: str = ""
    away: bool = False
    since: int = 0
    away_since: int = 0
    away_deal: int = 0
    gone: bool = False
    offered: bool = False
    first: int | None = None
    substitutes: tuple[int, ...] = ()

    @property
    def free(self) -> bool:
        return self.person is None and self.level is None

    @property
    def computer(self) -> bool:
        """Whether a computer player makes this chair's decisions now."""
        return self.level is not None or self.away


class Seal(msgspec.Struct, frozen=True):
    """The sealed randomness of one deal. ``revealed`` says whether the seed may be shown.

    ``terms`` is what it is bound to, "" for a seal of version 1. ``message`` and ``channel`` are where it was published
    (Discord's ids, 0: nowhere yet), ``parts`` what people have added since it was sealed, whether it counts or not, and
    once ``closed`` what counts. ``number`` is how many seals of the same deal there were before.
    """

    deal: int
    seed: bytes
    commitment: str
    revealed: bool = False
    terms: str = ""
    message: int = 0
    channel: int = 0
    parts: tuple[Part, ...] = ()
    closed: bool = False
    number: int = 0

    @property
    def randomness(self) -> bytes:
        """What the cards of the deal come from, once it is closed."""
        return deal_seed(self.seed, self.terms, self.message, self.parts) if self.terms else self.seed


class Call(msgspec.Struct, frozen=True):
    """A player was called to a decision (the one with number ``asked``). ``number`` counts the calls for it, ``kind``
    and ``by`` (-1: nobody) are the latest's, ``nudged`` says that one of them was a nudge; ``seq`` is the latest's."""

    player: int
    asked: int
    number: int
    kind: str
    by: int
    nudged: bool
    seq: int


class Quiet(msgspec.Struct, frozen=True):
    """A player's quiet hours: her clock stands still during ``spans`` (from–to in Unix ms); known up to ``until``."""

    player: int
    spans: tuple[tuple[int, int], ...]
    until: int


class Kept(msgspec.Struct, frozen=True):
    """A chair is kept for a person who waits: since the seq ``seq``, until ``until`` (Unix ms)."""

    person: int
    until: int
    seq: int


class TableState(msgspec.Struct, frozen=True):
    """Everything that is known of a table. ``match`` is the game's own state, None in the lobby.

    ``asked`` counts for each player the questions answered so far; a control that carries another number is stale.
    ``between`` says that a deal is over and the next has not begun; ``ready`` are the players ready for it.
    ``ranked`` is the host's wish; ``helped`` counts for each player the questions of a person that a computer player
    answered, for one who was away or out of time.
    Ids of guild, channel and thread are Discord's (0: none yet); persons are the store's surrogate numbers.
    """

    id: str
    seq: int = 0
    status: str = LOBBY
    game: str = ""
    name: str = ""
    host: int = 0
    opener: int = 0
    guild: int = 0
    channel: int = 0
    thread: int = 0
    language: str = "en"
    options: dict[str, OptionValue] = {}
    preset: str = ""
    pace: str = "relaxed"
    chairs: tuple[Chair, ...] = ()
    match: Any = None
    asked: tuple[int, ...] = ()
    seals: tuple[Seal, ...] = ()
    between: bool = False
    ready: frozenset[int] = frozenset()
    last_by: str = ""
    opened_at: int = 0
    started_at: int = 0
    ended_at: int = 0
    close_reason: str = ""
    balances: tuple[int, ...] = ()
    places: tuple[int, ...] = ()
    ranked: bool = True
    helped: tuple[int, ...] = ()
    spent: tuple[int, ...] = ()
    """What each player has used of the bank in this deal, in ms."""
    strikes: tuple[int, ...] = ()
    """For each player the decisions in a row that the clock took from her."""
    clocked: tuple[int, ...] = ()
    """For each player the decisions of the match that the clock took from a person."""
    drained: tuple[int, ...] = ()
    """For each player the deals in which the bank of a person ran out."""
    left: tuple[tuple[int, int], ...] = ()
    """What clocks had left when the table paused: (player, ms); gone with that player's next answer."""
    granted: tuple[tuple[int, int], ...] = ()
    """More time that players have asked for: (player, ms); gone with that player's next answer."""
    paused: str = ""
    """Why the table rests (idle, asked, or a reason of :mod:`bot.table.hold`), or nothing."""
    paused_detail: str = ""
    """What is missing, where a word says it (a permission, as the library calls it)."""
    paused_at: int = 0
    """The seq at which it came to rest last."""
    rest_until: int = 0
    """When it is closed if nobody goes on (Unix ms), once its people were told; 0 before that."""
    pausing: frozenset[int] = frozenset()
    """The players who would like to pause."""
    touched: int = 0
    """The seq at which a person last did something in the match."""
    check: int = 0
    """The seq at which people were asked whether they are there; 0 while nobody is asked."""
    check_until: int = 0
    """Unix ms at which that check ends."""
    here: frozenset[int] = frozenset()
    """The people who said that they are there."""
    waited: int = 0
    """The seq at which the host of a full lobby was passed over."""
    pacing: tuple[tuple[int, str], ...] = ()
    """Players who would like another pace, and which."""

    talk: str = "free"
    talking: tuple[tuple[int, str], ...] = ()
    """Players who would like it otherwise, and how."""

    calls: tuple[Call, ...] = ()
    """The latest call to each player who was called and has not answered since."""
    acted_at: tuple[int, ...] = ()
    """For each player when she last acted, in Unix ms (0: not yet)."""
    nudged: tuple[int, ...] = ()
    """For each player when she was last nudged, in Unix ms (0: never)."""

    quiet: tuple[Quiet, ...] = ()
    """The quiet hours of the players who have any (:mod:`bot.table.nights`)."""

    offering: int | None = None
    """The player who has offered to concede the match or the deal, None while there is no offer."""
    offered: str = "match"
    """What that offer is about: the match or the deal."""
    conceding: frozenset[int] = frozenset()
    """The players who are for that offer."""
    conceded: tuple[int, ...] = ()
    """The players who conceded the match."""
    yielded: tuple[int, ...] = ()
    """The players whom their side's conceding puts last, whatever the score."""

    queue: tuple[int, ...] = ()
    """The people who wait for a chair, the first one first (:mod:`bot.table.standby`)."""
    kept: tuple[Kept, ...] = ()
    """Those of them for whom a chair is kept now."""
    idle_at: int = 0
    """The seq of the latest fact that is no sign of life of those who sit in a lobby: the queue, a host passed over."""
    idle_from: int = 0
    """The seq of the latest sign of life before that one."""

    lots: bool = False
    """Who sits where is drawn when the match begins (:func:`bot.table.hosting.drawn`)."""

    def chair_of(self, person: int) -> int | None:
        """The chair a person sits on, None if she does not sit here."""
        return next((number for number, chair in enumerate(self.chairs) if chair.person == person), None)

    def struck(self, player: int) -> bool:
        """Whether the clock took the player's latest decision from her."""
        return player < len(self.strikes) and self.strikes[player] > 0

    @property
    def seal(self) -> Seal | None:
        """The seal of the deal that is running or comes next."""
        return self.seals[-1] if self.seals else None

    @property
    def open(self) -> bool:
        """Whether anything can still happen here."""
        return self.status in (LOBBY, PLAYING)


def untouched_since(state: TableState) -> int:
    """The seq of the last sign of life of a lobby. A queue that grows or shrinks is none, and neither is a host passed
    over, so that nobody keeps a forgotten lobby open by waiting for it."""
    return state.idle_from if state.idle_at == state.seq else state.seq
