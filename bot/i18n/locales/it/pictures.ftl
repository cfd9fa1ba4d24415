# Immagini di tavoli e mazzi.
cli-render-step = Il passo { $step } non esiste; questa partita ne ha { $steps }.
cli-render-view = La vista non è valida: { $why }.
cli-render-none = Solo le partite registrate hanno passi da disegnare; questo tipo di dati no.
cli-render-nothing = A questo punto non c’è un’immagine di tipo «{ $kind }».
cli-render-width = La larghezza dev’essere un numero da 1 a { $most }.
cli-look-unknown = Non esiste uno stile di carte «{ $look }». Disponibili: { $looks }.
