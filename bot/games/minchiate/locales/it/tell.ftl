# I posti delle partite registrate (germini replay).
seat-minchiate-0 = Sud
seat-minchiate-1 = Est
seat-minchiate-2 = Nord
seat-minchiate-3 = Ovest
