# Lo que dice el juego pequeño.

phase-small-draw = Sorteo del primer repartidor
phase-small-shuffle = Antes de la primera mano
phase-small-play = Juego
phase-small-over = Recuento
phase-small-ended = Fin de la partida

decision-small-lead = Sales tú. ¿Qué carta?
decision-small-play = Te toca. ¿Qué carta?

small-status-draw = Se sortea el primer repartidor.
small-status-shuffle = Se barajan las cartas.
small-status-over = La mano ha terminado.
small-status-ended = La partida ha terminado.
small-status-turn = Le toca a { $seat }.
small-status-led = Palo de salida: { $suit }.
small-score = { $side }: { $points }

small-news-dealer = { $seat } reparte primero.
small-news-deal = Mano { $deal }: reparte { $seat }.
small-news-played = { $seat }: { $card }
small-news-trick = { $seat } gana la baza { $number }.
small-news-scored = La mano { $deal } está contada.
small-news-stopped = La partida termina antes. Manos no jugadas: { $count }.

small-row-tricks = Bazas
small-row-kings = Reyes
small-row-last = Última baza
small-outcome-best = { $side } tiene más puntos: { $points }.

refusal-small-fool-led = No se puede salir con esta carta: { $card }.

option-small-deals = Duración de la partida
option-small-deals--3 = 3 manos
option-small-deals--1 = 1 mano
option-small-must_trump = Sin el palo de salida
option-small-must_trump--true = Un triunfo
option-small-must_trump--false = Cualquier carta
option-small-fool_leads = Salir con el Loco
option-small-fool_leads--false = Solo como última carta
option-small-fool_leads--true = Permitido
option-small-last_trick = Puntos por la última baza
preset-small-plain = Reglas habituales
preset-small-free = Juego libre
rule-small-concede = Cada uno de los demás recibe un punto por cada baza no jugada.
