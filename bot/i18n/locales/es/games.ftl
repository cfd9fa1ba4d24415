# The sentences that several games have in common. A game asks for `<game>-status-lead` or `phase-<game>-play`; if its own
# catalogue does not have that key, the sentence without the name of the game is taken: `status-lead`, `phase-play`. A game whose
# sentence differs has its own.

# Seats.
seat-0 = Sur
seat-1 = Este
seat-2 = Oeste

# How many play, and the word for one trump.
form-three = Para tres
trump-tarocco = un triunfo
trump-other = un triunfo

# Cómo nombra una carta una frase. La función THE lo pide así, `{ THE($card) }`; `{ $card }` es el nombre solo, para etiquetas y
# listas. `$first` es la primera palabra del nombre y `$rest` el resto; de una carta con número la frase dice solo el número. Una
# carta que se nombra de otro modo tiene un atributo `the`.
card-the = { $first ->
    [Dama] la { $name }
    [Emperatriz] la { $name }
    [Enamorados] los { $name }
    [Estrella] la { $name }
    [Fuerza] la { $name }
    [Infanta] la { $name }
    [Justicia] la { $name }
    [Luna] la { $name }
    [Muerte] la { $name }
    [Reina] la { $name }
    [Rueda] la { $name }
    [Sacerdotisa] la { $name }
    [Sota] la { $name }
    [Templanza] la { $name }
    [Torre] la { $name }
    [El] el { $rest }
    [La] la { $rest }
   *[other] el { $name }
}
card-the-number = el { $number }

# Phases of a deal.
phase-draw = Sorteo de quien reparte
phase-shuffle = Antes de la primera mano
phase-cut = El corte
phase-auction = Subasta
phase-declare = Cantes
phase-play = Juego
phase-over = Cuenta
phase-ended = Fin de la partida

# Questions.
decision-cut = Corta la baraja: ¿cuántas cartas levantas (de { $least } a { $most })?
decision-lead = Sales tú. ¿Qué carta?
decision-play = Te toca. ¿Qué carta?

# The panel on which a player declares.
claims-choose = Elige qué cantar
claims-all = Cantar todo ({ $points })
claims-one = Cantar ({ $points })
claims-some = Solo lo elegido ({ $points })
claims-none = Nada
claims-none-ask = { $points ->
    [one] Si no cantas nada, renuncias a { $points } punto. ¿Seguro?
   *[other] Si no cantas nada, renuncias a { $points } puntos. ¿Seguro?
}
claims-none-sure = Sí, no canto nada
claims-go-on = Nada que cantar: seguir

# Badges and groups of cards.
badge-cutter = Corta
zone-captured = Cartas ganadas
zone-declared = Cantada
zone-discards = Descarte
zone-own-discards = Tu descarte

# What is being waited for.
status-draw = Se sortea quién reparte primero.
status-shuffle = Se barajan las cartas.
status-cut = { $seat } corta.
    .you-seat = Cortas tú.
status-declare = { $seat } puede cantar.
    .you-seat = Puedes cantar.
status-lead = Sale { $seat }.
    .you-seat = Sales tú.
status-turn = Le toca a { $seat }.
    .you-seat = Te toca.
status-led = Palo de salida: { $suit }.
status-fool-led = Ha salido el Loco: la carta siguiente decide el palo.
status-over = La mano ha terminado.
status-ended = La partida ha terminado.

# News.
news-first-dealer = { $seat } reparte primero.
    .you-seat = Repartes primero tú.
news-deal = Mano { $deal }: reparte { $seat }.
    .you-seat = Mano { $deal }: repartes tú.
news-cut = { $count ->
    [one] { $seat } levanta una carta.
   *[other] { $seat } levanta { $count } cartas.
}
    .you-seat = { $count ->
        [one] Levantas una carta.
       *[other] Levantas { $count } cartas.
    }
news-discarded = { $count ->
    [one] { $seat } ha descartado una carta.
   *[other] { $seat } ha descartado { $count } cartas.
}
    .you-seat = { $count ->
        [one] Has descartado una carta.
       *[other] Has descartado { $count } cartas.
    }
news-leads = { $seat } sale en la primera baza.
    .you-seat = Sales tú en la primera baza.
news-played = { $seat }: { $card }
    .you-seat = Tú: { $card }
news-trick = { $seat } gana la baza { $number }.
    .you-seat = Ganas la baza { $number }.
news-scored = Mano { $deal }: cuenta hecha.
news-stopped = { $count ->
    [0] La partida terminó antes de tiempo.
    [one] La partida terminó antes de tiempo; una mano quedó sin jugar.
   *[other] La partida terminó antes de tiempo; { $count } manos quedaron sin jugar.
}

# Score.
score-hands = Manos contadas: { $count } de { $hands }

# Table options.
option-hands_per_game = Duración de la partida

# Highlights of a deal.
highlight-cappotto = ¡Capote! { $who }: todas las bazas.
highlight-king-saved = { $who } ha salvado un Rey con el Loco: { $cards }.
highlight-cappotto-name = capote
highlight-king-saved-name = Rey salvado por el Loco

# What the command line shows in words.
tell-allowed = Se puede jugar: { $cards }.
tell-option = { $option }: { $value }

# Pictures of chapters.
diagram-aim-you = Tú
diagram-aim-table = Uno contra dos; se juega hacia la derecha
diagram-aim-defender = Defensor
diagram-auction-order = Orden para hablar
diagram-auction-first = Habla primero
diagram-auction-second = Habla después
diagram-cards-all = { $count } cartas
diagram-cards-last = Última baza
diagram-play-leads = sale
diagram-play-follows = asiste al palo
diagram-first-you = tú debes asistir al palo
diagram-first-counting = Las { $count } cartas que más valen, cada una con sus puntos
diagram-well-pass = Con estas cartas se pasa: { $count } triunfos
