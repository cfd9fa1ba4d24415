# Refusals that every game gives. A game whose sentence differs has its own, `refusal-<game>-<name>`.
refusal-with-rule = { $sentence } (regla { $rule })
refusal-not-your-turn = Le toca a { $who }.
refusal-option-unknown = No existe ninguna opción de mesa llamada «{ $option }».
refusal-option-value = La opción de mesa «{ $option }» no puede ser «{ $value }».
refusal-bad-action = Eso no es una jugada de este juego.
refusal-bad-chance = No se puede leer la mezcla.
refusal-bad-pack = La baraja debe contener cada una de sus cartas una sola vez.
refusal-match-over = La partida ha terminado.
refusal-must-follow = { $card } no: debes asistir a { $suit }.
refusal-must-trump = { $card } no: no tienes { $suit } y debes jugar un triunfo.
refusal-no-chance-due = Ahora no hay nada que barajar.
refusal-no-deal-yet = Aún no se han repartido las cartas.
refusal-no-forfeit = En esta mesa no se pierde una mano por ausencia: sigue jugando un bot.
refusal-no-play-now = Ahora no puedes jugar una carta.
refusal-no-such-card = Esa carta no existe en la baraja.
refusal-no-such-seat = Ese asiento no existe en la mesa.
refusal-not-held = No tienes esa carta en la mano: { $card }.
refusal-nothing-to-say = Ahora no puedes decir eso.
refusal-one-card = Juega una sola carta.
refusal-table-only = Solo la mesa puede hacerlo.

# Qué se puede elegir en lugar de un valor no permitido.
ui-allowed = Aquí no existe «{ $value }». Puedes elegir: { $allowed }.
ui-allowed-only = Puedes elegir: { $allowed }.
ui-allowed-option = { $option }: «{ $value }» no es posible. Puedes elegir: { $allowed }.
ui-allowed-span = de { $low } a { $high }
ui-allowed-no-option = { $game } no tiene la opción de mesa «{ $option }». Puedes cambiar: { $allowed }.
ui-allowed-unknown-option = Aquí no existe esa opción de mesa. Puedes cambiar: { $allowed }.
ui-allowed-no-such = No existe esa opción de mesa.
