# Insignias (nombre, y cómo se gana cada una), la clasificación contra bots, y qué cambió una partida.

# `.how` dice cómo se gana una insignia. Las insignias de un juego están en su carpeta.
achievement-played = { $game }: primera partida
    .how = Termina una partida de { $game }.
achievement-first-win = Primera victoria
    .how = Termina una partida en primer lugar.
achievement-ranked-win = Victoria clasificatoria
    .how = Termina una partida clasificatoria en primer lugar.
achievement-beat-novice = Bots vencidos: { ui-level-novice }
    .how = Gana una partida contra bots del nivel «{ ui-level-novice }».
achievement-beat-regular = Bots vencidos: { ui-level-regular }
    .how = Gana una partida contra bots del nivel «{ ui-level-regular }».
achievement-beat-master = Bots vencidos: { ui-level-master }
    .how = Gana una partida contra bots del nivel «{ ui-level-master }».
achievement-row-3 = Tres seguidas
    .how = Gana a los bots tres partidas seguidas del mismo juego.
achievement-row-10 = Diez seguidas
    .how = Gana a los bots diez partidas seguidas del mismo juego.
achievement-solo = En solitario
    .how = Gana una mano en la que juegas en solitario contra los demás.
achievement-sweep = Todas las manos
    .how = Gana cada mano de una partida de dos manos o más.
achievement-games = Los cuatro juegos
    .how = Termina una partida de cada uno de los cuatro juegos.

# La clasificación contra bots.
ui-ladder-title = Contra bots – { $game }
ui-ladder-any = todos los niveles
ui-ladder-note = Solo partidas contra bots: nunca cambian los ratings entre personas. El nivel de una partida es el del bot más débil.
ui-ladder-note-rating = «?»: rating provisional (menos de { $count } partidas). El rating empieza en 0 y sube a medida que aumenta la certeza.
ui-ladder-note-average = La media aparece después de { $count } manos.
ui-ladder-empty = Aquí nadie ha terminado todavía una partida contra bots.
ui-ladder-empty-level = Aquí nadie ha terminado todavía una partida contra bots de este nivel.
ui-ladder-empty-average = Aquí nadie ha jugado todavía { $count } manos contra estos bots.
ui-measure-best_streak = Mejor racha
ui-board-level = Nivel de los bots
ui-board-people = Entre personas
ui-board-bots = Contra bots
render-streak = Racha
render-alt-streak = { $count ->
    [one] racha de { $count } victoria
   *[other] racha de { $count } victorias
}

# Qué cambió una partida, en su resultado.
ui-gain-ladder = 🤖 { $who } contra bots ({ $level }): rating { $before } → **{ $after }**
ui-gain-ladder-begun = 🤖 { $who } contra bots ({ $level }): partida { $count } de las { $needed } necesarias para un rating
ui-gain-ladder-first = 🤖 { $who } contra bots ({ $level }): primer rating **{ $after }**
ui-gain-streak = { $count } victorias seguidas
ui-gain-streak-best = { $count } victorias seguidas, la mejor racha hasta ahora
ui-gain-best-deal = nueva mejor mano: { $amount }
ui-gain-badges = { $count ->
    [one] 🏅 Nueva insignia para { $who }: { $badges }
   *[other] 🏅 Nuevas insignias para { $who }: { $badges }
}
    .you = { $count ->
        [one] 🏅 Nueva insignia: { $badges }
       *[other] 🏅 Nuevas insignias: { $badges }
    }

# El perfil.
ui-profile-ladder = Contra bots
ui-profile-badges = { $count ->
    [one] { $count } insignia
   *[other] { $count } insignias
}
ui-profile-badges-none = Aún ninguna insignia
ui-profile-badge = { $name } ({ $date })
ui-profile-more = { $count ->
    [one] y una más
   *[other] y { $count } más
}
ui-figure-streak = Racha
ui-figure-best-streak = Mejor racha
ui-figure-best-match = Mejor partida
ui-profile-streak = { $what }: { $now } (récord { $best })
ui-figure-ranked-streak = Racha en clasificatorias
ui-figure-days = Días seguidos
ui-btn-badges = Insignias
ui-badges-title = Insignias de { $who }
ui-badges-left = **Por ganar**
ui-badges-note = Una insignia solo se gana en una partida que juegas tú hasta el final.
