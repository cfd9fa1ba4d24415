"""The public board of a table in its thread, and what its buttons show to the player who presses them (S4, S28).

These are the last trick, the score, the table in words, a private zone and the menu More…
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.text import CardArg, Line, SeatArg
from bot.engine.view import Count, PublicView, SeatInfo, SeatView, Standing, Trick
from bot.i18n import LANGUAGES, Words, choose
from bot.ports.people import DEFAULT_PREFERENCES, Preferences
from bot.table.model import PLAYING, QUIET, TableState
from bot.table.selectors import blocking, humans, seat_of, seating
from bot.ui.screens.base import (
    body,
    in_full,
    in_rows,
    label,
    own_picture,
    picture_part,
    place,
    says,
    seat_name,
    shown_cards,
    small,
    table_label,
    to_table,
    trick_text,
    zone_text,
)
from bot.ui.screens.fairness import fair_button
from bot.ui.screens.names import Company, seated_as
from bot.ui.transport import control_ids as ids
from bot.ui.transport.screen import ASKING, NEUTRAL, Button, Part, Row, Screen, Shown, Text


def standings_lines(state: TableState, view: PublicView, who: Company, words: Words) -> list[str]:
    """Return one line for each player, the best first; nothing while all balances are 0."""
    if not any(standing.amount for standing in view.standings):
        return []
    ordered = sorted(view.standings, key=lambda one: -one.amount)
    plus = balanced([one.amount for one in ordered])
    return [_line(state, one, plus, who, words) for one in ordered]


def added(standings: Sequence[Standing]) -> bool:
    """Return whether the standings are sums of points, which the game's score states too."""
    return bool(standings) and not balanced([one.amount for one in standings])


def balanced(amounts: Sequence[int]) -> bool:
    """Return whether these are gains and losses that sum to 0, and not added points (Chinze C37)."""
    return sum(amounts) == 0 or min(amounts) < 0


def amount_text(state: TableState, amount: int, words: Words, *, plus: bool = True) -> str:
    """Return a balance with its sign and the game's unit: "+3 rests", "−1 rest", "0 rests". Without ``plus``, positive
    amounts have no sign."""
    sign = "−" if amount < 0 else "+" if amount > 0 and plus else ""
    return sign + words.text(state.rules.meta.unit, count=abs(amount))


def worth_text(points: int, words: Words) -> str:
    """Return what a trick brought, in points of cards whatever the unit of the match: "+19 points"."""
    return f"+{words.text('unit-points', count=points)}"


def _line(state: TableState, standing: Standing, plus: bool, who: Company, words: Words) -> str:
    amount = amount_text(state, standing.amount, words, plus=plus)
    own = SeatArg(seat_of(state, standing.player)) in who.names.you
    name = words.text("render-you") if own else who.player_names[standing.player]
    return words.text("ui-standing", who=name, amount=amount)


NEWS = 12
"""Lines of news on a screen."""

PLAYED = ("news-played", "news-played-for")
"""Keys, without the name of the game, of the news of a card that was played."""

WON = "news-trick"
"""The key, without the name of the game, of the news of who won a trick."""

REACTIONS = {"nice": "👏", "oh": "😮", "oops": "😅"}
"""The quick reactions with their emojis, by the name that ids have."""


def shown_trick(view: PublicView) -> int:
    """Return the number of the trick that the board shows, 0 before the first one."""
    if view.trick is not None and view.trick.cards:
        return view.trick.number
    return view.history[-1].number if view.history else 0


def board(
    state: TableState,
    view: PublicView,
    who: Company,
    picture: Shown | None,
    words: Words,
    *,
    deadline_ms: int | None = None,
    reactions: Sequence[tuple[int, str]] = (),
) -> Screen:
    """Return the table as everybody sees it (S4). ``deadline_ms`` is the Unix time at which the player's clock runs
    out, ``reactions`` are players and their reactions to the trick. Where people talk freely, buttons offer them."""
    head = [f"**{awaited(state, view, who, words)}**{clock(deadline_ms)}", small(place(state, view, words))]
    company = state.status == PLAYING and len(humans(state)) > 1
    talking = company and state.talk != QUIET
    said = [f"{REACTIONS[kind]} {who.player_names[player]}" for player, kind in reactions] if talking else []
    lines = [*([" · ".join(said)] if said else []), *absences(state, who, words), *news(view, who, words)]
    lines += running_trick(view, who, words)
    lines += score_strip(view, who, words) if is_score(state, view) else []
    lines += beside(view, who, words) if in_progress(state) else []
    parts: list[Part] = [Text(body(head, words, 1000)), *picture_part(picture)]
    if any(lines):
        parts.append(Text(body(lines, words, 2600)))
    buttons = (
        Button(words.text("ui-btn-hand"), ids.HAND.id(state.id), "blue"),
        Button(words.text("ui-btn-last"), ids.LAST_TRICK.id(state.id)),
        Button(words.text("ui-btn-score"), ids.SCORE.id(state.id)),
        Button(words.text("ui-btn-others"), ids.MENU.id(state.id)),
    )
    nudge = Button(words.text("ui-btn-nudge"), ids.NUDGE.id(state.id), emoji="🔔")
    if state.resumable:
        parts.append((Button(words.text("ui-btn-resume"), ids.RESUME.id(state.id), "green", emoji="▶️"), *buttons))
    else:
        parts.append((*buttons, nudge) if company else buttons)
        parts += [reaction_row(state, words)] if talking else []
    return Screen(tuple(parts), ASKING if blocking(state) else NEUTRAL)


