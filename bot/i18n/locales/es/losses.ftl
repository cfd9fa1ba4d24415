# Lo que cuestan las decisiones de una persona, por tipo. Solo lo ve ella.

ui-btn-losses = Lo que cuestan mis decisiones
ui-losses-title = Lo que cuestan tus decisiones – { $game }
ui-losses-chart = Coste medio de una decisión, en { $unit }
ui-losses-of = { $decisions } en { $deals }
ui-losses-deals = { $count ->
    [one] { $count } mano
   *[other] { $count } manos
}
ui-loss-lead = Salidas
ui-loss-follow = Cartas tras la salida
ui-loss-discard = Descartes
ui-loss-auction = Subasta
ui-loss-declaration = Cantes
ui-loss-cut = Cortes
ui-losses-note = Barras: intervalo del 95 %, a partir de tres manos.
ui-losses-how = Solo lo ves tú. Cada mano que has analizado, en cualquier servidor, cuenta una vez. Busco la mejor respuesta en unas manos compatibles con lo que veías, y mido en otras lo que costó la tuya: así el azar no añade nada. Mi búsqueda es breve: lo que no ve no se cuenta, así que el coste real será más bien un poco mayor.
ui-losses-none = Todavía no hay nada que mostrar. Pulsa *Analizar mi mano* al final de una mano: aquí verás lo que cuestan de media tus decisiones. Solo lo ves tú.
ui-losses-not-yours = Lo que cuestan las decisiones de alguien solo puede verlo esa persona.
