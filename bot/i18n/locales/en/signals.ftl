# What is unusual in the matches of a server, for its moderators.
cmd-admin-signals = signals
    .description = Unusual pairs, and players who let clocks run out
signals-title = Signals
signals-matches = { $count ->
    [0] No match has ended here in the last { $days } days.
    [one] One match has ended here in the last { $days } days.
   *[other] { $count } matches have ended here in the last { $days } days.
}
signals-more = Only the newest matches were looked at, back to { $when }.
signals-proof = A signal says that something is unusual, not why. **It proves nothing**: good partners, friends and bad luck look the same. Nothing happens because of it, and only moderators of the whole server see it. Look at the matches and talk to the players first.
signals-pairs = { $count ->
    [one] Pairs: one judged
   *[other] Pairs: { $count } judged
}
signals-no-pairs = No two people have met often enough to be judged.
signals-calm-pairs = No pair stands out from what chance gives.
signals-side = **{ $first }** and **{ $second }** ({ $game }): their side won { $times } of { $matches } matches; { $expected } would be usual.
signals-dump = **{ $first }** and **{ $second }** ({ $game }): one of them came first and the other last in { $times } of { $matches } matches; { $expected } would be usual.
signals-stalls = { $count ->
    [one] Clocks: one player judged
   *[other] Clocks: { $count } players judged
}
signals-no-stalls = Nobody has played often enough with a clock to be judged.
signals-calm-stalls = Nobody stands out from what chance gives.
signals-stall = **{ $who }**: the clock or the bank ran out in { $times } of { $matches } matches; { $expected } would be usual at these tables. Decisions left to the clock: { $clocked } of { $asked }. Banks used up: { $drained }.
signals-alike = By chance { $number } of { signals-judged } would look so or more.
signals-alike-less = By chance fewer than { $number } of { signals-judged } would look so or more.
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
signals-mark = 🚩 stays unusual although so many were compared; still, one in twenty of these marks may be chance. ▫️ can well be chance.
signals-assume = “Usual” follows from today’s ratings on this server, for partners also from what each does with others, and takes matches as independent. Two who hardly ever play apart cannot be told from a strong pair and are not judged.
signals-btn-days = { $count } days
