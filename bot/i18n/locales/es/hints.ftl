cmd-hint = consejo
    .description = Muestra la mejor respuesta, el porqué y cuánto vale cada una; no en partidas clasificatorias
cmd-hint-table = mesa
    .description = Mesa (por defecto: la que te espera)

ui-btn-hint = Consejo
ui-hint-chart = Lo que te da cada respuesta de media, en { $unit }
ui-hint-note = De { $count } manos compatibles con lo que ves; barras: intervalo del 95 %
ui-hint-own = tu elección
ui-hint-note-same = Las diferencias son las mismas en las { $count } manos examinadas
ui-hint-instead = en vez de
ui-hint-only = Solo hay una respuesta posible.
ui-hint-usual = Un bot de nivel «{ $level }» respondería esto. Aquí no puedo decirte cuánto vale cada respuesta.
ui-hint-preparing = Un bot de nivel «{ $level }» respondería esto. Todavía no puedo valorar cada respuesta: pide el consejo otra vez en uno o dos minutos. Cuando hay mucho que hacer, tarda más.
ui-hint-cost-title = ¿Un consejo en la mesa «{ $name }»?
ui-hint-cost = Esta partida cuenta en la clasificación contra bots. Con un consejo deja de contar; después puedes pedir todos los que quieras.
ui-lesson-worth = Cuánto vale cada respuesta
ui-hint-sure = Mostrar el consejo
refusal-hint-ranked = Esta partida es clasificatoria, así que no hay consejos. Los tienes en las mesas no clasificatorias, contra bots y en la mano guiada.
refusal-hint-ladder = Esta partida cuenta en la clasificación contra bots y también juegan otras personas, así que no hay consejos. Los tienes en las mesas no clasificatorias.
refusal-hint-not-asked = Ahora no tienes nada que decidir. Podrás pedir un consejo cuando te toque.
refusal-hint-cut = Da igual por dónde cortes. La baraja está mezclada, así que todos los órdenes de las cartas son igual de probables antes y después del corte.
ui-unranked-hints = No clasificatoria: alguien pidió un consejo.

why-close-card = **{ $card }** — importa poco: otras respuestas dan más o menos lo mismo.
why-close = Importa poco: otras respuestas dan más o menos lo mismo.
why-most-card = **{ $card }** — de media en { $count } manos compatibles con lo que ves, es lo que más te da.
why-most = De media en { $count } manos compatibles con lo que ves, es lo que más te da.
why-last = **{ $card }** — así guardas { THE($top) } para la última baza.
why-king = **{ $card }** — aprovéchala ahora: nadie ha salido aún de { $suit }, así que casi todo el mundo tiene que asistir.
why-lead-home = **{ $card }** — aprovéchala ahora: es difícil que un rival la supere.
why-partner = { $word ->
   *[other] **{ $card }** — a { $who } probablemente ya no le quedan { $suit } y puede fallar.
}
why-draw = { $word ->
   *[other] **{ $card }** — hace salir los triunfos de los demás, y así te fallan menos cartas buenas.
}
why-lead-top = **{ $card }** — es difícil que un rival la supere, y vuelves a salir tú.
why-untrumped = { $word ->
   *[other] **{ $card }** — probablemente ningún rival puede fallar { $suit } todavía.
}
why-together = **{ $card }** — así tu combinación sigue entera.
why-empties = { $word ->
   *[other] **{ $card }** — es tu última carta de { $suit }: desde ahora puedes fallar ese palo.
}
why-lead-cheap = **{ $card }** — no regala ninguna carta de cuenta.
why-fool = **{ $card }** — no puede ganar, pero te ahorra una carta que te hará falta después.
why-breaks = **{ $card }** — se lleva una carta que el otro bando necesita para su combinación.
why-home = **{ $card }** — gana la baza y queda a salvo (vale { $worth }).
why-gives = **{ $card }** — probablemente tu bando gane esta baza: echa en ella esta carta (vale { $worth }).
why-gains = { $points ->
    [one] **{ $card }** — gana la baza, con { $points } punto dentro.
   *[other] **{ $card }** — gana la baza, con { $points } puntos dentro.
}
why-cheaply = **{ $card }** — gana la baza gastando lo menos posible.
why-top = **{ $card }** — es difícil que la supere quien juega después, y luego sales tú.
why-least = **{ $card }** — esta baza no la puedes ganar: echa lo que menos vale y guarda las cartas de cuenta.
why-ours = **{ $card }** — probablemente tu bando gane esta baza de todos modos: guarda tus cartas buenas.
why-spares = **{ $card }** — deja esta baza: las cartas que pueden ganarla valen más después.
why-give-card = **{ $card }** — lo que das cuenta para el otro bando: esta carta es la que menos te cuesta.

# The review of a deal: the decisions that cost a person most.

ui-btn-review = Analizar mi mano
ui-btn-review-match = Analizar mi partida
ui-btn-review-back = Anterior
ui-btn-review-on = Siguiente
ui-review-title = Análisis de tu mano { $deal }
ui-review-title-match = Análisis de tu partida
ui-review-part = { $number } de { $count }
ui-review-cost = Elegiste { THE($played) }. Con { THE($better) } habrías tenido, de media, { $amount } { $unit } más{ $within }, según lo que podías saber entonces.
ui-review-none = { $count ->
    [one] He podido valorar una decisión tuya: ninguna otra respuesta era claramente mejor, según lo que podías saber entonces.
   *[other] He valorado { $count } decisiones tuyas: ninguna otra respuesta era claramente mejor, según lo que podías saber entonces.
}
ui-review-unjudged = No se puede valorar ninguna de tus decisiones: solo había una respuesta posible, un bot respondió por ti o aquí no funciona la búsqueda.
ui-review-late = El análisis tarda más de lo normal porque hay mucho que valorar o muchas mesas activas. Mientras tanto continúa: pulsa otra vez el botón en un minuto.
ui-review-busy = { $count ->
    [one] Un análisis tuyo sigue en curso. Pulsa otra vez cuando esté listo.
   *[other] Siguen en curso { $count } análisis tuyos. Pulsa otra vez cuando uno esté listo.
}
ui-review-preparing = Todavía no puedo analizar las manos: después de cada actualización necesito uno o dos minutos. Pulsa entonces el botón otra vez. Cuando hay mucho que hacer, tarda más.
ui-review-gone = Las jugadas de esta partida se han borrado, así que no hay análisis.
ui-review-running = Puedes analizar una mano cuando ha terminado.

# El análisis de una partida: lo que costaron las decisiones, sumado.

ui-curve-title = Coste total de tus decisiones: { $amount } { $unit }
ui-curve-nothing = En total tus decisiones no costaron nada
ui-curve-deal = Mano
ui-curve-cost = Decisiones
ui-curve-score = Resultado
ui-curve-note = Números: las decisiones de abajo. Puntos pequeños: otras que claramente costaron algo.
ui-curve-unmarked = Ninguna decisión por sí sola tuvo un coste claro.
ui-curve-units = Decisiones en { $lost }, resultados en { $gained }.
ui-curve-told = { $count ->
    [one] En cada decisión la línea baja lo que costó, según lo que podías saber entonces. Se pudo valorar una decisión.
   *[other] En cada decisión la línea baja lo que costó, según lo que podías saber entonces. Se pudieron valorar { $count } decisiones.
}
ui-curve-how = Busco la mejor respuesta en unas manos compatibles con lo que veías, y mido en otras lo que costó la tuya: así el azar no añade nada. Donde la tuya salió mejor, la línea sube. Mi búsqueda es breve: lo que no ve no se cuenta.
