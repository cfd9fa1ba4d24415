# What More… offers beside what can be read there (ux.md S4).
ui-btn-down = Move board down
ui-btn-language = Language…
ui-btn-pause = Pause
ui-btn-resign = Leave…
ui-others-down = **Move board down** reposts the board at the bottom of the thread, at most once a minute.
ui-others-leave = **Pause** asks the table for a pause. **Leave…** shows your options for leaving the match; nothing happens yet.
ui-language-title = Language of “{ $name }”
ui-language-hint = For the lobby, the board and everything public. Your own cards stay in your language.
reply-down = The board of “{ $table }” is now at the bottom of the thread.
reply-down-early = The board was posted less than a minute ago. Please wait a moment before you move it again.
reply-language = “{ $table }” now uses { $language }.
refusal-language-same = The table already uses that language.
reply-paused = “{ $table }” is paused. Press **Resume** or make your next move to continue.
ui-btn-resume = Resume
reply-resumed = “{ $table }” has resumed.
