# Horas de descanso en las mesas diarias.
ui-pref-quiet = Horas de descanso en las mesas diarias
ui-pref-quiet-none = ninguna
ui-pref-quiet-set = de { $begin } a { $end }, { $zone }
ui-pref-quiet-hint = Tu reloj se para, como mucho diez horas al día, y nadie te avisa.
ui-quiet-title = Horas de descanso en las mesas diarias
ui-quiet-begin = Desde
ui-quiet-end = Hasta
ui-quiet-zone = Zona horaria
ui-quiet-zone-hint = Su nombre o una gran ciudad: Europe/Madrid, New York
ui-quiet-off = Sin horas de descanso
reply-quiet-zone = No conozco la zona horaria «{ $zone }». Escríbela como `Europe/Madrid`, o nombra una gran ciudad de tu zona (en inglés).
reply-quiet-long = Las horas de descanso son como mucho diez al día. Elige menos tiempo.
refusal-nudge-quiet = Quien tiene que jugar está en sus horas de descanso: su reloj está parado y no se le avisa.
