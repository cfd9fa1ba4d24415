# /rules: how a game is played.

cmd-rules = rules
    .description = Read how a game is played
cmd-rules-game = game
    .description = Game (default: your table’s)
cmd-rules-topic = topic
    .description = Chapter or term
ui-guide-choose = Chapter…
ui-guide-values = Card values
ui-guide-game = Another game…
ui-guide-terms = Glossary
ui-guide-term = Term…
ui-guide-letters = From … to …
refusal-no-chapter = There is no chapter or term called “{ $topic }”. Chapters: { $chapters }. All terms are in the glossary of `/{ cmd-rules }`.
