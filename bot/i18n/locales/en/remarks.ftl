# What bots say, by temperament: after a highlight, and at the end of a match.
ui-remark = 💬 { $who }: “{ $said }”
remark-cheerful-did = What a deal! I will remember this one.
remark-cheerful-saw = Oh, well done! I did not see that coming.
remark-cheerful-won = Great match. Shall we play another?
remark-cheerful-lost = You played well. Another one?
remark-dry-did = That does not happen every day.
remark-dry-saw = Noted.
remark-dry-won = As calculated.
remark-dry-lost = You played better. Next time, then.
remark-proud-did = I told you to keep an eye on me.
remark-proud-saw = Enjoy it. I will get you back.
remark-proud-won = As expected.
remark-proud-lost = You were lucky. I want a rematch.
