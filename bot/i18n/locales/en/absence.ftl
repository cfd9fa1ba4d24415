# Calls to one's turn, leaving a match, substitutes.

ui-call = { $who } your turn
ui-call-again = { $who } the table is still waiting for you
ui-call-by = { $who } asks.
ui-btn-nudge = Nudge
reply-nudged = Done: the player to move has been notified.
refusal-nudge-yourself = The table is waiting for you.
refusal-nudge-nobody = There is nobody to nudge right now.
refusal-nudge-early = Not yet: the player to move may think for half the time first. You can nudge them { $when }.
refusal-nudge-enough = The player to move has been nudged often enough for this choice.
refusal-nudge-none = You can nudge the same person once every six hours: again { $when }.
refusal-nudge-no-clock = Not yet: no clock is running for the player to move.
ui-gone = 🤖 You were away for too long: a bot keeps your seat to the end of the match.
ui-bot-stays = 🤖 keeps the chair of { $who } to the end
ui-over-assisted = Left the match: { $who }. A bot finished it; nobody else is charged for it.
refusal-abandoned = You were away for too long: a bot keeps your seat to the end of this match.

ui-leave-title = Leaving “{ $name }”
ui-btn-handover = Let a bot play for me
ui-leave-handover = it plays at once; “{ ui-btn-back }” gives you the seat back. If you stay away for another whole deal (72 hours at a daily table), you have abandoned the match.
ui-btn-concede = Concede the match
ui-leave-consent = this is an offer: the match ends when { $who } agrees. The offer expires at the end of this deal.
ui-leave-at-once = the match ends at once.
ui-btn-offerchair = Ask for a substitute
ui-leave-substitute = a substitute takes your seat in the thread and continues with your cards; the result stays yours.
ui-btn-keepchair = Keep my chair
ui-concession = 🏳️ { $who } would like to concede the match. It ends when these agree: { $waiting }. The offer lapses with this deal.
ui-btn-decline = Play on
ui-open-chair = 🪑 { $who } is looking for a substitute. The substitute continues with these cards; the result counts for { $who }.
ui-btn-relieve = Take the chair
ui-over-conceded = { $count ->
    [one] { $who } has conceded the match.
   *[other] { $who } have conceded the match.
}
    .you = You have conceded the match.
ui-closed-conceded = The match was conceded before anything was scored.
reply-handover = A bot has your seat at “{ $table }”. “{ ui-btn-back }” on your hand panel gives it back to you.
reply-concede = You have offered to concede the match at “{ $table }”.
reply-agree = You have agreed to concede the match at “{ $table }”.
reply-decline = The match at “{ $table }” continues.
reply-offerchair = Your chair at “{ $table }” is open to a substitute. Until somebody takes it you play on.
reply-keepchair = You keep your chair at “{ $table }”.
refusal-concede-offered = There is already an offer to concede.
refusal-concede-not-asked = You are not asked to agree to this.
ui-concede-counts = { $count ->
    [one] It counts as lost: { $who } comes last, whatever the score.
   *[other] It counts as lost: { $who } come last, whatever the score.
}
ui-concede-free = This match does not count for the standings.
reply-conceded = You have conceded the match at “{ $table }”.
reply-agreed = You have agreed: the match at “{ $table }” is over.
refusal-concede-substitute = The result of this seat belongs to the player you replaced: a substitute cannot concede.
refusal-chair-offered = Your chair is open to a substitute already.
refusal-chair-kept = This chair is not open to a substitute.
refusal-chair-hands-known = You have held another hand in this match, so you cannot play this one as well.
ui-btn-rematch = Rematch
ui-btn-lots = Rematch, seats by lot
reply-rematch = You sit at “{ $table }”. The match begins when everybody has tapped; chairs nobody comes back to are free on its card.
ui-former-player = former player
