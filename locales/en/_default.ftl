### English. Names stay as they are; $name, $list and $title are ready for HTML unless it says otherwise.

## Names, cards, suits

# The reader, where other lines have a player's name.
name-you = You
# $n counts the computers at the table.
name-computer = Computer { $n }
# The same where only eight letters fit.
name-comp = Comp. { $n }
# How well a computer plays, after its name or on a button.
level-easy = easy
level-normal = normal
level-strong = strong
# After a computer's name: "Computer 1 (strong)".
name-with-level = { $name } ({ $level })
# Stands for a name without a visible letter; $n is the seat, from 1.
name-none = Player { $n }
# Who gets a card in games for two: the hand that nobody plays, the packet that was not taken.
name-dead-hand = the dead hand
name-other-packet = the other packet

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
mark-dealer = dealer
# With four players: deals and sits out.
mark-sitter = dealer, sits out
# Plays on without a barrel after three falls.
mark-free = free of the barrel
# At the barrier: scores only as declarer.
mark-barrier = at the barrier

# Above everything else while the golden round lasts; $n is this deal of it.
board-golden = 🥇 <b>Golden round</b>, deal { $n } of { $of }: no auction, 120, all counts double

# The heading above "Anna: 100 (forced), 110, pass".
board-auction = <b>Auction</b>
call-pass = pass
call-forced = { $n } (forced)
call-blind = { $n } blind

# Until the contract is named; $n is the bid.
board-declarer = Declarer: { $name } · bid { $n }
board-declarer-blind = Declarer: { $name } · { $n } blind
# The talon was bought for $n.
board-declarer-bought = Declarer: { $name } · bought for { $n }
# Without an auction, from the barrel.
board-declarer-skips = Declarer: { $name } · { $n } from the barrel, no auction
board-contract = Declarer: { $name } · contract { $n }
board-contract-blind = Declarer: { $name } · contract { $n }, blind
board-talon = Talon: { $cards }
board-talon-hidden = Talon face down: nobody raised
board-talon-blind = Talon face down: played blind
# Two players: which of the two packets was taken.
board-packet = Packet { $n }: { $cards }
board-packet-hidden = Packet { $n }, face down
# Gifts that are open; $list is "<b>9♠</b> → Anna · <b>J♣</b> → Vera".
board-given = Passed on: { $list }
board-laid = { $n ->
    [one] Put away: { $n } card
   *[other] Put away: { $n } cards
}
# $n is the price.
board-rebuy = The talon can be bought for { $n }
# Two players who draw from the stock.
board-stock = Stock: { $n ->
    [0] empty
    [one] { $n } card
   *[other] { $n } cards
}
board-no-trump = No trump yet
# $suit is "♥ hearts".
board-trump = Trump: { $suit }
# $list is "Anna <b>♥ 100</b> · Boris <b>♠ 40</b>".
board-marriages = Marriages: { $list }
# In that list, instead of "♥ 100"; $suit is "♥".
declared-small = { $suit } small { $n }
declared-aces = four aces { $n }
declared-nines = four nines { $n }
# $list is "Anna: <b>24</b> · Boris: <b>131</b> · Vera: <b>0</b>".
board-points = Points: { $list }
board-totals = Totals: { $list }
board-trick = <b>Trick { $n }</b>
board-last-trick = Last trick: { $cards } — { $name }

# Who is to act; never the reader himself.
turn-cut = <b>To cut the deck:</b> { $name }
turn-bid = <b>To bid:</b> { $name }
turn-take = <b>Taking a packet:</b> { $name }
turn-give = <b>Passing cards:</b> { $name }
turn-lay = <b>Laying cards aside:</b> { $name }
turn-contract = <b>Naming the contract:</b> { $name }
turn-lead = <b>To lead:</b> { $name }
turn-play = <b>To play:</b> { $name }

## The table message in the group

table-deal = <b>Deal { $n }</b>
table-dealing = The cards are being dealt…
table-finished = <b>The match is over.</b> Winner: { $name }
# $digest: 64 hexadecimal digits.
# Who has cut the deck, and how many cards went from the top under the rest, at each cut.
table-cut = Cut: { $name }, cards from the top: { $list }
table-commitment = <blockquote expandable>The deck was fixed before the deal. Its fingerprint (SHA‑256): <code>{ $digest }</code>
    After the deal I show the deck, and anyone can check.</blockquote>
# Who is on turn, and how long he may think: $call is the line above it.
table-limit = { $call } · ⏳ { $limit }
# Instead of who is on turn.
table-break = ⏸ Break
# The clock made the last move of $name.
table-timed-out = ⏳ { $name }: time was up, moved automatically

# What stays of the table message; the fingerprint follows.
table-over = <b>Deal { $deal }</b> · over

button-cards = My cards

## What one member sees in the group

# To a person who plays without the private chat. The bold words are those of button-cards.
whisper-greeting = You have a seat, and your cards come here: nobody else sees them. If they are gone, press the button <b>{ $button }</b> under the table's message.

## The hand message in the private chat

# $title is the group's name.
hand-title = <b>{ $title }</b> · deal { $n }
# Instead of a group when somebody plays the computer.
hand-practice = Practice
hand-none = Dealing the cards…
hand-received = From the declarer: { $card }
# In the draw game.
hand-drew = You drew: { $card }
# $list is "<b>9♠</b> → Anna · <b>J♣</b> → Vera".
hand-given = You gave: { $list }
hand-laid = You put away: { $cards }
hand-sits-out = You sit this deal out.
# Instead of the cards.
hand-unseen = Your cards are face down: you may still bid 120 blind. Once you look, you no longer may.
hand-blind = You play blind: your cards come when the auction is over.
hand-cards = Your cards: <b>{ $cards }</b>

your-bid = <b>Your bid.</b> It stands at { $bid }; you may go up to { $cap }.
your-bid-no-raise = <b>Your bid.</b> It stands at { $bid } and your cap is { $cap }: you can only pass.
# Nobody has bid; $n is the least bid.
your-bid-first = <b>Your bid.</b> Nobody has bid yet; bids start at { $n }.
# Only one bid is possible: $n.
your-bid-one = <b>Your bid.</b> It stands at { $bid }; the next bid is { $n }.
your-bid-free = <b>Your bid.</b> It stands at { $bid }; there is no cap.
your-blind = <b>Your bid.</b> Blind, for double, or will you look first?
button-blind = Bid { $n } blind
button-look = Look at my cards
your-give = <b>Your turn.</b> Choose a card for each opponent:
your-give-one = <b>Your turn.</b> Choose a card to pass on:
your-give-where = <b>Your turn.</b> Choose the cards to pass on:
your-lay = <b>Your turn.</b> { $n ->
    [one] Choose a card to lay aside:
   *[other] Choose { $n } cards to lay aside:
}
your-contract = <b>Your contract:</b> from { $bid } to { $cap }.
your-contract-bid = <b>Your contract:</b> { $bid }, no higher.
your-contract-free = <b>Your contract:</b> { $bid } or more.
# On the barrel; $n is the least contract that wins the match.
contract-wins = It takes { $n } to win from the barrel.

your-take = <b>Your turn.</b> Take one of the two packets, unseen.
button-packet = Packet { $n }
your-cut = <b>You cut.</b> How many cards go from the top under the rest?
# $cards: the nines that came to the bottom.
cut-again = A nine at the bottom, so cut again: { $cards }
cut-fine = A third one costs { $n }.
button-cut-all = Another place »

# Another has the open talon; $n is the price.
rebuy-may = You may buy the talon for { $n }.
rebuy-ask = <b>Buy the talon for { $n }?</b> Then you play, for { $n } at least.
button-rebuy = Buy the talon: { $n }…
button-rebuy-sure = Yes, buy it for { $n }
your-lead = <b>Your lead.</b> Any card.
your-lead-no-trump = <b>Your lead.</b> Not a trump.
your-follow = <b>Your turn.</b> Follow suit: { $suit }.
your-beat = <b>Your turn.</b> Follow suit and play higher: { $suit }.
your-trump = <b>Your turn.</b> You can't follow: play a trump, { $suit }.
your-overtrump = <b>Your turn.</b> You can't follow: beat with a trump, { $suit }.
your-any = <b>Your turn.</b> Any card.

# One may declare by leading; $suit is "♥ hearts", $n its value.
marriage-may = You may declare { $suit }: { $n }.
marriage-not-yet = Your marriage in { $suit } has to wait until you win a trick.
# Under rules without a question.
marriage-auto = Leading the king or queen declares { $suit }: { $n }.
small-may = You may declare the small marriage in { $suit }: { $n }.
aces-may = You may declare four aces: { $n }.
nines-may = You may declare four nines: { $n }.
marriage-ask = <b>Declare { $suit }?</b> +{ $n } and a new trump.
small-ask = <b>Declare the small marriage in { $suit }?</b> +{ $n } and a new trump.
aces-ask = <b>Declare four aces?</b> +{ $n }.
aces-ask-trump = <b>Declare four aces?</b> +{ $n } and a new trump, { $suit }.
nines-ask = <b>Declare four nines?</b> +{ $n }.
button-declare = Declare { $suit }: +{ $n }
button-declare-small = Declare small { $suit }: +{ $n }
button-declare-aces = Declare four aces: +{ $n }
button-declare-nines = Declare four nines: +{ $n }
button-just-lead = Just lead { $card }

# The question, then what it means, a sentence a line.
writeoff-ask = <b>Write the deal off?</b>
writeoff-costs = You lose { $n }.
writeoff-free = It costs you nothing.
writeoff-bolts = { $n ->
    [one] It costs you { $n } bolt.
   *[other] It costs you { $n } bolts.
}
writeoff-attempt = It uses up a try on the barrel.
writeoff-fined = And a fine of { $n }.
# $n: how many opponents there are, $gain: what each of them gets.
writeoff-gives = { $n ->
    [one] Your opponent gets { $gain }.
   *[other] Each opponent gets { $gain }.
}
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
button-redeal-three-nines = New deal: three nines
button-redeal-jacks = New deal: four jacks
button-redeal-talon-below = New deal: talon under { $n } points
button-redeal-talon-nines = New deal: two nines in the talon
button-redeal-talon-jacks = New deal: three jacks in the talon
button-contract = Play { $n }
button-swap = Swap ① and ②
button-give = Confirm
button-lay = Lay them aside

