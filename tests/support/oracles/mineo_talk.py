"""Table talk of Mineo read again (S91-S93): what a defender may say, from the tricks and from what has been said."""

from __future__ import annotations

from .mineo_pack import suit

Tricks = list[tuple[int, list[str]]]
"""(leader, cards) of every trick so far; the last one is running and may hold no card yet."""

Said = list[tuple[int, int, str]]
"""(trick from 1, seat, signal) of everything said, in order."""

TO_THE_LEADER = ["mine", "yours", "his", "not_his", "trump", "new"]


def led(tricks: Tricks) -> list[tuple[int, str]]:
    """(seat, plain suit) of every lead of a plain suit; after the Fujutu the next card leads it (S58)."""
    leads: list[tuple[int, str]] = []
    for leader, cards in tricks:
        place = next((place for place, card in enumerate(cards) if card != "F"), None)
        if place is not None and suit(cards[place]) != "T":
            leads.append(((leader + place) % 3, suit(cards[place])))
    return leads


def answers(said: Said) -> tuple[set[int], set[int]]:
    """The seats that have used their own signal, and those that have answered a question, in one trick."""
    own: set[int] = set()
    answered: set[int] = set()
    asked: set[int] = set()
    for _, seat, word in said:
        if word in TO_THE_LEADER and asked - {seat} and seat not in answered:
            answered.add(seat)
        else:
            own.add(seat)
        if word == "ask":
            asked.add(seat)
    return own, answered


def offered(seat: int, soloist: int, tricks: Tricks, said: Said) -> list[str]:
    """What ``seat`` may say now, in the order of S91."""
    if seat == soloist:
        return []
    mate = ({0, 1, 2} - {seat, soloist}).pop()
    now = [one for one in said if one[0] == len(tricks)]
    own, answered = answers(now)
    asked = any(who == mate and word == "ask" for _, who, word in now)
    fresh = seat not in own
    may_answer = asked and seat not in answered
    leader, lying = tricks[-1]
    leads = led(tricks)
    words: list[str] = []
    if fresh and leader == seat and not lying:
        words.append("ask")
    if (fresh or may_answer) and leader == mate and not lying:
        known = {"mine": seat, "yours": mate, "his": soloist, "not_his": soloist}
        for word in TO_THE_LEADER:
            if word == "new":
                possible = len({plain for _, plain in leads}) < 4
            else:
                possible = word == "trump" or any(who == known[word] for who, _ in leads)
            words += [word] if possible else []
    if fresh and any(who == seat for who, _ in leads):
        words.append("over")
    if fresh and any((leader + place) % 3 == seat for place in range(len(lying))):
        words += ["load", "low"]
    return words
