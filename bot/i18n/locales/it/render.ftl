# Ciò che sta sulle immagini, e i loro testi alternativi.
render-deal = Mano { $deal }
render-deal-of = Mano { $deal } di { $deals }
render-trick = Presa { $trick }
render-trick-of = Presa { $trick }/{ $tricks }
render-takes = Prende
render-took = Ha preso
render-last = Ultima presa
render-remarks-more = { $count ->
    [one] · un’altra
   *[other] · altre { $count }
}
render-open = carte scoperte
render-total = Totale
render-more = { $count ->
    [one] altra { $count } riga
   *[other] altre { $count } righe
}
render-count = Conto della mano { $deal }
render-hand-of = Carte di { $who }
render-hand-empty = Nessuna carta in mano
render-zone-of = { $who }: { $zone }
render-tricks = { $tricks ->
    [one] { $tricks } presa
   *[other] { $tricks } prese
}
render-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
render-alt-took = La presa è di { $who }.
render-alt-takes = Finora prende { $who }.
render-alt-open = Carte scoperte di { $who }: { $cards }.
render-alt-hand = Le tue carte ({ $count }): { $cards }.
render-alt-hand-told = Le carte di { $who } ({ $count }): { $cards }.
render-alt-playable-told = Si poteva scegliere fra: { $cards }.
render-alt-all-playable-told = Si poteva scegliere qualsiasi carta.
render-alt-hand-of = Carte scoperte di { $who } ({ $count }): { $cards }.
render-alt-playable = Puoi scegliere: { $cards }.
render-alt-all-playable = Puoi sceglierne una qualsiasi.
render-alt-chosen = Scelte: { $cards }.
render-alt-calls = L’asta: { $calls }.
render-alt-stands = la parola che vale
render-standings = Punteggio dopo la mano { $deal }
render-standings-of = Punteggio dopo la mano { $deal } di { $deals }

# Classifiche e profili.
render-change = Variaz.
render-unsure = Margine
render-form-won = vinta
render-form-not = non vinta
render-played = Giocate
render-won = Vinte
render-board-empty = Qui ancora nessuna partita classificata.
render-board-free = E ora chi gioca?
render-by-role = Mani vinte per ruolo
render-by-partner = Mani vinte con
render-none-yet = Ancora nulla
render-alt-provisional = provvisorio
render-alt-gained = rating { $change }
render-alt-leader = { $place }. { $who }: { $value }, { $count ->
    [one] { $count } partita
   *[other] { $count } partite
}, { $won } % vinte.
render-alt-leader-own = { $place }. { $who } (tu): { $value }, { $count ->
    [one] { $count } partita
   *[other] { $count } partite
}, { $won } % vinte.
render-alt-form = { $what }, da { $first } a { $last } in { $count ->
    [one] { $count } partita
   *[other] { $count } partite
}, { $won ->
    [one] { $won } delle quali vinta
   *[other] { $won } delle quali vinte
}.

# L’immagine da cui si gioca.
render-you = Tu
    .within = tu
render-panel-takes = prende
render-panel-took = ha preso
render-turn-yours = Tocca a te
render-turn-lead = Esci tu
render-turn-call = Parla tu
render-turn-choose = Scegline { $count }
render-turn-for = Giochi per { $who }
render-turn-of = Tocca a { $who }
render-turn-several = In attesa degli altri
render-call-or = { $one } o { $other }?
render-alt-scores = Punti: { $scores }.
render-alt-complete = Complete fra le tue carte: { $groups }.
render-alt-added = Aggiunte in seguito alle tue carte: { $cards }.
render-alt-poster = { $game }. { $line }. { $about }. Carte mostrate: { $cards }.
render-alt-lobby = Un tavolo di { $game }: { $terms }.
render-alt-lobby-free = Posto { $number }: libero.
render-alt-lobby-person = Posto { $number }: { $who }.
render-alt-lobby-bot = Posto { $number }: { $who }, un bot.

# L’immagine alla fine di una partita.
render-final-won = Hai vinto
render-final-terms = { $count ->
    [one] { $game } · { $count } mano
   *[other] { $game } · { $count } mani
}
render-final-counting = { $count ->
    [one] { $terms }, una delle quali conta
   *[other] { $terms }, { $count } delle quali contano
}
render-final-deciding = Mano decisiva: { $deal }
render-final-best = La presa migliore
render-final-trick = { $who } · mano { $deal }, presa { $trick }
render-final-highlights = Momenti migliori
render-final-highlight = Mano { $deal } · { $who }: { $what }
render-alt-you = { $who } (tu)
render-alt-place = { $place }º posto: { $who }, { $amount }.
render-alt-trick-won = { $cards }; carta vincente: { $card }.
render-alt-deciding-line = Il guadagno più grande per chi ha vinto: { $line }.
render-alt-star = Una stella segna { THE($card) }.
render-alt-pack = Il mazzo intero è coperto sul tavolo.
render-alt-pack-cut = Il mazzo intero è coperto sul tavolo, diviso per l’alzata.
