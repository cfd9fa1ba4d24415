# Conceding a single deal.

news-conceded = 🏳️ The deal was conceded by { $side }: all tricks and cards that remain go to the other side.
outcome-conceded = Conceded by { $side }.
refusal-concede-deal-not-now = A deal can be conceded only while its tricks are being played, and in Minchiate from the second trick on.
refusal-concede-deal-substitute = You play for the player you replaced: a substitute cannot concede a deal for them.
ui-btn-concede-deal = Concede the deal
ui-leave-deal-consent = this is an offer: the deal ends when { $who } agrees. The offer expires at the end of this deal.
ui-leave-deal-at-once = the deal ends at once.
ui-concession-deal = 🏳️ { $who } would like to concede this deal. It ends when these agree: { $waiting }. The offer lapses with the deal.
reply-concede-deal = You have offered to concede the deal at “{ $table }”.
reply-conceded-deal = You have conceded the deal at “{ $table }”.
reply-agreed-deal = You have agreed: the deal at “{ $table }” is conceded.

# Ending a match that others play too.
ui-closing-asked = You play with others, so you ask them: the match ends when it has been agreed to by { $who }. Deals that have been counted stand, the one being played is lost, and the match does not count for the standings. If only you must go, `/table resign` shows the ways.
ui-concession-stop = 🏁 { $who } would like to end the match here. It ends when these agree: { $waiting }. Deals that have been counted stand, the one being played is lost, and the match does not count for the standings. The offer lapses with this deal.
reply-end-asked = The others at “{ $table }” have been asked to end the match.
reply-agree-stop = You have agreed to end the match at “{ $table }”.
# The question before conceding, with its price.
ui-concede-asked = Concede the match at “{ $name }”?
ui-concede-deal-asked = Concede this deal?
ui-concede-at-once = The match ends at once. You cannot undo this.
ui-concede-needs = This is an offer: the match ends when { $who } agrees. The offer expires at the end of this deal.
ui-concede-cost = Your score is { $now } now. Under the rules for a match that ends early it becomes **{ $then }**, and you finish in place { $place } of { $of }.
ui-concede-stands = Your score stays **{ $then }**, and you finish in place { $place } of { $of }.
ui-concede-nothing = Nothing has been scored yet, so the match ends without a result.