## The lobby

lobby-title = <b>Thousand: a new table</b>
lobby-opener = Host: { $name }
# $n: how many players are missing to begin.
lobby-missing = { $n ->
    [one] { $n } more player is needed; up to four can play.
   *[other] { $n } more players are needed; up to four can play.
}
# $form: how two play, in the words of the settings: "two packets of two".
lobby-two = You can start as two ({ $form }), or wait for more.
lobby-three = You can start as three, or wait for a fourth.
lobby-four = Everybody is here. With four the dealer sits each deal out.

button-join = Join
button-leave = Leave
button-computer = Add computer
button-fewer = Remove computer
# Changes the level of a computer; $n is its number.
button-level = 🤖 { $n }: { $level }
# $name: plain text.
button-remove = ✕ { $name }
button-rules = Rules
button-settings = Settings
button-start = Start

## After a deal, and the end

# Before each way a deal may end.
result-deal = { $deal ->
    [only] Deal
   *[other] Deal { $deal }
}
# $contract is what was to be made.
result-made = <b>{ result-deal }</b> · { $name }: contract { $contract } made
result-failed = <b>{ result-deal }</b> · { $name }: contract { $contract } not made
result-written-off = <b>{ result-deal }</b> · { $name }: written off, bid { $contract }
result-draw-game = <b>{ result-deal }</b> · no contract: both score what they took
# $why is one of the lines below.
result-redealt = <b>{ result-deal }</b> · dealt anew: { $name }, { $why }
redealt-automatic = four nines (at once)
redealt-nines = four nines
redealt-below = under { $n } points
redealt-three-nines = three nines
redealt-jacks = four jacks
redealt-after-pass = bad cards after the exchange
redealt-talon-below = talon under { $n } points
redealt-talon-nines = two nines in the talon
redealt-talon-jacks = three jacks in the talon
# How the whole deal counted.
result-golden = 🥇 Golden deal: everything counts double
result-blind = Played blind: the contract counts double
result-blind-all = Played blind: everything counts double
result-golden-replay = Nobody has made a golden contract: all back to 0, and the round is played again
result-golden-none = Nobody has made a golden contract: all back to 0
result-stopped = <b>{ result-deal }</b> · the match was stopped

# Below "Anna: +45 → 365": what stands behind it, one to a line. Raw points and tricks.
result-took = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $tricks ->
    [0] no trick
    [one] { $tricks } trick
   *[other] { $tricks } tricks
}
result-writes-off = writes the deal off
result-writeoff-gain = from the write-off
result-barrel-defends = a defender on the barrel scores nothing
result-frozen = nothing counts against the barrel
result-barrier = at the barrier only contracts count
result-barrel-short = too little to win from the barrel
result-barrel-missed = costs a try on the barrel
# With four players; $n: "+25".
result-sitter = sits out, from the talon: { $n }
result-sits-out = sits out
result-bolt = bolt { $n } of 3
# $n: "−120".
result-bolt-fined = third bolt: { $n }
result-cut-fined = third nine at the cut: { $n }
result-writeoff-fined = fine for write-offs: { $n }
result-barrel = gets on the barrel
result-fell = falls off the barrel
result-knocked = thrown off the barrel
result-left = leaves the barrel
result-zero = third fall: back to 0
result-dump = dump truck: back to 0
result-on-barrel = on the barrel, tries used: { $n }
# Who has taken a seat after the deal, and from whom.
result-newcomer = 🪑 { $name } takes the seat of { $was }
# $deck: salt and cards, the very text that was hashed.
result-deck = <blockquote expandable>The deck of this deal. The SHA‑256 of this line is the fingerprint shown before the deal:
    <code>{ $deck }</code></blockquote>
button-next = Next deal
button-whatif = What if?

final-winner = 🏆 <b>Winner: { $name }</b>
final-none = <b>The match has ended without a winner.</b>
# $list is "Anna: <b>545</b> · Vera: <b>120</b>".
final-missing = <b>Missing to { $target }:</b> { $list }
# $list is "Anna: <b>+100</b> · Boris: <b>0</b> · Vera: <b>−100</b>".
final-bank = <b>The bank:</b> { $list }
button-rematch = Rematch

## Hints in practice, and What if? under a result

# $what: what is best ("A♥", "bid 110", "9♠ → Boris, J♣ → Vera"); $n: the chance to win the match, in percent.
hint-best = 💡 The strong player would choose: <b>{ $what }</b>. Chance to win the match: { $n }%
# What is about as good as that; $list is "10♥ · K♥".
hint-even = About as good: { $list }
# $list is "10♥ (44%) · K♥ (41%)".
hint-others = Alternatives: { $list }
hint-other = { $what } ({ $n }%)
# Under the hand in practice, while there is a decision.
button-hint = 💡 Hint

review-title = { $n ->
    [only] 🔍 <b>What if?</b>
   *[other] 🔍 <b>What if?</b> Deal { $n }
}
# Above lines like "Trick 4: 9♥ → A♥ (−7% chance)".
review-how = Where the strong player would have chosen otherwise, and what it cost of the chance to win the match:
# $when is one of the words below; $done and $better are as $what above, with bare numbers; $n: percent.
review-line = { $when }: { $done } → better { $better } (−{ $n }% chance)
review-elsewhere = { $when }: the same cards, but { $better } (−{ $n }% chance)
when-auction = Auction
when-exchange = Cards passed on
when-contract = Contract
when-trick = Trick { $n }
review-none = Nothing to improve: the strong player would have done much the same.
review-no-time = There was no time to look at your decisions.
review-upto-auction = There was only time to look at the auction.
review-upto-exchange = There was only time to look at the auction and the exchange.
review-upto-trick = There was only time to look as far as trick { $n }.
review-none-so-far = So far there is nothing to improve.
# For the declarer.
review-highest = As the cards lay, { $n } could be made even against the best defence; your contract: { $contract }.
review-reached = As the cards lay, the best defence would have left you no more than your { $n }.
review-hopeless = As the cards lay, not even { $n } could be made against the best defence.
# Answers to the press.
review-thinking = Thinking… The answer comes in our private chat.
review-asked = One moment: I am thinking, or have answered already.
explain-nothing = Nothing came to mind this time. Please try again.

## Replays: a deal that is over, page by page in one message

# Under a result and under a hand history: opens the deal in the private chat.
button-replay = Replay
# The heading of each page; $n: the deal.
replay-title = { $n ->
    [only] 🎞 <b>Replay of the deal</b>
   *[other] 🎞 <b>Replay of deal { $n }</b>
} · { $page }/{ $of }
replay-no-cards = No cards were dealt.
# Two players: the third hand, and the cards to draw in their order.
replay-dead = Dead hand: { $cards }
replay-stock = Stock: { $cards }
replay-laid = Put away: { $cards }
# Below a trick; $n: "+21".
replay-taken = Taken by: { $name } · { $n }
# $list is "Anna <b>9♠</b> · Boris <b>J♣</b>".
replay-drawn = Drawn: { $list }
button-replay-earlier = « Deal { $n }
button-replay-later = Deal { $n } »
# Hands the link of the deal on.
button-share = Share
# The answer to the press.
replay-sent = The replay is in our private chat.

deed-bid = bid { $n }
deed-contract = contract { $n }
deed-writeoff = write-off
# What a lead declares.
deed-marriage = { $card } with the marriage
deed-small = { $card } with the small marriage
deed-aces = { $card } with the four aces
deed-nines = { $card } with the four nines

## The scoresheet

score-title = <b>Scoresheet</b>
score-title-part = <b>Scoresheet</b>, deals { $first }–{ $last }
score-empty = No deal has been played yet.
# The legend below the sheet: "* contract made, ! not made".
score-made = contract made
score-failed = not made
score-written-off = written off
score-dealer = dealer
score-golden = golden deal
score-blind = played blind
score-bolt = bolt
score-fined = fine
score-barrel = onto the barrel
score-fell = off the barrel
score-zero = back to 0
score-lines = The lower line of a deal: contract and totals.
# Under the scoresheet: sends it as a picture. In the picture: its title, and the word beside the band of the barrel.
button-picture = Picture
picture-title = Scoresheet
picture-barrel = barrel

## Answers to presses: plain text, at most 200 characters

# My cards, below the hand. $cards are those of the running trick.
alert-trick = On the table: { $cards }
alert-your-turn = Your turn.
answer-sent-in-private = The rules are in our private chat.

# The rules of the game refuse. $n: the least or highest number; $cards: "K♠ 9♠".
error-not-your-turn = It's not your turn.
error-wrong-phase = That can't be done now.
error-match-over = The match is over.
error-bad-deck = This is no full deck.
error-bad-cut = At least { $n } cards have to stay on both sides of the cut.
error-look-first = Look at your cards first, or bid 120 blind.
error-no-blind-bid = You can't bid blind any more.
error-bid-too-low = Too low: bid { $n } or more.
error-bid-not-a-step = Bids go in steps of { $n }.
error-bid-above-cap = Your cap is { $n }: 120 plus the marriages in your hand.
# Nobody has a marriage's worth more than 120 without one.
error-no-marriage = You can't go above 120 without a marriage.
error-bid-highest = Nobody may go above { $n }.
error-bid-one-step = One step at a time: the next bid is { $n }.
error-no-redeal-right = These cards give you no right to a new deal, or it is too late to ask.
error-card-not-held = You don't hold that card.
error-bad-gift = No card goes there any more.
error-bad-lay = That is not the right number of cards to put away.
error-bad-packet = There is no such packet.
error-no-rebuy = You can't buy the talon now.
error-rebuy-price = The talon costs { $n } now.
error-contract-too-low = The contract can't be below your bid of { $n }.
error-writeoff-too-late = Too late to write off: you have given a card away.
error-writeoff-off = No write-offs at this table.
error-writeoff-golden = A golden deal can't be written off.
error-writeoff-blind = A deal played blind can't be written off.
error-writeoff-limit = You have no write-offs left in this match.
error-writeoff-on-barrel = No write-offs on the barrel.
error-must-follow = Follow suit. You hold: { $cards }
error-must-trump = You can't follow, so play a trump. You hold: { $cards }
error-must-beat = You have to beat. You hold: { $cards }
error-trump-lead = You may not lead a trump now. You may lead: { $cards }
error-must-declare = Leading this card declares the marriage.
error-not-declared-here = That is not declared at this table.
error-marriage-not-on-lead = A marriage is declared when you lead.
error-marriage-no-trick = Win a trick before you declare a marriage.
error-marriage-incomplete = It takes both cards of the pair, in one suit, in your hand.
error-four-incomplete = It takes all four of them.

