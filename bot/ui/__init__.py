"""The user interface on Discord: screens, messages, and the answers to presses and commands."""
