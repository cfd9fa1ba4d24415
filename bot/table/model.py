"""The state of a table as computed from its log, table ids, and the names of tables and computer players."""

from __future__ import annotations

import secrets
import zlib
from collections.abc import Container
from hashlib import sha256
from typing import Any

import msgspec

from bot.engine.game import Game, OptionValue
from bot.engine.seal import Part, deal_seed
from bot.games.registry import games

LOBBY, PLAYING, FINISHED, CLOSED = "lobby", "playing", "finished", "closed"
"""The statuses of a table."""
BY_MODERATOR = "moderator"
"""The reason of a pause that only a moderator can end."""
QUIET = "quiet"
TALKS = ("free", QUIET)
"""Whether people may talk in the thread while they play."""
PACES = ("relaxed", "live", "daily", "none")
"""The paces of a table; "none" has no clocks."""

_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"
_LENGTH = 8

RIVERS = (
    "Arno", "Tevere", "Po", "Adige", "Reno", "Secchia", "Serchio", "Ombrone", "Magra", "Bisenzio", "Sieve", "Elsa",
    "Mincio", "Ticino", "Tanaro", "Trebbia", "Panaro", "Savio", "Rubicone", "Metauro", "Nera", "Aniene", "Volturno",
    "Simeto", "Alcantara", "Imera", "Belice", "Platani", "Bisagno", "Entella", "Vara", "Scrivia", "Bormida", "Dora",
    "Piave", "Brenta", "Tagliamento", "Isonzo", "Sile", "Lamone",
)  # fmt: skip
"""Names for tables without a name."""

BOT_NAMES = {
    "novice": ("Pippa", "Nello", "Mea", "Drea", "Lapo", "Vanna"),
    "regular": ("Cecco", "Lisa", "Nanni", "Ghita", "Beppe", "Tessa"),
    "master": ("Duccio", "Bice", "Neri", "Isotta", "Baldo", "Fiore"),
}
"""Names of bots by level: the name tells how a bot plays. A bot keeps the name it was seated with."""


