"""The rules of Thousand as pure functions over frozen values, and its computer players.

The words of the game, one for each thing: *seat* (an index, 0 to n-1, clockwise), *deal*,
*forehand* (the seat on the dealer's left), *talon*, *packet* (a talon of which there are two),
*call* (a bid or a pass), *forced seat* (on the hundred), *unseen* (cards not looked at yet by
their holder), *right* (to a new deal), *contract*, *declarer*, *defender*, *gift* (a card given
in the exchange), *trick*, *lead*, *marriage*, *trump*, *write-off*, *bolt*, *barrel*, *sitter*,
*fall*, *barrier*, *golden round*, *dump truck*. A *player* is a person, a *seat* is where he sits.
"""
