# Refusals that every game gives. A game whose sentence differs has its own, `refusal-<game>-<name>`.
refusal-with-rule = { $sentence } (regola { $rule })
refusal-not-your-turn = Tocca a { $who }.
refusal-option-unknown = Non c’è un’opzione del tavolo chiamata «{ $option }».
refusal-option-value = L’opzione del tavolo «{ $option }» non può essere «{ $value }».
refusal-bad-action = Non è una mossa di questo gioco.
refusal-bad-chance = La mescolata non è leggibile.
refusal-bad-pack = Il mazzo deve avere una volta ciascuna delle sue carte.
refusal-match-over = La partita è finita.
refusal-must-follow = Non { $card }: bisogna rispondere al seme d’uscita ({ $suit }).
refusal-must-trump = Non { $card }: senza il seme d’uscita ({ $suit }) bisogna giocare un trionfo.
refusal-no-chance-due = Ora non c’è nulla da mescolare.
refusal-no-deal-yet = Le carte non sono ancora state date.
refusal-no-forfeit = A questo tavolo non si può perdere una mano per assenza: subentra un bot.
refusal-no-play-now = Ora non si può giocare una carta.
refusal-no-such-card = Nel mazzo non c’è una carta così.
refusal-no-such-seat = Questo posto non c’è al tavolo.
refusal-not-held = Non hai in mano questa carta: { $card }.
refusal-nothing-to-say = Ora non c’è da dire nulla del genere.
refusal-one-card = Si gioca una carta.
refusal-table-only = Può farlo solo il tavolo.

# Che cosa si può scegliere al posto di un valore non ammesso.
ui-allowed = Qui «{ $value }» non esiste. Puoi scegliere: { $allowed }.
ui-allowed-only = Puoi scegliere: { $allowed }.
ui-allowed-option = { $option }: «{ $value }» non è possibile. Puoi scegliere: { $allowed }.
ui-allowed-span = da { $low } a { $high }
ui-allowed-no-option = { $game } non ha l’opzione del tavolo «{ $option }». Puoi cambiare: { $allowed }.
ui-allowed-unknown-option = Qui questa opzione del tavolo non esiste. Puoi cambiare: { $allowed }.
ui-allowed-no-such = Questa opzione del tavolo non esiste.
