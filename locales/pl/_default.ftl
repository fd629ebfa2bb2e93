### Polski. Imię zawsze w mianowniku, bez czasu przeszłego; $name, $list i $title są gotowe do HTML, chyba że napisano inaczej.

## Imiona, karty, kolory

# Czytający, tam gdzie w innych wierszach stoi imię gracza.
name-you = Ty
# $n to numer komputera przy stole.
name-computer = Komputer { $n }
# To samo tam, gdzie mieści się tylko osiem liter.
name-comp = Komp. { $n }
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
# $list to „Anna <b>♥ 100</b> · Borys <b>♠ 40</b>”.
board-marriages = Meldunki: { $list }
# $list to „Anna <b>24</b> · Borys <b>131</b> · Wiera <b>0</b>”.
board-points = Punkty: { $list }
board-totals = Wyniki: { $list }
board-trick = <b>Lewa { $n }</b>
board-last-trick = Poprzednia lewa: { $cards } — { $name }

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

# Co zostaje z wiadomości ze stołem; dalej odcisk talii.
table-over = <b>Rozdanie { $deal }</b> · zakończone

button-cards = Moje karty

## Wiadomość z kartami na czacie prywatnym

# $title to nazwa grupy.
hand-title = <b>{ $title }</b> · rozdanie { $n }
hand-none = Czekamy na karty.
hand-received = Od grającego: { $card }
# $list to „Anna <b>9♠</b> · Wiera <b>W♣</b>”.
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
marriage-ask = <b>Meldujesz { $suit }?</b> +{ $n } i nowy atut.
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

## Zbiórka przy stole

lobby-title = <b>Tysiąc: nowy stół</b>
# Zasady w jednym wierszu.
preset-classic = Klasyczne zasady, do 1000
lobby-opener = Gospodarz: { $name }
# $n: ilu graczy brakuje.
lobby-missing = { $n ->
    [one] Brakuje jeszcze { $n } gracza.
    [few] Brakuje jeszcze { $n } graczy.
   *[many] Brakuje jeszcze { $n } graczy.
}
lobby-full = Komplet, można zaczynać.

button-join = Siadam
button-leave = Wstaję
button-computer = Dodaj komputer
button-fewer = Usuń komputer
# $name to zwykły tekst.
button-remove = ✕ { $name }
button-rules = Zasady
button-start = Zaczynamy

## Po rozdaniu i na koniec

# $contract: ile trzeba było ugrać.
result-made = <b>Rozdanie { $deal }</b> · { $name }: kontrakt { $contract } ugrany
result-failed = <b>Rozdanie { $deal }</b> · { $name }: kontrakt { $contract } nieugrany
result-written-off = <b>Rozdanie { $deal }</b> · { $name }: bomba, oferta { $contract }
result-redealt-nines = <b>Rozdanie { $deal }</b> · rozdajemy od nowa: { $name }, cztery dziewiątki
result-redealt-below = <b>Rozdanie { $deal }</b> · rozdajemy od nowa: { $name }, za mało punktów
result-stopped = <b>Rozdanie { $deal }</b> · partia przerwana

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
result-bolt = kreska, { $n } z 3
# $n: „−120”.
result-bolt-fined = trzecia kreska: { $n }
result-barrel = wskakuje na beczkę
result-fell = spada z beczki
result-knocked = zrzut z beczki
result-zero = trzeci upadek: wynik 0
result-dump = wywrotka: wynik 0
result-on-barrel = na beczce, zużyte próby: { $n }
# $deck to sól i karty, dokładnie ten tekst, z którego jest odcisk.
result-deck = <blockquote expandable>Talia tego rozdania. SHA-256 tego wiersza to odcisk pokazany przed rozdaniem:
    <code>{ $deck }</code></blockquote>
button-next = Następne rozdanie

final-winner = 🏆 <b>Zwycięzca: { $name }</b>
final-none = <b>Koniec partii, nikt nie wygrywa.</b>
button-rematch = Rewanż

## Zapis partii

