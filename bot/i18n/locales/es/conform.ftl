# Archivos de datos de prueba.
cli-file-unread = No se puede leer { $file }: { $why }
cli-file-large = { $file } supera los { $limit } MB.
cli-file-text = { $file } no es texto UTF-8.
cli-file-json = { $file } no es JSON: línea { $line }, columna { $column }.
cli-file-number = { $file } contiene un número que JSON no admite.
cli-file-deep = { $file } está anidado a demasiada profundidad.
cli-file-object = { $file } debe contener un objeto JSON.
cli-file-twice = { $file } nombra dos veces «{ $field }» en el mismo objeto: nadie puede saber cuál de los dos vale.
cli-file-kind = Ningún juego conoce este tipo de datos.
cli-file-unwritten = No se puede escribir { $file }: { $why }
cli-entry = { $where }: { $why }
cli-replay-none = { $file } no contiene partidas registradas que contar.
cli-replay-no-such = En este archivo no hay ninguna partida llamada { $id }.
