"""The Discord edge: screens, delivery, and the answers to presses and commands."""
