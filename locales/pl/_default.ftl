### Polski. Imię zawsze w mianowniku, bez czasu przeszłego; $name, $list i $title są gotowe do HTML, chyba że napisano inaczej.

## Imiona, karty, kolory

# Czytający, tam gdzie w innych wierszach stoi imię gracza.
name-you = Ty
# $n to numer komputera przy stole.
name-computer = Komputer { $n }
# To samo tam, gdzie mieści się tylko osiem liter.
name-comp = Komp. { $n }
# Jak gra komputer: po jego nazwie albo na przycisku.
level-easy = słaby
level-normal = średni
level-strong = silny
# Po nazwie komputera: „Komputer 1 (silny)”.
name-with-level = { $name } ({ $level })
# Zamiast imienia bez widocznych liter; $n to miejsce, od 1.
name-none = Gracz { $n }
# Kto dostaje kartę w grze we dwoje: ręka, którą nikt nie gra, i musik, który nie jest wzięty.
name-dead-hand = martwa ręka
name-other-packet = drugi musik

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
# We czworo: rozdaje i nie gra.
mark-sitter = rozdaje, siedzi na musiku
# Po trzech upadkach gra bez beczki.
mark-free = gra bez beczki
# Na progu: zapisuje tylko własną grę.
mark-barrier = na progu

# Nad wszystkim innym, dopóki trwa złota kolejka; $n to numer rozdania w niej.
board-golden = 🥇 <b>Złota kolejka</b>, { $n } z { $of }: bez licytacji, 120, wszystko podwójnie

# Nagłówek nad „Anna: 100 (z przymusu), 110, pas”.
board-auction = <b>Licytacja</b>
call-pass = pas
call-forced = { $n } (z przymusu)
call-blind = { $n } w ciemno

# Dopóki nie ma kontraktu; $n to ostatnia oferta.
board-declarer = Grający: { $name } · wylicytowane { $n }
board-declarer-blind = Grający: { $name } · { $n } w ciemno
# Musik odkupiony za $n.
board-declarer-bought = Grający: { $name } · musik za { $n }
# Bez licytacji, z beczki.
board-declarer-skips = Grający: { $name } · { $n } z beczki, bez licytacji
board-contract = Grający: { $name } · kontrakt { $n }
board-contract-blind = Grający: { $name } · kontrakt { $n }, w ciemno
board-talon = Musik: { $cards }
board-talon-hidden = Musik zakryty: nikt nie przebił
board-talon-blind = Musik zakryty: gra w ciemno
# We dwoje: który z dwóch musików jest wzięty.
board-packet = Musik { $n }: { $cards }
board-packet-hidden = Musik { $n }, zakryty
# Oddane karty, jeśli są odkryte; $list to „<b>9♠</b> → Anna · <b>W♣</b> → Wiera”.
board-given = Oddane karty: { $list }
board-laid = { $n ->
    [one] Odłożona { $n } karta
    [few] Odłożone { $n } karty
   *[many] Odłożono { $n } kart
}
# $n to cena.
board-rebuy = Musik można odkupić za { $n }
# We dwoje, z dobieraniem z talii.
board-stock = W talii: { $n ->
    [0] pusto
    [one] { $n } karta
    [few] { $n } karty
   *[many] { $n } kart
}
board-no-trump = Jeszcze bez atutu
# $suit to „♥ kiery”.
board-trump = Atut: { $suit }
# $list to „Anna <b>♥ 100</b> · Borys <b>♠ 40</b>”.
board-marriages = Meldunki: { $list }
# Na tej liście zamiast „♥ 100”; $suit to „♥”.
declared-small = { $suit } mały { $n }
declared-aces = cztery asy { $n }
declared-nines = cztery dziewiątki { $n }
# $list to „Anna: <b>24</b> · Borys: <b>131</b> · Wiera: <b>0</b>”.
board-points = Punkty: { $list }
board-totals = Wyniki: { $list }
board-trick = <b>Lewa { $n }</b>
board-last-trick = Poprzednia lewa: { $cards } — { $name }

# Na kogo kolej; nigdy na samego czytającego.
turn-cut = <b>Przekłada talię:</b> { $name }
turn-bid = <b>Licytuje:</b> { $name }
turn-take = <b>Wybiera musik:</b> { $name }
turn-give = <b>Oddaje karty:</b> { $name }
turn-lay = <b>Odkłada karty:</b> { $name }
turn-contract = <b>Ogłasza kontrakt:</b> { $name }
turn-lead = <b>Wychodzi:</b> { $name }
turn-play = <b>Dokłada:</b> { $name }

## Wiadomość stołu w grupie

table-deal = <b>Rozdanie { $n }</b>
table-dealing = Trwa rozdawanie kart…
table-finished = <b>Koniec partii.</b> Zwycięzca: { $name }
# $digest: 64 cyfry szesnastkowe.
# Who has cut the deck, and how many cards went from the top under the rest, at each cut.
table-cut = Przekłada: { $name }, kart z góry: { $list }
table-commitment = <blockquote expandable>Talia jest ustalona przed rozdaniem. Jej skrót (SHA‑256): <code>{ $digest }</code>
    Po rozdaniu pokażę talię i każdy może to sprawdzić.</blockquote>
# Czyj ruch i ile wolno myśleć: $call to sama linia.
table-limit = { $call } · ⏳ { $limit }
# Zamiast tego, czyj ruch.
table-break = ⏸ Przerwa
# Ostatni ruch za $name zrobił zegar.
table-timed-out = ⏳ { $name }: czas minął, ruch wykonany automatycznie

# Co zostaje z wiadomości ze stołem; dalej skrót talii.
table-over = <b>Rozdanie { $deal }</b> · zakończone

button-cards = Moje karty

## Co w grupie widzi jedna osoba

# Do kogoś, kto gra bez czatu prywatnego. Pogrubione słowa są te same co w button-cards.
whisper-greeting = Siedzisz przy stole, a twoje karty przyjdą tutaj: nikt inny ich nie zobaczy. Gdy znikną, naciśnij przycisk <b>{ $button }</b> pod wiadomością stołu.

## Wiadomość z kartami na czacie prywatnym

# $title to nazwa grupy.
hand-title = <b>{ $title }</b> · rozdanie { $n }
# Zamiast nazwy grupy w grze z komputerem.
hand-practice = Trening
hand-none = Rozdaję karty…
hand-received = Od grającego: { $card }
# W grze z dobieraniem.
hand-drew = Dobrana karta: { $card }
# $list to „<b>9♠</b> → Anna · <b>W♣</b> → Wiera”.
hand-given = Oddane karty: { $list }
hand-laid = Odłożone karty: { $cards }
hand-sits-out = W tym rozdaniu siedzisz na musiku.
# Zamiast kart.
hand-unseen = Twoje karty są zakryte: możesz jeszcze dać 120 w ciemno. Po obejrzeniu kart już nie.
hand-blind = Grasz w ciemno: karty zobaczysz po licytacji.
hand-cards = Twoje karty: <b>{ $cards }</b>

your-bid = <b>Licytujesz.</b> Teraz jest { $bid }, twój limit to { $cap }.
your-bid-no-raise = <b>Licytujesz.</b> Jest już { $bid }, a twój limit to { $cap }: zostaje pas.
# Nikt jeszcze nie licytuje; $n to najniższa oferta.
your-bid-first = <b>Licytujesz.</b> Nie ma jeszcze oferty, zaczyna się od { $n }.
# Możliwa jest jedna oferta: $n.
your-bid-one = <b>Licytujesz.</b> Teraz jest { $bid }, następna oferta to { $n }.
your-bid-free = <b>Licytujesz.</b> Teraz jest { $bid }, limitu nie ma.
your-blind = <b>Licytujesz.</b> W ciemno, podwójnie, czy najpierw karty?
button-blind = { $n } w ciemno
button-look = Oglądam karty
your-give = <b>Oddajesz karty.</b> Wybierz po jednej dla każdego przeciwnika:
your-give-one = <b>Oddajesz kartę.</b> Wybierz ją:
your-give-where = <b>Oddajesz karty.</b> Wybierz je:
your-lay = <b>Odkładasz karty.</b> { $n ->
    [one] Wybierz { $n } kartę:
    [few] Wybierz { $n } karty:
   *[many] Wybierz { $n } kart:
}
your-contract = <b>Twój kontrakt:</b> od { $bid } do { $cap }.
your-contract-bid = <b>Twój kontrakt:</b> { $bid }, wyżej nie można.
your-contract-free = <b>Twój kontrakt:</b> od { $bid } w górę.
# Na beczce; $n to najniższy kontrakt, który wygrywa partię.
contract-wins = Żeby wygrać z beczki, trzeba { $n }.

your-take = <b>Twoja kolej.</b> Weź jeden z dwóch musików w ciemno.
button-packet = Musik { $n }
your-cut = <b>Przełóż talię.</b> Ile kart z wierzchu pójdzie pod spód?
# $cards: dziewiątki, które znalazły się na spodzie.
cut-again = Na spodzie dziewiątka, trzeba przełożyć jeszcze raz: { $cards }
cut-fine = Trzecia dziewiątka to { $n } punktów kary.
button-cut-all = Inne miejsce »

# Odkryty musik ma kto inny; $n to cena.
rebuy-may = Możesz odkupić musik za { $n }.
rebuy-ask = <b>Odkupić musik za { $n }?</b> Wtedy grasz ty, co najmniej za { $n }.
button-rebuy = Odkup musik: { $n }…
button-rebuy-sure = Tak, biorę za { $n }
your-lead = <b>Twoje wyjście.</b> Dowolna karta.
your-lead-no-trump = <b>Twoje wyjście.</b> Byle nie atutem.
your-follow = <b>Twoja kolej.</b> Dołóż do koloru: { $suit }.
your-beat = <b>Twoja kolej.</b> Do koloru i wyżej: { $suit }.
your-trump = <b>Twoja kolej.</b> Nie masz koloru, zagraj atut: { $suit }.
your-overtrump = <b>Twoja kolej.</b> Nie masz koloru, przebij atutem: { $suit }.
your-any = <b>Twoja kolej.</b> Dowolna karta.

# Można meldować przy wyjściu; $suit to „♥ kiery”, $n to wartość meldunku.
marriage-may = Możesz meldować { $suit }: { $n }.
marriage-not-yet = Na meldunek { $suit } za wcześnie: najpierw weź lewę.
# Według zasad bez pytania.
marriage-auto = Wyjście królem lub damą to meldunek { $suit }: { $n }.
small-may = Możesz meldować mały meldunek { $suit }: { $n }.
aces-may = Możesz meldować cztery asy: { $n }.
nines-may = Możesz meldować cztery dziewiątki: { $n }.
marriage-ask = <b>Meldujesz { $suit }?</b> +{ $n } i nowy atut.
small-ask = <b>Meldujesz mały meldunek { $suit }?</b> +{ $n } i nowy atut.
aces-ask = <b>Meldujesz cztery asy?</b> +{ $n }.
aces-ask-trump = <b>Meldujesz cztery asy?</b> +{ $n } i nowy atut, { $suit }.
nines-ask = <b>Meldujesz cztery dziewiątki?</b> +{ $n }.
button-declare = Melduję { $suit }: +{ $n }
button-declare-small = Melduję mały { $suit }: +{ $n }
button-declare-aces = Melduję cztery asy: +{ $n }
button-declare-nines = Melduję cztery dziewiątki: +{ $n }
button-just-lead = Tylko wyjście: { $card }

# Pytanie, a potem skutki, po zdaniu w wierszu.
writeoff-ask = <b>Rzucasz bombę?</b>
writeoff-costs = Tracisz { $n }.
writeoff-free = Nic cię to nie kosztuje.
writeoff-bolts = { $n ->
    [one] Dostajesz { $n } kreskę.
    [few] Dostajesz { $n } kreski.
   *[many] Dostajesz { $n } kresek.
}
writeoff-attempt = Zużywa to próbę na beczce.
writeoff-fined = I jeszcze kara { $n }.
# $n: ilu jest przeciwników, $gain: zysk każdego z nich.
writeoff-gives = { $n ->
    [one] Przeciwnik dostaje { $gain }.
    [few] Przeciwnicy dostają po { $gain }.
   *[many] Przeciwnicy dostają po { $gain }.
}
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
button-redeal-three-nines = Nowe rozdanie: trzy dziewiątki
button-redeal-jacks = Nowe rozdanie: cztery walety
button-redeal-talon-below = Nowe rozdanie: musik poniżej { $n } punktów
button-redeal-talon-nines = Nowe rozdanie: dwie dziewiątki w musiku
button-redeal-talon-jacks = Nowe rozdanie: trzy walety w musiku
button-contract = Gram { $n }
button-swap = Zamień ① i ②
button-give = Oddaj
button-lay = Odłóż

## Zbiórka przy stole

