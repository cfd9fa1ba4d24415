# I testi sulle figure delle regole di Chinze.

diagram-chinze-aim-other = Avversario
diagram-chinze-aim-hand = { $count } carte
diagram-chinze-aim-talon = tallone
diagram-chinze-aim-deal = Una mano
diagram-chinze-aim-draw = { $count } prese con il tallone
diagram-chinze-aim-draw-told = Dopo ogni presa tutti e due pescano una carta e la mostrano, per primo chi ha vinto.
diagram-chinze-aim-last = { $count } prese senza tallone
diagram-chinze-aim-last-told = Si giocano le carte in mano.
diagram-chinze-aim-count = Si fa il conto e si ridanno le carte
diagram-chinze-aim-count-told = Una partita è di { $count } mani; le carte si danno a turno. Vince il totale più alto.
diagram-chinze-aim-trick = A vince la presa con il Re
diagram-chinze-aim-drawn = Pesca prima A, poi B, a carte scoperte
diagram-chinze-cards-suit = Ogni seme dall’alto in basso (qui Denari)
diagram-chinze-cards-suit-said = Re (4), Regina (3), Cavallo (2), Fante (1), dal 10 al 2, asso
diagram-chinze-cards-trumps = I tarocchi dall’alto in basso, e il Matto, che non batte niente
diagram-chinze-cards-trumps-said = dal 21 all’1; il 20, l’1 e il Matto contano 4 ciascuno
diagram-chinze-cards-three = Ogni tre carte prese
diagram-chinze-cards-all = { $count } carte a tre a tre
diagram-chinze-cards-counting = Numeri sotto le carte
diagram-chinze-cards-sum = Punti in ogni mano
diagram-chinze-melds-more = Dieci o più: 1 l’uno. Se poi ne mostri { $count }, segni { $points ->
    [one] un altro punto
   *[other] altri { $points } punti
}.
diagram-chinze-melds-later = Se prima ne hai accusati tre: altri { $points }.
diagram-chinze-melds-once = Ogni accusa segna una volta per mano.
diagram-chinze-play-suit = Si risponde al seme
diagram-chinze-play-void = Senza il seme: un tarocco
diagram-chinze-play-over = A un tarocco: uno più alto
diagram-chinze-play-fool = resta a chi lo gioca
diagram-chinze-play-follows = risponde e prende
diagram-chinze-play-trumps = senza Spade: prende
diagram-chinze-play-higher = obbligatorio, se c’è
diagram-chinze-play-fool-head = Il Matto, quando vuoi
diagram-chinze-first-counting-said = il 20, l’1, il Matto e i Re 4 ciascuno, le Regine 3, i Cavalli 2, i Fanti 1
diagram-chinze-first-win = Vinci tu: { $points } punti
diagram-chinze-first-void = Non hai Spade
diagram-chinze-first-leads = esce l’avversario
diagram-chinze-first-king = vince il tuo Re
diagram-chinze-first-tarocco = vince il tuo tarocco
diagram-chinze-well-low = Un tarocco basso può farne uscire uno alto
diagram-chinze-well-must = deve superare: non ne ha altri più alti
diagram-chinze-well-you = esci tu
diagram-chinze-well-fool = Il Matto salva la Regina
diagram-chinze-well-king = esce l’avversario
diagram-chinze-well-instead = invece della Regina di Coppe
diagram-chinze-well-keep = Manca una carta alla famiglia: tienile
diagram-chinze-well-keep-note = Con il Fante di Denari segni { $points } punti.
diagram-chinze-well-end = L’1 nell’ultima presa
diagram-chinze-well-yours = Vinci tu la presa e segni
diagram-chinze-well-theirs = L’avversario supera l’1 e segna
