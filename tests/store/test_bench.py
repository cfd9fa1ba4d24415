"""The benchmark of the standings (P8) works with the current schema: a small one runs with the tests."""

from __future__ import annotations

import pytest

from tests.bench import standings as bench


@pytest.mark.slow
def test_the_bench_measures_board_history_profile_and_upkeep(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "ROUNDS", 1)
    monkeypatch.setattr(bench, "PLAYERS", 12)
    told = list(bench.bench(30))
    assert [row.figure for row in told] == ["P8"] * 4
    assert all(row.goal in ("0.5 ms", "0.7 ms") and "processor time; " in row.measured for row in told)
