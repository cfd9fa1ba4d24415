# A match told line by line (germini replay, the text file of an export).
told-when = Played from { $start }, { $from }, to { $end }, { $to } UTC
told-day = Played on { $day }, { $from }–{ $to } UTC
told-players = At the table: { $who }
told-deal = Deal { $deal }
told-seal = Seal: { $hash }; seed: { $seed }
told-hands = Hands at the start of play
told-hand = { $seat }: { $cards }
told-trick = Trick { $number }: { $leader } leads. { $cards }. { $winner } wins.
told-chosen = ({ $by } chose the card that { $seat } played.)
told-count = Score of the deal
told-columns = Columns, left to right: { $sides }
told-total = Total
told-refused = The game stops here, because the rules refuse the next action ({ $code }, rule { $rule }, at { $where }).
told-broken = The recording stops here ({ $where }: { $why }).
told-end = End of the match
told-end-early = Match ended early
told-place = { $place }. { $who }: { $amount }

# Why a file is not an exported match.
record-format = This is not an exported match: “format” must be “{ $format }”.
record-version = This match file has version { $version }; this Germini reads versions up to { $known }.
record-shape = Invalid match file. { $what }
record-shape-missing = “{ $field }” is missing.
record-shape-unknown = Unknown field “{ $field }”.
record-shape-value = “{ $field }” cannot be “{ $value }”.
record-shape-kind = “{ $field }” must be { $expected ->
    [int] a whole number
    [str] text
    [bool] true or false
    [array] a list
    [object] an object
   *[other] something else
}, not { $got ->
    [int] a number
    [float] a decimal number
    [str] text
    [bool] true or false
    [array] a list
    [object] an object
    [null] null
   *[other] this value
}.
record-shape-fraction = “{ $field }” contains a decimal number; only whole numbers are allowed there.
record-shape-thing = Unexpected value.
record-shape-other = { $why }.
record-unfinished = This match is not over yet. Its file, its replay and the hands will be available when it ends.
record-unsound = This match file failed verification. “germini verify” says why.

# What is wrong in a match file.
record-at-deal = Deal { $deal }: { $what }
record-at-step = Deal { $deal }, step { $step }: { $what }
record-seat = Seat { $number }
record-checksum = Checksum mismatch: the file was changed after it was written.
record-game = There is no game called “{ $game }”.
record-rules-rev = The match was played under revision { $revision } of the rules; this Germini plays revision { $known }.
record-cards = The list of cards is not this game’s pack.
record-options = Invalid table options: { $why }
record-preset = This game has no rule set called “{ $preset }”.
record-players = { $count ->
    [one] The file names { $count } player; the game needs { $needed }.
   *[other] The file names { $count } players; the game needs { $needed }.
}
record-times = The start and end times cannot be right.
record-engine = The recorded events do not fit the rules ({ $why }).
record-no-deals = The file contains no deals.
record-no-steps = No steps are recorded.
record-deal-number = This deal has number { $number }; it should have number { $expected }.
record-deal-end = The deal does not end where it should.
record-seed = The seed is not written as hexadecimal digits.
record-seed-length = The seed has { $count } bytes; a sealed seed has { $needed }.
record-level = There is no bot level called “{ $level }”.
record-seal = The seal is broken: the seed and the table do not give the published hash.
record-seal-terms = The seal is broken: the seed and the terms do not give the published hash.
record-terms-form = The terms of the seal are not in the expected form.
record-terms = The terms of the seal do not match the file. What differs: { $line ->
    [table] the table
    [deal] the number of the deal
    [game] the game or its rules
    [options] the table options
    [seats] who sits where
   *[other] { $line }
}.
record-message = “{ $id }” is not a message ID.
record-part = Addition { $number } to this deal is not in the expected form, or nobody has that seat.
record-part-early = Something added to the deal does not count: it is not newer than the seal message, appears twice, or is out of order.
record-part-late = Something was added to the deal after the end of the match.
record-board-seed = The seed of this deal is not the one of the deal of the day.
record-board-parts = Something was added to a deal of the day. That is not possible, because everybody gets the same cards.
record-board-answer = This answer of a bot, or this cut, does not follow from the seed of the deal of the day.
record-board-length = The number of answers is not that of this deal of the day.
record-shuffle = The cards do not follow from the sealed seed (event { $number }, { $fact }).
record-chance = Unexpected random numbers ({ $kind }) at this point.
record-unknown-decision = The decision taken is not recorded, so the rest cannot be checked.
record-who = This player could not have made this decision.
record-by = This decision cannot have been made that way (person, bot or clock).
record-illegal = The decision was not allowed. { $why }
record-fact = Event { $number } ({ $fact }) does not follow from the decision.
record-fact-missing = Missing event: { $fact }.
record-fact-extra = Unexpected event: { $fact }.
record-no-end = The match is not over after the last step.
record-conceded = According to the result, a side conceded that could not have done so.
record-result = Wrong in the result: { $what }.
record-result-balances = the balances
record-result-places = the places
record-result-deals = the number of deals
record-result-complete = whether the match was complete

# germini verify, germini replay.
cli-verify-sound = { $file } is valid: { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}, { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}; every decision, event and point follows the rules.
cli-verify-seal = Deal { $deal }: seal { $hash }. Compare it with the seal that the table published before the deal.
cli-verify-vouches = This proves that every move follows the rules, and that all events, points and the result follow from the moves and the seeds. Where a seal equals the one the table published, the pack of that deal was fixed before its cards were dealt.
cli-verify-not-moves = This does not prove that these moves were made. Moves are not sealed: the operator of the bot, or anyone who has the file, can replace them with other legal moves and recompute the checksum. Compare them with a copy that somebody else has kept.
cli-verify-not-drawn = Nor does it prove that a seed was random: the operator of the bot could have tried many seeds before publishing a seal.
cli-verify-people = Deal { $deal }: { $count ->
    [one] one player added to it
   *[other] { $count } players added to it
} after the seal was published in message { $message }: { $who }. The last to add was { $last }.
cli-verify-nobody = Deal { $deal }: its seal was published in message { $message }, but nobody added to the deal. The operator of the bot could have chosen this deal.
cli-verify-unpublished = Deal { $deal }: its seal was not published, so nothing that people added counts. The operator of the bot could have chosen this deal.
cli-verify-old = Deal { $deal }: the seal is of an older version, and nobody could add to the deal. The operator of the bot could have chosen this deal.
cli-verify-board = This is deal of the day no. { $number } ({ $day }, UTC), as one person played it. Everybody gets the same deal, so nobody adds to it. Compare the seal with the one that was shown before the first card.
cli-verify-bots = The answers of the bots were computed again: they follow from the seed and from what their seats saw.
cli-verify-bots-other = The bots are those of version { $version }; this Germini has version { $known }. Their answers follow the rules, but they were not computed again.
cli-verify-trust = Protected only by the checksum, which anyone who edits the file can recompute: names, times, whether a person or the clock decided, the name of the rule set, and the order of cards where it makes no difference.
cli-verify-trust-old = Protected only by the checksum, which anyone who edits the file can recompute: names, times, the level of a bot, whether a person or the clock decided, the name of the rule set, options that made no difference, and the order of cards where it makes none.
cli-verify-broken = { $count ->
    [one] { $file } failed verification: { $count } problem.
   *[other] { $file } failed verification: { $count } problems.
}
cli-replay-no-picture = Only exported matches can be turned into pictures.
cli-replay-no-deal = This match has no deal { $deal }. Number of deals: { $deals }.
cli-replay-picture = { $file }: deal { $deal }, { $frames } frames, { $seconds } seconds, { $size } kB.