def reaction_row(state: TableState, words: Words) -> tuple[Button, ...]:
    """Return the buttons of the quick reactions."""
    return tuple(
        Button(words.text(f"ui-react-{kind}"), ids.REACT.id(state.id, kind), emoji=emoji)
        for kind, emoji in REACTIONS.items()
    )


def absences(state: TableState, who: Company, words: Words) -> list[str]:
    """Return for whom a bot plays or has just played, who has asked for more time, and who would like to pause."""
    if state.status != PLAYING:
        return []
    found: list[str] = []
    for key, players in (
        ("ui-bot-stays", [p for p, chair in enumerate(state.chairs) if chair.gone]),
        ("ui-bot-for", [p for p, chair in enumerate(state.chairs) if chair.away and not chair.gone]),
        ("ui-bot-once", [p for p, chair in enumerate(state.chairs) if state.struck(p) and not chair.away]),
        ("ui-more-asked", sorted(player for player, _ in state.clocks.granted if player in blocking(state))),
        ("ui-pausing", sorted(state.votes.pause)),
    ):
        if players:
            names = words.joined([who.names.seats[seat_of(state, player)] for player in players])
            found.append(small(words.text(key, who=names)))
    return found


def board_stub(state: TableState, words: Words) -> Screen:
    """Return what remains of a board that was posted again further down."""
    text = small(words.text("ui-board-stub", name=table_label(state)))
    return Screen((Text(text), (Button(words.text("ui-btn-hand"), ids.HAND.id(state.id)),)), NEUTRAL)


def spectator(
    state: TableState, view: PublicView | None, who: Company, words: Words, free: TableState | None = None
) -> Screen:
    """Return what My cards shows to a person who does not sit here (S28): the public state, and a table with a free
    chair (``free``)."""
    lines = [f"### {words.text('ui-spectator-title', name=table_label(state))}", words.text("ui-spectator-hint")]
    if view is not None:
        lines += [awaited(state, view, who, words), *table_lines(state, view, who, words)]
    row = (to_table(state, words),)
    if free is not None:
        named = words.text("ui-btn-sit-at", name=free.name)
        row = (Button(label(named), ids.WELCOME.id(free.id), "green"), *row)
    return Screen((Text(body(lines, words)), row), NEUTRAL)


def table_words(state: TableState, view: PublicView, who: Company, words: Words) -> Screen:
    """Return the whole table as text, for people who do not use the picture."""
    lines = [f"### {words.text('ui-words-title')}", awaited(state, view, who, words)]
    lines += table_lines(state, view, who.in_words(), words)
    return Screen((Text(body(lines, words)), (to_table(state, words),)), NEUTRAL)


def last_trick(state: TableState, view: PublicView, who: Company, words: Words) -> Screen:
    """Return the last complete trick, card by card, and what happened in it."""
    lines = [f"### {words.text('ui-btn-last')}"]
    if view.history:
        lines += trick_lines(view.history[-1], who, words)
    else:
        # At some tables the last trick is visible only until the next lead (T65, C15, C39).
        begun = any(info.tricks for info in view.seats)
        lines.append(words.text("ui-last-closed" if begun else "ui-last-none"))
    return Screen((Text(body(lines, words)), (to_table(state, words),)), NEUTRAL)


def score(state: TableState, view: PublicView, who: Company, words: Words) -> Screen:
    """Return the score of the deal and of the match so far."""
    lines = [f"### {words.text('ui-btn-score')}", small(place(state, view, words))]
    lines += scored(view, who, words) if is_score(state, view) else []
    found = standings_lines(state, view, who, words)
    lines += [f"**{words.text('ui-standings-title')}**", *found] if found else [words.text("ui-standings-none")]
    for count in view.counts:
        then = _then(state, count, view, who, words)
        lines += [f"**{words.text('ui-deal', deal=count.deal)}**", *says(count.outcome, then, words)]
    return Screen((Text(body(lines, words)), (to_table(state, words),)), NEUTRAL)


