# What screens show.

# Buttons. At most 38 characters, better 20.
ui-btn-hand = My cards
ui-btn-last = Last trick
ui-btn-score = Score
ui-btn-words = In words
ui-btn-back = I’m back
ui-btn-next = Next deal
ui-btn-cancel = Cancel
ui-btn-reset = Start over
ui-btn-to-table = To the table
ui-btn-sit = Sit down
ui-btn-up = Get up
ui-btn-chairs = Seats
ui-btn-bot = Add bot
ui-btn-set = Settings
ui-btn-start = Start
ui-btn-close = Close table
ui-btn-end = End the match
ui-btn-keep = Keep playing

# The lobby message of a table.
ui-lobby-title = { $game } — table “{ $name }”
ui-lobby-chair = `{ $number }` **{ $who }**
ui-lobby-chair-bot = `{ $number }` { $who } ({ $level })
ui-lobby-chair-free = `{ $number }` *free*
ui-lobby-host = Host: { $who }
ui-lobby-players = At the table: { $who }
ui-lobby-bot = { $who } ({ $level })
ui-lobby-bots = Bots: { $who }
ui-lobby-finished = The match is over.
ui-closed-host = The host closed this table.
ui-closed-moderator = A moderator closed this table.
ui-closed-expired = This table was closed because nobody joined for a long time.
ui-closed-empty = This table was closed because everyone left.
ui-level-novice = beginner
ui-level-regular = intermediate
ui-level-master = expert
ui-chairs-title = Choose a seat
ui-chairs-hint = You can change seats as often as you like until the match starts.
ui-chair-free = free
ui-chair-button = { $number } · { $who }
ui-chair-unbot = Remove { $who }
ui-closing-title = End the match at “{ $name }”?
ui-closing-text = The match ends now for everyone. Finished deals still count; the deal in progress does not. This cannot be undone.
ui-seated-title = You are at “{ $name }”
ui-seated-text = Your cards for { $game } will arrive here, and you make all your choices here. You do not need to keep this open: **My cards** at the table shows the same.
ui-no-dm = I cannot send you direct messages. Use **My cards** at the table: it shows your hand only to you. To get your cards by direct message, allow messages from this server, then press **Get up** and **Sit down** again.

# Settings.
ui-set-title = Table settings
ui-set-preset = Rules
ui-set-length = Match length
ui-set-pace = Pace
ui-length = { $count ->
    [one] { $count } deal
   *[other] { $count } deals
}
ui-pace-live = live
ui-pace-live-hint = 45 s per card + 5 min per deal
ui-pace-relaxed = relaxed
ui-pace-relaxed-hint = 3 min per card + 15 min per deal
ui-pace-daily = daily
ui-pace-daily-hint = 24 h per card + 48 h per deal
ui-pace-none = no clock
ui-pace-none-hint = no time limit

# The board.
ui-table-named = “{ $name }”
ui-deal = Deal { $deal }
ui-deal-of = Deal { $deal } of { $deals }
ui-trick-number = Trick { $number }
ui-trick-card = { $who }: { $card }
    .you-who = You: { $card }
ui-trick-card-by = { $who }: { $card } (chosen by { $by })
    .you-who = You: { $card } (chosen by { $by })
    .you-by = { $who }: { $card } (chosen by you)
ui-trick-held = { $who } is winning the trick.
    .you-who = You are winning the trick.
ui-trick-won = { $who } won the trick.
    .you-who = You won the trick.
ui-waiting-for = Waiting for { $who }
ui-waiting-house = The cards are being dealt…
ui-between-deals = The deal is over. Press “Next deal” when you are ready.
ui-match-over = The match is over.
ui-board-stub = “{ $name }”: the board has moved further down.
ui-hand-stub = “{ $name }”: these cards are no longer current.
ui-more-lines = { $count ->
    [one] … and { $count } more line
   *[other] … and { $count } more lines
}
ui-revealed = Seal of this deal: { $hash }…, seed { $seed }… (in full in the match file that `/history` exports)
ui-words-title = The table in words
ui-calls = Auction:
ui-seat-hand = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
ui-seat-tricks = { $count ->
    [one] { $count } trick
   *[other] { $count } tricks
}
ui-seat-open = Open hand: { $cards }
badge-dealer = Dealer
ui-last-none = No trick has been completed in this deal yet.
ui-last-closed = You can look at the last trick only until somebody leads to the next one; it is closed now.
ui-zone-private = Only you can see this.
ui-zone-count = { $count ->
    [0] no cards
    [one] { $count } card
   *[other] { $count } cards
}
ui-spectator-title = You are watching “{ $name }”
ui-spectator-hint = You are not at this table, so you see what everyone sees. Follow the match in its thread; `/table list` shows tables with free seats.

