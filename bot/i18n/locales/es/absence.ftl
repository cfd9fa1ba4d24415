# Avisos de turno, dejar una partida, sustitutos.

ui-call = { $who } te toca
ui-call-again = { $who }, la mesa te sigue esperando
ui-call-by = Aviso de { $who }.
ui-btn-nudge = Avisar
reply-nudged = Hecho: se ha avisado a quien tiene que jugar.
refusal-nudge-yourself = La mesa te espera a ti.
refusal-nudge-nobody = Ahora no hay nadie a quien avisar.
refusal-nudge-early = Todavía no: antes debe pasar la mitad del tiempo. Puedes avisar { $when }.
refusal-nudge-enough = Para esta decisión ya ha habido suficientes avisos.
refusal-nudge-none = Puedes avisar a la misma persona una vez cada seis horas: de nuevo { $when }.
refusal-nudge-no-clock = Todavía no: para quien tiene que jugar no corre ningún reloj.
ui-gone = 🤖 Has faltado demasiado tiempo: un bot ocupa tu asiento hasta el final de la partida.
ui-bot-stays = 🤖 juega por { $who } hasta el final de la partida
ui-over-assisted = Partida abandonada por { $who }. La terminó un bot; no perjudica a nadie más.
    .you = Abandonaste la partida. La terminó un bot; no perjudica a nadie más.
refusal-abandoned = Has faltado demasiado tiempo: un bot ocupa tu asiento hasta el final de esta partida.

ui-leave-title = Dejar la mesa «{ $name }»
ui-btn-handover = Que juegue un bot
ui-leave-handover = un bot empieza a jugar enseguida; con «{ ui-btn-back }» recuperas el asiento. Si faltas una mano entera más (72 horas en una mesa diaria), abandonas la partida.
ui-btn-concede = Rendirse
ui-leave-consent = es una propuesta: hace falta el consentimiento de { $who }. Caduca al final de esta mano.
ui-leave-at-once = la partida termina enseguida.
ui-btn-offerchair = Pedir un sustituto
ui-leave-substitute = quien ocupe el asiento en el hilo sigue con tus cartas; el resultado sigue siendo tuyo.
ui-btn-keepchair = Me quedo
ui-concession = 🏳️ { $who } propone rendirse. Falta el consentimiento de { $waiting }. La propuesta caduca al final de esta mano.
ui-btn-decline = Seguimos
ui-open-chair = 🪑 { $who } pide un sustituto. Quien ocupe el asiento sigue con estas cartas; el resultado es de { $who }.
ui-btn-relieve = Ocupar el asiento
ui-over-conceded = { $count ->
    [one] Se ha rendido: { $who }.
   *[other] Se han rendido: { $who }.
}
    .you = Te has rendido.
    .you-and = Tú y { $who } se han rendido.
ui-closed-conceded = La partida terminó por rendición antes de que se anotaran puntos.
reply-handover = Un bot ocupa tu asiento en la mesa «{ $table }». Con «{ ui-btn-back }», en el panel de cartas, lo recuperas.
reply-concede = Has propuesto rendirte en la mesa «{ $table }».
reply-agree = Has aceptado rendirte en la mesa «{ $table }».
reply-decline = La partida de la mesa «{ $table }» sigue.
reply-offerchair = Tu asiento en la mesa «{ $table }» está abierto a un sustituto. Sigues jugando tú hasta que alguien lo ocupe.
reply-keepchair = Conservas tu asiento en la mesa «{ $table }».
refusal-concede-offered = Ya hay una propuesta de rendición.
refusal-concede-not-asked = Esta propuesta no necesita tu consentimiento.
ui-concede-counts = { $count ->
    [one] Cuenta como perdida: { $who } queda en último lugar, sea cual sea el tanteo.
   *[other] Cuenta como perdida: { $who } quedan en último lugar, sea cual sea el tanteo.
}
ui-concede-free = Esta partida no es clasificatoria.
reply-conceded = Te has rendido en la partida de la mesa «{ $table }».
reply-agreed = Has aceptado: la partida de la mesa «{ $table }» ha terminado.
refusal-concede-substitute = El resultado de este asiento es de quien lo ocupaba antes que tú: un sustituto no puede rendirse.
refusal-chair-offered = Tu asiento ya está abierto a un sustituto.
refusal-chair-kept = Para este asiento no se busca sustituto.
refusal-chair-hands-known = En esta partida ya has visto las cartas de otro asiento: no puedes jugar también con estas.
ui-btn-rematch = Revancha
ui-btn-lots = Revancha, asientos por sorteo
reply-rematch = Has aceptado la revancha en la mesa «{ $table }». Empieza cuando acepten todos; los asientos que nadie recupere quedan libres.
ui-former-player = exparticipante
