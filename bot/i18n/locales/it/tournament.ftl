# Tornei: che cosa rifiutano, il comando, e quello che se ne vede.
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
    [one] Il torneo è al completo: accettava una sola iscrizione.
   *[other] Il torneo è al completo: ci sono già { $most } iscrizioni.
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
refusal-tournament-no-seat = In questo turno quel posto o quella mano non esiste.
refusal-tournament-scores = Questi punteggi non vanno bene per il tavolo.
refusal-tournament-reason = Scrivi un motivo. Tutti possono leggerlo.

# -- the command

cmd-tournament = torneo
    .description = Tornei duplicati: le stesse mani a tutti i tavoli
cmd-tournament-create = crea
    .description = Annuncia un torneo in questo canale
cmd-tournament-create-name = nome
    .description = Come si chiama il torneo
cmd-tournament-create-game = gioco
    .description = Gioco del torneo
cmd-tournament-create-form = formula
    .description = Chi gareggia (predefinito: individuale)
cmd-tournament-create-system = sistema
    .description = Chi incontra chi (predefinito: svizzero)
cmd-tournament-create-scoring = calcolo
    .description = Come si confrontano i punteggi (predefinito: matchpoint; a squadre victory point)
cmd-tournament-create-rounds = turni
    .description = Numero di turni (predefinito: 3)
cmd-tournament-create-deals = mani
    .description = Mani per turno; a Chinze, da soli, ognuna si gioca due volte (predefinito: secondo il gioco)
cmd-tournament-create-begins = inizio
    .description = Fra quanti minuti comincia, o un orario UTC come 21:30 (predefinito: 15)
cmd-tournament-create-minutes = minuti
    .description = Durata massima di un turno; 0 senza orologio (predefinito: secondo il gioco)
cmd-tournament-create-director = direzione
    .description = Lo dirigi tu e giochi fuori classifica (predefinito: no, fanno gli orologi)
cmd-tournament-join = entra
    .description = Iscriviti a un torneo
cmd-tournament-join-tournament = torneo
    .description = Torneo (predefinito: il più recente qui)
cmd-tournament-leave = lascia
    .description = Lascia un torneo
cmd-tournament-leave-tournament = torneo
    .description = Torneo (predefinito: il più recente qui)
cmd-tournament-check-in = presente
    .description = Rispondi all’appello
cmd-tournament-check-in-tournament = torneo
    .description = Torneo (predefinito: il più recente qui)
cmd-tournament-standings = classifica
    .description = Mostra la classifica di un torneo
cmd-tournament-standings-tournament = torneo
    .description = Torneo (predefinito: il più recente qui)
cmd-tournament-rounds = turni
    .description = Mostra i tavoli di un turno
cmd-tournament-rounds-tournament = torneo
    .description = Torneo (predefinito: il più recente qui)
cmd-tournament-director = direzione
    .description = Dirigi un torneo: turni, tempo, sostituzioni, punteggi
cmd-tournament-director-tournament = torneo
    .description = Torneo (predefinito: il più recente qui)

# -- what a tournament is

ui-tour-form-individuals = individuale
ui-tour-form-pairs = a coppie
ui-tour-form-teams = a squadre
ui-tour-system-swiss = sistema svizzero
ui-tour-system-round-robin = girone all’italiana
ui-tour-scoring-matchpoints = matchpoint
ui-tour-scoring-victory-points = victory point
ui-tour-rounds = { $count ->
    [one] un turno
   *[other] { $count } turni
}
ui-tour-deals = { $count ->
    [one] una mano per turno
   *[other] { $count } mani per turno
}
ui-tour-minutes = al massimo { $count } min per turno
ui-tour-announced = Inizio: { $begins }. L’appello si apre { $open }. Servono almeno { $least } iscrizioni.
ui-tour-check-in-open = Rispondi all’appello: chi non risponde non gioca. Si comincia { $begins }.
ui-tour-between = Il turno { $round } comincia { $begins }.
ui-tour-running = Si gioca il turno { $round } di { $rounds }.
ui-tour-running-until = Si gioca il turno { $round } di { $rounds }. Finisce al più tardi { $until }.
ui-tour-paused = Il torneo è in pausa.
ui-tour-finished = Il torneo è finito.
ui-tour-cancelled = Il torneo è annullato: { $reason }
ui-tour-too-few = all’appello erano troppo pochi.
ui-tour-directors = Direzione: { $who }.
ui-tour-no-director = Nessuno lo dirige: gli orologi aprono e chiudono i turni.
ui-tour-same-deals = Tutti i tavoli giocano le stesse mani: conta solo la differenza dagli altri tavoli.
ui-tour-entered = Iscrizioni: { $count } su { $most }
ui-tour-nobody = ancora nessuna
ui-tour-more = … e altri { $count }
ui-tour-list = Tornei su questo server
ui-tour-none = Qui non c’è nessun torneo. Con `/torneo crea` ne annunci uno.
ui-tour-btn-join = Iscriviti
ui-tour-btn-check-in = Presente
ui-tour-btn-leave = Lascia
ui-tour-btn-standings = Classifica
ui-tour-btn-round = Turno { $round }
ui-tour-btn-direct = Direzione
ui-tour-partners = { $count ->
    [one] Scegli con chi giochi in coppia. Anche questa persona deve rispondere all’appello.
   *[other] Scegli gli altri { $count } della tua squadra. Anche loro devono rispondere all’appello. Se ne scegli di meno, gli altri posti vanno ai bot.
}
ui-tour-pick-partners = { $count ->
    [one] Chi gioca con te
   *[other] La tua squadra
}
ui-tour-btn-bots = Gioca con i bot
ui-tour-leave-sure = Se lasci ora, un bot gioca per te il resto del turno e non puoi tornare.