# The table refuses.
error-stale = The table has moved on.
error-not-seated = You don't sit at this table.
error-no-table = There is no table here. Open one: /newgame
# The same in private.
error-no-practice = No game is on here. Play the computer: /practice
error-table-running = There is a table here already: /table
error-table-first = Another table stands here. Let its match end, or close it: /stop
error-match-running = The match is under way.
error-lobby-full = All seats are taken.
error-already-seated = You have a seat already.
error-not-enough-players = It takes two: call somebody or add a computer.
error-not-opener = Only the host of the table or an admin can do that.
error-no-cards = You hold no cards now.
error-no-deal = No deal is over yet.
error-too-quick = That was quick: look at the new buttons, then press.
error-between-deals = Seats change hands between deals. After this deal: /join
# To a person in private: of which group a refusal is.
error-there = <b>{ $title }</b>: { $text }
error-groups-only = That is for groups. Here you play the computer: /practice
error-private-only = That is for our private chat.
error-anonymous = A group can't take a seat: press Join as yourself.
error-button-too-old = This button is too old.
error-paused = The table waits: I can't write to its group.
error-hints-off = In a real match nobody gets hints. To practise with them: /practice
error-no-hint = No hint now: there is nothing for you to choose.
error-not-in-deal = That is for those who played this deal.
error-sits = First leave your tables: /leave in the group, /stop in practice.
# Only the scoresheet of an old match is kept.
error-thinned = That match is old: only its scoresheet is kept. /score
error-nobody-delays = Nobody else keeps the table waiting.
error-no-match = No match is being played here.
error-on-break = There is a break already; the button under that message ends it.
# A press that could not be saved yet; the bot tries it again by itself.
error-put-off = I can't save this right now. Your press is not lost: I'll carry it out as soon as I can.
# In private, when a press that was put off is answered at last; $text is that answer.
late-answer = About your press of a while ago: { $text }
# Telegram does not answer, so it is not known who is an admin or a member.
error-not-asked = Telegram doesn't tell me right now who may do that. Please try again in a moment.
error-not-yours = These are another player's figures. Send /stats for yours.
# Members are hidden from who is no admin, so nobody can say who is one.
error-not-told = Telegram doesn't tell me whether you are an admin here. Make me an admin too (I need no rights), or ask the host of the table.
# Somebody came by a link of the group; a press in the group proves that he is there.
error-press-there = Telegram doesn't tell me whether you are in that group. Press the button there once more: that will do.
# Somebody sends commands or presses buttons faster than is carried out.
error-too-often = Not so fast: I can't keep up with you. Please wait a little.
# Many people together ask more in a group than is carried out.
error-crowd = Too much is asked here at once. I'll answer again in a minute; the game goes on.
error-not-member = You are not in the group of that table, or may not write there.
# To who has come by the link of a table.
error-group-first = That table is in a group, and you are not in it or may not write there. Ask who sent you the link to add you, then open it once more.
error-go-there = Telegram doesn't tell me whether you are in that group. If you are, send /table or /join there.
error-watch-there = Send /watch in the group whose table you want to watch.
error-watched-enough = So many are watching this table already that there is no room for more.
# Something broke; the operator's log has it.
error-unexpected = Something went wrong; it has been logged. Please try again.

## Notices and questions

# In private, to all who play; $title is the group's name.
notice-paused = ⏸ <b>{ $title }</b>: I can't write there. The table waits until I can.
notice-stopped = <b>The table is closed.</b>
# A lobby that was closed, by somebody or by itself.
notice-not-begun = <b>The table is closed:</b> no match began at it.
notice-unreachable = { $name }: I can't write to you. Open our private chat, and everything comes there.
button-open-private = Open the private chat
# Under the name of who left a match; the button below says button-return.
notice-left = { $name } no longer plays: a computer has the seat. Between deals it can be taken back.
button-return = Take my seat back
# To the group, calling a person who has missed his turns; the button below says button-here.
notice-away = { $name } does not move: a computer plays meanwhile. Any button brings the seat back.
button-here = I'm back
# In private, below his cards.
hand-away = 💤 A computer plays for you until you press a button.
answer-here = Welcome back: you play again.
button-replace = Give the seat to a computer · { $n }/{ $of }
# To the group, on a vote about who is on turn; the button below says button-replace.
notice-vote = { $name }: shall a computer take the seat? All others have to agree; a move ends the vote.
# For anybody else, under notice-left.
button-sit = Sit in here
# Under a result; $name is a computer player.
button-take = Take the seat: { $name }
answer-sat = You play from the next deal on.
answer-voted = Your vote counts.
# To the group: who wants a break, who has not agreed yet, and while it lasts. The first of the buttons agrees.
notice-break-asked = ⏸ For a break: { $list }. Everybody who plays has to agree.
notice-break-waits = No answer yet: { $list }
button-agree-break = Agree · { $n }/{ $of }
notice-break = ⏸ <b>Break.</b> The clock stands, the computers wait. Any player can go on: by the button, or whoever is on turn by a move.
button-resume = Go on

stop-ask = <b>Close the table?</b> The match ends without a winner.
stop-ask-lobby = <b>Close the table?</b> Whoever sits here gets up.
button-stop = Close the table
# In private: a match against the computer, or the deal of the day.
stop-ask-practice = <b>End the match against the computer?</b> There will be no winner.
stop-ask-daily = <b>Give up the deal of the day?</b> You have one attempt, and it will not count.
button-stop-own = End it
button-keep = Play on
quit-ask = <b>Leave the match?</b> A computer plays on for you. You can come back between deals: /join in the group.
quit-ask-last = <b>Leave the match?</b> Nobody else sits here, so it ends without a winner.
button-quit = Leave the match
button-stay = Stay

## Greetings and languages

# Private chat, the answer to /start without an invitation: three lines, HTML.
start-private =
    Hello! This is a table for the card game Thousand.
    You play in a group: the auction, the tricks and the score are there. Only you see your cards, here in this private chat.
    Add me to a group and send /newgame there — or play against the computer right here. New to the game? /tutorial

# A group, when the bot has been added; below it two buttons: new table, rules.
hello-group = Hello, everyone! You can play Thousand here: open a table and I'll deal.

# After a Join button that led to the private chat; $title is the group's name.
start-seated-in = You have a seat in <b>{ $title }</b>. Your cards will come here; the match is started in the group.
start-seated = You have a seat. Your cards will come here; the match is started in the group.
button-invite = Invite
button-watch = Watch
# Under the table, as somebody watches it in private.
button-unwatch = Stop watching
watch-title = 👁 <b>{ $title }</b>
watch-begun = The table is in our private chat now.
# Goes along with the link of a table, to whomever it is sent.
invite-words = Shall we play Thousand?
# $title: a group; $list: who sits.
invite-lobby = <b>{ $title }</b>: a table is open.
    At the table: { $list }
invite-match = <b>{ $title }</b>: the match is under way.
    At the table: { $list }
    Between deals you may take the seat of a computer.
button-there = Open the group
# $title: a group.
start-taken = You play in <b>{ $title }</b> from the next deal on. Your cards will come here.
button-newgame = New table
button-practice = Play the computer
# The question before a practice match, and its buttons.
practice-ask = <b>You against two computers.</b> How well should they play?
    Easy makes a beginner's mistakes, normal plays sensibly, strong thinks ahead. On your turn the 💡 button advises you.
button-easy = Easy
button-normal = Normal
button-strong = Strong
button-add-to-group = Add me to a group
button-language = 🌐 Language

language-choose = The language of this chat:
# The language's own name.
language-name = English
language-chosen = I speak English now.

## /privacy and /forget

privacy-title = <b>What I keep, and why</b>
privacy-person = <b>About you:</b> your Telegram ID (not your phone number), name and language, your settings for practice, how you see your cards and whether I play your only possible one, your place in the lessons, and whether I may write to you. I need that to show you your cards. It stays until you send /forget.
privacy-chat = <b>About a group:</b> its ID, title and language, the chosen rules, time zone, turn limit and pace, and which of my messages shows what.
privacy-match = <b>About a match:</b> who sits where or watches in private, every move and the scoresheet, so that it survives a restart and anyone can check it.
# $n: a setting of the operator.
privacy-match-days = { $n ->
    [one] A day after its end cards and moves are deleted; the scoresheet stays.
   *[other] { $n } days after its end cards and moves are deleted; the scoresheet stays.
}
privacy-match-for-ever = A match that is over stays whole.
privacy-figures = <b>About your play:</b> which deals you played, how they and your matches ended, and a rating in each group: for /stats and /top. It stays until you send /forget, longer than the cards. A match as a file has a number for each player in place of the account, always the same one.
privacy-tournament = <b>About a tournament:</b> who takes part, who sits where in each round and what came of it. Your name goes with /forget.
privacy-daily = <b>About the deal of the day:</b> your result, until you send /forget. After that, until the day ends, only an unnamed mark that you have had your attempt.
privacy-not = <b>Not kept:</b> what people write. The numbers of handled messages and presses go after two days.
privacy-who = My operator can read all this, and may have backups. Nobody else is given it.
privacy-forget = /forget in our private chat deletes what I keep of you.

