"""The guided hand: a fixed deal with an explanation of every decision (ux.md S23). Pure."""
