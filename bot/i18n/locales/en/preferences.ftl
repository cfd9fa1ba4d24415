# The page of one's own settings (/preferences).
ui-prefs-title = Your preferences
ui-prefs-note = Only you can see this page. Changes apply immediately on every server.
ui-prefs-preview = Your cards will look like this
render-alt-preview = { $title }. { $chosen }. Cards shown: { $cards }.
ui-prefs-choose = Choose
ui-btn-change = Change
ui-btn-test-dm = Test my messages
ui-btn-data = Data and privacy
ui-btn-prefs = All preferences

ui-pref-language = Language
    .button = Language…
ui-pref-language-client = same as your Discord
ui-pref-language-en = English
ui-pref-language-it = Italiano
ui-pref-language-es = Español
ui-pref-language-hint = For what only you see; the board uses the table’s language.
ui-pref-theme = Picture theme
ui-pref-theme-dark = dark
    .button = Dark
ui-pref-theme-light = light
    .button = Light
ui-pref-theme-hint = For your cards and the pages you open.
ui-pref-print = Text size
ui-pref-print-normal = normal
    .button = Normal
ui-pref-print-large = large
    .button = Large
ui-pref-print-hint = Large shows bigger cards and text in your pictures.
ui-pref-panel = Hand panel
ui-pref-panel-picture = picture and card buttons
    .button = Picture
ui-pref-panel-words = words and menus
    .button = Words
ui-pref-panel-hint = Words work well with a screen reader or a slow connection.
ui-pref-confirm = How you play a card
    .button = Taps…
ui-pref-confirm-undo = one tap, with three seconds to undo
ui-pref-confirm-twice = two taps
ui-pref-confirm-never = one tap
ui-pref-confirm-hint = You cannot take back a card that others have seen.
ui-pref-surface = Where your hand is shown
ui-pref-surface-dm = direct message
    .button = Message
ui-pref-surface-channel = in the channel, with My cards
    .button = Channel
ui-pref-surface-hint = **My cards** opens your hand at any time, visible only to you.
ui-pref-surface-closed = You do not receive direct messages: for now only **My cards** shows your hand.
ui-pref-blurred = Picture of your hand
ui-pref-blurred-no = visible
    .button = Visible
ui-pref-blurred-yes = blurred until tapped
    .button = Blurred
ui-pref-blurred-hint = For playing with people around you; the card names stay readable.
ui-pref-forced = Your only legal card
ui-pref-forced-no = you play it
    .button = I play it
ui-pref-forced-yes = played automatically
    .button = Automatic
ui-pref-forced-hint = It is played after a short random delay, so the timing gives nothing away.
ui-pref-standing = Your name on leaderboards
    .button = Name…
ui-pref-standing-server = on each server where you play
ui-pref-standing-everywhere = on all servers
ui-pref-standing-hidden = nowhere
ui-pref-standing-hint = You can also change this under **Data and privacy**.

ui-choose-card-now = Choose a card: one tap plays it

# Testing whether messages arrive.
ui-dm-test = It works: messages from me arrive here.
reply-dm-works = The message arrived. You will receive your cards by direct message.
reply-dm-works-channel = The message arrived. Your hand stays in the channel, as you chose.
reply-dm-blocked = I cannot send you messages. Open this server’s menu, then **Privacy settings**, allow direct messages and test again. Until then, **My cards** shows your hand only to you.
reply-dm-later = I could not test that just now. Try again in a few minutes.

# A card chosen before one's turn.
ui-queue = Queue a card
ui-queue-other = Queue another card
ui-queue-tap = Tap a card to queue it for your turn.
ui-queued = Queued: **{ $card }**. It will be played on your turn if it is legal then.
ui-queue-soon = You queued this card: it will be played in a moment. **Cancel** keeps it in your hand.
ui-queue-illegal = Your queued card, { THE($card) }, cannot be played now; it stays in your hand.
ui-btn-unqueue = Remove from queue

ui-pref-notice = Turn notifications
    .button = Notices…
ui-pref-notice-thread = in the table’s thread
ui-pref-notice-dm = by direct message
ui-pref-notice-off = never
ui-pref-notice-hint = When it is your turn and you have not acted for a while.

# Who may reach a person, and whom they have blocked.
ui-btn-people = Invitations and blocked players
ui-people-title = Invitations and blocked players
ui-pref-invites = Invitations to tables
ui-pref-invites-all = from everyone
ui-pref-invites-none = from nobody
ui-pref-invites-hint = Anyone who invites you anyway is told that you do not accept invitations.
ui-blocked-title = Blocked players
ui-blocked-count = { $count ->
    [0] nobody
    [one] { $count } player
   *[other] { $count } players
}
ui-blocked-hint = They cannot invite you, nudge you or join a table you host, and a rematch does not bring you together. They are not told. A match you are both playing continues.
ui-block-choose = Block players
ui-unblock-choose = Blocked: choose who to unblock
reply-block-not = You cannot block { $who }: only other people can be blocked.
reply-block-full = Your list is full ({ $count } players). Unblock someone first.
