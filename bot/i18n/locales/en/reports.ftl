# Reports to the moderators of a server (ux.md 3.6, E60).
cmd-admin-reports = reports
    .description = Read what players reported, and mark it as dealt with
ui-btn-others = More…
ui-others-words = **In words** tells the whole table line by line. **Rules** lists how this table plays.
ui-others-report = **Report** tells the moderators of this server that something is wrong. Hands are for their owners’ eyes alone: nobody may show or forward one while the match runs.
ui-btn-report = Report…
ui-seated-fair = Your cards will be for your eyes alone: please do not show or forward them while the match runs.
report-title = Report to the moderators
report-whom = Whom is it about? (optional)
report-said = What is wrong?
report-said-hint = A sentence or two. The moderators see your name; the table does not learn of it.
report-empty = There was nothing in that report. Say in a sentence what is wrong.
report-filed = Your report is kept. The moderators of this server find it under `/admin reports`; nobody at the table learns of it.
report-filed-told = Your report is kept, and the moderators of this server have been told. Nobody at the table learns of it.
report-news-title = 🚩 A report is waiting
report-news-hint = Only moderators can read it. `/admin reports` lists all that are open.
report-btn-read = Read
report-list-title = Open reports
report-list-none = No report is waiting.
report-list-more = { $count ->
    [one] One more is waiting.
   *[other] { $count } more are waiting.
}
report-page-title = 🚩 Report
report-from = Written by **{ $who }**:
report-hands-running = The match goes on: the log holds everything that lay open up to the report, and nobody’s hand.
report-hands-over = The match is over: the log holds everything up to the report, with the hands.
report-settled = ✅ Dealt with: { $when }
report-btn-log = Log
report-btn-settle = Dealt with
report-btn-all = All reports
report-what = Table **{ $table }** · deal { $deal } · { $when }
report-what-lobby = Table **{ $table }** · before the start · { $when }
report-about = About **{ $who }**, chair { $number }
report-unknown = This server has no such report any more.
report-log-dropped = The moves of this table are no longer kept.
report-log-here = The log of the table up to the report. Times are UTC.
ui-setup-reports = { $count ->
    [one] 🚩 One report is waiting: `/admin reports`
   *[other] 🚩 { $count } reports are waiting: `/admin reports`
}
ui-setup-notices = Tell moderators in…
ui-notices-title = Where moderators are told
ui-notices-text = When somebody reports something I say there that it is waiting; what it says only moderators can read. I also say there when a table’s messages are deleted again and again. Without a channel I use the one your server has for such notices, if it has one.
ui-notices-pick = A channel for moderators (none)
ui-btn-back-setup = Back to the settings

# The log that is read with a report.
report-log-opened = The table is opened.
report-log-seated = { $who } sits down.
report-log-botseated = { $who } sits down.
report-log-vacated = { $who } gets up.
report-log-started = The match begins.
report-log-checkended = Not everybody was there; the match does not begin.
report-log-handedtobot = A bot plays for { $who } from now on.
report-log-takenback = { $who } plays again.
report-log-abandoned = { $who } has abandoned the match.
report-log-chairoffered = { $who } asks for a substitute.
report-log-chairoffered-no = { $who } asks for a substitute no more.
report-log-substituted = { $who } takes the chair over.
report-log-concessionoffered = { $who } offers to concede.
report-log-concessionagreed = { $who } agrees to concede.
report-log-concessiondeclined = { $who } does not concede.
report-log-conceded = The match is conceded.
report-log-dealconceded = The deal is conceded.
report-log-pauseasked = { $who } would like to pause.
report-log-paused = The table is paused.
report-log-resumed = The table has resumed.
report-log-timegranted = { $who } has asked for more time.
report-log-hinttaken = { $who } has taken a hint: the match no longer counts on the ladder against bots.
report-log-acted-person = { $who } decides.
report-log-acted-computer = A bot decides for { $who }.
report-log-acted-clock = Time is up: a bot decides for { $who }.
report-log-called-notice = { $who } is called.
report-log-called-nudge = { $who } is nudged.
report-log-called-reminder = { $who } is reminded.
report-log-moderated = A moderator: { $what }.
report-log-deed-repair = reset
report-log-deed-pause = paused
report-log-deed-resume = resumed
report-log-deed-end = ended
report-log-deed-void = ended without a result
report-log-deed-displace = a player barred
report-log-finished = The match is over.
report-log-closed = The table is closed.
report-log-trick = Trick { $number }, still running: { $leader } leads. { $cards }.
report-news-unnamed = It is about a table in a channel that not everybody here can see.