lobby-title = <b>Tysiąc: nowy stół</b>
lobby-opener = Gospodarz: { $name }
# $n: ilu graczy brakuje, żeby zacząć.
lobby-missing = { $n ->
    [one] Brakuje jeszcze { $n } gracza; grać może do czterech osób.
    [few] Brakuje jeszcze { $n } graczy; grać może do czterech osób.
   *[many] Brakuje jeszcze { $n } graczy; grać może do czterech osób.
}
# $form: jak gra się we dwoje, słowami ustawień: „dwa musiki po dwie”.
lobby-two = Można zaczynać we dwoje ({ $form }) albo poczekać na innych.
lobby-three = Można zaczynać we troje albo poczekać na czwartą osobę.
lobby-four = Komplet, można zaczynać. We czworo rozdający siedzi na musiku.

button-join = Siadam
button-leave = Wstaję
button-computer = Dodaj komputer
button-fewer = Usuń komputer
# Zmienia poziom komputera; $n to jego numer.
button-level = 🤖 { $n }: { $level }
# $name to zwykły tekst.
button-remove = ✕ { $name }
button-rules = Zasady
button-settings = Ustawienia
button-start = Zaczynamy

## Po rozdaniu i na koniec

# Przed każdym zakończeniem rozdania.
result-deal = { $deal ->
    [only] Rozdanie
   *[other] Rozdanie { $deal }
}
# $contract: ile trzeba było ugrać.
result-made = <b>{ result-deal }</b> · { $name }: kontrakt { $contract } ugrany
result-failed = <b>{ result-deal }</b> · { $name }: kontrakt { $contract } nieugrany
result-written-off = <b>{ result-deal }</b> · { $name }: bomba, oferta { $contract }
result-draw-game = <b>{ result-deal }</b> · bez kontraktu: każdy zapisuje swoje
# $why to jeden z wierszy poniżej.
result-redealt = <b>{ result-deal }</b> · rozdajemy od nowa: { $name }, { $why }
redealt-automatic = cztery dziewiątki (od razu)
redealt-nines = cztery dziewiątki
redealt-below = poniżej { $n } punktów
redealt-three-nines = trzy dziewiątki
redealt-jacks = cztery walety
redealt-after-pass = słabe karty po oddaniu
redealt-talon-below = musik poniżej { $n } punktów
redealt-talon-nines = dwie dziewiątki w musiku
redealt-talon-jacks = trzy walety w musiku
# Jak liczyło się całe rozdanie.
result-golden = 🥇 Złota kolejka: wszystko podwójnie
result-blind = Gra w ciemno: kontrakt liczy się podwójnie
result-blind-all = Gra w ciemno: wszystko podwójnie
result-golden-replay = Złoty kontrakt ani razu nieugrany: wszyscy mają 0, kolejka od nowa
result-golden-none = Złoty kontrakt ani razu nieugrany: wszyscy mają 0
result-stopped = <b>{ result-deal }</b> · partia przerwana

# Pod „Anna: +45 → 365”: z czego to wynika, po jednym w wierszu. Punkty bez zaokrąglenia i lewy.
result-took = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}, { $tricks ->
    [0] bez lewy
    [one] { $tricks } lewa
    [few] { $tricks } lewy
   *[many] { $tricks } lew
}
result-writes-off = bomba
result-writeoff-gain = za bombę
result-barrel-defends = na beczce obrona się nie liczy
result-frozen = przeciw beczce nic się nie liczy
result-barrier = na progu liczy się tylko własna gra
result-barrel-short = za mało, żeby wygrać z beczki
result-barrel-missed = zużyta próba na beczce
# We czworo; $n: „+25”.
result-sitter = siedzi na musiku: { $n }
result-sits-out = siedzi na musiku
result-bolt = kreska, { $n } z 3
# $n: „−120”.
result-bolt-fined = trzecia kreska: { $n }
result-cut-fined = trzecia dziewiątka przy przekładaniu: { $n }
result-writeoff-fined = kara za bomby: { $n }
result-barrel = wskakuje na beczkę
result-fell = spada z beczki
result-knocked = zrzut z beczki
result-left = schodzi z beczki
result-zero = trzeci upadek: wynik 0
result-dump = wywrotka: wynik 0
result-on-barrel = na beczce, zużyte próby: { $n }
# Kto usiadł po rozdaniu, i za kogo.
result-newcomer = 🪑 Zmiana przy stole: { $was } → { $name }
# $deck to sól i karty, dokładnie ten tekst, z którego jest skrót.
result-deck = <blockquote expandable>Talia tego rozdania. SHA‑256 tego wiersza to skrót pokazany przed rozdaniem:
    <code>{ $deck }</code></blockquote>
button-next = Następne rozdanie
button-whatif = Co gdyby?

final-winner = 🏆 <b>Zwycięzca: { $name }</b>
final-none = <b>Koniec partii, nikt nie wygrywa.</b>
# $list to „Anna: <b>545</b> · Wiera: <b>120</b>”.
final-missing = <b>Brakuje do { $target }:</b> { $list }
# $list to „Anna: <b>+100</b> · Borys: <b>0</b> · Wiera: <b>−100</b>”.
final-bank = <b>Bank:</b> { $list }
button-rematch = Rewanż

## Podpowiedzi w treningu i „Co gdyby?” pod wynikiem

# $what: co jest najlepsze („A♥”, „oferta 110”, „9♠ → Boris, W♣ → Vera”); $n: szansa na wygranie partii w procentach.
hint-best = 💡 Silny gracz wybrałby: <b>{ $what }</b>. Szansa na wygranie partii: { $n }%
# Co jest mniej więcej tak samo dobre; $list to „10♥ · K♥”.
hint-even = Podobnie dobre: { $list }
# $list to „10♥ (44%) · K♥ (41%)”.
hint-others = Inne możliwości: { $list }
hint-other = { $what } ({ $n }%)
# Pod kartami w grze z komputerem, gdy jest co wybierać.
button-hint = 💡 Podpowiedź

review-title = { $n ->
    [only] 🔍 <b>Co gdyby?</b>
   *[other] 🔍 <b>Co gdyby?</b> Rozdanie { $n }
}
# Nad wierszami takimi jak „Lewa 4: 9♥ → A♥ (−7% szans)”.
review-how = Gdzie silny gracz wybrałby inaczej i ile szans na wygranie partii to kosztowało:
# $when to jedno ze słów poniżej; $done i $better jak $what wyżej, ale same liczby; $n: procenty.
review-line = { $when }: { $done } → lepiej { $better } (−{ $n }% szans)
review-elsewhere = { $when }: te same karty, ale { $better } (−{ $n }% szans)
when-auction = Licytacja
when-exchange = Oddane karty
when-contract = Kontrakt
when-trick = Lewa { $n }
review-none = Nie ma czego poprawiać: silny gracz zagrałby prawie tak samo.
review-no-time = Na przejrzenie twoich decyzji zabrakło czasu.
review-upto-auction = Czasu starczyło tylko na licytację.
review-upto-exchange = Czasu starczyło tylko na licytację i oddane karty.
review-upto-trick = Czasu starczyło tylko do lewy { $n }.
review-none-so-far = Do tego miejsca nie ma czego poprawiać.
# Dla grającego.
review-highest = Przy tym układzie kart nawet przeciw najlepszej obronie dało się ugrać { $n }; twój kontrakt: { $contract }.
review-reached = Przy tym układzie kart przeciw najlepszej obronie nie dało się ugrać więcej niż twoje { $n }.
review-hopeless = Przy tym układzie kart przeciw najlepszej obronie nie dało się ugrać nawet { $n }.
# Odpowiedzi na naciśnięcie.
review-thinking = Myślę… Odpowiedź przyjdzie na czacie prywatnym.
review-asked = Chwila: już myślę albo odpowiedź już jest.
explain-nothing = Tym razem nic z tego. Spróbuj jeszcze raz.

## Powtórka: rozegrane rozdanie, strona po stronie w jednej wiadomości

# Pod wynikiem i pod zapisem partii: otwiera rozdanie na czacie prywatnym.
button-replay = Powtórka
# Nagłówek każdej strony; $n to rozdanie.
replay-title = { $n ->
    [only] 🎞 <b>Powtórka rozdania</b>
   *[other] 🎞 <b>Powtórka rozdania { $n }</b>
} · { $page }/{ $of }
replay-no-cards = Kart nie rozdano.
# We dwoje: trzecia ręka i karty do dobierania, po kolei.
replay-dead = Martwa ręka: { $cards }
replay-stock = Talia: { $cards }
replay-laid = Odłożone: { $cards }
# Pod lewą; $n to „+21”.
replay-taken = Zabiera: { $name } · { $n }
# $list to „Anna <b>9♠</b> · Borys <b>W♣</b>”.
replay-drawn = Dobrane: { $list }
button-replay-earlier = « Rozdanie { $n }
button-replay-later = Rozdanie { $n } »
# Przekazuje link do rozdania.
button-share = Udostępnij
# Odpowiedź na naciśnięcie.
replay-sent = Powtórka jest na naszym czacie prywatnym.

deed-bid = oferta { $n }
deed-contract = kontrakt { $n }
deed-writeoff = bomba
# Co się melduje wyjściem.
deed-marriage = { $card } z meldunkiem
deed-small = { $card } z małym meldunkiem
deed-aces = { $card } i cztery asy
deed-nines = { $card } i cztery dziewiątki

## Zapis partii

score-title = <b>Zapis partii</b>
score-title-part = <b>Zapis partii</b>, rozdania { $first }–{ $last }
score-empty = Jeszcze nie ma rozegranych rozdań.
# Objaśnienia pod zapisem: „* kontrakt ugrany, ! nieugrany”.
score-made = kontrakt ugrany
score-failed = nieugrany
score-written-off = bomba
score-dealer = rozdaje
score-golden = złota kolejka
score-blind = w ciemno
score-bolt = kreska
score-fined = kara
score-barrel = na beczkę
score-fell = z beczki
score-zero = wynik wyzerowany
score-lines = Dolny wiersz rozdania: kontrakt i łączny wynik.
# Pod zapisem: przysyła go jako obrazek. Na obrazku: tytuł i słowo przy pasie beczki.
button-picture = Obrazek
picture-title = Zapis partii
picture-barrel = beczka

## Odpowiedzi na naciśnięcia: zwykły tekst, najwyżej 200 znaków

# „Moje karty”, pod kartami. $cards to karty trwającej lewy.
alert-trick = Na stole: { $cards }
alert-your-turn = Twoja kolej.
answer-sent-in-private = Zasady są na naszym czacie prywatnym.

# Odmowa według zasad gry. $n to najmniejsza albo największa liczba; $cards to „K♠ 9♠”.
error-not-your-turn = To nie twoja kolej.
error-wrong-phase = Teraz nie można tego zrobić.
error-match-over = Partia jest skończona.
error-bad-deck = Talia jest niepełna.
error-bad-cut = Po obu stronach muszą zostać co najmniej { $n } karty.
error-look-first = Najpierw obejrzyj karty albo daj 120 w ciemno.
error-no-blind-bid = W ciemno już nie można.
error-bid-too-low = Za mało: licytuj od { $n } w górę.
error-bid-not-a-step = Licytuje się co { $n }.
error-bid-above-cap = Twój limit to { $n }: 120 plus meldunki na ręce.
# Powyżej 120 trzeba mieć meldunek.
error-no-marriage = Bez meldunku nie można powyżej 120.
error-bid-highest = Powyżej { $n } się nie licytuje.
error-bid-one-step = Tylko po jednym kroku: następna oferta to { $n }.
error-no-redeal-right = Te karty nie dają prawa do nowego rozdania albo jest już za późno.
error-card-not-held = Nie masz tej karty.
error-bad-gift = Tam karta już nie pójdzie.
error-bad-lay = Trzeba odłożyć inną liczbę kart.
error-bad-packet = Nie ma takiego musiku.
error-no-rebuy = Nie możesz teraz odkupić musiku.
error-rebuy-price = Musik kosztuje teraz { $n }.
error-contract-too-low = Kontrakt nie może być niższy niż twoja oferta, { $n }.
error-writeoff-too-late = Za późno na bombę: karta jest już oddana.
error-writeoff-off = Przy tym stole nie rzuca się bomb.
error-writeoff-golden = W złotej kolejce nie rzuca się bomby.
error-writeoff-blind = Przy grze w ciemno nie rzuca się bomby.
error-writeoff-limit = Nie masz już bomb w tej partii.
error-writeoff-on-barrel = Na beczce nie rzuca się bomby.
error-must-follow = Trzeba do koloru. Masz: { $cards }
error-must-trump = Nie masz koloru, trzeba dać atut. Masz: { $cards }
error-must-beat = Trzeba przebić. Masz: { $cards }
error-trump-lead = Atutem teraz wyjść nie można. Możesz: { $cards }
error-must-declare = Wyjście tą kartą to meldunek.
error-not-declared-here = Przy tym stole tego się nie melduje.
error-marriage-not-on-lead = Melduje się tylko przy własnym wyjściu.
error-marriage-no-trick = Na meldunek za wcześnie: najpierw weź lewę.
error-marriage-incomplete = Trzeba mieć na ręce całą parę jednego koloru.
error-four-incomplete = Trzeba mieć wszystkie cztery.

