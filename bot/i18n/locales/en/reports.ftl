# Reports to the moderators of a server (ux.md 3.6, E60).
cmd-admin-reports = reports
    .description = Read players’ reports and mark them as resolved
ui-btn-others = More…
ui-others-words = **In words** describes the table line by line. **Rules** lists this table’s rules.
ui-others-report = **Report** tells this server’s moderators that something is wrong. Hands are private: nobody may show or forward one while the match is running.
ui-btn-report = Report…
ui-seated-fair = Your cards are private: please do not show or forward them while the match is running.
report-title = Report to the moderators
report-whom = Who is it about? (optional)
report-said = What is wrong?
report-said-hint = One or two sentences. Moderators see your name; the other players are not told.
report-empty = Your report was empty. Say in a sentence what is wrong.
report-filed = Your report has been saved. This server’s moderators find it under `/admin reports`; nobody at the table is told.
report-filed-told = Your report has been saved, and this server’s moderators have been notified. Nobody at the table is told.
report-news-title = 🚩 New report
report-news-hint = Only moderators can read it. `/admin reports` lists all open reports.
report-btn-read = Read
report-list-title = Open reports
report-list-none = There are no open reports.
report-list-more = { $count ->
    [one] One more report is open.
   *[other] { $count } more reports are open.
}
report-page-title = 🚩 Report
report-from = Written by **{ $who }**:
report-hands-running = The match is still running: the log contains everything that was public up to the report, but nobody’s hand.
report-hands-over = The match is over: the log contains everything up to the report, including the hands.
report-settled = ✅ Resolved: { $when }
report-btn-log = Log
report-btn-settle = Resolve
report-btn-all = All reports
report-what = Table **{ $table }** · deal { $deal } · { $when }
report-what-lobby = Table **{ $table }** · before the start · { $when }
report-about = About **{ $who }**, seat { $number }
report-unknown = That report no longer exists on this server.
report-log-dropped = The moves of this table are no longer stored.
report-log-here = The log of the table up to the report. Times are UTC.
ui-setup-reports = { $count ->
    [one] 🚩 One open report: `/admin reports`
   *[other] 🚩 { $count } open reports: `/admin reports`
}
ui-setup-notices = Notify moderators in…
ui-notices-title = Where moderators are notified
ui-notices-text = When a player sends a report, I post a notice there; only moderators can read the report itself. I also post there when a table’s messages keep being deleted. Without a channel I use the one your server has set for such notices, if any.
ui-notices-pick = Channel for moderators (none)
ui-btn-back-setup = Back to the settings

# The log that is read with a report.
report-log-opened = The table is opened.
report-log-seated = { $who } takes a seat.
report-log-botseated = { $who } takes a seat.
report-log-vacated = { $who } leaves the table.
report-log-started = The match starts.
report-log-checkended = Not everyone was ready; the match does not start.
report-log-handedtobot = From now on a bot plays for { $who }.
report-log-takenback = { $who } takes the seat back.
report-log-abandoned = { $who } has abandoned the match.
report-log-chairoffered = { $who } asks for a substitute.
report-log-chairoffered-no = { $who } is no longer looking for a substitute.
report-log-substituted = { $who } takes over the seat.
report-log-concessionoffered = { $who } offers to concede.
report-log-concessionagreed = { $who } agrees to concede.
report-log-concessiondeclined = { $who } does not concede.
report-log-conceded = The match is conceded.
report-log-dealconceded = The deal is conceded.
report-log-pauseasked = { $who } asks for a pause.
report-log-paused = The table is paused.
report-log-resumed = The table resumes.
report-log-timegranted = { $who } has asked for more time.
report-log-hinttaken = { $who } has taken a hint: the match no longer counts on the ladder against bots.
report-log-acted-person = { $who } decides.
report-log-acted-computer = A bot decides for { $who }.
report-log-acted-clock = Time is up: a bot decides for { $who }.
report-log-called-notice = { $who } is pinged.
report-log-called-nudge = { $who } is nudged.
report-log-called-reminder = { $who } is reminded.
report-log-moderated = Moderator action: { $what }.
report-log-deed-repair = reset
report-log-deed-pause = pause
report-log-deed-resume = resume
report-log-deed-end = end
report-log-deed-void = end without a result
report-log-deed-displace = player banned
report-log-finished = The match is over.
report-log-closed = The table is closed.
report-log-trick = Trick { $number }, still running: { $leader } leads. { $cards }.
report-news-unnamed = It is about a table in a channel that not everyone here can see.
