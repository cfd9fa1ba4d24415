## The rules of a table, option by option
ui-btn-rules = Rules
ui-rules-title = Rules of this table
ui-rules-set = Rule set: { $preset }. ✏️ marks differences.
ui-rules-choose = Choose a rule to change
ui-rules-choose-way = Choose how it is played
ui-btn-rules-all = All rules
ui-rules-source = Rule { $rule }
ui-rules-span = A number from { $least } to { $most }
ui-rules-own = { $count ->
    [one] one changed rule
   *[other] { $count } changed rules
}