# Odmowa stołu.
error-stale = Gra poszła już dalej.
error-not-seated = Nie siedzisz przy tym stole.
error-no-table = Nie ma tu stołu. Otwórz go: /newgame
# To samo na czacie prywatnym.
error-no-practice = Nikt tu teraz nie gra. Zagraj z komputerem: /practice
error-table-running = Stół już tu jest: /table
error-table-first = Stoi tu inny stół. Najpierw dokończcie partię albo go zamknijcie: /stop
error-match-running = Partia już trwa.
error-lobby-full = Wszystkie miejsca są zajęte.
error-already-seated = Już siedzisz przy stole.
error-not-enough-players = Potrzeba co najmniej dwóch graczy: zawołaj kogoś albo dodaj komputer.
error-not-opener = To może zrobić tylko gospodarz stołu albo administrator.
error-no-cards = Nie masz teraz kart.
error-no-deal = Żadne rozdanie jeszcze się nie skończyło.
error-too-quick = Za szybko: spójrz na nowe przyciski i naciśnij.
error-between-deals = Dosiąść się można między rozdaniami. Po tym rozdaniu: /join
# Do osoby na czacie prywatnym: której grupy dotyczy odmowa.
error-there = <b>{ $title }</b>: { $text }
error-groups-only = To jest dla grup. Tutaj gra się z komputerem: /practice
error-private-only = To jest dla naszego czatu prywatnego.
error-anonymous = Grupa nie siada do stołu: naciśnij „Siadam” we własnym imieniu.
error-button-too-old = Ten przycisk jest już nieaktualny.
error-paused = Stół czeka: nie mogę pisać na jego grupie.
error-hints-off = W prawdziwej partii nie podpowiadam. Gra z komputerem i podpowiedziami: /practice
error-no-hint = Teraz nie ma czego podpowiadać: nie masz wyboru.
error-not-in-deal = To dla tych, którzy grali w tym rozdaniu.
error-sits = Najpierw wstań od stołów: /leave w grupie, /stop w grze z komputerem.
# Ze starej partii zostaje tylko zapis.
error-thinned = To stara partia: został tylko zapis. /score
error-nobody-delays = Nikt inny teraz nie wstrzymuje gry.
error-no-match = Nie toczy się tu teraz żadna partia.
error-on-break = Przerwa już trwa; kończy ją przycisk pod tamtą wiadomością.
# Naciśnięcie, którego na razie nie da się zapisać; bot powtórzy je sam.
error-put-off = Teraz nie mogę tego zapisać. Naciśnięcie nie przepadło: wykonam je, gdy tylko się da.
# In private, when a press that was put off is answered at last; $text is that answer.
late-answer = W sprawie twojego naciśnięcia sprzed chwili: { $text }
# Telegram does not answer, so it is not known who is an admin or a member.
error-not-asked = Telegram nie mówi mi teraz, komu to wolno. Spróbuj ponownie za chwilę.
error-not-yours = To liczby innego gracza. Swoje zobaczysz po /stats.
# Members are hidden from who is no admin, so nobody can say who is one.
error-not-told = Telegram nie mówi mi, czy jesteś tu adminem. Zróbcie adminem też mnie (uprawnień nie potrzebuję) albo poproś gospodarza stołu.
# Somebody came by a link of the group; a press in the group proves that he is there.
error-press-there = Telegram nie mówi mi, czy jesteś w tej grupie. Naciśnij tam przycisk jeszcze raz: to wystarczy.
# Somebody sends commands or presses buttons faster than is carried out.
error-too-often = Nie tak często: nie nadążam. Poczekaj chwilę.
# Many people together ask more in a group than is carried out.
error-crowd = Za dużo próśb naraz. Za minutę znów odpowiem, a gra toczy się dalej.
error-not-member = Nie ma cię w grupie, w której jest ten stół, albo nie możesz tam pisać.
# Dla kogoś, kto ma link do stołu.
error-group-first = Ten stół jest w grupie, w której cię nie ma albo nie możesz pisać. Poproś o dodanie tego, od kogo masz link, i otwórz go jeszcze raz.
error-go-there = Telegram nie mówi mi, czy jesteś w tej grupie. Jeśli tak, wyślij tam /table albo /join.
error-watch-there = Wyślij /watch w grupie, której stół chcesz oglądać.
error-watched-enough = Ten stół ogląda już tyle osób, że więcej się nie zmieści.
# Coś się zepsuło; szczegóły są w dzienniku.
error-unexpected = Coś poszło nie tak, błąd został zapisany. Spróbuj jeszcze raz.

## Komunikaty i pytania

# Prywatnie, do wszystkich grających; $title to nazwa grupy.
notice-paused = ⏸ <b>{ $title }</b>: nie mogę tam pisać. Stół czeka, aż to się zmieni.
notice-stopped = <b>Stół zamknięty.</b>
# A lobby that was closed, by somebody or by itself.
notice-not-begun = <b>Stół jest zamknięty:</b> żadna partia się nie zaczęła.
notice-unreachable = { $name }: nie mogę do ciebie napisać. Otwórz nasz czat prywatny, a wszystko przyjdzie tam.
button-open-private = Otwórz czat prywatny
# Kto odszedł od partii; na przycisku pod tym — button-return.
notice-left = { $name } już nie gra: to miejsce zajmuje komputer. Wrócić można między rozdaniami.
button-return = Wracam do stołu
# Do grupy, z wywołaniem tego, kto opuszcza ruchy; na przycisku pod tym — button-here.
notice-away = { $name } nie odpowiada: na razie gra komputer. Dowolny przycisk oddaje miejsce.
button-here = Już jestem
# Na czacie prywatnym, pod kartami.
hand-away = 💤 Gra za ciebie komputer, aż naciśniesz dowolny przycisk.
answer-here = Witaj z powrotem: znów grasz.
button-replace = Oddaj miejsce komputerowi · { $n }/{ $of }
# Do grupy, o tym, czyj ruch; na przycisku pod tym — button-replace.
notice-vote = { $name }: oddać to miejsce komputerowi? Muszą się zgodzić wszyscy pozostali; ruch kończy głosowanie.
# Dla każdego innego, pod notice-left.
button-sit = Siadam na to miejsce
# Pod wynikiem; $name to komputer.
button-take = Siadam na miejsce: { $name }
answer-sat = Grasz od następnego rozdania.
answer-voted = Głos policzony.
# Do grupy: kto jest za przerwą, od kogo nie ma odpowiedzi, i dopóki trwa. Pierwszy przycisk to zgoda.
notice-break-asked = ⏸ Za przerwą: { $list }. Muszą się zgodzić wszyscy, którzy grają.
notice-break-waits = Brak odpowiedzi: { $list }
button-agree-break = Zgoda · { $n }/{ $of }
notice-break = ⏸ <b>Przerwa.</b> Zegar stoi, komputery czekają. Każdy z graczy może wznowić grę przyciskiem, a ten, czyj ruch, także ruchem.
button-resume = Gramy dalej

stop-ask = <b>Zamknąć stół?</b> Partia skończy się bez zwycięzcy.
stop-ask-lobby = <b>Zamknąć stół?</b> Kto siedzi, wstaje.
button-stop = Zamykamy stół
# Na czacie prywatnym: gra z komputerem albo rozdanie dnia.
stop-ask-practice = <b>Zakończyć grę z komputerem?</b> Zwycięzcy nie będzie.
stop-ask-daily = <b>Porzucić rozdanie dnia?</b> Próba jest jedna i nie będzie się liczyć.
button-stop-own = Kończymy
button-keep = Gramy dalej
quit-ask = <b>Odejść od partii?</b> Dalej zagra za ciebie komputer. Wrócić można między rozdaniami: /join w grupie.
quit-ask-last = <b>Odejść od partii?</b> Nikt inny tu nie siedzi, więc partia skończy się bez zwycięzcy.
button-quit = Odchodzę
button-stay = Zostaję

## Powitania i języki

# Czat prywatny, odpowiedź na /start bez zaproszenia: trzy wiersze, HTML.
start-private =
    Cześć! Tu gra się w tysiąca.
    Gra się w grupie: tam są licytacja, lewy i zapis. Swoje karty widzisz tylko ty — tutaj, na czacie prywatnym.
    Dodaj mnie do grupy i napisz tam /newgame — albo zagraj od razu tutaj z komputerem. Nie znasz gry? /tutorial

# Grupa, kiedy bot zostaje do niej dodany; pod tekstem dwa przyciski: nowy stół, zasady.
hello-group = Cześć! Możecie tu zagrać w tysiąca: otwórzcie stół, a ja rozdam karty.

# Po przycisku „Siadam”, który prowadzi na czat prywatny; $title to nazwa grupy.
start-seated-in = Siedzisz przy stole w grupie <b>{ $title }</b>. Karty przyjdą tutaj, a grę zaczyna się w grupie.
start-seated = Siedzisz przy stole. Karty przyjdą tutaj, a grę zaczyna się w grupie.
button-invite = Zaproś
button-watch = Kibicuj
# Pod stołem, który ktoś ogląda na czacie prywatnym.
button-unwatch = Nie oglądam dalej
watch-title = 👁 <b>{ $title }</b>
watch-begun = Stół jest teraz na naszym czacie prywatnym.
# Idzie razem z linkiem do stołu, do kogokolwiek.
invite-words = Zagramy w tysiąca?
# $title: grupa; $list: kto siedzi.
invite-lobby = <b>{ $title }</b>: stół jest otwarty.
    Przy stole: { $list }
invite-match = <b>{ $title }</b>: partia już trwa.
    Przy stole: { $list }
    Między rozdaniami można zająć miejsce komputera.
button-there = Otwórz grupę
# $title: grupa.
start-taken = Grasz w grupie <b>{ $title }</b> od następnego rozdania. Karty przyjdą tutaj.
button-newgame = Nowy stół
button-practice = Zagraj z komputerem
# Pytanie przed partią treningową i przyciski pod nim.
practice-ask = <b>Ty przeciw dwóm komputerom.</b> Jak mają grać?
    Słaby myli się jak początkujący, średni gra rozsądnie, silny myśli naprzód. Gdy twoja kolej, podpowie przycisk 💡.
button-easy = Słaby
button-normal = Średni
button-strong = Silny
button-add-to-group = Dodaj mnie do grupy
button-language = 🌐 Język

language-choose = Język tego czatu:
# Język we własnej nazwie.
language-name = Polski
language-chosen = Teraz mówię po polsku.

## /privacy i /forget

privacy-title = <b>Co przechowuję i po co</b>
privacy-person = <b>O tobie:</b> identyfikator w Telegramie (nie numer telefonu), imię i język, ustawienia gry z komputerem, wygląd kart, czy zagrywam za ciebie jedyną możliwą, postęp w lekcjach i czy wolno mi do ciebie pisać. Bez tego nie pokażę ci kart. Zostaje, dopóki nie wyślesz /forget.
privacy-chat = <b>O grupie:</b> identyfikator, nazwę i język, wybrane zasady, strefę czasową, czas na ruch i tempo oraz która moja wiadomość co pokazuje.
privacy-match = <b>O partii:</b> kto gdzie siedzi, a kto ogląda na czacie prywatnym, każdy ruch i zapis, żeby partia przetrwała ponowne uruchomienie i każdy mógł ją sprawdzić.
# $n: ustawienie tego, kto prowadzi bota.
privacy-match-days = { $n ->
    [one] Karty i ruchy usuwam { $n } dzień po jej końcu, zapis zostaje.
    [few] Karty i ruchy usuwam { $n } dni po jej końcu, zapis zostaje.
   *[many] Karty i ruchy usuwam { $n } dni po jej końcu, zapis zostaje.
}
privacy-match-for-ever = Skończona partia zostaje w całości.
privacy-figures = <b>O twojej grze:</b> które rozdania grasz, jak kończą się one i twoje partie, oraz ranking w każdej grupie: dla /stats i /top. Zostaje, dopóki nie wyślesz /forget, dłużej niż karty. W pliku partii zamiast konta jest numer gracza, zawsze ten sam.
privacy-tournament = <b>O turnieju:</b> kto bierze udział, kto gdzie siedzi w każdej rundzie i co z tego wynikło. Twoje imię usuwa /forget.
privacy-daily = <b>O rozdaniu dnia:</b> twój wynik, dopóki nie wyślesz /forget. Potem, do końca dnia, tylko znak bez nazwy, że próba już była.
privacy-not = <b>Nie przechowuję:</b> tego, co ludzie piszą. Numery obsłużonych wiadomości i naciśnięć znikają po dwóch dniach.
privacy-who = Wszystko to może przeczytać ten, kto prowadzi bota; może też mieć kopie zapasowe. Nikt inny tego nie dostaje.
privacy-forget = /forget na czacie prywatnym usuwa wszystko, co o tobie mam.

forget-ask = <b>Usunąć wszystko, co o tobie mam?</b> Znikną nazwa, język, ustawienia, statystyki i partie z komputerem. W dawnych partiach grup zostanie miejsce bez nazwy. Tego nie da się cofnąć.
button-forget = Usuń moje dane
button-forget-not = Zostaw
forgotten-person = <b>Usunięte:</b> identyfikator, imię i język, ustawienia, statystyki i zgoda na pisanie do ciebie.
forgotten-seats = { $n ->
    [one] Przy { $n } dawnym stole twoje miejsce nie ma już nazwy.
    [few] Przy { $n } dawnych stołach twoje miejsce nie ma już nazwy.
   *[many] Przy { $n } dawnych stołach twoje miejsce nie ma już nazwy.
}
forgotten-practices = { $n ->
    [one] Usunięta { $n } partia z komputerem.
    [few] Usunięte { $n } partie z komputerem.
   *[many] Usuniętych { $n } partii z komputerem.
}
forgotten-rest = Wiadomości w czatach należą do Telegrama i tam zostają. Jeśli znów napiszesz, poznamy się od nowa.

