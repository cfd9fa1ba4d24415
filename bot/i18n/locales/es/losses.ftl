# Lo que cuestan las decisiones de una persona, por tipo. Solo lo ve ella.

ui-btn-losses = Lo que cuestan mis decisiones
ui-losses-title = Lo que cuestan tus decisiones – { $game }
ui-losses-chart = Una decisión te costó de media, en { $unit }
ui-losses-of = { $decisions } en { $deals }
ui-losses-deals = { $count ->
    [one] { $count } mano
   *[other] { $count } manos
}
ui-loss-lead = Salidas
ui-loss-follow = Cartas a una baza
ui-loss-discard = Descartes
ui-loss-auction = Subasta
ui-loss-declaration = Cantes
ui-loss-cut = Cortes
ui-losses-note = Barras: intervalo del 95 %, desde tres manos.
ui-losses-how = Solo lo ves tú. Cuentan una vez cada una las manos que has analizado, en todos los servidores. La mejor respuesta se busca en unas manos compatibles con lo que veías, y lo que costó la tuya se mide en otras: así el azar no añade nada. Lo que mi breve búsqueda no ve no se cuenta, así que en todo caso pierdes un poco más.
ui-losses-none = Lo que cuestan de media tus decisiones lo encuentras aquí cuando hayas pulsado *Analizar mi mano* al final de una mano. Solo lo verás tú.
ui-losses-not-yours = Lo que cuestan las decisiones de un jugador solo lo ve quien las tomó.
