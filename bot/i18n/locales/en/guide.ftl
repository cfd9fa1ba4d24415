# /rules: how a game is played.

cmd-rules = rules
    .description = Read how a game is played
cmd-rules-game = game
    .description = Which game; that of your table if left out
cmd-rules-topic = topic
    .description = Which chapter
ui-guide-choose = Chapter…
ui-guide-values = Card values
ui-guide-game = Another game…
refusal-no-chapter = There is no chapter on “{ $topic }”. You can choose: { $chapters }.
