"""Rate limits in fixed windows: per route and top-level resource, for all requests, and for edits of old messages."""

from __future__ import annotations

import time
import zlib
from collections.abc import Callable
from dataclasses import dataclass

from bot.local_server.errors import ApiError, refusal

Limit = tuple[int, float]  # requests, seconds


@dataclass
class Window:
    """A running window: the number of requests it has counted and its end in monotonic seconds."""

    used: int
    ends: float


class Rates:
    """Discord's rate limits. All numbers can be changed; `enabled = False` lets every request through.

    `limits` is keyed by the route's pattern ("POST /channels/:id/messages"); other routes get `default`.
    The values observed at Discord for sending and editing are 5 per 5 s each, counted separately.
    """

    OLD_EDIT_AGE = 3600.0
    """Age in seconds above which the edit of a message counts towards `old_edits`."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.enabled = True
        self.clock = clock
        self.limits: dict[str, Limit] = {
            "POST /channels/:id/messages": (5, 5.0),
            "PATCH /channels/:id/messages/:id": (5, 5.0),
            "DELETE /channels/:id/messages/:id": (5, 1.0),
            "POST /channels/:id/threads": (10, 10.0),
            "POST /users/@me/channels": (10, 10.0),
            "WEBHOOK": (30, 5.0),
        }
        self.default: Limit = (60, 1.0)
        self.global_per_second: int | None = 50
        self.old_edits: Limit | None = (3, 6.0)
        self._windows: dict[tuple[str, str], Window] = {}

    def take(self, pattern: str, major: str, *, everywhere: bool) -> dict[str, str]:
        """Counts a request and returns the rate-limit headers of its answer.

        `everywhere`: whether the request counts towards the global limit (interaction endpoints do not).
        Raises ApiError with status 429 if a limit is reached.
        """
        if not self.enabled:
            return {}
        if everywhere and self.global_per_second is not None:
            window = self._window(("", ""), 1.0)
            if window.used >= self.global_per_second:
                raise too_fast(self._left(window), scope="global")
            window.used += 1
        count, seconds = self.limits.get(pattern, self.default)
        window = self._window((pattern, major), seconds)
        headers = self._headers(pattern, count, window)
        if window.used >= count:
            headers["X-RateLimit-Remaining"] = "0"
            raise too_fast(self._left(window), scope="user", headers=headers)
        window.used += 1
        headers["X-RateLimit-Remaining"] = str(count - window.used)
        return headers

    def take_old_edit(self, channel_id: str) -> None:
        """Counts an edit of a message older than OLD_EDIT_AGE. Raises ApiError 30046 if the limit is reached."""
        if not self.enabled or self.old_edits is None:
            return
        count, seconds = self.old_edits
        window = self._window(("old edits", channel_id), seconds)
        if window.used >= count:
            error = refusal(30046)
            left = self._left(window)
            error.body |= {"retry_after": round(left, 3), "global": False}
            error.headers["Retry-After"] = str(int(left) + 1)
            raise error
        window.used += 1

    def _window(self, key: tuple[str, str], seconds: float) -> Window:
        now = self.clock()
        window = self._windows.get(key)
        if window is None or window.ends <= now:
            if len(self._windows) > 1000:
                self._windows = {k: w for k, w in self._windows.items() if w.ends > now}
            window = self._windows[key] = Window(0, now + seconds)
        return window

    def _left(self, window: Window) -> float:
        return max(0.001, window.ends - self.clock())

    def _headers(self, pattern: str, count: int, window: Window) -> dict[str, str]:
        left = self._left(window)
        return {
            "X-RateLimit-Limit": str(count),
            "X-RateLimit-Reset": f"{time.time() + left:.3f}",
            "X-RateLimit-Reset-After": f"{left:.3f}",
            "X-RateLimit-Bucket": f"{zlib.crc32(pattern.encode()):08x}",
        }


def too_fast(seconds: float, *, scope: str, headers: dict[str, str] | None = None) -> ApiError:
    """Return the 429 answer that asks the client to repeat the request after `seconds`."""
    return ApiError(
        429,
        0,
        "You are being rate limited.",
        extra={"retry_after": round(seconds, 3), "global": scope == "global"},
        headers={
            **(headers or {}),
            "Retry-After": str(int(seconds) + 1),
            "X-RateLimit-Scope": scope,
            **({"X-RateLimit-Global": "true"} if scope == "global" else {}),
        },
    )
