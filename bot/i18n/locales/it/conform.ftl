# File di dati di prova.
cli-file-unread = { $file } non si può leggere: { $why }
cli-file-large = { $file } supera i { $limit } MB.
cli-file-text = { $file } non è testo UTF-8.
cli-file-json = { $file } non è JSON: riga { $line }, colonna { $column }.
cli-file-number = { $file } contiene un numero che JSON non ammette.
cli-file-deep = { $file } è annidato troppo in profondità.
cli-file-object = { $file } deve contenere un oggetto JSON.
cli-file-twice = { $file } nomina due volte «{ $field }» nello stesso oggetto: nessuno può sapere quale dei due valga.
cli-file-kind = Nessun gioco conosce questo tipo di dati.
cli-file-unwritten = { $file } non si può scrivere: { $why }
cli-entry = { $where }: { $why }
cli-replay-none = { $file } non contiene partite registrate da raccontare.
cli-replay-no-such = In questo file non c’è una partita chiamata { $id }.
