# Avisos de turno, abandonar una partida, sustitutos.

ui-call = { $who } te toca
ui-call-again = { $who } la mesa te sigue esperando
ui-call-by = Te lo pide { $who }.
ui-btn-nudge = Avisar
reply-nudged = Hecho: se ha avisado a quien tiene que jugar.
refusal-nudge-yourself = La mesa te espera a ti.
refusal-nudge-nobody = No se espera a nadie a quien se pueda avisar.
refusal-nudge-early = Todavía no: deja que pase antes la mitad del tiempo.
refusal-nudge-enough = Para esta jugada ya se le ha avisado bastante.
refusal-nudge-none = Puedes avisar a la misma persona una vez cada seis horas.
ui-gone = 🤖 Has faltado demasiado tiempo: un jugador automático ocupa tu asiento hasta el final de la partida.
ui-bot-stays = 🤖 ocupa hasta el final el asiento de { $who }
ui-over-assisted = Abandonó la partida: { $who }. La terminó un jugador automático; a nadie más se le cuenta.
refusal-abandoned = Has faltado demasiado tiempo: un jugador automático ocupa tu asiento hasta el final de esta partida.
