# Quanto costano le decisioni di una persona, per tipo. Lo vede solo lei.

ui-btn-losses = Quanto costano le mie decisioni
ui-losses-title = Quanto costano le tue decisioni – { $game }
ui-losses-chart = Una decisione ti è costata in media, in { $unit }
ui-losses-of = { $decisions } in { $deals }
ui-losses-deals = { $count ->
    [one] { $count } mano
   *[other] { $count } mani
}
ui-loss-lead = Uscite
ui-loss-follow = Carte su una presa
ui-loss-discard = Scarti
ui-loss-auction = Asta
ui-loss-declaration = Accuse
ui-loss-cut = Tagli
ui-losses-note = Barre: intervallo al 95 %, da tre mani in su.
ui-losses-how = Lo vedi solo tu. Sono contate una volta ciascuna le mani che hai analizzato, su tutti i server. La risposta migliore si trova in alcune mani compatibili con ciò che vedevi, e quanto è costata la tua si misura in altre: così il caso non aggiunge niente. Quello che la mia breve ricerca non vede non è contato, quindi perdi semmai un po’ di più.
ui-losses-none = Quanto costano in media le tue decisioni lo trovi qui dopo aver premuto *Analizza la mia mano* alla fine di una mano. Lo vedrai solo tu.
ui-losses-not-yours = Quanto costano le decisioni di un giocatore lo vede solo chi le ha prese.