## Dowód uczciwości, /verify, i pliki

verify-claim = <b>Co jest dowiedzione.</b> Talia rozdania była ustalona, zanim ktokolwiek zobaczył kartę, i później się nie zmieniła. Tylko tyle jest dowiedzione.
verify-how = <b>Jak sprawdzić.</b> Przed rozdaniem pokazuję skrót: SHA‑256 tajnej soli z 32 znaków, po której od razu następują 24 karty talii rozdzielone spacjami. Po rozdaniu pokazuję sól i talię. Wstaw ten wiersz, bez znaku nowego wiersza, do dowolnego kalkulatora SHA‑256: musi wyjść ten sam skrót. Karta to figura (A T K Q J 9) i kolor (S C D H).
verify-deal = <b>Rozdanie { $deal } krok po kroku</b>
# $digest: 64 cyfry szesnastkowe.
verify-fingerprint = Pokazane przed rozdaniem:
    <code>{ $digest }</code>
# $line to sól i karty, dokładnie ten tekst, z którego jest skrót.
verify-line = Sól i talia:
    <code>{ $line }</code>
# $list: ile kart z wierzchu poszło pod spód przy każdym przełożeniu.
verify-cut = Potem talia została przełożona; karty zdjęte z wierzchu: { $list }.
verify-holds = ✅ <b>Rozdanie { $deal }: zgadza się.</b> Policzone przed chwilą od nowa.
verify-fails = ❌ <b>Rozdanie { $deal }: nie zgadza się!</b> Policzone przed chwilą od nowa.

# Podpisy plików.
history-whole = { $n ->
    [one] Cała partia: { $n } rozdanie.
    [few] Cała partia: { $n } rozdania.
   *[many] Cała partia: { $n } rozdań.
}
history-running = { $n ->
    [one] Zakończone: { $n } rozdanie. Trwające jest tajne, dopóki się nie skończy.
    [few] Zakończone: { $n } rozdania. Trwające jest tajne, dopóki się nie skończy.
   *[many] Zakończone: { $n } rozdań. Trwające jest tajne, dopóki się nie skończy.
}
report-caption = Rozdanie { $n } z twojego miejsca: na wypadek sporu.

## Statystyki: /stats i /top

# $name: czyje. Dalej tabela o stałej szerokości; nazwa wiersza ma do 14 znaków, przy porównaniu do 12.
stats-title = <b>{ $name }: statystyki</b>
stats-empty = Na razie nie ma czego liczyć: żadnego rozdania do końca. Gra z komputerem na czacie prywatnym się nie liczy.
# Nagłówki dwóch kolumn, do 7 znaków.
stats-here = tutaj
stats-anywhere = razem
stats-matches = partie
# Partie zakończone na miejscu $n.
stats-place = { $n }. miejsce
# Partie porzucone przez gracza.
stats-left = porzucone
stats-deals = rozdania
stats-average = punkty/rozd.
stats-best = najlepsze
stats-marriages = meldunki
stats-bolts = kreski
stats-barrels = na beczkę
stats-falls = z beczki
# W wierszu „8/12”: ugrane 8 z 12. $size to „105–120”.
stats-contracts = gra { $size }
stats-rating = ranking
stats-legend = Gry: ugrane / wszystkie. Rozdanie z pomocą komputera się nie liczy.
# Otwiera porównanie z tym graczem; zwykły tekst.
button-versus = 🆚 { $name }
# Nagłówek porównania.
stats-duel = <b>{ $one } i { $other }</b>
stats-never = Nie macie jeszcze żadnej wspólnej partii do końca.
stats-together = Razem: { $matches ->
    [one] { $matches } partia
    [few] { $matches } partie
   *[many] { $matches } partii
}, { $deals ->
    [one] { $deals } rozdanie
    [few] { $deals } rozdania
   *[many] { $deals } rozdań
}
# Partie, w których miejsce jest wyższe.
stats-ahead = wyżej
stats-average-short = punkty/rozd.
stats-contracts-short = gry
# Między całością a dziesiątą częścią.
decimal-mark = ,

top-title = <b>Najlepsi na tym czacie</b>
top-week = W tym tygodniu
top-month = W tym miesiącu
top-all = Od początku
top-empty = W tym czasie nie skończyła się żadna partia.
top-never = Żadna partia jeszcze się tu nie skończyła.
# Nagłówki kolumn: do 6, 5 i 6 znaków razem z odstępem.
top-matches = gry
top-wins = wyg.
top-rating = rank.
top-legend = Ranking to ostrożna ocena OpenSkill z partii samych ludzi, bez zastępstw.
button-week = Tydzień
button-month = Miesiąc
button-all = Całość

## Lekcje, /tutorial: HTML, oprócz kluczy na -else — odpowiedź na niezbyt dobry wybór: do 200 znaków, bez HTML. Karty jak na przyciskach.

lessons-title = <b>Dziesięć krótkich lekcji</b>
lessons-about = Każda to rozdanie przeciw dwóm komputerom, karty są zawsze te same. Naciskaj, co uważasz za najlepsze: pomyłka nic nie kosztuje, a ja podpowiem, co lepsze.
lessons-progress = Zaliczone: { $n } z { $of }.
button-lessons = 🎓 Dziesięć krótkich lekcji
button-lessons-all = « Wszystkie lekcje
button-lesson = { $n }. { $name }
button-lesson-done = ✓ { $n }. { $name }
button-lesson-next = Dalej: { $name } »
lesson-title = <b>Lekcja { $n } z { $of }. { $name }</b>
lesson-elsewhere = Jesteś już dalej: oto miejsce, w którym jesteś.

lesson-tricks-name = Lewy
lesson-tricks-1 =
    Wychodzisz: kładziesz kartę, a pozostali dokładają po kolei. Najwyższa karta tego koloru bierze lewę ze wszystkimi punktami. Od najwyższej: A (as), 10, K (król), D (dama), W (walet), 9.
    👉 Wyjdź A♥: nic go nie przebije.
lesson-tricks-1-else = Tak można, ale zacznijmy od kierów: wyjdź A♥. Asa nie przebije żadna karta.
lesson-tricks-2 =
    +14: as to 11, dama 3, dziewiątka nic. Kto bierze lewę, ten wychodzi do następnej.
    👉 A♥ już wyszedł. Najwyższy kier to teraz nie król, lecz dziesiątka: wyjdź 10♥.
lesson-tricks-2-else = Tak można, ale zostańmy przy kierach: asa już nie ma, więc nic nie przebije 10♥.
lesson-tricks-3 =
    Dziesiątka przebiła króla: +17. Taka jest osobliwość tej gry.
    👉 Jeszcze jedna pewna lewa: A♣.
lesson-tricks-3-else = Tak można, ale ktoś może ją przebić. A♣ bierze lewę na pewno.
lesson-tricks-done = Trzy lewy, 48 punktów. Wszystkie karty rozdania to razem 120. W prawdziwym rozdaniu gra się dalej, aż skończą się karty.

lesson-following-name = Do koloru
lesson-following-1 =
    Komputer 1 wychodzi A♣. Trzeba dołożyć do koloru, ale nie masz trefli i nie ma atutu: wtedy można dać dowolną kartę. Lewy nie weźmie.
    👉 Zrzuć najtańszą kartę.
lesson-following-1-else = Tak można, ale punkty dostanie Komputer 1. Dziewiątka nie jest nic warta: 9♠.
lesson-following-2 =
    Teraz wyszło karo, a kara masz: trzeba dołożyć do koloru. Karty, których zagrać nie możesz, są w nawiasach; naciśnij którąś, a powiem dlaczego.
    👉 Na stole leży 14 punktów. Weź je.
lesson-following-2-else = Tak można: nikt nie musi bić. Ale A♦ przebija tu wszystko i daje 25 punktów.
lesson-following-done = 25 punktów. Dokłada się do koloru; kto nie ma koloru, daje atut; kto nie ma atutu, dowolną kartę. Według tych zasad nie trzeba przebijać.

lesson-marriage-name = Meldunek
lesson-marriage-1 =
    Król i dama jednego koloru to meldunek: ♥ 100, ♦ 80, ♣ 60, ♠ 40. Masz najdroższy. Zameldować można tylko na własnym wyjściu i tylko mając już lewę.
    👉 Najpierw więc pewna lewa: wyjdź A♠.
lesson-marriage-1-else = Tak można, ale meldunek czeka na lewę, a kiery lepiej trzymać razem. A♠ weźmie ją na pewno.
lesson-marriage-2 =
    Lewa jest twoja, wyjście też.
    👉 Naciśnij D♥: zapytam, czy meldować. Zgódź się.
lesson-marriage-2-else = Tak można, ale zamelduj damą: D♥, potem „Melduję”. To od razu 100 punktów, a starszy król zostaje u ciebie.
lesson-marriage-done = Od razu +100, a kiery są atutem już od tej lewy. W jednym rozdaniu może być kilka meldunków.

lesson-trumps-name = Atuty
lesson-trumps-1 =
    Po twoim meldunku atutem są kiery, a każdy atut bije wszystkie inne kolory. Komputer 2 wychodzi A♣. Nie masz trefli, więc musisz dać atut.
    👉 Masz dwa atuty. Weź lewę, ale starszy zachowaj.
lesson-trumps-1-else = Tak można i lewa będzie twoja. Ale 10♥ to teraz najwyższy atut: zachowaj ją, wystarczy K♥.
lesson-trumps-2 =
    Twój król zabrał asa: +15. Jeden atut jest jeszcze u przeciwników, W♥; mogą nim zabrać ci lewę.
    👉 Ściągnij go: wyjdź najwyższym atutem.
lesson-trumps-2-else = Tak można, ale W♥ jeszcze nie wyszedł i może przebić. Najpierw ściągnij atut: 10♥.
lesson-trumps-3 =
    Nikt nie ma już atutów. A♠ wyszedł w pierwszej lewie, więc następnego pika też nic nie przebije.
    👉 Wyjdź 10♠.
lesson-trumps-3-else = Tak można, ale w karach as jeszcze nie wyszedł. 10♠ bierze lewę na pewno.
lesson-trumps-done = +17. Najpierw ściągnij atuty, potem wychodź najwyższymi: nikt ich już nie przebije.

lesson-second-name = Zmiana atutu
lesson-second-1 =
    Grasz przeciw Komputerowi 1, który zameldował trefle: +60, i trefle są atutem. Masz meldunek w karach, ale jeszcze żadnej lewy. Wyszła D♠.
    👉 Weź tę lewę.
lesson-second-1-else = Tak można, ale bez lewy nie wolno meldować. Bierze ją A♠.
lesson-second-2 =
    Wychodzisz i masz lewę. Meldować mogą też ci, którzy grają przeciw kontraktowi.
    👉 Zamelduj kara: D♦, potem „Melduję”.
lesson-second-2-else = Tak można, ale najpierw zamelduj: D♦, potem „Melduję”. To 80 punktów, a trefle przestaną być atutem.
lesson-second-3 =
    +80 i atutem są kara. Trefle Komputera 1 to już zwykły kolor.
    👉 Weź jeszcze jedną lewę: A♦.
lesson-second-3-else = Tak można, ale z A♦, najwyższym atutem, nic złego się nie stanie.
lesson-second-done = Atut wyznacza ostatni meldunek, a jeden meldunek potrafi odwrócić rozdanie. Zapisujesz to, co weźmiesz: na razie to 116 punktów.

lesson-auction-name = Licytacja
lesson-auction-1 =
    Rozdanie zaczyna licytacja. Kto da najwięcej, bierze trzy karty musiku i musi ugrać tyle punktów. Komputer 2 otwiera stówą z przymusu. Twoja ręka: meldunek 100, dwa asy 22, dziesiątka: około 130.
    👉 Licytuj, ale nie więcej, niż trzeba: 105.
lesson-auction-1-else = Tak można, ale z meldunkiem kierowym warto licytować, a podbić zawsze zdążysz. Na razie wystarczy 105.
lesson-auction-2 =
    Komputer 1 pasuje, Komputer 2 mówi 110. Do 130 masz zapas.
    👉 Podbij o jeden krok.
lesson-auction-2-else = Tak można, ale pas oddaje musik Komputerowi 2, a skok tylko podnosi cenę. Wystarczy krok: 115.
lesson-auction-done = Komputer 2 pasuje i musik jest twój za 115. Licytować wolno do 120 plus meldunki na ręce; co zrobić z musikiem, pokaże lekcja 8.

lesson-passing-name = Kiedy pasować
lesson-passing-1 =
    Komputer 2 przebił stówę Komputera 1: 105. Masz jednego asa i żadnego meldunku: w lewach to około 40 punktów.
    👉 Licytować czy pasować?
