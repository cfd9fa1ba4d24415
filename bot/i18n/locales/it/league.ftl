# Che cosa rifiuta un campionato.
refusal-league-unknown = Questo campionato non esiste.
refusal-league-not-director = Può farlo solo la direzione del campionato.
refusal-league-people = { $people ->
    [one] A questo campionato ci si iscrive da soli.
   *[other] A questo campionato ci si iscrive insieme in { $people }, tutte persone diverse.
}
refusal-league-entered = In questo campionato c’è già un’iscrizione tua o di una delle persone indicate.
refusal-league-not-entered = Non giochi in questo campionato.
refusal-league-number = { $what ->
    [weeks] Una stagione dura da { $least } a { $most } settimane.
   *[fixtures] Una stagione ha da { $least } a { $most } giornate.
}
refusal-league-too-few = { $least ->
    [one] Una divisione ha bisogno di almeno un’iscrizione.
   *[other] Una divisione ha bisogno di almeno { $least } iscrizioni.
}
refusal-league-tournaments = { $divisions ->
    [one] Alla stagione serve un torneo per la sua divisione.
   *[other] Alla stagione servono { $divisions } tornei, uno per divisione.
}
refusal-league-unfinished = La stagione non è ancora finita in tutte le divisioni.
