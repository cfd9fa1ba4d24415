"""Identify the person of an interaction, check what they may do, and answer."""
