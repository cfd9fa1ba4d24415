# The seats of recorded games (germini replay).
seat-minchiate-0 = South
seat-minchiate-1 = East
seat-minchiate-2 = North
seat-minchiate-3 = West
