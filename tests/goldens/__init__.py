"""Goldens: what must not change when code is moved or renamed. ``python -m tests.goldens`` writes them anew.

A golden names what is stored or shown (tags, fields, keys, ids, hashes of pictures), never a module or a class.
"""
