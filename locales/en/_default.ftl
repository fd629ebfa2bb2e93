### English. Names stay as they are; $name, $list and $title are ready for HTML unless it says otherwise.

## Names, cards, suits

# The reader, where other lines have a player's name.
name-you = You
# $n counts the computers at the table.
name-computer = Computer { $n }
# Stands for a name without a visible letter; $n is the seat, from 1.
name-none = Player { $n }

rank-ace = A
rank-ten = 10
rank-king = K
rank-queen = Q
rank-jack = J
rank-nine = 9

# After the symbol: "♥ hearts".
suit-spades = spades
suit-clubs = clubs
suit-diamonds = diamonds
suit-hearts = hearts

## What lies open in a deal: in the group and above a hand

# After a name and a total: "Anna: 880 · on the barrel, try 1 of 3". $n is the try that is on.
mark-barrel = on the barrel, try { $n } of { $of }
mark-bolts = { $n ->
    [one] { $n } bolt
   *[other] { $n } bolts
}
mark-dealer = deals

# The heading above "Anna: 100 (forced), 110, pass".
board-auction = <b>Auction</b>
call-pass = pass
call-forced = { $n } (forced)

# Until the contract is named; $n is the bid.
board-declarer = Declarer: { $name } · bid { $n }
board-contract = Declarer: { $name } · contract { $n }
board-talon = Talon: { $cards }
board-talon-hidden = Talon face down: nobody raised
board-no-trump = No trump yet
# $suit is "♥ hearts".
board-trump = Trump: { $suit }
# $list is "Anna: ♥ 100 · Boris: ♠ 40".
board-marriages = Marriages: { $list }
# $list is "Anna: 24 · Boris: 131 · Vera: 0".
board-points = Points: { $list }
board-totals = Totals: { $list }
board-trick = <b>Trick { $n }</b>
board-last-trick = Last trick: { $cards } — { $name }

# Who is to act; never the reader himself.
turn-bid = <b>To bid:</b> { $name }
turn-give = <b>Passing cards:</b> { $name }
turn-contract = <b>Naming the contract:</b> { $name }
turn-lead = <b>To lead:</b> { $name }
turn-play = <b>To play:</b> { $name }

## The table message in the group

table-deal = <b>Deal { $n }</b>
table-dealing = The cards are being dealt…
table-finished = <b>The match is over.</b> Winner: { $name }
# $digest: 64 hexadecimal digits.
table-commitment = <blockquote expandable>The deck was fixed before the deal. Its fingerprint (SHA-256): <code>{ $digest }</code>
    After the deal I show the deck, and anyone can check.</blockquote>

button-cards = My cards

## The hand message in the private chat

# $title is the group's name.
hand-title = <b>{ $title }</b> · deal { $n }
hand-none = Waiting for the cards.
hand-received = From the declarer: { $card }
# $list is "Anna: 9♠ · Vera: J♣".
hand-given = You passed: { $list }
hand-cards = Your cards: <b>{ $cards }</b>

your-bid = <b>Your bid.</b> It stands at { $bid }; you may go up to { $cap }.
your-bid-no-raise = <b>Your bid.</b> It stands at { $bid } and your cap is { $cap }: you can only pass.
your-give = <b>Your turn.</b> Choose a card for each opponent:
your-contract = <b>Your contract:</b> from { $bid } to { $cap }.
your-contract-bid = <b>Your contract:</b> { $bid }, no higher.
your-lead = <b>Your lead.</b> Any card.
your-follow = <b>Your turn.</b> Follow suit: { $suit }.
your-trump = <b>Your turn.</b> You can't follow: play a trump, { $suit }.
your-any = <b>Your turn.</b> Any card.

# One may declare by leading; $suit is "♥ hearts", $n its value.
marriage-may = You may declare { $suit }: { $n }.
marriage-not-yet = Your marriage in { $suit } has to wait until you win a trick.
marriage-ask = <b>Declare { $suit }?</b> +{ $n }, and it becomes trump.
button-declare = Declare { $suit }: +{ $n }
button-just-lead = Just lead { $card }

# $n is what it costs, $gain what each opponent gets.
writeoff-ask = <b>Write the deal off?</b> You lose { $n }, each opponent gets { $gain }.
# $n: how many write-offs the declarer has left in this match, this one included.
writeoff-left = Write-offs you have left: { $n }
button-writeoff = Write the deal off…
button-writeoff-sure = Yes, write it off
button-writeoff-back = No, play on

button-pass = Pass
button-higher = Higher »
button-back = « Back
button-redeal-nines = New deal: four nines
button-redeal-below = New deal: under { $n } points
button-contract = Play { $n }
button-swap = Swap ① and ②
button-give = Confirm
