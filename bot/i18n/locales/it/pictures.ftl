# Immagini di tavoli e mazzi.
cli-render-step = { $step } non è un passo di questa partita, che ne ha { $steps }.
cli-render-view = La vista non regge: { $why }.
cli-render-none = Di dati di questo tipo non si conoscono passi: solo delle partite registrate.
cli-render-nothing = Questo momento non ha un’immagine del tipo «{ $kind }».
cli-render-width = La larghezza dev’essere un numero da 1 a { $most }.
cli-look-unknown = Non esistono figure chiamate «{ $look }». Ci sono: { $looks }.
