# Calls to one's turn, leaving a match, substitutes.

ui-call = { $who } your turn
ui-call-again = { $who } the table is still waiting for you
ui-call-by = { $who } asks.
ui-btn-nudge = Nudge
reply-nudged = Done: whoever is to move has been called.
refusal-nudge-yourself = The table is waiting for you.
refusal-nudge-nobody = Nobody is being waited for who could be called.
refusal-nudge-early = Not yet: whoever is to move may think for half the time first.
refusal-nudge-enough = Whoever is to move has been called often enough for this choice.
refusal-nudge-none = You can nudge the same person once every six hours.
ui-gone = 🤖 You were away for too long: a computer player keeps your chair to the end of the match.
ui-bot-stays = 🤖 keeps the chair of { $who } to the end
ui-over-assisted = Left the match: { $who }. A computer player finished it; nobody else is charged for it.
refusal-abandoned = You were away for too long; a computer player keeps your chair to the end of this match.
