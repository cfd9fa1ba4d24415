"""Lists the goldens and the function that makes each."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from tests.goldens import answers, catalogue, ids, pictures, played, records, schemas

GOLDENS: Mapping[str, Callable[[], Any]] = {
    "schemas": schemas.golden,
    "options": played.meta,
    "catalogue": catalogue.golden,
    "told": played.told,
    "refusals": played.refused,
    "matches": played.golden,
    "records": records.golden,
    "pictures": pictures.golden,
    "ids": ids.golden,
    "answers": answers.golden,
}
"""In the order in which they are made: the answers are those to the ids."""

ONLY_IF_NAMED = ("ids",)
"""Goldens that take minutes: the tests of all screens are run for them."""
