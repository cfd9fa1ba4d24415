# What is refused at the table of a tournament, and what is kept back until its round is over.
refusal-board-tournament = At a tournament table nothing can be changed, and nobody can concede the deal or stop it. Ask a director of the tournament.
refusal-board-unsound = This deal of a tournament cannot be opened.
refusal-hint-board = There are no hints at tournament tables.
record-unrevealed = This deal is still being played at other tables of the tournament. Its file, its replay and the hands will be available when the round is over.
ui-unranked-tournament = Unranked: this deal counts for its tournament alone.
ui-duplicate-title = Deal { $deal } of round { $round }
ui-duplicate-line = **{ $who }**: { $amount }
ui-duplicate-part = The round was over before this deal: { $played } of { $tricks } tricks were played.
ui-duplicate-average = This deal has no score and counts as average.
ui-duplicate-kept = The hands, the replay and the seed can be seen when the round is over at all tables.
ui-duplicate-fair = This deal is the same at all tables of the round. Its seal was shown before the round, and nobody adds to it.
ui-duplicate-leave = a bot starts playing right away; “{ ui-btn-back }” gives you the seat back at any time.
ui-duplicate-over = This deal of the tournament is over.
record-round-seed = The seed of this deal does not follow from the seed of the first one.
record-round-parts = Something was added to a deal of a tournament: nobody adds to it, because everybody gets the same cards.
record-round-answer = This answer of a bot, or this cut, does not follow from the seed of the deal.
cli-verify-round = This is a deal of a tournament ({ $board }). All tables of its round get the same deal, so nobody adds to it. Compare the seal with the one that was shown before the round.
