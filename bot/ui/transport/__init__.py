"""Discord's messages, controls and limits: the lowest layer of the interface."""
