"""What is wrong with the form of a record: the sentence of the library that reads it, taken apart for our own words."""

from __future__ import annotations

import re

from bot.i18n import Words

WHY = 160
"""Characters of an explanation; a hostile file may make it as long as it likes."""

_KINDS = (
    (re.compile(r"Object missing required field `(?P<field>.*)`", re.DOTALL), "missing"),
    (re.compile(r"Object contains unknown field `(?P<field>.*)`", re.DOTALL), "unknown"),
    (re.compile(r"Expected `(?P<expected>[^`]*)`, got `(?P<got>[^`]*)`"), "kind"),
    (re.compile(r"Invalid (?:enum )?value '?(?P<value>.*?)'?", re.DOTALL), "value"),
)
_AT = re.compile(r"deals\[(?P<deal>\d+)\](?:\.steps\[(?P<step>\d+)\])?\.?")
_NUMBER = re.compile(r"\[(\d+)\]")


def broken(message: str) -> dict[str, str]:
    """The arguments of RecordError("shape", …) from a message of msgspec: ``where`` in the file (a JSON path), ``kind``
    of fault and what belongs to it; ``why`` is the message itself."""
    why, at, where = message.rpartition(" - at `")
    told = {"where": where.rstrip("`") if at else "$", "why": why if at else message, "kind": "other"}
    for pattern, kind in _KINDS:
        found = pattern.fullmatch(told["why"])
        if found is not None:
            told |= {**found.groupdict(), "kind": kind}
            break
    return {name: short(text) for name, text in told.items()}


def form_text(args: dict[str, str | int], words: Words) -> str:
    """The sentence for RecordError("shape", …): deal and step as people count them, and what is wrong there."""
    path = str(args["where"]).removeprefix("$").removeprefix(".").replace("[...]", "")
    found = _AT.match(path)
    rest = path[found.end() :] if found else path
    field = ".".join(part for part in (rest, str(args.get("field", ""))) if part)
    field = _NUMBER.sub(lambda number: f" {int(number[1]) + 1}", field).strip()
    kind = str(args.get("kind", "other"))
    if kind == "kind" and not field:  # a whole deal or step is something else
        kind = "thing"
    told = {name: str(args.get(name, "")).split(" | ")[0] for name in ("expected", "got", "value")}
    what = words.text(f"record-shape-{kind}", field=field, why=str(args["why"]), **told)
    if found is not None:
        deal, step = int(found["deal"]) + 1, found["step"]
        place = {"deal": deal} if step is None else {"deal": deal, "step": int(step) + 1}
        what = words.text("record-at-deal" if step is None else "record-at-step", what=what, **place)
    return words.text("record-shape", what=what)


def short(text: str) -> str:
    """Text of a file made fit for one line."""
    shown = "".join(char if char.isprintable() else "?" for char in text)
    return shown if len(shown) <= WHY else shown[: WHY - 1] + "…"
