# germini verify --tournament.
cli-tournament-sound = { $file } is valid: { $facts ->
    [one] { $facts } fact
   *[other] { $facts } facts
}, { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}, { $deals ->
    [one] { $deals } score
   *[other] { $deals } scores
}. Pairings, seats and places were computed again from them.
cli-tournament-seals = Every seed agrees with its seal. Compare these seals with those that were published before each round:
cli-tournament-seal = Round { $round }, deal { $board }: seal { $hash }.
cli-tournament-logs = { $checked } of { $count } scores were counted again from match files beside this file. The others are as the bot reported them.
cli-tournament-standings = Standings after { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}:
cli-tournament-place = { $place }. { $name }: { $points }
cli-tournament-unplaced = – { $name }: { $points } (no place)
cli-tournament-contestant = No. { $number }
cli-tournament-not = { $file } is not a tournament file.
cli-tournament-is = { $file } is a tournament file: verify it with “germini verify --tournament”.
tournament-file-facts = The facts are not those of a tournament.
tournament-file-rules = The tournament follows other rules of pairing and scoring than this Germini knows.
tournament-file-pairing = Round { $round }: who meets whom does not follow from the facts before.
tournament-file-seats = Round { $round }: the seats do not follow from the facts before.
tournament-file-places = The published places do not follow from the scores.
tournament-file-board-missing = Round { $round }, deal { $board }: its seed is missing, although the round is over.
tournament-file-board-other = Round { $round }, deal { $board }: this is not the deal with which the round began.
tournament-file-board-form = Round { $round }, deal { $board }: the seed or the terms are not valid.
tournament-file-board-seal = Round { $round }, deal { $board }: the seed does not agree with the seal.
tournament-file-board-terms = Round { $round }, deal { $board }: the terms are those of another deal.
tournament-file-logs = The list of match files does not agree with the scores.
tournament-file-log-unsound = { $file } is not a valid match file. “germini verify { $file }” says why.
tournament-file-log-board = { $file }: the match file is not of round { $round }, deal { $deal }.
tournament-file-score = Round { $round }, table { $table }, deal { $deal }: the match file { $file } gives another score.
