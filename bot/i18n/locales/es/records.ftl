# Una partida contada línea a línea (germini replay, el archivo de texto de una exportación).
told-when = Jugada de las { $from } del { $start } a las { $to } del { $end } (UTC)
told-day = Jugada el { $day }, { $from }–{ $to } UTC
told-players = En la mesa: { $who }
told-deal = Mano { $deal }
told-seal = Sello: { $hash }; semilla: { $seed }
told-hands = Cartas de cada asiento al empezar el juego
told-hand = { $seat }: { $cards }
told-trick = Baza { $number }: sale { $leader }. { $cards }. Gana { $winner }.
told-chosen = (La carta de { $seat } la eligió { $by }.)
told-count = Cuenta de la mano
told-columns = Columnas, de izquierda a derecha: { $sides }
told-total = Total
told-refused = La partida se detiene aquí: las reglas rechazan la jugada siguiente ({ $code }, regla { $rule }, en { $where }).
told-broken = El registro se interrumpe aquí ({ $where }: { $why }).
told-end = Fin de la partida
told-end-early = Partida terminada antes de tiempo
told-place = { $place }. { $who }: { $amount }

# Por qué un archivo no es una partida exportada.
record-format = Esto no es una partida exportada: «format» debe ser «{ $format }».
record-version = Este archivo tiene la versión { $version }; este Germini lee versiones hasta la { $known }.
record-shape = El archivo de la partida no es válido. { $what }
record-shape-missing = Falta «{ $field }».
record-shape-unknown = Campo desconocido: «{ $field }».
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
    [float] un número decimal
    [str] un texto
    [bool] verdadero o falso
    [array] una lista
    [object] un objeto
    [null] vacío
   *[other] este valor
}.
record-shape-fraction = «{ $field }» contiene un número decimal; ahí solo se admiten números enteros.
record-shape-thing = Valor inesperado.
record-shape-other = { $why }.
record-unfinished = Esta partida aún no ha terminado. El archivo, la repetición y las cartas de cada asiento estarán disponibles al final.
record-unsound = Este archivo no supera la verificación. «germini verify» dice por qué.

# Lo que está mal en el archivo de una partida.
record-at-deal = Mano { $deal }: { $what }
record-at-step = Mano { $deal }, paso { $step }: { $what }
record-seat = Asiento { $number }
record-checksum = La suma de control no coincide: el archivo se modificó después de escribirse.
record-game = No existe ningún juego llamado «{ $game }».
record-rules-rev = La partida se jugó con la revisión { $revision } de las reglas; este Germini juega con la { $known }.
record-cards = La lista de cartas no corresponde a la baraja de este juego.
record-options = Las opciones de la mesa no son válidas: { $why }
record-preset = Este juego no tiene un reglamento llamado «{ $preset }».
record-players = { $count ->
    [one] El archivo nombra a { $count } persona; para jugar hacen falta { $needed }.
   *[other] El archivo nombra a { $count } personas; para jugar hacen falta { $needed }.
}
record-times = Las horas de inicio y de fin no pueden ser correctas.
record-engine = Los eventos registrados no encajan con las reglas ({ $why }).
record-no-deals = El archivo no contiene ninguna mano.
record-no-steps = No hay ningún paso registrado.
record-deal-number = Esta mano lleva el número { $number }; debería llevar el { $expected }.
record-deal-end = La mano no termina donde debería.
record-seed = La semilla no está escrita en cifras hexadecimales.
record-seed-length = La semilla tiene { $count } bytes; una semilla sellada tiene { $needed }.
record-level = No existe ningún nivel de bot llamado «{ $level }».
record-seal = El sello está roto: la semilla y la mesa no dan el hash publicado.
record-seal-terms = El sello está roto: la semilla y las condiciones no dan el hash publicado.
record-terms-form = Las condiciones del sello no tienen la forma prevista.
record-terms = Las condiciones del sello no coinciden con el archivo. La diferencia: { $line ->
    [table] la mesa
    [deal] el número de la mano
    [game] el juego o sus reglas
    [options] las opciones de la mesa
    [seats] quién ocupa cada asiento
   *[other] { $line }
}.
record-message = «{ $id }» no es el ID de un mensaje.
record-part = Lo que se añadió a la mano en el lugar { $number } no tiene la forma prevista, o nadie ocupa ese asiento.
record-part-early = Algo de lo añadido a la mano no cuenta: no es más reciente que el mensaje del sello, aparece dos veces o está fuera de orden.
record-part-late = Se añadió algo a la mano después del final de la partida.
record-board-seed = La semilla de esta mano no es la de la mano del día.
record-board-parts = Se añadió algo a una mano del día. Eso no es posible, porque todo el mundo recibe las mismas cartas.
record-board-answer = Esta respuesta de un bot, o este corte, no sale de la semilla de la mano del día.
record-board-length = El número de respuestas no es el de esta mano del día.
record-shuffle = Las cartas no salen de la semilla sellada (evento { $number }, { $fact }).
record-chance = Números aleatorios inesperados en este punto ({ $kind }).
record-unknown-decision = No consta qué decisión se tomó, así que el resto no se puede comprobar.
record-who = Quien figura como autor de esta decisión no podía tomarla.
record-by = Esta decisión no pudo tomarse de ese modo (persona, bot o reloj).
record-illegal = La decisión no estaba permitida. { $why }
record-fact = El evento { $number } ({ $fact }) no se sigue de la decisión.
record-fact-missing = Falta un evento: { $fact }.
record-fact-extra = Evento inesperado: { $fact }.
record-no-end = Después del último paso la partida no ha terminado.
record-conceded = Según el resultado, se rindió un bando que no podía hacerlo.
record-result = Error en el resultado: { $what }.
record-result-balances = los saldos
record-result-places = los puestos
record-result-deals = el número de manos
record-result-complete = si la partida fue completa

