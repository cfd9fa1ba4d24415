"""The pictures of the trumps. Every function returns what is drawn in the window of one card."""
