# Riguardare una partita: le immagini del replay.
replay-animation-alt = Immagine animata: { $game }, { $deal }, carta per carta. Al tavolo: { $who }.
