cmd-hint = consejo
    .description = La mejor respuesta ahora, cuánto vale cada una y por qué; no en partidas clasificatorias
cmd-hint-table = mesa
    .description = Qué mesa; sin indicarla, la que te espera

ui-btn-hint = Consejo
ui-hint-chart = Lo que te da de media cada respuesta, en { $unit }
ui-hint-note = { $count } manos compatibles con lo que ves; barras: intervalo del 95 %
ui-hint-note-same = Las diferencias son las mismas en las { $count } manos examinadas
ui-hint-own = lo que elegiste
ui-hint-instead = en vez de
ui-hint-only = No hay otra respuesta posible.
ui-hint-usual = Un bot del nivel «{ $level }» respondería esto. Cuánto vale cada respuesta, aquí no te lo sé decir.
ui-hint-preparing = Un bot del nivel «{ $level }» respondería esto. En uno o dos minutos podré decirte cuánto vale cada respuesta: la búsqueda aún se está preparando.
ui-hint-cost-title = ¿Un consejo en { $name }?
ui-hint-cost = Esta partida cuenta en la clasificación contra bots. Con un consejo deja de contar; después puedes pedir tantos como quieras.
ui-lesson-worth = Cuánto vale cada respuesta
ui-hint-sure = Mostrar el consejo
refusal-hint-ranked = Esta partida es clasificatoria, así que no hay consejos. Los tienes en las mesas que el anfitrión hace no clasificatorias, contra bots y en la mano guiada.
refusal-hint-ladder = Esta partida cuenta en la clasificación contra bots y también juegan otras personas, así que no hay consejos. Los tienes en las mesas que el anfitrión hace no clasificatorias.
refusal-hint-not-asked = Ahora no se te pregunta nada. Tendrás un consejo cuando sea tu turno.
refusal-hint-cut = Da igual por dónde cortes: las cartas están barajadas, así que todos sus órdenes son igual de probables, antes del corte y después.
ui-unranked-hints = No clasificatoria: alguien pidió un consejo.

why-close-card = **{ $card }** — importa poco: otras respuestas dan más o menos lo mismo.
why-close = Importa poco: otras respuestas dan más o menos lo mismo.
why-most-card = **{ $card }** — en la media de { $count } manos compatibles con lo que ves, es lo que más da.
why-most = En la media de { $count } manos compatibles con lo que ves, es lo que más da.
why-last = **{ $card }** — así guardas { $top } para la última baza.
why-king = **{ $card }** — llévatela a casa ahora: aún no se ha salido de { $suit }, y casi todos tienen que asistir.
why-lead-home = **{ $card }** — llévatela a casa ahora: contra ti casi nadie puede superarla.
why-partner = { $word ->
   *[other] **{ $card }** — a { $who } probablemente no le queda { $suit } y puede fallar.
}
why-draw = { $word ->
   *[other] **{ $card }** — hace salir los triunfos de los demás, y así te fallan menos cartas buenas.
}
why-lead-top = **{ $card }** — contra ti casi nadie puede superarla, y la salida sigue siendo tuya.
why-untrumped = { $word ->
   *[other] **{ $card }** — probablemente nadie contra ti puede fallar todavía { $suit }.
}
why-together = **{ $card }** — así tu combinación sigue entera.
why-empties = { $word ->
   *[other] **{ $card }** — tu última carta de { $suit }: desde ahora ese palo lo puedes fallar.
}
why-lead-cheap = **{ $card }** — no regala nada que cuente.
why-fool = **{ $card }** — no puede ganar, pero te ahorra una carta que necesitas después.
why-breaks = **{ $card }** — se lleva una carta que el otro bando necesita para su combinación.
why-home = **{ $card }** — gana la baza y ahí está a salvo: vale { $worth }.
why-gives = **{ $card }** — probablemente tu bando gana esta baza: dale los { $worth } que vale esta carta.
why-gains = { $points ->
    [one] **{ $card }** — gana la baza, en la que hay { $points } punto.
   *[other] **{ $card }** — gana la baza, en la que hay { $points } puntos.
}
why-cheaply = **{ $card }** — gana la baza gastando lo menos posible.
why-top = **{ $card }** — después de ti casi nadie puede superarla, y sales tú.
why-least = **{ $card }** — esta baza no la puedes ganar: da lo que menos vale y guarda lo que cuenta.
why-ours = **{ $card }** — probablemente la baza ya es de tu bando: guarda tus cartas buenas.
why-spares = **{ $card }** — deja ir esta baza: las cartas que la ganarían valen más después.
why-give-card = **{ $card }** — lo que das cuenta para el otro bando: esta carta es la que menos te cuesta.

# The review of a deal: the decisions that cost a person most.

ui-btn-review = Analizar mi mano
ui-btn-review-match = Analizar mi partida
ui-btn-review-back = Anterior
ui-btn-review-on = Siguiente
ui-review-title = Tu mano { $deal }, analizada
ui-review-title-match = Tu partida, analizada
ui-review-part = { $number } de { $count }
ui-review-cost = Respondiste { $played }. { $better } te habría dado de media { $amount } { $unit } más{ $within }, según lo que podías saber entonces.
ui-review-none = { $count ->
    [one] He valorado la única decisión que se podía valorar: no se veía nada claramente mejor.
   *[other] He valorado { $count } decisiones tuyas: ninguna fue claramente peor que otra respuesta, según lo que podías saber entonces.
}
ui-review-unjudged = Ninguna de tus decisiones se puede valorar: cada vez solo había una respuesta posible, un bot respondió por ti o aquí no se hacen búsquedas.
ui-review-late = El análisis tarda más de lo normal porque hay mucho que valorar o piensan muchas mesas. Mientras, continúa: pulsa otra vez el botón dentro de un minuto.
ui-review-busy = { $count ->
        [one] Hay un análisis tuyo en curso. Pulsa otra vez cuando esté listo.
       *[other] Hay { $count } análisis tuyos en curso. Pulsa otra vez cuando uno esté listo.
    }
ui-review-preparing = La búsqueda aún se está preparando, como después de cada actualización. Pulsa otra vez el botón dentro de uno o dos minutos.
ui-review-gone = Las jugadas de esta partida se han borrado, así que no hay análisis.
ui-review-running = Una mano se puede analizar cuando ha terminado.

# El análisis de una partida: lo que costaron las decisiones, sumado.

ui-curve-title = Tus decisiones costaron en total { $amount } { $unit }
ui-curve-nothing = En total tus decisiones no costaron nada
ui-curve-deal = Mano
ui-curve-cost = Decisiones
ui-curve-score = Resultado
ui-curve-note = Números: las decisiones que siguen. Discos pequeños: otras que claramente costaron algo.
ui-curve-unmarked = Ninguna decisión por sí sola costó claramente algo.
ui-curve-units = Decisiones en { $lost }, resultados en { $gained }.
ui-curve-told = { $count ->
    [one] La línea baja lo que costó cada decisión tuya, según lo que podías saber entonces. Se pudo valorar una.
   *[other] La línea baja lo que costó cada decisión tuya, según lo que podías saber entonces. Se pudieron valorar { $count }.
}
ui-curve-how = La mejor respuesta se busca en unas manos compatibles con lo que veías, y lo que costó la tuya se mide en otras: así el azar no añade nada. Donde la tuya salió mejor, la línea sube. Lo que mi breve búsqueda no ve no se cuenta.
