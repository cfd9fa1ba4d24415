# Conceding a single deal.

news-conceded = 🏳️ { $side } conceded the deal: all remaining tricks and cards go to the other side.
    .you-side = 🏳️ You conceded the deal: all remaining tricks and cards go to the other side.
    .pair-side = 🏳️ You and { $side } conceded the deal: all remaining tricks and cards go to the other side.
outcome-conceded = Conceded by { $side }.
    .you-side = Conceded by you.
    .pair-side = Conceded by you and { $side }.
refusal-concede-deal-not-now = You can concede a deal only while its tricks are being played; in Minchiate, from the second trick on.
refusal-concede-deal-substitute = You play for the player you replaced: a substitute cannot concede a deal.
ui-btn-concede-deal = Concede the deal
ui-leave-deal-consent = this is an offer and needs the consent of { $who }. It expires at the end of this deal.
ui-leave-deal-at-once = the deal ends at once.
ui-concession-deal = 🏳️ { $who } offers to concede this deal. Still to agree: { $waiting }. The offer expires at the end of the deal.
reply-concede-deal = You have offered to concede the deal at “{ $table }”.
reply-conceded-deal = You have conceded the deal at “{ $table }”.
reply-agreed-deal = You have agreed: the deal at “{ $table }” is conceded.

# Ending a match that others play too.
ui-closing-asked = Other people are playing, so the match ends only with the consent of { $who }. Finished deals count, the deal in progress does not, and the match becomes unranked. If only you need to leave, see `/table resign`.
ui-concession-stop = 🏁 { $who } would like to end the match here. Still to agree: { $waiting }. Finished deals count, the deal in progress does not, and the match becomes unranked. The offer expires at the end of this deal.
reply-end-asked = The others at “{ $table }” have been asked to end the match.
reply-agree-stop = You have agreed to end the match at “{ $table }”.
# The question before conceding, with what it costs.
ui-concede-asked = Concede the match at “{ $name }”?
ui-concede-deal-asked = Concede this deal?
ui-concede-at-once = The match ends at once. This cannot be undone.
ui-concede-needs = This is an offer and needs the consent of { $who }. It expires at the end of this deal.
ui-concede-cost = Your score is now { $now }. Under the rules for a match that ends early it becomes **{ $then }**, and you finish in place { $place } of { $of }.
ui-concede-stands = Your score stays **{ $then }**, and you finish in place { $place } of { $of }.
ui-concede-nothing = Nothing has been scored yet, so the match ends without a result.