lesson-passing-1-else = Tak można, ale kto nie ugra, traci cały kontrakt. Jeden as bez meldunku nie da 110: pas.
lesson-passing-2 =
    Komputer 2 gra 120, oddał ci 9♦ i wychodzi A♠. Zapisujesz teraz to, co weźmiesz.
    👉 Trzeba dołożyć do koloru, a asa nie przebijesz. Nie dawaj więcej, niż musisz.
lesson-passing-2-else = Tak można, ale z królem oddasz 4 punkty. 9♠ nie jest nic warta.
lesson-passing-3 =
    Komputer 2 melduje kiery damą: D♥. Kiery są atutem, a ty dokładasz do koloru.
    👉 Czy przebijesz damę?
lesson-passing-3-else = Tak można, ale 10♥ bije damę: 13 punktów dla ciebie i twoje wyjście.
lesson-passing-done = 13 punktów i twoje wyjście. Jeśli kontrakt padnie, Komputer 2 straci 120, a to, co weźmiesz, jest twoje. Pas to też gra.

lesson-exchange-name = Musik
lesson-exchange-1 =
    Musik jest twój za 115: A♥, 9♥, D♣. Z dziesięciu kart oddajesz po jednej przeciwnikom. Oddaj to, co nic nie weźmie; najlepiej cały kolor, żeby potem bić go atutem.
    👉 Naciśnij 9♣ (dla Komputera 2), potem D♣ (dla Komputera 1), potem „Oddaj”.
lesson-exchange-1-else = Tak można, ale bez trefli bijesz je potem atutem. Oddaj 9♣ Komputerowi 2, a D♣ Komputerowi 1.
lesson-exchange-2 =
    Teraz kontrakt: od 115. Choćby lewy dały więcej, zapiszesz dokładnie kontrakt, a jeśli nie ugrasz, tyle samo stracisz. Liczysz na 133: meldunek 100 i trzy asy 33.
    👉 Powiedz tyle, ile pewne: 130.
lesson-exchange-2-else = Tak można, ale mniej niż 130 to stracone punkty, a dużo więcej to ryzyko: gdy nie ugrasz, odejmą wszystko.
lesson-exchange-done = Grasz 130 i wychodzisz. Plan już znasz: lewa asem, potem meldunek.

lesson-writeoff-name = Bomba
lesson-writeoff-1 =
    Wszyscy spasowali i grasz sto z przymusu. Ani asa, ani meldunku, a musik nie pomógł. Jeśli zagrasz i nie ugrasz, tracisz 100, a przeciwnicy zapisują wszystko, co wezmą, z meldunkami.
    👉 Póki nie oddasz kart, możesz rzucić bombę: ty −100, każdy przeciwnik +60.
lesson-writeoff-1-else = Tak można, ale lew tu prawie nie ma: i tak −100, a do tego czyjś meldunek. Rzuć bombę.
lesson-writeoff-done = Ty −100, każdy z nich +60, i od razu wiadomo, na czym stoisz. Nie za często: w meczu wolno to zrobić tylko trzy razy.

lesson-barrel-name = Beczka
lesson-barrel-1 =
    Gra się do 1000, ale przy 880 siada się na beczce: stamtąd wygrywa jeden kontrakt 120, a rozdania są na to trzy. Siedzisz na beczce i masz dobrą kartę.
    👉 Z beczki licytuje się od 120.
lesson-barrel-1-else = Tak można, ale mecz wygrywa 120: więcej nie trzeba, a taka karta nieprędko wróci.
lesson-barrel-2 =
    Pozostali pasują. W musiku są 10♥, A♣ i 9♦.
    👉 W karach nie masz nic: 9♦ dla Komputera 2, W♦ dla Komputera 1.
lesson-barrel-2-else = Tak można, ale w karach nic nie weźmiesz. Oddaj 9♦ Komputerowi 2, a W♦ Komputerowi 1.
lesson-barrel-3 = 👉 Podaj kontrakt: 880 i 120 to 1000.
lesson-barrel-3-else = Tak można, ale do wygranej wystarczy 120, a wyżej łatwiej nie ugrać.
lesson-barrel-4 = 👉 Najpierw pewna lewa, jak w lekcji 3: A♠.
lesson-barrel-4-else = Tak można, ale pewniej zacząć od A♠, a kiery trzymać razem.
lesson-barrel-5 = 👉 A teraz meldunek, damą: D♥.
lesson-barrel-5-else = Tak można, ale zamelduj: D♥, potem „Melduję”. To 100 punktów i atut.
lesson-barrel-done = Reszta kart zagrała się sama: prawie nie było czym ich bić. Kontrakt ugrany, 880 + 120 = 1000, i mecz wygrany!

## Pomoc, /help: jeden wiersz na polecenie, HTML. Bez zmiennych.

help-title = <b>Co potrafię</b>
# Nad poleceniami, które nie są dla tego czatu.
help-in-group = <b>W grupie:</b>
help-in-private = <b>Na czacie prywatnym:</b>
help-newgame = /newgame — otwórz stół
help-join = /join — usiądź do stołu
help-leave = /leave — wstań od stołu
help-table = /table — pokaż stół na dole czatu
help-watch = /watch — oglądaj stół na czacie prywatnym
help-tournament = /tournament — wieczór turniejowy: rundy przy kilku stołach
help-hand = /hand — zobacz swoje karty
help-score = /score — zobacz zapis partii, rozdanie po rozdaniu
help-stats = /stats — twoje statystyki; jako odpowiedź komuś: wasze porównanie
help-top = /top — najlepsi na tym czacie
help-rules = /rules — zobacz zasady przy tym stole
help-settings = /settings — wybierz zasady: cały zestaw albo pojedyncze; w grupie także czas na ruch i strefę czasową
help-history = /history — partia w pliku, rozdanie po rozdaniu
help-report = /report — co wiesz o trwającym rozdaniu, w pliku
help-verify = /verify — sprawdź, czy rozdanie było uczciwe
help-privacy = /privacy — co przechowuję i jak długo
help-forget = /forget — usuń wszystko, co o tobie mam
help-language = /language — wybierz język
help-practice = /practice — zagraj z komputerem
help-daily = /daily — rozdanie dnia: te same karty dla wszystkich
help-tutorial = /tutorial — naucz się gry w dziesięciu krótkich lekcjach
help-hint = /hint — co zrobiłby silny gracz? Tylko w grze z komputerem
help-stop = /stop — zakończ partię przed czasem
help-replace = /replace — głosuj za komputerem w miejsce tego, kto nie gra
help-pause = /pause — zaproponuj przerwę; muszą się zgodzić wszyscy, którzy grają
help-help = /help — ta pomoc

## Twarz bota w Telegramie: nazwa (do 64 znaków), linijka w profilu (do 120), tekst pustego czatu (do 512). Bez HTML.

bot-name = Tysiąc
bot-about = Gra karciana tysiąc w twojej grupie: licytacja, meldunki, beczka. Graj ze znajomymi albo z komputerem.
bot-description =
    Gra karciana tysiąc dla grupy znajomych.

    Rozdaję, pilnuję zasad i prowadzę zapis. Swoje karty każdy widzi sam, a uczciwość rozdania można sprawdzić.

    We trójkę, we dwójkę albo we czwórkę; wolne miejsce zajmie komputer. Nie umiesz grać? Nauczy cię dziesięć krótkich lekcji: /tutorial

## Menu poleceń Telegrama (setMyCommands), bez ukośnika i HTML.

command-newgame = Otwórz stół
command-join = Usiądź do stołu
command-leave = Wstań od stołu
command-table = Pokaż stół
command-watch = Oglądaj na czacie prywatnym
command-tournament = Wieczór turniejowy
command-hand = Moje karty
command-score = Zapis partii
command-stats = Moje statystyki
command-top = Najlepsi na tym czacie
command-rules = Zasady przy tym stole
command-settings = Wybór zasad
command-history = Partia w pliku
command-report = Trwające rozdanie w pliku
command-verify = Sprawdzenie uczciwości rozdania
command-privacy = Co przechowuję i jak długo
command-forget = Usunięcie moich danych
command-language = Język
command-practice = Gra z komputerem
command-daily = Rozdanie dnia
command-tutorial = Naucz się gry
command-hint = Podpowiedź, tylko w grze z komputerem
command-stop = Zakończ partię przed czasem
command-replace = Komputer w miejsce tego, kto nie gra
command-pause = Zaproponuj przerwę
command-help = Pomoc

## Tylko dla operatorów bota

status-tables = Grają: { $playing } · zbierają się: { $lobbies } · osób: { $people }
broadcast-sent = Wysłano do { $n ->
    [one] { $n } czatu
    [few] { $n } czatów
    [many] { $n } czatów
   *[other] { $n } czatu
}.
broadcast-usage = /broadcast i to, co mają przeczytać wszyscy grający

## Opcje zasad: /settings i /rules. Zwykły tekst, bez HTML.

# option-…: nazwa, na przycisku przed „: wartość”, najwyżej 40 znaków. option-…-help: co znaczy przy stole, jedno zdanie.
# value-…: tak, jak stoi po nazwie, małą literą.

# Działy menu.
topic-deal = Rozdanie
topic-auction = Licytacja
topic-talon = Musik i bomba
topic-play = Rozgrywka i punkty
topic-end = Koniec partii
topic-two = We dwoje
topic-four = We czworo

# Zestaw zasad: nazwa na przycisku i przed „3 różnice”, oraz co w nim szczególnego, po „nazwa — ”.
preset-classic-name = Klasyczny
preset-classic-about = rosyjska gra z beczką, kreskami i wywrotką
preset-polish-name = Polski
preset-polish-about = dziesiątki, próg 800, trzeba przebijać
preset-polish-mild-name = Polski, łagodny
preset-polish-mild-about = jak polski, ale przebija się tylko w kolorze i bez obowiązku atutu
preset-livegames-name = Klub internetowy
preset-livegames-about = dużo nowych rozdań, kreski z rzędu, w atut wychodzi meldujący
preset-online-name = Tysiąc o bank
preset-online-about = często rozdaje się od nowa, meldunek asowy, bank na koniec
preset-convention-name = Do 1001
preset-convention-about = beczka otwiera licytację, przeciw niej nic się nie zapisuje
preset-program-name = Stary komputerowy
preset-program-about = jak w „Tysiącu” na starych komputerach: na stówie rozdający, bez kresek, na beczce miejsce dla wszystkich
preset-house-name = Domowy
preset-house-about = jak stary komputerowy, ale z nowymi rozdaniami, kreskami z rzędu i bez licytacji poniżej −120
preset-custom-name = Własny
preset-custom-about = ustalenia tylko tego czatu

# Wartości wspólne wielu opcjom. $n to liczba zapisana z prawdziwym minusem.
value-on = tak
value-off = nie
value-under = poniżej { $n } pkt
value-below = poniżej { $n }
value-at-least = od { $n }
value-at = na { $n }
value-each = po { $n }
value-to-nearest = do { $n }

# Opcje działu: Rozdanie
option-cut = Przełożenie talii
option-cut-help = Sąsiad z prawej strony rozdającego przekłada talię; jeśli na spodzie jest dziewiątka, przekłada jeszcze raz, a trzecia z rzędu kosztuje karę.
option-redeal-four-nines = Nowe rozdanie przy 4 dziewiątkach
option-redeal-four-nines-help = Gdy ktoś dostaje cztery dziewiątki, karty rozdaje się od nowa: na jego prośbę albo od razu.
value-redeal-four-nines-request = na prośbę
value-redeal-four-nines-automatic = od razu
option-redeal-below = Nowe rozdanie przy słabej karcie
option-redeal-below-help = Kto dostaje w kartach mniej punktów, może zażądać nowego rozdania.
option-redeal-three-nines = Nowe rozdanie przy 3 dziewiątkach
option-redeal-three-nines-help = Trzy dziewiątki na ręce pozwalają zażądać nowego rozdania: każdemu albo tylko pierwszemu po lewej stronie rozdającego.
value-redeal-three-nines-anyone = każdy gracz
value-redeal-three-nines-forehand = pierwsza ręka
option-redeal-four-jacks = Nowe rozdanie przy 4 waletach
option-redeal-four-jacks-help = Kto dostaje cztery walety, może zażądać nowego rozdania.
option-redeal-after-pass = Nowe rozdanie po oddaniu kart
option-redeal-after-pass-help = Przeciwnik, który po oddaniu kart ma cztery dziewiątki albo słabą kartę, może zażądać nowego rozdania przed pierwszym wyjściem.
option-redeal-talon-below = Nowe rozdanie przy słabym musiku
option-redeal-talon-below-help = Gdy w musiku jest mniej punktów, grający może zażądać nowego rozdania.
option-redeal-talon-nines = Nowe rozdanie przy dziewiątkach w musiku
option-redeal-talon-nines-help = Gdy w musiku są co najmniej dwie dziewiątki, grający może zażądać nowego rozdania.
value-redeal-talon-nines-2 = od dwóch
option-redeal-talon-jacks = Nowe rozdanie przy 3 waletach w musiku
option-redeal-talon-jacks-help = Gdy w musiku są trzy walety, grający może zażądać nowego rozdania.
option-redeal-talon-when = Kiedy liczy się zły musik
option-redeal-talon-when-help = Nowe rozdanie z powodu złego musiku: tylko gdy przypada z przymusu, bez własnego podbicia, albo po każdej licytacji.
value-redeal-talon-when-forced = tylko z przymusu
value-redeal-talon-when-always = zawsze

