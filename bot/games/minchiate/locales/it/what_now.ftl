# Che cosa posso fare adesso?: la regola di ogni domanda, il senso di ogni parola, e perché una carta è esclusa (M: i numeri delle regole).

now-minchiate-cut = Alzi un pacchetto da { $least } a { $most } carte; conta solo la carta che resta in fondo. Se è una carta di conto o un tarocco dal 20 al 29, la rubi: la tieni e si scopre quella sopra, fino a { $rob_limit } carte. La prima carta di altro genere chiude il rubare (M39–M42).
now-minchiate-look = Queste carte le vedi solo tu: quelle che hai rubato e quelle che saranno la folla. Non c’è niente da scegliere (M43).
now-minchiate-say-deal = Hai visto le carte e si comincia a darle.
now-minchiate-discard = Hai preso carte oltre alle tue 21 e ora ne scarti altrettante. { $discard_conto ->
    [forbidden] Le carte di conto si scartano solo se le altre non bastano.
   *[allowed] Puoi scartare qualsiasi carta, anche di conto.
} { $discards_shown ->
    [counts] Dopo la prima presa si dice a tutti quante carte di ogni seme sono state scartate (M57–M62).
   *[cards] Dopo la prima presa tutti vedono gli scarti (M57–M62).
}
now-minchiate-declare = Le versicole sono gruppi di carte che segnano insieme. Ora puoi accusare quelle che hai nelle 21 carte con cui hai cominciato. Una versicola accusata la vedono tutti e i suoi punti si segnano subito. Puoi tacerne una, ma non accorciarla. Dopo la prima presa non si accusa più (M71–M75).
now-minchiate-lead = La prima carta della presa decide a quale seme rispondono gli altri. { $matto_lead ->
    [forbidden] Con il Matto si può uscire solo all’ultima carta (M77, M85).
   *[allowed] Se esci con il Matto, lo decide la carta dopo (M77, M85).
}
now-minchiate-play = Rispondi al seme d’uscita. Se non lo hai devi giocare un tarocco; se non hai né l’uno né l’altro, qualsiasi carta. Non devi mai superare le carte già giocate. Il Matto si può giocare al posto di qualsiasi carta. { $king_rule ->
    [off] Prende il tarocco più alto, altrimenti la carta più alta del seme d’uscita (M78–M87).
    [first_trick] Un’eccezione: nella prima presa, il Re del seme d’uscita va giocato se prima è stato giocato un tarocco (M78–M87).
   *[suit_first_led] Un’eccezione: quando un seme esce per la prima volta nella mano, il suo Re va giocato se prima è stato giocato un tarocco (M78–M87).
}
now-minchiate-fallen = { $of } non ha più tarocchi e casca: le sue carte sono scoperte e le sceglie chi esce. Per quelle carte valgono le stesse regole che per le tue (M102–M106).
now-minchiate-fall = Non hai più tarocchi e puoi cascare: le tue carte restano scoperte e chi vince ogni presa sceglie la tua carta per la successiva. Non è un obbligo, ma poi non puoi tornare indietro (M109).
now-minchiate-say-fall = Scopri tutte le tue carte.
now-not-minchiate-king-rule = { $whose ->
    [own] Il seme di { $suit } esce per la prima volta e prima di te è stato giocato un tarocco: devi giocare il Re ({ $rule }).
   *[other] Il seme di { $suit } esce per la prima volta e prima è stato giocato un tarocco: { $who } deve giocare il Re ({ $rule }).
}
now-not-minchiate-matto-forced = Con due carte in mano va giocato il Matto ({ $rule }).
now-not-minchiate-matto-lead = Con il Matto si può uscire solo all’ultima carta ({ $rule }).
now-not-minchiate-discard-conto = Hai abbastanza carte di altro genere: quelle di conto restano ({ $rule }).
now-not-minchiate-discard-count = Queste si scartano comunque: prima vanno via tutte le carte senza valore (M59).
