# Quiet hours at daily tables.
ui-pref-quiet = Quiet hours at daily tables
    .button = Hours…
ui-pref-quiet-none = none
ui-pref-quiet-set = { $begin } to { $end }, { $zone }
ui-pref-quiet-hint = Your clock stands still there, at most ten hours a day, and nobody calls you.
ui-quiet-title = Quiet hours at daily tables
ui-quiet-begin = From
ui-quiet-end = To
ui-quiet-zone = Time zone
ui-quiet-zone-hint = Its name, or a big city in it: Europe/Rome, New York
ui-quiet-off = No quiet hours
reply-quiet-zone = I know no time zone “{ $zone }”. Write it like `Europe/Rome`, or name a big city of your zone.
reply-quiet-long = Quiet hours last at most ten hours a day. Choose a shorter time.
refusal-nudge-quiet = Whoever is to move has quiet hours now: the clock stands still and nobody is called.

# Talk at the table.
cmd-table-create-talk = talk
    .description = Whether people may talk in the thread while they play; yes if left out
ui-set-talk = Table talk
ui-talk-free = free talk
ui-talk-free-hint = People may talk in the thread, but not about cards
ui-talk-quiet = quiet table
ui-talk-quiet-hint = The thread is for the cards alone (slow mode of six hours)
ui-manners-free = Talk as you like, but partners may not discuss cards: signals are given by the cards themselves, or by the words on the panel.
ui-manners-two = Talk as you like, but not about the cards of the running deal.
ui-manners-quiet = A quiet table: only cards here, please. Talk goes on elsewhere until the match is over.
ui-talk-wish = { $who } would like this for the rest of the match: **{ $talk }**.
ui-talk-changed = From now on: **{ $talk }**.
reply-talk-now = From now on: “{ $talk }”.
reply-talk-asked = The others are being asked in the thread: “{ $talk }”.
refusal-talk-unknown = A table is free or quiet, nothing else.
refusal-talk-same = The table is so already.
refusal-talk-asked = You have asked for that already; the others are still to agree.

# More time for whoever is called.
ui-btn-more = 2 more minutes
ui-more-asked = ⏳ { $who }: two more minutes
reply-more = You have two more minutes for this choice; the others see it on the board.
refusal-more-not-yours = Only the player who was called can ask for more time.
refusal-more-slow = At this pace nobody needs two more minutes.
refusal-more-given = You have had two more minutes for this choice already.

# Quick reactions on the board.
ui-react-nice = Nice!
ui-react-oh = Oh!
ui-react-oops = Oops!
ui-react-quiet = This is a quiet table: no reactions until the match is over.
