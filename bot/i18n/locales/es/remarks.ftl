# Lo que dicen los bots, según su carácter: tras un momento especial y al final de una partida.
ui-remark = 💬 { $who }: «{ $said }»
remark-cheerful-did = ¡Qué mano! Esta no la olvido.
remark-cheerful-saw = ¡Muy bien! No me lo esperaba.
remark-cheerful-won = Bonita partida. ¿Jugamos otra?
remark-cheerful-lost = ¡Bien jugado! ¿Otra más?
remark-dry-did = No pasa todos los días.
remark-dry-saw = Tomo nota.
remark-dry-won = Según mis cálculos.
remark-dry-lost = Ganó quien jugó mejor. Otra vez será.
remark-proud-did = Ya dije que no me perdieran de vista.
remark-proud-saw = Buen golpe. Ahora me toca a mí.
remark-proud-won = Como era de esperar.
remark-proud-lost = Fue suerte. Quiero la revancha.
