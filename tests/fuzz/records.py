"""The reader of match files and the log of a table, with changed files and rows."""

from __future__ import annotations

import copy
import json
import random
import tempfile
from pathlib import Path
from typing import Any

import msgspec

from bot.cli.conform import Unreadable, kinds_of, read_document
from bot.games.registry import games
from bot.i18n import LANGUAGES, Names, words
from bot.records import (
    RecordError,
    encode,
    finding_text,
    match_of_record,
    match_text,
    problem_text,
    read,
    record_of,
    verify,
)
from bot.records.model import Record, checksum
from bot.store.errors import CorruptLog
from bot.store.table_log import Codec
from tests.fuzz import odd
from tests.fuzz.target import Target, need
from tests.support.matches import Hall, finished, names

SHORTEST = {"minchiate": {"set_length": 1}}


def halls() -> list[Hall]:
    """Return one short match of every game."""
    made = [finished()]
    for slug, one in games().items():
        if slug not in ("minchiate", "toy"):
            hall = Hall(slug, options={one.meta.length_option: min(one.meta.lengths)})
            hall.start()
            hall.play(120)
            made.append(hall)
    return made


class Records(Target):
    """A changed record is refused in words, or something in it does not hold, or the change made no difference."""

    name = "records"
    slow = True

    async def open(self) -> None:
        its = finished()
        self.whole: dict[str, Any] = json.loads(encode(record_of(its.state.id, its.events, names(its))))
        self.folder = tempfile.TemporaryDirectory(prefix="g-")
        self.file = Path(self.folder.name) / "record.json"

    async def close(self) -> None:
        self.folder.cleanup()

    async def one(self, chance: random.Random) -> bool:
        document = copy.deepcopy(self.whole)
        steps = document["deals"][0]["steps"]
        at = chance.randrange(len(steps) + 10)
        if at < len(steps):
            odd.spoil(chance, steps[at])
        else:
            odd.spoil(chance, document)
        said = words(chance.choice(LANGUAGES))
        try:
            record = read(self._brought(chance, document))
        except RecordError as error:
            need(0 < len(problem_text(error, said)) < 2000)
            return False
        except Unreadable as error:
            need(said.text(error.key, **error.args_for_text))
            return False
        if chance.random() < 0.7:
            record = msgspec.structs.replace(record, checksum=checksum(record))
        self._checked(chance, record, json.dumps(document) == json.dumps(self.whole))
        return True

    def _brought(self, chance: random.Random, document: dict[str, Any]) -> dict[str, Any]:
        """Read the record as an object, or as a file whose bytes are changed too."""
        if chance.random() < 0.7:
            return document
        raw = json.dumps(document).encode("utf-8", "surrogatepass")
        if chance.random() < 0.5:
            at = chance.randrange(len(raw))
            raw = raw[:at] + odd.text(chance, 8).encode("utf-8", "surrogatepass") + raw[at + chance.randrange(3) :]
        self.file.write_bytes(raw)
        found = read_document(self.file)
        try:
            for _, kind in kinds_of(found):
                kind.process(found)
        except Unreadable:
            pass
        return found

    @staticmethod
    def _checked(chance: random.Random, record: Record, unchanged: bool) -> None:
        findings = verify(record)
        said = words(chance.choice(LANGUAGES))
        its_game = games().get(record.game) or next(iter(games().values()))
        for finding in findings[:3]:
            assert finding.code != "engine", finding
            assert 0 < len(finding_text(finding, Names(its_game.meta.pack), said)) < 2000
        if findings:
            assert not unchanged, findings[0]
            try:
                match_of_record(record)
            except RecordError as error:
                need(error.code == "unsound")
            else:
                raise AssertionError("a record that does not hold was told")
        else:
            assert match_text(match_of_record(record), said)


class Logs(Target):
    """A changed row of a log is refused as corrupt, or is a fact that is written as it was read."""

    name = "logs"

    async def open(self) -> None:
        self.codec = Codec()
        self.rows = [
            (hall.state.game, *self.codec.encode(hall.state.game, fact)) for hall in halls() for fact in hall.events
        ]

    async def one(self, chance: random.Random) -> bool:
        game, kind, version, body = chance.choice(self.rows)
        match chance.randrange(5):
            case 0:
                kind = odd.bent(chance, kind)
            case 1:
                version = odd.number(chance)
            case 2:
                raw = bytearray(body)
                for _ in range(chance.randrange(1, 4)):
                    raw[chance.randrange(len(raw)) :][:1] = bytes([chance.randrange(256)])
                    raw.insert(chance.randrange(len(raw) + 1), chance.randrange(256))
                body = bytes(raw)
            case 3:
                body = body[: chance.randrange(len(body) + 1)]
            case _:
                value = json.loads(body)
                odd.spoil(chance, value)
                body = json.dumps(value).encode()
        try:
            fact = self.codec.decode("ab12cd34", 7, kind, version, body)
        except CorruptLog as error:
            need("ab12cd34" in str(error))
            return False
        again = self.codec.encode(kind.partition(":")[0] if ":" in kind else game, fact)
        assert again[0] == kind
        assert self.codec.decode("ab12cd34", 7, *again) == fact
        return True