# Opcje działu: Licytacja
option-forced-seat = Kto jest na stówie
option-forced-seat-help = Kto musi grać za najniższą ofertę, jeśli nikt nie daje więcej (rozdający tylko we troje).
value-forced-seat-left = na lewo od rozdającego
value-forced-seat-dealer = rozdający
value-forced-seat-last = ostatni, gdy wszyscy pas
option-min-bid = Najniższa oferta
option-min-bid-help = Oferta z przymusu, od której zaczyna się licytacja.
option-bid-step = Krok licytacji
option-bid-step-help = Oferty i kontrakty są wielokrotnością tej liczby.
option-jump-bids = Podbijanie o kilka kroków
option-jump-bids-help = Można podbić od razu o kilka kroków, w przeciwnym razie tylko o jeden.
option-bid-cap = Limit licytacji
option-bid-cap-help = Jak wysoko wolno licytować: 120 i meldunki na ręce, z meldunkiem bez ograniczeń albo zawsze, ile kto chce.
value-bid-cap-marriages = 120 i meldunki
value-bid-cap-any-marriage = z meldunkiem bez limitu
value-bid-cap-none = brak, można blefować
option-no-bid-below = Bez licytacji przy wyniku
option-no-bid-below-help = Kto ma niższy wynik, pasuje automatycznie; oferta z przymusu obowiązuje mimo to.
option-talon-rebuy = Odkupienie musiku
option-talon-rebuy-help = Odkryty musik przeciwnik może odkupić, dodając 120 do jego ceny: wtedy gra on, z takim kontraktem.
option-blind = Gra w ciemno
option-blind-help = Nie patrząc w karty, można dać 120 w ciemno; jeśli nikt nie przebije, gry się nie podnosi, musiku nie pokazuje, a wynik liczy podwójnie.
value-blind-forehand = kto jest na stówie
value-blind-anyone = każdy w swojej kolejce
option-blind-doubles = Gra w ciemno podwaja
option-blind-doubles-help = Co liczy się podwójnie w grze w ciemno: sam kontrakt czy punkty i kreski wszystkich.
value-blind-doubles-player = kontrakt
value-blind-doubles-all = punkty wszystkich
option-blind-marriages = Meldunki w ciemno podwójnie
option-blind-marriages-help = Gdy podwaja się punkty wszystkich, podwaja się też meldunki i premie.
option-blind-min-score = Wynik do gry w ciemno
option-blind-min-score-help = Od jakiego wyniku wolno grać w ciemno.
value-blind-min-score-off = dowolny
option-golden = Złota kolejka
option-golden-help = Pierwsze rozdania, po jednym na gracza, idą bez licytacji: kto jest na stówie, gra 120, a punkty, kary i kreski liczą się podwójnie.
option-golden-raise = Podniesienie złotych 120
option-golden-raise-help = Po oddaniu kart w złotej kolejce można ogłosić więcej niż 120.
option-golden-if-none = Gdy nikt nie ugra złotych 120
option-golden-if-none-help = Gdy w złotej kolejce nikt nie ugra 120, wszyscy wracają do zera, a potem jest znowu złota kolejka albo zwykła gra.
value-golden-if-none-replay = znowu złota kolejka
value-golden-if-none-continue = zwykła gra

# Opcje działu: Musik i bomba
option-talon-hidden-at-forced = Musik z przymusu zakryty
option-talon-hidden-at-forced-help = Jeśli nikt nie przebija oferty z przymusu, musik widzi tylko grający.
option-pass-face = Oddawane karty
option-pass-face-help = Karty, które grający oddaje przeciwnikom: zakryte, tylko dla nich, albo odkryte dla wszystkich.
value-pass-face-closed = zakryte
value-pass-face-open = odkryte
option-raise-after-talon = Podniesienie gry po musiku
option-raise-after-talon-help = Po oddaniu kart grający może ogłosić kontrakt wyższy niż wylicytowany.
option-writeoff = Bomba
option-writeoff-help = Po wzięciu musiku, a przed oddaniem pierwszej karty grający może rzucić bombę i zrezygnować z gry.
option-writeoff-cost = Bomba kosztuje
option-writeoff-cost-help = Co traci grający, który rzuca bombę.
value-writeoff-cost-bid = ofertę
value-writeoff-cost-nothing = nic
value-writeoff-cost-bolt = kreskę
value-writeoff-cost-first-free = ofertę, pierwsza za darmo
option-writeoff-gain = Przeciwnikom za bombę
option-writeoff-gain-help = Ile dostaje każdy przeciwnik, gdy ktoś rzuca bombę.
value-writeoff-gain-half = po połowie oferty
option-writeoff-limit = Liczba bomb w partii
option-writeoff-limit-help = Ile razy w partii każdy może rzucić bombę.
value-writeoff-limit-0 = bez ograniczeń
option-writeoff-gain-two = Bomba we dwoje
option-writeoff-gain-two-help = Ile dostaje przeciwnik za bombę, gdy gra dwoje.
option-writeoff-fine-from = Kara za bomby
option-writeoff-fine-from-help = Od tej bomby gracz płaci jeszcze karę.
value-writeoff-fine-from-3 = od trzeciej
value-writeoff-fine-from-4 = od czwartej
option-writeoff-on-barrel = Bomba na beczce
option-writeoff-on-barrel-help = Na beczce też można rzucić bombę: przepada tylko próba.
option-writeoff-golden = Bomba w złotej kolejce
option-writeoff-golden-help = W złotej kolejce też można rzucić bombę, ale przeciwnicy dostają po 120.
option-writeoff-blind = Bomba w ciemno
option-writeoff-blind-help = Grę w ciemno też można zakończyć bombą, ale przeciwnicy dostają po 120.

# Opcje działu: Rozgrywka i punkty
option-must-trump = Obowiązek atutu
option-must-trump-help = Kto nie ma koloru, musi dać atut.
option-must-beat = Obowiązek przebijania
option-must-beat-help = Kto może, musi przebić karty na stole: tylko w kolorze wyjścia albo także atutem.
value-must-beat-suit = w kolorze
value-must-beat-suit-and-trump = w kolorze i atutem
option-marriage-first-lead = Meldunek od pierwszego wyjścia
option-marriage-first-lead-help = Meldować można, zanim weźmie się lewę.
option-marriage-announce = Meldunek ogłasza się
option-marriage-announce-help = Przy wyjściu królem lub damą z meldunku bot pyta, czy meldować, albo zawsze ogłasza meldunek.
value-marriage-announce-ask = gdy gracz chce
value-marriage-announce-auto = zawsze
option-marriage-values = Wartość meldunków
option-marriage-values-help = Ile punktów dają król i dama każdego koloru.
option-marriage-scores = Punkty za meldunek
option-marriage-scores-help = Meldunek obrońcy daje mu punkty albo tylko ustala atut.
value-marriage-scores-all = dla każdego
value-marriage-scores-declarer = tylko dla grającego
option-trump-lead = Wyjście w atut
option-trump-lead-help = Kto może wyjść w atut, póki ma inne karty.
value-trump-lead-any = każdy
value-trump-lead-announcer = tylko meldujący
value-trump-lead-others = wszyscy prócz meldującego
option-ace-marriage = Meldunek asowy
option-ace-marriage-help = Cztery asy na ręce po pierwszej wziętej lewie dają 200: za wyjście asem, z atutem lub bez, albo za wyjście wszystkimi czterema po kolei.
value-ace-marriage-bonus = 200
value-ace-marriage-trump = 200 i atut
value-ace-marriage-sequence = 200 za cztery z rzędu
option-small-marriage = Mały meldunek, D i W
option-small-marriage-help = Damę i waleta jednego koloru można zameldować za połowę wartości meldunku.
option-nines-bonus = Premia za 4 dziewiątki
option-nines-bonus-help = Punkty za wyjście dziewiątką, gdy ma się wszystkie cztery.
option-last-trick-bonus = Premia za ostatnią lewę
option-last-trick-bonus-help = Tyle punktów dostaje ten, kto bierze ostatnią lewę.
option-rounding = Zaokrąglanie
option-rounding-help = Punkty broniących zaokrągla się do najbliższej wielokrotności.
option-round-declarer = Zaokrąglanie grającemu
option-round-declarer-help = Punkty grającego też się zaokrągla, zanim porówna się je z kontraktem.
option-bolts = Kreski
option-bolts-help = Rozdanie, w którym gracz nic nie bierze, to kreska, a za trzy jest kara: za dowolne trzy albo za trzy z rzędu.
value-bolts-total = każda trzecia
value-bolts-consecutive = trzy z rzędu
option-bolt-for = Kreska jest za rozdanie
option-bolt-for-help = Za co jest kreska: za rozdanie bez lewy czy bez punktów.
value-bolt-for-tricks = bez lewy
value-bolt-for-points = bez punktów
option-bolt-declarer = Kreski dla grającego
option-bolt-declarer-help = Kreskę może dostać także grający.
option-dump-truck = Wywrotka
option-dump-truck-help = Dokładnie ±555 na koncie zamienia się w 0; tam, gdzie liczy się dziesiątkami, ±550.
value-dump-truck-both = na plusie i na minusie
value-dump-truck-plus = tylko na plusie
option-penalty = Kara
option-penalty-help = Tyle kosztują trzy kreski, upadek z beczki i inne przewinienia.
option-target = Partia do
option-target-help = Wynik, który wygrywa partię.

# Opcje działu: Koniec partii
option-barrel = Beczka
option-barrel-help = Kto dochodzi do tego wyniku, wskakuje na beczkę i wygrać może tylko z niej, własnym kontraktem.
option-barrel-attempts = Liczba prób na beczce
option-barrel-attempts-help = Ile jest prób na beczce przed upadkiem.
option-barrel-counts = Próbą na beczce jest
option-barrel-counts-help = Co zużywa próbę na beczce: każde rozdanie, w którym się gra, czy tylko własny kontrakt.
value-barrel-counts-deals = każde rozdanie
value-barrel-counts-contracts = tylko własny kontrakt
option-barrel-auction = Licytacja z beczki
option-barrel-auction-help = Siedzący na beczce licytuje po kolei, od 120; albo musi otworzyć licytację od 120; albo od razu bierze musik bez licytacji.
value-barrel-auction-normal = jak zwykle
value-barrel-auction-opens = otwiera od 120
value-barrel-auction-skip = od razu bierze musik
option-barrel-fail = Wpadka na beczce kosztuje
option-barrel-fail-help = Co na beczce kosztuje nieugrany kontrakt: tylko próbę czy wartość kontraktu i samą beczkę.
value-barrel-fail-nothing = próbę
value-barrel-fail-bid = kontrakt i beczkę
option-barrel-defends = Kreski w obronie na beczce
option-barrel-defends-help = W obronie na beczce punktów się nie zapisuje, ale kreskę można dostać.
option-barrel-others = Punkty przeciw beczce
option-barrel-others-help = Gdy gra siedzący na beczce, inni zapisują jak zwykle albo nic, nawet kresek.
value-barrel-others-score = jak zwykle
value-barrel-others-freeze = nie liczą się
option-barrel-single = Nowy zrzuca z beczki
option-barrel-single-help = Kto wskakuje na beczkę, zrzuca z niej poprzedniego, a ten płaci karę.
option-barrel-together = Razem na beczkę
option-barrel-together-help = Gdy w jednym rozdaniu na beczkę wskakuje kilka osób, wszystkie spadają albo wszystkie zostają.
value-barrel-together-fall = wszyscy spadają
value-barrel-together-coexist = wszyscy zostają
option-barrel-third-fall = Trzeci upadek z beczki
option-barrel-third-fall-help = Czym kończy się trzeci upadek z beczki: wynik 0, wynik 0 i dalej gra bez beczki albo niczym więcej.
value-barrel-third-fall-zero = wynik 0
value-barrel-third-fall-zero-free = 0, dalej bez beczki
value-barrel-third-fall-off = jak każdy inny
option-barrier = Próg
option-barrier-help = Od tego wyniku zapisuje się tylko własną grę, na plus albo na minus.
option-settlement = Rozliczenie po partii
option-settlement-help = Pokazuje się po partii: każdy przegrany jest winien tyle, ile mu zabrakło, albo ostatni oddaje zwycięzcy swoją stawkę.
value-settlement-missing = brakujące punkty
value-settlement-bank = bank dla zwycięzcy
option-stake = Stawka w banku
option-stake-help = Ile ostatni płaci zwycięzcy; ci pomiędzy nimi nic nie płacą.

