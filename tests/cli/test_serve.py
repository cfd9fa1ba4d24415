"""What serving the bot does for the process as a whole."""

from __future__ import annotations

import gc

from bot.cli.serve import spare_the_collector


def test_what_was_loaded_to_start_is_left_alone_by_the_collector() -> None:
    before = gc.get_threshold()
    try:
        spare_the_collector()
        assert gc.get_freeze_count() > 1000
        assert gc.get_threshold()[0] > before[0]
    finally:
        gc.unfreeze()
        gc.set_threshold(*before)
