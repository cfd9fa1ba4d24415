"""The guided hand: a fixed deal, played with a sentence of explanation for every decision (ux.md S23). Pure."""
