# Una partida contada línea a línea (germini replay, el archivo de texto de una exportación).
told-when = Jugada de las { $from } del { $start } a las { $to } del { $end } (UTC)
told-day = Jugada el { $day }, { $from }–{ $to } UTC
told-players = En la mesa: { $who }
told-deal = Mano { $deal }
told-seal = Sello: { $hash }; guardaba { $seed }
told-hands = Las cartas de cada uno al empezar el juego
told-hand = { $seat }: { $cards }
told-trick = Baza { $number }: sale { $leader }. { $cards }. Gana { $winner }.
told-chosen = (La carta de { $seat } la eligió { $by }.)
told-count = La cuenta
told-columns = Columnas, desde la izquierda: { $sides }
told-total = Total
told-refused = Aquí se rechaza el juego ({ $code }, regla { $rule }, en { $where }).
told-broken = Aquí se interrumpe el registro ({ $where }: { $why }).
told-end = El final de la partida
told-end-early = La partida terminó antes de tiempo
told-place = { $place }. { $who }: { $amount }

# Lo que no es el acta de una partida.
record-format = Esto no es el acta de una partida: su «format» debe ser «{ $format }».
record-version = Esta acta es de la versión { $version }; este Germini lee las versiones hasta la { $known }.
record-shape = Esto no es un acta entera. { $what }
record-shape-missing = Falta «{ $field }».
record-shape-unknown = «{ $field }» está de más.
record-shape-value = «{ $field }» no puede ser «{ $value }».
record-shape-kind = «{ $field }» debe ser { $expected ->
    [int] un número entero
    [str] un texto
    [bool] verdadero o falso
    [array] una lista
    [object] un objeto
   *[other] otra cosa
}, no { $got ->
    [int] un número
    [float] un número con decimales
    [str] un texto
    [bool] verdadero o falso
    [array] una lista
    [object] un objeto
    [null] vacío
   *[other] esto
}.
record-shape-fraction = En «{ $field }» hay un número con decimales; en los hechos solo hay números enteros.
record-shape-thing = Ahí hay otra cosa.
record-shape-other = { $why }.
record-unfinished = Esta partida no ha terminado. El acta, la repetición y las cartas se podrán ver al final.
record-unsound = Esta acta no cuadra. «germini verify» dice por qué.

# Lo que en un acta no cuadra.
record-at-deal = Mano { $deal }: { $what }
record-at-step = Mano { $deal }, paso { $step }: { $what }
record-seat = Asiento { $number }
record-checksum = La suma de control no es la de este contenido: algo se cambió después de levantar el acta.
record-game = Ningún juego se llama «{ $game }».
record-rules-rev = Se escribió con la revisión { $revision } de las reglas; este Germini juega con la revisión { $known }.
record-cards = La lista de cartas no es la baraja de este juego.
record-options = Las opciones de la mesa no valen: { $why }
record-lacks-option = Falta la opción de mesa «{ $option }».
record-preset = El juego no tiene reglas llamadas «{ $preset }».
record-players = { $count ->
    [one] Nombra a { $count } jugador; el juego tiene { $needed }.
   *[other] Nombra a { $count } jugadores; el juego tiene { $needed }.
}
record-times = Las horas de inicio y de fin no pueden ser ciertas.
record-engine = Lo escrito no tiene sentido para las reglas ({ $why }).
record-no-deals = No hay ninguna mano escrita.
record-no-steps = No hay ningún paso escrito.
record-deal-number = Esta mano lleva el número { $number }; debería llevar el { $expected }.
record-deal-end = La mano no termina donde debería.
record-seed = La semilla no está escrita en cifras hexadecimales.
record-seed-length = La semilla tiene { $count } bytes; una semilla sellada tiene { $needed }.
record-level = Ningún bot es de nivel «{ $level }».
record-seal = El sello está roto: la semilla y la mesa no dan el compromiso publicado.
record-seal-terms = El sello está roto: la semilla y las condiciones no dan el compromiso publicado.
record-terms-form = Aquello a lo que está ligado el sello no está escrito como debería.
record-terms = El sello está ligado a algo distinto de lo que dice el acta: { $line ->
    [table] la mesa
    [deal] el número de la mano
    [game] el juego o sus reglas
    [options] las opciones de la mesa
    [seats] quién se sienta dónde
   *[other] { $line }
}.
record-message = «{ $id }» no es el identificador de un mensaje.
record-part = Lo que se añadió a la mano con el número { $number } no está escrito como debería, o nadie se sienta ahí.
record-part-early = Algo que se añadió a la mano no cuenta: no es más reciente que el mensaje del sello, aparece dos veces o está fuera de orden.
record-part-late = Algo se añadió a la mano después del final de la partida.
record-shuffle = Las cartas no salen de la semilla sellada (hecho { $number }, { $fact }).
record-chance = Aquí no tocaban números al azar ({ $kind }).
record-unknown-decision = No consta qué decisión se tomó; lo que sigue no se puede comprobar.
record-who = Quien habría decidido aquí no puede hacerlo.
record-by = No es posible que la decisión se tomara así (persona, bot o reloj).
record-illegal = La decisión no era lícita. { $why }
record-fact = El hecho { $number } ({ $fact }) no se sigue de la decisión.
record-fact-missing = Falta un hecho: { $fact }.
record-fact-extra = Sobra un hecho: { $fact }.
record-no-end = Tras el último paso la partida no ha terminado.
record-conceded = Según el resultado se rindió un bando que no podía hacerlo.
record-result = En el resultado está mal: { $what }.
record-result-balances = los saldos
record-result-places = los puestos
record-result-deals = el número de manos
record-result-complete = si la partida fue completa

