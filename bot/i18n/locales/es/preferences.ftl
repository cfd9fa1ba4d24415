# La página de las propias preferencias (/preferencias).
ui-prefs-title = Tus preferencias
ui-prefs-note = Esta página solo la ves tú. Los cambios valen al momento, en todos los servidores.
ui-prefs-preview = Así se verán tus cartas
render-alt-preview = { $title }. { $chosen }. Cartas mostradas: { $cards }.
ui-prefs-choose = Elige
ui-btn-change = Cambiar
ui-btn-test-dm = Probar mis mensajes
ui-btn-data = Datos y privacidad
ui-btn-prefs = Todas las preferencias

ui-pref-language = Idioma
    .button = Idioma…
ui-pref-language-client = el de tu Discord
ui-pref-language-en = English
ui-pref-language-it = Italiano
ui-pref-language-es = Español
ui-pref-language-hint = Para lo que solo ves tú; el tablero usa el idioma de la mesa.
ui-pref-theme = Tema de las imágenes
ui-pref-theme-dark = oscuro
    .button = Oscuro
ui-pref-theme-light = claro
    .button = Claro
ui-pref-theme-hint = Para tus cartas y las páginas que abres.
ui-pref-print = Tamaño del texto
ui-pref-print-normal = normal
    .button = Normal
ui-pref-print-large = grande
    .button = Grande
ui-pref-print-hint = Grande: cartas y texto más grandes en tus imágenes.
ui-pref-panel = Panel de cartas
ui-pref-panel-picture = imagen y botones
    .button = Imagen
ui-pref-panel-words = palabras y menús
    .button = Palabras
ui-pref-panel-hint = Las palabras van bien con un lector de pantalla o una conexión lenta.
ui-pref-confirm = Cómo juegas una carta
    .button = Toques…
ui-pref-confirm-undo = un toque, con tres segundos para deshacer
ui-pref-confirm-twice = dos toques
ui-pref-confirm-never = un toque
ui-pref-confirm-hint = Una carta que los demás ya han visto no se puede retirar.
ui-pref-surface = Dónde ves tus cartas
ui-pref-surface-dm = mensaje directo
    .button = Mensaje
ui-pref-surface-channel = en el canal, con Mis cartas
    .button = Canal
ui-pref-surface-hint = **Mis cartas** abre tus cartas en cualquier momento, solo para ti.
ui-pref-surface-closed = No recibes mensajes directos: por ahora tus cartas solo se ven con **Mis cartas**.
ui-pref-blurred = Imagen de tus cartas
ui-pref-blurred-no = visible
    .button = Visible
ui-pref-blurred-yes = difuminada hasta que la toques
    .button = Difuminada
ui-pref-blurred-hint = Para jugar con gente alrededor; los nombres de las cartas se siguen leyendo.
ui-pref-forced = Tu única carta posible
ui-pref-forced-no = la juegas tú
    .button = La juego yo
ui-pref-forced-yes = se juega automáticamente
    .button = Automática
ui-pref-forced-hint = Se juega sola tras una espera breve y aleatoria, para que el tiempo no delate nada.
ui-pref-standing = Tu nombre en las clasificaciones
    .button = Nombre…
ui-pref-standing-server = en cada servidor donde juegas
ui-pref-standing-everywhere = en todos los servidores
ui-pref-standing-hidden = en ninguna parte
ui-pref-standing-hint = También puedes cambiarlo en **Datos y privacidad**.

ui-choose-card-now = Elige una carta: un toque la juega

# La prueba de los mensajes.
ui-dm-test = Funciona: mis mensajes llegan aquí.
reply-dm-works = El mensaje ha llegado. Recibirás tus cartas por mensaje directo.
reply-dm-works-channel = El mensaje ha llegado. Tus cartas siguen en el canal, como elegiste.
reply-dm-blocked = No puedo escribirte. Abre el menú de este servidor, luego **Ajustes de privacidad**, permite los mensajes directos y vuelve a probar. Mientras tanto, **Mis cartas** te enseña tus cartas solo a ti.
reply-dm-later = Ahora no he podido hacer la prueba. Inténtalo dentro de unos minutos.

# Una carta elegida antes del propio turno.
ui-queue = Reserva una carta
ui-queue-other = Reserva otra carta
ui-queue-tap = Toca una carta para reservarla para tu turno.
ui-queued = Reservada: **{ $card }**. Se juega sola en tu turno, si entonces se puede jugar.
ui-queue-soon = Reservaste esta carta: se juega enseguida. **Cancelar** la deja en tu mano.
ui-queue-illegal = La carta reservada, { THE($card) }, ahora no se puede jugar y se queda en tu mano.
ui-btn-unqueue = Quitar la reserva

ui-pref-notice = Avisos de turno
    .button = Avisos…
ui-pref-notice-thread = en el hilo de la mesa
ui-pref-notice-dm = por mensaje directo
ui-pref-notice-off = nunca
ui-pref-notice-hint = Cuando te toca y llevas un rato sin hacer nada.

# Quién puede dirigirse a una persona, y a quién ha bloqueado.
ui-btn-people = Invitaciones y jugadores bloqueados
ui-people-title = Invitaciones y jugadores bloqueados
ui-pref-invites = Invitaciones a mesas
ui-pref-invites-all = de cualquiera
ui-pref-invites-none = de nadie
ui-pref-invites-hint = A quien te invite de todos modos se le dice que no aceptas invitaciones.
ui-blocked-title = Jugadores bloqueados
ui-blocked-count = { $count ->
    [0] nadie
    [one] { $count } jugador
   *[other] { $count } jugadores
}
ui-blocked-hint = No pueden invitarte, avisarte ni entrar en una mesa de la que eres anfitrión, y una revancha no los vuelve a reunir contigo. No se les avisa. Si están jugando una partida contigo, continúa.
ui-block-choose = Bloquear jugadores
ui-unblock-choose = Bloqueados: elige a quién desbloquear
reply-block-not = No puedes bloquear a { $who }: solo se puede bloquear a otras personas.
reply-block-full = Tu lista está llena ({ $count } jugadores). Desbloquea antes a alguien.
