# Avisos de turno, abandonar una partida, sustitutos.

ui-call = { $who } te toca
ui-call-again = { $who } la mesa te sigue esperando
ui-call-by = Te lo pide { $who }.
ui-btn-nudge = Avisar
reply-nudged = Hecho: se ha avisado a quien tiene que jugar.
refusal-nudge-yourself = La mesa te espera a ti.
refusal-nudge-nobody = No se espera a nadie a quien se pueda avisar.
refusal-nudge-early = Todavía no: deja que pase antes la mitad del tiempo. Puedes avisar { $when }.
refusal-nudge-enough = Para esta jugada ya se le ha avisado bastante.
refusal-nudge-none = Puedes avisar a la misma persona una vez cada seis horas: de nuevo { $when }.
refusal-nudge-no-clock = Todavía no: para quien tiene que jugar no corre ningún reloj.
ui-gone = 🤖 Has faltado demasiado tiempo: un bot ocupa tu asiento hasta el final de la partida.
ui-bot-stays = 🤖 ocupa hasta el final el asiento de { $who }
ui-over-assisted = Abandonó la partida: { $who }. La terminó un bot; a nadie más se le cuenta.
refusal-abandoned = Has faltado demasiado tiempo: un bot ocupa tu asiento hasta el final de esta partida.

ui-leave-title = Dejar la mesa «{ $name }»
ui-btn-handover = Que juegue un bot
ui-leave-handover = empieza a jugar enseguida; con «{ ui-btn-back }» recuperas el asiento. Si faltas una mano entera más (72 horas en una mesa diaria), has abandonado la partida.
ui-btn-concede = Rendirse
ui-leave-consent = es una propuesta: la partida termina si acepta { $who }. Caduca con esta mano.
ui-leave-at-once = la partida termina enseguida.
ui-btn-offerchair = Pedir un sustituto
ui-leave-substitute = quien ocupe el asiento en el hilo sigue con tus cartas; el resultado sigue siendo tuyo.
ui-btn-keepchair = Me quedo
ui-concession = 🏳️ { $who } propone rendirse. La partida termina si también acepta: { $waiting }. La propuesta caduca con esta mano.
ui-btn-decline = Seguimos
ui-open-chair = 🪑 { $who } pide un sustituto. Quien ocupe el asiento sigue con estas cartas; el resultado es de { $who }.
ui-btn-relieve = Ocupar el asiento
ui-over-conceded = { $count ->
    [one] Se ha rendido: { $who }.
   *[other] Se han rendido: { $who }.
}
    .you = Te has rendido.
ui-closed-conceded = La partida se dio por perdida antes de que se anotara nada.
reply-handover = Un bot ocupa tu asiento en la mesa «{ $table }». Con «Ya estoy», junto a tus cartas, lo recuperas.
reply-concede = Has propuesto rendirte en la mesa «{ $table }».
reply-agree = Has aceptado rendirte en la mesa «{ $table }».
reply-decline = La partida de la mesa «{ $table }» sigue.
reply-offerchair = Tu asiento en la mesa «{ $table }» está abierto a un sustituto. Hasta que alguien lo ocupe sigues jugando tú.
reply-keepchair = Conservas tu asiento en la mesa «{ $table }».
refusal-concede-offered = Ya hay una propuesta de rendirse.
refusal-concede-not-asked = Esta propuesta no pide tu acuerdo.
ui-concede-counts = { $count ->
    [one] Cuenta como perdida: { $who } queda en último lugar, sea cual sea el tanteo.
   *[other] Cuenta como perdida: { $who } quedan en último lugar, sea cual sea el tanteo.
}
ui-concede-free = Esta partida no cuenta para la clasificación.
reply-conceded = Te has rendido en la partida de la mesa «{ $table }».
reply-agreed = Has aceptado: la partida de la mesa «{ $table }» ha terminado.
refusal-concede-substitute = El resultado de este asiento es de quien lo ocupaba antes que tú: un sustituto no puede rendirse.
refusal-chair-offered = Tu asiento ya está abierto a un sustituto.
refusal-chair-kept = Este asiento no busca sustituto.
refusal-chair-hands-known = En esta partida ya has tenido las cartas de otro jugador: no puedes jugar también con estas.
ui-btn-rematch = Revancha
ui-btn-lots = Revancha, asientos a suertes
reply-rematch = Estás en la mesa «{ $table }». La partida empieza cuando todos hayan aceptado; los asientos de quien no vuelva quedan libres en su tarjeta.
ui-former-player = exjugador
