# Ore di riposo ai tavoli giornalieri.
ui-pref-quiet = Ore di riposo ai tavoli giornalieri
    .button = Ore…
ui-pref-quiet-none = nessuna
ui-pref-quiet-set = dalle { $begin } alle { $end }, { $zone }
ui-pref-quiet-hint = In quelle ore il tuo orologio è fermo (al massimo dieci ore al giorno) e non ricevi avvisi.
ui-quiet-title = Ore di riposo ai tavoli giornalieri
ui-quiet-begin = Dalle
ui-quiet-end = Alle
ui-quiet-zone = Fuso orario
ui-quiet-zone-hint = Il suo nome o una grande città: Europe/Rome, New York
ui-quiet-off = Nessuna ora di riposo
reply-quiet-zone = Fuso orario sconosciuto: «{ $zone }». Scrivilo come `Europe/Rome`, o indica una grande città del tuo fuso (in inglese).
reply-quiet-long = Le ore di riposo possono essere al massimo dieci al giorno. Scegli un periodo più breve.
refusal-nudge-quiet = Per chi deve giocare sono ore di riposo: l’orologio è fermo e non arrivano avvisi.

# Chat al tavolo.
cmd-table-create-chat = chat
    .description = Si può chattare nel thread durante il gioco (predefinito: sì)
ui-set-talk = Chat
ui-talk-free = chat libera
ui-talk-free-hint = Nel thread si può chattare, ma non delle carte
ui-talk-quiet = tavolo silenzioso
ui-talk-quiet-hint = Nel thread solo carte (modalità lenta di sei ore)
ui-manners-free = Si chatta liberamente, ma i compagni non parlano di carte: i segnali si danno solo con le carte giocate o con le parole del pannello.
ui-manners-two = Si chatta liberamente, ma non delle carte della mano in corso.
ui-manners-quiet = Tavolo silenzioso: qui solo carte, per favore. Fino alla fine della partita si chatta altrove.
ui-talk-wish = Proposta di { $who } per il resto della partita: **{ $talk }**.
ui-talk-changed = D’ora in poi: **{ $talk }**.
reply-talk-now = D’ora in poi: «{ $talk }».
reply-talk-asked = La proposta è nel thread, per gli altri giocatori: «{ $talk }».
refusal-talk-unknown = Scegli «{ ui-talk-free }» oppure «{ ui-talk-quiet }».
refusal-talk-same = È già così.
refusal-talk-asked = L’hai già chiesto: devono ancora accettare gli altri.

# Più tempo per chi ha ricevuto un avviso.
ui-btn-more = Altri 2 minuti
ui-more-asked = ⏳ { $who }: altri due minuti
reply-more = Hai altri due minuti per questa scelta; gli altri lo vedono sul tabellone.
refusal-more-not-yours = Può chiedere altro tempo solo chi ha ricevuto l’avviso.
refusal-more-slow = Con questo ritmo non si può avere altro tempo.
refusal-more-given = Per questa scelta hai già avuto due minuti in più.

# Reazioni rapide sul tabellone.
ui-react-nice = Bella!
ui-react-oh = Oh!
ui-react-oops = Ahi!
ui-react-quiet = Tavolo silenzioso: niente reazioni fino alla fine della partita.
