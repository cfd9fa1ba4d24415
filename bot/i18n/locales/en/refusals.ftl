# Refusals that every game gives. A game whose sentence differs has its own, `refusal-<game>-<name>`.
refusal-with-rule = { $sentence } (rule { $rule })
refusal-not-your-turn = It is { $who }’s turn.
refusal-option-unknown = There is no table option called “{ $option }”.
refusal-option-value = The table option “{ $option }” cannot be “{ $value }”.
refusal-bad-action = That is not a move in this game.
refusal-bad-chance = The shuffle cannot be read.
refusal-bad-pack = The pack must contain each of its cards exactly once.
refusal-match-over = The match is over.
refusal-must-follow = You cannot play { THE($card) }: you must follow { $suit }.
refusal-must-trump = You cannot play { THE($card) }: without { $suit } you must play a trump.
must-trump-tarocco = You cannot play { THE($card) }: without { $suit } you must play a tarocco.
refusal-cut-range = Lift { $least } to { $most } cards.
refusal-nothing-to-cut = There is nothing to cut now.
refusal-no-discard-due = You have nothing to discard.
refusal-discard-count = { $count ->
    [one] Discard exactly one card.
   *[other] Discard exactly { $count } different cards.
}
refusal-nothing-to-declare = You cannot declare anything now.
refusal-fool-lead = You can lead { THE($card) } only as your last card.
refusal-no-chance-due = There is nothing to shuffle now.
refusal-no-deal-yet = The cards have not been dealt yet.
refusal-no-forfeit = Deals cannot be forfeited at this table: a bot takes over.
refusal-no-play-now = You cannot play a card now.
refusal-no-such-card = This card is not in the pack.
refusal-no-such-seat = There is no such seat at this table.
refusal-not-held = You do not hold { THE($card) }.
refusal-nothing-to-say = You cannot say that now.
refusal-one-card = Choose one card.
refusal-table-only = Only the table can do this.

# What may be chosen instead of a value that is not allowed.
ui-allowed = There is no “{ $value }” here. You can choose: { $allowed }.
ui-allowed-only = You can choose: { $allowed }.
ui-allowed-option = { $option } cannot be “{ $value }”. You can choose: { $allowed }.
ui-allowed-span = { $low } to { $high }
ui-allowed-no-option = { $game } has no table option “{ $option }”. You can change: { $allowed }.
ui-allowed-unknown-option = This table option does not exist here. You can change: { $allowed }.
ui-allowed-no-such = This table option does not exist.
