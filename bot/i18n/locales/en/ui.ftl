# What stands on the screens.

# Buttons. At most 38 characters, better 20.
ui-btn-hand = My cards
ui-btn-last = Last trick
ui-btn-score = Score
ui-btn-words = In words
ui-btn-back = I’m back
ui-btn-next = Next deal
ui-btn-cancel = Cancel
ui-btn-reset = Start over
ui-btn-refresh = Refresh
ui-btn-to-table = To the table
ui-btn-sit = Sit down
ui-btn-up = Get up
ui-btn-chairs = Chairs
ui-btn-bot = Add bot
ui-btn-set = Settings
ui-btn-start = Start
ui-btn-close = Close table
ui-btn-end = End the match
ui-btn-keep = Keep playing

# The table's card in the channel.
ui-lobby-title = { $game } — table “{ $name }”
ui-lobby-chair = `{ $number }` **{ $who }**
ui-lobby-chair-bot = `{ $number }` { $who } ({ $level })
ui-lobby-chair-free = `{ $number }` *free*
ui-lobby-host = Host: { $who }
ui-lobby-players = At the table: { $who }
ui-lobby-finished = The match is over.
ui-closed-host = This table was closed by its host.
ui-closed-moderator = This table was closed by a moderator.
ui-closed-expired = This table was closed because nobody came for a long time.
ui-closed-empty = This table was closed because everybody left.
ui-level-novice = novice
ui-level-regular = club player
ui-level-master = master
ui-chairs-title = Choose a chair
ui-chairs-hint = You can move as often as you like until the match begins.
ui-chair-free = free
ui-chair-button = { $number } · { $who }
ui-chair-unbot = Send { $who } away
ui-closing-title = End the match at “{ $name }”?
ui-closing-text = The match ends now, for everybody. Deals that have been counted stand; the one being played is lost. This cannot be undone.
ui-seated-title = You sit at “{ $name }”
ui-seated-text = Your cards for { $game } will come here, and every choice of yours is made here. You need not keep this open: **My cards** at the table shows the same.
ui-no-dm = I cannot send you messages. Use **My cards** at the table: it shows your hand only to you. To get your cards by message, allow messages from this server, get up and sit down again.

# Settings.
ui-set-title = Settings of the table
ui-set-preset = Rules
ui-set-length = Length of the match
ui-set-pace = Pace
ui-length = { $count ->
    [one] { $count } deal
   *[other] { $count } deals
}
ui-pace-live = live
ui-pace-live-hint = 45 s a card + 5 min a deal
ui-pace-relaxed = relaxed
ui-pace-relaxed-hint = 3 min a card + 15 a deal
ui-pace-daily = daily
ui-pace-daily-hint = 24 h a card + 48 a deal
ui-pace-none = no clock
ui-pace-none-hint = nobody is hurried

# The board.
ui-table-named = “{ $name }”
ui-deal = Deal { $deal }
ui-deal-of = Deal { $deal }/{ $deals }
ui-trick-number = Trick { $number }
ui-trick-card = { $who }: { $card }
    .you-who = You: { $card }
ui-trick-card-by = { $who }: { $card } (chosen by { $by })
    .you-who = You: { $card } (chosen by { $by })
    .you-by = { $who }: { $card } (chosen by you)
ui-trick-held = { $who } holds the trick.
    .you-who = You hold the trick.
ui-trick-won = { $who } took the trick.
    .you-who = You took the trick.
ui-waiting-for = Waiting for { $who }
ui-waiting-house = The cards are being dealt…
ui-between-deals = The deal is over. Press “Next deal” when you are ready.
ui-match-over = The match is over.
ui-board-stub = “{ $name }”: the table stands further down.
ui-hand-stub = “{ $name }”: these cards have been put away.
ui-more-lines = { $count ->
    [one] … and { $count } more line
   *[other] … and { $count } more lines
}
ui-revealed = The seal of this shuffle was { $hash }…, and it held { $seed }… (in full in the record that `/history` exports)
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
ui-seat-open = Hand on the table: { $cards }
badge-dealer = Dealer
ui-last-none = No trick has been finished in this deal.
ui-last-closed = The last trick may be looked at only until somebody leads to the next one: it is closed now.
ui-zone-private = Only you can see this.
ui-zone-count = { $count ->
    [0] no cards
    [one] { $count } card
   *[other] { $count } cards
}
ui-spectator-title = You are watching “{ $name }”
ui-spectator-hint = You do not sit at this table, so you see what everybody sees. Follow the match in its thread; `/table list` shows tables with free chairs.

