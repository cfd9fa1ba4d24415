# /rules: how a game is played.

cmd-rules = rules
    .description = Read how a game is played
cmd-rules-game = game
    .description = Game (default: your table’s)
cmd-rules-topic = topic
    .description = Chapter
ui-guide-choose = Chapter…
ui-guide-values = Card values
ui-guide-game = Another game…
refusal-no-chapter = There is no chapter called “{ $topic }”. You can choose: { $chapters }.
