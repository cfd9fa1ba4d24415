## The rules of a table, option by option
ui-btn-rules = Regole
ui-rules-title = Regole di questo tavolo
ui-rules-set = Regolamento: { $preset }. ✏️ segna le differenze.
ui-rules-choose = Scegli una regola da cambiare
ui-rules-choose-way = Scegli come si gioca
ui-btn-rules-all = Tutte le regole
ui-rules-source = Regola { $rule }
ui-rules-span = Un numero da { $least } a { $most }
ui-rules-own = { $count ->
    [one] una regola cambiata
   *[other] { $count } regole cambiate
}