# Opcje działu: We dwoje i we czworo
option-two-player = Gra we dwoje
option-two-player-help = Jak rozdaje się karty, gdy gra dwoje.
value-two-player-packets = dwa musiki po dwie
value-two-player-one-card = dwa musiki, jedna karta
value-two-player-triples = dwa musiki po trzy
value-two-player-dead-hand = z martwą ręką
value-two-player-draw = z dobieraniem z talii
option-leftovers = Pozostałe karty
option-leftovers-help = Dla kogo jest drugi musik i dwie odłożone karty; jeśli dla nikogo, dostaje je tylko grający, który przy kontrakcie równo 120 nic nie zameldował i wziął wszystkie lewy.
value-leftovers-last-trick = do ostatniej lewy
value-leftovers-packet = tylko musik
value-leftovers-dead = dla nikogo
option-sitter-scores = Punkty dla rozdającego
option-sitter-scores-help = Co z musiku dostaje rozdający, który we czworo nie gra.
value-sitter-scores-points-marriage = punkty i meldunek
value-sitter-scores-points = punkty
value-sitter-scores-points-half = punkty i pół meldunku
value-sitter-scores-off = nic
value-sitter-scores-aces-melds = 50 za asa, do tego meldunek

## Menu ustawień, /settings. Nad przyciskami HTML, na przyciskach i w odpowiedziach zwykły tekst.

settings-title = <b>Zasady przy tym stole</b>
# Stoi też przy zbiórce. $preset to nazwa zestawu zasad, $n: ile opcji się od niego różni.
settings-summary = { $n ->
    [0] { $preset }
    [one] { $preset }, { $n } różnica
    [few] { $preset }, { $n } różnice
   *[many] { $preset }, { $n } różnic
}
# $summary to wiersz powyżej.
settings-now = Teraz: <b>{ $summary }</b>
settings-frozen = Trwająca partia zachowuje swoje zasady; zmiany liczą się od następnej.
settings-presets-hint = Wybierz zestaw zasad, a potem zmień to, co u was jest inaczej.
settings-topics-hint = Co zmienić?
# Jeden zestaw na liście nad przyciskami.
settings-preset-line = <b>{ $name }</b> — { $about }
# Nad opcjami działu, jeśli takie są; $preset jak wyżej.
settings-legend = ● inaczej niż w zestawie „{ $preset }”
# Opcja na przycisku, w odpowiedzi i wśród tych, które ustąpiły.
settings-option = { $name }: { $value }
# Na stronie opcji: $preset i wartość w tym zestawie.
settings-in-preset = W zestawie „{ $preset }”: { $value }
# Odpowiedź po wyborze; $list to „Beczka: nie” po przecinku.
settings-mended = Razem z tym zmienia się: { $list }
# Odpowiedź po wyborze zestawu.
settings-preset-chosen = Wybrano: { $preset }
button-settings-topics = Zmień wybrane zasady »
# Jak szybko grają komputery.
pace-slow = wolno
pace-normal = normalnie
pace-fast = szybko
button-settings-pace = Komputery grają: { $pace }
settings-pace = <b>Komputery grają: { $pace }</b>

    Ile komputer czeka przed każdym ruchem, żeby wszyscy nadążali za grą. Działa od razu, także w trwającej partii.
# To samo na czacie prywatnym.
settings-pace-own = <b>Komputery grają: { $pace }</b>

    Ile komputer czeka przed każdym ruchem, gdy grasz z nim tutaj. Działa od razu, także w trwającej partii. Każda grupa ma własne tempo.
settings-pace-chosen = Komputery grają: { $pace }
# Jak ktoś widzi swoje karty; wybiera na czacie prywatnym, tylko dla siebie.
cards-text = tekst
cards-pictures = obrazek
cards-four = obrazek w czterech kolorach
button-settings-cards = Moje karty: { $style }
settings-cards = <b>Moje karty: { $style }</b>

    Tak widać twoje karty na czacie prywatnym przy każdym stole. Tekst zużywa najmniej danych; obrazek stoi nad tymi samymi przyciskami.
settings-cards-chosen = Moje karty: { $style }
# Jedyna karta, którą wolno zagrać: bot zagrywa ją za tego, kto tak chce. Przycisk i odpowiedź na naciśnięcie.
button-only-card-on = Zagraj za mnie jedyną możliwą kartę: tak
button-only-card-off = Zagraj za mnie jedyną możliwą kartę: nie
only-card-on = Gdy wolno ci zagrać tylko jedną kartę, po chwili zagram ją za ciebie. Inni mogą się po tempie domyślić, że nie było wyboru.
only-card-off = Znowu zagrywasz każdą kartę oprócz ostatniej.
# Zegar: ile wolno myśleć. Na przyciskach i za imieniem tego, czyj ruch.
limit-off = bez ograniczeń
limit-seconds = { $n } s
limit-minutes = { $n } min
limit-days = { $n ->
    [one] { $n } dzień
    [few] { $n } dni
   *[many] { $n } dni
}
button-settings-clock = Czas na ruch: { $limit }
settings-clock = <b>Czas na ruch: { $limit }</b>

    Gdy czas minie, robię najbezpieczniejszy ruch. Po dwóch takich ruchach z rzędu gra komputer, aż gracz wróci.
settings-clock-chosen = Czas na ruch: { $limit }
# The page of time zones, and the way to it; $zone is a city of it.
button-settings-zone = Strefa czasowa: { $zone }
settings-zone = <b>Strefa czasowa: { $zone }</b>

    Od 23 do 8 według tej strefy jest noc. Gdzie na ruch są całe dni, nikogo wtedy nie wołam i niczyj czas się nie kończy.
settings-zone-chosen = Strefa czasowa: { $zone }
# $ahead: hours ahead of UTC, as +1.
zone-label = { $name }, UTC{ $ahead }
zone-utc = UTC
zone-london = Londyn
zone-berlin = Berlin
zone-warsaw = Warszawa
zone-kaliningrad = Kaliningrad
zone-kyiv = Kijów
zone-jerusalem = Jerozolima
zone-minsk = Mińsk
zone-moscow = Moskwa
zone-tbilisi = Tbilisi
zone-samara = Samara
zone-almaty = Ałmaty
zone-yekaterinburg = Jekaterynburg
zone-omsk = Omsk
zone-bangkok = Bangkok
zone-novosibirsk = Nowosybirsk
zone-irkutsk = Irkuck
zone-yakutsk = Jakuck
zone-vladivostok = Władywostok
zone-sydney = Sydney
zone-magadan = Magadan
zone-kamchatka = Kamczatka
zone-los-angeles = Los Angeles
zone-denver = Denver
zone-chicago = Chicago
zone-new-york = Nowy Jork
zone-sao-paulo = São Paulo

## Rozdanie dnia

# $month to liczba od 1 do 12.
daily-date = { $day } { $month ->
    [1] stycznia
    [2] lutego
    [3] marca
    [4] kwietnia
    [5] maja
    [6] czerwca
    [7] lipca
    [8] sierpnia
    [9] września
    [10] października
    [11] listopada
   *[12] grudnia
}
# $date to daily-date, tu i niżej.
daily-title = <b>Rozdanie dnia · { $date }</b>
# Nad kartami.
daily-hand = Rozdanie dnia · { $date }
daily-about = Jedno rozdanie dla wszystkich: te same karty i dwa silne komputery, które na ten sam ruch odpowiadają tak samo. Próba jest jedna. W rankingu decydują punkty, a przy równych to, kto mniej zostawia komputerom.
daily-left = { $n ->
    [one] Zacząć można do końca dnia (za niecałą godzinę), a dokończyć jeszcze przez godzinę po nim.
    [few] Zacząć można do końca dnia (za niecałe { $n } godziny), a dokończyć jeszcze przez godzinę po nim.
   *[many] Zacząć można do końca dnia (za niecałe { $n } godzin), a dokończyć jeszcze przez godzinę po nim.
}
daily-played = { $n ->
    [0] Nikt jeszcze nie ma wyniku.
    [one] Wynik ma już { $n } osoba.
    [few] Wynik mają już { $n } osoby.
   *[many] Wynik ma już { $n } osób.
}
daily-commitment = <blockquote expandable>Talia jest już ustalona. Jej skrót (SHA‑256): <code>{ $digest }</code>
    Gdy skończy się dzień, pokażę talię i każdy to sprawdzi.</blockquote>
button-daily-play = Gram
button-daily-ranking = Aktualny ranking
daily-yours = { $n ->
    [one] Ty: <b>{ $points }</b>, na razie nikt więcej.
    [few] Ty: <b>{ $points }</b>, miejsce { $place } z { $n }.
   *[many] Ty: <b>{ $points }</b>, miejsce { $place } z { $n }.
}
daily-broken = Ta próba nie jest dokończona i się nie liczy.
daily-strangers = Po nazwie widzisz tych, którzy grają w twoich grupach.
daily-withheld = { $n ->
    [one] Karty, powtórka i „Co gdyby?” są tajne jeszcze przez niecałą godzinę.
    [few] Karty, powtórka i „Co gdyby?” są tajne jeszcze przez niecałe { $n } godziny.
   *[many] Karty, powtórka i „Co gdyby?” są tajne jeszcze przez niecałe { $n } godzin.
}
# W grupie następnego ranka; dalej idą miejsca.
daily-ranking = <b>Rozdanie dnia · { $date }: ranking</b>
# $n to liczba wszystkich z wynikiem, gdziekolwiek.
daily-of = { $n ->
    [one] Wynik ma { $n } osoba.
    [few] Wynik mają w sumie { $n } osoby. Numer to miejsce wśród wszystkich.
   *[many] Wynik ma w sumie { $n } osób. Numer to miejsce wśród wszystkich.
}
daily-new = Rozdanie na { $date } już czeka:
button-daily-open = Zagraj
# W ustawieniach grupy: naciśnięcie zmienia na odwrót.
button-daily-on = Ranking rozdania dnia: tak
button-daily-off = Ranking rozdania dnia: nie
daily-wished-on = Co rano piszę tu ranking rozdania dnia.
daily-wished-off = Nie piszę tu już rankingu rozdania dnia.
error-day-over = To rozdanie dnia już minęło. Dzisiejsze: /daily
error-day-played = Twoja próba w tym rozdaniu dnia już była.
error-day-withheld = Inni jeszcze grają to rozdanie. Pokażę je, gdy skończy się dzień.
# Dział i ile opcji się w nim różni.
button-settings-topic = { $topic } · { $n }

## Zasady, /rules: akapity z całych zdań, wybranych według opcji. HTML.