class Chair(msgspec.Struct, frozen=True):
    """A chair: free, a person, or a computer player.

    ``since`` is the seq at which the chair was taken. ``away`` says that a computer player plays for the person,
    ``away_since`` is the seq since which it does, ``away_deal`` the first deal that the person misses from its
    beginning; ``gone`` says that the person has abandoned the match. ``offered`` says that a substitute may take the
    chair, ``first`` is the person who sat there before the first substitute, ``substitutes`` are all who have sat there
    since, each once, in order, including those who have left.
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

    def held_by(self, person: int) -> bool:
        """Whether this person sat here before a substitute, or was one, and so has seen cards of this hand."""
        return person in (self.first, *self.substitutes)


class Seal(msgspec.Struct, frozen=True):
    """The sealed randomness of one deal. ``revealed`` says whether the seed may be shown.

    ``terms`` is what it is bound to, "" for a seal of version 1. ``message`` and ``channel`` are where it was published
    (Discord's ids, 0: not yet). ``parts`` is what people have added since it was sealed, whether it counts or not, and
    once ``closed`` only what counts. ``number`` is the number of earlier seals of the same deal.
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
        """The source of the deal's cards, valid once the seal is closed."""
        return deal_seed(self.seed, self.terms, self.message, self.parts) if self.terms else self.seed


class Call(msgspec.Struct, frozen=True):
    """The latest call to a player for a decision (the one with number ``asked``). ``number`` counts the calls for it;
    ``kind``, ``by`` (the player who nudged, -1: none) and ``seq`` belong to the latest; ``nudged`` says that one of
    them was a nudge."""

    player: int
    asked: int
    number: int
    kind: str
    by: int
    nudged: bool
    seq: int


class Quiet(msgspec.Struct, frozen=True):
    """A player's quiet hours: their clock is stopped during ``spans`` (from–to in Unix ms); known up to ``until``."""

    player: int
    spans: tuple[tuple[int, int], ...]
    until: int


class Reservation(msgspec.Struct, frozen=True):
    """A chair reserved for a person on the waiting list since the seq ``seq``, until ``until`` (Unix ms)."""

    person: int
    until: int
    seq: int


class WaitingList(msgspec.Struct, frozen=True):
    """The people who wait for a chair, in order, and the chairs reserved for them (:mod:`bot.table.waiting_list`)."""

    people: tuple[int, ...] = ()
    reserved: tuple[Reservation, ...] = ()


class Lobby(msgspec.Struct, frozen=True):
    """What the clocks of a lobby need. ``idle_at`` is the seq of the latest event that is not activity of the people
    (the waiting list, a host passed over, a seal), ``idle_from`` the seq of the latest activity before that event.
    ``host_passed_at`` is the seq at which the host of a full lobby was passed over."""

    idle_at: int = 0
    idle_from: int = 0
    host_passed_at: int = 0


class Check(msgspec.Struct, frozen=True):
    """The check before the start whether people are there: it began at the seq ``since`` and ends at ``until`` (Unix
    ms); ``here`` are the people who have confirmed."""

    since: int
    until: int
    here: frozenset[int]


class Pause(msgspec.Struct, frozen=True):
    """A pause that began at the seq ``since``. ``reason`` is idle, asked, moderator, or a reason of
    :mod:`bot.table.pause`; ``detail`` is what is missing, if a single word says it (a permission, by its name in
    discord.py). ``closes_at`` is when the table closes if nobody resumes (Unix ms), set once its people know it."""

    reason: str
    detail: str = ""
    since: int = 0
    closes_at: int = 0


ORDINARY = frozenset({"idle", "asked", "board", "returned"})
"""Reasons of pauses that end as soon as a person at the table acts. A moderator's pause and those that only the bot can
end are not among them."""


class Votes(msgspec.Struct, frozen=True):
    """What players have asked for that needs the others: another pace and another talk setting, each as (player,
    setting), and a pause."""

    pace: tuple[tuple[int, str], ...] = ()
    talk: tuple[tuple[int, str], ...] = ()
    pause: frozenset[int] = frozenset()


class Offer(msgspec.Struct, frozen=True):
    """The open offer of ``player``: to concede the "match" or the "deal", or to "stop" the match (``of``). ``agreed``
    are the players who agree to it, including ``player``."""

    player: int
    of: str = "match"
    agreed: frozenset[int] = frozenset()


class Clocks(msgspec.Struct, frozen=True):
    """What the players' clocks have used and have left. Tuples of numbers are by player; ``left`` and ``granted`` lose
    a player's entries with that player's next answer."""

    spent: tuple[int, ...] = ()
    """What each player has used of the bank in this deal, in ms."""
    left: tuple[tuple[int, int], ...] = ()
    """What clocks had left when the table was paused: (player, ms)."""
    granted: tuple[tuple[int, int], ...] = ()
    """More time that players have asked for: (player, ms)."""
    strikes: tuple[int, ...] = ()
    """The decisions in a row that the clock took."""
    clocked: tuple[int, ...] = ()
    """The decisions of the match that the clock took from a person."""
    drained: tuple[int, ...] = ()
    """The deals in which the bank of a person ran out."""
    acted_at: tuple[int, ...] = ()
    """When each player last acted, in Unix ms (0: not yet)."""
    nudged_at: tuple[int, ...] = ()
    """When each player was last nudged, in Unix ms (0: never)."""
    quiet: tuple[Quiet, ...] = ()
    """The quiet hours of the players who have any (:mod:`bot.table.quiet_hours`)."""


class BoardRef(msgspec.Struct, frozen=True):
    """What is played at the table of a tournament: one deal, and no match (:mod:`bot.table.boards`).

    ``number`` is that of the tournament table, ``deal`` that of the deal in the round. ``chairs`` are the chairs here
    of the chairs there, in their order; ``scores`` are what each of them won, in that order, empty until the deal is
    over and if it has no score. ``part`` says that the deal was not played to its end, ``played`` how many of its
    ``tricks`` were. Until it is ``revealed`` nobody who was not at the table sees anything of it, and nobody more than
    they saw there.
    """

    tournament: str
    round: int
    number: int
    deal: int
    chairs: tuple[int, ...]
    scores: tuple[int, ...] = ()
    part: bool = False
    played: int = 0
    tricks: int = 0
    revealed: bool = False


class TableState(msgspec.Struct, frozen=True):
    """The state of a table. ``match`` is the game's own state, None in the lobby.

    ``asked`` counts for each player the questions answered so far; a control that carries another number is stale.
    ``between`` says that a deal is over and the next has not begun; ``ready`` are the players ready for it. ``ranked``
    is the host's choice; ``helped`` counts for each player the questions that a computer player answered for a person
    who was away or out of time. Ids of guild, channel and thread are Discord's (0: none yet); persons are the store's
    surrogate numbers.
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
    talk: str = "free"
    ranked: bool = True
    lots: bool = False
    """Whether the seats are drawn when the match begins (:func:`bot.table.host.drawn`)."""

    chairs: tuple[Chair, ...] = ()
    match: Any = None
    asked: tuple[int, ...] = ()
    helped: tuple[int, ...] = ()
    hinted: bool = False
    """Whether a player took a hint, which only matters where the match would count on the ladder against bots."""
    seals: tuple[Seal, ...] = ()
    between: bool = False
    ready: frozenset[int] = frozenset()
    calls: tuple[Call, ...] = ()
    """The latest call to each player who was called and has not answered since."""
    last_by: str = ""
    touched: int = 0
    """The seq at which a person last acted in the match."""

    opened_at: int = 0
    started_at: int = 0
    ended_at: int = 0
    close_reason: str = ""
    balances: tuple[int, ...] = ()
    places: tuple[int, ...] = ()
    conceded: tuple[int, ...] = ()
    """The players who conceded the match."""
    yielded: tuple[int, ...] = ()
    """The players in last place because their side conceded, whatever the score."""

    waiting_list: WaitingList = WaitingList()
    lobby: Lobby = Lobby()
    check: Check | None = None
    pause: Pause | None = None
    votes: Votes = Votes()
    offer: Offer | None = None
    clocks: Clocks = Clocks()
    board: BoardRef | None = None
    """The deal of a tournament that is played here, None at all other tables."""

    def chair_of(self, person: int) -> int | None:
        """Return the chair of a person, None if they do not sit here."""
        return next((number for number, chair in enumerate(self.chairs) if chair.person == person), None)

    def struck(self, player: int) -> bool:
        """Whether the clock took the player's latest decision."""
        return player < len(self.clocks.strikes) and self.clocks.strikes[player] > 0

    @property
    def rules(self) -> Game:
        """The game that is played here. Raises KeyError if no game has this slug."""
        return games()[self.game]

    @property
    def paused(self) -> str:
        """Why the table is paused, "" if it is not."""
        return self.pause.reason if self.pause is not None else ""

    @property
    def resumable(self) -> bool:
        """Whether the match is paused until a person at the table acts."""
        return self.status == PLAYING and self.paused in ORDINARY

    @property
    def undisturbed(self) -> bool:
        """Whether nothing happens beside the play: no call, no pause, no offer, and nobody waits for a chair."""
        beside = self.calls or self.waiting_list.reserved or self.pause or self.offer
        return not beside and not any(chair.offered for chair in self.chairs)

    @property
    def seal(self) -> Seal | None:
        """The seal of the running or the coming deal."""
        return self.seals[-1] if self.seals else None

    @property
    def sealed(self) -> bool:
        """Whether the deal that is being played has its seal, so that none is due until its seed is revealed."""
        seal = self.seal
        if self.status != PLAYING or seal is None or self.between:
            return False
        return seal.closed or not seal.terms

    @property
    def open(self) -> bool:
        """Whether the table is in the lobby or in play."""
        return self.status in (LOBBY, PLAYING)


def untouched_since(state: TableState) -> int:
    """Return the seq of the last activity in a lobby. Changes of the waiting list, a host passed over and seals do not
    count, so that waiting for a forgotten lobby does not keep it open."""
    return state.lobby.idle_from if state.lobby.idle_at == state.seq else state.seq


def with_at(values: tuple[int, ...], place: int, value: int) -> tuple[int, ...]:
    """Return the values with the value at ``place`` replaced."""
    return (*values[:place], value, *values[place + 1 :])


def new_table_id() -> str:
    """Return a new table id: 8 base-36 digits, not predictable from other ids."""
    return "".join(secrets.choice(_DIGITS) for _ in range(_LENGTH))


def derived_id(text: str) -> str:
    """Return an id like that of a table, always the same one for a text. It cannot be guessed without the text."""
    value, digits = int.from_bytes(sha256(text.encode()).digest(), "big"), ""
    for _ in range(_LENGTH):
        value, digit = divmod(value, len(_DIGITS))
        digits += _DIGITS[digit]
    return digits


def table_name(table: str) -> str:
    """Return the river after which a table without a name is named; always the same for an id."""
    return RIVERS[zlib.crc32(table.encode()) % len(RIVERS)]


def bot_name(taken: Container[str], level: str = "regular") -> str:
    """Return the first name of a bot of this level that is not taken; one of another level if all are."""
    own = BOT_NAMES.get(level, ())
    others = (name for names in BOT_NAMES.values() for name in names)
    return next(name for name in (*own, *others, *(f"Cecco {n}" for n in range(2, 20))) if name not in taken)