def _then(state: TableState, count: Count, view: PublicView, who: Company, words: Words) -> Company:
    """Return the people of a deal that was counted; who is spoken to now is spoken to there."""
    then, seats = seated_as(who, count, view, words), count.seating or seating(state)
    own = next((seat for seat, player in enumerate(seats) if SeatArg(seat_of(state, player)) in who.names.you), None)
    return then if own is None else then.spoken_to(own, count.sides or view.sides)


def zone(
    state: TableState,
    view: SeatView,
    index: int,
    who: Company,
    picture: Shown | None,
    words: Words,
    *,
    prefers: Preferences = DEFAULT_PREFERENCES,
) -> Screen | None:
    """Return a private zone of the viewer's own cards (the folla, own tricks, a peek), or None if there is no such
    zone now."""
    if not 0 <= index < len(view.zones):
        return None
    found = view.zones[index]
    lines = [f"### {words.text(found.key)}", small(words.text("ui-zone-private"))]
    lines += says(found.lines, who, words)
    lines.append(words.text("ui-zone-count", count=found.count))
    if found.cards:
        lines.append(words.cards(found.cards, who.marked))
    return Screen((Text(body(lines, words)), *own_picture(picture, prefers), (to_table(state, words),)), NEUTRAL)


def awaited(state: TableState, view: PublicView, who: Company, words: Words) -> str:
    """Return what the table waits for, in one sentence: the game's own sentence, otherwise whose turn it is."""
    if view.over or not state.open:
        return words.text("ui-match-over" if state.board is None else "ui-duplicate-over")
    if view.deal_over or state.between:
        return words.text("ui-between-deals")
    if state.paused:
        return words.text(f"ui-paused-{state.paused}")
    if view.status:
        return " ".join(says(view.status, who, words))
    seats = [who.names.seats[seat_of(state, player)] for player in blocking(state)]
    return words.text("ui-waiting-for", who=words.joined(seats)) if seats else words.text("ui-waiting-house")


def clock(deadline_ms: int | None) -> str:
    """Return when the time runs out, as a countdown that Discord's client updates."""
    return f" · ⏱ <t:{deadline_ms // 1000}:R>" if deadline_ms else ""


def news(view: PublicView, who: Company, words: Words, *, last: Trick | None = None) -> list[str]:
    """Return what happened since the previous decision, the newest lines, without what the running trick says. ``last``
    is the last trick if it is told too: what it says is left out."""
    told = [trick for trick in (view.trick, last) if trick is not None]
    return says([one for one in view.news[-NEWS:] if not any(_tells(trick, one) for trick in told)], who, words)


def _tells(trick: Trick, line: Line) -> bool:
    """Return whether the text of a trick says the same as a line of the news: a card that was played to it, who won it,
    or what happened in it."""
    key = line.key.partition("-")[2]
    if key in PLAYED:
        return any(CardArg(one.card) == line.args.get("card") for one in trick.cards)
    return trick.complete and (line in trick.notes or (key == WON and line.args.get("number") == trick.number))


def running_trick(view: PublicView, who: Company, words: Words) -> list[str]:
    """Return the trick on the table; nothing before its first card."""
    return trick_lines(view.trick, who, words) if view.trick is not None and view.trick.cards else []


def beside(view: PublicView, who: Company, words: Words) -> list[str]:
    """Return the auction and the public zones, one line for each kind. Nothing while tricks are played: the picture
    and the table in words show them, and the text of a panel must stay short enough to read at every card."""
    return [] if view.trick is not None else [*call_lines(view, who, words), *zone_lines(view, who, words)]


def in_progress(state: TableState) -> bool:
    """Return whether a deal is being played. A counted deal has all its cards open: listing them would be too long,
    and the count names them."""
    return state.open and not state.between


def zone_lines(view: PublicView, who: Company, words: Words) -> list[str]:
    """Return all public zones of cards, one line for each kind."""
    kinds = dict.fromkeys(group.key for group in view.zones)
    of_kind = [[zone_text(group, who, words) for group in view.zones if group.key == key] for key in kinds]
    return [small(f"{words.text(key)}: {'; '.join(texts)}") for key, texts in zip(kinds, of_kind, strict=True)]


def is_score(state: TableState, view: PublicView) -> bool:
    """Return whether the game's score holds now. After a deal it is what had been scored before the count, which would
    be taken for the result, except where a match adds the points of its deals."""
    return (state.open and not state.between) or added(view.standings)


def score_strip(view: PublicView, who: Company, words: Words) -> list[str]:
    """Return the score in one line of small print."""
    said = scored(view, who, words)
    return [small(" · ".join(said))] if said else []


def scored(view: PublicView, who: Company, words: Words) -> list[str]:
    """Return the score of the deal, told in full."""
    return says([in_full(line, words) for line in view.score], who, words)


