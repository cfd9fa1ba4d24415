# What is unusual in the matches of a server, for its moderators.
cmd-admin-signals = signals
    .description = Show unusual pairs, and players who let the clock run out
signals-title = Signals
signals-matches = { $count ->
    [0] No match ended here in the last { $days } days.
    [one] One match ended here in the last { $days } days.
   *[other] { $count } matches ended here in the last { $days } days.
}
signals-more = Only the most recent matches were examined, back to { $when }.
signals-proof = A signal says that something is unusual, not why. **It proves nothing**: good partners, friends and bad luck look the same. Signals change nothing by themselves, and only moderators of the whole server see them. Look at the matches and talk to the players first.
signals-pairs = { $count ->
    [one] Pairs: one checked
   *[other] Pairs: { $count } checked
}
signals-no-pairs = No two people have played together often enough to be checked.
signals-calm-pairs = No pair stands out from what chance would produce.
signals-side = **{ $first }** and **{ $second }** ({ $game }): their side won { $times } of { $matches } matches; { $expected } would be usual.
signals-dump = **{ $first }** and **{ $second }** ({ $game }): one of them came first and the other last in { $times } of { $matches } matches; { $expected } would be usual.
signals-stalls = { $count ->
    [one] Clocks: one player checked
   *[other] Clocks: { $count } players checked
}
signals-no-stalls = Nobody has played often enough with a clock to be checked.
signals-calm-stalls = Nobody stands out from what chance would produce.
signals-stall = **{ $who }**: the clock or the time bank ran out in { $times } of { $matches } matches; { $expected } would be usual at these tables. Decisions left to the clock: { $clocked } of { $asked }. Time banks used up: { $drained }.
signals-alike = By chance alone, { $number } of { signals-judged } would be expected to look at least this unusual.
signals-alike-less = By chance alone, fewer than { $number } of { signals-judged } would be expected to look at least this unusual.
signals-judged = { $of ->
        [pair] { $judged ->
            [one] { $judged } pair
           *[other] { $judged } pairs
        }
       *[player] { $judged ->
            [one] { $judged } player
           *[other] { $judged } players
        }
    }
signals-mark = 🚩 is still unusual when so many are compared; even so, one in twenty of these marks may be chance. ▫️ may well be chance.
signals-assume = “Usual” is worked out from today’s ratings on this server and, for partners, also from how each does with others; matches are treated as independent. Two players who hardly ever play apart cannot be told from a strong pair and are not checked.
signals-btn-days = { $count } days
