# Ciò che mostrano le schermate.

# Pulsanti. Al più 38 caratteri, meglio 20.
ui-btn-hand = Le mie carte
ui-btn-last = Ultima presa
ui-btn-score = Punti
ui-btn-words = A parole
ui-btn-back = Riprendo a giocare
ui-btn-next = Prossima mano
ui-btn-cancel = Annulla
ui-btn-reset = Ricomincia
ui-btn-to-table = Al tavolo
ui-btn-sit = Siediti
ui-btn-up = Alzati
ui-btn-chairs = Posti
ui-btn-bot = Aggiungi bot
ui-btn-set = Impostazioni
ui-btn-start = Comincia
ui-btn-close = Chiudi tavolo
ui-btn-end = Termina la partita
ui-btn-keep = Continua a giocare

# Il messaggio del tavolo nel canale.
ui-lobby-title = { $game } — tavolo «{ $name }»
ui-lobby-chair = `{ $number }` **{ $who }**
ui-lobby-chair-bot = `{ $number }` { $who } ({ $level })
ui-lobby-chair-free = `{ $number }` *libero*
ui-lobby-host = Host: { $who }
ui-lobby-players = Al tavolo: { $who }
ui-lobby-bot = { $who } ({ $level })
ui-lobby-bots = Bot: { $who }
ui-lobby-finished = La partita è finita.
ui-closed-host = L’host ha chiuso questo tavolo.
ui-closed-moderator = Un moderatore ha chiuso questo tavolo.
ui-closed-expired = Questo tavolo è stato chiuso: da molto tempo non entrava nessuno.
ui-closed-empty = Questo tavolo è stato chiuso: se ne sono andati tutti.
ui-level-novice = principiante
ui-level-regular = intermedio
ui-level-master = esperto
ui-chairs-title = Scegli un posto
ui-chairs-hint = Puoi cambiare posto quante volte vuoi, finché la partita non comincia.
ui-chair-free = libero
ui-chair-button = { $number } · { $who }
ui-chair-unbot = Rimuovi { $who }
ui-closing-title = Terminare la partita al tavolo «{ $name }»?
ui-closing-text = La partita finisce adesso per tutti. Le mani già finite contano; quella in corso no. Non si può tornare indietro.
ui-seated-title = Sei al tavolo «{ $name }»
ui-seated-text = Le tue carte di { $game } arriveranno qui, e qui farai ogni scelta. Non serve tenere aperta questa conversazione: **Le mie carte**, al tavolo, mostra lo stesso.
ui-no-dm = Non posso mandarti messaggi diretti. Usa **Le mie carte** al tavolo: mostra le carte soltanto a te. Per riceverle in un messaggio diretto, consenti i messaggi da questo server, poi premi **Alzati** e di nuovo **Siediti**.

# Impostazioni.
ui-set-title = Impostazioni del tavolo
ui-set-preset = Regole
ui-set-length = Durata della partita
ui-set-pace = Ritmo
ui-length = { $count ->
    [one] { $count } mano
   *[other] { $count } mani
}
ui-pace-live = dal vivo
ui-pace-live-hint = 45 s a carta + 5 min a mano
ui-pace-relaxed = tranquillo
ui-pace-relaxed-hint = 3 min a carta + 15 min a mano
ui-pace-daily = giornaliero
ui-pace-daily-hint = 24 h a carta + 48 h a mano
ui-pace-none = senza orologio
ui-pace-none-hint = senza limite di tempo

# Il tabellone.
ui-table-named = «{ $name }»
ui-deal = Mano { $deal }
ui-deal-of = Mano { $deal } di { $deals }
ui-trick-number = Presa { $number }
ui-trick-card = { $who }: { $card }
    .you-who = Tu: { $card }
ui-trick-card-by = { $who }: { $card } (scelta da { $by })
    .you-who = Tu: { $card } (scelta da { $by })
    .you-by = { $who }: { $card } (scelta da te)
ui-trick-held = Finora prende { $who }.
    .you-who = Finora prendi tu.
ui-trick-won = La presa è andata a { $who }.
    .you-who = La presa è andata a te.
