# The queue for a chair (ux.md E48).
ui-btn-queue = Queue
ui-btn-queue-in = Join the queue
ui-btn-queue-out = Leave the queue
ui-queue-title = Waiting for a chair at { $name }
ui-queue-waiting = 🪑 Waiting for a chair: { $count }
ui-queue-kept = A chair is kept for somebody in the queue ({ $until }).
ui-queue-offer = Join the queue: as soon as a chair becomes free, before the start or when somebody asks for a substitute, I call you and keep it for you for a minute.
ui-queue-place = You are number { $number } in the queue. I call you as soon as it is your turn, and keep the chair for you for a minute.
ui-queue-yours = **A chair is free and kept for you** ({ $until }).
ui-queue-call = { $who } a chair at { $name } is free and kept for you ({ $until }).
ui-queue-over = Nothing is played at this table any more.
reply-just-taken = The last chair has just been taken: somebody was a moment faster.
refusal-chair-reserved = The free chair is kept for a minute for somebody in the queue.
refusal-queue-in = You stand in the queue already.
refusal-queue-not-in = You do not stand in the queue.
refusal-queue-needless = A chair is free: just sit down.
refusal-queue-full = { $count } people wait already; that is as long as the queue gets.
