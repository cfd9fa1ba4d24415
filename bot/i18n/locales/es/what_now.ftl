# ¿Qué puedo hacer ahora?: qué se pregunta, qué cartas valen y la regla que impide las demás. Solo reglas, ningún consejo.

ui-btn-what-now = ¿Qué puedo hacer?
ui-others-what-now = **¿Qué puedo hacer?** dice qué cartas o palabras puedes elegir ahora, y por qué.
ui-now-title = ¿Qué puedo hacer ahora?
ui-now-nothing = Ahora no tienes nada que decidir.
ui-now-chapter = Reglas: { $chapter }
ui-now-legal = { $count ->
    [one] Puedes elegir esta carta: { $cards }
   *[other] Puedes elegir estas { $count } cartas: { $cards }
}
ui-now-barred = { $count ->
    [one] Esta carta no: { $cards }
   *[other] Estas { $count } cartas no: { $cards }
}
ui-now-size = { $name }: { $count ->
    [one] una carta
   *[other] { $count } cartas
}
ui-now-offer = { $points ->
    [one] **{ $name }** ({ $points } punto): { $cards }
   *[other] **{ $name }** ({ $points } puntos): { $cards }
}
ui-choices-explained = `/jugar` con `?` explica qué puedes hacer ahora.
ui-now-type = ¿Qué puedo hacer ahora? Explícamelo

# Por qué valen las cartas que valen, cuando ninguna otra está excluida.

now-lead = { $whose ->
    [own] Sales tú, así que puedes jugar cualquier carta ({ $rule }).
   *[other] Sale { $who }, así que se puede jugar cualquiera de sus cartas ({ $rule }).
}
now-after-fool = Todavía no hay palo de salida, así que se puede jugar cualquier carta ({ $rule }).
now-only-card = Es la última carta en la mano.
now-all-follow = Todas las cartas en la mano son del palo de salida: { $suit } ({ $rule }).
now-all-trumps = { $word ->
   *[other] No hay { $suit } en la mano: hay que jugar un triunfo, y todas las cartas son triunfos ({ $rule }).
}
now-neither = { $word ->
   *[other] No hay ni { $suit } ni triunfos en la mano, así que se puede jugar cualquier carta ({ $rule }).
}
now-no-trumps = { $word ->
   *[other] Se ha salido de triunfo y no hay ninguno en la mano, así que se puede jugar cualquier carta ({ $rule }).
}
now-void-free = No hay { $suit } en la mano. En esta mesa se puede entonces jugar cualquier carta ({ $rule }).
now-fool = { $fool } se puede jugar en lugar de cualquier carta ({ $rule }).

# Por qué no valen las demás.

now-not-must-follow = { $whose ->
    [own] Tienes que asistir al palo: { $suit } ({ $rule }).
   *[other] { $who } tiene que asistir al palo: { $suit } ({ $rule }).
}
now-not-must-follow-trump = { $whose ->
    [own] { $word ->
       *[other] Se ha salido de triunfo: tienes que jugar un triunfo ({ $rule }).
    }
   *[other] { $word ->
       *[other] Se ha salido de triunfo: { $who } tiene que jugar un triunfo ({ $rule }).
    }
}
now-not-must-trump = { $whose ->
    [own] { $word ->
       *[other] No tienes { $suit }: tienes que jugar un triunfo ({ $rule }).
    }
   *[other] { $word ->
       *[other] { $who } no tiene { $suit }: tiene que jugar un triunfo ({ $rule }).
    }
}