score-title = <b>Zapis partii</b>
score-title-part = <b>Zapis partii</b>, rozdania { $first }–{ $last }
score-empty = Jeszcze nie ma rozegranych rozdań.
# Objaśnienia pod zapisem: „* kontrakt ugrany, ! nieugrany”.
score-made = kontrakt ugrany
score-failed = nieugrany
score-written-off = bomba
score-dealer = rozdaje
score-bolt = kreska
score-fined = trzecia kreska (kara)
score-barrel = na beczkę
score-fell = z beczki
score-zero = wynik wyzerowany

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
error-bid-too-low = Za mało: licytuj od { $n } w górę.
error-bid-not-a-step = Licytuje się co { $n }.
error-bid-above-cap = Twój limit to { $n }: 120 plus meldunki na ręce.
error-no-redeal-right = O nowe rozdanie prosi się z czterema dziewiątkami albo słabą kartą i tylko przed swoją pierwszą ofertą.
error-card-not-held = Nie masz tej karty.
error-bad-gift = Po jednej karcie dla każdego, a ten gracz już ma swoją.
error-contract-too-low = Kontrakt nie może być niższy niż twoja oferta, { $n }.
error-writeoff-too-late = Za późno na bombę: karta jest już oddana.
error-writeoff-limit = Nie masz już bomb w tej partii.
error-writeoff-on-barrel = Na beczce nie rzuca się bomby.
error-must-follow = Trzeba do koloru. Masz: { $cards }
error-must-trump = Nie masz koloru, trzeba dać atut. Masz: { $cards }
error-marriage-not-on-lead = Melduje się tylko przy własnym wyjściu.
error-marriage-no-trick = Na meldunek za wcześnie: najpierw weź lewę.
error-marriage-incomplete = Trzeba mieć na ręce króla i damę jednego koloru.

# Odmowa stołu.
error-stale = Gra poszła już dalej.
error-not-seated = Nie siedzisz przy tym stole.
error-no-table = Nie ma tu stołu. Otwórz go: /newgame
error-table-running = Stół już tu jest: /table
error-match-running = Partia już trwa.
error-lobby-full = Wszystkie miejsca są zajęte.
error-already-seated = Już siedzisz przy stole.
error-not-enough-players = Potrzeba trzech graczy: zawołaj kogoś albo dodaj komputer.
error-not-opener = To może zrobić tylko gospodarz stołu albo administrator.
error-no-cards = Nie masz teraz kart.
error-between-deals = To można zrobić tylko między rozdaniami.
error-groups-only = To jest dla grupy: dodaj mnie do niej.
error-private-only = To jest dla naszego czatu prywatnego.
error-anonymous = Grupa nie siada do stołu: naciśnij „Siadam” we własnym imieniu.
error-button-too-old = Ten przycisk jest już nieaktualny.
error-paused = Stół czeka: nie mogę pisać na jego grupie.
error-not-member = Nie ma cię w grupie, w której jest ten stół.
# Coś się zepsuło; szczegóły są w dzienniku.
error-unexpected = Coś poszło nie tak, błąd został zapisany. Spróbuj jeszcze raz.

## Komunikaty i pytania

# Prywatnie, do wszystkich grających; $title to nazwa grupy.
notice-paused = ⏸ <b>{ $title }</b>: nie mogę tam pisać. Stół czeka, aż to się zmieni.
notice-stopped = <b>Stół zamknięty.</b>
notice-unreachable = { $name }: nie mogę do ciebie napisać. Otwórz nasz czat prywatny: tam przychodzą karty.
button-open-private = Otwórz czat prywatny
# Kto odszedł od partii; na przycisku pod tym — button-return.
notice-left = { $name } już nie gra: to miejsce zajmuje komputer. Wrócić można między rozdaniami.
button-return = Wracam do stołu

stop-ask = <b>Zamknąć stół?</b> Partia skończy się bez zwycięzcy.
stop-ask-lobby = <b>Zamknąć stół?</b> Kto siedzi, wstaje.
button-stop = Zamykamy stół
button-keep = Gramy dalej
quit-ask = <b>Odejść od partii?</b> Dalej zagra za ciebie komputer. Wrócić można między rozdaniami: /join w grupie.
button-quit = Odchodzę
button-stay = Zostaję

## Powitania i języki

# Czat prywatny, odpowiedź na /start bez zaproszenia: trzy wiersze, HTML.
start-private =
    Cześć! Tu gra się w tysiąca.
    Gra się w grupie: tam są licytacja, lewy i zapis. Swoje karty widzisz tylko ty — tutaj, na czacie prywatnym.
    Dodaj mnie do grupy i napisz tam /newgame — albo zagraj od razu tutaj z komputerem: /practice

# Grupa, kiedy bot zostaje do niej dodany; pod tekstem dwa przyciski: nowy stół, zasady.
hello-group = Cześć! Możecie tu zagrać w tysiąca: otwórzcie stół, a ja rozdam karty.

# Po przycisku „Siadam”, który prowadzi na czat prywatny; $title to nazwa grupy.
start-seated-in = Siedzisz przy stole w grupie <b>{ $title }</b>. Karty przyjdą tutaj.
start-seated = Siedzisz przy stole. Karty przyjdą tutaj.
button-newgame = Nowy stół
button-practice = Zagraj z komputerem
button-add-to-group = Dodaj mnie do grupy
button-language = 🌐 Język

language-choose = Język tego czatu:
# Język we własnej nazwie.
language-name = Polski
language-chosen = Teraz mówię po polsku.

## Zasady, /rules: krótkie akapity gry klasycznej, HTML. Bez zmiennych.

