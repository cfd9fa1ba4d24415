"""Duplicate tournaments: what happened is a list of facts, from which everything else follows. Pure.

``commands.py`` says what may be asked for and ``events.py`` what is stored of it; ``decide.py`` makes facts or a
refusal of a command, ``evolve.py`` a state of facts (``model.py``). ``standings.py`` counts them, ``verify.py``
recomputes pairings, seats and places; ``clocks.py`` says what happens by itself. The states are announced, check-in,
running (a round, or the break after it), and finished or cancelled.
"""
