"""Targets without a clock: the ids of controls, and typed cards."""

from __future__ import annotations

import random
from typing import Any

from bot.engine.cards import Pack
from bot.games.registry import game, games
from bot.i18n import LANGUAGES, words
from bot.ui.features import card_answers
from bot.ui.screens import leaderboard, table_settings
from bot.ui.screens.history import Filters
from bot.ui.screens.replay import ALL, TABLE, eyes_of
from bot.ui.transport import id_format
from tests.fuzz import odd
from tests.fuzz.target import Target
from tests.support.pressed import ACTIONS


class Ids(Target):
    """Every custom id is either parsed as what it says or ignored, and never raises."""

    name = "ids"

    async def one(self, chance: random.Random) -> bool:
        custom_id = self._custom_id(chance)
        control, page = id_format.parse(custom_id), id_format.parse_page(custom_id)
        assert control is None or page is None
        if control is not None:
            assert control.action in ACTIONS
            assert len(custom_id) <= id_format.LIMIT
            assert min(control.deal, control.asked) >= 0
            assert id_format.parse(control.encode()) == control
            assert all(number >= 0 for number in id_format.unpack_numbers(control.arg) or ())
        if page is not None:
            assert page.encode() == custom_id
        arg = control.arg if control else page.arg if page else odd.text(chance)
        for text in (arg, odd.text(chance)):
            self._arg(text)
        return control is not None or page is not None

    @staticmethod
    def _arg(text: str) -> None:
        """Parse the text with every parser of args and values, of any control."""
        number = id_format.unbase36(text)
        assert number is None or (number >= 0 and id_format.unbase36(id_format.base36(number)) == number)
        whole = id_format.whole(text)
        assert whole is None or int(text) == whole
        asked = leaderboard.asked_of(text)
        assert asked is None or (asked.game in games() and asked.offset >= 0)
        filters = Filters.parse(text)
        assert 0 <= filters.beside < 2**63
        assert 0 <= filters.guild < 2**63
        assert eyes_of(text, 4) in {TABLE, ALL, *"0123"}
        for spec in table_settings.options_of("minchiate"):
            for typed in (False, True):
                value = table_settings.chosen_value(spec, [text], typed=typed)
                assert value is None or typed or value in table_settings.values_of(spec)

    @staticmethod
    def _custom_id(chance: random.Random) -> str:
        if chance.random() < 0.1:
            return odd.text(chance, 120)
        numbers = [id_format.base36(chance.randrange(36 ** chance.randrange(1, 5))) for _ in range(8)]
        if chance.random() < 0.3:
            arg = ".".join(
                chance.choice((*numbers, "here", "all", "minchiate", "ever", "s1", "set", "-")) for _ in range(6)
            )
            page, deed = chance.choice(("board", "prefs", "setup", "data", "x")), chance.choice(("set", "open", "game"))
            made = f"p1:{page}:{deed}:{arg}"
        else:
            verb, arg = chance.choice(sorted(ACTIONS)), ".".join(numbers[: chance.randrange(6)])
            made = f"m1:{numbers[0]}:{numbers[1]}:{numbers[2]}:{verb}" + (f":{arg}" if arg else "")
        return odd.bent(chance, made) if chance.random() < 0.5 else made


class Cards(Target):
    """A typed card is one of those that were offered; its full name in any language has priority over all others."""

    name = "cards"

    async def open(self) -> None:
        self.packs: list[Pack] = [one.meta.pack for one in games().values()]
        self.said: list[Any] = [words(language) for language in LANGUAGES]

    async def one(self, chance: random.Random) -> bool:
        pack, said = chance.choice(self.packs), chance.choice(self.said)
        offered = chance.sample(range(len(pack.ids)), chance.randrange(len(pack.ids)))
        meant = chance.choice(offered) if offered else 0
        named = chance.choice((pack.id(meant), said.card(pack.slug, pack.id(meant))))
        typed = odd.text(chance) if chance.random() < 0.2 else named
        if chance.random() < 0.6:
            typed = odd.bent(chance, typed)
        found = card_answers.find_cards(typed, offered, pack)
        exact = card_answers.exact_cards(typed, offered, pack)
        assert set(found) <= set(offered)
        assert len(found) == len(set(found))
        assert set(exact) <= set(found), "what is named exactly is found too"
        if typed == named and offered:
            assert meant in exact, (typed, exact)
        return bool(exact)


def slugs() -> list[str]:
    """Return the registered games, without the toy game of the tests."""
    return [slug for slug in games() if game(slug).meta.slug == slug and slug != "toy"]