# germini verify, germini replay.
cli-verify-sound = { $file } cuadra: { $deals ->
    [one] { $deals } mano
   *[other] { $deals } manos
}, { $steps ->
    [one] { $steps } paso
   *[other] { $steps } pasos
}; cada decisión, cada hecho y cada punto son como mandan las reglas.
cli-verify-seal = Mano { $deal }: sello { $hash }. Compáralo con el que la mesa publicó antes de repartir.
cli-verify-vouches = Esto queda garantizado: cada jugada respeta las reglas, y todos los hechos, los puntos y el resultado se siguen de las jugadas y de las semillas. Si un sello coincide con el que publicó la mesa, la baraja de esa mano estaba fijada antes de repartir.
cli-verify-not-moves = Las jugadas en sí no quedan garantizadas. No están selladas: quien gestiona el bot, o cualquiera que tenga el archivo, puede cambiarlas por otras jugadas legales y rehacer la suma de control. Compáralas con una copia que haya guardado otra persona.
cli-verify-not-drawn = Tampoco queda garantizado que una semilla saliera al azar: quien gestiona el bot pudo probar muchas antes de publicar el sello.
cli-verify-people = Mano { $deal }: { $count ->
    [one] un asiento añadió algo
   *[other] { $count } asientos añadieron algo
} después de publicarse el sello en el mensaje { $message }: { $who }. El último en añadir: { $last }.
cli-verify-nobody = Mano { $deal }: el sello se publicó en el mensaje { $message }, pero nadie añadió nada. Quien gestiona el bot podría haber elegido esta mano.
cli-verify-unpublished = Mano { $deal }: el sello no se publicó, así que nada de lo añadido cuenta. Quien gestiona el bot podría haber elegido esta mano.
cli-verify-old = Mano { $deal }: un sello antiguo, al que nadie añade nada. Quien gestiona el bot podría haber elegido esta mano.
cli-verify-trust = Solo los guarda la suma de control, que puede rehacer quien los cambie: los nombres, las horas, si decidió una persona o el reloj, el nombre de las reglas elegidas y el orden de las cartas donde no cuenta.
cli-verify-trust-old = Solo los guarda la suma de control, que puede rehacer quien los cambie: los nombres, las horas, el nivel de un bot, si decidió una persona o el reloj, el nombre de las reglas elegidas, las opciones que no influyeron y el orden de las cartas donde no cuenta.
cli-verify-broken = { $count ->
    [one] { $file } no cuadra: { $count } reparo.
   *[other] { $file } no cuadra: { $count } reparos.
}
cli-replay-no-picture = Solo de un acta se puede hacer una imagen.
cli-replay-no-deal = Esta acta no tiene la mano { $deal }; tiene { $deals }.
cli-replay-picture = { $file }: mano { $deal }, { $frames } cuadros, { $seconds } segundos, { $size } kB.
