# Quanto costano le decisioni di una persona, per tipo. Lo vede solo lei.

ui-btn-losses = Quanto costano le mie decisioni
ui-losses-title = Quanto costano le tue decisioni – { $game }
ui-losses-chart = Costo medio di una decisione, in { $unit }
ui-losses-of = { $decisions } in { $deals }
ui-losses-deals = { $count ->
    [one] { $count } mano
   *[other] { $count } mani
}
ui-loss-lead = Uscite
ui-loss-follow = Carte in risposta
ui-loss-discard = Scarti
ui-loss-auction = Asta
ui-loss-declaration = Accuse
ui-loss-cut = Alzate
ui-losses-note = Barre: intervallo del 95 %, a partire da tre mani.
ui-losses-how = Lo vedi solo tu. Ogni mano che hai analizzato, su qualsiasi server, conta una volta. Cerco la risposta migliore in alcune mani compatibili con ciò che vedevi, e misuro in altre quanto è costata la tua: così il caso non aggiunge niente. La mia ricerca è breve: ciò che non vede non è contato, quindi il costo vero è semmai un po’ più alto.
ui-losses-none = Ancora niente da mostrare. Premi *Analizza la mia mano* alla fine di una mano: qui vedrai quanto costano in media le tue decisioni. Lo vedi solo tu.
ui-losses-not-yours = Quanto costano le decisioni di una persona lo vede solo lei.
