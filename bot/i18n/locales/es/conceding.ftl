# Dar por perdida una sola mano.

news-conceded = 🏳️ Mano dada por perdida: { $side }. Las bazas y las cartas que quedan son para el otro bando.
    .you-side = 🏳️ Has dado la mano por perdida. Las bazas y las cartas que quedan son para el otro bando.
    .pair-side = 🏳️ Mano dada por perdida: tú y { $side }. Las bazas y las cartas que quedan son para el otro bando.
outcome-conceded = Mano dada por perdida: { $side }.
    .you-side = Has dado la mano por perdida.
    .pair-side = Mano dada por perdida: tú y { $side }.
refusal-concede-deal-not-now = Una mano solo se puede dar por perdida mientras se juegan las bazas; en las Minchiate, a partir de la segunda.
refusal-concede-deal-substitute = Juegas por quien ocupaba antes este asiento: un sustituto no puede dar por perdida la mano.
ui-btn-concede-deal = Dar la mano por perdida
ui-leave-deal-consent = es una propuesta: hace falta el consentimiento de { $who }. Caduca al final de esta mano.
ui-leave-deal-at-once = la mano termina enseguida.
ui-concession-deal = 🏳️ { $who } propone dar por perdida esta mano. Falta el consentimiento de { $waiting }. La propuesta caduca al final de la mano.
reply-concede-deal = Has propuesto dar por perdida la mano en la mesa «{ $table }».
reply-conceded-deal = Has dado por perdida la mano en la mesa «{ $table }».
reply-agreed-deal = Has aceptado: la mano de la mesa «{ $table }» se da por perdida.

# Terminar una partida que juegan también otros.
ui-closing-asked = Hay más personas jugando: la partida termina solo con el consentimiento de { $who }. Las manos terminadas cuentan, la que está en juego no, y la partida no cuenta para la clasificación. Si solo tienes que irte tú, usa `/mesa rendirse`.
ui-concession-stop = 🏁 { $who } propone terminar aquí la partida. Falta el consentimiento de { $waiting }. Las manos terminadas cuentan, la que está en juego no, y la partida no cuenta para la clasificación. La propuesta caduca al final de esta mano.
reply-end-asked = Has propuesto a los demás de la mesa «{ $table }» terminar la partida.
reply-agree-stop = Has aceptado terminar la partida en la mesa «{ $table }».
# La pregunta antes de rendirse, con lo que cuesta.
ui-concede-asked = ¿Quieres rendirte en la mesa «{ $name }»?
ui-concede-deal-asked = ¿Quieres dar por perdida esta mano?
ui-concede-at-once = La partida termina enseguida. Esto no se puede deshacer.
ui-concede-needs = Es una propuesta: hace falta el consentimiento de { $who }. Caduca al final de esta mano.
ui-concede-cost = Ahora tu tanteo es { $now }. Según las reglas para una partida interrumpida pasa a **{ $then }**, y terminas en el puesto { $place } de { $of }.
ui-concede-stands = Tu tanteo sigue en **{ $then }**, y terminas en el puesto { $place } de { $of }.
ui-concede-nothing = Todavía no se ha anotado nada, así que la partida termina sin resultado.