# germini verify, germini replay.
cli-verify-sound = { $file } es válido: { $deals ->
    [one] { $deals } mano
   *[other] { $deals } manos
}, { $steps ->
    [one] { $steps } paso
   *[other] { $steps } pasos
}; cada decisión, cada evento y cada punto cumplen las reglas.
cli-verify-seal = Mano { $deal }: sello { $hash }. Compáralo con el que publicó la mesa antes de repartir.
cli-verify-vouches = Esto queda demostrado: cada jugada cumple las reglas, y todos los eventos, los puntos y el resultado se siguen de las jugadas y de las semillas. Si un sello coincide con el que publicó la mesa, la baraja de esa mano estaba fijada antes de repartir.
cli-verify-not-moves = No queda demostrado que las jugadas fueran realmente estas. Las jugadas no se sellan: quien administra el bot, o cualquiera que tenga el archivo, puede cambiarlas por otras jugadas permitidas y recalcular la suma de control. Compáralas con una copia que haya guardado otra persona.
cli-verify-not-drawn = Tampoco queda demostrado que una semilla saliera al azar: quien administra el bot pudo probar muchas antes de publicar el sello.
cli-verify-people = Mano { $deal }: { $count ->
    [one] un asiento añadió algo
   *[other] { $count } asientos añadieron algo
} después de publicarse el sello en el mensaje { $message }: { $who }. El último en añadir: { $last }.
cli-verify-nobody = Mano { $deal }: el sello se publicó en el mensaje { $message }, pero nadie añadió nada. Quien administra el bot podría haber elegido esta mano.
cli-verify-unpublished = Mano { $deal }: el sello no se publicó, así que nada de lo añadido cuenta. Quien administra el bot podría haber elegido esta mano.
cli-verify-old = Mano { $deal }: el sello es de una versión anterior, y nadie podía añadir nada. Quien administra el bot podría haber elegido esta mano.
cli-verify-board = Esta es la mano del día n.º { $number } ({ $day }, UTC), como la jugó una persona. Todo el mundo recibe la misma mano, así que nadie añade nada. Compara el sello con el que se mostró antes de la primera carta.
cli-verify-bots = Las respuestas de los bots se calcularon de nuevo: salen de la semilla y de lo que veía su asiento.
cli-verify-bots-other = Los bots son los de la versión { $version }; este Germini tiene la versión { $known }. Sus respuestas cumplen las reglas, pero no se calcularon de nuevo.
cli-verify-trust = Protegidos solo por la suma de control, que puede recalcular cualquiera que modifique el archivo: los nombres, las horas, si decidió una persona o el reloj, el nombre del reglamento y el orden de las cartas donde no importa.
cli-verify-trust-old = Protegidos solo por la suma de control, que puede recalcular cualquiera que modifique el archivo: los nombres, las horas, el nivel de un bot, si decidió una persona o el reloj, el nombre del reglamento, las opciones que no influyeron y el orden de las cartas donde no importa.
cli-verify-broken = { $count ->
    [one] { $file } no supera la verificación: { $count } problema.
   *[other] { $file } no supera la verificación: { $count } problemas.
}
cli-replay-no-picture = Solo las partidas exportadas se pueden convertir en imágenes.
cli-replay-no-deal = Esta partida no tiene la mano { $deal }. Número de manos: { $deals }.
cli-replay-picture = { $file }: mano { $deal }, { $frames } fotogramas, { $seconds } segundos, { $size } kB.
