# Imágenes de mesas y barajas.
cli-render-step = El paso { $step } no existe; esta partida tiene { $steps }.
cli-render-view = La vista no es válida: { $why }.
cli-render-none = Solo las partidas grabadas tienen pasos que dibujar; este tipo de datos no.
cli-render-nothing = En este punto no hay ninguna imagen de tipo «{ $kind }».
cli-render-width = El ancho debe ser un número de 1 a { $most }.
cli-look-unknown = No existe un estilo de cartas «{ $look }». Disponibles: { $looks }.
