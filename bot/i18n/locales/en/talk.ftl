# Quiet hours at daily tables.
ui-pref-quiet = Quiet hours at daily tables
ui-pref-quiet-none = none
ui-pref-quiet-set = { $begin } to { $end }, { $zone }
ui-pref-quiet-hint = Your clock stands still there, at most ten hours a day, and nobody calls you.
ui-quiet-title = Quiet hours at daily tables
ui-quiet-begin = From
ui-quiet-end = To
ui-quiet-zone = Time zone
ui-quiet-zone-hint = Its name, or a big city in it: Europe/Rome, New York
ui-quiet-off = No quiet hours
reply-quiet-zone = I know no time zone “{ $zone }”. Write it like `Europe/Rome`, or name a big city of your zone.
reply-quiet-long = Quiet hours last at most ten hours a day. Choose a shorter time.
refusal-nudge-quiet = Whoever is to move has quiet hours now: the clock stands still and nobody is called.
