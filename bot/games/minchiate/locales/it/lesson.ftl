# La mano guidata: i suoi argomenti, spiegati una volta sola, e le risposte (M: i numeri delle regole).

teach-minchiate-cut = **L’alzata.** Alzi un pacchetto dal mazzo. Se la sua ultima carta è di conto o un tarocco dal 20 al 29 la *rubi* (la tieni) e guardi quella sopra, finché ne esce una diversa (M39–M42).
teach-minchiate-cut-do = **{ $value }** — quello che scopri è un caso. Ma l’ultima carta di tutto il mazzo non vale niente, e se alzi qui tocca al mazziere, un avversario (M38).
teach-minchiate-rob = **Le carte rubate** vanno in mano a chi ha alzato, che poi ne scarta altrettante. Quelle di conto si segnano subito (M41, M57).
teach-minchiate-mark = **I segni** sono i punti che si fanno durante la mano: per carte rubate, scoperte, accusate o prese all’altra coppia. Si tiene solo la differenza fra le coppie (M64–M65).
teach-minchiate-turn = **Il mazziere e la folla.** Le carte avanzate sono la *folla*. Il mazziere le scopre e le tiene finché escono carte di conto, che segna, o tarocchi dal 20 al 29; poi piglia le altre carte di conto senza segnarle (M51–M53).
teach-minchiate-folla = **Che cosa dice la folla.** Il compagno del mazziere dice quante carte di ogni seme ci sono. Non sono di nessuno: se di un seme ce ne sono molte, chi gioca ne ha poche (M54–M56).
teach-minchiate-discard = **Lo scarto.** Hai preso carte in più: scartane altrettante. Dopo la prima presa le vedono tutti (M57–M63).
teach-minchiate-discard-do = **{ $chosen }** — tieni le carte di conto e i tarocchi; se resti senza un seme, puoi vincerne le prese con i tarocchi.
teach-minchiate-versicola = **La tua versicola.** Tre o più tarocchi in fila da 1 a 5 o da 28 a 40, tre Re e pochi altri gruppi sono *versicole*. Le tue le segni nella prima presa; alla fine contano di nuovo se la tua coppia ne prende le carte (M13–M22, M71, M113).
teach-minchiate-home = **Portare a casa una carta.** Una carta di conto presa dalla propria coppia è al sicuro: l’altra non segna niente, e alla fine conta per voi. Mettine una quando la presa è di sicuro del tuo compagno (M90, M115).
teach-minchiate-death = **Una carta muore.** Una carta di conto presa dall’altra coppia *muore*: gli altri ne segnano subito il valore e alla fine la contano. Un Re perso ti costa 5 punti e a loro ne dà 10 (M89, M115).
teach-minchiate-king = **La regola del Re.** La prima volta che si gioca un seme, chi ne ha il Re deve darlo se qualcuno ha già messo un tarocco nella presa (M84).
teach-minchiate-fool = **Il Matto** si può giocare sempre e non prende mai. Torna alla sua coppia, che dà in cambio una carta senza valore se la presa è dell’altra. Si perde solo nell’ultima presa (M83, M93–M99).
teach-minchiate-rest = **Un resto.** Quando una coppia ha 60 segni di vantaggio le si paga un *resto* e la differenza scende di 60. La partita si gioca a resti (M66, M120).
teach-minchiate-fall = **Cascare.** Chi non ha più tarocchi *casca*: le sue carte si mostrano, e chi ha vinto la presa precedente sceglie quale si gioca (M102–M105).
teach-minchiate-last = **L’ultima presa** conta 10 punti: tieni un tarocco alto per vincerla (M114).
teach-minchiate-count = **Il conto.** Ogni coppia conta le carte oltre le 42, le versicole, l’ultima e le carte di conto, e aggiunge il vantaggio nei segni. Ogni 60 punti di differenza, anche solo cominciati, fanno un resto (M110–M121).
