# I posti delle partite registrate (germini replay).
seat-minchiate-2 = Nord
seat-minchiate-3 = Ovest