forget-ask = <b>Delete what I keep of you?</b> Your name, language, settings and statistics go, and so do your practice matches. Past matches of groups keep a seat without your name. There is no way back.
button-forget = Delete my data
button-forget-not = Keep them
forgotten-person = <b>Deleted:</b> your ID, name and language, your settings and statistics, and your leave for me to write to you.
forgotten-seats = { $n ->
    [one] At { $n } past table your seat has no name any more.
   *[other] At { $n } past tables your seat has no name any more.
}
forgotten-practices = { $n ->
    [one] { $n } practice match is deleted.
   *[other] { $n } practice matches are deleted.
}
forgotten-rest = Messages already in the chats belong to Telegram and stay there. If you write to me again, we meet as strangers.

## The proof of fairness, /verify, and files

verify-claim = <b>What is proved.</b> The deck of a deal was fixed before anyone saw a card and was not changed afterwards. That is all it proves.
verify-how = <b>How to check.</b> Before the cards go out I show a fingerprint: the SHA‑256 of a secret salt of 32 digits, directly followed by the 24 cards of the deck with blanks between them. After the deal I show salt and deck. Put that line, without a line break, through any SHA‑256 calculator: the fingerprint has to come out. A card is its rank (A T K Q J 9) and its suit (S C D H).
verify-deal = <b>Deal { $deal }, step by step</b>
# $digest: 64 hexadecimal digits.
verify-fingerprint = Shown before the deal:
    <code>{ $digest }</code>
# $line: salt and cards, the very text that was hashed.
verify-line = Salt and deck:
    <code>{ $line }</code>
# $list: how many cards went under the rest, at each cut.
verify-cut = The deck was cut afterwards; cards lifted from the top: { $list }.
verify-holds = ✅ <b>Deal { $deal }: it matches.</b> Worked out again just now.
verify-fails = ❌ <b>Deal { $deal }: it doesn't match!</b> Worked out again just now.

# Captions of files.
history-whole = { $n ->
    [one] The whole match: { $n } deal.
   *[other] The whole match: { $n } deals.
}
history-running = { $n ->
    [one] The match so far: { $n } deal. The running one stays secret until it is over.
   *[other] The match so far: { $n } deals. The running one stays secret until it is over.
}
report-caption = Deal { $n } from your seat, for disputes.

## Statistics: /stats and /top

# $name: whose. A monospaced table follows; what a line of it counts fits 14 cells, 12 where two are compared.
stats-title = <b>{ $name }: statistics</b>
stats-empty = Nothing to count yet: no deal played to its end. Practice doesn't count.
# The heads of the two columns, at most 7 cells.
stats-here = here
stats-anywhere = all
stats-matches = matches
# Matches that ended on place $n, at most the fourth.
stats-place = { $n ->
    [1] 1st place
    [2] 2nd place
    [3] 3rd place
   *[other] 4th place
}
# Matches that the person left for good.
stats-left = left early
stats-deals = deals
stats-average = points a deal
stats-best = best deal
stats-marriages = marriages
stats-bolts = bolts
stats-barrels = to the barrel
stats-falls = off the barrel
# The line says "8/12": made 8 of 12. $size is "105–120".
stats-contracts = made { $size }
stats-rating = skill
stats-legend = Of contracts: made / all. A deal that a computer helped with doesn't count.
# Opens the comparison with this person; plain text.
button-versus = 🆚 { $name }
# The heading of a comparison.
stats-duel = <b>{ $one } — { $other }</b>
stats-never = You two have not finished a match together yet.
stats-together = Together: { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
}, { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}
# Matches that one ended on the better place.
stats-ahead = ahead
stats-average-short = points/deal
stats-contracts-short = contracts
# Between the whole and the tenth of a number.
decimal-mark = .

top-title = <b>The best of this chat</b>
top-week = This week
top-month = This month
top-all = Since the beginning
top-empty = No match has ended in this time.
top-never = No match has ended here yet.
# The heads of the columns: at most 6, 5 and 6 cells with a blank before them.
top-matches = plays
top-wins = wins
top-rating = skill
top-legend = Skill is OpenSkill's cautious estimate, from matches of people only, without stand-ins.
button-week = Week
button-month = Month
button-all = All

## Lessons, /tutorial: HTML, save for what ends in -else: the answer to a press that is not the best one, at most 200 characters, no HTML. Cards as on the buttons.

lessons-title = <b>Ten short lessons</b>
lessons-about = Each is a deal against two computers, with cards that are always the same. Press what you think best: a wrong press costs nothing, and I say what is better.
lessons-progress = Done: { $n } of { $of }.
button-lessons = 🎓 Ten short lessons
button-lessons-all = « All lessons
button-lesson = { $n }. { $name }
button-lesson-done = ✓ { $n }. { $name }
button-lesson-next = Next: { $name } »
lesson-title = <b>Lesson { $n } of { $of }. { $name }</b>
lesson-elsewhere = You have moved on: this is where you are.

lesson-tricks-name = Tricks
lesson-tricks-1 =
    You lead: put down a card, and the others follow in turn. The highest card of that suit takes the trick with all its points. High to low: A (ace), 10, K (king), Q (queen), J (jack), 9.
    👉 Lead A♥: nothing beats it.
lesson-tricks-1-else = You may, but let's begin with hearts: lead A♥. No card beats an ace.
lesson-tricks-2 =
    +14: an ace is 11, a queen 3, a nine nothing. Whoever takes a trick leads to the next.
    👉 A♥ is gone. The highest heart is now not the king but the ten: lead 10♥.
lesson-tricks-2-else = You may, but stay with hearts: the ace is gone, so that nothing beats 10♥.
lesson-tricks-3 =
    The ten has beaten the king: +17. That is peculiar to this game.
    👉 One more sure trick: A♣.
lesson-tricks-3-else = You may, but it could be beaten. A♣ is sure to take the trick.
lesson-tricks-done = Three tricks, 48 points. All the cards of a deal are worth 120. In a real deal you would go on until nobody has a card.

lesson-following-name = Following suit
lesson-following-1 =
    Computer 1 leads A♣. You have to follow suit, but you hold no clubs, and there is no trump: then any card will do. It can't win.
    👉 Throw off the card that is worth least.
lesson-following-1-else = You may, but its points would go to Computer 1. The nine is worth nothing: 9♠.
lesson-following-2 =
    Now a diamond is led, and you hold some: you must follow suit. The cards you can't play are in brackets; press one, and I tell you why.
    👉 14 points lie on the table. Take them.
lesson-following-2-else = You may: nobody is made to take a trick. But A♦ beats everything here and brings 25 points.
lesson-following-done = 25 points. Follow suit; if you can't, play a trump; if you have none, any card. By these rules nobody has to beat.

lesson-marriage-name = The marriage
lesson-marriage-1 =
    King and queen of one suit are a marriage: ♥ 100, ♦ 80, ♣ 60, ♠ 40. You hold the best of them. It can be declared only on one's own lead, and by who has taken a trick.
    👉 So first a sure trick: lead A♠.
lesson-marriage-1-else = You may, but the marriage has to wait for a trick, and hearts are better kept together. A♠ takes one for sure.
lesson-marriage-2 =
    The trick is yours, and so is the lead.
    👉 Press Q♥: I ask whether to declare. Say yes.
lesson-marriage-2-else = You may, but declare with the queen: Q♥, then yes. That is 100 points at once, and the stronger king stays with you.
lesson-marriage-done = +100 at once, and from this very trick on hearts are trump. More marriages may follow in the same deal.

lesson-trumps-name = Trumps
lesson-trumps-1 =
    You have declared hearts: they are trump, and any trump beats all the other suits. Computer 2 leads A♣. You hold no clubs, so you must trump.
    👉 Two of your trumps are left. Take the trick, but keep the stronger one.
lesson-trumps-1-else = You may, and it takes the trick as well. But 10♥ is now the highest trump of all: keep it, K♥ will do.
lesson-trumps-2 =
    Your king has taken an ace: +15. One trump is still out, J♥; with it somebody could take a trick from you.
    👉 Draw it: lead your highest trump.
lesson-trumps-2-else = You may, but J♥ is still out and could beat it. Draw that trump first: 10♥.
lesson-trumps-3 =
    Nobody has a trump any more. A♠ went in the first trick, so nothing beats the next spade either.
    👉 Lead 10♠.
lesson-trumps-3-else = You may, but in diamonds the ace is still out. 10♠ takes the trick for sure.
lesson-trumps-done = +17. First draw the trumps, then lead what is highest: nobody can trump it any more.

lesson-second-name = The trump changes
lesson-second-1 =
    You play against Computer 1, who has declared clubs: +60, and clubs are trump. You hold the marriage of diamonds, but no trick yet. Now Q♠ is led.
    👉 Take this trick.
lesson-second-1-else = You may, but without a trick you can't declare. A♠ takes it.
lesson-second-2 =
    The lead is yours, and you have a trick. Those who play against the contract may declare as well.
    👉 Declare diamonds: Q♦, then yes.
lesson-second-2-else = You may, but declare first: Q♦, then yes. It brings 80 points and takes the trump away from clubs.
lesson-second-3 =
    +80, and diamonds are trump. The clubs of Computer 1 are a suit like any other now.
    👉 Take one more trick: A♦.
lesson-second-3-else = You may, but with A♦, the highest trump, nothing can go wrong.
lesson-second-done = The latest marriage makes the trump, and one marriage can turn a deal round. You score what you take: it's 116 points so far.

lesson-auction-name = The auction
lesson-auction-1 =
    A deal begins with the auction. Whoever bids most gets the three cards of the talon, and has to make that many points. Computer 2 was bound to open with 100. Your hand: the marriage 100, two aces 22, a ten: about 130.
    👉 Bid, but no more than you must: 105.
lesson-auction-1-else = You may, but a hand with the hearts marriage is worth a bid, and the smallest one will do: you can always raise later. 105.
lesson-auction-2 =
    Computer 1 passes, Computer 2 says 110. You have room up to 130.
    👉 Raise by one more step.
lesson-auction-2-else = You may, but a pass leaves the talon to Computer 2, and a jump pays for nothing. One step is enough: 115.
lesson-auction-done = Computer 2 passes, and the talon is yours for 115. You may bid up to 120 plus the marriages in your hand; what to do with the talon comes in lesson 8.

lesson-passing-name = When to pass
lesson-passing-1 =
    Computer 2 has raised the hundred of Computer 1 to 105. You hold one ace and no marriage: that makes some 40 points in tricks.
    👉 Bid, or pass?
