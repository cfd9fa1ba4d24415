# Refusals that every game gives. A game whose sentence differs has its own, `refusal-<game>-<name>`.
refusal-with-rule = { $sentence } (regla { $rule })
refusal-not-your-turn = Le toca a { $who }.
refusal-option-unknown = No hay ninguna opción de mesa llamada «{ $option }».
refusal-option-value = La opción de mesa «{ $option }» no puede ser «{ $value }».
refusal-bad-action = Eso no es una jugada de este juego.
refusal-bad-chance = No se entiende el barajado.
refusal-bad-pack = La baraja debe tener una vez cada una de sus cartas.
refusal-match-over = La partida ha terminado.
refusal-must-follow = No { $card }: hay que servir el palo de salida ({ $suit }).
refusal-must-trump = No { $card }: sin el palo de salida ({ $suit }) hay que jugar un triunfo.
refusal-no-chance-due = Ahora no hay nada que barajar.
refusal-no-deal-yet = Aún no se han repartido las cartas.
refusal-no-forfeit = En esta mesa no se puede perder una mano por ausencia: un bot sigue jugando.
refusal-no-play-now = Ahora no se puede jugar una carta.
refusal-no-such-card = No hay tal carta en la baraja.
refusal-no-such-seat = Ese sitio no existe en la mesa.
refusal-not-held = No tienes esa carta en la mano: { $card }.
refusal-nothing-to-say = Ahora no hay nada parecido que decir.
refusal-one-card = Se juega una carta.
refusal-table-only = Solo la mesa puede hacerlo.

# Qué se puede elegir en lugar de un valor no permitido.
ui-allowed = Aquí no hay «{ $value }». Puedes elegir: { $allowed }.
ui-allowed-only = Puedes elegir: { $allowed }.
ui-allowed-option = { $option }: «{ $value }» no es posible. Puedes elegir: { $allowed }.
ui-allowed-span = de { $low } a { $high }
ui-allowed-no-option = { $game } no tiene la opción de mesa «{ $option }». Puedes cambiar: { $allowed }.
ui-allowed-unknown-option = Aquí no existe esa opción de mesa. Puedes cambiar: { $allowed }.
ui-allowed-no-such = No existe esa opción de mesa.
