# Medaglie (nome, e come si ottiene ciascuna), la classifica contro i bot, e che cosa ha cambiato una partita.

# `.how` dice come si ottiene una medaglia. Le medaglie di un gioco sono nella sua cartella.
achievement-played = { $game }: prima partita
    .how = Porta a termine una partita a { $game }.
achievement-first-win = Prima vittoria
    .how = Finisci una partita al primo posto.
achievement-ranked-win = Vittoria in classificata
    .how = Finisci una partita classificata al primo posto.
achievement-beat-novice = Bot battuti: { ui-level-novice }
    .how = Vinci una partita contro bot di livello «{ ui-level-novice }».
achievement-beat-regular = Bot battuti: { ui-level-regular }
    .how = Vinci una partita contro bot di livello «{ ui-level-regular }».
achievement-beat-master = Bot battuti: { ui-level-master }
    .how = Vinci una partita contro bot di livello «{ ui-level-master }».
achievement-row-3 = Tre di fila
    .how = Batti i bot in tre partite di fila dello stesso gioco.
achievement-row-10 = Dieci di fila
    .how = Batti i bot in dieci partite di fila dello stesso gioco.
achievement-solo = Uno contro tutti
    .how = Vinci una mano in cui giochi contro tutti gli altri.
achievement-sweep = Tutte le mani
    .how = Vinci ogni mano di una partita di almeno due mani.
achievement-games = Tutti e quattro i giochi
    .how = Porta a termine una partita a ognuno dei quattro giochi.

# La classifica contro i bot.
ui-ladder-title = Contro i bot – { $game }
ui-ladder-any = ogni livello
ui-ladder-note = Solo partite contro i bot: non cambiano mai i rating tra persone. Il livello di una partita è quello del bot più debole.
ui-ladder-note-rating = «?»: rating provvisorio (meno di { $count } partite). Si parte da 0 e si sale man mano che il rating diventa più certo.
ui-ladder-note-average = La media compare dopo { $count } mani.
ui-ladder-empty = Qui nessuno ha ancora finito una partita contro i bot.
ui-ladder-empty-level = Qui nessuno ha ancora finito una partita contro bot di questo livello.
ui-ladder-empty-average = Qui nessuno ha ancora giocato { $count } mani contro questi bot.
ui-measure-best_streak = Miglior serie
ui-board-level = Livello dei bot
ui-board-people = Tra persone
ui-board-bots = Contro i bot
render-streak = Serie
render-alt-streak = { $count ->
    [one] serie di { $count } vittoria
   *[other] serie di { $count } vittorie
}

# Che cosa ha cambiato una partita, nel suo risultato.
ui-gain-ladder = 🤖 { $who } contro i bot ({ $level }): rating { $before } → **{ $after }**
ui-gain-ladder-begun = 🤖 { $who } contro i bot ({ $level }): partita { $count } delle { $needed } che servono per un rating
ui-gain-ladder-first = 🤖 { $who } contro i bot ({ $level }): primo rating **{ $after }**
ui-gain-streak = { $count } vittorie di fila
ui-gain-streak-best = { $count } vittorie di fila, la serie migliore finora
ui-gain-best-deal = nuova mano migliore: { $amount }
ui-gain-badges = { $count ->
    [one] 🏅 Nuova medaglia per { $who }: { $badges }
   *[other] 🏅 Nuove medaglie per { $who }: { $badges }
}
    .you = { $count ->
        [one] 🏅 Nuova medaglia: { $badges }
       *[other] 🏅 Nuove medaglie: { $badges }
    }

# Il profilo.
ui-profile-ladder = Contro i bot
ui-profile-badges = { $count ->
    [one] { $count } medaglia
   *[other] { $count } medaglie
}
ui-profile-badges-none = Ancora nessuna medaglia
ui-profile-badge = { $name } ({ $date })
ui-profile-more = { $count ->
    [one] e un’altra
   *[other] e altre { $count }
}
ui-figure-streak = Serie
ui-figure-best-streak = Miglior serie
ui-figure-best-match = Partita migliore
ui-profile-streak = { $what }: { $now } (record { $best })
ui-figure-ranked-streak = Serie nelle classificate
ui-figure-days = Giorni di fila
ui-btn-badges = Medaglie
ui-badges-title = Medaglie di { $who }
ui-badges-left = **Ancora da ottenere**
ui-badges-note = Una medaglia si ottiene solo in una partita che giochi di persona fino alla fine.
