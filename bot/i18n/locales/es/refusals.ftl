# Refusals that every game gives. A game whose sentence differs has its own, `refusal-<game>-<name>`.
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
