# Looking back: the pictures of a replay.
replay-animation-alt = Animated picture: { $game }, { $deal }, card by card. At the table: { $who }.
