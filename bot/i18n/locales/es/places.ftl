# Una mesa que no se puede jugar donde está: lo que se dice a quienes juegan (ux.md E7-E20).
ui-paused-board = ⏸ Han borrado el mensaje de la mesa una y otra vez, así que hay una pausa. Se sigue con **Reanudar** o con la próxima jugada.
ui-paused-gone = ⏸ Han borrado el sitio de esta mesa. La partida espera; los relojes están parados.
ui-paused-locked = ⏸ El hilo de esta mesa está bloqueado. La partida se reanuda sola en cuanto se vuelva a abrir.
ui-paused-forbidden = ⏸ Ya no puedo escribir donde se juega esta mesa. La partida se reanuda sola en cuanto pueda.
ui-paused-removed = ⏸ Me han quitado del servidor de esta mesa. La partida espera allí 30 días.
ui-paused-unavailable = ⏸ Discord no alcanza ahora mismo el servidor de esta mesa. Los relojes están parados.
ui-paused-returned = ⏸ He vuelto al servidor. Se sigue con **Reanudar** o con la próxima jugada.
refusal-held-gone = Han borrado el sitio de esta mesa. El anfitrión puede continuar la partida en un hilo nuevo; no se pierde nada.
refusal-held-locked = El hilo de esta mesa está bloqueado. La partida se reanuda sola en cuanto un moderador lo abra.
refusal-held-forbidden = No puedo escribir donde se juega esta mesa. La partida se reanuda sola en cuanto pueda; no se pierde nada.
refusal-held-removed = Me han quitado del servidor de esta mesa: la partida espera.
refusal-held-unavailable = Discord no alcanza ahora mismo el servidor de esta mesa. Los relojes están parados; no se pierde nada.
ui-closed-forsaken = Esta mesa se ha cerrado sin resultado: durante 30 días nadie siguió la partida.
ui-closed-gone = Esta mesa se ha cerrado sin resultado, porque han borrado su hilo.
ui-closed-removed = Esta mesa se ha cerrado sin resultado, porque han quitado al bot del servidor.

place-board-title = Han borrado el mensaje de la mesa { $count } veces
place-board-text = La mesa «{ $table }» está en pausa. Para los moderadores: el registro de auditoría del servidor puede mostrar quién borra los mensajes. Cualquiera de la mesa puede reanudarla con el botón.
place-gone-title = Mesa «{ $table }»: han borrado su sitio
place-gone-text = La partida está a salvo: no se ha perdido nada y los relojes están parados. El anfitrión puede continuarla en un hilo nuevo durante siete días.
place-gone-host = La partida está a salvo: no se ha perdido nada y los relojes están parados. Puedes continuarla en un hilo nuevo o terminarla sin resultado. A los siete días termina sola, sin resultado.
place-locked-text = Un moderador ha bloqueado el hilo. Los relojes están parados y la partida se reanuda sola en cuanto el hilo se vuelva a abrir.
place-locked-title = La mesa «{ $table }» está en pausa
place-forbidden-title = La mesa «{ $table }» está en pausa
place-forbidden-text = En { $channel } me falta el permiso { $permission }. Los relojes están parados. Lo compruebo otra vez con cada botón y cada diez minutos, y la partida se reanuda sola.
place-forbidden-unknown = En { $channel } Discord no me deja escribir. Los relojes están parados. Lo compruebo otra vez con cada botón y cada diez minutos, y la partida se reanuda sola.
place-forbidden-automod = En { $channel } el AutoMod del servidor no deja pasar la mesa, ni siquiera sin nombres. Los relojes están parados. Un moderador puede autorizarme; lo compruebo otra vez con cada botón y cada diez minutos.
place-removed-title = La mesa «{ $table }» está en pausa
place-removed-text = Me han quitado del servidor. La partida se guarda 30 días; si me vuelven a invitar, puede seguir donde se quedó.
place-returned-title = La mesa «{ $table }» puede seguir
place-returned-text = He vuelto al servidor. Con cualquier botón de la mesa la partida sigue donde se quedó.
place-on-title = La mesa «{ $table }» sigue
place-over-title = La mesa «{ $table }» está cerrada
place-btn-continue = Continuar en un hilo nuevo
place-btn-void = Terminar sin resultado
place-rest = 💤 Esta mesa descansa desde hace un día. La partida espera a sus jugadores: puede seguirla cualquiera que se siente a ella. Después del { $until } se cerrará sin resultado.
place-btn-resume = Seguir
place-choose = El canal tampoco existe ya. ¿Dónde debe seguir la partida?
place-choose-menu = Elige un canal
place-nowhere = En ese servidor no veo ningún canal en el que podamos escribir los dos. Pide a un moderador que cree uno y pulsa otra vez.
place-failed = No se ha podido crear un hilo ahí: { $channel }. Inténtalo otra vez o pide a un moderador que revise mis permisos.
place-continued = La partida sigue: { $channel }
place-voided = La mesa «{ $table }» ha terminado sin resultado.
place-past = Eso ya está resuelto.
place-taken = Aquí no puedo crear un hilo, y en este canal ya se juega la mesa «{ $table }». Juega en ella o abre tu mesa en otro canal.
place-kind = Aquí no se puede jugar. Usa un canal de texto, un hilo, una publicación de un foro o el chat de un canal de voz.
reply-create-here = La mesa «{ $table }» está abierta; su tarjeta está aquí abajo. Se jugará aquí mismo, porque no tiene un hilo propio. Tienes el primer asiento.
place-busy = La casa está llena ahora mismo. Inténtalo otra vez dentro de diez minutos; las mesas abiertas siguen.
reply-unsaved = Ahora mismo no puedo guardar nada. Los relojes están parados, y quien lleva este bot ya lo sabe.
reply-aside = Esta mesa se ha apartado, porque su registro no se puede leer. No se ha borrado nada, y quien lleva este bot ya lo sabe.
cli-aside = { $count ->
    [one] Se ha apartado una mesa, porque su registro no se puede leer: { $tables }. Las demás siguen.
   *[other] Se han apartado { $count } mesas, porque sus registros no se pueden leer: { $tables }. Las demás siguen.
}
place-broken = ⚠️ El registro de la mesa «{ $table }» no se puede leer, así que la mesa se ha apartado. No se ha borrado nada. Quien lleva este bot ya lo sabe; las demás mesas siguen.
