"""How few presses and words a game takes on the page, and whether everybody can use it: measured in Chromium."""
