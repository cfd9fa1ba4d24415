# Che cosa rifiuta un torneo.
refusal-tournament-unknown = Questo torneo non esiste.
refusal-tournament-over = Questo torneo è finito.
refusal-tournament-not-director = Può farlo solo la direzione del torneo.
refusal-tournament-paused = Il torneo è in pausa. La direzione del torneo può riprenderlo.
refusal-tournament-game = Di questo gioco non ci sono tornei.
refusal-tournament-form = Questo gioco non ha tornei di questo tipo.
refusal-tournament-teams-scoring = Le squadre giocano a victory point, non a matchpoint.
refusal-tournament-number = { $what ->
    [rounds] Un torneo ha da { $least } a { $most } turni.
    [boards] Un turno ha da { $least } a { $most } mani.
    [limit] Scegli quante iscrizioni accettare: da { $least } a { $most }.
    [round_ms] Un turno dura al massimo 28 giorni.
   *[points] Una penalità toglie da { $least } a { $most } centesimi di punto.
}
refusal-tournament-threes = Scegli 3, 6, 9 o più mani per turno, sempre un multiplo di tre: così ogni posto tocca a tutti lo stesso numero di volte.
refusal-tournament-times = È troppo presto. Scegli un momento successivo.
refusal-tournament-members = { $people ->
    [one] A questo torneo ci si iscrive da soli.
   *[other] A questo torneo ci si iscrive insieme in { $people }, tutte persone diverse.
}
refusal-tournament-joined = In questo torneo c’è già un’iscrizione tua o di una delle persone indicate.
refusal-tournament-played-before = Questa persona ha già giocato in questo torneo.
refusal-tournament-late = È troppo tardi per iscriversi a questo torneo.
refusal-tournament-full = { $most ->
    [one] Il torneo è al completo: l’unica iscrizione è presa.
   *[other] Il torneo è al completo: tutte le { $most } iscrizioni sono prese.
}
refusal-tournament-not-joined = Non giochi in questo torneo.
refusal-tournament-not-playing = Questa persona non gioca in questo torneo.
refusal-tournament-not-open = L’appello non è ancora aperto.
refusal-tournament-take-over = In questo turno un bot gioca per te. Riprendi il tuo posto al tavolo.
refusal-tournament-boards = { $boards ->
    [one] Al turno serve una mano sigillata.
   *[other] Al turno servono { $boards } mani sigillate diverse.
}
refusal-tournament-too-few = { $least ->
    [one] Finora nessuno ha risposto all’appello.
   *[other] Troppo pochi hanno risposto all’appello: ne servono almeno { $least }.
}
refusal-tournament-no-seat = In questo turno non c’è un posto o una mano così.
refusal-tournament-scores = Questi punteggi non vanno bene per il tavolo.
refusal-tournament-reason = Scrivi un motivo. Tutti possono leggerlo.