lesson-passing-1-else = You may, but whoever misses a contract loses all of it. One ace and no marriage won't make 110: pass.
lesson-passing-2 =
    Computer 2 plays for 120, gave you 9♦ and leads A♠. You now score what you take yourself.
    👉 You must follow, and can't beat an ace. Give no more than you have to.
lesson-passing-2-else = You may, but the king gives 4 points away. 9♠ is worth nothing.
lesson-passing-3 =
    Computer 2 declares hearts by Q♥: they are trump, and you follow suit.
    👉 Can you beat the queen?
lesson-passing-3-else = You may, but 10♥ beats the queen: 13 points for you, and the lead as well.
lesson-passing-done = 13 points and the lead. If the contract fails in the end, Computer 2 loses 120, and you keep what you took. Passing is playing too.

lesson-exchange-name = The talon
lesson-exchange-1 =
    The talon is yours for 115: A♥, 9♥, Q♣. Of ten cards you give one to each opponent. Give what takes nothing; best of all, empty a suit, to trump it later.
    👉 Press 9♣ (to Computer 2), then Q♣ (to Computer 1), and confirm.
lesson-exchange-1-else = You may, but without clubs you can trump them later. Give 9♣ to Computer 2 and Q♣ to Computer 1.
lesson-exchange-2 =
    Now name the contract, 115 or more. You score exactly what you name, however much you take; if you miss it, you lose as much. You count on 133: the marriage 100, three aces 33.
    👉 Name what is safe: 130.
lesson-exchange-2-else = You may, but less than 130 gives points away, and much more may fail: then all of it is deducted.
lesson-exchange-done = You play 130 and lead first. The plan you know by now: a trick with an ace, then the marriage.

lesson-writeoff-name = The write-off
lesson-writeoff-1 =
    The others passed, so you have to play for the hundred you were bound to. No ace, no marriage, and no help from the talon. Play and miss, and you lose 100 while the others score all they take, marriages and all.
    👉 While you have given no card away, you may write the deal off: −100 for you, +60 for each of them.
lesson-writeoff-1-else = You may, but this hand hardly takes a trick: −100 all the same, and a marriage of theirs would come on top. Write it off.
lesson-writeoff-done = −100 for you and +60 for each of them, known at once. Don't do it too often: only three times in a match.

lesson-barrel-name = The barrel
lesson-barrel-1 =
    The match goes to 1000, but at 880 you sit on the barrel: from there one contract of 120 wins, and you have three deals for it. You sit there, with a fine hand.
    👉 From the barrel bids start at 120.
lesson-barrel-1-else = You may, but 120 wins the match: more isn't needed, and a hand like this won't come again soon.
lesson-barrel-2 =
    The others pass. The talon brings 10♥, A♣ and 9♦.
    👉 In diamonds you have nothing: 9♦ to Computer 2, J♦ to Computer 1.
lesson-barrel-2-else = You may, but diamonds are the suit in which you take nothing. Give 9♦ to Computer 2 and J♦ to Computer 1.
lesson-barrel-3 = 👉 Name the contract: 880 and 120 make 1000.
lesson-barrel-3-else = You may, but 120 is enough to win, and a higher contract only fails more easily.
lesson-barrel-4 = 👉 First a sure trick, as in lesson 3: A♠.
lesson-barrel-4-else = You may, but it is safest to begin with A♠ and to keep hearts together.
lesson-barrel-5 = 👉 And now the marriage, by its queen: Q♥.
lesson-barrel-5-else = You may, but declare: Q♥, then yes. 100 points and the trump are yours.
lesson-barrel-done = The remaining cards were played for you: hardly any could be beaten. The contract is made, 880 + 120 = 1000, and the match is won!

## Help, /help: one line a command, HTML. No variables.

help-title = <b>What I can do</b>
# Above the commands that are not for this chat.
help-in-group = <b>In a group:</b>
help-in-private = <b>In private:</b>
help-newgame = /newgame — open a table
help-join = /join — take a seat
help-leave = /leave — leave the table
help-table = /table — show the table at the bottom of the chat
help-watch = /watch — watch the table in our private chat
help-tournament = /tournament — a tournament evening: rounds at several tables
help-hand = /hand — show your cards
help-score = /score — the scoresheet, deal by deal
help-stats = /stats — your figures; as a reply to somebody: the two of you
help-top = /top — the best of this chat
help-rules = /rules — the rules at this table
help-settings = /settings — choose the rules, from a whole set to a single one; in a group also the turn limit and the time zone
help-history = /history — the match as a file, deal by deal
help-report = /report — what you may know of the running deal, as a file
help-verify = /verify — check that the deal was fair
help-privacy = /privacy — what I keep, and for how long
help-forget = /forget — delete what I keep of you
help-language = /language — choose the language
help-practice = /practice — play against the computer
help-daily = /daily — the deal of the day: the same cards for everybody
help-tutorial = /tutorial — learn the game in ten short lessons
help-hint = /hint — what would the strong player do? In practice only
help-stop = /stop — end the match early
help-replace = /replace — vote a computer in for who doesn't move
help-pause = /pause — ask for a break; everybody who plays has to agree
help-help = /help — this list

## The bot's face in Telegram: name (up to 64 characters), the line on its profile (up to 120), what an empty chat shows (up to 512). No HTML.

bot-name = Thousand
bot-about = The card game Thousand in your group: auction, marriages, the barrel. Play with friends or the computer.
bot-description =
    The card game Thousand for a group of friends.

    I deal, keep the rules and write the score. Only you see your own cards, and anyone can check that the deal was fair.

    For three, two or four; a computer takes an empty seat. New to the game? Ten short lessons teach it: /tutorial

## Telegram's command menu (setMyCommands), no slash and no HTML.

command-newgame = Open a table
command-join = Take a seat
command-leave = Leave the table
command-table = Show the table
command-watch = Watch in private
command-tournament = A tournament evening
command-hand = My cards
command-score = The scoresheet
command-stats = My statistics
command-top = The best of this chat
command-rules = The rules at this table
command-settings = Choose the rules
command-history = The match as a file
command-report = The running deal as a file
command-verify = Check that the deal was fair
command-privacy = What I keep, and for how long
command-forget = Delete my data
command-language = Language
command-practice = Play against the computer
command-daily = The deal of the day
command-tutorial = Learn the game
command-hint = A hint, in practice only
command-stop = End the match early
command-replace = Vote to replace an absent player
command-pause = Ask for a break
command-help = Help

## For operators only

status-tables = In play: { $playing } · lobbies: { $lobbies } · people: { $people }
broadcast-sent = Sent to { $n ->
    [one] { $n } chat
   *[other] { $n } chats
}.
broadcast-usage = /broadcast and what to tell everybody who is playing

## The options of the rules: /settings and /rules. Plain text, no HTML.

# option-…: the name, on a button before ": value", at most 40 cells. option-…-help: what it means, one sentence.
# value-…: as it stands after the name, small letter first.

# Topics of the menu.
topic-deal = Deal and redeals
topic-auction = Auction
topic-talon = Talon and write-off
topic-play = Play and points
topic-end = End of the match
topic-two = Two players
topic-four = Four players

# A preset: its name on a button and before "3 differences", and what is special about it after "name — ".
preset-classic-name = Classic
preset-classic-about = the common Russian game: barrel, bolts, dump truck
preset-polish-name = Polish
preset-polish-about = tens, barrier at 800, you must beat
preset-polish-mild-name = Polish, mild
preset-polish-mild-about = like the Polish one, but you must beat in suit only and needn't trump
preset-livegames-name = Internet club
preset-livegames-about = many redeals, bolts running, trumps led by their owner
preset-online-name = For the bank
preset-online-about = generous redeals, ace marriage, bank at the end
preset-convention-name = To 1001
preset-convention-about = the barrel opens the auction, and nobody scores against it
preset-program-name = Old PC game
preset-program-about = as on old computers: the dealer on the hundred, no bolts, room on the barrel
preset-house-name = House rules
preset-house-about = like the old PC game, with redeals, bolts running and no bidding below −120
preset-custom-name = Own rules
preset-custom-about = conventions of this chat alone

# Values that many options share. $n is a number as it is written, with a real minus.
value-on = yes
value-off = no
value-under = under { $n } points
value-below = below { $n }
value-at-least = from { $n }
value-at = at { $n }
value-each = { $n } each
value-to-nearest = to { $n }

# Options of the topic: Deal and redeals
option-cut = Cutting the deck
option-cut-help = The dealer's right-hand neighbour cuts; with a nine at the bottom the cut is repeated, and the third nine running costs the penalty.
option-redeal-four-nines = Redeal on four nines
option-redeal-four-nines-help = Four nines dealt to one hand mean a new deal: if the player asks for it, or at once.
value-redeal-four-nines-request = on request
value-redeal-four-nines-automatic = at once
option-redeal-below = Redeal on a weak hand
option-redeal-below-help = Whoever is dealt fewer card points than this may ask for a new deal.
option-redeal-three-nines = Redeal on three nines
option-redeal-three-nines-help = Three nines in the cards dealt let a player ask for a new deal: any player, or only the first one to the dealer's left.
value-redeal-three-nines-anyone = any player
value-redeal-three-nines-forehand = the first hand only
option-redeal-four-jacks = Redeal on four jacks
option-redeal-four-jacks-help = Whoever is dealt four jacks may ask for a new deal.
option-redeal-after-pass = Redeal after the exchange
option-redeal-after-pass-help = An opponent who holds four nines or a weak hand once the declarer's card has come may ask for a new deal before the first lead.
option-redeal-talon-below = Redeal on a poor talon
option-redeal-talon-below-help = The declarer may ask for a new deal when the talon holds fewer card points than this.
option-redeal-talon-nines = Redeal on nines in the talon
option-redeal-talon-nines-help = The declarer may ask for a new deal when at least two nines lie in the talon.
value-redeal-talon-nines-2 = two or more
option-redeal-talon-jacks = Redeal on three jacks in the talon
option-redeal-talon-jacks-help = The declarer may ask for a new deal when the talon is three jacks.
option-redeal-talon-when = When a bad talon counts
option-redeal-talon-when-help = A redeal for a bad talon: only when it was taken at the forced bid without a raise of one's own, or after any auction.
value-redeal-talon-when-forced = at the forced bid only
value-redeal-talon-when-always = always

