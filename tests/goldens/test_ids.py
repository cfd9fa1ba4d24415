"""Ids of messages that were already sent are read as before. ``python -m tests.goldens ids`` makes the golden again."""

from __future__ import annotations

import pytest

from bot.ui.transport import control_ids as made
from bot.ui.transport import id_format
from tests.goldens import ids
from tests.goldens.answers import SAID, answers, keys_of, pressed
from tests.goldens.files import differences, kept


def misread() -> list[str]:
    """Return what differs from the golden: declared actions, samples read and written, packed cards."""
    golden = kept("ids")
    found = differences(golden["declared"], {kind: " ".join(names) for kind, names in ids.declared().items()})
    for sample, parts in golden["read"].items():
        if ids.read(sample) != parts:
            found.append(f"{sample}: read as {ids.read(sample)}")
        elif ids.written(parts) != sample:
            found.append(f"{sample}: written as {ids.written(parts)}")
        elif ids.made(sample) != sample:
            found.append(f"{sample}: made as {ids.made(sample)}")
    return found + [f"cards: {text!r}" for text, same in ids.packing().items() if not same]


def test_every_id_is_read_and_written_as_ever() -> None:
    found = misread()
    assert not found, "\n".join(["if this is meant: python -m tests.goldens ids <the test that shows it>", *found])


def test_a_sample_stands_under_its_form() -> None:
    samples = kept("ids")["samples"]
    assert len(samples) > 100
    assert {form: ids.form(sample) for form, sample in samples.items()} == {form: form for form in samples}
    assert set(samples.values()) == set(kept("ids")["read"])


def test_every_action_and_deed_is_pressed() -> None:
    one_each = {(read[0], read[1]) if len(read) == 3 else ("m1", read[3]) for read in map(ids.read, pressed()) if read}
    wanted = {(kind.removeprefix("p1:"), name) for kind, names in ids.declared().items() for name in names}
    assert one_each == wanted


def test_a_renamed_action_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(made.CONTROLS[""], "seat", made.CONTROLS[""]["sit"])
    monkeypatch.delitem(made.CONTROLS[""], "sit")
    found = misread()
    assert any("/m1" in line for line in found)
    assert any(line.endswith(":sit: read as None") for line in found)


def test_another_way_to_write_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(id_format, "base36", lambda number: f"-{number}")
        with pytest.raises(ValueError, match="not an id"):
            misread()
    monkeypatch.setattr(id_format, "pack_numbers", lambda cards: ",".join(map(str, cards)))
    assert any(line.startswith("cards:") for line in misread())


@pytest.mark.slow
async def test_an_id_that_reaches_nothing_would_be_noticed() -> None:
    """A control of another version gets another answer than a current one."""
    there = "p1:reports:open:"
    found = await answers([there, "p9:reports:open:", "p1:nothing:open:"])
    assert found[there] == kept("answers")[there]
    assert {found["p9:reports:open:"], found["p1:nothing:open:"]} == {"message reply-old-control"}


def test_the_keys_of_an_answer_stand_in_its_order() -> None:
    said = {"Good morning": "ui-b", "to everybody": "ui-c", "Good morning to everybody": "ui-a", "Anna and": "person-x"}
    assert keys_of("Anna and: Good morning to everybody", said) == ["ui-a", "ui-b", "ui-c"][:SAID]
