# Las figuras de las reglas: lo que los juegos tienen en común.

diagram-example = Ejemplo
diagram-dealer = Reparte
