# Los asientos de las partidas registradas (germini replay).
seat-minchiate-2 = Norte
seat-minchiate-3 = Oeste
