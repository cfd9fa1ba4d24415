"""The pictures of the trumps. Every function gives what lies in the window of one card."""
