# A match told line by line (germini replay, the text file of an export).
told-when = Played from { $start }, { $from }, to { $end }, { $to } UTC
told-day = Played on { $day }, { $from }–{ $to } UTC
told-players = At the table: { $who }
told-deal = Deal { $deal }
told-seal = Seal: { $hash }; it held { $seed }
told-hands = The hands at the start of play
told-hand = { $seat }: { $cards }
told-trick = Trick { $number }: { $leader } leads. { $cards }. { $winner } wins.
told-chosen = ({ $by } chose the card of { $seat }.)
told-count = The count
told-columns = Columns from the left: { $sides }
told-total = Total
told-refused = Here the game is refused ({ $code }, rule { $rule }, at { $where }).
told-broken = Here the record breaks off ({ $where }: { $why }).
told-end = The end of the match
told-end-early = The match ended early
told-place = { $place }. { $who }: { $amount }

# What is no record of a match.
record-format = This is not the record of a match: its “format” must be “{ $format }”.
record-version = This record is of version { $version }; this Germini reads versions up to { $known }.
record-shape = This is not a whole record. { $what }
record-shape-missing = “{ $field }” is missing.
record-shape-unknown = “{ $field }” does not belong there.
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
    [float] a number with a fraction
    [str] text
    [bool] true or false
    [array] a list
    [object] an object
    [null] empty
   *[other] this
}.
record-shape-fraction = In “{ $field }” stands a number with a fraction; facts hold whole numbers only.
record-shape-thing = Something else stands there.
record-shape-other = { $why }.
record-unfinished = This match is not over. Its record, its replay and its hands can be had when it is.
record-unsound = This record does not hold. “germini verify” says why.

# What does not hold in a record.
record-at-deal = Deal { $deal }: { $what }
record-at-step = Deal { $deal }, step { $step }: { $what }
record-seat = seat { $number }
record-checksum = The checksum does not belong to this content: something was changed after the record was written.
record-game = No game is called “{ $game }”.
record-rules-rev = It was written under revision { $revision } of the rules; this Germini plays by revision { $known }.
record-cards = The list of cards is not the pack of this game.
record-options = The table options do not hold: { $why }
record-lacks-option = The table option “{ $option }” is missing.
record-preset = The game has no set of rules called “{ $preset }”.
record-players = { $count ->
    [one] It names { $count } player; the game has { $needed }.
   *[other] It names { $count } players; the game has { $needed }.
}
record-times = The times of start and end cannot be right.
record-engine = What is recorded makes no sense to the rules ({ $why }).
record-no-deals = No deal is recorded.
record-no-steps = No step is recorded.
record-deal-number = This deal is called number { $number }; it should be number { $expected }.
record-deal-end = The deal does not end where it should.
record-seed = The seed is not written in hexadecimal digits.
record-seed-length = The seed has { $count } bytes; a sealed seed has { $needed }.
record-level = No bot has the level “{ $level }”.
record-seal = The seal is broken: seed and table do not give the published commitment.
record-seal-terms = The seal is broken: seed and terms do not give the published commitment.
record-terms-form = What the seal is bound to is not written as it should be.
record-terms = The seal is bound to something else than the record says: { $line ->
    [table] the table
    [deal] the number of the deal
    [game] the game or its rules
    [options] the table options
    [seats] who sits where
   *[other] { $line }
}.
record-message = “{ $id }” is not the id of a message.
record-part = What was added to the deal as number { $number } is not written as it should be, or nobody sits there.
record-part-early = Something that was added to the deal does not count: it is not younger than the message of the seal, stands twice, or is out of order.
record-part-late = Something was added to the deal after the match was over.
record-shuffle = The cards do not come from the sealed seed (fact { $number }, { $fact }).
record-chance = No random numbers ({ $kind }) were due here.
record-unknown-decision = Which decision was taken is not recorded; what follows cannot be checked.
record-who = The one who is said to decide cannot decide this.
record-by = It is not possible that the decision was taken like this (person, bot or clock).
record-illegal = The decision was not legal. { $why }
record-fact = Fact { $number } ({ $fact }) does not follow from the decision.
record-fact-missing = A fact is missing: { $fact }.
record-fact-extra = A fact is too many: { $fact }.
record-no-end = After the last step the match is not over.
record-conceded = The result says that a side conceded which cannot have done so.
record-result = In the result this is wrong: { $what }.
record-result-balances = the balances
record-result-places = the places
record-result-deals = the number of deals
record-result-complete = whether the match was complete

# germini verify, germini replay.
cli-verify-sound = { $file } holds: { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}, { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}, every decision, fact and point as the rules have it.
cli-verify-seal = Deal { $deal }: seal { $hash }. Compare it with the one the table published before the deal.
cli-verify-vouches = This vouches for: every move keeps the rules, and all facts, points and the result follow from the moves and the seeds. Where a seal equals the one the table published, the pack of that deal was fixed before its cards were dealt.
cli-verify-not-moves = This does not vouch for the moves themselves. They are not sealed: the person who runs the bot, or anyone who has the file, can replace them by other legal moves and recompute the checksum. Compare them with a copy that somebody else has kept.
cli-verify-not-drawn = Nor does it show that a seed was drawn at random: the person who runs the bot could have tried many seeds before a seal was published.
cli-verify-people = Deal { $deal }: { $count ->
    [one] one player added to it
   *[other] { $count } players added to it
} after the seal was published in message { $message }: { $who }. The last to add was { $last }.
cli-verify-nobody = Deal { $deal }: its seal was published in message { $message }, but nobody added to the deal. The person who runs the bot could have chosen this deal.
cli-verify-unpublished = Deal { $deal }: its seal was not published, so nothing that people added counts. The person who runs the bot could have chosen this deal.
cli-verify-old = Deal { $deal }: an old seal, to which nobody adds. The person who runs the bot could have chosen this deal.
cli-verify-trust = Held by the checksum alone, which anyone who changes them can recompute: the names, the times, whether a person or the clock decided, the name of the set of rules, and an order of cards that makes no difference.
cli-verify-trust-old = Held by the checksum alone, which anyone who changes them can recompute: the names, the times, the level of a bot, whether a person or the clock decided, the name of the set of rules, options that made no difference, and an order of cards that makes none.
cli-verify-broken = { $count ->
    [one] { $file } does not hold: { $count } finding.
   *[other] { $file } does not hold: { $count } findings.
}
cli-replay-no-picture = Only the record of a match can be made into a picture.
cli-replay-no-deal = This record has no deal { $deal }; it has { $deals }.
cli-replay-picture = { $file }: deal { $deal }, { $frames } pictures, { $seconds } seconds, { $size } kB.
