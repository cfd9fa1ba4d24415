# La fila per un posto (ux.md E48).
ui-btn-queue = In fila
ui-btn-queue-in = Mettiti in fila
ui-btn-queue-out = Lascia la fila
ui-queue-title = In fila per un posto a { $name }
ui-queue-waiting = 🪑 In fila per un posto: { $count }
ui-queue-kept = Un posto è tenuto per chi è in fila ({ $until }).
ui-queue-offer = Mettiti in fila: appena si libera un posto, prima dell’inizio o quando qualcuno cerca un sostituto, ti chiamo e te lo tengo per un minuto.
ui-queue-place = Sei al numero { $number } nella fila. Quando tocca a te ti chiamo e ti tengo il posto per un minuto.
ui-queue-yours = **Un posto è libero ed è tenuto per te** ({ $until }).
ui-queue-call = { $who } a { $name } un posto è libero ed è tenuto per te ({ $until }).
ui-queue-over = A questo tavolo non si gioca più.
reply-just-taken = L’ultimo posto è appena stato preso: qualcuno è arrivato un attimo prima.
refusal-chair-reserved = Il posto libero è tenuto per un minuto per chi è in fila.
refusal-queue-in = Sei già in fila.
refusal-queue-not-in = Non sei in fila.
refusal-queue-needless = C’è un posto libero: siediti e basta.
refusal-queue-full = Sono già in fila in { $count }; più lunga la fila non diventa.
