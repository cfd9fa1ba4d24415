# Problemi: una posizione in cui una carta è chiaramente la migliore.

ui-puzzle-title = { $game } — problema { $number } ({ $difficulty })
ui-puzzle-easy = facile
ui-puzzle-medium = medio
ui-puzzle-hard = difficile
ui-puzzle-ask = Qual è la carta migliore?
ui-puzzle-again = Hai già risposto a questo problema, perciò il tuo rating non cambia.
ui-puzzle-standing = Il tuo rating nei problemi: { $rating } · risolti: { $solved } su { $count } · di fila: { $streak }
ui-puzzle-another = Un altro
ui-puzzle-hands = Mostra tutte le carte
ui-puzzle-solved = Risolto. La carta migliore: { $card }.
ui-puzzle-missed = La carta migliore: { $best }; con { THE($card) } ottieni { $lost } in meno.
ui-puzzle-worth = Quanto perdono le altre carte rispetto alla migliore, in { $unit }, in media su molte mani compatibili con ciò che vedi:
ui-puzzle-best = la carta migliore
ui-puzzle-yours = la tua carta
ui-puzzle-rest = { $count ->
    [one] Un’altra carta perde ancora di più.
   *[other] Altre { $count } carte perdono ancora di più.
}
ui-puzzle-change = Rating { $change }.
ui-puzzle-uncounted = Risposta già data: nessun cambiamento.
reply-puzzle-none = Non ci sono ancora problemi.

# Il problema del giorno.

ui-daily-title = Problema del giorno
ui-daily-text = { $game }, { $difficulty }. Qual è la carta migliore? Premi il pulsante: la tua risposta e la soluzione le vedi solo tu.
ui-daily-before = { $count ->
    [0] Al problema precedente non ha risposto nessuno.
    [one] Al problema precedente ha risposto una persona; soluzioni giuste: { $solved }.
   *[other] Al problema precedente hanno risposto { $count } persone; soluzioni giuste: { $solved }.
}
ui-daily-solve = Risolvilo
ui-setup-daily = Messaggi del giorno…
ui-daily-setup = Ogni giorno dopo le 9:00 UTC pubblico in questo canale un problema: una posizione in cui una carta è chiaramente la migliore. Le risposte sono private; il messaggio successivo dice quante persone l’hanno risolto. Senza un canale non ne pubblico.
ui-daily-pick = Canale per il problema del giorno (nessuno)