ui-waiting-for = In attesa di { $who }
ui-waiting-house = Si danno le carte…
ui-between-deals = La mano è finita. Premi «Prossima mano» quando vuoi continuare.
ui-match-over = La partita è finita.
ui-board-stub = «{ $name }»: il tabellone è più in basso.
ui-hand-stub = «{ $name }»: queste carte non sono più attuali.
ui-more-lines = { $count ->
    [one] … e ancora { $count } riga
   *[other] … e ancora { $count } righe
}
ui-revealed = Sigillo di questa mano: { $hash }…, seme { $seed }… (per intero nel file della partita che si esporta da `/storico`)
ui-words-title = Il tavolo a parole
ui-calls = Asta:
ui-seat-hand = { $count ->
    [one] { $count } carta in mano
   *[other] { $count } carte in mano
}
ui-seat-tricks = { $count ->
    [one] { $count } presa
   *[other] { $count } prese
}
ui-seat-open = Carte scoperte: { $cards }
badge-dealer = Mazziere
ui-last-none = In questa mano non si è ancora conclusa nessuna presa.
ui-last-closed = L’ultima presa si può rivedere solo finché qualcuno non esce per la successiva: ora è chiusa.
ui-zone-private = Questo lo vedi solo tu.
ui-zone-count = { $count ->
    [0] nessuna carta
    [one] { $count } carta
   *[other] { $count } carte
}
ui-spectator-title = Stai guardando «{ $name }»
ui-spectator-hint = Non sei a questo tavolo, perciò vedi quello che vedono tutti. Segui la partita nel suo thread; `/tavolo elenco` mostra i tavoli con posti liberi.

# Il pannello privato.
ui-ask = Tocca a te: scegli
ui-ask-cards = Tocca a te: scegli la carta da giocare
ui-away = 🤖 Un bot gioca per te.
ui-strike = ⏱ Il tempo è scaduto: questa volta ha scelto per te un bot. Se scade di nuovo, il bot continua a giocare per te.
ui-bot-for = 🤖 gioca per { $who }
ui-bot-once = 🤖 ha giocato per { $who }: tempo scaduto
ui-pausing = ⏸ Pausa chiesta da { $who }
ui-paused-idle = ⏸ In pausa: nessuno ha giocato per un po’. Premi **Riprendi** o fai la tua prossima mossa per continuare.
ui-paused-asked = ⏸ Il tavolo è in pausa. Premi **Riprendi** o fai la tua prossima mossa per continuare.
ui-hand-of = Carte scoperte di **{ $who }**: { $cards }
ui-your-cards = Le tue carte: { $cards }
ui-choose-card = Scegli una carta
ui-change-card = Cambia carta
ui-about = Stai per giocare { THE($card) }
ui-play = Gioca { THE($card) }
ui-play-only = Gioca { THE($card) } (unica possibile)
ui-take = Conferma { THE($card) }
ui-take-only = Conferma { THE($card) } (unica possibile)
ui-recommended = { $card } (consigliata)
ui-about-taken = Scelta: { $card }
ui-choose-cards = Scegli le carte
ui-chosen = Scelte { $count } di { $most }
ui-chosen-left = { $count ->
    [one] ne manca { $count }
   *[other] ne mancano { $count }
}
ui-too-many = { $count ->
    [one] Deseleziona { $count } carta.
   *[other] Deseleziona { $count } carte.
}
ui-confirm = Conferma ({ $count }/{ $most })
ui-dear = { $count ->
    [one] Stai per cedere una carta di conto: { $cards }
   *[other] Stai per cedere delle carte di conto: { $cards }
}
ui-choose-word = Scegli che cosa dire
ui-choose-number = Da { $low } a { $high }
ui-number-default = Scegli { $count }
ui-turn-lead = Esci tu: gioca una carta qualsiasi.
ui-turn-lead-some = Esci tu: gioca una di queste carte.
ui-turn-any = { $who } esce con { THE($card) }: gioca una carta qualsiasi.
ui-turn-some = { $who } esce con { THE($card) }: gioca una di queste carte.
ui-turn-suit = { $who } esce con { THE($card) }: gioca { $suit }.
ui-turn-suit-or = { $who } esce con { THE($card) }: gioca { $suit } o { THE($other) }.
ui-turn-high-enough = { $suit } abbastanza alto da prendere
ui-turn-suit-after = { $who } esce con { THE($card) }, poi { $next } gioca { THE($set) }: gioca { $suit }.
ui-undo-card = Fra tre secondi si gioca: { $card }.
ui-btn-undo = Annulla
ui-legal-cards = Puoi giocare: { $cards }
ui-choices = Le tue scelte, anche con `/{ cmd-play }`: { $answers }
ui-choices-number = un numero da { $least } a { $most }
ui-choices-cards = { $count } carte separate da virgole
ui-number-few = Poche
ui-number-half = Metà
ui-number-many = Molte
ui-number-any = A caso
ui-number-exact = Numero esatto…
ui-deal-won = Hai vinto questa mano
ui-deal-lost = Hai perso questa mano
ui-deal-over = La mano è finita
ui-deal-amount = { $result }: { $amount }
ui-deal-against = { $result }, { $own } a { $other }