# Options of the topic: Auction
option-forced-seat = Who sits on the hundred
option-forced-seat-help = Who has to play for the least bid when nobody bids more (the dealer with three players only).
value-forced-seat-left = the dealer's left
value-forced-seat-dealer = the dealer
value-forced-seat-last = last hand, if all pass
option-min-bid = Least bid
option-min-bid-help = The forced bid, and the lowest one in the auction.
option-bid-step = Bidding step
option-bid-step-help = Bids and contracts are multiples of this.
option-jump-bids = Raising by several steps
option-jump-bids-help = A bid may be raised by several steps at once, otherwise by one only.
option-bid-cap = Highest bid
option-bid-cap-help = How high one may bid: 120 and the marriages in hand, without limit given a marriage, or as high as one dares.
value-bid-cap-marriages = 120 and marriages
value-bid-cap-any-marriage = none given a marriage
value-bid-cap-none = none
option-no-bid-below = No bidding with a total
option-no-bid-below-help = A player whose total is lower passes automatically; the forced bid holds all the same.
option-talon-rebuy = Buying the talon
option-talon-rebuy-help = Once the talon lies open, an opponent may buy it for 120 above its present price and becomes the declarer at that contract.
option-blind = Blind bids
option-blind-help = One may bid 120 before seeing one's cards; if nobody goes higher, it is played with the talon unseen and counts double.
value-blind-forehand = whoever is on the hundred
value-blind-anyone = anyone, in turn
option-blind-doubles = A blind bid doubles
option-blind-doubles-help = What counts double in a blind deal: the declarer's contract alone, or everybody's points and bolts.
value-blind-doubles-player = the contract
value-blind-doubles-all = everybody's points
option-blind-marriages = Blind marriages count double
option-blind-marriages-help = When everybody's points count double, so does everything declared.
option-blind-min-score = Total for a blind bid
option-blind-min-score-help = The least total with which one may bid blind.
value-blind-min-score-off = any
option-golden = Golden round
option-golden-help = The first deals, one for each player, go without an auction: whoever is on the hundred plays 120, and points, penalties and bolts count double.
option-golden-raise = Raising the golden 120
option-golden-raise-help = After the exchange the golden declarer may name a higher contract than 120.
option-golden-if-none = When no golden 120 is made
option-golden-if-none-help = When nobody has made 120 in the golden round, all totals go to 0, and what follows is the golden round again or the ordinary game.
value-golden-if-none-replay = the golden round again
value-golden-if-none-continue = the ordinary game

# Options of the topic: Talon and write-off
option-talon-hidden-at-forced = Talon hidden without a raise
option-talon-hidden-at-forced-help = When nobody has raised the forced bid, only the declarer sees the talon.
option-pass-face = Cards passed
option-pass-face-help = The cards that the declarer gives to the opponents: seen by giver and receiver alone, or by everybody.
value-pass-face-closed = face down
value-pass-face-open = face up
option-raise-after-talon = Raising after the talon
option-raise-after-talon-help = After the exchange the declarer may name a contract higher than the bid.
option-writeoff = Write-off
option-writeoff-help = After seeing the talon and before giving a card away, the declarer may give the deal up.
option-writeoff-cost = A write-off costs
option-writeoff-cost-help = What the declarer pays for writing a deal off.
value-writeoff-cost-bid = the bid
value-writeoff-cost-nothing = nothing
value-writeoff-cost-bolt = a bolt
value-writeoff-cost-first-free = the bid, first one free
option-writeoff-gain = A write-off gives the others
option-writeoff-gain-help = What each opponent gets when a deal is written off.
value-writeoff-gain-half = half the bid each
option-writeoff-limit = Write-offs in a match
option-writeoff-limit-help = How many deals each player may write off in a match.
value-writeoff-limit-0 = no limit
option-writeoff-gain-two = Write-off between two
option-writeoff-gain-two-help = What the opponent gets for a write-off when two play.
option-writeoff-fine-from = Fine for write-offs
option-writeoff-fine-from-help = From this write-off on, a player pays the penalty on top.
value-writeoff-fine-from-3 = from the third on
value-writeoff-fine-from-4 = from the fourth on
option-writeoff-on-barrel = Write-off on the barrel
option-writeoff-on-barrel-help = A declarer on the barrel may write off too; it uses up an attempt and costs nothing else.
option-writeoff-golden = Write-off in the golden round
option-writeoff-golden-help = A golden deal may be written off too; the opponents then get 120 each.
option-writeoff-blind = Write-off of a blind deal
option-writeoff-blind-help = A blind deal may be written off too; the opponents then get 120 each.

# Options of the topic: Play and points
option-must-trump = Must trump
option-must-trump-help = Whoever cannot follow suit has to play a trump.
option-must-beat = Must beat
option-must-beat-help = Whoever can beat the cards on the table has to: with the suit led, or with trumps too.
value-must-beat-suit = in suit
value-must-beat-suit-and-trump = in suit and with trumps
option-marriage-first-lead = Marriage on the first lead
option-marriage-first-lead-help = A marriage may be declared without a trick won before.
option-marriage-announce = Declaring a marriage
option-marriage-announce-help = Whoever leads a king or queen of a marriage is asked whether to declare it, or declares it in any case.
value-marriage-announce-ask = if the player likes
value-marriage-announce-auto = always
option-marriage-values = Marriage values
option-marriage-values-help = What king and queen of each suit bring.
option-marriage-scores = Points for a marriage
option-marriage-scores-help = A defender's marriage brings points, or only makes trump.
value-marriage-scores-all = to anyone
value-marriage-scores-declarer = to the declarer only
option-trump-lead = Leading a trump
option-trump-lead-help = Who may lead a trump while holding any other card.
value-trump-lead-any = anyone
value-trump-lead-announcer = only who declared it
value-trump-lead-others = all but who declared it
option-ace-marriage = Ace marriage
option-ace-marriage-help = Four aces in hand, once a trick is won, bring 200: for leading one of them, with or without making its suit trump, or for leading all four running.
value-ace-marriage-bonus = 200
value-ace-marriage-trump = 200 and trump
value-ace-marriage-sequence = 200 for four in a row
option-small-marriage = Small marriage, Q and J
option-small-marriage-help = Queen and jack of a suit may be declared like a marriage, for half its value.
option-nines-bonus = Bonus for four nines
option-nines-bonus-help = Points for leading a nine with all four in hand.
option-last-trick-bonus = Bonus for the last trick
option-last-trick-bonus-help = Points added to whoever takes the last trick.
option-rounding = Rounding
option-rounding-help = The points of the defenders are rounded to the nearest multiple.
option-round-declarer = Rounding for the declarer
option-round-declarer-help = The declarer's points too are rounded, before they are held against the contract.
option-bolts = Bolts
option-bolts-help = A deal in which a player takes nothing is a bolt, and three of them cost the penalty: any three, or three running.
value-bolts-total = every third
value-bolts-consecutive = three running
option-bolt-for = A bolt is for
option-bolt-for-help = What makes a bolt: a deal without a trick, or without a single point.
value-bolt-for-tricks = no trick
value-bolt-for-points = no points
option-bolt-declarer = Bolts for the declarer
option-bolt-declarer-help = The declarer too can earn a bolt.
option-dump-truck = Dump truck
option-dump-truck-help = A total of exactly ±555 goes back to 0; where everything is counted in tens, ±550 does.
value-dump-truck-both = plus and minus
value-dump-truck-plus = plus only
option-penalty = Penalty
option-penalty-help = What three bolts, a fall from the barrel and other offences cost.
option-target = Match to
option-target-help = The total that wins the match.

# Options of the topic: End of the match
option-barrel = Barrel
option-barrel-help = Whoever gets this far sits on the barrel, and can win only from there, by a contract of one's own.
option-barrel-attempts = Attempts on the barrel
option-barrel-attempts-help = How many attempts there are on the barrel before the fall.
option-barrel-counts = An attempt is
option-barrel-counts-help = What uses up an attempt on the barrel: every deal one plays in, or only contracts of one's own.
value-barrel-counts-deals = every deal
value-barrel-counts-contracts = a contract of one's own
option-barrel-auction = Bidding from the barrel
option-barrel-auction-help = A player on the barrel bids in turn, from 120; or opens the auction with 120 by duty; or takes the talon without an auction.
value-barrel-auction-normal = as usual
value-barrel-auction-opens = opens with 120
value-barrel-auction-skip = takes the talon at once
option-barrel-fail = Failing on the barrel costs
option-barrel-fail-help = What a failed contract costs on the barrel: just the attempt, or the contract's value and the seat.
value-barrel-fail-nothing = an attempt
value-barrel-fail-bid = contract and seat
option-barrel-defends = Bolts for a sitter who defends
option-barrel-defends-help = A defender on the barrel scores nothing, but can still earn bolts.
option-barrel-others = Others' points against the barrel
option-barrel-others-help = While the player on the barrel is declarer, the others score as usual, or neither points nor bolts.
value-barrel-others-score = as usual
value-barrel-others-freeze = none
option-barrel-single = Newcomer throws the sitter off
option-barrel-single-help = Whoever gets on the barrel throws off the player already there, at the cost of the penalty.
option-barrel-together = Arriving on the barrel together
option-barrel-together-help = When several reach the barrel in one deal, they all fall at once, or all stay.
value-barrel-together-fall = all fall
value-barrel-together-coexist = all stay
option-barrel-third-fall = Third fall from the barrel
option-barrel-third-fall-help = What the third fall from the barrel leads to: a total of 0, the same and no barrel for that player afterwards, or nothing more.
value-barrel-third-fall-zero = total 0
value-barrel-third-fall-zero-free = 0, then no barrel
value-barrel-third-fall-off = like any other
option-barrier = Barrier
option-barrier-help = From this total on, one scores only as declarer, plus or minus.
option-settlement = Settling up at the end
option-settlement-help = Shown after the match: each loser owes what is missing to the target, or the last one pays the stake to the winner.
value-settlement-missing = what is missing
value-settlement-bank = the bank
option-stake = Stake in the bank
option-stake-help = What the last player pays the winner; those in between pay nothing.

