"""The content of the picture at the end of a match, and the highlights of its deals in words."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from bot.engine.cards import Player
from bot.engine.game import places_of
from bot.engine.highlights import Highlight
from bot.engine.text import Arg, CardsArg, Line
from bot.engine.view import Count, PublicView
from bot.games.registry import companions
from bot.i18n import Names, Words
from bot.render import Banner, DecidingDeal, FinalResult, Finisher, Step, Telling, TrickShown
from bot.standings import BestTrick, Decided, PlayedDeal, doers
from bot.table.model import TableState
from bot.ui.screens.base import capitalized
from bot.ui.screens.names import BOT_MARK, Company, seated_as, title
from bot.ui.screens.places import steps
from bot.ui.screens.table import amount_text, balanced, worth_text

HIGHLIGHTS = 3
"""Most highlights in the picture."""


def highlight_lines(game: str, highlights: Sequence[Highlight], who: Company, words: Words) -> list[str]:
    """Return the highlights of a deal as text of a message. ``who`` are the people of that deal."""
    said: list[str] = []
    for one in highlights:
        args: dict[str, Arg] = {"who": one.found.who, "cards": CardsArg(one.found.cards)}
        said.append(f"✨ **{words.line(Line(f'highlight-{game}-{one.name}', args), who.marked)}**")
    return said


def highlight_banner(
    state: TableState, view: PublicView, deal: PlayedDeal, who: Company, words: Words, player: Player | None = None
) -> Banner | None:
    """Return the banner of the first highlight of a deal, None if it has none. ``who`` are the people of the table,
    ``player`` is the person who looks, None if everybody does."""
    if not deal.highlights:
        return None
    one, sides = deal.highlights[0], {deal.seating[seat]: n for n, side in enumerate(deal.count.sides) for seat in side}
    shown = tuple(_finisher(state, doer, sides.get(doer, 0), who, you=doer == player) for doer in doers(deal, one))
    what, line = words.text(f"highlight-{state.game}-{one.name}-name"), words.text("ui-deal", deal=deal.deal)
    cards = tuple(state.rules.meta.pack.names(one.found.cards))
    heading = capitalized(what)
    named = [words.text("render-alt-you", who=doer.name) if doer.you else doer.name for doer in shown]
    parts = [f"{heading}. {line}: {words.joined(named)}."]
    parts += [", ".join(words.card(view.pack, card) for card in cards) + "."] if cards else []
    return Banner(
        heading, f"{title(state.game, words)} · {line}", shown, cards, view.pack, words.language, " ".join(parts)
    )


def _finisher(state: TableState, player: Player, side: int, who: Company, *, you: bool = False) -> Finisher:
    chair = state.chairs[player]
    return Finisher(_bare(who.players[player]), side, chair.bot_name if chair.level is not None else "", you)


def final_result(
    state: TableState,
    view: PublicView,
    decided: Decided,
    deals: Sequence[PlayedDeal],
    who: Company,
    words: Words,
    player: Player | None = None,
) -> FinalResult:
    """Return the content of the picture of a finished match. ``player`` is the person who looks, None if everybody
    does."""
    state = _complete(state, view)
    stand = _steps(state, view, who, words, player)
    deciding = _deciding(state, view, decided, deals, who, words, player)
    first = stand[0].players
    if not any(place > 1 for place in state.places):
        heading = words.text("ui-over-drawn")
    elif player is not None and state.places[player] == 1:
        heading = words.text("render-final-won")
    else:
        heading = words.text("ui-over-title", who=words.joined([one.name for one in first]), count=len(first))
    counting, dealt = sum(one.counts for one in view.counts), len(view.counts)
    terms = words.text("render-final-terms", game=title(state.game, words), count=dealt)
    if counting < dealt:
        terms = words.text("render-final-counting", terms=terms, count=counting)
    best = _best(state, decided.best, who, words, player)
    showcase = companions(state.game).showcase
    card = best.cards[best.won] if best is not None else showcase.cards[-1] if showcase is not None else ""
    told = _highlights(state, view, deals, decided.deal, who, words, player)
    result = FinalResult(heading, terms, stand, view.pack, words.language, "", deciding, best, told, card)
    return msgspec.structs.replace(result, alt=" ".join(filter(None, _alt(result, words))))


def _complete(state: TableState, view: PublicView) -> TableState:
    """Return the table with balances and places, which it lacks if it was finished by an older version."""
    amounts = state.balances or tuple(one.amount for one in sorted(view.standings, key=lambda one: one.player))
    return msgspec.structs.replace(state, balances=amounts, places=state.places or places_of(amounts))


def _addressed(one: Player, who: Company, words: Words, player: Player | None) -> str:
    """Return the name of a player for a picture, *You* for the player who looks."""
    return words.text("render-you") if one == player else _bare(who.players[one])


def _together(players: Sequence[Player], who: Company, words: Words, player: Player | None) -> str:
    """Return the names of several players for a picture, the player who looks as *you* after the others."""
    if player not in players or len(players) == 1:
        return words.joined([_addressed(one, who, words, player) for one in players])
    others = [_addressed(one, who, words, player) for one in players if one != player]
    return words.joined([*others, words.text("render-you.within")])


def _bare(name: str) -> str:
    return name.removeprefix(f"{BOT_MARK} ")


def _steps(state: TableState, view: PublicView, who: Company, words: Words, player: Player | None) -> tuple[Step, ...]:
    plus, read = balanced(state.balances), steps(state.places)
    sides = {info.player: info.side for info in view.seats}
    shown: list[Step] = []
    for place, number in read.items():
        players = [one for one, reached in enumerate(state.places) if reached == place]
        amounts = dict.fromkeys(amount_text(state, state.balances[one], words, plus=plus) for one in players)
        bare = dict.fromkeys(
            words.signed(state.balances[one]) if plus else words.number(state.balances[one]) for one in players
        )
        finishers = tuple(_finisher(state, one, sides.get(one, 0), who, you=one == player) for one in players)
        shown.append(Step(number, " / ".join(amounts), finishers, " / ".join(bare)))
    return tuple(shown)


def _deciding(
    state: TableState,
    view: PublicView,
    decided: Decided,
    deals: Sequence[PlayedDeal],
    who: Company,
    words: Words,
    player: Player | None,
) -> DecidingDeal | None:
    """Return the deal that decided, and what made it: its first highlight of the winners, else its outcome."""
    deal = decided.deal
    if deal is None:
        return None
    gain = _gain(state, decided, deals)
    heading, amount = words.text("render-final-deciding", deal=deal.deal), words.signed(gain)
    made = _made(state, deal)
    if made is not None:
        note = words.text(f"highlight-{state.game}-{made.name}-name")
        cards = tuple(state.rules.meta.pack.names(made.found.cards))
        return DecidingDeal(heading, decided.swings, deal.deal, amount, note, cards)
    names = _bare_names(_spoken_to(seated_as(who, deal.count, view, words), deal.count, view, player))
    note = words.line(deal.count.outcome[0], names) if deal.count.outcome else ""
    return DecidingDeal(heading, decided.swings, deal.deal, amount, note)


def _gain(state: TableState, decided: Decided, deals: Sequence[PlayedDeal]) -> int:
    """Return what the deciding deal is said to have brought: what each winner gained in it, as its count says. Where
    winners gained different amounts, or nothing, by how much their lead grew."""
    deciding = decided.deal.deal if decided.deal is not None else 0
    found = next((number for number, one in enumerate(deals) if one.deal == deciding), 0)
    now = deals[found].balances
    before = deals[found - 1].balances if found else (0,) * len(now)
    gains = {now[player] - before[player] for player, place in enumerate(state.places) if place == 1}
    only = gains.pop() if len(gains) == 1 and balanced(state.balances) else 0
    return only if only > 0 else dict(decided.swings)[deals[found].deal]


def _made(state: TableState, deal: PlayedDeal | None) -> Highlight | None:
    """Return the first highlight of the deal that a winner of the match did."""
    for one in deal.highlights if deal is not None else ():
        if deal is not None and {state.places[player] for player in doers(deal, one)} == {1}:
            return one
    return None


def _spoken_to(who: Company, count: Count, view: PublicView, player: Player | None) -> Company:
    """Return the people of a deal for a text that only this player reads, for everybody if it is None."""
    seats = count.seating or tuple(info.player for info in view.seats)
    return who if player is None else who.spoken_to(seats.index(player), count.sides or view.sides)


def _bare_names(who: Company) -> Names:
    """Return plain names without the mark of bots, for a picture."""
    sides = tuple(side.replace(f"{BOT_MARK} ", "") for side in who.side_labels)
    return Names(who.pack, tuple(map(_bare, who.labels)), sides, you=who.names.you, pair=who.names.pair)


def _best(
    state: TableState, best: BestTrick | None, who: Company, words: Words, player: Player | None
) -> TrickShown | None:
    if best is None:
        return None
    trick = best.trick
    cards = tuple(state.rules.meta.pack.names(played.card for played in trick.cards))
    won = next((n for n, played in enumerate(trick.cards) if played.seat == trick.winning), 0)
    taker = _addressed(best.player, who, words, player)
    note = words.text("render-final-trick", who=taker, deal=best.deal, trick=trick.number)
    return TrickShown(words.text("render-final-best"), cards, won, worth_text(best.worth, words), note)


def _highlights(
    state: TableState,
    view: PublicView,
    deals: Sequence[PlayedDeal],
    deciding: PlayedDeal | None,
    who: Company,
    words: Words,
    player: Player | None,
) -> Telling | None:
    """Return the rarest highlights of the match, each kind once, without the one that decided it."""
    order = [*companions(state.game).highlights]
    shown = _made(state, deciding)
    every = [(deal, one) for deal in deals for one in deal.highlights if not (deal is deciding and one is shown)]
    first = {one.name: (deal, one) for deal, one in reversed(every)}
    lines: list[str] = []
    for name in sorted(first, key=order.index)[:HIGHLIGHTS]:
        deal, one = first[name]
        said = _together(doers(deal, one), who, words, player)
        what = words.text(f"highlight-{state.game}-{one.name}-name")
        lines.append(words.text("render-final-highlight", deal=deal.deal, who=said, what=what))
    return Telling(words.text("render-final-highlights"), tuple(lines)) if lines else None


def _alt(result: FinalResult, words: Words) -> list[str]:
    """Return the sentences of the alt text."""
    said = [f"{result.title}.", f"{result.terms}."]
    for step in result.steps:
        names = [words.text("render-alt-you", who=one.name) if one.you else one.name for one in step.players]
        place = words.text("render-alt-place", place=step.place, who=words.joined(names), amount=step.amount)
        said.append(place)
    deal, best = result.deciding, result.best
    if deal is not None:
        cards = ", ".join(words.card(result.pack, card) for card in deal.cards)
        note = " – ".join(filter(None, (deal.note.rstrip("."), cards)))
        said.append(f"{deal.title}, {deal.amount}: {note}." if note else f"{deal.title}, {deal.amount}.")
    if best is not None:
        cards = ", ".join(words.card(result.pack, card) for card in best.cards)
        took = words.card(result.pack, best.cards[best.won])
        said.append(
            f"{best.title}, {best.amount}: {words.text('render-alt-trick-won', cards=cards, card=took)} {best.note}."
        )
    if result.highlights is not None:
        said.append(f"{result.highlights.title}: {'; '.join(result.highlights.lines)}.")
    return said
