### Polski. Imię zawsze w mianowniku, bez czasu przeszłego; $name, $list i $title są gotowe do HTML, chyba że napisano inaczej.

## Imiona, karty, kolory

# Czytający, tam gdzie w innych wierszach stoi imię gracza.
name-you = Ty
# $n to numer komputera przy stole.
name-computer = Komputer { $n }
# Zamiast imienia bez widocznych liter; $n to miejsce, od 1.
name-none = Gracz { $n }

rank-ace = A
rank-ten = 10
rank-king = K
rank-queen = D
rank-jack = W
rank-nine = 9

# Po znaku: „♥ kiery”; mianownik i biernik są tu takie same.
suit-spades = piki
suit-clubs = trefle
suit-diamonds = kara
suit-hearts = kiery

## Co leży odkryte w rozdaniu: w grupie i nad własnymi kartami

# Po imieniu i wyniku: „Anna: 880 · na beczce, próba 1 z 3”. $n to trwająca próba.
mark-barrel = na beczce, próba { $n } z { $of }
mark-bolts = { $n ->
    [one] { $n } kreska
    [few] { $n } kreski
   *[many] { $n } kresek
}
mark-dealer = rozdaje

# Nagłówek nad „Anna: 100 (z przymusu), 110, pas”.
board-auction = <b>Licytacja</b>
call-pass = pas
call-forced = { $n } (z przymusu)

# Dopóki nie ma kontraktu; $n to ostatnia oferta.
board-declarer = Grający: { $name } · wylicytowane { $n }
board-contract = Grający: { $name } · kontrakt { $n }
board-talon = Musik: { $cards }
board-talon-hidden = Musik zakryty: nikt nie przebił
board-no-trump = Jeszcze bez atutu
# $suit to „♥ kiery”.
board-trump = Atut: { $suit }
# $list to „Anna: ♥ 100 · Borys: ♠ 40”.
board-marriages = Meldunki: { $list }
# $list to „Anna: 24 · Borys: 131 · Wiera: 0”.
board-points = Punkty: { $list }
board-totals = Wyniki: { $list }
board-trick = <b>Lewa { $n }</b>
board-last-trick = Ostatnia lewa: { $cards } — { $name }

# Na kogo kolej; nigdy na samego czytającego.
turn-bid = <b>Licytuje:</b> { $name }
turn-give = <b>Oddaje karty:</b> { $name }
turn-contract = <b>Ogłasza kontrakt:</b> { $name }
turn-lead = <b>Wychodzi:</b> { $name }
turn-play = <b>Dokłada:</b> { $name }

## Wiadomość stołu w grupie

table-deal = <b>Rozdanie { $n }</b>
table-dealing = Trwa rozdawanie kart…
table-finished = <b>Koniec partii.</b> Zwycięzca: { $name }
# $digest: 64 cyfry szesnastkowe.
table-commitment = <blockquote expandable>Talia jest ustalona przed rozdaniem. Jej odcisk (SHA-256): <code>{ $digest }</code>
    Po rozdaniu pokażę talię i każdy może to sprawdzić.</blockquote>

button-cards = Moje karty

## Wiadomość z kartami na czacie prywatnym

# $title to nazwa grupy.
hand-title = <b>{ $title }</b> · rozdanie { $n }
hand-none = Czekamy na karty.
hand-received = Od grającego: { $card }
# $list to „Anna: 9♠ · Wiera: W♣”.
hand-given = Oddane karty: { $list }
hand-cards = Twoje karty: <b>{ $cards }</b>

your-bid = <b>Licytujesz.</b> Teraz jest { $bid }, twój limit to { $cap }.
your-bid-no-raise = <b>Licytujesz.</b> Jest już { $bid }, a twój limit to { $cap }: zostaje pas.
your-give = <b>Oddajesz karty.</b> Wybierz po jednej dla każdego przeciwnika:
your-contract = <b>Twój kontrakt:</b> od { $bid } do { $cap }.
your-contract-bid = <b>Twój kontrakt:</b> { $bid }, wyżej nie można.
your-lead = <b>Wychodzisz.</b> Dowolna karta.
your-follow = <b>Twoja kolej.</b> Dołóż do koloru: { $suit }.
your-trump = <b>Twoja kolej.</b> Nie masz koloru, zagraj atut: { $suit }.
your-any = <b>Twoja kolej.</b> Dowolna karta.

# Można meldować przy wyjściu; $suit to „♥ kiery”, $n to wartość meldunku.
marriage-may = Możesz meldować { $suit }: { $n }.
marriage-not-yet = Na meldunek { $suit } za wcześnie: najpierw weź lewę.
marriage-ask = <b>Meldujesz { $suit }?</b> +{ $n } i kolor staje się atutem.
button-declare = Melduję { $suit }: +{ $n }
button-just-lead = Tylko wyjście: { $card }

# $n to koszt, $gain to zysk każdego przeciwnika.
writeoff-ask = <b>Rzucasz bombę?</b> Tracisz { $n }, przeciwnicy dostają po { $gain }.
# $n: ile bomb zostało grającemu w tej partii, razem z tą.
writeoff-left = Bomby w zapasie: { $n }
button-writeoff = Bomba…
button-writeoff-sure = Tak, rzucam bombę
button-writeoff-back = Nie, gram dalej

button-pass = Pas
button-higher = Wyżej »
button-back = « Wstecz
button-redeal-nines = Nowe rozdanie: cztery dziewiątki
button-redeal-below = Nowe rozdanie: poniżej { $n } punktów
button-contract = Gram { $n }
button-swap = Zamień ① i ②
button-give = Oddaj
