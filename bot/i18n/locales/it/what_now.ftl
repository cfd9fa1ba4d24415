# Che cosa posso fare adesso?: che cosa si chiede, quali carte sono ammesse, e la regola che esclude le altre. Solo regole, nessun consiglio.

ui-btn-what-now = Che cosa posso fare?
ui-others-what-now = **Che cosa posso fare?** dice quali carte o parole puoi scegliere adesso, e perché.
ui-now-title = Che cosa posso fare adesso?
ui-now-nothing = Adesso non devi decidere niente.
ui-now-chapter = Regole: { $chapter }
ui-now-legal = { $count ->
    [one] Puoi scegliere questa carta: { $cards }
   *[other] Puoi scegliere queste { $count } carte: { $cards }
}
ui-now-barred = { $count ->
    [one] Non questa carta: { $cards }
   *[other] Non queste { $count } carte: { $cards }
}
ui-now-size = { $name }: { $count ->
    [one] una carta
   *[other] { $count } carte
}
ui-now-offer = { $points ->
    [one] **{ $name }** ({ $points } punto): { $cards }
   *[other] **{ $name }** ({ $points } punti): { $cards }
}
ui-choices-explained = `/gioca` con `?` spiega che cosa puoi fare adesso.
ui-now-type = Che cosa posso fare adesso? Spiegamelo

# Perché le carte ammesse lo sono, quando nessun’altra è esclusa.

now-lead = { $whose ->
    [own] Esci tu, quindi puoi giocare qualsiasi carta ({ $rule }).
   *[other] Esce { $who }, quindi può giocare qualsiasi carta ({ $rule }).
}
now-after-fool = Non c’è ancora un seme d’uscita, quindi si può giocare qualsiasi carta ({ $rule }).
now-only-card = È l’ultima carta in mano.
now-all-follow = Tutte le carte in mano rispondono al seme d’uscita: { $suit } ({ $rule }).
now-all-trumps = { $word ->
    [trump] In mano non c’è nessuna carta di { $suit }: bisogna giocare un trionfo, e tutte le carte sono trionfi ({ $rule }).
   *[other] In mano non c’è nessuna carta di { $suit }: bisogna giocare un tarocco, e tutte le carte sono tarocchi ({ $rule }).
}
now-neither = { $word ->
    [trump] In mano non ci sono né { $suit } né trionfi, quindi si può giocare qualsiasi carta ({ $rule }).
   *[other] In mano non ci sono né { $suit } né tarocchi, quindi si può giocare qualsiasi carta ({ $rule }).
}
now-no-trumps = { $word ->
    [trump] L’uscita è di trionfi e in mano non ce ne sono, quindi si può giocare qualsiasi carta ({ $rule }).
   *[other] L’uscita è di tarocchi e in mano non ce ne sono, quindi si può giocare qualsiasi carta ({ $rule }).
}
now-void-free = In mano non c’è nessuna carta di { $suit }. A questo tavolo si può allora giocare qualsiasi carta ({ $rule }).
now-fool = { $fool } si può giocare al posto di qualsiasi carta ({ $rule }).

# Perché le altre carte non sono ammesse.

now-not-must-follow = { $whose ->
    [own] Devi rispondere al seme: { $suit } ({ $rule }).
   *[other] { $who } deve rispondere al seme: { $suit } ({ $rule }).
}
now-not-must-follow-trump = { $whose ->
    [own] { $word ->
        [trump] L’uscita è di trionfi: devi giocare un trionfo ({ $rule }).
       *[other] L’uscita è di tarocchi: devi giocare un tarocco ({ $rule }).
    }
   *[other] { $word ->
        [trump] L’uscita è di trionfi: { $who } deve giocare un trionfo ({ $rule }).
       *[other] L’uscita è di tarocchi: { $who } deve giocare un tarocco ({ $rule }).
    }
}
now-not-must-trump = { $whose ->
    [own] { $word ->
        [trump] Non hai { $suit }: devi giocare un trionfo ({ $rule }).
       *[other] Non hai { $suit }: devi giocare un tarocco ({ $rule }).
    }
   *[other] { $word ->
        [trump] { $who } non ha { $suit }: deve giocare un trionfo ({ $rule }).
       *[other] { $who } non ha { $suit }: deve giocare un tarocco ({ $rule }).
    }
}
