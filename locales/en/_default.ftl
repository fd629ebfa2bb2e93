### English. Names stay as they are; $name, $list and $title are ready for HTML unless it says otherwise.

## Names, cards, suits

# The reader, where other lines have a player's name.
name-you = You
# $n counts the computers at the table.
name-computer = Computer { $n }
# The same where only eight letters fit.
name-comp = Comp. { $n }
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
mark-dealer = dealer

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
# $list is "Anna <b>♥ 100</b> · Boris <b>♠ 40</b>".
board-marriages = Marriages: { $list }
# $list is "Anna <b>24</b> · Boris <b>131</b> · Vera <b>0</b>".
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

# What stays of the table message; the fingerprint follows.
table-over = <b>Deal { $deal }</b> · over

button-cards = My cards

## The hand message in the private chat

# $title is the group's name.
hand-title = <b>{ $title }</b> · deal { $n }
hand-none = Waiting for the cards.
hand-received = From the declarer: { $card }
# $list is "Anna <b>9♠</b> · Vera <b>J♣</b>".
hand-given = You gave: { $list }
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
marriage-ask = <b>Declare { $suit }?</b> +{ $n } and a new trump.
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

## The lobby

lobby-title = <b>Thousand: a new table</b>
# The conventions in one line.
preset-classic = Classic rules, to 1000
lobby-opener = Host: { $name }
# $n: how many players are missing.
lobby-missing = { $n ->
    [one] { $n } more player is needed.
   *[other] { $n } more players are needed.
}
lobby-full = Everybody is here: you can start.

button-join = Join
button-leave = Leave
button-computer = Add computer
button-fewer = Remove computer
# $name: plain text.
button-remove = ✕ { $name }
button-rules = Rules
button-start = Start

## After a deal, and the end

# $contract is what was to be made.
result-made = <b>Deal { $deal }</b> · { $name }: contract { $contract } made
result-failed = <b>Deal { $deal }</b> · { $name }: contract { $contract } not made
result-written-off = <b>Deal { $deal }</b> · { $name }: written off, bid { $contract }
result-redealt-nines = <b>Deal { $deal }</b> · dealt anew: { $name }, four nines
result-redealt-below = <b>Deal { $deal }</b> · dealt anew: { $name }, too few points
result-stopped = <b>Deal { $deal }</b> · the match was stopped

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
result-bolt = bolt { $n } of 3
# $n: "−120".
result-bolt-fined = third bolt: { $n }
result-barrel = gets on the barrel
result-fell = falls off the barrel
result-knocked = thrown off the barrel
result-zero = third fall: back to 0
result-dump = dump truck: back to 0
result-on-barrel = on the barrel, tries used: { $n }
# $deck: salt and cards, the very text that was hashed.
result-deck = <blockquote expandable>The deck of this deal. The SHA-256 of this line is the fingerprint shown before the deal:
    <code>{ $deck }</code></blockquote>
button-next = Next deal

final-winner = 🏆 <b>Winner: { $name }</b>
final-none = <b>The match has ended without a winner.</b>
button-rematch = Rematch

## The scoresheet

score-title = <b>Scoresheet</b>
score-title-part = <b>Scoresheet</b>, deals { $first }–{ $last }
score-empty = No deal has been played yet.
# The legend below the sheet: "* contract made, ! not made".
score-made = contract made
score-failed = not made
score-written-off = written off
score-dealer = dealer
score-bolt = bolt
score-fined = third bolt (fined)
score-barrel = onto the barrel
score-fell = off the barrel
score-zero = back to 0

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
error-bid-too-low = Too low: bid { $n } or more.
error-bid-not-a-step = Bids go in steps of { $n }.
error-bid-above-cap = Your cap is { $n }: 120 plus the marriages in your hand.
error-no-redeal-right = A new deal takes four nines or too few points, and you must ask before your own first bid or pass.
error-card-not-held = You don't hold that card.
error-bad-gift = One card for each opponent: this one has got a card already.
error-contract-too-low = The contract can't be below your bid of { $n }.
error-writeoff-too-late = Too late to write off: you have given a card away.
error-writeoff-limit = You have no write-offs left in this match.
error-writeoff-on-barrel = No write-offs on the barrel.
error-must-follow = Follow suit. You hold: { $cards }
error-must-trump = You can't follow, so play a trump. You hold: { $cards }
error-marriage-not-on-lead = A marriage is declared when you lead.
error-marriage-no-trick = Win a trick before you declare a marriage.
error-marriage-incomplete = It takes the king and queen of one suit in your hand.

# The table refuses.
error-stale = The table has moved on.
error-not-seated = You don't sit at this table.
error-no-table = There is no table here. Open one: /newgame
error-table-running = There is a table here already: /table
error-match-running = The match is under way.
error-lobby-full = All seats are taken.
error-already-seated = You have a seat already.
error-not-enough-players = It takes three: call somebody or add a computer.
error-not-opener = Only the host of the table or an admin can do that.
error-no-cards = You hold no cards now.
error-between-deals = That can be done between deals only.
error-groups-only = That is for a group: add me to one.
error-private-only = That is for our private chat.
error-anonymous = A group can't take a seat: press Join as yourself.
error-button-too-old = This button is too old.
error-paused = The table waits: I can't write to its group.
error-not-member = You are not in the group of that table.
# Something broke; the operator's log has it.
error-unexpected = Something went wrong; it has been logged. Please try again.

## Notices and questions

