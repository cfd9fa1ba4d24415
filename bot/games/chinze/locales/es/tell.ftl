# Una partida registrada, contada línea por línea (germini replay).
seat-chinze-0 = Sur
seat-chinze-1 = Norte
chinze-tell-deal = Mano { $deal }: reparte { $seat }.
chinze-tell-hand = { $seat }: { $cards }
chinze-tell-trick = Baza { $number }: sale { $leader }. { $cards }. Gana { $winner }.
chinze-tell-count = La hoja de puntos
chinze-tell-total = Total
chinze-tell-game = La partida
chinze-tell-refused = Aquí se rechaza el juego ({ $code }, regla { $rule }, en { $where }).
chinze-tell-led = { $seat } sale con { $card }.
chinze-tell-allowed = Se puede jugar: { $cards }.
chinze-tell-no-meld = No se puede cantar: { $cards }.
