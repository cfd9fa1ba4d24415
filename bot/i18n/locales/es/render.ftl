# Lo que aparece en las imágenes y sus textos alternativos.
render-deal = Mano { $deal }
render-deal-of = Mano { $deal } de { $deals }
render-trick = Baza { $trick }
render-trick-of = Baza { $trick }/{ $tricks }
render-takes = Gana
render-took = Ganó
render-last = Última baza
render-remarks-more = { $count ->
    [one] · otra más
   *[other] · otras { $count }
}
render-open = a la vista
render-total = Total
render-more = { $count ->
    [one] { $count } línea más
   *[other] { $count } líneas más
}
render-count = Cuenta de la mano { $deal }
render-hand-of = Cartas de { $who }
render-hand-empty = Ninguna carta en la mano
render-zone-of = { $who }: { $zone }
render-tricks = { $tricks ->
    [one] { $tricks } baza
   *[other] { $tricks } bazas
}
render-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
render-alt-took = La baza es de { $who }.
render-alt-takes = Por ahora gana { $who }.
render-alt-open = Cartas descubiertas de { $who }: { $cards }.
render-alt-hand = Tus cartas ({ $count }): { $cards }.
render-alt-hand-told = Las cartas de { $who } ({ $count }): { $cards }.
render-alt-playable-told = Se podía elegir entre: { $cards }.
render-alt-all-playable-told = Se podía elegir cualquiera de ellas.
render-alt-hand-of = Cartas descubiertas de { $who } ({ $count }): { $cards }.
render-alt-playable = Puedes elegir: { $cards }.
render-alt-all-playable = Puedes elegir cualquiera.
render-alt-chosen = Elegidas: { $cards }.
render-alt-calls = La subasta: { $calls }.
render-alt-stands = la que vale
render-standings = Puntos tras la mano { $deal }
render-standings-of = Puntos tras la mano { $deal } de { $deals }

# Clasificaciones y perfiles.
render-change = Cambio
render-unsure = Margen
render-form-won = ganada
render-form-not = no ganada
render-played = Jugadas
render-won = Ganadas
render-board-empty = Aquí todavía no hay partidas clasificatorias.
render-board-free = ¿Quién sigue?
render-by-role = Manos ganadas por papel
render-by-partner = Manos ganadas con
render-none-yet = Nada todavía
render-alt-provisional = provisional
render-alt-gained = rating { $change }
render-alt-leader = { $place }. { $who }: { $value }, { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
}, { $won } % ganadas.
render-alt-leader-own = { $place }. { $who } (tú): { $value }, { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
}, { $won } % ganadas.
render-alt-form = { $what }, de { $first } a { $last } en { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
}, { $won ->
    [one] { $won } de ellas ganada
   *[other] { $won } de ellas ganadas
}.

# La imagen desde la que se juega.
render-you = Tú
    .within = tú
render-panel-takes = gana
render-panel-took = ganó
render-turn-yours = Te toca
render-turn-lead = Sales tú
render-turn-call = Hablas tú
render-turn-choose = Elige { $count }
render-turn-for = Juegas por { $who }
render-turn-of = Le toca a { $who }
render-turn-several = Esperando a los demás
render-call-or = ¿{ $one } o { $other }?
render-alt-scores = Puntos: { $scores }.
render-alt-complete = Completas entre tus cartas: { $groups }.
render-alt-added = Añadidas a tus cartas después de repartir: { $cards }.
render-alt-poster = { $game }. { $line }. { $about }. Cartas mostradas: { $cards }.
render-alt-lobby = Una mesa de { $game }: { $terms }.
render-alt-lobby-free = Asiento { $number }: libre.
render-alt-lobby-person = Asiento { $number }: { $who }.
render-alt-lobby-bot = Asiento { $number }: { $who }, un bot.

# La imagen al final de una partida.
render-final-won = Has ganado
render-final-terms = { $count ->
    [one] { $game } · { $count } mano
   *[other] { $game } · { $count } manos
}
render-final-counting = { $count ->
    [one] { $terms }, de las que cuenta una
   *[other] { $terms }, de las que cuentan { $count }
}
render-final-deciding = Mano decisiva: { $deal }
render-final-best = La mejor baza
render-final-trick = { $who } · mano { $deal }, baza { $trick }
render-final-highlights = Mejores momentos
render-final-highlight = Mano { $deal } · { $who }: { $what }
render-alt-you = { $who } (tú)
render-alt-place = Puesto { $place }: { $who }, { $amount }.
render-alt-trick-won = { $cards }; gana { $card }.
render-alt-deciding-line = La mayor ganancia de quienes ganaron: { $line }.
render-alt-star = Una estrella señala { THE($card) }.
render-alt-pack = La baraja entera está boca abajo sobre la mesa.
render-alt-pack-cut = La baraja entera está boca abajo sobre la mesa, dividida para el corte.