# Options of the topic: Two and four players
option-two-player = Game for two
option-two-player-help = How the cards are dealt when two play.
value-two-player-packets = two packets of two
value-two-player-one-card = packets, one card passed
value-two-player-triples = two packets of three
value-two-player-dead-hand = with a dead hand
value-two-player-draw = drawing from the stock
option-leftovers = Cards left over
option-leftovers-help = Who gets the packet not taken and the two cards laid aside; where nobody does, a declarer of exactly 120 who declares nothing and takes every trick still does.
value-leftovers-last-trick = to the last trick
value-leftovers-packet = only the packet
value-leftovers-dead = to nobody
option-sitter-scores = Income of the dealer
option-sitter-scores-help = What the dealer, who sits out when four play, gets from the talon.
value-sitter-scores-points-marriage = points and marriage
value-sitter-scores-points = points
value-sitter-scores-points-half = points and half marriages
value-sitter-scores-off = nothing
value-sitter-scores-aces-melds = 50 an ace, and marriage

## The settings menu, /settings. HTML above the buttons, plain text on them and in answers.

settings-title = <b>Rules of this table</b>
# Also in the lobby. $preset is a preset's name, $n the number of options that differ from it.
settings-summary = { $n ->
    [0] { $preset }
    [one] { $preset }, { $n } difference
   *[other] { $preset }, { $n } differences
}
# $summary is the line above.
settings-now = Now: <b>{ $summary }</b>
settings-frozen = The match under way keeps its rules; what you change counts from the next one.
settings-presets-hint = Choose a set of rules, then change what you play differently.
settings-topics-hint = What would you like to change?
# One set of rules in the list above the buttons.
settings-preset-line = <b>{ $name }</b> — { $about }
# Above the options of a topic that has such ones; $preset as above.
settings-legend = ● differs from: { $preset }
# An option on a button, in an answer, and among those that gave way.
settings-option = { $name }: { $value }
# On the page of one option; $preset and the value it has there.
settings-in-preset = { $preset }: { $value }
# Answer after a choice; $list is made of "Barrel: no", joined by commas.
settings-mended = Changed along with it: { $list }
# Answer after the choice of a set of rules.
settings-preset-chosen = Chosen: { $preset }
button-settings-topics = Change single rules »
# How quickly computer players move.
pace-slow = slow
pace-normal = normal
pace-fast = fast
button-settings-pace = Computers' pace: { $pace }
settings-pace = <b>Computers' pace: { $pace }</b>

    How long a computer player waits before each move, so that everybody can follow the play. It counts at once, in a running match as well.
# The same in a private chat.
settings-pace-own = <b>Computers' pace: { $pace }</b>

    How long a computer player waits before each move when you practise. It counts at once, in a running match as well. Each group has a pace of its own.
settings-pace-chosen = Computers' pace: { $pace }
# How a person is shown his cards, chosen in the private chat for himself.
cards-text = as text
cards-pictures = as a picture
cards-four = as a picture in four colours
button-settings-cards = My cards: { $style }
settings-cards = <b>My cards: { $style }</b>

    How you see your hand at every table, here in the private chat. Text needs the least data; a picture stands above the same buttons.
settings-cards-chosen = My cards: { $style }
# The only card that the rules let a person play, played for him if he likes: a button, and what is said to a press.
button-only-card-on = Play my only possible card for me: yes
button-only-card-off = Play my only possible card for me: no
only-card-on = From now on, when you may play one card only, I play it for you after a moment. The others may guess from the speed that you had no choice.
only-card-off = You play every card yourself again, except the last one.
# The turn clock: how long one may think. On buttons, and after the name of who is on turn.
limit-off = no limit
limit-seconds = { $n } s
limit-minutes = { $n } min
limit-days = { $n ->
    [one] { $n } day
   *[other] { $n } days
}
button-settings-clock = Turn limit: { $limit }
settings-clock = <b>Turn limit: { $limit }</b>

    When the time is up, I make the safest move. After two such moves in a row a computer plays until the person is back.
settings-clock-chosen = Turn limit: { $limit }
# The page of time zones, and the way to it; $zone is a city of it.
button-settings-zone = Time zone: { $zone }
settings-zone = <b>Time zone: { $zone }</b>

    From 23 to 8 o'clock by this zone it is night. When a turn lasts for days, nobody is reminded at night and no turn runs out.
settings-zone-chosen = Time zone: { $zone }
# $ahead: hours ahead of UTC, as +1.
zone-label = { $name }, UTC{ $ahead }
zone-utc = UTC
zone-london = London
zone-berlin = Berlin
zone-warsaw = Warsaw
zone-kaliningrad = Kaliningrad
zone-kyiv = Kyiv
zone-jerusalem = Jerusalem
zone-minsk = Minsk
zone-moscow = Moscow
zone-tbilisi = Tbilisi
zone-samara = Samara
zone-almaty = Almaty
zone-yekaterinburg = Yekaterinburg
zone-omsk = Omsk
zone-bangkok = Bangkok
zone-novosibirsk = Novosibirsk
zone-irkutsk = Irkutsk
zone-yakutsk = Yakutsk
zone-vladivostok = Vladivostok
zone-sydney = Sydney
zone-magadan = Magadan
zone-kamchatka = Kamchatka
zone-los-angeles = Los Angeles
zone-denver = Denver
zone-chicago = Chicago
zone-new-york = New York
zone-sao-paulo = São Paulo

## The deal of the day

# $month is 1 to 12.
daily-date = { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
} { $day }
# $date is a daily-date, here and below.
daily-title = <b>Deal of the day · { $date }</b>
# Above the cards.
daily-hand = Deal of the day · { $date }
daily-about = One deal, the same for everybody: the same cards, and two strong computers that answer the same move in the same way. You have one attempt. The ranking goes by points; of equals, by who left the computers less.
daily-left = { $n ->
    [one] Begin before the day ends (in less than an hour); you can finish up to an hour after that.
   *[other] Begin before the day ends (in less than { $n } hours); you can finish up to an hour after that.
}
daily-played = { $n ->
    [0] Nobody has played it yet.
    [one] { $n } person has played it.
   *[other] { $n } people have played it.
}
daily-commitment = <blockquote expandable>The deck is fixed already. Its fingerprint (SHA‑256): <code>{ $digest }</code>
    When the day is over I show the deck, and anyone can check.</blockquote>
button-daily-play = Play
button-daily-ranking = Ranking so far
daily-yours = { $n ->
    [one] You: <b>{ $points }</b>, alone so far.
   *[other] You: <b>{ $points }</b>, place { $place } of { $n }.
}
daily-broken = This attempt was not played to its end, so it does not count.
daily-strangers = By name you see those who play in your groups.
daily-withheld = { $n ->
    [one] The cards, the replay and “What if?” stay secret for less than an hour yet.
   *[other] The cards, the replay and “What if?” stay secret for less than { $n } hours yet.
}
# Posted in a group on the next morning; the places follow.
daily-ranking = <b>Deal of the day · { $date }: the ranking</b>
# $n is how many have played it anywhere.
daily-of = { $n ->
    [one] { $n } person has played it.
   *[other] { $n } people have played it, all over. A number is the place among all.
}
daily-new = The deal of { $date } is ready:
button-daily-open = Play it
# In the settings of a group: a press turns it over.
button-daily-on = Ranking of the deal of the day: yes
button-daily-off = Ranking of the deal of the day: no
daily-wished-on = I post the ranking of the deal of the day here every morning.
daily-wished-off = I no longer post the ranking of the deal of the day here.
error-day-over = That deal of the day is over. Today’s: /daily
error-day-played = You have had your attempt at this deal of the day.
error-day-withheld = Others still play this deal. It is told when the day is over.
# A topic with the number of its options that differ.
button-settings-topic = { $topic } · { $n }

## Rules, /rules: paragraphs made of whole sentences, each chosen by the options. HTML.

