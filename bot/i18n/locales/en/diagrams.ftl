# Pictures of the rules: what the games have in common.

diagram-example = Example
diagram-dealer = Dealer
