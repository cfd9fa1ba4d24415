"""Text of a match, a finding and an unreadable record."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import UTC, datetime

from babel.dates import format_date
from msgspec.structs import replace

from bot.engine.game import Game, OptionValue
from bot.engine.text import Line
from bot.engine.view import CountLine
from bot.i18n import Names, Words, distinct, isolated
from bot.i18n.catalogue import BABEL
from bot.records.findings import Finding
from bot.records.model import RecordError
from bot.records.moments import Match
from bot.records.narrate import ToldDeal, tell
from bot.records.read import form_text

BOT_MARK = "🤖"
LOCALES = BABEL
"""The locales of dates and numbers by language."""


def match_text(match: Match, words: Words, only: int | None = None) -> str:
    """Return the text of a match: players, options, times, every deal (or only deal number ``only``) and the result.

    Ends with a newline.
    """
    lines = [*_heading(match, words)]
    for played, told in zip(match.deals, tell(match), strict=True):
        if only not in (None, told.deal):
            continue
        lines += ["", f"== {deal_name(told.deal, words)} =="]
        lines.append(words.text("told-seal", hash=played.commitment, seed=played.seed))
        lines += deal_lines(match, told, words)
    return "\n".join([*lines, "", *_ending(match, words)]) + "\n"


def labels(match: Match, words: Words) -> tuple[str, ...]:
    """Return the players' names, plain and distinct, with bots marked."""
    named = distinct(tuple(words.person(name, number) for number, name in enumerate(match.names, 1)))
    return tuple(
        name if level is None else f"{BOT_MARK} {name}" for name, level in zip(named, match.levels, strict=True)
    )


def faces_of(match: Match) -> tuple[str, ...]:
    """Return the names of the bots by player, "" for people."""
    return tuple("" if level is None else name for name, level in zip(match.names, match.levels, strict=True))


def names_of(
    match: Match, seating: Sequence[int], sides: Sequence[Sequence[int]], words: Words, look: str = ""
) -> Names:
    """Return the names for the engine's sentences, by seat and side.

    ``look`` is the look that names the cards; "" means the pack's own names.
    """
    by_player = labels(match, words)
    seats = tuple(by_player[player] for player in seating)
    joined = tuple(words.joined([seats[seat] for seat in side]) for side in sides)
    pack = match.rules.meta.pack
    return Names(replace(pack, slug=look) if look else pack, seats, joined)


def deal_lines(match: Match, told: ToldDeal, words: Words) -> Iterator[str]:
    """Yield the lines of one deal."""
    names = names_of(match, told.seating, told.sides, words, told.look)
    seats = tuple(map(isolated, names.seats))
    sides = tuple(words.joined([seats[seat] for seat in side]) for side in told.sides)
    return told_text(told.lines, Names(names.pack, seats, sides), words)


def told_text(lines: Iterable[Line | CountLine], names: Names, words: Words) -> Iterator[str]:
    """Yield the lines of a narrated deal, with blank lines between its parts and column headings above the figures of a
    count."""
    played = counted = False
    for line in lines:
        key = line.key
        if key in ("told-hands", "told-count") or (key == "told-trick" and not played):
            yield ""
        if counted and isinstance(line, CountLine) and len(names.sides) > 1:
            yield words.text("told-columns", sides="; ".join(names.sides))
        played, counted = played or key == "told-trick", key == "told-count"
        yield line_text(line, names, words)


def line_text(line: Line | CountLine, names: Names, words: Words) -> str:
    """Return one line of a narrated game. A line of the count begins with its amounts in columns."""
    if not isinstance(line, CountLine):
        return words.line(line, names)
    amounts = "".join(f"{'' if amount is None else amount:>6}" for amount in line.amounts)
    what = words.text(line.key, **{name: words.arg(arg, names) for name, arg in line.args.items()})
    cards = f"  ({words.cards(line.cards, names)})" if line.cards else ""
    return f"{amounts}  {what}{cards}"


def amount(match: Match, balance: int, words: Words) -> str:
    """Return a balance with its sign and unit."""
    sign = "+" if balance > 0 else "−" if balance < 0 else ""
    return sign + words.text(match.rules.meta.unit, count=abs(balance))


def deal_name(deal: int, words: Words) -> str:
    """Return the heading of a deal."""
    return words.text("told-deal", deal=deal)


def game_title(slug: str, words: Words) -> str:
    """Return the name of a game."""
    return words.text(f"game-{slug}") if words.has(f"game-{slug}") else slug.title()


def _heading(match: Match, words: Words) -> Iterator[str]:
    named = words.text("ui-table-named", name=words.person(match.name, 1) if match.name else match.table)
    yield f"{game_title(match.game, words)} — {named}"
    yield _when(match, words)
    yield words.text("told-players", who=words.joined([isolated(name) for name in labels(match, words)]))
    yield from option_lines(match.rules, match.options, words)


def option_lines(rules: Game, options: Mapping[str, OptionValue], words: Words) -> Iterator[str]:
    """Yield the options that differ from their default values."""
    defaults = {spec.key: spec.default for spec in rules.meta.options}
    for key, value in options.items():
        if value != defaults.get(key):
            yield "  " + _option(rules.meta.slug, key, value, words)


def _option(slug: str, key: str, value: OptionValue, words: Words) -> str:
    name = f"option-{slug}-{key}"
    said = f"{name}--{str(value).lower()}"
    shown = words.text(said) if words.has(said) else str(value)
    return f"{words.text(name) if words.has(name) else key}: {shown}"


def _ending(match: Match, words: Words) -> Iterator[str]:
    yield f"== {words.text('told-end' if match.complete else 'told-end-early')} =="
    named = labels(match, words)
    for player in sorted(range(len(named)), key=lambda one: (match.places[one], one)):
        yield words.text(
            "told-place",
            place=match.places[player],
            who=isolated(named[player]),
            amount=amount(match, match.balances[player], words),
        )


def _when(match: Match, words: Words) -> str:
    """Return when the match was played, in UTC, to the minute."""
    start, end = (datetime.fromtimestamp(at / 1000, UTC) for at in (match.started, match.finished))
    days = [format_date(at, "long", locale=LOCALES[words.language]) for at in (start, end)]
    times = {"from": f"{start:%H:%M}", "to": f"{end:%H:%M}"}
    if days[0] == days[1]:
        return words.text("told-day", day=days[0], **times)
    return words.text("told-when", start=days[0], end=days[1], **times)


def finding_text(finding: Finding, names: Names, words: Words) -> str:
    """Return a finding in words, with its deal and step."""
    args = {name: words.arg(arg, names) for name, arg in finding.args.items()}
    refused = finding.refusal
    if refused is not None:
        code, known = refused.code, words.has(f"refusal-{refused.code}")
        args["why"] = words.refusal(refused, names, markup=False) if known else code
    said = words.text(f"record-{finding.code}", **args)
    if finding.step:
        return words.text("record-at-step", deal=finding.deal, step=finding.step, what=said)
    return words.text("record-at-deal", deal=finding.deal, what=said) if finding.deal else said


def problem_text(error: RecordError, words: Words) -> str:
    """Return why a file is not a match file."""
    if error.code == "shape":
        return form_text(error.args_for_text, words)
    return words.text(f"record-{error.code}", **error.args_for_text)