# In private, to all who play; $title is the group's name.
notice-paused = ⏸ <b>{ $title }</b>: I can't write there. The table waits until I can.
notice-stopped = <b>The table is closed.</b>
notice-unreachable = { $name }: I can't write to you. Open our private chat: the cards come there.
button-open-private = Open the private chat
# Under the name of who left a match; the button below says button-return.
notice-left = { $name } has left the match; a computer plays on. Between deals the seat can be taken back.
button-return = Take my seat back

stop-ask = <b>Close the table?</b> The match ends without a winner.
stop-ask-lobby = <b>Close the table?</b> Whoever sits here gets up.
button-stop = Close the table
button-keep = Play on
quit-ask = <b>Leave the match?</b> A computer plays on for you. You can come back between deals: /join in the group.
button-quit = Leave the match
button-stay = Stay

## Greetings and languages

# Private chat, the answer to /start without an invitation: three lines, HTML.
start-private =
    Hello! This is a table for the card game Thousand.
    You play in a group: the auction, the tricks and the score are there. Only you see your cards, here in this private chat.
    Add me to a group and send /newgame there — or play against the computer right here: /practice

# A group, when the bot has been added; below it two buttons: new table, rules.
hello-group = Hello, everyone! You can play Thousand here: open a table and I'll deal.

# After a Join button that led to the private chat; $title is the group's name.
start-seated-in = You have a seat in <b>{ $title }</b>. Your cards will come here.
start-seated = You have a seat. Your cards will come here.
button-newgame = New table
button-practice = Play the computer
button-add-to-group = Add me to a group
button-language = 🌐 Language

language-choose = The language of this chat:
# The language's own name.
language-name = English
language-chosen = I speak English now.

## Rules, /rules: short paragraphs of the classic game, HTML. No variables.

# The heading above the paragraphs.
rules-classic-title = <b>Classic Thousand for three</b>
rules-classic-1 = <b>Aim.</b> Everyone plays for themselves, and the match goes to 1000 points. The deck has 24 cards, high to low: ace 11, ten 10, king 4, queen 3, jack 2, nine 0. That makes 120 points.
rules-classic-2 = <b>Marriages.</b> King and queen of one suit in one hand: ♥ 100, ♦ 80, ♣ 60, ♠ 40.
rules-classic-3 = <b>Deal.</b> Seven cards each, three in the talon. With four nines, or with fewer than 14 points in your cards, you may call for a redeal: the button waits under your hand until your first bid or pass.
rules-classic-4 = <b>Auction.</b> The player on the dealer's left sits on the hundred: if nobody goes higher, that player plays for 100. Round the table you raise (by 5, 10, 15…) or pass; once you pass, you are out. The highest bidder is the declarer. The cap is 120 plus your marriages; without one you can't go above 120.
rules-classic-5 = <b>Talon.</b> The declarer takes the talon and shows it to everybody; if it went for the hundred without a raise, only the declarer sees it. Then each opponent gets one card face down, and the declarer names the contract, no lower than the bid. The cap is now worked out afresh, from the hand after the exchange.
rules-classic-6 = <b>Write-off.</b> Before giving a card away the declarer may write the deal off: the bid comes off the declarer's total, each opponent gets 60. Three times a match at most, and never from the barrel.
rules-classic-7 = <b>Play.</b> The declarer leads first, then whoever takes the trick. Follow suit. If you can't, play a trump; if you have none, play any card. You don't have to beat what is on the table.
rules-classic-8 = <b>Trump.</b> A deal begins without a trump. If you have already won a trick and lead a king or queen with its other half in your hand, you may declare the marriage: its points are yours at once, and its suit is trump in that very trick. The next marriage changes the trump.
rules-classic-9 = <b>Score.</b> Contract made: the declarer scores exactly the contract. Not made: minus the same. Opponents score what they took, rounded to the nearest 5.
rules-classic-10 = <b>Bolts and the dump truck.</b> A deal without a trick is a bolt, and every third bolt costs 120. A total of exactly 555 or −555 is the dump truck: it goes back to 0.
rules-classic-11 = <b>Barrel.</b> Whoever gets to 880 sits on the barrel: with exactly 880, and three deals to make a contract of their own, 120 or more. If it doesn't work out, they fall to 760. Deals that somebody else plays count too, and a defender on the barrel scores nothing. A newcomer throws the sitter off, and players who arrive in the same deal all fall. The third fall means a total of 0.
rules-classic-12 = <b>Winning.</b> You can only win from the barrel: make your contract there and the match is yours.

## Help, /help: one line a command, HTML. No variables.

help-title = <b>What I can do</b>
help-newgame = /newgame — open a table in the group
help-join = /join — take a seat
help-leave = /leave — leave the table
help-table = /table — show the table at the bottom of the chat
help-hand = /hand — show your cards
help-score = /score — the scoresheet, deal by deal
help-rules = /rules — the rules at this table
help-language = /language — choose the language
help-practice = /practice — play against the computer in private
help-stop = /stop — end the match early
help-help = /help — this list

## Telegram's command menu (setMyCommands), no slash and no HTML.

command-newgame = Open a table
command-join = Take a seat
command-leave = Leave the table
command-table = Show the table
command-hand = My cards
command-score = The scoresheet
command-rules = The rules at this table
command-language = Language
command-practice = Play against the computer
command-stop = End the match early
command-help = Help

## For operators only

status-tables = In play: { $playing } · lobbies: { $lobbies } · people: { $people }
broadcast-sent = Sent to { $n ->
    [one] { $n } chat
   *[other] { $n } chats
}.
broadcast-usage = /broadcast and what to tell everybody who is playing
