# Ore di riposo ai tavoli giornalieri.
ui-pref-quiet = Ore di riposo ai tavoli giornalieri
    .button = Ore…
ui-pref-quiet-none = nessuna
ui-pref-quiet-set = dalle { $begin } alle { $end }, { $zone }
ui-pref-quiet-hint = Lì il tuo orologio resta fermo, al massimo dieci ore al giorno, e nessuno ti chiama.
ui-quiet-title = Ore di riposo ai tavoli giornalieri
ui-quiet-begin = Dalle
ui-quiet-end = Alle
ui-quiet-zone = Fuso orario
ui-quiet-zone-hint = Il suo nome o una grande città: Europe/Rome, New York
ui-quiet-off = Nessuna ora di riposo
reply-quiet-zone = Non conosco il fuso orario «{ $zone }». Scrivilo come `Europe/Rome`, o indica una grande città del tuo fuso (in inglese).
reply-quiet-long = Le ore di riposo sono al massimo dieci al giorno. Scegli un tempo più breve.
refusal-nudge-quiet = Chi deve giocare è nelle sue ore di riposo: l’orologio è fermo e nessuno viene chiamato.

# Parlare al tavolo.
cmd-table-create-talk = parola
    .description = Se nel thread si può parlare durante il gioco; sì, se non lo dici
ui-set-talk = Parlare al tavolo
ui-talk-free = parola libera
ui-talk-free-hint = Nel thread si può parlare, ma non di carte
ui-talk-quiet = tavolo silenzioso
ui-talk-quiet-hint = Il thread è solo per le carte (modalità lenta di sei ore)
ui-manners-free = Si parla liberamente, ma tra compagni non si parla di carte: i segnali si danno con le carte stesse o con le parole del pannello.
ui-manners-two = Si parla liberamente, ma non delle carte della mano in corso.
ui-manners-quiet = Tavolo silenzioso: qui solo carte, per favore. Fino alla fine della partita si parla altrove.
ui-talk-wish = { $who } vorrebbe, per il resto della partita: **{ $talk }**.
ui-talk-changed = D’ora in poi: **{ $talk }**.
reply-talk-now = D’ora in poi: «{ $talk }».
reply-talk-asked = Lo si chiede agli altri nel thread: «{ $talk }».
refusal-talk-unknown = Al tavolo la parola è libera, o si tace: altro non c’è.
refusal-talk-same = È già così.
refusal-talk-asked = L’hai già chiesto: devono ancora accettare gli altri.

# Più tempo per chi viene chiamato.
ui-btn-more = Altri 2 minuti
ui-more-asked = ⏳ { $who }: altri due minuti
reply-more = Hai altri due minuti per questa scelta; gli altri lo vedono sul tavolo.
refusal-more-not-yours = Può chiedere altro tempo solo chi è stato chiamato.
refusal-more-slow = A questo ritmo due minuti in più non servono.
refusal-more-given = Per questa scelta hai già avuto due minuti in più.

# Reazioni rapide sul tavolo.
ui-react-nice = Bella!
ui-react-oh = Oh!
ui-react-oops = Ahi!
ui-react-quiet = Questo è un tavolo silenzioso: niente reazioni fino alla fine della partita.
