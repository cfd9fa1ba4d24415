"""Germini: a card table for the old Italian tarot games, on Discord."""
