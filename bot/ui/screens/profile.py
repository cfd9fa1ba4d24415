"""A player's record as a picture and in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from bot.games.registry import game
from bot.i18n import Words, escape
from bot.ports.achievements import Records
from bot.ports.profiles import Best, Formed, Profile, Result
from bot.records.text import deal_name
from bot.render.profile import ProfileSheet, Share, percent
from bot.render.profile_records import Figure
from bot.standings import PROVISIONAL, Skill, uncertainty
from bot.table.ports import Person
from bot.teaching.losses import MeanLoss
from bot.ui.screens.achievements import record_lines, record_sheet, streak_line
from bot.ui.screens.base import body, clip, day, minus, picture_part, small
from bot.ui.screens.losses import losses_told
from bot.ui.screens.names import title
from bot.ui.screens.offers import NO_POSTERS, Posters, nothing_yet
from bot.ui.screens.places import step_of
from bot.ui.screens.replay import watch_button
from bot.ui.transport import control_ids as ids
from bot.ui.transport.id_format import base36
from bot.ui.transport.screen import MAX_LABEL, NEUTRAL, Button, Choice, Menu, Part, Row, Screen, Shown, Text

NO_RECORDS = Records()
ROLES = ("dealer", "solo", "against", "pair")


def games_of(profile: Profile) -> list[str]:
    """Return the games a person has played, the most played first."""
    return sorted(profile.played, key=lambda slug: (-profile.played[slug].matches, slug))


def profile_sheet(
    person: Person,
    profile: Profile,
    slug: str,
    people: Mapping[int, Person],
    words: Words,
    *,
    here: bool,
    records: Records = NO_RECORDS,
) -> ProfileSheet:
    """Return the contents of the picture for one game."""
    played = profile.played[slug]
    roles = profile.roles.get(slug)
    unit = game(slug).meta.unit
    form = [one for one in profile.form if one.game == slug]
    rated = [one for one in form if one.rating is not None and here]
    curve = [one.rating or 0 for one in rated] if len(rated) > 1 else _running(form)
    shown = rated if len(rated) > 1 else form
    key = "ui-form-rating" if len(rated) > 1 else "ui-form-balance"
    matches, wins = played.matches, played.wins
    figures = [
        Figure(words.text("ui-measure-rating"), minus(roles.rating) if roles else "–", _unsure(profile, slug, words)),
        Figure(words.text("ui-figure-matches"), words.number(matches)),
        Figure(words.text("ui-figure-won"), f"{round(100 * wins / max(matches, 1))} %"),
        Figure(words.text("ui-figure-balance"), words.signed(played.balance)),
        Figure(words.text("ui-figure-stayed"), f"{round(100 * played.stayed / max(matches, 1))} %"),
    ]
    by_role = roles.by_role if roles else {}
    shares = [
        Share(words.text(f"ui-role-{role}"), by_role[role][1], by_role[role][0])
        for role in ROLES
        if by_role.get(role, (0, 0))[0]
    ]
    bests = tuple(best_text(one, unit, words) for one in played.bests)
    return ProfileSheet(
        words.person(person.name, person.id),
        f"{title(slug, words)} · {words.text('ui-scope-here' if here else 'ui-scope-all')}",
        tuple(figures),
        words.text(key, count=len(shown)),
        tuple(curve),
        tuple(one.place == 1 for one in shown),
        tuple(shares),
        tuple(_partners(profile, slug, people, words)),
        bests,
        record_sheet(records, slug, words),
    )


def _running(form: Sequence[Formed]) -> list[int]:
    total, curve = 0, []
    for one in form:
        total += one.balance
        curve.append(total)
    return curve


def _unsure(profile: Profile, slug: str, words: Words) -> str:
    roles = profile.roles.get(slug)
    if roles is None:
        return words.text("ui-rating-none")
    if roles.matches < PROVISIONAL:
        return words.text("ui-rating-provisional")
    return f"± {uncertainty(Skill(0.0, roles.sigma))}"


def _rated(profile: Profile, slug: str, words: Words) -> list[str]:
    """Return the rating with its uncertainty, for which the picture has no room while the rating is provisional."""
    roles = profile.roles.get(slug)
    if roles is None:
        return []
    said = f"{words.text('ui-measure-rating')}: **{minus(roles.rating)}** ± {uncertainty(Skill(0.0, roles.sigma))}"
    return [f"{said} · {words.text('render-alt-provisional')}" if roles.matches < PROVISIONAL else said]


def _partners(profile: Profile, slug: str, people: Mapping[int, Person], words: Words) -> list[Share]:
    found: list[Share] = []
    for one in profile.companions:
        if one.game == slug:
            person = people.get(one.person)
            name = words.person(person.name, person.id) if person is not None and person.name else "—"
            found.append(Share(name, one.wins, one.deals, words.signed(one.balance)))
    return found


def profile_screen(
    person: Person,
    profile: Profile,
    slug: str,
    sheet: ProfileSheet,
    picture: Shown | None,
    words: Words,
    arg: str,
    *,
    own: bool = False,
    records: Records = NO_RECORDS,
    losses: Sequence[MeanLoss] | None = None,
    further: Sequence[str] = (),
) -> Screen:
    """Return the record with its picture; favourite partner, best deals and the last matches as text. ``own``: it is
    the person's own record; then one button posts the best deal for everybody, and another one shows the person what
    their decisions cost. ``records`` has streaks and badges; ``losses`` is what decisions cost, None where others
    read it; ``further`` are lines about deals of the day and tournaments."""
    head = words.text("ui-profile-title", who=escape(words.person(person.name, person.id)), game=title(slug, words))
    parts: list[Part] = [Text(f"## {head}"), *picture_part(picture)]
    lines: list[str] = []
    if picture is None:
        lines += record_lines(records, slug, words)
        lines += [f"{one.name}: **{one.value}** {one.note}".rstrip() for one in sheet.figures]
        lines += [f"{one.name}: {one.won}/{one.played} ({percent(one)} %)" for one in (*sheet.roles, *sheet.partners)]
    lines += [*_rated(profile, slug, words), *streak_line(records, slug, words)]
    if sheet.partners:
        lines.append(words.text("ui-favourite", who=escape(sheet.partners[0].name), count=sheet.partners[0].played))
    if sheet.bests:
        key = "ui-best-deals-own" if own else "ui-best-deals"
        lines.append(f"★ {words.text(key, count=len(sheet.bests))}: {' | '.join(sheet.bests)}")
    lines += further
    lines += [_recent(one, words) for one in profile.recent if one.game == slug]
    if losses is not None:
        lines.append(losses_told(slug, losses, words))
    lines.append(small(words.text("ui-profile-note")))
    parts.append(Text(body(lines, words, 2400)))
    buttons = [Button(words.text("ui-btn-badges"), ids.PROFILE_BADGES.id(f"{arg}.{slug}"), emoji="🏅")]
    if own and sheet.bests:
        buttons.append(Button(words.text("ui-btn-best"), ids.PROFILE_BEST.id(f"{arg}.{slug}"), emoji="📣"))
    if own:
        buttons.append(Button(words.text("ui-btn-losses"), ids.PROFILE_LOSSES.id(f"{arg}.{slug}"), emoji="📉"))
    newest = next((one for one in profile.recent if one.game == slug), None)
    if newest is not None:
        # The first of the matches listed, and so one that its readers may see.
        buttons.append(replace(watch_button(newest.table, words), label=words.text("ui-btn-watch-last")))
    bests = _bests(profile, slug, arg, words, own=own)
    menus = (*_menu(profile, slug, arg, words), *bests, *_replays(profile, slug, arg, words))
    return Screen((*parts, *menus, tuple(buttons)), NEUTRAL)


def best_text(best: Best, unit: str, words: Words) -> str:
    """Return a best deal as a short text: what it brought, and when."""
    return words.text("ui-best-one", amount=words.text(unit, count=best.gain), date=day(best.at, words))


def _result(one: Result, when: str, words: Words) -> str:
    amount = words.text(game(one.game).meta.unit, count=abs(one.balance))
    sign = "+" if one.balance > 0 else "−" if one.balance < 0 else ""
    return words.text("ui-recent", when=when, place=step_of(one.game, one.place), amount=sign + amount)


def _recent(one: Result, words: Words) -> str:
    said = _result(one, f"<t:{one.at // 1000}:d>", words)
    if one.unranked:
        return small(f"{said} · {words.text(f'ui-unranked-{one.unranked}')}")
    return small(f"{said} · {words.signed(one.gained or 0)}")


def _menu(profile: Profile, slug: str, arg: str, words: Words) -> list[Row]:
    slugs = games_of(profile)
    if len(slugs) < 2:
        return []
    lines = tuple(Choice(one, title(one, words), chosen=one == slug) for one in slugs)
    return [Menu(ids.PROFILE_GAME.id(arg), words.text("ui-board-game"), lines)]


def _bests(profile: Profile, slug: str, arg: str, words: Words, *, own: bool) -> list[Row]:
    """Return a menu that lets the best deals listed above play by themselves."""
    unit = game(slug).meta.unit
    lines = tuple(
        Choice(
            f"{one.table}.{base36(one.deal)}",
            clip(f"{best_text(one, unit, words)} · {deal_name(one.deal, words)}", MAX_LABEL),
            emoji="⭐" if number == 0 else "",
        )
        for number, one in enumerate(profile.played[slug].bests)
    )
    key = "ui-profile-watch-own" if own else "ui-profile-watch"
    return [Menu(ids.PROFILE_WATCH.id(arg), words.text(key), lines)] if lines else []


def _replays(profile: Profile, slug: str, arg: str, words: Words) -> list[Row]:
    """Return a menu that opens the replays of the matches listed above."""
    lines = tuple(
        Choice(one.table, _result(one, day(one.at, words), words)) for one in profile.recent if one.game == slug
    )
    return [Menu(ids.PROFILE_REPLAY.id(arg), words.text("ui-profile-replay"), lines)] if lines else []


def profile_empty(
    person: Person, words: Words, posters: Posters = NO_POSTERS, *, own: bool = True, on_server: bool = True
) -> Screen:
    """Return the page of a person who has played nothing yet; their ``own`` offers them the games."""
    head = words.text("ui-profile-empty", who=escape(words.person(person.name, person.id)))
    if not own:
        return Screen((Text(head),), NEUTRAL)
    return Screen(tuple(nothing_yet(head, posters, words, on_server=on_server)), NEUTRAL)


def profile_arg(asker: int, person: int) -> str:
    """Return the asker and the person asked about as the arg of a page's id."""
    return f"{base36(asker)}.{base36(person)}"