rules-title = <b>Thousand as it is played here</b>
rules-choose = What would you like to read?
button-rules-topics = ☰ Topics
rules-topic-cards = Aim and cards
rules-topic-trump = Trump and marriages
rules-topic-own = Differences: { $n }
rules-aim = <b>Aim.</b> Everyone plays for themselves, and the match goes to { $target } points. The deck has 24 cards, high to low: ace 11, ten 10, king 4, queen 3, jack 2, nine 0. That makes 120 points.
# $list is "♥ 100, ♦ 80, ♣ 60, ♠ 40".
rules-marriages = <b>Marriages.</b> King and queen of one suit in one hand: { $list }.
rules-deal = <b>Deal.</b> With three players everyone gets seven cards, and three go to the talon.
rules-deal-cut = The dealer's right-hand neighbour cuts the deck first. With a nine at the bottom he cuts again, and the third nine running costs him { $n } points; a jack at the bottom goes into the middle.
rules-redeal-request = With four nines you may call for a redeal.
rules-redeal-automatic = Four nines in one hand, and the cards are dealt anew.
rules-redeal-below = With fewer than { $n } points in your cards you may call for a redeal.
rules-redeal-button = The button waits under your hand until your first bid or pass.
# $n is the forced bid.
rules-auction-left = <b>Auction.</b> The player on the dealer's left is bound to { $n }: if nobody goes higher, that player is the declarer.
rules-auction-dealer = <b>Auction.</b> The dealer is bound to { $n }: if nobody goes higher, the dealer is the declarer.
rules-auction-last = <b>Auction.</b> Nobody has to open, but if all the others pass, the last hand has to play for { $n }.
# $n is the step of the bids.
rules-auction-jumps = Round the table you raise in steps of { $n }, as many as you like, or pass; once you pass, you are out. The highest bidder is the declarer.
rules-auction-steps = Round the table you raise by { $n } and no more, or pass; once you pass, you are out. The highest bidder is the declarer.
rules-cap-marriages = The cap is 120 plus your marriages; without one you can't go above 120.
rules-cap-any = Without a marriage you can't go above 120; with one there is no limit.
rules-cap-none = There is no cap: bid as high as you dare.
rules-talon = <b>Talon.</b> The declarer takes the talon and shows it to everybody.
rules-talon-hidden = If it went for the forced bid without a raise, only the declarer sees it.
rules-pass-closed = Each opponent then gets one card face down.
rules-pass-open = Each opponent then gets one card face up.
rules-contract-raise = Last, the declarer names the contract, no lower than the bid.
rules-contract-fixed = The contract is what was bid.
rules-cap-again = The cap is now worked out afresh, from the hand after the exchange.
rules-writeoff = <b>Write-off.</b> Before giving a card away the declarer may write the deal off.
rules-writeoff-bid = The bid then comes off the declarer's total.
rules-writeoff-nothing = It costs the declarer nothing.
rules-writeoff-bolt = It costs the declarer a bolt.
rules-writeoff-first-free = The first one in a match is free, for the others the bid comes off the declarer's total.
rules-writeoff-gain = Each opponent gets { $n }.
rules-writeoff-half = Each opponent gets half the bid.
rules-writeoff-gain-two = When two play, the opponent gets { $n }.
# How often in a match.
rules-writeoff-limit = { $n ->
    [one] It can be done once in a match.
   *[other] It can be done { $n } times in a match.
}
rules-writeoff-barrel = It can't be done from the barrel.
rules-play = <b>Play.</b> The declarer leads first, then whoever takes the trick. Follow suit.
rules-trump-must = If you can't, play a trump; if you have none, play any card.
rules-trump-free = If you can't, play any card.
rules-beat-off = You don't have to beat what is on the table.
rules-beat-suit = If you can play higher in the suit led, you must, unless a trump has already taken the trick over.
rules-beat-all = If you can beat what is on the table, you must: in the suit led and, when you have none of it, with a trump.
rules-beat-overtrump = If you can play higher in the suit led, you must; with none of it, you must overtrump any trump on the table if you can.
rules-trump = <b>Trump.</b> A deal begins without a trump.
rules-declare-ask = When you lead a king or queen with its other half in your hand, you may declare the marriage.
rules-declare-auto = When you lead a king or queen with its other half in your hand, you declare the marriage.
rules-declare-trick = You need to have won a trick first.
rules-declare-effect = Its points are yours at once, and its suit is trump in that very trick. The next marriage changes the trump.
rules-declare-defender = An opponent's marriage makes trump too, but brings no points.
rules-score = <b>Score.</b> Contract made: the declarer scores exactly the contract. Not made: minus the same.
rules-score-rounded = Opponents score what they took, rounded to the nearest { $n }.
rules-score-exact = Opponents score exactly what they took.
rules-bolt-tricks = <b>Bolts.</b> A deal without a trick is a bolt.
rules-bolt-points = <b>Bolts.</b> A deal without a point is a bolt.
# $n is the penalty.
rules-bolt-total = Every third bolt costs { $n }.
rules-bolt-running = Three bolts running cost { $n }.
rules-dump-both = <b>Dump truck.</b> A total of exactly { $n } or −{ $n } goes back to 0.
rules-dump-plus = <b>Dump truck.</b> A total of exactly { $n } goes back to 0.
# $n is the total of the barrel.
rules-barrel = <b>Barrel.</b> Whoever gets to { $n } sits on the barrel, with exactly { $n }.
# $n: how many tries; $fall: the total after the fall.
rules-barrel-tries = { $n ->
    [one] There is one try to make a contract of one's own; without success the player falls to { $fall }.
   *[other] There are { $n } tries to make a contract of one's own; without success the player falls to { $fall }.
}
rules-barrel-deals = Deals that somebody else plays are tries too.
rules-barrel-contracts = Only contracts of one's own are tries.
rules-barrel-normal = Bids from the barrel start at 120.
rules-barrel-normal-two = Bids from the barrel start at 120, or at 100 when two play.
rules-barrel-opens = The player there opens the auction with 120.
rules-barrel-opens-two = The player there opens the auction with 120, or with 100 when two play.
rules-barrel-skip = The player there takes the talon without an auction.
rules-barrel-fail = A failed contract is deducted and ends the stay on the barrel.
rules-barrel-defends = An opponent on the barrel scores nothing.
rules-barrel-freeze = While the player on the barrel is the declarer, nobody else scores.
rules-barrel-single = A newcomer throws the sitter off.
rules-barrel-together = Players who arrive in the same deal all fall.
rules-barrel-zero = The third fall means a total of 0.
rules-barrel-free = The third fall means a total of 0, and from then on that player needs no barrel.
rules-barrier = <b>Barrier.</b> From { $n } on you score only as the declarer, plus or minus; below it you score as before.
# $n is the least contract that wins.
rules-win-barrel = <b>Winning.</b> You can win only from the barrel, by making a contract of { $n } or more.
rules-win-open = <b>Winning.</b> Whoever gets to { $target } wins. If several do in one deal, the declarer who made the contract comes first, otherwise whoever has more; a tie plays on.
rules-settle-missing = At the end every loser owes as many points as are missing to { $target }.
# $n is the stake.
rules-settle-bank = At the end the last player pays { $n } to the winner.
rules-two-packets = <b>Two players.</b> Ten cards each and two packets of two. The declarer picks a packet unseen, shows it and lays two cards aside.
rules-two-one-card = <b>Two players.</b> Ten cards each and two packets of two. The declarer picks a packet and gives the opponent one card; the rest counts for nobody.
rules-two-triples = <b>Two players.</b> Nine cards each and two packets of three. The declarer picks a packet, gives one card to the opponent and one to the other packet, which goes to the last trick.
rules-two-dead-hand = <b>Two players.</b> Seven cards each, seven for a dead hand and three in the talon. The declarer takes the talon, gives one card to the opponent and one to the dead hand, which counts for nobody.
rules-two-draw = <b>Two players.</b> Six cards each, the rest is the stock, and there is no auction. Whoever takes a trick draws first. Without the suit you must trump. Both score what they took.
rules-leftovers-last-trick = The other packet and the cards laid aside go to the last trick.
rules-leftovers-packet = The other packet goes to the last trick, the cards laid aside to nobody.
rules-leftovers-dead = What is left over counts for nobody. Only a declarer of exactly 120 who declares nothing and takes every trick is credited with both packets.
rules-four-points-marriage = <b>Four players.</b> The dealer sits out and scores the points in the talon, with a marriage if there is one.
rules-four-points = <b>Four players.</b> The dealer sits out and scores the points in the talon.
rules-four-points-half = <b>Four players.</b> The dealer sits out and scores the points in the talon, with a marriage or half of one if there is any.
rules-four-off = <b>Four players.</b> The dealer sits out and scores nothing.
rules-four-aces-melds = <b>Four players.</b> The dealer sits out and scores 50 for each ace in the talon, and a marriage if there is one.
# The heading of the second part; $n: how many options differ.
rules-differences = { $n ->
    [0] <b>This is the classic game, nothing is changed.</b>
    [one] <b>{ $n } difference from the classic game</b>
   *[other] <b>{ $n } differences from the classic game</b>
}
# One of them. $value: here, $classic: there; $help: the sentence about the option.
rules-difference = <b>{ $name }: { $value }</b> (classic: { $classic }). { $help }

## /tournament

# The list while people come, and what stays of it.
tournament-title = <b>🏆 Tournament</b>
tournament-host = Organiser: { $name }
tournament-rounds = Rounds: { $n }
# $n is what a first place is worth.
tournament-about = Each round is one match at a table of three or four. First place in a match is worth { $n } tournament points, the last 0, and those between are spaced evenly.
tournament-missing = { $n ->
    [one] { $n } more person is needed.
   *[other] { $n } more people are needed.
}
# $tables is how many sit at each: "4 + 3".
tournament-tables = Everybody who is here can start. Seats at the tables: { $tables }.
tournament-tables-computer = Everybody who is here can start. Seats at the tables: { $tables }, one of them for a computer.
tournament-cancelled = The tournament is called off.
# The next one opens a private chat.
tournament-entered = You are in the tournament in <b>{ $title }</b>. Your cards will come here; it is started in the group.
button-enter = I'm in
button-withdraw = I'm out
button-return-in = I'm back
button-rounds-fewer = Fewer rounds
button-rounds-more = More rounds
button-cancel = Call off
# Above the tables of a round.
tournament-round = <b>🏆 Round { $n } of { $of }</b>
# Before the names at a table; also the name of its topic.
tournament-table = Table { $n }
tournament-topic = Tournament: table { $n }
# Above the standings.
tournament-after = <b>🏆 After round { $n } of { $of }</b>
tournament-pause = Round { $n } begins in a minute. Who goes now can come back before a round begins.
# Who has gone and may come back; $list is names.
tournament-gone = Out: { $list }
button-next-round = Start round { $n }
tournament-over = <b>🏆 The tournament is over</b>
tournament-stopped = <b>🏆 The tournament was ended early</b>
tournament-none = No deal was played, so nobody has won.
# $n counts the names in $list.
tournament-winner = { $n ->
    [one] First: <b>{ $list }</b>
   *[other] First together: <b>{ $list }</b>
}
# The columns of the standings, five, four and six letters wide at most.
tournament-points = pts
tournament-wins = won
tournament-sum = sum
tournament-legend = pts: tournament points, won: matches, sum: what was scored in them
tournament-ask = <b>End the tournament now?</b> Matches that are being played count as they stand.
tournament-ask-lobby = <b>Call the tournament off?</b>
button-tournament-stop = End it
button-tournament-keep = No
# Beside the question whether to close one table of a tournament.
button-tournament-end = End the tournament
# The answer to who goes between two rounds.
answer-withdrawn = You are out. /join brings you back before a round begins.
error-tournament-running = There is a tournament here, and it opens the tables: /tournament
error-tournament-joined = You are in already.
error-tournament-not-joined = You are not in this tournament.
error-tournament-begun = This tournament has begun.
error-tournament-over = This tournament is over.
error-tournament-full = The tournament is full.
error-tournament-few = Too few people are in the tournament.
error-not-organiser = Only the organiser or an admin can do that.
error-in-tournament = First leave the tournament: /leave in its group.
