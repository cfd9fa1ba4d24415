# Pictures of tables and packs.
cli-render-step = Step { $step } does not exist; this game has { $steps }.
cli-render-view = Invalid view: { $why }.
cli-render-none = Only recorded games can be drawn step by step; this kind of data has no steps.
cli-render-nothing = There is no picture of the kind “{ $kind }” at this point.
cli-render-width = The width must be a number from 1 to { $most }.
cli-look-unknown = Unknown card style “{ $look }”. Available: { $looks }.