# -- rounds

ui-tour-round = Turno { $round }
ui-tour-round-of = Turno { $round } di { $rounds }
ui-tour-table = Tavolo { $number }
ui-tour-deal = Mano { $number }
ui-tour-progress = Mani contate: { $counted } su { $deals }.
ui-tour-until = Il turno finisce al più tardi { $until }.
ui-tour-closed-played = Tutte le mani sono state giocate.
ui-tour-closed-time = Il tempo è scaduto. Le mani appena cominciate valgono la media.
ui-tour-closed-director = La direzione ha chiuso il turno. Le mani appena cominciate valgono la media.
ui-tour-sits-out = { $count ->
    [one] Salta il turno e riceve la media: { $who }
   *[other] Saltano il turno e ricevono la media: { $who }
}
ui-tour-btn-seals = Sigilli
ui-tour-seals = Sigilli delle mani. Fissano le carte; i semi casuali si pubblicano quando il turno è chiuso:
ui-tour-seals-how = I sigilli sono pubblicati prima della prima carta. Ognuno è l’impronta di un seme casuale e delle sue condizioni: con il seme tutti possono verificare le carte.
ui-tour-seed = Seme casuale: { $seed }
ui-tour-no-score = Tavolo { $table }, mano { $deal }: finita senza punteggio: vale la media.
ui-tour-adjusted = Tavolo { $table }, mano { $deal }: la direzione ha corretto il punteggio. { $reason }

# -- standings

ui-tour-after = Dopo il turno { $round } di { $rounds }
ui-tour-final-table = Classifica finale
ui-tour-further = Seguono
ui-tour-difference = differenza { $points }
ui-tour-penalty = penalità { $points }
ui-tour-penalized = Penalità per { $who }: { $points }. { $reason }
ui-tour-column-round = Turno { $round }
ui-tour-note = Fuori classifica: la direzione, chi ha lasciato e chi ha avuto un bot al suo posto per più di metà delle mani.
ui-tour-note-bots = Anche i bot iscritti hanno un posto in classifica. Fuori classifica: la direzione, chi ha lasciato e chi ha avuto un bot al suo posto per più di metà delle mani.
render-tour-points = Punti
render-tour-difference = Differenza
render-alt-standing = { $place }. { $who }: { $points }, differenza { $difference }.
render-alt-standing-unplaced = { $who }, fuori classifica: { $points }, differenza { $difference }.
render-alt-tournament = Torneo { $name }. { $line }. { $entered }: { $who }.

# -- direct messages

ui-tour-your-table = Giochi al **tavolo { $number }**.
ui-tour-your-partner = In coppia con { $who }.
ui-tour-your-opponents = Contro { $who }.
ui-tour-you-sit-out = In questo turno non giochi e ricevi la media.
ui-tour-your-place = Sei al posto { $place } su { $of }.
ui-tour-your-final-place = Hai chiuso al posto { $place } su { $of }.

# -- directing