rules-title = <b>Tysiąc, jak gra się tutaj</b>
rules-choose = O czym opowiedzieć?
button-rules-topics = ☰ Tematy
rules-topic-cards = Cel i karty
rules-topic-trump = Atut i meldunki
rules-topic-own = Różnice: { $n }
rules-aim = <b>Cel.</b> Każdy gra na siebie, partia toczy się do { $target } punktów. W talii są 24 karty, od najstarszej: as 11, dziesiątka 10, król 4, dama 3, walet 2, dziewiątka 0. Razem 120 punktów.
# $list to „♥ 100, ♦ 80, ♣ 60, ♠ 40”.
rules-marriages = <b>Meldunek.</b> Król i dama tego samego koloru na jednej ręce: { $list }.
rules-deal = <b>Rozdanie.</b> We troje każdy dostaje siedem kart, trzy karty idą do musiku.
rules-deal-cut = Przedtem talię przekłada sąsiad z prawej strony rozdającego. Jeśli na spodzie jest dziewiątka, przekłada jeszcze raz, a trzecia z rzędu kosztuje go { $n } punktów; walet ze spodu wędruje do środka talii.
rules-redeal-request = Z czterema dziewiątkami możesz zażądać nowego rozdania.
rules-redeal-automatic = Cztery dziewiątki na jednej ręce to od razu nowe rozdanie.
rules-redeal-below = Jeśli masz w kartach mniej niż { $n } punktów, możesz zażądać nowego rozdania.
rules-redeal-button = Przycisk czeka pod kartami do twojej pierwszej oferty lub pasa.
# $n to oferta z przymusu.
rules-auction-left = <b>Licytacja.</b> Gracz po lewej stronie rozdającego musi dać { $n }: jeśli nikt nie przebije, gra właśnie on.
rules-auction-dealer = <b>Licytacja.</b> Rozdający musi dać { $n }: jeśli nikt nie przebije, gra właśnie on.
rules-auction-last = <b>Licytacja.</b> Nikt nie musi otwierać, ale jeśli wszyscy inni pasują, ostatnia ręka musi grać { $n }.
# $n to krok licytacji.
rules-auction-jumps = Dalej po kolei każdy podbija o dowolną wielokrotność { $n } albo pasuje; po pasie nie wraca się do licytacji. Gra ten, kto daje najwięcej.
rules-auction-steps = Dalej po kolei każdy podbija dokładnie o { $n } albo pasuje; po pasie nie wraca się do licytacji. Gra ten, kto daje najwięcej.
rules-cap-marriages = Limit to 120 plus twoje meldunki; bez meldunku nie wolno licytować powyżej 120.
rules-cap-any = Bez meldunku nie wolno licytować powyżej 120, a z meldunkiem nie ma limitu.
rules-cap-none = Limitu nie ma: licytuj, ile masz odwagi.
rules-talon = <b>Musik.</b> Grający podnosi musik i pokazuje go wszystkim.
rules-talon-hidden = Jeśli musik przypada z przymusu, bez przebicia, widzi go tylko grający.
rules-pass-closed = Potem oddaje każdemu przeciwnikowi jedną zakrytą kartę.
rules-pass-open = Potem oddaje każdemu przeciwnikowi jedną odkrytą kartę.
rules-contract-raise = Na koniec ogłasza kontrakt, nie niższy niż jego ostatnia oferta.
rules-contract-fixed = Kontrakt jest taki, jak ostatnia oferta.
rules-cap-again = Limit liczy się teraz od nowa, z kart po oddaniu.
rules-writeoff = <b>Bomba.</b> Przed oddaniem pierwszej karty grający może rzucić bombę.
rules-writeoff-bid = Traci wtedy tyle, ile wynosi jego oferta.
rules-writeoff-nothing = Nic go to nie kosztuje.
rules-writeoff-bolt = Dostaje za to kreskę.
rules-writeoff-first-free = Pierwsza w partii jest za darmo, za następne traci tyle, ile wynosi jego oferta.
rules-writeoff-gain = Przeciwnicy dostają po { $n }.
rules-writeoff-half = Przeciwnicy dostają po połowie oferty.
rules-writeoff-gain-two = We dwoje przeciwnik dostaje { $n }.
# Ile razy w partii.
rules-writeoff-limit = { $n ->
    [one] Wolno to zrobić { $n } raz w partii.
    [few] Wolno to zrobić { $n } razy w partii.
   *[many] Wolno to zrobić { $n } razy w partii.
}
rules-writeoff-barrel = Z beczki nie wolno.
rules-play = <b>Rozgrywka.</b> Pierwszy wychodzi grający, potem zawsze ten, kto bierze lewę. Trzeba dołożyć do koloru.
rules-trump-must = Nie masz koloru — dajesz atut, nie masz też atutu — dowolną kartę.
rules-trump-free = Nie masz koloru — dajesz dowolną kartę.
rules-beat-off = Przebijać nie trzeba.
rules-beat-suit = Jeśli możesz przebić w kolorze wyjścia, musisz, chyba że lewę bije już atut.
rules-beat-all = Jeśli możesz przebić, musisz: w kolorze, a gdy go nie masz — atutem.
rules-beat-overtrump = Jeśli możesz przebić w kolorze wyjścia, musisz; a gdy nie masz koloru, musisz przebić atut leżący na stole, jeśli masz czym.
rules-trump = <b>Atut.</b> Na początku rozdania nie ma atutu.
rules-declare-ask = Kiedy wychodzisz królem lub damą, a drugą połówkę masz na ręce, możesz zameldować.
rules-declare-auto = Kiedy wychodzisz królem lub damą, a drugą połówkę masz na ręce, meldujesz.
rules-declare-trick = Najpierw trzeba mieć wziętą lewę.
rules-declare-effect = Punkty za meldunek są od razu twoje, a jego kolor jest atutem już w tej lewie. Następny meldunek zmienia atut.
rules-declare-defender = Meldunek przeciwnika też zmienia atut, ale nie daje punktów.
rules-score = <b>Zapis.</b> Kontrakt ugrany — grający zapisuje dokładnie tyle, ile wynosi kontrakt; nieugrany — tyle samo na minus.
rules-score-rounded = Przeciwnicy zapisują swoje punkty zaokrąglone do { $n }.
rules-score-exact = Przeciwnicy zapisują dokładnie swoje punkty.
rules-bolt-tricks = <b>Kreski.</b> Rozdanie bez żadnej lewy to kreska.
rules-bolt-points = <b>Kreski.</b> Rozdanie bez żadnego punktu to kreska.
# $n to kara.
rules-bolt-total = Każda trzecia kreska to { $n } punktów kary.
rules-bolt-running = Trzy kreski z rzędu to { $n } punktów kary.
rules-dump-both = <b>Wywrotka.</b> Dokładnie { $n } albo −{ $n } na koncie zamienia się w 0.
rules-dump-plus = <b>Wywrotka.</b> Dokładnie { $n } na koncie zamienia się w 0.
# $n to wynik beczki.
rules-barrel = <b>Beczka.</b> Kto dochodzi do { $n }, wskakuje na beczkę: ma równo { $n }.
# $n: ile prób; $fall: wynik po upadku.
rules-barrel-tries = { $n ->
    [one] Jest { $n } próba, żeby ugrać własny kontrakt; jeśli się nie uda, spada się na { $fall }.
    [few] Są { $n } próby, żeby ugrać własny kontrakt; jeśli się nie uda, spada się na { $fall }.
   *[many] Jest { $n } prób, żeby ugrać własny kontrakt; jeśli się nie uda, spada się na { $fall }.
}
rules-barrel-deals = Próbą jest też rozdanie, w którym gra ktoś inny.
rules-barrel-contracts = Próbą jest tylko własny kontrakt.
rules-barrel-normal = Z beczki licytuje się od 120.
rules-barrel-normal-two = Z beczki licytuje się od 120, we dwoje od 100.
rules-barrel-opens = Siedzący na beczce sam otwiera licytację od 120.
rules-barrel-opens-two = Siedzący na beczce sam otwiera licytację od 120, we dwoje od 100.
rules-barrel-skip = Siedzący na beczce bierze musik bez licytacji.
rules-barrel-fail = Nieugrany kontrakt odejmuje się od wyniku, a gracz schodzi z beczki.
rules-barrel-defends = W obronie siedzący na beczce nic nie zapisuje.
rules-barrel-freeze = Dopóki gra siedzący na beczce, inni nic nie zapisują.
rules-barrel-single = Nowy na beczce zrzuca poprzedniego.
rules-barrel-together = Kiedy kilka osób wskakuje w tym samym rozdaniu, spadają wszystkie.
rules-barrel-zero = Trzeci upadek to wynik 0.
rules-barrel-free = Trzeci upadek to wynik 0 i dalsza gra bez beczki.
rules-barrier = <b>Próg.</b> Od { $n } w górę zapisujesz tylko własną grę, na plus albo na minus; poniżej progu znowu wszystko.
# $n to najniższy kontrakt, który wygrywa.
rules-win-barrel = <b>Wygrana.</b> Wygrać można tylko z beczki, własnym kontraktem od { $n } w górę.
rules-win-open = <b>Wygrana.</b> Kto dochodzi do { $target }, ten wygrywa. Jeśli w jednym rozdaniu dochodzi kilka osób, pierwszeństwo ma grający z ugranym kontraktem, a bez niego ten, kto ma więcej; przy remisie gra się dalej.
rules-settle-missing = Po partii każdy przegrany jest winien tyle, ile mu brakuje do { $target }.
# $n to stawka w banku.
rules-settle-bank = Po partii ostatni płaci zwycięzcy { $n }.
rules-two-packets = <b>We dwoje.</b> Po dziesięć kart i dwa musiki po dwie. Grający wybiera musik w ciemno, pokazuje go i odkłada dwie karty.
rules-two-one-card = <b>We dwoje.</b> Po dziesięć kart i dwa musiki po dwie. Grający bierze musik i oddaje przeciwnikowi jedną kartę; reszta nie liczy się nikomu.
rules-two-triples = <b>We dwoje.</b> Po dziewięć kart i dwa musiki po trzy. Grający bierze musik, oddaje jedną kartę przeciwnikowi i jedną do drugiego musiku, który przypada ostatniej lewie.
rules-two-dead-hand = <b>We dwoje.</b> Po siedem kart, siedem dla martwej ręki i trzy do musiku. Grający bierze musik, oddaje jedną kartę przeciwnikowi i jedną martwej ręce, która nie liczy się nikomu.
rules-two-draw = <b>We dwoje.</b> Po sześć kart, reszta zostaje do dobierania, licytacji nie ma. Kto bierze lewę, dobiera pierwszy. Bez koloru trzeba dać atut. Oboje zapisują swoje punkty.
rules-leftovers-last-trick = Drugi musik i odłożone karty przypadają ostatniej lewie.
rules-leftovers-packet = Drugi musik przypada ostatniej lewie, odłożone karty nikomu.
rules-leftovers-dead = Drugi musik i odłożone karty nie liczą się nikomu. Tylko grający, który przy kontrakcie równo 120 nic nie zameldował i wziął wszystkie lewy, dopisuje sobie oba musiki.
rules-four-points-marriage = <b>We czworo.</b> Rozdający siedzi na musiku: zapisuje punkty z musiku i meldunek, jeśli w nim jest.
rules-four-points = <b>We czworo.</b> Rozdający siedzi na musiku: zapisuje punkty z musiku.
rules-four-points-half = <b>We czworo.</b> Rozdający siedzi na musiku: zapisuje punkty z musiku i meldunek albo pół meldunku, jeśli w nim są.
rules-four-off = <b>We czworo.</b> Rozdający siedzi na musiku i nic nie zapisuje.
rules-four-aces-melds = <b>We czworo.</b> Rozdający siedzi na musiku: zapisuje po 50 za asa w musiku i wartość meldunku, jeśli w nim jest.
# Nagłówek drugiej części; $n: ile opcji się różni.
rules-differences = { $n ->
    [0] <b>To gra klasyczna, bez różnic.</b>
    [one] <b>{ $n } różnica względem gry klasycznej</b>
    [few] <b>{ $n } różnice względem gry klasycznej</b>
   *[many] <b>{ $n } różnic względem gry klasycznej</b>
}
# Jedna z nich. $value: tutaj, $classic: tam; $help: zdanie o opcji.
rules-difference = <b>{ $name }: { $value }</b> (w klasycznej: { $classic }). { $help }

## /tournament

# Lista, póki ludzie się schodzą, i to, co z niej zostaje.
tournament-title = <b>🏆 Turniej</b>
tournament-host = Organizuje: { $name }
tournament-rounds = Liczba rund: { $n }
# $n to wartość pierwszego miejsca.
tournament-about = Każda runda to jedna partia przy stole na trzy albo cztery osoby. Pierwsze miejsce w partii to { $n } punktów turniejowych, ostatnie 0, a pozostałe w równych odstępach.
tournament-missing = { $n ->
    [one] Brakuje { $n } osoby.
    [few] Brakuje { $n } osób.
   *[many] Brakuje { $n } osób.
}
# $tables to liczby miejsc przy stołach: „4 + 3”.
tournament-tables = Można zaczynać. Miejsca przy stołach: { $tables }.
tournament-tables-computer = Można zaczynać. Miejsca przy stołach: { $tables }, jedno dla komputera.
tournament-cancelled = Turniej odwołany.
# Na czat prywatny.
tournament-entered = Bierzesz udział w turnieju grupy <b>{ $title }</b>. Karty przyjdą tutaj, a turniej zaczyna się w grupie.
button-enter = Wchodzę
button-withdraw = Wychodzę
button-return-in = Wracam
button-rounds-fewer = Mniej rund
button-rounds-more = Więcej rund
button-cancel = Odwołaj
# Nad stołami rundy.
tournament-round = <b>🏆 Runda { $n } z { $of }</b>
# Przed imionami przy stole; tak samo nazywa się jego temat.
tournament-table = Stół { $n }
tournament-topic = Turniej: stół { $n }
# Nad tabelą.
tournament-after = <b>🏆 Po rundzie { $n } z { $of }</b>
tournament-pause = Runda { $n } zacznie się za minutę. Kto wychodzi, może wrócić przed początkiem rundy.
# Kto wyszedł i może wrócić; $list to imiona.
tournament-gone = Poza turniejem: { $list }
button-next-round = Zaczynamy rundę { $n }
tournament-over = <b>🏆 Koniec turnieju</b>
tournament-stopped = <b>🏆 Turniej zakończony przed czasem</b>
tournament-none = Nie rozegrano żadnego rozdania, nie ma zwycięzcy.
# $n to liczba imion w $list.
tournament-winner = { $n ->
    [one] Pierwsze miejsce: <b>{ $list }</b>
    [few] Pierwsze miejsce razem: <b>{ $list }</b>
   *[many] Pierwsze miejsce razem: <b>{ $list }</b>
}
# Kolumny tabeli, najwyżej pięć, cztery i sześć liter.
tournament-points = pkt
tournament-wins = wyg
tournament-sum = suma
tournament-legend = pkt: punkty turniejowe, wyg: wygrane partie, suma: zapisane w nich
tournament-ask = <b>Zakończyć turniej teraz?</b> Trwające partie liczą się tak, jak stoją.
tournament-ask-lobby = <b>Odwołać turniej?</b>
button-tournament-stop = Kończymy
button-tournament-keep = Nie
# Obok pytania, czy zamknąć jeden stół turnieju.
button-tournament-end = Kończymy turniej
# Odpowiedź temu, kto wychodzi między rundami.
answer-withdrawn = Już nie grasz w turnieju. Przed początkiem rundy można wrócić: /join
error-tournament-running = Trwa tu turniej i to on otwiera stoły: /tournament
error-tournament-joined = Już bierzesz udział.
error-tournament-not-joined = Nie bierzesz udziału w tym turnieju.
error-tournament-begun = Ten turniej już się zaczął.
error-tournament-over = Ten turniej już się skończył.
error-tournament-full = W turnieju nie ma już miejsc.
error-tournament-few = W turnieju jest za mało osób.
error-not-organiser = Może to zrobić tylko osoba, która organizuje turniej, albo administrator.
error-in-tournament = Najpierw wyjdź z turnieju: /leave w jego grupie.
