"""What is stored and shown equals the goldens; ``python -m tests.goldens`` writes them anew if a change is meant."""

from __future__ import annotations

import io
import json
import re
from functools import cache
from typing import Any

import msgspec
import pytest
from PIL import Image

from bot.engine.actions import Refusal
from bot.engine.game import Game
from bot.games.registry import game
from bot.i18n import LANGUAGES, words
from tests.goldens import __main__ as command
from tests.goldens import catalogue, ids, pictures, played, records, schemas
from tests.goldens.files import FOLDER, differences, kept, path_of, text_of
from tests.goldens.made import GOLDENS, ONLY_IF_NAMED

HOW = "if this is meant: python -m tests.goldens refusals"


@cache
def now(name: str) -> Any:
    """Return the golden as it would be written now."""
    return json.loads(text_of(GOLDENS[name]()))


SLOW = ("pictures", "answers")


@pytest.mark.parametrize(
    "name",
    [
        pytest.param(name, marks=[pytest.mark.slow] if name in SLOW else [])
        for name in GOLDENS
        if name not in ("refusals", "ids")
    ],
)
def test_nothing_has_changed(name: str) -> None:
    found = differences(kept(name), now(name))
    assert not found, "\n".join([f"if this is meant: python -m tests.goldens {name}", *found])


def test_every_file_is_made_and_nothing_else_lies_there() -> None:
    assert {path.name for path in FOLDER.iterdir()} == {f"{name}.json" for name in GOLDENS}


def named() -> set[str]:
    """Return the names of classes that are not words of a sentence."""
    texts = [path.read_text(encoding="utf-8") for path in (catalogue.ROOT / "bot").rglob("*.py")]
    classes = {name for text in texts for name in re.findall(r"^ *class (\w+)", text, re.MULTILINE)}
    return {name for name in classes if re.search("[a-z][A-Z]", name)}


def test_no_golden_names_a_module_or_a_class() -> None:
    """Names of code may change; a golden stays."""
    classes = named()
    assert len(classes) > 100
    for name in GOLDENS:
        text = path_of(name).read_text(encoding="utf-8")
        assert set(re.findall(r"\w+", text)) & classes == set(), name
        assert re.findall(r"\bbot\.[a-z_]+\.[a-z_]+|\w+\.py\b", text) == [], name


def test_answers_are_made_after_the_ids_that_they_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    made = list[str]()
    monkeypatch.setattr(command, "write", lambda name, golden: made.append(f"{name} {golden}"))
    monkeypatch.setattr(ids, "golden", lambda *tests: " ".join(tests))
    monkeypatch.setattr(command, "GOLDENS", dict.fromkeys(GOLDENS, str))
    assert command.main(["answers", "ids", "catalogue", "tests/ui/test_yours.py"]) == 0
    assert made == ["catalogue ", "ids tests/ui/test_yours.py", "answers "]
    made.clear()
    assert command.main([]) == 0
    assert made == [f"{name} " for name in GOLDENS if name not in ONLY_IF_NAMED]


def test_a_missing_golden_is_no_success() -> None:
    with pytest.raises(FileNotFoundError):
        kept("nothing")


def test_refusals_are_given_as_ever() -> None:
    """Equal are the number, order, rule and arguments of each refusal in the same tries."""
    then, today = kept("refusals"), now("refusals")
    assert differences({slug: one.get("given") for slug, one in then.items()}, _part(today, "given")) == [], HOW
    assert differences({slug: one.get("order") for slug, one in then.items()}, _part(today, "order")) == [], HOW


