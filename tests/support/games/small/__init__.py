"""A small trick-taking game for the tests: it is found, played, told and shown like the shipped ones.

- **Z1** The pack has 24 cards: King, Queen, Cavalier, Jack and Ace of the four suits, the trumps 3, 2, 1 and the Fool.
- **Z2** Three play, each on their own. The first dealer is drawn, then the dealers take turns; each is dealt 8 cards.
- **Z3** The player after the dealer leads. The suit led is followed; without it a trump is played, without a
  trump any card. Option ``must_trump``: if off, any card may be played by a player without the suit led.
- **Z4** The Fool may be played at any time and wins no trick. It is not led, unless it is the only card. Option
  ``fool_leads``: it may be led, and the next card says which suit is led.
- **Z5** The highest trump wins the trick, without a trump the highest card of the suit led. The winner leads.
- **Z6** A trick counts 1, each King in it 2 more, the last trick more by the option ``last_trick``.
- **Z7** If a player concedes the deal, each of the others gets 1 for every trick that is not played.
"""

from bot.engine.companions import Companions
from tests.support.games.small.game import GAME

COMPANIONS = Companions()

__all__ = ["COMPANIONS", "GAME"]
