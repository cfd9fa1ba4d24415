"""A tournament as screens see it: the names of its people in one language, and the lines that several screens share."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from bot.duplicate.tournament.bots import bot_name_of
from bot.duplicate.tournament.clocks import next_round_at
from bot.duplicate.tournament.model import ANNOUNCED, CANCELLED, CHECK_IN, FINISHED, MATCHPOINTS, Round, State, is_bot
from bot.duplicate.tournament.rounds import TOO_FEW, minimum
from bot.i18n import Words, distinct, escape, plain
from bot.ui.screens.names import BOT_MARK, title
from bot.ui.screens.reports import clean
from bot.ui.transport import control_ids as ids
from bot.ui.transport.screen import Button

MARK = "🏆"

Links = Mapping[int, str]
"""Links to the tables of a round, by number."""


@dataclass(frozen=True, slots=True)
class Field:
    """A tournament with the names of its people in one language. ``people`` are plain names by number; ``reader`` is
    the person who alone reads it (0: everybody does)."""

    state: State
    people: Mapping[int, str]
    words: Words
    reader: int = 0
    _names: dict[int, str] = field(default_factory=dict[int, str], compare=False, repr=False)

    def member(self, number: int) -> str:
        """Return the plain name of a person or a bot."""
        if is_bot(number):
            return f"{BOT_MARK} {' '.join(bot_name_of(number))}".rstrip()
        nth = 1 + sorted(people_in(self.state) | {number}).index(number)
        return self.words.person(self.people.get(number, ""), nth)

    def contestant(self, number: int) -> str:
        """Return the plain name of a contestant, distinguished from others of the same name."""
        if not self._names:
            order = sorted(self.state.contestants)
            shown = distinct(tuple(self._contestant(one) for one in order))
            self._names.update(zip(order, shown, strict=True))
        return self._names.get(number, "…")

    def _contestant(self, number: int) -> str:
        one = self.state.contestants[number]
        return plain(one.name, "") or self.words.joined([self.member(member) for member in one.members])

    def own(self) -> int:
        """Return the number of the reader's contestant, 0 if they do not play."""
        one = self.state.contestant_of(self.reader) if self.reader else None
        return one.number if one is not None else 0

    def people_of(self, number: int) -> str:
        """Return a contestant as text of a message, with the people of one that has a name of its own."""
        one, shown = self.state.contestants[number], escape(self.contestant(number))
        if len(one.members) == 1 or not plain(one.name, ""):
            return shown
        members = self.words.joined([escape(self.member(member)) for member in one.members])
        return f"{shown} ({members})"


def people_in(state: State) -> set[int]:
    """Return everybody whose name the screens of a tournament need."""
    found = {one for its in state.contestants.values() for one in (*its.members, *its.former)}
    found |= state.directors
    if state.settings is not None and state.settings.by is not None:
        found.add(state.settings.by)
    return {one for one in found if one > 0}


def name_of(state: State) -> str:
    """Return the name of a tournament as plain text."""
    return plain(state.announced.name, "…")


def heading(its: Field, size: str = "##") -> str:
    """Return the name of a tournament at the head of its screens."""
    return f"{size} {MARK} {escape(name_of(its.state))}"


def time_of(at: int, style: str = "R") -> str:
    """Return a moment (Unix ms) as Discord shows it to each reader in their own zone."""
    return f"<t:{at // 1000}:{style}>"


def decimal(hundredths: int, words: Words) -> str:
    """Return a number of hundredths with two decimals."""
    said = f"{abs(hundredths) / 100:.2f}"
    return ("−" if hundredths < 0 else "") + (said if words.language == "en" else said.replace(".", ","))


def points_text(points: int, rounds: int, its: Field) -> str:
    """Return points after so many rounds: the mean in percent for matchpoints, otherwise victory points."""
    if its.state.announced.scoring == MATCHPOINTS:
        return f"{decimal(round(points / max(1, rounds)), its.words)} %"
    return decimal(points, its.words)


def reason_text(reason: str) -> str:
    """Return what a director wrote, in one line of a message."""
    return escape(" ".join(clean(reason).split())) or "…"


def kind_line(its: Field) -> str:
    """Return game, form, system and scoring in one line."""
    settings, words = its.state.announced, its.words
    return " · ".join(
        (
            title(settings.game, words),
            words.text(f"ui-tour-form-{settings.form}"),
            words.text(f"ui-tour-system-{settings.system}"),
            words.text(f"ui-tour-scoring-{settings.scoring}"),
        )
    )


def length_line(its: Field) -> str:
    """Return how many rounds and deals there are, and how long a round may last."""
    settings, words = its.state.announced, its.words
    rounds = words.text("ui-tour-rounds", count=settings.rounds)
    deals = words.text("ui-tour-deals", count=len(its.state.deals))
    parts = [f"{rounds} · {deals}"]
    if settings.round_ms:
        parts.append(words.text("ui-tour-minutes", count=max(1, settings.round_ms // 60_000)))
    return " · ".join(parts)


def status_line(its: Field) -> str:
    """Return what happens now or next in one sentence."""
    state, words = its.state, its.words
    if state.status == CANCELLED:
        why = words.text("ui-tour-too-few") if state.reason == TOO_FEW else reason_text(state.reason)
        return words.text("ui-tour-cancelled", reason=why)
    if state.status == FINISHED:
        return words.text("ui-tour-finished")
    if state.paused:
        return words.text("ui-tour-paused")
    settings, running = state.announced, state.round
    if state.status == ANNOUNCED:
        return words.text(
            "ui-tour-announced",
            begins=time_of(settings.begins, "f"),
            open=time_of(settings.opens),
            least=minimum(state),
        )
    if state.status == CHECK_IN:
        return words.text("ui-tour-check-in-open", begins=time_of(settings.begins))
    if running is None:
        return words.text("ui-tour-between", round=len(state.rounds) + 1, begins=time_of(next_round_at(state)))
    return _running_line(its, running)


def _running_line(its: Field, running: Round) -> str:
    words, rounds = its.words, its.state.announced.rounds
    if not running.until:
        return words.text("ui-tour-running", round=running.number, rounds=rounds)
    return words.text("ui-tour-running-until", round=running.number, rounds=rounds, until=time_of(running.until))


def standings_button(its: Field, page: int = 0, label: str = "") -> Button:
    """Return the button that shows a page of the standings."""
    shown = label or its.words.text("ui-tour-btn-standings")
    return Button(shown, ids.TOURNAMENT_STANDINGS.id(f"{its.state.id}-{page}"), emoji="" if label else "📊")


def rounds_button(its: Field, number: int, page: int = 0, label: str = "") -> Button:
    """Return the button that shows a page of a round."""
    shown = label or its.words.text("ui-tour-btn-round", round=number)
    control = ids.TOURNAMENT_ROUND.id(f"{its.state.id}-{number}-{page}")
    return Button(shown, control, emoji="" if label else "🪑")


def closed_rounds(state: State) -> int:
    """Return how many rounds are closed."""
    return sum(bool(one.closed) for one in state.rounds)
