# Lo que rechaza una liga.
refusal-league-unknown = Esa liga no existe.
refusal-league-not-director = Solo puede hacerlo la dirección de la liga.
refusal-league-people = { $people ->
    [one] En esta liga se inscribe cada persona por su cuenta.
   *[other] En esta liga se inscriben { $people } personas distintas a la vez.
}
refusal-league-entered = En esta liga ya hay una inscripción tuya o de una de las personas indicadas.
refusal-league-not-entered = No juegas en esta liga.
refusal-league-number = { $what ->
    [weeks] Una temporada dura de { $least } a { $most } semanas.
   *[fixtures] Una temporada tiene de { $least } a { $most } jornadas.
}
refusal-league-too-few = { $least ->
    [one] Una división necesita al menos una inscripción.
   *[other] Una división necesita al menos { $least } inscripciones.
}
refusal-league-tournaments = { $divisions ->
    [one] La temporada necesita un torneo para su división.
   *[other] La temporada necesita { $divisions } torneos, uno por división.
}
refusal-league-unfinished = La temporada todavía no ha terminado en todas las divisiones.