ui-tour-director-note = Ciò che fai qui resta registrato con il tuo nome. Tutti possono leggere i motivi.
ui-tour-do-open = Apri l’appello
ui-tour-do-begin = Comincia il turno { $round }
ui-tour-do-close = Chiudi il turno { $round }
ui-tour-do-extend = Prolunga il turno
ui-tour-do-pause = Pausa
ui-tour-do-resume = Riprendi
ui-tour-do-fill = Completa con i bot
ui-tour-do-replace = Fai giocare un bot
ui-tour-do-substitute = Sostituisci
ui-tour-do-adjust = Correggi un punteggio
ui-tour-do-penalize = Penalità
ui-tour-do-appoint = Altra persona in direzione
ui-tour-do-cancel = Annulla il torneo
ui-tour-what-replace = al posto di chi non c’è, dalla prossima mano
ui-tour-what-substitute = un’altra persona gioca fino alla fine del torneo
ui-tour-what-adjust = di una mano, con un motivo
ui-tour-what-penalize = togli punti a qualcuno, con un motivo
ui-tour-what-appoint = un’altra persona dirige; gioca fuori classifica
ui-tour-what-cancel = finisce senza risultato, con un motivo
ui-tour-more-actions = Altro…
ui-tour-fill-to = fino a { $count }
ui-tour-sure-open = Apri l’appello adesso? Chi non risponde non gioca.
ui-tour-sure-begin = Comincia il turno adesso? Al primo gioca solo chi ha risposto all’appello.
ui-tour-sure-close = Chiudi il turno adesso? Una mano in corso conta per quanto è stata giocata, se metà delle prese è completa. Le altre mani senza punteggio valgono la media.
ui-tour-sure-replace = Un bot gioca per { $who } dalla prossima mano? Quando la persona risponde all’appello riprende il suo posto.
ui-tour-sure-appoint = { $who } entra nella direzione? In questo torneo gioca fuori classifica. Non si può tornare indietro.
ui-tour-yes = Sì
ui-tour-back = Indietro
ui-tour-plus-minutes = +{ $count } min
ui-tour-extend-how = Quanto tempo in più ha il turno?
ui-tour-which-table = Quale tavolo?
ui-tour-which-seat = Per chi?
ui-tour-which-round = Quale turno?
ui-tour-which-deal = Quale mano?
ui-tour-which-contestant = Chi riceve la penalità?
ui-tour-which-member = Chi esce dal torneo?
ui-tour-who-substitute = Chi gioca al posto di { $who }?
ui-tour-who-appoint = Chi altro dirige il torneo?
ui-tour-pick-person = Una persona su questo server
ui-tour-penalty-matchpoints = Percento di un turno
ui-tour-penalty-victory-points = Victory point
ui-tour-score-hint = Un punteggio, o il percento del possibile: 40, 50 o 60
ui-tour-reason = Motivo
ui-tour-reason-hint = Tutti possono leggerlo
ui-tour-done-create = Il tuo torneo è annunciato in questo canale.
ui-tour-done-join = Iscrizione fatta.
ui-tour-done-leave = Hai lasciato il torneo.
ui-tour-done-here = Hai risposto all’appello.
ui-tour-done-take-over = Riprendi il tuo posto con la prossima mano.
ui-tour-done = Fatto. Si vede nei messaggi del torneo.
reply-tour-stale = È già successo, o non è il momento.
reply-tour-no-rounds = Nessun turno è ancora cominciato.
reply-tour-no-standings = La classifica c’è quando il primo turno è chiuso.
reply-tour-when = Non capisco quando. Scrivi i minuti, per esempio 30, o un orario UTC, per esempio 21:30.
reply-tour-bot = Un bot di Discord non può giocare. Con *Gioca con i bot* ti iscrivi con i nostri.
reply-tour-number = Non capisco questi numeri. Scrivi per ogni parte un punteggio intero come 12 o −12, oppure per ognuna un percento come 60 %.
reply-tour-not-posted = In questo canale non posso scrivere. Dammi il permesso, o annuncia il torneo in un altro canale.
reply-tour-many = Su questo server ci sono già { $most } tornei aperti. Prima finiscine o annullane uno.

# -- profile

ui-profile-daily = { $count ->
    [one] Mani del giorno: una giocata, { $best }.
   *[other] Mani del giorno: { $count } giocate, la migliore { $best }.
}
ui-profile-tournaments = { $won ->
    [0] Tornei finiti: { $count }.
    [one] Tornei finiti: { $count }, uno vinto.
   *[other] Tornei finiti: { $count }, { $won } vinti.
}
ui-profile-best-place = Miglior posto: { $place } su { $of }.
