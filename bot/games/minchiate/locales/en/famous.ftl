# A famous deal of 1798, retold step by step. The comments follow the manual of Renzoni and Ricci.

famous-minchiate-title = A famous game: Dresden, 1798
famous-minchiate-south = South
famous-minchiate-east = East
famous-minchiate-north = North
famous-minchiate-west = West
famous-minchiate-cut = A manual printed in Dresden in 1798 explains Minchiate with a whole deal. Two players of today, Renzoni and Ricci, have commented on it; here it is retold, with all hands face up.

    South deals, so West cuts. The bottom card of the packet is the 21: West robs it, then the 33. The 4 of Swords is neither a counting card nor a tarocco from 20 to 29, so the robbing ends. The 33 is a counting card: East and West mark 5.
    .title = The cut
famous-minchiate-deal = Each player gets 21 cards, the last one face up. South turns up the Knight of Staves and North the 4 of Coins, which are worth nothing. West’s King of Cups and East’s card are worth 5 each, so East and West now have 15.

    The print no longer shows which card East turned up. The 32 fits, and nothing later depends on it.
    .title = The deal
famous-minchiate-folla = Eleven cards are left, the folla. South turns up the first, the 17, which is neither a counting card nor a tarocco from 20 to 29. Then South takes all counting cards of the folla: the King of Swords, the King of Staves and the 20. These are not marked, but everybody sees them, and East will remember the two Kings.
    .title = The folla
famous-minchiate-discard = South discards three Cups, West two Swords: each of them is now void in that suit and can win its tricks with tarocchi.

    North announces the folla: 3 Cups, 3 Swords, 1 card of Coins and 1 of Staves. It has thirteen cards, so the other five must be tarocchi.
    .title = The discards
famous-minchiate-trick-1 = East leads their only card of Staves. Everybody saw South take the King of Staves: if West had no Staves, West could win the trick with a tarocco and the King would die. But West has two and must follow, so the King wins.

    After their cards East declares the run 28 to 32 with the Fool for 30 points, and South three Kings for 15. East and West are now 30 ahead.
famous-minchiate-trick-2 = South leads the King of Coins and hopes that the nine Coins they cannot see are evenly spread. They are not: East has none, takes the King with the 30, and it dies for 5 marks.

    A low card of Coins would have been safer. Once a suit has been led, its King is no longer forced out by a tarocco, and a King lost costs at least ten points: five when it dies and five at the end.
famous-minchiate-trick-3 = East tries the same again with Swords, and this time it works. East holds nine of them and three lie in the folla, so only two are elsewhere. North and West have none: both play a tarocco. Swords are led for the first time, so South must play the King, and West’s 33 takes it.

    The other choice was Cups. With all hands in view, we see that it would have put the King of West, East’s own partner, in great danger.
famous-minchiate-trick-4 = South must follow with the 2 of Coins. East has no Coins and risks the 13, a counting card, and keeps the 27, so as not to be left with counting cards alone. Of all counting cards the 13 is needed least. But North takes it with the 15, and South and North mark 5.
famous-minchiate-trick-5 = North leads Cups, and West sees the danger: West keeps the King and plays the 5. West is free to do so, because no tarocco was played before. South wins with the 20 and keeps it safe; without the 20, East and West can no longer collect 10, 20, 30 and 40.

    In the end each pair will have two Kings, which is no advantage to either. Three Kings are worth 25 points more than one.
famous-minchiate-trick-6 = East wins with the 29 and not with the 28. Alone the 29 is worthless, but East and West already have the 30, and beside it the 29 belongs to a run. The 28 has become less useful: the set of 1, 13 and 28 is lost with the 13.
famous-minchiate-trick-7 = East leads Swords again. Only South still has one, so North has to spend a tarocco. West wins with the 37, the Moon, and has saved ten points.
famous-minchiate-trick-8 = West does the same with Coins. By now it is clear that North has only low tarocchi, so East’s 32 is safe. The 31 might have been the better card: with 29 and 30 it would have made a run certain.
famous-minchiate-trick-9 = East leads Cups. South discarded all of theirs and can win with a tarocco: the 36, the Star, is safe.
famous-minchiate-trick-10 = South leads Staves, and East, who has none left, wins with the 28. With the 29 and the 30 it makes a run of three for East and West.
famous-minchiate-trick-11 = East leads Swords once more, and North puts the 4, a Pope, on the trick without knowing who will win it. West plays only the 26, so South can take it with the 35. Both counting cards are safe. For East and West this lead was no success.
famous-minchiate-trick-12 = East is winning with the 27, and West adds the 1 to save it. That is tempting but not the best: with the 34 West could have won the trick. Then South and North could not complete 34, 35 and 36, and East and West could have made their own run longer. Sets of Popes are worth least of all.

    The notes beside the tricks add that East should have played the 31, to secure the run.
famous-minchiate-trick-13 = The same position as in trick 11, but South decides differently. South lets North’s 5 die and plays the 16, to keep the high tarocchi. With the 38, the 39 and more tarocchi than anybody else, South can hope for the ten points of the last trick.
famous-minchiate-trick-14 = West leads the 3 of Coins. Nobody else has Coins, so all three play a tarocco, and East wins with the 31.

    The print marks East as the player who led. That cannot be: West won the trick before.
famous-minchiate-trick-15 = East leads Swords. South plays the 2, a Pope, under West’s 21, and it dies: 3 marks for East and West.
famous-minchiate-trick-16 = North wins with the 12, so South’s 10 is safe. East plays the Fool: it wins nothing, but it comes back, and South and North get the ace of Coins for it.

    That was North’s last tarocco. North falls: the hand stays face up, and the winner of each trick chooses North’s next card.
famous-minchiate-trick-17 = South gives up the 3, another Pope. East takes it with the 40, the Trumpet, which was East’s last tarocco: East falls too.

    The comments advise West to play the King of Cups here, because East wins the trick. That is right; played again, it brings East and West 35 points more, and not 39 as the comments say. They would win by 118, which is still two rests.
famous-minchiate-trick-18 = East leads Swords and chooses North’s card too. West plays the 34, their last tarocco, and South takes it with the 38, the Sun: the 34 dies for 5 marks. With it South and North have 34, 35 and 36. Now West has fallen as well.
famous-minchiate-trick-19 = All others have fallen, so South chooses every card. South leads the Page of Staves, which nobody can beat: East and West have none, and North has only low ones.
famous-minchiate-trick-20 = The same with the Knight of Staves. South keeps the 39 for the last trick.
famous-minchiate-trick-21 = South plays the 39, the World, and wins the last trick. West kept the King of Cups to the end, and now it dies: 5 marks for South and North. East and West are 34 ahead when the cards are counted.
famous-minchiate-count = South and North count 98: ten for the last trick, two Kings 10, other counting cards 58, and the run 34, 35, 36 for 20.

    East and West count 181: 34 marks, 2 for cards, two Kings 10, the Fool 5, other counting cards 59, and three versicole with the Fool: 1, Fool and 40 for 20, the Popes 1 to 3 for 16, and 28 to 33 for 35.

    They win by 83, which is two rests. The sets decided the deal, more than the tricks: the cards that many sets need, such as the 38, the 30, the 28, the 20, the 3 and the 1, are the ones to save.
    .title = The score