def _part(golden: dict[str, Any], name: str) -> dict[str, Any]:
    return {slug: one.get(name) for slug, one in golden.items()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_of_a_refusal_has_its_sentence(language: str) -> None:
    """Codes stay, whichever key their sentence has in the catalogue; a new code needs a new golden."""
    codes = {code for one in kept("refusals").values() for code in one["codes"]}
    given = {said.split()[0] for one in kept("refusals").values() for said in one.get("given", ())} - {""}
    assert len(codes) > 200
    assert [code for code in sorted(codes | given) if not words(language).has(f"refusal-{code}")] == []
    assert {code for one in now("refusals").values() for code in one["codes"]} <= codes, HOW


# -- every golden detects a change


def test_a_renamed_tag_field_or_default_would_be_noticed() -> None:
    class Kept(msgspec.Struct, frozen=True, tag="card_played"):
        seat: int
        card: int
        led: int = 0

    class Renamed(msgspec.Struct, frozen=True, tag="card_played"):
        seat: int
        karte: int
        led: int = 0

    class Swapped(msgspec.Struct, frozen=True, tag="card_played"):
        card: int
        seat: int
        led: int = 0

    class Otherwise(msgspec.Struct, frozen=True, tag="card_played"):
        seat: int
        card: int
        led: int = 1

    class Tagged(msgspec.Struct, frozen=True, tag="card_put"):
        seat: int
        card: int
        led: int = 0

    class SameUnderAnotherName(msgspec.Struct, frozen=True, tag="card_played"):
        """Another text."""

        seat: int
        card: int
        led: int = 0

    first = schemas.shapes([Kept])
    for changed in (Renamed, Swapped, Otherwise, Tagged):
        assert differences(first, schemas.shapes([changed])), changed
    assert differences(first, schemas.shapes([SameUnderAnotherName])) == []
    assert schemas.shapes([Kept]) == {
        "card_played": ['type: "card_played"', "seat: integer", "card: integer", "led: integer = 0"]
    }


@pytest.mark.slow
def test_a_renamed_key_or_argument_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    real, before = catalogue.keys("en"), now("catalogue")
    for changed in (
        {key: value for key, value in real.items() if key != "phase-play"},
        {**real, "refusal-not-your-turn": ("whom",)},
    ):
        monkeypatch.setattr(catalogue, "keys", lambda language, changed=changed: changed)
        assert len(differences(before, json.loads(text_of(catalogue.golden())))) == 1
    monkeypatch.setattr(catalogue, "keys", lambda language: {} if language == "es" else real)
    assert len(catalogue.golden()["differing"]) == len(real)


class Otherwise:
    """A game that gives one refusal another code."""

    def __init__(self, its: Game) -> None:
        self._its = its

    def __getattr__(self, name: str) -> Any:
        return getattr(self._its, name)

    def decide(self, state: Any, seat: Any, action: Any) -> Any:
        answer = self._its.decide(state, seat, action)
        if isinstance(answer, Refusal) and answer.code == "chinze-must-follow":
            return Refusal("chinze-not-held", answer.args, answer.rule)
        return answer


def test_another_refusal_or_order_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    first = played.refusals("chinze")
    monkeypatch.setattr(played, "games", lambda: {"chinze": Otherwise(game("chinze"))})
    found = differences(first, played.refusals("chinze"))
    assert any(line.startswith("/order:") for line in found)
    assert any("chinze-must-follow" in line for line in found)


def test_one_byte_of_a_record_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    real = records.written
    monkeypatch.setattr(records, "written", lambda *argv: {**real(*argv), "out": real(*argv)["out"] + b" "})
    path = records.VECTORS[0]
    name = f"{path.parent.name}/{path.name}"
    assert differences(kept("records")["conform"][name], records.conformed(path))


def test_one_pixel_would_be_noticed() -> None:
    picture = pictures.cards_picture("Cards", (1, 2, 3), "minchiate", pictures.SAID, game="minchiate")
    with Image.open(io.BytesIO(picture.data)) as opened:
        image = opened.convert("RGBA")
    at = (image.width // 2, image.height // 2)
    one, *rest = image.getpixel(at)  # pyright: ignore[reportGeneralTypeIssues]
    hashes = set[str]()
    for first in (one, one ^ 1):
        image.putpixel(at, (first, *rest))
        out = io.BytesIO()
        image.save(out, "PNG")
        hashes.add(pictures.pixels(out.getvalue()))
    assert len(hashes) == 2
