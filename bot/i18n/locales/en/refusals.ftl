# Refusals that every game gives. A game whose sentence differs has its own, `refusal-<game>-<name>`.
refusal-with-rule = { $sentence } (rule { $rule })
refusal-not-your-turn = It is { $who }’s turn.
refusal-option-unknown = There is no table option called “{ $option }”.
refusal-option-value = The table option “{ $option }” cannot be “{ $value }”.
refusal-bad-action = That is no move of this game.
refusal-bad-chance = The shuffle cannot be read.
refusal-bad-pack = The pack must have each of its cards once.
refusal-match-over = The match is over.
refusal-must-follow = Not { $card }: the suit led must be followed ({ $suit }).
refusal-must-trump = Not { $card }: without the suit led ({ $suit }) a trump must be played.
refusal-no-chance-due = Nothing is to be shuffled now.
refusal-no-deal-yet = The cards have not been dealt yet.
refusal-no-forfeit = A deal cannot be forfeited at this table: a bot takes over.
refusal-no-play-now = No card can be played now.
refusal-no-such-card = There is no such card in the pack.
refusal-no-such-seat = There is no such seat at the table.
refusal-not-held = You do not hold this card: { $card }.
refusal-nothing-to-say = There is nothing of the kind to say now.
refusal-one-card = One card is played.
refusal-table-only = Only the table can do this.

# What may be chosen instead of a value that is not allowed.
ui-allowed = There is no “{ $value }” here. You can choose: { $allowed }.
ui-allowed-only = You can choose: { $allowed }.
ui-allowed-option = { $option } cannot be “{ $value }”. You can choose: { $allowed }.
ui-allowed-span = { $low } to { $high }
ui-allowed-no-option = { $game } has no table option “{ $option }”. You can change: { $allowed }.
ui-allowed-unknown-option = There is no such table option here. You can change: { $allowed }.
ui-allowed-no-such = There is no such table option.
