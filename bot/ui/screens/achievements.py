"""Badges by name, the records of a profile (the ladder against bots, streaks, bests, badges), and what a match changed.

The rating on the ladder is never put beside that of matches among people.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.engine.cards import Player
from bot.games.registry import companions, game, games
from bot.i18n import Words, escape
from bot.ports.achievements import LadderChange, MatchGain, Records
from bot.render.profile_records import BADGES, Earned, Figure, RecordSheet
from bot.standings import ACHIEVEMENTS, PLAYED, PROVISIONAL, Streak
from bot.table.model import TableState
from bot.table.ports import Person
from bot.ui.screens.base import body, day, minus, small
from bot.ui.screens.leaderboard import levels
from bot.ui.screens.names import Company, title
from bot.ui.transport.screen import NEUTRAL, Screen, Text

IN_A_ROW = 2
"""Matches won in a row from which a streak is told."""

NAMED = 6
"""New badges of a player that a result names."""


def badge_key(key: str) -> str:
    """Return the catalogue key of a badge from the key under which it is stored."""
    slug, _, feat = key.rpartition(":")
    if not slug or feat == PLAYED:
        return f"achievement-{feat}"
    return f"achievement-{slug}-{feat}"


def badge_name(key: str, words: Words) -> str:
    """Return the name of a badge, "" for one that no longer exists."""
    return _told(key, badge_key(key), words)


def badge_how(key: str, words: Words) -> str:
    """Return how a badge is earned, "" for one that no longer exists."""
    return _told(key, f"{badge_key(key)}.how", words)


def _told(key: str, said: str, words: Words) -> str:
    slug = key.rpartition(":")[0]
    if (slug and slug not in games()) or not words.has(said):
        return ""
    return words.text(said, game=title(slug, words)) if slug else words.text(said)


def badge_names(keys: Iterable[str], words: Words) -> list[str]:
    """Return the names of these badges, without those that no longer exist."""
    return [name for name in (badge_name(key, words) for key in keys) if name]


def match_lines(
    state: TableState, gains: Sequence[MatchGain], who: Company, words: Words, player: Player | None = None
) -> list[str]:
    """Return what a match changed, at most two lines for each player: if it counted on the ladder against bots, the
    rating there, the streak and a new best deal, then new badges. Players in whose seat another one finished have
    none. ``player`` is the only reader, who is spoken to; None if others read it too."""
    lines: list[str] = []
    for gain in gains:
        if state.chairs[gain.player].person != gain.person:
            continue
        own = gain.player == player
        name = words.text("render-you") if own else who.player_names[gain.player]
        if gain.ladder is not None:
            lines.append(" · ".join((_climbed(gain.ladder, name, words), *_best_deal(state, gain, words))))
        badges = badge_names(gain.earned, words)
        if badges:
            more = len(badges) - NAMED
            shown = badges[:NAMED] + ([words.text("ui-profile-more", count=more)] if more > 0 else [])
            key = "ui-gain-badges.you" if own else "ui-gain-badges"
            lines.append(words.text(key, who=name, badges=" · ".join(shown), count=len(badges)))
    return lines


def _best_deal(state: TableState, gain: MatchGain, words: Words) -> list[str]:
    unit = game(state.game).meta.unit
    best = [one.value for one in gain.bests if one.what == "deal"]
    return [words.text("ui-gain-best-deal", amount=words.text(unit, count=value)) for value in best]


def _climbed(change: LadderChange, name: str, words: Words) -> str:
    told = {"who": name, "level": words.text(f"ui-level-{change.level}")}
    after = minus(change.rating)
    if change.matches < PROVISIONAL:
        # A rating begins far below what a player is worth, so the first ones only look like a verdict.
        said = words.text("ui-gain-ladder-begun", count=change.matches, needed=PROVISIONAL, **told)
    elif change.matches == PROVISIONAL:
        said = words.text("ui-gain-ladder-first", after=after, **told)
    else:
        said = words.text("ui-gain-ladder", before=minus(change.rating - change.gained), after=after, **told)
    now, best = change.streak.now, change.streak.best
    if now < IN_A_ROW:
        return said
    return f"{said} · {words.text('ui-gain-streak-best' if now == best else 'ui-gain-streak', count=now)}"


def record_sheet(records: Records, slug: str, words: Words) -> RecordSheet:
    """Return what the picture of a profile says of a game's ladder and of the badges of all games."""
    badges = _badges(records, words)
    shown = tuple(Earned(name, when) for name, when in badges[:BADGES])
    more = len(badges) - len(shown)
    return RecordSheet(
        _ladder(records, slug, words),
        " · ".join(_notes(records, slug, words)),
        shown,
        words.text("ui-profile-badges", count=len(badges)) if badges else "",
        words.text("ui-profile-more", count=more) if more else "",
    )