# The private panel.
ui-ask = Your turn: make your choice
ui-ask-cards = Your turn: choose the card to play
ui-away = 🤖 A bot is playing for you.
ui-strike = ⏱ Your time was up, so a bot made one choice for you. If it runs out again, it plays on for you.
ui-bot-for = 🤖 plays for { $who }
ui-bot-once = 🤖 played for { $who }: time was up
ui-pausing = ⏸ asked for a pause: { $who }
ui-paused-idle = ⏸ Paused because nobody was active. Press **Resume** or make your next move to continue.
ui-paused-asked = ⏸ The table is paused. Press **Resume** or make your next move to continue.
ui-hand-of = Open hand of **{ $who }**: { $cards }
ui-your-cards = Your cards: { $cards }
ui-choose-card = Choose a card
ui-change-card = Change card
ui-about = About to play { $card }
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
    [one] Take { $count } card back.
   *[other] Take { $count } cards back.
}
ui-confirm = Confirm ({ $count }/{ $most })
ui-dear = { $count ->
    [one] This card counts, and you are about to give it up: { $cards }
   *[other] These cards count, and you are about to give them up: { $cards }
}
ui-choose-word = Choose what to say
ui-choose-number = From { $low } to { $high }
ui-number-default = Choose { $count }
ui-turn-lead = You lead: play any card.
ui-turn-lead-some = You lead: play one of these cards.
ui-turn-any = { $who } led { $card }: play any card.
ui-turn-some = { $who } led { $card }: play one of these cards.
ui-turn-suit = { $who } led { $card }: play { $suit }.
ui-turn-suit-or = { $who } led { $card }: play { $suit }, or the { $other }.
ui-undo-card = { $card } will be played in three seconds.
ui-btn-undo = Undo
ui-legal-cards = You may play: { $cards }
ui-choices = Your choices, also with `/{ cmd-play }`: { $answers }
ui-choices-number = a number from { $least } to { $most }
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

# The count and the end.
ui-result-title = The count of deal { $deal }
ui-standing = **{ $who }**: { $amount }
ui-standings-title = The match so far
ui-standings-none = Nobody has won anything yet.
ui-over-title = { $count ->
    [one] { $who } wins
   *[other] { $who } win
}
ui-btn-share-result = Share
ui-share-result-done = The result is in { $channel }.
ui-share-result-again = This result is in the channel already.
ui-share-result-failed = The result could not be posted in the channel.
ui-over-drawn = The match ends level
ui-over-line = `{ $place }` **{ $who }**: { $amount }
ui-over-table = { $deals ->
    [one] “{ $name }”, { $deals } deal
   *[other] “{ $name }”, { $deals } deals
}

# What to do next, after a notice.
ui-next-stale = Here is how things stand now: press **My cards**.
ui-next-busy = Nothing was played. Please try again in a moment.
ui-next-broken = The match is safe. If it happens again, tell the operator of this bot and quote the reference.

# Lists and help.
ui-list-title = Tables on this server
ui-list-none = No table is open. `/play-now` starts a match at once, `/table create` opens a table for others.
ui-list-row = - { $game } { $name } — { $state }, { $count }/{ $chairs } people
ui-list-yours = - **{ $game }** { $name } — { $state }, { $count }/{ $chairs } people, **you sit here**
ui-list-more = { $count ->
    [one] … and one more table
   *[other] … and { $count } more tables
}
ui-list-lobby = open
ui-list-playing = in play
reply-play-now-server = Start a short match on a server: a match needs a channel.
ui-help-title = How to play
ui-help-closed-dm = **No message from me?** Allow direct messages from this server, or simply use **My cards**.
ui-help-start = The buttons below, like `/play-now`, start a short match against bots. `/table create` opens a table for friends.
ui-help-seats = **Sit down** takes a free seat; **Fill and start** gives the others to bots. Each match has its own thread.
ui-help-cards = **My cards** shows your hand, only to you. It also comes as a direct message, if you allow those.
ui-help-commands = By keyboard: `/hand`, `/play`, `/table list`, `/rules`, `/puzzle`, `/leaderboard` and `/profile`.
ui-help-fair = **Fair play:** keep your hand private while the match is running. **More…** → **Report…** tells the moderators.
ui-help-privacy = I store moves, results, the names shown and reports. I do not read your messages: `/privacy`.
ui-welcome-title = Old Italian card games
ui-welcome-text = Press a button to start at once: bots take the other seats. `/table create` opens a table for friends.
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
    [0] { $who } opened “{ $name }”. Every seat is taken: the host can start.
    [one] { $who } opened “{ $name }”. One seat is free.
   *[other] { $who } opened “{ $name }”. { $count } seats are free.
}
ui-lobby-free = { $count ->
    [0] “{ $name }”: every seat is taken.
    [one] “{ $name }”: one seat is free.
   *[other] “{ $name }”: { $count } seats are free.
}
ui-lobby-fill = Fill and start: bots take the free seats.