# Il conto e la fine.
ui-result-title = Il conto della mano { $deal }
ui-standing = **{ $who }**: { $amount }
ui-standings-title = La partita finora
ui-standings-none = Nessuno ha ancora vinto nulla.
ui-over-title = { $count ->
    [one] Vince { $who }
   *[other] Vincono { $who }
}
ui-btn-share-result = Condividi
ui-share-result-done = Il risultato è in { $channel }.
ui-share-result-again = Questo risultato è già nel canale.
ui-share-result-failed = Non è stato possibile pubblicare il risultato nel canale.
ui-over-drawn = La partita finisce in parità
ui-over-line = `{ $place }` **{ $who }**: { $amount }
ui-over-table = { $deals ->
    [one] «{ $name }», { $deals } mano
   *[other] «{ $name }», { $deals } mani
}

# Che cosa fare dopo un avviso.
ui-next-stale = Premi **Le mie carte** per vedere la situazione attuale.
ui-next-busy = Non è stato giocato nulla. Riprova fra un momento.
ui-next-broken = La partita è al sicuro. Se succede ancora, comunica il riferimento a chi amministra il bot.

# Elenchi e aiuto.
ui-list-title = Tavoli su questo server
ui-list-none = Non ci sono tavoli aperti. `/gioca-ora` comincia subito una partita, `/tavolo crea` apre un tavolo in cui gli altri possono entrare.
ui-list-row = - { $game } { $name } — { $state }, { $count }/{ $chairs } persone
ui-list-yours = - **{ $game }** { $name } — { $state }, { $count }/{ $chairs } persone, **ci sei tu**
ui-list-more = { $count ->
    [one] … e un altro tavolo
   *[other] … e altri { $count } tavoli
}
ui-list-lobby = aperto
ui-list-playing = in gioco
reply-play-now-server = Comincia la partita su un server: serve un canale in cui giocare.
ui-help-title = Come si gioca
ui-help-closed-dm = **Non ti arriva nulla?** Consenti i messaggi diretti da questo server, oppure usa **Le mie carte**.
ui-help-start = I pulsanti qui sotto, come `/gioca-ora`, cominciano una partita breve contro i bot. `/tavolo crea` apre un tavolo per giocare con altri.
ui-help-seats = **Siediti** prende un posto libero; **Riempi e comincia** dà gli altri ai bot. Ogni partita ha il suo thread.
ui-help-cards = **Le mie carte** mostra le tue carte, visibili soltanto a te. Arrivano anche come messaggio diretto, se lo permetti.
ui-help-commands = Da tastiera: `/mano`, `/gioca`, `/tavolo elenco`, `/regole`, `/mano-del-giorno`, `/problema`, `/classifica` e `/profilo`.
ui-help-fair = **Gioco leale:** non mostrare le tue carte durante la partita. **Altro…** → **Segnala…** avvisa i moderatori.
ui-help-privacy = Conservo mosse, risultati, nomi mostrati e segnalazioni. Non leggo i tuoi messaggi: `/privacy`.
ui-welcome-title = Antichi giochi di carte italiani
ui-welcome-text = Premi un pulsante per giocare subito: i bot prendono gli altri posti. `/tavolo crea` apre un tavolo per giocare con altri.
ui-btn-play-game = Gioca a { $game }
ui-poster-players = { $count } giocatori
ui-about-minutes = circa { $count } minuti
ui-about-hours = { $count ->
    [one] circa un’ora
   *[other] circa { $count } ore
}
ui-short-match = partita breve
ui-free-seat = posto libero
ui-btn-fill = Riempi e comincia
ui-lobby-opened = { $count ->
    [0] { $who } ha aperto «{ $name }». Tutti i posti sono occupati: l’host può cominciare.
    [one] { $who } ha aperto «{ $name }». C’è un posto libero.
   *[other] { $who } ha aperto «{ $name }». Ci sono { $count } posti liberi.
}
ui-lobby-free = { $count ->
    [0] «{ $name }»: tutti i posti sono occupati.
    [one] «{ $name }»: c’è un posto libero.
   *[other] «{ $name }»: ci sono { $count } posti liberi.
}
ui-lobby-fill = Riempi e comincia: i bot prendono i posti liberi.
