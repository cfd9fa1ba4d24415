# Pictures of tables and packs.
cli-render-step = { $step } is no step of this game, which has { $steps }.
cli-render-view = The view does not hold: { $why }.
cli-render-none = No steps are known of this kind of data, only of recorded games.
cli-render-nothing = This moment has no picture of the kind “{ $kind }”.
cli-render-width = The width must be a number from 1 to { $most }.
cli-look-unknown = There is no look called “{ $look }”. There are: { $looks }.
