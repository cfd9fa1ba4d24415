# Una mano celebre del 1798, raccontata passo per passo. I commenti seguono il manuale di Renzoni e Ricci.

famous-minchiate-title = Una mano celebre: Dresda, 1798
famous-minchiate-south = Sud
famous-minchiate-east = Est
famous-minchiate-north = Nord
famous-minchiate-west = Ovest
famous-minchiate-cut = Un manuale stampato a Dresda nel 1798 spiega le minchiate con una mano intera. Due giocatori di oggi, Renzoni e Ricci, l’hanno commentata; qui è raccontata con tutte le carte scoperte.

    Dà le carte Sud, quindi alza Ovest. La carta in fondo al pacchetto è il 21: Ovest lo ruba, e poi ruba il 33. Il 4 di Spade non è né di conto né un tarocco dal 20 al 29: qui finisce il rubare. Il 33 è di conto: Est e Ovest segnano 5.
    .title = L’alzata
famous-minchiate-deal = Ognuno riceve 21 carte, l’ultima scoperta. Sud scopre il Cavallo di Bastoni e Nord il 4 di Denari, che non valgono niente. Il Re di Coppe di Ovest e la carta di Est valgono 5 l’uno: adesso Est e Ovest hanno 15.

    La stampa non dice più quale carta ha scoperto Est. Con il 32 i conti tornano, e comunque nel seguito non cambia nulla.
    .title = Si danno le carte
famous-minchiate-folla = Restano undici carte, la folla. Sud scopre la prima, il 17, che non è né di conto né un tarocco dal 20 al 29. Poi piglia tutte le carte di conto della folla: il Re di Spade, il Re di Bastoni e il 20. Non si segnano, ma le vedono tutti, e dei due Re Est si ricorderà.
    .title = La folla
famous-minchiate-discard = Sud scarta tre Coppe, Ovest due Spade: ognuno dei due resta senza un seme e potrà tagliarlo.

    Nord annuncia la folla: 3 Coppe, 3 Spade, 1 di Denari e 1 di Bastoni. Le carte sono tredici, quindi le altre cinque sono tarocchi.
    .title = Gli scarti
famous-minchiate-trick-1 = Est esce con la sua unica carta di Bastoni. Si è visto Sud pigliare il Re di Bastoni: se Ovest non avesse Bastoni, potrebbe tagliare e far morire il Re. Ma Ovest ne ha due e deve rispondere: il Re prende.

    Dopo aver giocato, Est accusa la sequenza dal 28 al 32 con il Matto per 30 punti, e Sud tre Re per 15. Est e Ovest sono avanti di 30.
famous-minchiate-trick-2 = Sud esce con il Re di Denari e spera che i nove Denari che non vede siano divisi bene. Non lo sono: Est non ne ha, prende il Re con il 30, e il Re muore: 5 segni.

    Una carta bassa di Denari era più sicura. Quando un seme è già uscito, un tarocco non costringe più il suo Re a cadere, e un Re perso costa almeno dieci punti: cinque quando muore e cinque alla fine.
famous-minchiate-trick-3 = Est ci riprova con le Spade, e questa volta riesce. Ne ha nove e tre sono nella folla: altrove ce ne sono solo due. Nord e Ovest non ne hanno e giocano un tarocco. Le Spade escono per la prima volta, quindi Sud deve giocare il Re, e il 33 di Ovest lo prende.

    Si poteva uscire anche a Coppe. A carte viste, però, sarebbe stato un grande rischio per il Re di Ovest, che gioca con Est.
famous-minchiate-trick-4 = Sud risponde con il 2 di Denari. Est non ha Denari e rischia il 13, carta di conto, per tenere il 27 e non restare con sole carte di conto. Tra tutte, il 13 è quella che serve meno. Ma Nord lo prende con il 15, e Sud e Nord segnano 5.
famous-minchiate-trick-5 = Nord esce a Coppe e Ovest vede il pericolo: tiene il Re e gioca il 5. Può farlo, perché prima nessuno ha giocato un tarocco. Sud prende con il 20 e lo mette al sicuro; senza il 20, Est e Ovest non possono più fare 10, 20, 30 e 40.

    Alla fine ogni coppia avrà due Re, senza vantaggio per nessuna. Tre Re valgono 25 punti più di uno.
