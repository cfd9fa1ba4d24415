# Imágenes de mesas y barajas.
cli-render-step = { $step } no es un paso de esta partida, que tiene { $steps }.
cli-render-view = La vista no es válida: { $why }.
cli-render-none = De este tipo de datos no se conocen pasos, solo de partidas grabadas.
cli-render-nothing = Este momento no tiene una imagen del tipo «{ $kind }».
cli-render-width = El ancho debe ser un número de 1 a { $most }.
cli-look-unknown = No hay dibujos llamados «{ $look }». Existen: { $looks }.
