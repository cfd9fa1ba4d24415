# The seats of recorded games (germini replay).
seat-minchiate-2 = North
seat-minchiate-3 = West
