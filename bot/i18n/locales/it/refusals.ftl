# Refusals that every game gives. A game whose sentence differs has its own, `refusal-<game>-<name>`.
refusal-with-rule = { $sentence } (regola { $rule })
refusal-not-your-turn = Tocca a { $who }.
refusal-option-unknown = Non esiste un’opzione del tavolo chiamata «{ $option }».
refusal-option-value = L’opzione del tavolo «{ $option }» non può essere «{ $value }».
refusal-bad-action = Questa non è una mossa di questo gioco.
refusal-bad-chance = La mescolata non è leggibile.
refusal-bad-pack = Il mazzo deve contenere ogni sua carta una volta sola.
refusal-match-over = La partita è finita.
refusal-must-follow = Non puoi giocare { THE($card) }: devi rispondere a { $suit }.
refusal-must-trump = Non puoi giocare { THE($card) }: senza { $suit } devi giocare un trionfo.
must-trump-tarocco = Non puoi giocare { THE($card) }: senza { $suit } devi giocare un tarocco.
refusal-cut-range = Alza da { $least } a { $most } carte.
refusal-nothing-to-cut = Ora non c’è niente da alzare.
refusal-no-discard-due = Non hai niente da scartare.
refusal-discard-count = { $count ->
    [one] Scarta esattamente una carta.
   *[other] Scarta esattamente { $count } carte diverse.
}
refusal-nothing-to-declare = Ora non puoi accusare.
refusal-fool-lead = Puoi uscire con { THE($card) } solo come ultima carta.
refusal-no-chance-due = Ora non c’è nulla da mescolare.
refusal-no-deal-yet = Le carte non sono ancora state date.
refusal-no-forfeit = A questo tavolo non si perde una mano per assenza: subentra un bot.
refusal-no-play-now = Ora non puoi giocare una carta.
refusal-no-such-card = Questa carta non è nel mazzo.
refusal-no-such-seat = A questo tavolo quel posto non esiste.
refusal-not-held = Non hai in mano { THE($card) }.
refusal-nothing-to-say = Ora non puoi dirlo.
refusal-one-card = Scegli una carta.
refusal-table-only = Può farlo solo il tavolo.

# Che cosa si può scegliere al posto di un valore non ammesso.
ui-allowed = Qui «{ $value }» non esiste. Puoi scegliere: { $allowed }.
ui-allowed-only = Puoi scegliere: { $allowed }.
ui-allowed-option = { $option }: «{ $value }» non è possibile. Puoi scegliere: { $allowed }.
ui-allowed-span = da { $low } a { $high }
ui-allowed-no-option = In questo gioco ({ $game }) non c’è l’opzione del tavolo «{ $option }». Puoi cambiare: { $allowed }.
ui-allowed-unknown-option = Qui questa opzione del tavolo non esiste. Puoi cambiare: { $allowed }.
ui-allowed-no-such = Questa opzione del tavolo non esiste.
