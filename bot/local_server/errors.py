"""Errors of Discord's REST interface, as exceptions that rest.py turns into answers."""

from __future__ import annotations

from typing import Any

Payload = dict[str, Any]
Path = tuple[str | int, ...]

# Error code -> (HTTP status, message), from Discord's documentation, page topics/opcodes-and-status-codes.
KNOWN: dict[int, tuple[int, str]] = {
    10003: (404, "Unknown Channel"),
    10004: (404, "Unknown Guild"),
    10007: (404, "Unknown Member"),
    10008: (404, "Unknown Message"),
    10013: (404, "Unknown User"),
    10014: (404, "Unknown Emoji"),
    10015: (404, "Unknown Webhook"),
    10062: (404, "Unknown interaction"),
    10063: (404, "Unknown application command"),
    20012: (403, "You are not authorized to perform this action on this application"),
    30008: (400, "Maximum number of emojis reached (2000)"),
    30046: (429, "Maximum number of edits to messages older than 1 hour reached. Try again later"),
    40003: (429, "You are opening direct messages too fast"),
    40005: (413, "Request entity too large"),
    40060: (400, "Interaction has already been acknowledged."),
    50001: (403, "Missing Access"),
    50005: (403, "Cannot edit a message authored by another user"),
    50006: (400, "Cannot send an empty message"),
    50007: (403, "Cannot send messages to this user"),
    50013: (403, "Missing Permissions"),
    50024: (400, "Cannot execute action on this channel type"),
    50027: (401, "Invalid Webhook Token"),
    50033: (400, "Invalid Recipient(s)"),
    50046: (400, "Invalid Asset"),
    50083: (400, "Thread is archived"),
    50109: (400, "The request body contains invalid JSON."),
    50278: (403, "Cannot send messages to this user due to having no mutual guilds"),
    160004: (400, "A thread has already been created for this message"),
}


class ApiError(Exception):
    """An error answer: HTTP status, JSON error body and additional headers."""

    def __init__(
        self,
        status: int,
        code: int,
        message: str,
        *,
        errors: Payload | None = None,
        extra: Payload | None = None,
        headers: dict[str, str] | None = None,
    ) -> None:
        super().__init__(f"{status} {code}: {message}")
        self.status = status
        self.code = code
        self.headers = headers or {}
        self.body: Payload = {"message": message, "code": code}
        if errors:
            self.body["errors"] = errors
        self.body.update(extra or {})


class Unsupported(ApiError):
    """A request that this server does not implement. It is always answered with 501, never as a success."""

    def __init__(self, what: str) -> None:
        super().__init__(501, 0, f"501: not implemented in the local server: {what}")
        self.what = what


def refusal(code: int) -> ApiError:
    """Return Discord's error with this code. Raises KeyError for a code that this server does not use."""
    status, message = KNOWN[code]
    return ApiError(status, code, message)


class Form:
    """Collects the errors in a request body, in the nested shape of error 50035."""

    def __init__(self) -> None:
        self.errors: Payload = {}

    def add(self, path: Path, code: str, message: str) -> None:
        node = self.errors
        for step in path:
            node = node.setdefault(str(step), {})
        node.setdefault("_errors", []).append({"code": code, "message": message})

    def length(self, path: Path, value: object, low: int, high: int) -> None:
        """Adds an error unless `value` is a string of `low` to `high` characters."""
        if not isinstance(value, str):
            self.add(path, "STRING_TYPE_CONVERT", "Could not interpret value as string.")
        elif not value and low:
            self.add(path, "BASE_TYPE_REQUIRED", "This field is required")
        elif not low <= len(value) <= high:
            self.add(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {low} and {high} in length.")

    def count(self, path: Path, found: int, low: int, high: int) -> None:
        if not low <= found <= high:
            self.add(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {low} and {high} in length.")

    def check(self) -> None:
        """Raises ApiError 50035 if anything was added."""
        if self.errors:
            raise ApiError(400, 50035, "Invalid Form Body", errors=self.errors)


def bad_form(path: Path, code: str, message: str) -> ApiError:
    """Return ApiError 50035 with a single error."""
    form = Form()
    form.add(path, code, message)
    return ApiError(400, 50035, "Invalid Form Body", errors=form.errors)