# Nagłówek nad akapitami.
rules-classic-title = <b>Klasyczny tysiąc dla trzech osób</b>
rules-classic-1 = <b>Cel.</b> Każdy gra na siebie, partia toczy się do 1000 punktów. W talii są 24 karty, od najstarszej: as 11, dziesiątka 10, król 4, dama 3, walet 2, dziewiątka 0. Razem 120 punktów.
rules-classic-2 = <b>Meldunek.</b> Król i dama tego samego koloru na jednej ręce: ♥ 100, ♦ 80, ♣ 60, ♠ 40.
rules-classic-3 = <b>Rozdanie.</b> Każdy dostaje 7 kart, 3 karty idą do musiku. Jeśli masz cztery dziewiątki albo mniej niż 14 punktów w kartach, możesz zażądać ponownego rozdania: przycisk czeka pod kartami do twojej pierwszej oferty lub pasa.
rules-classic-4 = <b>Licytacja.</b> Gracz po lewej stronie rozdającego jest na stówie: jeśli nikt nie przebije, gra sto. Dalej po kolei każdy podbija (o 5, 10, 15…) albo pasuje; po pasie nie wraca się do licytacji. Gra ten, kto daje najwięcej. Limit to 120 plus twoje meldunki; bez meldunku nie wolno licytować powyżej 120.
rules-classic-5 = <b>Musik.</b> Grający podnosi musik i pokazuje go wszystkim; jeśli musik idzie za sto bez przebicia, widzi go tylko grający. Potem oddaje każdemu przeciwnikowi jedną zakrytą kartę i ogłasza kontrakt, nie niższy niż jego ostatnia oferta. Limit liczy się teraz od nowa, z kart po oddaniu.
rules-classic-6 = <b>Bomba.</b> Przed oddaniem pierwszej karty grający może rzucić bombę: traci tyle, ile wynosi jego oferta, a przeciwnicy dostają po 60. Najwyżej trzy razy w partii, z beczki nie wolno.
rules-classic-7 = <b>Rozgrywka.</b> Pierwszy wychodzi grający, potem zawsze ten, kto bierze lewę. Trzeba dołożyć do koloru. Nie masz koloru — dajesz atut, nie masz też atutu — dowolną kartę. Przebijać nie trzeba.
rules-classic-8 = <b>Atut.</b> Na początku rozdania nie ma atutu. Jeśli masz już lewę i wychodzisz królem lub damą, a druga połówka jest na ręce, możesz zameldować: punkty za meldunek są od razu twoje, a jego kolor jest atutem już w tej lewie. Następny meldunek zmienia atut.
rules-classic-9 = <b>Zapis.</b> Kontrakt ugrany — grający zapisuje dokładnie tyle, ile wynosi kontrakt; nieugrany — tyle samo na minus. Przeciwnicy zapisują swoje punkty zaokrąglone do 5.
rules-classic-10 = <b>Kreski i wywrotka.</b> Rozdanie bez żadnej lewy to kreska, a każda trzecia kreska to 120 punktów kary. Dokładnie 555 albo −555 na koncie to wywrotka: wynik wraca do zera.
rules-classic-11 = <b>Beczka.</b> Kto dochodzi do 880, wskakuje na beczkę: ma równo 880 i trzy rozdania, żeby ugrać własny kontrakt, od 120 w górę. Jeśli się nie uda, spada na 760. Liczy się też rozdanie, w którym gra ktoś inny, a w obronie siedzący na beczce nic nie zapisuje. Nowy na beczce zrzuca poprzedniego, a kiedy kilka osób wskakuje w tym samym rozdaniu, spadają wszystkie. Trzeci upadek zeruje wynik.
rules-classic-12 = <b>Wygrana.</b> Wygrać można tylko z beczki: ugrasz swój kontrakt i partia jest twoja.

## Pomoc, /help: jeden wiersz na polecenie, HTML. Bez zmiennych.

help-title = <b>Co potrafię</b>
help-newgame = /newgame — otwórz stół w grupie
help-join = /join — usiądź do stołu
help-leave = /leave — wstań od stołu
help-table = /table — pokaż stół na dole czatu
help-hand = /hand — zobacz swoje karty
help-score = /score — zobacz zapis partii, rozdanie po rozdaniu
help-rules = /rules — zobacz zasady przy tym stole
help-language = /language — wybierz język
help-practice = /practice — zagraj z komputerem na czacie prywatnym
help-stop = /stop — zakończ partię przed czasem
help-help = /help — ta pomoc

## Menu poleceń Telegrama (setMyCommands), bez ukośnika i HTML.

command-newgame = Otwórz stół
command-join = Usiądź do stołu
command-leave = Wstań od stołu
command-table = Pokaż stół
command-hand = Moje karty
command-score = Zapis partii
command-rules = Zasady przy tym stole
command-language = Język
command-practice = Gra z komputerem
command-stop = Zakończ partię przed czasem
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
