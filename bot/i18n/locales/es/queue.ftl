# La cola para un asiento (ux.md E48).
ui-btn-queue = Cola
ui-btn-queue-in = Ponerme en la cola
ui-btn-queue-out = Dejar la cola
ui-queue-title = En la cola para un asiento en { $name }
ui-queue-waiting = 🪑 En la cola para un asiento: { $count }
ui-queue-kept = Un asiento queda guardado para quien está en la cola ({ $until }).
ui-queue-offer = Ponte en la cola: en cuanto quede libre un asiento, antes de empezar o cuando alguien busque sustituto, te llamo y te lo guardo un minuto.
ui-queue-place = Eres el número { $number } de la cola. Cuando te toque te llamo y te guardo el asiento un minuto.
ui-queue-yours = **Hay un asiento libre y está guardado para ti** ({ $until }).
ui-queue-call = { $who } en { $name } hay un asiento libre y está guardado para ti ({ $until }).
ui-queue-over = En esta mesa ya no se juega.
reply-just-taken = El último asiento acaba de ocuparse: alguien llegó un momento antes.
refusal-chair-reserved = El asiento libre queda guardado un minuto para quien está en la cola.
refusal-queue-in = Ya estás en la cola.
refusal-queue-not-in = No estás en la cola.
refusal-queue-needless = Hay un asiento libre: siéntate sin más.
refusal-queue-full = Ya esperan { $count } personas; la cola no se hace más larga.
