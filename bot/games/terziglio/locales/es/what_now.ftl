# ¿Qué puedo hacer ahora?: la regla de cada pregunta, qué significa cada palabra y por qué una carta no vale (T: los números de las reglas).

now-terziglio-auction = Cada uno habla una vez. Quien dice lo más alto es el declarante y juega contra los otros dos. Si todos pasan, la mano se anula y nadie puntúa (T12–T15).
now-terziglio-overcall = Alguien ya ha dicho «juego»: lo único que lo supera es «solo» (T13).
now-terziglio-say-pass = No quieres ser declarante. En esta mano ya no hablas más (T12).
now-terziglio-say-play = Eres declarante si después de ti nadie va solo. Tomas las cinco cartas del monte y descartas cinco (T16).
now-terziglio-say-solo = Eres declarante al momento. Nadie ve el monte hasta el final, no descartas nada y el resultado vale doble (T14, T19, T60).
now-terziglio-discard = Has tomado las cinco cartas del monte y descartas cinco boca abajo. Al final son tuyas si ganas al menos una baza. { $discard_restriction ->
    [none] Puedes descartar cualquier carta (T16–T18).
   *[five_point] Las cartas de cinco puntos se quedan (T16–T18).
}
now-terziglio-declare = Cada uno canta una vez, antes de la primera salida. Enseñas las cartas que cantas y las recuperas; los puntos son de tu bando al momento. Puedes cantar todo, una parte o nada. Tres combinaciones cantadas juntas valen doble, y tres secuencias también (T37–T40).
now-terziglio-lead = La primera carta de la baza decide a qué palo asisten los demás. { $fool_lead ->
    [forbidden] Solo se puede salir con el Loco como última carta (T41, T45).
   *[allowed] Si sales con el Loco, lo decide la carta siguiente (T41, T45).
}
now-terziglio-play = Asiste al palo de salida. Si no lo tienes, debes jugar un triunfo; si no tienes ninguno de los dos, cualquier carta. Nunca tienes que superar las cartas ya jugadas. El Loco se puede jugar en lugar de cualquier carta y nunca gana (T42–T44).
now-terziglio-pay = El Loco se jugó en una baza que ganó el otro bando. Vuelve a tu bando, que a cambio da una de las cartas que ha ganado. Tú eliges cuál; después es del otro bando (T49, T50).
now-not-terziglio-fool-lead = Solo se puede salir con el Loco como última carta ({ $rule }).
now-not-terziglio-discard-barred = Estas valen cinco puntos y se quedan ({ $rule }).
now-not-terziglio-not-payable = No se dan cartas de la mano, solo cartas ganadas ({ $rule }).