def _badges(records: Records, words: Words) -> list[tuple[str, str]]:
    """Return name and day ("": it is not told) of every badge that still exists, the newest first."""
    named = ((badge_name(one.key, words), day(one.at, words) if one.at else "") for one in records.earned)
    return [(name, when) for name, when in named if name]


def _dated(name: str, when: str, words: Words) -> str:
    return words.text("ui-profile-badge", name=name, date=when) if when else name


def _ladder(records: Records, slug: str, words: Words) -> tuple[Figure, ...]:
    line = records.bots.get(slug)
    if line is None:
        return ()
    unsure = words.text("render-alt-provisional") if line.matches < PROVISIONAL else ""
    return (
        Figure(words.text("ui-measure-rating"), minus(line.rating), unsure),
        Figure(words.text("ui-figure-matches"), words.number(line.matches)),
        Figure(words.text("ui-figure-won"), f"{round(100 * line.wins / max(line.matches, 1))} %"),
        Figure(words.text("ui-figure-streak"), words.number(line.streak.now)),
        Figure(words.text("ui-figure-best-streak"), words.number(line.streak.best)),
    )


def _notes(records: Records, slug: str, words: Words) -> list[str]:
    """Return the best match and the days played in a row."""
    notes: list[str] = []
    best = records.best_match.get(slug)
    if best is not None:
        amount = words.text(game(slug).meta.unit, count=best)
        notes.append(f"{words.text('ui-figure-best-match')}: {amount}")
    if records.days.best >= IN_A_ROW:
        notes.append(_streak("ui-figure-days", records.days, words))
    return notes


def _streak(key: str, streak: Streak, words: Words) -> str:
    return words.text("ui-profile-streak", what=words.text(key), now=streak.now, best=streak.best)


def streak_line(records: Records, slug: str, words: Words) -> list[str]:
    """Return the line of the streak in ranked matches, none if the person has not won two in a row."""
    streak = records.people.get(slug, Streak())
    return [_streak("ui-figure-ranked-streak", streak, words)] if streak.best >= IN_A_ROW else []


def record_lines(records: Records, slug: str, words: Words) -> list[str]:
    """Return as text what the picture of a profile says: the ladder, other records, and the newest badges."""
    sheet = record_sheet(records, slug, words)
    lines: list[str] = []
    if sheet.ladder:
        said = ", ".join(" ".join(filter(None, (f"{one.name} {one.value}", one.note))) for one in sheet.ladder)
        lines.append(f"🤖 {words.text('ui-profile-ladder')}: {said}")
    if sheet.notes:
        lines.append(sheet.notes)
    if sheet.badges:
        named = [_dated(one.name, one.day, words) for one in sheet.badges]
        lines.append(f"🏅 {sheet.heading}: {' · '.join([*named, *filter(None, [sheet.more])])}")
    return lines


def badges_screen(person: Person, records: Records, slug: str, words: Words, *, own: bool) -> Screen:
    """Return a person's badges with the day and how each is earned. On their own page (``own``) those follow that they
    can still earn in this game."""
    had = {one.key for one in records.earned}
    lines = [f"## {words.text('ui-badges-title', who=escape(words.person(person.name, person.id)))}"]
    for one in records.earned:
        if name := badge_name(one.key, words):
            when = day(one.at, words) if one.at else ""
            lines.append(f"🏅 {_dated(f'**{name}**', when, words)}: {badge_how(one.key, words)}")
    if len(lines) == 1:
        lines.append(words.text("ui-profile-badges-none"))
    left = [key for key in badges_of(slug) if key not in had and own]
    if left:
        lines.append(words.text("ui-badges-left"))
        lines += [f"▫️ **{badge_name(key, words)}**: {badge_how(key, words)}" for key in left]
    return Screen((Text(body([*lines, small(words.text("ui-badges-note"))], words)),), NEUTRAL)


def badges_of(slug: str) -> tuple[str, ...]:
    """Return the keys of all badges that can be earned in a game."""
    own = (f"{slug}:{feat}" for feat in (PLAYED, *companions(slug).feats))
    beaten = tuple(f"beat-{level}" for level in levels(slug))
    rest = (one.key for one in ACHIEVEMENTS if one.key in beaten or not one.key.startswith("beat-"))
    return (*own, *rest)