famous-minchiate-trick-6 = Est prende con il 29 e non con il 28. Da solo il 29 non vale niente, ma Est e Ovest hanno già il 30, e accanto a quello il 29 entra in una sequenza. Il 28 serve meno di prima: senza il 13 non si fa più la versicola 1, 13 e 28.
famous-minchiate-trick-7 = Est esce ancora a Spade. Ne ha solo Sud, e Nord deve spendere un tarocco. Ovest prende con il 37, la Luna, e salva dieci punti.
famous-minchiate-trick-8 = Ovest fa lo stesso a Denari. Ormai è chiaro che Nord ha solo tarocchi bassi, e il 32 di Est è al sicuro. Forse era meglio il 31: con il 29 e il 30 la sequenza era certa.
famous-minchiate-trick-9 = Est esce a Coppe. Sud le ha scartate tutte e può tagliare: il 36, la Stella, è al sicuro.
famous-minchiate-trick-10 = Sud esce a Bastoni, ed Est, che non ne ha più, prende con il 28. Con il 29 e il 30 Est e Ovest hanno una sequenza di tre.
famous-minchiate-trick-11 = Est esce un’altra volta a Spade e Nord mette il 4, un Papa, senza sapere chi prenderà. Ovest gioca solo il 26, così Sud può prendere con il 35. Le due carte di conto sono al sicuro. A Est e Ovest questa uscita non è servita.
famous-minchiate-trick-12 = Est sta prendendo con il 27 e Ovest ci mette l’1 per salvarlo. Viene naturale, ma non è il meglio: con il 34 Ovest avrebbe preso. Allora Sud e Nord non avrebbero potuto completare 34, 35 e 36, ed Est e Ovest avrebbero allungato la loro sequenza. Le versicole di Papi sono quelle che valgono meno.

    Le note accanto alle prese aggiungono che Est doveva giocare il 31, per assicurarsi la sequenza.
famous-minchiate-trick-13 = È la situazione dell’undicesima presa, ma Sud decide in un altro modo. Lascia morire il 5 di Nord e gioca il 16, per tenere i tarocchi alti. Con il 38, il 39 e più tarocchi di tutti, Sud può sperare nei dieci punti dell’ultima presa.
famous-minchiate-trick-14 = Ovest esce con il 3 di Denari. Nessun altro ha Denari, tutti tagliano, ed Est prende con il 31.

    La stampa segna che esce Est. Non può essere: la presa prima era di Ovest.
famous-minchiate-trick-15 = Est esce a Spade. Sud mette il 2, un Papa, sotto il 21 di Ovest, e il 2 muore: 3 segni per Est e Ovest.
famous-minchiate-trick-16 = Nord prende con il 12, così il 10 di Sud è al sicuro. Est gioca il Matto: non prende niente ma torna, e Sud e Nord ricevono in cambio l’asso di Denari.

    Era l’ultimo tarocco di Nord. Nord casca: le sue carte restano scoperte, e chi vince ogni presa sceglie la carta di Nord per la successiva.
famous-minchiate-trick-17 = Sud cede il 3, un altro Papa. Lo prende Est con il 40, le Trombe, che era il suo ultimo tarocco: casca anche Est.

    I commenti consigliano a Ovest di giocare qui il Re di Coppe, perché la presa è di Est. È giusto; rigiocata così, la mano porta a Est e Ovest 35 punti in più, e non 39 come dicono i commenti. Vincerebbero di 118: sempre due resti.
famous-minchiate-trick-18 = Est esce a Spade e sceglie anche la carta di Nord. Ovest gioca il 34, il suo ultimo tarocco, e Sud lo prende con il 38, il Sole: il 34 muore, 5 segni. Con quello Sud e Nord hanno 34, 35 e 36. Adesso casca anche Ovest.
famous-minchiate-trick-19 = Gli altri tre sono cascati e Sud sceglie tutte le carte. Esce con il Fante di Bastoni, che nessuno supera: Est e Ovest non ne hanno, e Nord ne ha solo di bassi.
famous-minchiate-trick-20 = Lo stesso con il Cavallo di Bastoni. Sud tiene il 39 per l’ultima presa.
famous-minchiate-trick-21 = Sud gioca il 39, il Mondo, e fa l’ultima presa. Ovest ha tenuto il Re di Coppe fino alla fine, e adesso muore: 5 segni per Sud e Nord. Quando si contano le carte, Est e Ovest sono avanti di 34.
famous-minchiate-count = Sud e Nord contano 98: dieci per l’ultima presa, due Re 10, le altre carte di conto 58, e 34, 35, 36 per 20.

    Est e Ovest contano 181: 34 segni, 2 per le carte, due Re 10, il Matto 5, le altre carte di conto 59, e tre versicole con il Matto: 1, Matto e 40 per 20, i Papi dall’1 al 3 per 16, e dal 28 al 33 per 35.

    Vincono di 83, cioè due resti. Hanno deciso le versicole più che le prese: le carte che servono a tante, come il 38, il 30, il 28, il 20, il 3 e l’1, sono quelle da salvare.
    .title = Il conto
