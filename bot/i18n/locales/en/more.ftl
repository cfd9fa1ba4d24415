# What stands under More… beside the readings (ux.md S4).
ui-btn-down = Bring down
ui-btn-language = Language…
ui-btn-pause = Pause
ui-btn-resign = Leave…
ui-others-down = **Bring down** reposts the board at the bottom of the thread, at most once a minute.
ui-others-leave = **Pause** asks the table for a pause. **Leave…** shows your options for leaving the match; nothing happens yet.
ui-language-title = Language of “{ $name }”
ui-language-hint = For the card, the board and everything else that all can see. Your own cards stay in your language.
reply-down = The board of “{ $table }” now stands at the bottom of its thread.
reply-down-early = The board was posted less than a minute ago. Please wait a moment before you bring it down again.
reply-language = “{ $table }” now speaks { $language } to everybody.
refusal-language-same = The table speaks that language already.
reply-paused = “{ $table }” is paused. Press **Resume** or make your next move to continue.
ui-btn-resume = Resume
reply-resumed = “{ $table }” has resumed.
