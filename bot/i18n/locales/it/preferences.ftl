# La pagina delle proprie preferenze (/preferenze).
ui-prefs-title = Le tue preferenze
ui-prefs-note = Questa pagina la vedi solo tu. Le modifiche valgono subito, su ogni server.
ui-prefs-preview = Le tue carte si vedranno così
render-alt-preview = { $title }. { $chosen }. Carte mostrate: { $cards }.
ui-prefs-choose = Scegli
ui-btn-change = Cambia
ui-btn-test-dm = Prova i messaggi
ui-btn-data = Dati e privacy
ui-btn-prefs = Tutte le preferenze

ui-pref-language = Lingua
    .button = Lingua…
ui-pref-language-client = quella del tuo Discord
ui-pref-language-en = English
ui-pref-language-it = Italiano
ui-pref-language-es = Español
ui-pref-language-hint = Per ciò che vedi solo tu; il tabellone usa la lingua del tavolo.
ui-pref-theme = Tema delle immagini
ui-pref-theme-dark = scuro
    .button = Scuro
ui-pref-theme-light = chiaro
    .button = Chiaro
ui-pref-theme-hint = Per le tue carte e le pagine che apri.
ui-pref-print = Dimensione del testo
ui-pref-print-normal = normale
    .button = Normale
ui-pref-print-large = grande
    .button = Grande
ui-pref-print-hint = Grande: carte e testo più grandi nelle tue immagini.
ui-pref-panel = Pannello delle carte
ui-pref-panel-picture = immagine e pulsanti
    .button = Immagine
ui-pref-panel-words = parole e menu
    .button = Parole
ui-pref-panel-hint = Le parole vanno bene con un lettore di schermo o una connessione lenta.
ui-pref-confirm = Come giochi una carta
    .button = Tocchi…
ui-pref-confirm-undo = un tocco, con tre secondi per annullare
ui-pref-confirm-twice = due tocchi
ui-pref-confirm-never = un tocco
ui-pref-confirm-hint = Una carta che gli altri hanno già visto non si può riprendere.
ui-pref-surface = Dove vedi le tue carte
ui-pref-surface-dm = messaggio diretto
    .button = Messaggio
ui-pref-surface-channel = nel canale, con Le mie carte
    .button = Canale
ui-pref-surface-hint = **Le mie carte** apre le tue carte in ogni momento, visibili solo a te.
ui-pref-surface-closed = Non ricevi messaggi diretti: per ora le carte si vedono solo con **Le mie carte**.
ui-pref-blurred = Immagine delle tue carte
ui-pref-blurred-no = visibile
    .button = Visibile
ui-pref-blurred-yes = sfocata finché non la tocchi
    .button = Sfocata
ui-pref-blurred-hint = Per giocare con gente intorno; i nomi delle carte restano leggibili.
ui-pref-forced = L’unica carta giocabile
ui-pref-forced-no = la giochi tu
    .button = La gioco io
ui-pref-forced-yes = giocata automaticamente
    .button = Automatica
ui-pref-forced-hint = Viene giocata dopo un’attesa breve e casuale, così il tempo non rivela nulla.
ui-pref-standing = Il tuo nome nelle classifiche
    .button = Nome…
ui-pref-standing-server = su ogni server in cui giochi
ui-pref-standing-everywhere = su tutti i server
ui-pref-standing-hidden = da nessuna parte
ui-pref-standing-hint = Puoi cambiarlo anche in **Dati e privacy**.

ui-choose-card-now = Scegli una carta: un tocco la gioca

# La prova dei messaggi.
ui-dm-test = Funziona: i miei messaggi arrivano qui.
reply-dm-works = Il messaggio è arrivato. Riceverai le carte con un messaggio diretto.
reply-dm-works-channel = Il messaggio è arrivato. Le carte restano nel canale, come hai scelto.
reply-dm-blocked = Non posso scriverti. Apri il menu di questo server, poi **Impostazioni sulla privacy**, consenti i messaggi diretti e prova di nuovo. Intanto **Le mie carte** mostra le carte soltanto a te.
reply-dm-later = Adesso non è stato possibile fare la prova. Riprova tra qualche minuto.

# Una carta scelta prima del proprio turno.
ui-queue = Prenota una carta
ui-queue-other = Prenota un’altra carta
ui-queue-tap = Tocca una carta per prenotarla per il tuo turno.
ui-queued = Prenotata: **{ $card }**. Si gioca da sola al tuo turno, se in quel momento è giocabile.
ui-queue-soon = Hai prenotato questa carta: si gioca tra un momento. **Annulla** te la lascia in mano.
ui-queue-illegal = La carta prenotata, { THE($card) }, ora non si può giocare e ti resta in mano.
ui-btn-unqueue = Togli la prenotazione

ui-pref-notice = Avvisi di turno
    .button = Avvisi…
ui-pref-notice-thread = nel thread del tavolo
ui-pref-notice-dm = con un messaggio diretto
ui-pref-notice-off = mai
ui-pref-notice-hint = Quando tocca a te e da un po’ non fai nulla.

# Chi può raggiungere una persona, e chi ha bloccato.
ui-btn-people = Inviti e giocatori bloccati
ui-people-title = Inviti e giocatori bloccati
ui-pref-invites = Inviti ai tavoli
ui-pref-invites-all = da chiunque
ui-pref-invites-none = da nessuno
ui-pref-invites-hint = A chi ti invita comunque viene detto che non accetti inviti.
ui-blocked-title = Giocatori bloccati
ui-blocked-count = { $count ->
    [0] nessuno
    [one] { $count } giocatore
   *[other] { $count } giocatori
}
ui-blocked-hint = Non possono invitarti, sollecitarti né entrare a un tavolo di cui sei host, e una rivincita non vi rimette insieme. Non ricevono nessun avviso. Una partita in cui giocate insieme continua.
ui-block-choose = Blocca giocatori
ui-unblock-choose = Bloccati: scegli chi sbloccare
reply-block-not = Non puoi bloccare { $who }: si possono bloccare solo altre persone.
reply-block-full = La tua lista è piena ({ $count } giocatori). Prima sblocca qualcuno.
