# Quiet hours at daily tables.
ui-pref-quiet = Quiet hours at daily tables
    .button = Hours…
ui-pref-quiet-none = none
ui-pref-quiet-set = { $begin } to { $end }, { $zone }
ui-pref-quiet-hint = Your clock is stopped then (at most ten hours a day), and you get no pings.
ui-quiet-title = Quiet hours at daily tables
ui-quiet-begin = From
ui-quiet-end = To
ui-quiet-zone = Time zone
ui-quiet-zone-hint = Its name, or a big city in it: Europe/Rome, New York
ui-quiet-off = No quiet hours
reply-quiet-zone = Unknown time zone “{ $zone }”. Write it like `Europe/Rome`, or name a big city in your zone.
reply-quiet-long = Quiet hours can last at most ten hours a day. Choose a shorter time.
refusal-nudge-quiet = The player to move has quiet hours now: their clock is stopped, and they get no pings.

# Chat at the table.
cmd-table-create-chat = chat
    .description = Allow chat in the thread during play (default: yes)
ui-set-talk = Chat
ui-talk-free = free chat
ui-talk-free-hint = Players can chat in the thread, but not about cards
ui-talk-quiet = quiet table
ui-talk-quiet-hint = Only cards in the thread (slow mode: six hours)
ui-manners-free = Chat freely, but partners must not talk about cards: give signals only with the cards you play or the words on your hand panel.
ui-manners-two = Chat freely, but not about the cards of the current deal.
ui-manners-quiet = This is a quiet table: only cards here, please. You can chat elsewhere until the match is over.
ui-talk-wish = Proposed by { $who } for the rest of the match: **{ $talk }**.
ui-talk-changed = From now on: **{ $talk }**.
reply-talk-now = From now on: “{ $talk }”.
reply-talk-asked = The other players are being asked in the thread: “{ $talk }”.
refusal-talk-unknown = Choose either “{ ui-talk-free }” or “{ ui-talk-quiet }”.
refusal-talk-same = That is already the setting.
refusal-talk-asked = You have already asked for that; the others still have to agree.

# More time for the player who was pinged.
ui-btn-more = 2 more minutes
ui-more-asked = ⏳ { $who }: two more minutes
reply-more = You have two more minutes for this choice; the others see it on the board.
refusal-more-not-yours = Only the player who was pinged can ask for more time.
refusal-more-slow = Extra time is not available at this pace.
refusal-more-given = You have already had two more minutes for this choice.

# Quick reactions on the board.
ui-react-nice = Nice!
ui-react-oh = Oh!
ui-react-oops = Oops!
ui-react-quiet = This is a quiet table: no reactions until the match is over.
