# Pings and nudges, leaving a match, substitutes.

ui-call = { $who } your turn
ui-call-again = { $who }, the table is still waiting for you
ui-call-by = Nudged by { $who }.
ui-btn-nudge = Nudge
reply-nudged = Done: the player to move has been pinged.
refusal-nudge-yourself = The table is waiting for you.
refusal-nudge-nobody = There is nobody to nudge right now.
refusal-nudge-early = Not yet: half of the player’s time must pass first. You can nudge them { $when }.
refusal-nudge-enough = The player to move has already been pinged as often as is allowed for this choice.
refusal-nudge-none = You can nudge the same person once every six hours. You can nudge them again { $when }.
refusal-nudge-no-clock = Not yet: no clock is running for the player to move.
ui-gone = 🤖 You were away for too long: a bot has your seat until the end of the match.
ui-bot-stays = 🤖 plays for { $who } until the end of the match
ui-over-assisted = Abandoned the match: { $who }. A bot finished it; this does not count against anyone else.
    .you = You abandoned the match. A bot finished it; this does not count against anyone else.
refusal-abandoned = You were away for too long: a bot has your seat until the end of this match.

ui-leave-title = Leaving “{ $name }”
ui-btn-handover = Let a bot play for me
ui-leave-handover = a bot starts playing right away; “{ ui-btn-back }” gives you the seat back. If you stay away for another whole deal (72 hours at a daily table), you abandon the match.
ui-btn-concede = Concede the match
ui-leave-consent = this is an offer and needs the consent of { $who }. It expires at the end of this deal.
ui-leave-at-once = the match ends at once.
ui-btn-offerchair = Ask for a substitute
ui-leave-substitute = anybody in the thread can take your seat and continue with your cards; the result stays yours.
ui-btn-keepchair = Keep my seat
ui-concession = 🏳️ { $who } offers to concede the match. Still to agree: { $waiting }. The offer expires at the end of this deal.
ui-btn-decline = Keep playing
ui-open-chair = 🪑 { $who } is looking for a substitute. The substitute continues with these cards; the result counts for { $who }.
ui-btn-relieve = Take the seat
ui-over-conceded = { $count ->
    [one] { $who } conceded the match.
   *[other] { $who } conceded the match.
}
    .you = You conceded the match.
    .you-and = You and { $who } conceded the match.
ui-closed-conceded = The match was conceded before any points were scored.
reply-handover = A bot has your seat at “{ $table }”. “{ ui-btn-back }” on your hand panel gives it back to you.
reply-concede = You have offered to concede the match at “{ $table }”.
reply-agree = You have agreed to concede the match at “{ $table }”.
reply-decline = The match at “{ $table }” continues.
reply-offerchair = Your seat at “{ $table }” is open to a substitute. You keep playing until somebody takes it.
reply-keepchair = You keep your seat at “{ $table }”.
refusal-concede-offered = There is already an offer to concede.
refusal-concede-not-asked = This offer does not need your consent.
ui-concede-counts = { $count ->
    [one] It counts as lost: { $who } comes last, whatever the score.
   *[other] It counts as lost: { $who } come last, whatever the score.
}
ui-concede-free = This match is unranked.
reply-conceded = You have conceded the match at “{ $table }”.
reply-agreed = You have agreed: the match at “{ $table }” is over.
refusal-concede-substitute = The result of this seat belongs to the player you replaced: a substitute cannot concede the match.
refusal-chair-offered = Your seat is already open to a substitute.
refusal-chair-kept = This seat is not open to a substitute.
refusal-chair-hands-known = You have already held another hand in this match, so you cannot play this one too.
ui-btn-rematch = Rematch
ui-btn-lots = Rematch, random seats
reply-rematch = You have accepted the rematch at “{ $table }”. It starts when everyone has accepted; seats that nobody reclaims become free.
ui-former-player = former player
