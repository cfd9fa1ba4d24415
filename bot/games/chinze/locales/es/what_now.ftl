# ¿Qué puedo hacer ahora?: la regla de cada pregunta, qué significa cada palabra y por qué una carta no vale (C: los números de las reglas).

now-chinze-cut = Levantas un paquete de { $least } a { $most } cartas y el resto va encima. No ves ninguna carta (C5).
now-chinze-lead = Se puede salir con cualquier carta. Si sales con el Loco, tu rival puede jugar cualquier carta (C9, C20).
now-chinze-play = Asiste al palo de salida. Si no lo tienes, debes jugar un triunfo; si no tienes ninguno de los dos, cualquier carta. { $overtrump ->
    [none] Nunca tienes que superar la carta de salida.
   *[trump_led] Si se sale de triunfo, debes jugar uno más alto si lo tienes.
} El Loco se puede jugar en lugar de cualquier carta y nunca gana (C10–C12, C21).
now-chinze-meld-lead = { now-chinze-melds }
    Si juegas una carta, no cantas nada antes de ella. { now-chinze-lead }
now-chinze-meld-play = { now-chinze-melds }
    Si juegas una carta, no cantas nada antes de ella. { now-chinze-play }
now-chinze-melds = Antes de jugar tu carta puedes cantar lo que tienes completo. Tu rival ve las cartas, los puntos son tuyos al momento y las cartas se quedan en tu mano. También puedes esperar: en otra baza puedes cantar lo que entonces tengas completo (C25, C26, C34).
now-chinze-show = { $said ->
    [0] Eliges qué triunfos enseñas, al menos { $least }. Cada uno vale un punto. El Loco no es un triunfo (C27).
   *[other] Eliges qué triunfos enseñas, al menos { $least }. Cada uno que no hayas enseñado antes vale un punto. El Loco no es un triunfo (C27, C28).
}
now-chinze-three = Tienes las cuatro cartas. Tres valen 5 puntos y la cuarta no tienes que enseñarla (C31).
now-chinze-exchange = { $fool_exchange ->
    [first_trick] Has jugado el Loco y te lo quedas. A cambio das a tu rival una carta de la primera baza que ganaste después. Luego cuenta para tu rival (C22).
   *[end] Has jugado el Loco y te lo quedas. A cambio das a tu rival una carta que ganaste después. Luego cuenta para tu rival (C22).
}
now-chinze-say-announce = Vuelves a ver tus cantes antes de jugar.
now-chinze-say-back = Vuelves atrás y por ahora no enseñas nada.
now-chinze-say-tarocchi = Eliges cuáles de tus triunfos enseñas, al menos diez (C27).
now-chinze-say-K = Enseñas tres de tus cuatro Reyes por 5 puntos (C31).
now-chinze-say-Q = Enseñas tres de tus cuatro Reinas por 5 puntos (C31).
now-chinze-say-C = Enseñas tres de tus cuatro Caballos por 5 puntos (C31).
now-chinze-say-J = Enseñas tres de tus cuatro Sotas por 5 puntos (C31).
now-not-chinze-must-overtrump = Se ha salido de triunfo: debes jugar uno más alto si lo tienes ({ $rule }).
now-not-chinze-not-captured = No se dan cartas de la mano, solo cartas ganadas ({ $rule }).
now-not-chinze-meld-tarocchi = Solo se enseñan triunfos, y el Loco no lo es ({ $rule }).
now-not-chinze-show-three = Estas no son de las cuatro ({ $rule }).
