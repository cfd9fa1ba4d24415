## The rules of a table, option by option
ui-btn-rules = Reglas
ui-rules-title = Reglas de esta mesa
ui-rules-set = Reglamento: { $preset }. ✏️ marca las diferencias.
ui-rules-choose = Elige una regla para cambiarla
ui-rules-choose-way = Elige cómo se juega
ui-btn-rules-all = Todas las reglas
ui-rules-source = Regla { $rule }
ui-rules-span = Un número de { $least } a { $most }
ui-rules-own = { $count ->
    [one] una regla cambiada
   *[other] { $count } reglas cambiadas
}
