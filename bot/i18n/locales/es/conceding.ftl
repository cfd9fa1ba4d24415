# Dar por perdida una sola mano.

news-conceded = 🏳️ Mano dada por perdida: { $side }. Las bazas y las cartas que quedan son para el otro bando.
outcome-conceded = Mano dada por perdida: { $side }.
refusal-concede-deal-not-now = Una mano solo se puede dar por perdida mientras se juegan las bazas; en las Minchiate, a partir de la segunda.
refusal-concede-deal-substitute = Juegas por quien ocupaba antes este asiento: un sustituto no puede dar la mano por perdida en su nombre.
ui-btn-concede-deal = Dar la mano por perdida
ui-leave-deal-consent = es una propuesta: la mano termina si acepta { $who }. Caduca con esta mano.
ui-leave-deal-at-once = la mano termina enseguida.
ui-concession-deal = 🏳️ { $who } propone dar esta mano por perdida. Termina si también acepta: { $waiting }. La propuesta caduca con la mano.
reply-concede-deal = Has propuesto dar por perdida la mano en la mesa «{ $table }».
reply-conceded-deal = Has dado por perdida la mano en la mesa «{ $table }».
reply-agreed-deal = Has aceptado: la mano de la mesa «{ $table }» se da por perdida.

# Terminar una partida que juegan también otros.
ui-closing-asked = Hay más personas jugando, así que se les pregunta: la partida termina cuando acepte también { $who }. Las manos ya contadas siguen valiendo, la que se está jugando se pierde y la partida no cuenta para la clasificación. Si solo tienes que irte tú, `/mesa rendirse` muestra cómo.
ui-concession-stop = 🏁 { $who } propone terminar aquí la partida. Termina si también acepta: { $waiting }. Las manos ya contadas siguen valiendo, la que se está jugando se pierde y la partida no cuenta para la clasificación. La propuesta caduca con esta mano.
reply-end-asked = Has pedido a los demás de la mesa «{ $table }» terminar la partida.
reply-agree-stop = Has aceptado terminar la partida en la mesa «{ $table }».
# La pregunta antes de rendirse, con su precio.
ui-concede-asked = ¿Quieres rendirte en la mesa «{ $name }»?
ui-concede-deal-asked = ¿Quieres dar por perdida esta mano?
ui-concede-at-once = La partida termina enseguida. No se puede deshacer.
ui-concede-needs = Es una propuesta: la partida termina si acepta { $who }. La propuesta caduca con esta mano.
ui-concede-cost = Ahora tu tanteo es { $now }. Con las reglas para una partida interrumpida pasa a **{ $then }**, y terminas en el puesto { $place } de { $of }.
ui-concede-stands = Tu tanteo sigue en **{ $then }**, y terminas en el puesto { $place } de { $of }.
ui-concede-nothing = Todavía no se ha anotado nada, así que la partida termina sin resultado.
