# Una mesa que no se puede jugar donde está: lo que se dice a quienes juegan (ux.md E7-E20).
ui-paused-board = ⏸ En pausa: han borrado el tablero varias veces. Pulsa **Reanudar** o haz tu próxima jugada para seguir.
ui-paused-gone = ⏸ Han borrado el hilo o el canal de esta mesa. La partida espera, y los relojes están parados.
ui-paused-locked = ⏸ El hilo de esta mesa está bloqueado. La partida se reanuda sola en cuanto se desbloquee.
ui-paused-forbidden = ⏸ Ya no tengo permiso para escribir aquí. La partida se reanuda sola en cuanto lo tenga.
ui-paused-removed = ⏸ Me han expulsado del servidor de esta mesa. La partida se guarda 30 días.
ui-paused-unavailable = ⏸ Discord no alcanza ahora mismo el servidor de esta mesa. Los relojes están parados.
ui-paused-returned = ⏸ Estoy otra vez en este servidor. Pulsa **Reanudar** o haz tu próxima jugada para seguir.
refusal-held-gone = Han borrado el hilo o el canal de esta mesa. El anfitrión puede continuar la partida en un hilo nuevo; no se pierde nada.
refusal-held-locked = El hilo de esta mesa está bloqueado. La partida se reanuda sola en cuanto un moderador lo desbloquee.
refusal-held-forbidden = No tengo permiso para escribir donde se juega esta mesa. La partida se reanuda sola en cuanto lo tenga; no se pierde nada.
refusal-held-removed = Me han expulsado del servidor de esta mesa: la partida espera.
refusal-held-unavailable = Discord no alcanza ahora mismo el servidor de esta mesa. Los relojes están parados; no se pierde nada.
ui-closed-forsaken = Esta mesa se ha cerrado sin resultado: durante 30 días nadie reanudó la partida.
ui-closed-gone = Esta mesa se ha cerrado sin resultado, porque han borrado su hilo.
ui-closed-removed = Esta mesa se ha cerrado sin resultado, porque han expulsado al bot del servidor.

place-board-title = Han borrado el tablero { $count } veces
place-board-text = La mesa «{ $table }» está en pausa. Para los moderadores: el registro de auditoría del servidor puede mostrar quién borra los mensajes. Cualquiera de la mesa puede reanudarla con el botón.
place-gone-title = Mesa «{ $table }»: han borrado su hilo o canal
place-gone-text = La partida está a salvo: no se ha perdido nada y los relojes están parados. Durante siete días, el anfitrión puede continuarla en un hilo nuevo.
place-gone-host = La partida está a salvo: no se ha perdido nada y los relojes están parados. Puedes continuarla en un hilo nuevo o terminarla sin resultado. A los siete días termina sola, sin resultado.
place-locked-text = Un moderador ha bloqueado el hilo. Los relojes están parados y la partida se reanuda sola en cuanto se desbloquee el hilo.
place-locked-title = La mesa «{ $table }» está en pausa
place-forbidden-title = La mesa «{ $table }» está en pausa
place-forbidden-text = En { $channel } falta el permiso { $permission }. Los relojes están parados. Lo compruebo cada vez que alguien pulsa un botón y cada diez minutos, y en cuanto lo tenga la partida se reanuda sola.
place-forbidden-unknown = En { $channel } Discord no me deja escribir. Los relojes están parados. Lo compruebo cada vez que alguien pulsa un botón y cada diez minutos, y en cuanto pueda escribir la partida se reanuda sola.
place-forbidden-automod = En { $channel } el AutoMod del servidor bloquea el tablero, incluso sin nombres. Los relojes están parados. Un moderador puede autorizarme; lo compruebo cada vez que alguien pulsa un botón y cada diez minutos.
place-removed-title = La mesa «{ $table }» está en pausa
place-removed-text = Me han expulsado del servidor. La partida se guarda 30 días; si me vuelven a invitar, puede seguir donde se quedó.
place-returned-title = La mesa «{ $table }» puede seguir
place-returned-text = Estoy otra vez en el servidor. Pulsa **Reanudar** aquí abajo o haz tu próxima jugada para seguir la partida.
place-on-title = La mesa «{ $table }» se ha reanudado
place-over-title = La mesa «{ $table }» está cerrada
place-btn-continue = Continuar en un hilo nuevo
place-btn-void = Terminar sin resultado
place-rest = 💤 Esta mesa lleva un día sin actividad. Cualquiera de sus jugadores puede reanudar la partida. Después del { $until } se cerrará sin resultado.
place-btn-resume = Reanudar
place-choose = El canal tampoco existe ya. ¿Dónde quieres seguir la partida?
place-choose-menu = Elige un canal
place-nowhere = En ese servidor no veo ningún canal en el que podamos escribir los dos. Pide a un moderador que cree uno y pulsa otra vez.
place-failed = No se ha podido crear un hilo ahí: { $channel }. Inténtalo otra vez o pide a un moderador que revise mis permisos.
place-continued = La partida sigue: { $channel }
place-voided = La mesa «{ $table }» ha terminado sin resultado.
place-past = Eso ya está resuelto.
place-taken = Aquí no puedo crear un hilo, y en este canal ya se juega la mesa «{ $table }». Juega en ella o abre tu mesa en otro canal.
place-kind = Aquí no se puede jugar. Usa un canal de texto, un hilo, una publicación de un foro o el chat de un canal de voz.
reply-create-here = La mesa «{ $table }» está abierta; su mensaje está aquí abajo. Se jugará aquí mismo, sin un hilo propio. Tienes el asiento 1.
place-busy = Ahora mismo no puedo abrir más mesas. Inténtalo dentro de diez minutos; las abiertas siguen.
reply-unsaved = Ahora mismo no puedo guardar nada. Los relojes están parados y se ha avisado a quien administra el bot.
reply-aside = Esta mesa está suspendida, porque su registro no se puede leer. No se ha borrado nada y se ha avisado a quien administra el bot.
cli-aside = { $count ->
    [one] Una mesa está suspendida, porque su registro no se puede leer: { $tables }. Las demás siguen.
   *[other] { $count } mesas están suspendidas, porque sus registros no se pueden leer: { $tables }. Las demás siguen.
}
place-broken = ⚠️ El registro de la mesa «{ $table }» no se puede leer, así que la mesa está suspendida. No se ha borrado nada. Se ha avisado a quien administra el bot; las demás mesas siguen.