# The private panel.
ui-ask = Your turn: choose
ui-ask-cards = Your turn: choose the card to play
ui-away = 🤖 A bot is playing for you.
ui-strike = ⏱ Your time ran out, so a bot made one choice for you. If it runs out again, the bot keeps playing for you.
ui-bot-for = 🤖 plays for { $who }
ui-bot-once = 🤖 played for { $who }: time ran out
ui-pausing = ⏸ Pause requested by { $who }
ui-paused-idle = ⏸ Paused because nobody was active. Press **Resume** or make your next move to continue.
ui-paused-asked = ⏸ The table is paused. Press **Resume** or make your next move to continue.
ui-hand-of = Open hand of **{ $who }**: { $cards }
ui-your-cards = Your cards: { $cards }
ui-choose-card = Choose a card
ui-change-card = Change card
ui-about = About to play { THE($card) }
ui-play = Play { $card }
ui-play-only = Play { $card } (only legal card)
ui-take = Confirm { $card }
ui-take-only = Confirm { $card } (no other choice)
ui-recommended = { $card } (recommended)
ui-about-taken = Chosen: { $card }
ui-choose-cards = Choose cards
ui-chosen = Chosen { $count } of { $most }
ui-chosen-left = { $count } still to choose
ui-too-many = { $count ->
    [one] Deselect { $count } card.
   *[other] Deselect { $count } cards.
}
ui-confirm = Confirm ({ $count }/{ $most })
ui-dear = { $count ->
    [one] You are about to give up a counting card: { $cards }
   *[other] You are about to give up counting cards: { $cards }
}
ui-choose-word = Choose your call
ui-choose-number = From { $low } to { $high }
ui-number-default = Choose { $count }
ui-turn-lead = You lead: play any card.
ui-turn-lead-some = You lead: play one of these cards.
ui-turn-any = { $who } led { THE($card) }: play any card.
ui-turn-some = { $who } led { THE($card) }: play one of these cards.
ui-turn-suit = { $who } led { THE($card) }: play { $suit }.
ui-turn-suit-or = { $who } led { THE($card) }: play { $suit }, or { THE($other) }.
ui-turn-high-enough = { $suit } high enough to win
ui-turn-suit-after = { $who } led { THE($card) }, then { $next } played { THE($set) }: play { $suit }.
ui-undo-card = { $card } will be played in three seconds.
ui-btn-undo = Undo
ui-legal-cards = You can play: { $cards }
ui-choices = Your choices, also with `/{ cmd-play }`: { $answers }
ui-choices-number = a number from { $least } to { $most }
ui-choices-cards = { $count } cards, separated by commas
ui-number-few = Few
ui-number-half = Half
ui-number-many = Many
ui-number-any = Surprise me
ui-number-exact = Exact number…
ui-deal-won = You won this deal
ui-deal-lost = You lost this deal
ui-deal-over = The deal is over
ui-deal-amount = { $result }: { $amount }
ui-deal-against = { $result }, { $own } to { $other }

# The score of a deal, and the end of the match.
ui-result-title = Score of deal { $deal }
ui-standing = **{ $who }**: { $amount }
ui-standings-title = The match so far
ui-standings-none = Nobody has won anything yet.
ui-over-title = { $count ->
    [one] { $who } wins
   *[other] { $who } win
}
ui-btn-share-result = Share
ui-share-result-done = The result is in { $channel }.
ui-share-result-again = This result is already in the channel.
ui-share-result-failed = The result could not be posted in the channel.
ui-over-drawn = The match is a draw
ui-over-line = `{ $place }` **{ $who }**: { $amount }
ui-over-table = { $deals ->
    [one] “{ $name }”, { $deals } deal
   *[other] “{ $name }”, { $deals } deals
}

# What to do next, after a notice.
ui-next-stale = Press **My cards** to see what is happening now.
ui-next-busy = Nothing was played. Please try again in a moment.
ui-next-broken = The match is safe. If it happens again, give the operator of this bot the reference.

# Lists and help.
ui-list-title = Tables on this server
ui-list-none = No table is open. `/play-now` starts a match right now, `/table create` opens a table for others to join.
ui-list-row = - { $game } { $name } — { $state }, { $count }/{ $chairs } people
ui-list-yours = - **{ $game }** { $name } — { $state }, { $count }/{ $chairs } people, **you are here**
ui-list-more = { $count ->
    [one] … and one more table
   *[other] … and { $count } more tables
}
ui-list-lobby = open
ui-list-playing = in play
reply-play-now-server = Start a match on a server: it needs a channel to be played in.
ui-help-title = How to play
ui-help-closed-dm = **No message from me?** Allow direct messages from this server, or just use **My cards**.
ui-help-start = The buttons below, like `/play-now`, start a short match against bots. `/table create` opens a table for friends.
ui-help-seats = **Sit down** takes a free seat; **Fill and start** gives the others to bots. Each match has its own thread.
ui-help-cards = **My cards** shows your hand, only to you. It also comes as a direct message, if you allow them.
ui-help-commands = By keyboard: `/hand`, `/play`, `/table list`, `/rules`, `/daily`, `/puzzle`, `/leaderboard` and `/profile`.
ui-help-fair = **Fair play:** keep your hand to yourself during the match. **More…** → **Report…** notifies the moderators.
ui-help-privacy = I store moves, results, display names and reports. I do not read your messages: `/privacy`.
ui-welcome-title = Old Italian card games
ui-welcome-text = Press a button to play right now: bots take the other seats. `/table create` opens a table for friends.
ui-btn-play-game = Play { $game }
ui-poster-players = { $count } players
ui-about-minutes = about { $count } minutes
ui-about-hours = { $count ->
    [one] about an hour
   *[other] about { $count } hours
}
ui-short-match = short match
ui-free-seat = free seat
ui-btn-fill = Fill and start
ui-lobby-opened = { $count ->
    [0] { $who } opened “{ $name }”. All seats are taken: the host can start.
    [one] { $who } opened “{ $name }”. One seat is free.
   *[other] { $who } opened “{ $name }”. { $count } seats are free.
}
ui-lobby-free = { $count ->
    [0] “{ $name }”: all seats are taken.
    [one] “{ $name }”: one seat is free.
   *[other] “{ $name }”: { $count } seats are free.
}
ui-lobby-fill = Fill and start: bots take the free seats.
