# Refusals that every game gives. A game whose sentence differs has its own, `refusal-<game>-<name>`.
refusal-with-rule = { $sentence } (regla { $rule })
refusal-not-your-turn = Le toca a { $who }.
refusal-option-unknown = No existe ninguna opción de mesa llamada «{ $option }».
refusal-option-value = La opción de mesa «{ $option }» no puede ser «{ $value }».
refusal-bad-action = Eso no es una jugada de este juego.
refusal-bad-chance = No se puede leer la mezcla.
refusal-bad-pack = La baraja debe contener cada una de sus cartas una sola vez.
refusal-match-over = La partida ha terminado.
refusal-must-follow = No puedes jugar { THE($card) }: tienes que asistir a { $suit }.
refusal-must-trump = No puedes jugar { THE($card) }: sin { $suit } tienes que jugar un triunfo.
must-trump-tarocco = No puedes jugar { THE($card) }: sin { $suit } tienes que jugar un triunfo.
refusal-cut-range = Levanta de { $least } a { $most } cartas.
refusal-nothing-to-cut = Ahora no hay nada que cortar.
refusal-no-discard-due = No tienes nada que descartar.
refusal-discard-count = { $count ->
    [one] Descarta exactamente una carta.
   *[other] Descarta exactamente { $count } cartas distintas.
}
refusal-nothing-to-declare = Ahora no puedes cantar.
refusal-fool-lead = Solo puedes salir con { THE($card) } como última carta.
refusal-no-chance-due = Ahora no hay nada que barajar.
refusal-no-deal-yet = Aún no se han repartido las cartas.
refusal-no-forfeit = En esta mesa no se pierde una mano por ausencia: sigue jugando un bot.
refusal-no-play-now = Ahora no puedes jugar una carta.
refusal-no-such-card = Esta carta no está en la baraja.
refusal-no-such-seat = Ese asiento no existe en esta mesa.
refusal-not-held = No tienes en la mano { THE($card) }.
refusal-nothing-to-say = Ahora no puedes decir eso.
refusal-one-card = Elige una carta.
refusal-table-only = Solo la mesa puede hacerlo.

# Qué se puede elegir en lugar de un valor no permitido.
ui-allowed = Aquí no existe «{ $value }». Puedes elegir: { $allowed }.
ui-allowed-only = Puedes elegir: { $allowed }.
ui-allowed-option = { $option }: «{ $value }» no es posible. Puedes elegir: { $allowed }.
ui-allowed-span = de { $low } a { $high }
ui-allowed-no-option = { $game } no tiene la opción de mesa «{ $option }». Puedes cambiar: { $allowed }.
ui-allowed-unknown-option = Aquí no existe esa opción de mesa. Puedes cambiar: { $allowed }.
ui-allowed-no-such = No existe esa opción de mesa.
