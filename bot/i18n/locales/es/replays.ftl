# Volver a ver una partida: las imágenes de la repetición.
replay-animation-alt = Imagen animada: { $game }, { $deal }, carta a carta. En la mesa: { $who }.
