# Ore di riposo ai tavoli giornalieri.
ui-pref-quiet = Ore di riposo ai tavoli giornalieri
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
