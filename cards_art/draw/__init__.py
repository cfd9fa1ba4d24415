"""Draws the packs as SVG and turns them into WebP. Used when the packs are built, never while the bot runs."""