def trick_lines(trick: Trick, who: Company, words: Words) -> list[str]:
    """Return a trick as text: its cards, who holds or took it, what happened in it."""
    lines = [f"**{words.text('ui-trick-number', number=trick.number)}**: {trick_text(trick, who, words)}"]
    if trick.winning is not None:
        key = "ui-trick-won" if trick.complete else "ui-trick-held"
        lines.append(words.line(Line(key, {"who": SeatArg(trick.winning)}), who.names))
    return [*lines, *says(trick.notes, who, words)]


def call_lines(view: PublicView, who: Company, words: Words) -> list[str]:
    """Return the auction so far in one line, the oldest call first and the standing call bold; nothing without
    calls."""
    said: list[str] = []
    for call in view.calls:
        word = words.text(call.key)
        said.append(f"{seat_name(call.seat, who, words)} — {f'**{word}**' if call.standing else word}")
    return [f"**{words.text('ui-calls')}** {' · '.join(said)}"] if said else []


def table_lines(state: TableState, view: PublicView, who: Company, words: Words) -> list[str]:
    """Return everything public, line by line."""
    last = view.history[-1] if view.history else None
    lines = [small(place(state, view, words)), *news(view, who, words, last=last), *running_trick(view, who, words)]
    lines += [*call_lines(view, who, words), *zone_lines(view, who, words)]
    if last is not None:
        lines += [f"**{words.text('ui-btn-last')}**", *trick_lines(last, who, words)]
    lines += [_seat_line(info, who, words) for info in view.seats]
    said = scored(view, who, words) if is_score(state, view) else []
    return [*lines, *said, *([] if said and added(view.standings) else standings_lines(state, view, who, words))]


def _seat_line(info: SeatInfo, who: Company, words: Words) -> str:
    name = seat_name(info.seat, who, words)
    parts = [
        words.text("ui-seat-hand", count=info.hand_count),
        words.text("ui-seat-tricks", count=info.tricks),
        *(words.text(badge) for badge in info.badges),
    ]
    line = f"**{name}** — {' · '.join(parts)}"
    if info.open_hand:
        line += f"\n{words.text('ui-seat-open', cards=shown_cards(info.open_hand, who, words))}"
    return line


def others(
    state: TableState,
    words: Words,
    *,
    seated: bool = False,
    lowers: bool = False,
    rules: bool = False,
    looks: Sequence[Button] = (),
    explains: bool = False,
) -> Screen:
    """Return the menu More… ``seated``: the person plays here and may pause and leave; ``lowers``: they may have the
    board posted again; ``rules``: they are host or moderator and may choose the language;
    ``looks``: the buttons that only this player has; ``explains``: one of them explains what they can do now."""
    begun, playing = state.match is not None, state.status == PLAYING
    changes = state.open and rules and state.board is None
    lines = [
        f"### {table_label(state)}",
        words.text("ui-others-what-now") if explains else "",
        words.text("ui-others-words") if begun else "",
        words.text("ui-others-down") if playing and lowers else "",
        words.text("ui-others-leave") if playing and seated else "",
        words.text("ui-others-report"),
    ]
    buttons = (
        *looks,
        *([Button(words.text("ui-btn-words"), ids.AS_TEXT.id(state.id), "blue")] if begun else []),
        *([Button(words.text("ui-btn-down"), ids.POST_AGAIN.id(state.id))] if playing and lowers else []),
        *([Button(words.text("ui-btn-language"), ids.LANGUAGE.id(state.id, ""))] if changes else []),
        *(
            [Button(words.text("ui-btn-pause"), ids.PAUSE.id(state.id))]
            if playing and seated and not state.board
            else []
        ),
        *([Button(words.text("ui-btn-resign"), ids.RESIGN.id(state.id))] if playing and seated else []),
        Button(words.text("ui-btn-rules"), ids.RULES.id(state.id, False)),
        *([fair_button(state, words)] if state.seal is not None else []),
        Button(words.text("ui-btn-report"), ids.REPORT.id(state.id), "red"),
        to_table(state, words),
    )
    return Screen((Text(body(lines, words)), *in_rows(buttons)), NEUTRAL)


def languages(state: TableState, words: Words) -> Screen:
    """Return the choice of the table's public language; the present one is disabled."""
    now = choose(state.language, None)
    lines = [f"### {words.text('ui-language-title', name=table_label(state))}", words.text("ui-language-hint")]
    row: Row = tuple(
        Button(
            words.text(f"ui-pref-language-{one}"),
            ids.LANGUAGE.id(state.id, one),
            "blue" if one == now else "grey",
            disabled=one == now,
        )
        for one in LANGUAGES
    )
    return Screen((Text(body(lines, words)), row), NEUTRAL)
