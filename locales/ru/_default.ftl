### Русский. Имя всегда в именительном падеже, без глаголов прошедшего времени при нём; $name, $list и $title уже готовы для HTML, если не сказано иначе.

## Имена, карты, масти

# Читающий, там, где в других строках стоит имя игрока.
name-you = Вы
# $n — номер компьютера за столом.
name-computer = Компьютер { $n }
# То же там, где помещается лишь восемь букв.
name-comp = Комп. { $n }
# Как играет компьютер: после его имени или на кнопке.
level-easy = лёгкий
level-normal = обычный
level-strong = сильный
# После имени компьютера: «Компьютер 1 (сильный)».
name-with-level = { $name } ({ $level })
# Вместо имени без единой видимой буквы; $n — место, с 1.
name-none = Игрок { $n }
# Кому идёт карта в игре вдвоём: рука, которой никто не играет, и прикуп, который не взят.
name-dead-hand = мёртвая рука
name-other-packet = второй прикуп

rank-ace = Т
rank-ten = 10
rank-king = К
rank-queen = Д
rank-jack = В
rank-nine = 9

# После знака: «♥ черви»; именительный и винительный здесь совпадают.
suit-spades = пики
suit-clubs = трефы
suit-diamonds = бубны
suit-hearts = черви

## Что открыто в коне: в группе и над своими картами

# После имени и счёта: «Анна: 880 · на бочке, попытка 1 из 3». $n — идущая попытка.
mark-barrel = на бочке, попытка { $n } из { $of }
mark-bolts = { $n ->
    [one] { $n } болт
    [few] { $n } болта
   *[many] { $n } болтов
}
mark-dealer = сдаёт
# Вчетвером: сдаёт и не играет.
mark-sitter = сдаёт, сидит на прикупе
# После трёх падений играет без бочки.
mark-free = играет без бочки
# На пороге: пишется только своя игра.
mark-barrier = на пороге

# Над всем остальным, пока идёт золотой круг; $n — который это кон в нём.
board-golden = 🥇 <b>Золотой кон</b>, { $n } из { $of }: без торгов, 120, всё вдвойне

# Заголовок над «Анна: 100 (обязательная), 110, пас».
board-auction = <b>Торги</b>
call-pass = пас
call-forced = { $n } (обязательная)
call-blind = { $n } втёмную

# Пока заказ не назван; $n — ставка.
board-declarer = Играющий: { $name } · ставка { $n }
board-declarer-blind = Играющий: { $name } · { $n } втёмную
# Прикуп перекуплен за $n.
board-declarer-bought = Играющий: { $name } · прикуп за { $n }
# Без торгов, с бочки.
board-declarer-skips = Играющий: { $name } · { $n } с бочки, без торгов
board-contract = Играющий: { $name } · заказ { $n }
board-contract-blind = Играющий: { $name } · заказ { $n }, втёмную
board-talon = Прикуп: { $cards }
board-talon-hidden = Прикуп закрыт: никто не перебил
board-talon-blind = Прикуп закрыт: игра втёмную
# Вдвоём: который из двух прикупов взят.
board-packet = Прикуп { $n }: { $cards }
board-packet-hidden = Прикуп { $n }, закрыт
# Снос, если он открыт; $list — «Анна <b>9♠</b> · Вера <b>В♣</b>».
board-given = Снос: { $list }
board-laid = { $n ->
    [one] Отложена { $n } карта
    [few] Отложены { $n } карты
   *[many] Отложено { $n } карт
}
# $n — цена.
board-rebuy = Прикуп можно перекупить за { $n }
# Вдвоём, с добором из колоды.
board-stock = В колоде: { $n ->
    [0] пусто
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
}
board-no-trump = Козыря пока нет
# $suit — «♥ черви».
board-trump = Козырь: { $suit }
# $list — «Анна <b>♥ 100</b> · Борис <b>♠ 40</b>».
board-marriages = Марьяжи: { $list }
# В этом списке вместо «♥ 100»; $suit — «♥».
declared-small = { $suit } малый { $n }
declared-aces = четыре туза { $n }
declared-nines = четыре девятки { $n }
# $list — «Анна: <b>24</b> · Борис: <b>131</b> · Вера: <b>0</b>».
board-points = Очки: { $list }
board-totals = Счёт: { $list }
board-trick = <b>Взятка { $n }</b>
board-last-trick = Прошлая взятка: { $cards } — { $name }

# Кто должен действовать; никогда не сам читающий.
turn-cut = <b>Сдвигает колоду:</b> { $name }
turn-bid = <b>Торгуется:</b> { $name }
turn-take = <b>Выбирает прикуп:</b> { $name }
turn-give = <b>Сносит:</b> { $name }
turn-lay = <b>Откладывает карты:</b> { $name }
turn-contract = <b>Называет заказ:</b> { $name }
turn-lead = <b>Заходит:</b> { $name }
turn-play = <b>Ходит:</b> { $name }

## Сообщение стола в группе

table-deal = <b>Кон { $n }</b>
table-dealing = Карты сдаются…
table-finished = <b>Партия окончена.</b> Победитель: { $name }
# $digest: 64 шестнадцатеричные цифры.
# Who has cut the deck, and how many cards went from the top under the rest, at each cut.
table-cut = Снимает: { $name }, карт сверху: { $list }
table-commitment = <blockquote expandable>Колода выбрана до сдачи. Её отпечаток (SHA‑256): <code>{ $digest }</code>
    После кона я покажу колоду, и любой сможет сверить.</blockquote>
# Чей ход и сколько можно думать: $call — это сама строка.
table-limit = { $call } · ⏳ { $limit }
# Последний ход за $name сделали часы.
table-timed-out = ⏳ { $name }: время вышло, ход сделан автоматически

# Что остаётся от сообщения со столом; дальше отпечаток колоды.
table-over = <b>Кон { $deal }</b> · сыгран

button-cards = Мои карты

## Сообщение с картами в личном чате

# $title — название группы.
hand-title = <b>{ $title }</b> · кон { $n }
hand-none = Ждём карт.
hand-received = От играющего: { $card }
# В игре с добором.
hand-drew = Взята карта: { $card }
# $list — «Анна <b>9♠</b> · Вера <b>В♣</b>».
hand-given = Вы отдали: { $list }
hand-laid = Вы отложили: { $cards }
hand-sits-out = В этом кону вы сидите на прикупе.
# Вместо карт.
hand-unseen = Ваши карты закрыты: можно ещё дать 120 втёмную. Посмотрите — и уже нельзя.
hand-blind = Вы играете втёмную: карты откроются после торгов.
hand-cards = Ваши карты: <b>{ $cards }</b>

your-bid = <b>Ваше слово.</b> Сейчас { $bid }, ваш потолок { $cap }.
your-bid-no-raise = <b>Ваше слово.</b> Сейчас { $bid }, а ваш потолок { $cap }: остаётся пас.
# Ставок ещё нет; $n — наименьшая.
your-bid-first = <b>Ваше слово.</b> Ставок ещё нет, начинают с { $n }.
# Возможна одна ставка: $n.
your-bid-one = <b>Ваше слово.</b> Сейчас { $bid }, следующая ставка — { $n }.
your-bid-free = <b>Ваше слово.</b> Сейчас { $bid }, потолка нет.
your-blind = <b>Ваше слово.</b> Втёмную, вдвойне, — или сначала смотрите карты?
button-blind = { $n } втёмную
button-look = Смотрю карты
your-give = <b>Ваш снос.</b> Выберите по карте каждому сопернику:
your-give-one = <b>Ваш снос.</b> Выберите карту:
your-give-where = <b>Ваш снос.</b> Выберите карты:
your-lay = <b>Ваш снос.</b> { $n ->
    [one] Выберите { $n } карту:
    [few] Выберите { $n } карты:
   *[many] Выберите { $n } карт:
}
your-contract = <b>Ваш заказ:</b> от { $bid } до { $cap }.
your-contract-bid = <b>Ваш заказ:</b> { $bid }, выше нельзя.
your-contract-free = <b>Ваш заказ:</b> от { $bid }.
# На бочке; $n — наименьший заказ, который выигрывает партию.
contract-wins = Чтобы выиграть с бочки, нужно { $n }.

your-take = <b>Ваш ход.</b> Возьмите один из двух прикупов не глядя.
button-packet = Прикуп { $n }
your-cut = <b>Сдвиньте колоду.</b> Сколько карт снять сверху и положить под низ?
# $cards — девятки, которые оказались внизу.
cut-again = Внизу девятка, сдвигают снова: { $cards }
cut-fine = Третья девятка — штраф { $n }.
button-cut-all = Другое место »

# Открытый прикуп у другого; $n — цена.
rebuy-may = Вы можете перекупить прикуп за { $n }.
rebuy-ask = <b>Перекупить прикуп за { $n }?</b> Тогда играете вы, и заказ — не меньше { $n }.
button-rebuy = Перекупить прикуп: { $n }…
button-rebuy-sure = Да, беру за { $n }
your-lead = <b>Ваш заход.</b> С любой карты.
your-lead-no-trump = <b>Ваш заход.</b> Только не с козыря.
your-follow = <b>Ваш ход.</b> В масть: { $suit }.
your-beat = <b>Ваш ход.</b> В масть и старше: { $suit }.
your-trump = <b>Ваш ход.</b> Масти нет, кладите козырь: { $suit }.
your-overtrump = <b>Ваш ход.</b> Масти нет, перебейте козырем: { $suit }.
your-any = <b>Ваш ход.</b> Любая карта.

# Можно хвалить с захода; $suit — «♥ черви», $n — цена марьяжа.
marriage-may = Можно хвалить { $suit }: { $n }.
marriage-not-yet = Хвалить { $suit } ещё рано: сначала нужна взятка.
# По правилам без вопроса.
marriage-auto = Заход с короля или дамы — это марьяж { $suit }: { $n }.
small-may = Можно хвалить малый марьяж { $suit }: { $n }.
aces-may = Можно хвалить четыре туза: { $n }.
nines-may = Можно хвалить четыре девятки: { $n }.
marriage-ask = <b>Хвалите { $suit }?</b> +{ $n } и новый козырь.
small-ask = <b>Хвалите малый марьяж { $suit }?</b> +{ $n } и новый козырь.
aces-ask = <b>Хвалите четыре туза?</b> +{ $n }.
aces-ask-trump = <b>Хвалите четыре туза?</b> +{ $n } и новый козырь, { $suit }.
nines-ask = <b>Хвалите четыре девятки?</b> +{ $n }.
button-declare = Хвалю { $suit }: +{ $n }
button-declare-small = Хвалю малый { $suit }: +{ $n }
button-declare-aces = Хвалю четыре туза: +{ $n }
button-declare-nines = Хвалю четыре девятки: +{ $n }
button-just-lead = Просто зайти: { $card }

# Вопрос, а потом чем это кончится, по предложению в строке.
writeoff-ask = <b>Расписать кон?</b>
writeoff-costs = С вас { $n }.
writeoff-free = Вам это ничего не стоит.
writeoff-bolts = { $n ->
    [one] Вам рисуется { $n } болт.
    [few] Вам рисуются { $n } болта.
   *[many] Вам рисуется { $n } болтов.
}
writeoff-attempt = Сгорает попытка на бочке.
writeoff-fined = И штраф { $n }.
# $n — сколько соперников, $gain — сколько получит каждый.
writeoff-gives = { $n ->
    [one] Сопернику { $gain }.
    [few] Соперникам по { $gain }.
   *[many] Соперникам по { $gain }.
}
# $n: сколько росписей осталось у играющего в этой партии, вместе с этой.
writeoff-left = Росписей в запасе: { $n }
button-writeoff = Расписать кон…
button-writeoff-sure = Да, расписать
button-writeoff-back = Нет, играть

button-pass = Пас
button-higher = Выше »
button-back = « Назад
button-redeal-nines = Пересдача: четыре девятки
button-redeal-below = Пересдача: меньше { $n } очков
button-redeal-three-nines = Пересдача: три девятки
button-redeal-jacks = Пересдача: четыре валета
button-redeal-talon-below = Пересдача: в прикупе меньше { $n } очков
button-redeal-talon-nines = Пересдача: две девятки в прикупе
button-redeal-talon-jacks = Пересдача: три валета в прикупе
button-contract = Играю { $n }
button-swap = Поменять ① и ②
button-give = Отдать
button-lay = Отложить

## Сбор за столом

lobby-title = <b>Тысяча: новый стол</b>
lobby-opener = Хозяин стола: { $name }
# $n: скольких игроков не хватает, чтобы начать.
lobby-missing = { $n ->
    [one] Нужен ещё { $n } игрок; можно играть и вчетвером.
    [few] Нужны ещё { $n } игрока; можно играть и вчетвером.
   *[many] Нужно ещё { $n } игроков; можно играть и вчетвером.
}
# $form — как играют вдвоём, словами настроек: «два прикупа по две».
lobby-two = Можно начинать вдвоём ({ $form }) или подождать остальных.
lobby-three = Можно начинать втроём или подождать четвёртого.
lobby-four = Все в сборе, можно начинать. Вчетвером сдающий сидит на прикупе.

button-join = Сесть
button-leave = Встать
button-computer = Добавить компьютер
button-fewer = Убрать компьютер
# Меняет уровень компьютера; $n — его номер.
button-level = 🤖 { $n }: { $level }
# $name — простой текст.
button-remove = ✕ { $name }
button-rules = Правила
button-settings = Настройки
button-start = Начать

## После кона и в конце партии

# $contract — сколько нужно было набрать.
result-made = <b>Кон { $deal }</b> · { $name }: заказ { $contract } выполнен
result-failed = <b>Кон { $deal }</b> · { $name }: заказ { $contract } не выполнен
result-written-off = <b>Кон { $deal }</b> · { $name }: роспись, ставка { $contract }
result-draw-game = <b>Кон { $deal }</b> · без заказа: каждому пишется своё
# $why — одна из строк ниже.
result-redealt = <b>Кон { $deal }</b> · пересдача: { $name }, { $why }
redealt-automatic = четыре девятки (сразу)
redealt-nines = четыре девятки
redealt-below = меньше { $n } очков
redealt-three-nines = три девятки
redealt-jacks = четыре валета
redealt-after-pass = плохая карта после сноса
redealt-talon-below = в прикупе меньше { $n } очков
redealt-talon-nines = две девятки в прикупе
redealt-talon-jacks = три валета в прикупе
# Как считался весь кон.
result-golden = 🥇 Золотой кон: всё вдвойне
result-blind = Игра втёмную: заказ вдвойне
result-blind-all = Игра втёмную: всё вдвойне
result-golden-replay = Золотой заказ не выполнен ни разу: у всех 0, круг играется снова
result-golden-none = Золотой заказ не выполнен ни разу: у всех 0
result-stopped = <b>Кон { $deal }</b> · партия остановлена

# Под «Анна: +45 → 365»: из чего это сложилось, по одному в строке. Очки без округления и взятки.
result-took = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}, { $tricks ->
    [0] ни одной взятки
    [one] { $tricks } взятка
    [few] { $tricks } взятки
   *[many] { $tricks } взяток
}
result-writes-off = роспись
result-writeoff-gain = за роспись
result-barrel-defends = на бочке за чужую игру не пишется
result-frozen = против бочки ничего не пишется
result-barrier = на пороге пишется только своя игра
result-barrel-short = для победы с бочки мало
result-barrel-missed = сгорает попытка на бочке
# Вчетвером; $n: «+25».
result-sitter = сидит на прикупе: { $n }
result-sits-out = сидит на прикупе
result-bolt = болт, { $n } из 3
# $n: «−120».
result-bolt-fined = третий болт: { $n }
result-cut-fined = третья девятка при сдвиге: { $n }
result-writeoff-fined = штраф за росписи: { $n }
result-barrel = садится на бочку
result-fell = слетает с бочки
result-knocked = сброс с бочки
result-left = уходит с бочки
result-zero = третье падение: счёт 0
result-dump = самосвал: счёт 0
result-on-barrel = на бочке, попыток истрачено: { $n }
# $deck — соль и карты, та самая строка, от которой взят отпечаток.
result-deck = <blockquote expandable>Колода этого кона. SHA‑256 этой строки — отпечаток, показанный до сдачи:
    <code>{ $deck }</code></blockquote>
button-next = Следующий кон
button-whatif = А если бы?

final-winner = 🏆 <b>Победитель: { $name }</b>
final-none = <b>Партия окончена без победителя.</b>
# $list — «Анна: <b>545</b> · Вера: <b>120</b>».
final-missing = <b>Не хватает до { $target }:</b> { $list }
# $list — «Анна: <b>+100</b> · Борис: <b>0</b> · Вера: <b>−100</b>».
final-bank = <b>Банк:</b> { $list }
button-rematch = Реванш

## Подсказки в тренировке и «А если бы?» под результатом

# $what: что лучше всего («Т♥», «ставка 110», «9♠ ▸ Борис, В♣ ▸ Вера»); $n: шансы на победу в партии в процентах.
hint-best = 💡 Сильный компьютер: <b>{ $what }</b>. Шансы на победу в партии: { $n } %
# $list — «10♥ (44 %), К♥ (41 %)».
hint-others = Другие варианты: { $list }
hint-other = { $what } ({ $n } %)

review-title = 🔍 <b>А если бы?</b> Кон { $n }
# Над строками вроде «Взятка 4: 9♥ → Т♥ (−7 %)».
review-how = Где сильный компьютер выбрал бы другое и сколько шансов на победу в партии это стоило:
# $when — одно из слов ниже; $done и $better — как $what выше, но числа без слов; $n: проценты.
review-line = { $when }: { $done } → { $better } (−{ $n } %)
when-auction = Торг
when-exchange = Снос
when-contract = Заказ
when-trick = Взятка { $n }
review-none = Поправить нечего: сильный компьютер играл бы почти так же.
review-incomplete = На последние решения не хватило времени.
# Для играющего.
review-highest = При открытых картах можно было сыграть { $n }; ваш заказ: { $contract }.
review-hopeless = При открытых картах нельзя было сыграть даже { $n }.
# Ответы на нажатие.
review-thinking = Думаю… Ответ придёт в личный чат.
review-asked = Минутку: я уже думаю, или ответ уже есть.
explain-nothing = На этот раз ничего не вышло. Попробуйте ещё раз.

deed-bid = ставка { $n }
deed-contract = заказ { $n }
deed-writeoff = роспись
# Что объявляют ходом.
deed-marriage = { $card } с марьяжем
deed-small = { $card } с малым марьяжем
deed-aces = { $card } и четыре туза
deed-nines = { $card } и четыре девятки

## Запись партии

score-title = <b>Запись партии</b>
score-title-part = <b>Запись партии</b>, коны { $first }–{ $last }
score-empty = Ни один кон ещё не сыгран.
# Пояснения под записью: «* заказ выполнен, ! не выполнен».
score-made = заказ выполнен
score-failed = не выполнен
score-written-off = роспись
score-dealer = сдаёт
score-golden = золотой кон
score-blind = втёмную
score-bolt = болт
score-fined = штраф
score-barrel = на бочку
score-fell = с бочки
score-zero = счёт обнулён
# Под записью: присылает её картинкой. На картинке: заголовок и слово у полосы бочки.
button-picture = Картинкой
picture-title = Запись партии
picture-barrel = бочка

## Ответы на нажатия: простой текст, не больше 200 знаков

# «Мои карты», под картами. $cards — карты идущей взятки.
alert-trick = На столе: { $cards }
alert-your-turn = Ваш ход.
answer-sent-in-private = Правила — в нашем личном чате.

# Отказ по правилам игры. $n — наименьшее или наибольшее число; $cards — «К♠ 9♠».
error-not-your-turn = Сейчас не ваш ход.
error-wrong-phase = Сейчас этого сделать нельзя.
error-match-over = Партия окончена.
error-bad-deck = Колода неполная.
error-bad-cut = С обеих сторон должно остаться хотя бы { $n } карты.
error-look-first = Сначала посмотрите карты — или дайте 120 втёмную.
error-no-blind-bid = Втёмную играть уже нельзя.
error-bid-too-low = Мало: ставка — от { $n }.
error-bid-not-a-step = Ставки идут через { $n }.
error-bid-above-cap = Ваш потолок — { $n }: 120 и марьяжи на руках.
# Выше 120 нужен марьяж.
error-no-marriage = Без марьяжа выше 120 нельзя.
error-bid-highest = Выше { $n } не торгуются.
error-bid-one-step = Только по одному шагу: следующая ставка — { $n }.
error-no-redeal-right = С этими картами пересдачу не просят — или просить уже поздно.
error-card-not-held = Этой карты у вас нет.
error-bad-gift = Туда карту уже не отдать.
error-bad-lay = Отложить нужно другое число карт.
error-bad-packet = Такого прикупа нет.
error-no-rebuy = Перекупить прикуп вы сейчас не можете.
error-rebuy-price = Прикуп стоит теперь { $n }.
error-contract-too-low = Заказ не может быть ниже вашей ставки, { $n }.
error-writeoff-too-late = Расписывать поздно: карта уже отдана.
error-writeoff-off = За этим столом не расписывают.
error-writeoff-golden = Золотой кон расписать нельзя.
error-writeoff-blind = Игру втёмную расписать нельзя.
error-writeoff-limit = Росписей в этой партии у вас больше нет.
error-writeoff-on-barrel = На бочке расписывать нельзя.
error-must-follow = Нужно в масть. У вас: { $cards }
error-must-trump = Масти нет, нужен козырь. У вас: { $cards }
error-must-beat = Нужно перебить. У вас: { $cards }
error-trump-lead = С козыря сейчас заходить нельзя. Можно: { $cards }
error-must-declare = Заход с этой карты — это марьяж, его хвалят.
error-not-declared-here = За этим столом это не хвалят.
error-marriage-not-on-lead = Хвалят только со своего захода.
error-marriage-no-trick = Хвалить рано: сначала нужна взятка.
error-marriage-incomplete = Нужна вся пара одной масти на руках.
error-four-incomplete = Нужны все четыре.

# Отказ стола.
error-stale = Игра ушла дальше, эта кнопка не действует.
error-not-seated = Вы не за этим столом.
error-no-table = Стола здесь нет. Открыть: /newgame
error-table-running = Стол здесь уже есть: /table
error-match-running = Партия уже идёт.
error-lobby-full = Все места заняты.
error-already-seated = Вы уже за столом.
error-not-enough-players = Нужны хотя бы двое: позовите кого-нибудь или добавьте компьютер.
error-not-opener = Это может только хозяин стола или администратор.
error-no-cards = Сейчас у вас нет карт.
error-no-deal = Ещё ни один кон не сыгран.
error-too-quick = Слишком быстро: посмотрите на новые кнопки и нажмите.
error-between-deals = Это можно только между конами.
error-groups-only = Это для группы: добавьте меня в неё.
error-private-only = Это для нашего личного чата.
error-anonymous = Группа за стол не садится: нажмите «Сесть» от своего имени.
error-button-too-old = Эта кнопка устарела.
error-paused = Стол ждёт: я не могу писать в его группу.
error-hints-off = В настоящей партии подсказок нет. Игра с компьютером и подсказками: /practice в личном чате.
error-no-hint = Подсказывать нечего: сейчас вам не из чего выбирать.
error-not-in-deal = Это для тех, кто играл этот кон.
error-sits = Сначала встаньте из-за столов: /leave в группе, /stop в игре с компьютером.
# От старой партии хранится только запись.
error-thinned = Партия старая: осталась только запись. /score
error-nobody-delays = Сейчас никто другой игру не задерживает.
# Нажатие, которое пока не записать; бот повторит его сам.
error-put-off = Сейчас не могу это записать. Нажатие не пропало: выполню, как только смогу.
# Telegram does not answer, so it is not known who is an admin or a member.
error-not-asked = Telegram сейчас не говорит мне, кому это можно. Попробуйте ещё раз чуть позже.
error-not-yours = Это цифры другого игрока. Свои — по команде /stats.
# Members are hidden from who is no admin, so nobody can say who is one.
error-not-told = Telegram не говорит мне, админ ли вы здесь. Сделайте админом и меня (прав мне не нужно) или попросите хозяина стола.
# Somebody came by a link of the group; a press in the group proves that he is there.
error-press-there = Telegram не говорит мне, состоите ли вы в той группе. Нажмите там кнопку ещё раз: этого хватит.
# Somebody sends commands or presses buttons faster than is carried out.
error-too-often = Не так часто: я за вами не успеваю. Подождите немного.
# Many people together ask more in a group than is carried out.
error-crowd = Слишком много просьб сразу. Через минуту отвечу снова, а игра идёт.
error-not-member = Вас нет в группе, где этот стол, или вам нельзя там писать.
# Что-то сломалось; подробности в журнале.
error-unexpected = Что-то пошло не так, ошибка записана. Попробуйте ещё раз.

## Сообщения и вопросы

# Лично всем, кто играет; $title — название группы.
notice-paused = ⏸ <b>{ $title }</b>: не могу туда писать. Стол ждёт, пока это не изменится.
notice-stopped = <b>Стол закрыт.</b>
# A lobby that was closed, by somebody or by itself.
notice-not-begun = <b>Стол закрыт:</b> партия так и не началась.
notice-unreachable = { $name }: не могу вам написать. Откройте личный чат со мной: карты приходят туда.
button-open-private = Открыть личный чат
# Кто вышел из партии; на кнопке под этим — button-return.
notice-left = { $name } больше не играет: на этом месте компьютер. Вернуться можно между конами.
button-return = Вернуться за стол
# Группе, с упоминанием того, кто пропускает ходы; на кнопке под этим — button-here.
notice-away = { $name } не отвечает: пока играет компьютер. Любая кнопка возвращает место.
button-here = Возвращаюсь
# В личном чате, под картами.
hand-away = 💤 За вас играет компьютер, пока вы не нажмёте любую кнопку.
answer-here = С возвращением: играете снова вы.
button-replace = Отдать место компьютеру · { $n }/{ $of }
# Группе, о том, чей ход; на кнопке под этим — button-replace.
notice-vote = { $name }: отдать это место компьютеру? Нужно согласие всех остальных; ход отменяет голосование.
# Для любого другого, под notice-left.
button-sit = Сесть на это место
answer-voted = Голос учтён.

stop-ask = <b>Закрыть стол?</b> Партия закончится без победителя.
stop-ask-lobby = <b>Закрыть стол?</b> Все встанут.
button-stop = Закрыть стол
button-keep = Играем дальше
quit-ask = <b>Выйти из партии?</b> За вас доиграет компьютер. Вернуться можно между конами: /join в группе.
quit-ask-last = <b>Выйти из партии?</b> Кроме вас, людей за столом нет: партия закончится без победителя.
button-quit = Выйти из партии
button-stay = Остаться

## Приветствия и языки

# Личный чат, ответ на /start без приглашения: три строки, HTML.
start-private =
    Здравствуйте! Это стол для игры в тысячу.
    Играют в группе: там торги, взятки и счёт. Ваши карты видны только вам — здесь, в личном чате.
    Добавьте меня в группу и напишите там /newgame — или начните прямо здесь с компьютером: /practice

# Группа, когда бота в неё добавили; под текстом две кнопки: новый стол, правила.
hello-group = Всем привет! Здесь можно сыграть в тысячу: открывайте стол, карты сдаю я.

# После кнопки «Сесть», которая привела в личный чат; $title — название группы.
start-seated-in = Вы за столом в группе <b>{ $title }</b>. Карты придут сюда, а начинают игру в группе.
start-seated = Вы за столом. Карты придут сюда, а начинают игру в группе.
button-newgame = Новый стол
button-practice = Играть с компьютером
# Вопрос перед тренировочной партией и кнопки под ним.
practice-ask = <b>Вы против двух компьютеров.</b> Как им играть?
    Лёгкий ошибается, как новичок, обычный играет по здравым правилам, сильный думает наперёд.
button-easy = Лёгкий
button-normal = Обычный
button-strong = Сильный
button-add-to-group = Добавить меня в группу
button-language = 🌐 Язык

language-choose = Язык этого чата:
# Язык на нём самом.
language-name = Русский
language-chosen = Теперь я говорю по-русски.

## /privacy и /forget

privacy-title = <b>Что я храню и зачем</b>
privacy-person = <b>О вас:</b> номер в Telegram, имя и язык, настройки игры с компьютером и можно ли вам писать. Без этого не показать вам карты. Хранится, пока вы не отправите /forget.
privacy-chat = <b>О группе:</b> номер, название и язык, выбранные правила и какое моё сообщение что показывает.
privacy-match = <b>О партии:</b> кто где сидит, каждый ход и запись, чтобы партия пережила перезапуск и её мог проверить любой.
# $n: настройка того, кто держит бота.
privacy-match-days = { $n ->
    [one] Карты и ходы удаляются через { $n } день после её конца, запись остаётся.
    [few] Карты и ходы удаляются через { $n } дня после её конца, запись остаётся.
   *[many] Карты и ходы удаляются через { $n } дней после её конца, запись остаётся.
}
privacy-match-for-ever = Сыгранная партия хранится целиком.
privacy-figures = <b>О вашей игре:</b> какие коны вы сыграли, чем кончились они и ваши партии, и рейтинг в каждой группе: для /stats и /top. Хранится, пока вы не отправите /forget, дольше самих карт. В файле партии вместо учётной записи — номер игрока, всегда один и тот же.
privacy-not = <b>Не храню:</b> что люди пишут. Номера обработанных сообщений и нажатий удаляются через два дня.
privacy-who = Всё это может прочесть тот, кто держит бота; у него могут быть и резервные копии. Больше никто этого не получает.
privacy-forget = /forget в личном чате удаляет всё, что я храню о вас.

forget-ask = <b>Удалить всё, что я храню о вас?</b> Исчезнут имя, язык, настройки, статистика и партии с компьютером. В прошлых партиях групп останется место без имени. Вернуть будет нельзя.
button-forget = Удалить мои данные
button-forget-not = Оставить
forgotten-person = <b>Удалено:</b> номер, имя и язык, настройки, статистика и то, что вам можно писать.
forgotten-seats = { $n ->
    [one] За { $n } прошлым столом ваше место теперь без имени.
    [few] За { $n } прошлыми столами ваше место теперь без имени.
   *[many] За { $n } прошлыми столами ваше место теперь без имени.
}
forgotten-practices = { $n ->
    [one] Удалена { $n } партия с компьютером.
    [few] Удалены { $n } партии с компьютером.
   *[many] Удалено { $n } партий с компьютером.
}
forgotten-rest = То, что стоит в чатах, принадлежит Telegram и остаётся там. Если напишете мне снова, познакомимся заново.

## Проверка честности, /verify, и файлы

verify-claim = <b>Что доказано.</b> Колода кона выбрана до того, как кто-либо увидел карты, и потом не менялась. Только это и доказано.
verify-how = <b>Как проверить.</b> До сдачи я показываю отпечаток: SHA‑256 от секретной соли из 32 знаков, сразу за которой идут 24 карты колоды через пробел. После кона я показываю соль и колоду. Подставьте эту строку, без перевода строки, в любой калькулятор SHA‑256: должен получиться тот же отпечаток. Карта записана достоинством (A T K Q J 9) и мастью (S C D H).
verify-deal = <b>Кон { $deal } по шагам</b>
# $digest: 64 шестнадцатеричные цифры.
verify-fingerprint = Показано до сдачи:
    <code>{ $digest }</code>
# $line — соль и карты, та самая строка, от которой взят отпечаток.
verify-line = Соль и колода:
    <code>{ $line }</code>
# $list — сколько карт сверху ушло вниз при каждом сдвиге.
verify-cut = Потом колоду сдвинули; снято сверху карт: { $list }.
verify-holds = ✅ Пересчёт только что: совпадает.
verify-fails = ❌ Пересчёт только что: не совпадает!

# Подписи к файлам.
history-whole = { $n ->
    [one] Вся партия: { $n } кон.
    [few] Вся партия: { $n } кона.
   *[many] Вся партия: { $n } конов.
}
history-running = { $n ->
    [one] Партия на сейчас: { $n } кон. Идущий кон остаётся в тайне, пока не кончится.
    [few] Партия на сейчас: { $n } кона. Идущий кон остаётся в тайне, пока не кончится.
   *[many] Партия на сейчас: { $n } конов. Идущий кон остаётся в тайне, пока не кончится.
}
report-caption = Кон { $n } с вашего места: на случай спора.

## Статистика: /stats и /top

# $name — чья. Дальше таблица моноширинным; название строки — до 14 знаков, при сравнении двоих до 12.
stats-title = <b>{ $name }: статистика</b>
stats-empty = Считать пока нечего: ни одного доигранного кона. Игра с компьютером в личном чате не в счёт.
# Заголовки двух столбцов, до 7 знаков.
stats-here = здесь
stats-anywhere = везде
stats-matches = партии
# Партии, законченные на месте $n.
stats-place = { $n }-е место
# Партии, которые игрок бросил.
stats-left = брошено
stats-deals = коны
stats-average = очков за кон
stats-best = лучший кон
stats-marriages = марьяжи
stats-bolts = болты
stats-barrels = на бочку
stats-falls = с бочки
# В строке «8/12»: сыграно 8 из 12. $size — «105–120».
stats-contracts = заказ { $size }
stats-rating = рейтинг
stats-legend = Заказы: сыграно / всего. Кон, в котором помогал компьютер, не в счёт.
# Открывает сравнение с этим игроком; без HTML.
button-versus = 🆚 { $name }
# Заголовок сравнения.
stats-duel = <b>{ $one } и { $other }</b>
stats-never = Вы пока не доиграли вместе ни одной партии.
stats-together = Вместе: { $matches ->
    [one] { $matches } партия
    [few] { $matches } партии
   *[many] { $matches } партий
}, { $deals ->
    [one] { $deals } кон
    [few] { $deals } кона
   *[many] { $deals } конов
}
# Партии, в которых место выше.
stats-ahead = место выше
stats-average-short = очков за кон
stats-contracts-short = заказы
# Между целым и десятой долей.
decimal-mark = ,

top-title = <b>Лучшие в этом чате</b>
top-week = За эту неделю
top-month = За этот месяц
top-all = За всё время
top-empty = За это время не доиграно ни одной партии.
# Заголовки столбцов: до 6, 5 и 6 знаков вместе с пробелом.
top-matches = игры
top-wins = поб.
top-rating = рейт.
top-legend = Рейтинг — осторожная оценка OpenSkill по партиям, где играют только люди и без замен.
button-week = Неделя
button-month = Месяц
button-all = Всё время

## Справка, /help: по строке на команду, HTML. Переменных нет.

help-title = <b>Что я умею</b>
help-newgame = /newgame — открыть стол в группе
help-join = /join — сесть за стол
help-leave = /leave — встать из-за стола
help-table = /table — показать стол внизу чата
help-hand = /hand — показать свои карты
help-score = /score — запись партии по конам
help-stats = /stats — ваша статистика; ответом на чьё-то сообщение: вы двое
help-top = /top — лучшие в этом чате
help-rules = /rules — правила этого стола
help-settings = /settings — выбрать правила: целый набор или по одному
help-history = /history — партия файлом, кон за коном
help-report = /report — что вам известно об идущем коне, файлом (в личном чате)
help-verify = /verify — проверить честность сдачи
help-privacy = /privacy — что я храню и как долго
help-forget = /forget — удалить всё, что я храню о вас (в личном чате)
help-language = /language — выбрать язык
help-practice = /practice — сыграть с компьютером в личном чате
help-hint = /hint — что сделал бы сильный компьютер? Только в игре с компьютером
help-stop = /stop — закончить партию досрочно
help-replace = /replace — голосовать за замену компьютером того, кто не ходит
help-help = /help — эта справка

## Лицо бота в Telegram: имя (до 64 знаков), строка в профиле (до 120), текст пустого чата (до 512). Без HTML.

bot-name = Тысяча
bot-about = Карточная игра «Тысяча» в вашей группе: торг, марьяжи, бочка. Играйте с друзьями или с компьютером.
bot-description =
    Карточная игра «Тысяча» для группы друзей.

    Я сдаю, слежу за правилами и веду запись. Свои карты каждый видит только сам, а честность сдачи можно проверить.

    Втроём, вдвоём или вчетвером; свободное место займёт компьютер. Не умеете играть? Десять коротких уроков научат: /tutorial

## Меню команд Telegram (setMyCommands), без косой черты и HTML.

command-newgame = Открыть стол
command-join = Сесть за стол
command-leave = Встать из-за стола
command-table = Показать стол
command-hand = Мои карты
command-score = Запись партии
command-stats = Моя статистика
command-top = Лучшие в этом чате
command-rules = Правила этого стола
command-settings = Выбрать правила
command-history = Партия файлом
command-report = Идущий кон файлом
command-verify = Проверить честность сдачи
command-privacy = Что я храню и как долго
command-forget = Удалить мои данные
command-language = Язык
command-practice = Игра с компьютером
command-hint = Подсказка, только в игре с компьютером
command-stop = Закончить партию досрочно
command-replace = Заменить компьютером того, кто не ходит
command-help = Справка

## Только для операторов бота

status-tables = Играют: { $playing } · собираются: { $lobbies } · людей: { $people }
broadcast-sent = Отправлено в { $n ->
    [one] { $n } чат
    [few] { $n } чата
    [many] { $n } чатов
   *[other] { $n } чата
}.
broadcast-usage = /broadcast и то, что прочтут все играющие

## Опции правил: /settings и /rules. Простой текст, без HTML.

# option-…: имя, на кнопке перед «: значение», не больше 40 знаков. option-…-help: что это значит за столом, одно предложение.
# value-…: как стоит после имени, со строчной буквы.

# Разделы меню.
topic-deal = Сдача и пересдача
topic-auction = Торги
topic-talon = Прикуп и роспись
topic-play = Розыгрыш и очки
topic-end = Конец партии
topic-two = Вдвоём
topic-four = Вчетвером

# Набор правил: имя на кнопке и перед «3 отличия», и что в нём особенного — после «имя — ».
preset-classic-name = Классическая
preset-classic-about = обычная игра с бочкой, болтами и самосвалом
preset-polish-name = Польская
preset-polish-about = счёт десятками, порог 800, нужно перебивать
preset-polish-mild-name = Польская, мягкая
preset-polish-mild-about = как польская, но перебивать нужно только в масть, а козырять не обязательно
preset-livegames-name = Интернет-клуб
preset-livegames-about = много пересдач, болты подряд, козырем ходит хозяин марьяжа
preset-online-name = На банк
preset-online-about = щедрые пересдачи, тузовый марьяж, банк в конце
preset-convention-name = До 1001
preset-convention-about = с бочки открывают торги, против неё очки не пишутся
preset-program-name = Старая программа
preset-program-about = на сотне сдающий, без болтов, на бочке место всем
preset-house-name = Домашняя
preset-house-about = как старая программа, но с пересдачами, болтами подряд и без торга ниже −120
preset-custom-name = Своя
preset-custom-about = договорённости только этого чата

# Значения, общие для многих опций. $n — число, как его пишут, с настоящим минусом.
value-on = да
value-off = нет
value-under = меньше { $n } очков
value-below = ниже { $n }
value-at-least = от { $n }
value-at = на { $n }
value-each = по { $n }
value-to-nearest = до { $n }

# Опции раздела: Сдача и пересдача
option-cut = Сдвижка колоды
option-cut-help = Сосед справа от сдающего сдвигает колоду; если внизу девятка, сдвигают ещё раз, а третья девятка подряд стоит штрафа.
option-redeal-four-nines = Пересдача при 4 девятках
option-redeal-four-nines-help = Если на одну руку пришли четыре девятки, карты пересдают: по просьбе игрока или сразу.
value-redeal-four-nines-request = по просьбе
value-redeal-four-nines-automatic = сразу
option-redeal-below = Пересдача при слабой карте
option-redeal-below-help = Кому при сдаче приходит меньше очков, тот может потребовать пересдачи.
option-redeal-three-nines = Пересдача при 3 девятках
option-redeal-three-nines-help = С тремя девятками на руках можно потребовать пересдачи: любому игроку или только первому слева от сдающего.
value-redeal-three-nines-anyone = любой игрок
value-redeal-three-nines-forehand = только первая рука
option-redeal-four-jacks = Пересдача при 4 валетах
option-redeal-four-jacks-help = Кому при сдаче приходят четыре валета, тот может потребовать пересдачи.
option-redeal-after-pass = Пересдача после сноса
option-redeal-after-pass-help = Соперник, у которого после сноса четыре девятки или слабая карта, может потребовать пересдачи до первого хода.
option-redeal-talon-below = Пересдача при слабом прикупе
option-redeal-talon-below-help = Если в прикупе меньше очков, играющий может потребовать пересдачи.
option-redeal-talon-nines = Пересдача при девятках в прикупе
option-redeal-talon-nines-help = Если в прикупе две девятки или больше, играющий может потребовать пересдачи.
value-redeal-talon-nines-2 = две и больше
option-redeal-talon-jacks = Пересдача при 3 валетах в прикупе
option-redeal-talon-jacks-help = Если в прикупе три валета, играющий может потребовать пересдачи.
option-redeal-talon-when = Когда смотрят на плохой прикуп
option-redeal-talon-when-help = Пересдача из-за плохого прикупа: только если он достаётся по обязательной ставке без торга или после любых торгов.
value-redeal-talon-when-forced = только без торга
value-redeal-talon-when-always = всегда

# Опции раздела: Торги
option-forced-seat = Кто сидит на сотне
option-forced-seat-help = Кто обязан играть по наименьшей ставке, если никто не даёт больше (сдающий — только втроём).
value-forced-seat-left = слева от сдающего
value-forced-seat-dealer = сдающий
value-forced-seat-last = последний, если все пас
option-min-bid = Наименьшая ставка
option-min-bid-help = Обязательная ставка, с которой начинаются торги.
option-bid-step = Шаг торгов
option-bid-step-help = Ставки и заказы кратны этому числу.
option-jump-bids = Подъём на несколько шагов
option-jump-bids-help = Ставку можно поднимать сразу на несколько шагов, иначе только на один.
option-bid-cap = Потолок ставки
option-bid-cap-help = До какой ставки можно торговаться: 120 и марьяжи на руках, с марьяжем сколько угодно или вовсе без ограничений.
value-bid-cap-marriages = 120 и марьяжи
value-bid-cap-any-marriage = с марьяжем любая
value-bid-cap-none = нет, можно блефовать
option-no-bid-below = Без торга при счёте
option-no-bid-below-help = У кого счёт ниже, тот пасует автоматически; обязательная ставка остаётся в силе.
option-talon-rebuy = Перекупка прикупа
option-talon-rebuy-help = Открытый прикуп соперник может перекупить, добавив к его цене 120: теперь играет он, с таким заказом.
option-blind = Игра втёмную
option-blind-help = Не глядя в карты, можно дать 120 втёмную; если никто не перебьёт, заказ не повышают, прикуп не показывают, а счёт удваивается.
value-blind-forehand = кто на сотне
value-blind-anyone = любой в свою очередь
option-blind-doubles = Втёмную удваивается
option-blind-doubles-help = Что считается вдвойне, когда играют втёмную: один заказ или очки и болты всех.
value-blind-doubles-player = заказ
value-blind-doubles-all = очки всех
option-blind-marriages = Марьяжи втёмную вдвойне
option-blind-marriages-help = Когда удваиваются очки всех, удваивается и всё, что объявлено.
option-blind-min-score = Счёт для игры втёмную
option-blind-min-score-help = С каким счётом уже можно играть втёмную.
value-blind-min-score-off = любой
option-golden = Золотой кон
option-golden-help = Первые коны, по одному на игрока, идут без торгов: кто на сотне, играет 120, а очки, штрафы и болты считаются вдвойне.
option-golden-raise = Повышение золотых 120
option-golden-raise-help = После сноса в золотом кону можно заказать больше 120.
option-golden-if-none = Если в золотом все сели
option-golden-if-none-help = Когда в золотом кону никто не набирает 120, счёт у всех становится 0, и дальше снова золотой кон или обычная игра.
value-golden-if-none-replay = снова золотой кон
value-golden-if-none-continue = обычная игра

# Опции раздела: Прикуп и роспись
option-talon-hidden-at-forced = Закрытый прикуп без торга
option-talon-hidden-at-forced-help = Если обязательную ставку никто не перебивает, прикуп видит только играющий.
option-pass-face = Карты в снос
option-pass-face-help = Карты, которые играющий отдаёт соперникам: закрытые, для одного получателя, или открытые для всех.
value-pass-face-closed = закрытые
value-pass-face-open = открытые
option-raise-after-talon = Повышение после прикупа
option-raise-after-talon-help = После сноса играющий может назвать заказ выше своей ставки.
option-writeoff = Роспись
option-writeoff-help = Взяв прикуп, но ещё не отдав ни одной карты, играющий может расписать кон.
option-writeoff-cost = Плата за роспись
option-writeoff-cost-help = Чем платит играющий за роспись.
value-writeoff-cost-bid = ставка
value-writeoff-cost-nothing = ничего
value-writeoff-cost-bolt = болт
value-writeoff-cost-first-free = ставка, первая даром
option-writeoff-gain = Соперникам за роспись
option-writeoff-gain-help = Сколько получает каждый соперник, когда кон расписан.
value-writeoff-gain-half = по половине ставки
option-writeoff-limit = Росписей за партию
option-writeoff-limit-help = Сколько раз за партию каждый может расписать кон.
value-writeoff-limit-0 = сколько угодно
option-writeoff-gain-two = Роспись вдвоём
option-writeoff-gain-two-help = Сколько получает соперник за роспись, когда играют двое.
option-writeoff-fine-from = Штраф за росписи
option-writeoff-fine-from-help = Начиная с этой росписи игрок платит ещё и штраф.
value-writeoff-fine-from-3 = с третьей
value-writeoff-fine-from-4 = с четвёртой
option-writeoff-on-barrel = Роспись на бочке
option-writeoff-on-barrel-help = Сидя на бочке, тоже можно расписать кон: пропадает только попытка.
option-writeoff-golden = Роспись в золотом кону
option-writeoff-golden-help = Золотой кон тоже можно расписать, но соперникам пишется по 120.
option-writeoff-blind = Роспись втёмную
option-writeoff-blind-help = Игру втёмную тоже можно расписать, но соперникам пишется по 120.

# Опции раздела: Розыгрыш и очки
option-must-trump = Обязательный козырь
option-must-trump-help = У кого нет масти, тот обязан положить козырь.
option-must-beat = Обязательно перебивать
option-must-beat-help = Кто может, тот обязан перебить карты на столе: только в масть или ещё и козырем.
value-must-beat-suit = в масть
value-must-beat-suit-and-trump = в масть и козырем
option-marriage-first-lead = Марьяж с первого хода
option-marriage-first-lead-help = Хвалить можно и без единой взятки.
option-marriage-announce = Марьяж объявляется
option-marriage-announce-help = При ходе с короля или дамы марьяжа бот спрашивает, хвалить ли, или объявляет марьяж всегда.
value-marriage-announce-ask = по желанию
value-marriage-announce-auto = всегда
option-marriage-values = Цена марьяжей
option-marriage-values-help = Сколько очков дают король и дама каждой масти.
option-marriage-scores = Очки за марьяж
option-marriage-scores-help = Марьяж соперника приносит ему очки или только делает масть козырной.
value-marriage-scores-all = всем
value-marriage-scores-declarer = только играющему
option-trump-lead = Ход с козыря
option-trump-lead-help = Кому можно ходить с козыря, пока есть другие карты.
value-trump-lead-any = всем
value-trump-lead-announcer = хозяину марьяжа
value-trump-lead-others = всем, кроме хозяина марьяжа
option-ace-marriage = Тузовый марьяж
option-ace-marriage-help = Четыре туза на руках после первой взятки дают 200: за ход с туза, с козырем или без, либо за ходы всеми четырьмя подряд.
value-ace-marriage-bonus = 200
value-ace-marriage-trump = 200 и козырь
value-ace-marriage-sequence = 200 за четыре подряд
option-small-marriage = Малый марьяж, Д и В
option-small-marriage-help = Даму и валета одной масти можно хвалить, как марьяж, за половину его цены.
option-nines-bonus = Премия за 4 девятки
option-nines-bonus-help = Очки за ход с девятки, когда на руках все четыре.
option-last-trick-bonus = Премия за последнюю взятку
option-last-trick-bonus-help = Столько очков получает тот, кто берёт последнюю взятку.
option-rounding = Округление
option-rounding-help = Очки соперников округляются до ближайшего кратного.
option-round-declarer = Округление играющему
option-round-declarer-help = Очки играющего тоже округляются, прежде чем сравнить их с заказом.
option-bolts = Болты
option-bolts-help = Кон, в котором игрок ничего не берёт, — болт, а за три болта полагается штраф: за любые три или за три подряд.
value-bolts-total = каждый третий
value-bolts-consecutive = три подряд
option-bolt-for = Болт пишется за кон
option-bolt-for-help = За что рисуется болт: за кон без взяток или за кон без очков.
value-bolt-for-tricks = без взяток
value-bolt-for-points = без очков
option-bolt-declarer = Болты играющему
option-bolt-declarer-help = Болт может получить и играющий.
option-dump-truck = Самосвал
option-dump-truck-help = Ровно ±555 на счету превращаются в 0; где всё считают десятками — ровно ±550.
value-dump-truck-both = в плюсе и в минусе
value-dump-truck-plus = только в плюсе
option-penalty = Штраф
option-penalty-help = Столько стоят три болта, падение с бочки и другие провинности.
option-target = Партия до
option-target-help = Счёт, который выигрывает партию.

# Опции раздела: Конец партии
option-barrel = Бочка
option-barrel-help = Кто набирает столько, садится на бочку и выиграть может только с неё, своим заказом.
option-barrel-attempts = Попыток на бочке
option-barrel-attempts-help = Сколько попыток даётся на бочке до падения.
option-barrel-counts = Попытка на бочке
option-barrel-counts-help = На что уходит попытка: на каждый кон, в котором играешь, или только на свой заказ.
value-barrel-counts-deals = каждый кон
value-barrel-counts-contracts = только свой заказ
option-barrel-auction = Торги с бочки
option-barrel-auction-help = Сидящий на бочке торгуется как все, от 120; или обязан открыть торги со 120; или сразу берёт прикуп без торгов.
value-barrel-auction-normal = как обычно
value-barrel-auction-opens = открывает со 120
value-barrel-auction-skip = сразу берёт прикуп
option-barrel-fail = За недобор на бочке
option-barrel-fail-help = Что теряет на бочке тот, кто не выполнил заказ: только попытку или весь заказ вместе с бочкой.
value-barrel-fail-nothing = сгорает попытка
value-barrel-fail-bid = минус заказ и с бочки
option-barrel-defends = Болты на бочке за чужую игру
option-barrel-defends-help = На бочке за чужую игру очки не пишутся, но болт за пустой кон заработать можно.
option-barrel-others = Очки против бочки
option-barrel-others-help = Когда играет сидящий на бочке, остальным пишется как обычно или не пишется ничего, даже болтов.
value-barrel-others-score = как обычно
value-barrel-others-freeze = не пишутся
option-barrel-single = Новый сбрасывает с бочки
option-barrel-single-help = Кто садится на бочку, сбрасывает с неё прежнего, и тому пишется штраф.
option-barrel-together = Вместе на бочку
option-barrel-together-help = Если в одном кону на бочку садятся двое или трое, слетают все или остаются все.
value-barrel-together-fall = слетают все
value-barrel-together-coexist = остаются все
option-barrel-third-fall = Третье падение с бочки
option-barrel-third-fall-help = Чем кончается третье падение с бочки: счёт 0, счёт 0 и дальше игра без бочки или ничем особенным.
value-barrel-third-fall-zero = счёт 0
value-barrel-third-fall-zero-free = 0, дальше без бочки
value-barrel-third-fall-off = как обычное
option-barrier = Порог
option-barrier-help = С этого счёта пишется только своя игра, в плюс или в минус.
option-settlement = Расчёт после партии
option-settlement-help = Показывается после партии: каждый проигравший должен, сколько ему не хватило, или последний отдаёт победителю свою ставку.
value-settlement-missing = по недостаче
value-settlement-bank = банк
option-stake = Ставка в банке
option-stake-help = Сколько последний платит победителю; те, кто между ними, не платят.

# Опции раздела: Вдвоём и вчетвером
option-two-player = Игра вдвоём
option-two-player-help = Как сдают карты, когда играют двое.
value-two-player-packets = два прикупа по две
value-two-player-one-card = два прикупа, снос одной
value-two-player-triples = два прикупа по три
value-two-player-dead-hand = с мёртвой рукой
value-two-player-draw = с добором из колоды
option-leftovers = Лишние карты
option-leftovers-help = Кому достаются второй прикуп и две снесённые карты; если никому, их всё же получает тот, кто играл ровно 120, ничего не хвалил и взял все взятки.
value-leftovers-last-trick = за последнюю взятку
value-leftovers-packet = только прикуп
value-leftovers-dead = никому
option-sitter-scores = Очки сдающему
option-sitter-scores-help = Что получает из прикупа сдающий, который вчетвером не играет.
value-sitter-scores-points-marriage = очки и марьяж
value-sitter-scores-points = очки
value-sitter-scores-points-half = очки и половинки
value-sitter-scores-off = ничего
value-sitter-scores-aces-melds = по 50 за туза и марьяж

## Меню настроек, /settings. Над кнопками HTML, на кнопках и в ответах простой текст.

settings-title = <b>Правила этого стола</b>
# Стоит и при сборе за столом. $preset — имя набора правил, $n — сколько опций от него отличается.
settings-summary = { $n ->
    [0] { $preset }
    [one] { $preset }, { $n } отличие
    [few] { $preset }, { $n } отличия
   *[many] { $preset }, { $n } отличий
}
# $summary — строка выше.
settings-now = Сейчас: <b>{ $summary }</b>
settings-frozen = Идущая партия играется по своим правилам; изменения — со следующей.
settings-presets-hint = Выберите набор правил, а потом поменяйте то, что у вас иначе.
settings-topics-hint = Что поменять?
# Один набор в списке над кнопками.
settings-preset-line = <b>{ $name }</b> — { $about }
# Над опциями раздела, если такие есть; $preset — как выше.
settings-legend = ● не так, как в наборе «{ $preset }»
# Опция на кнопке, в ответе и среди тех, что уступили.
settings-option = { $name }: { $value }
# На странице опции: $preset и значение в этом наборе.
settings-in-preset = В наборе «{ $preset }»: { $value }
# Ответ после выбора; $list — «Бочка: нет» через запятую.
settings-mended = Вместе с этим меняется: { $list }
# Ответ после выбора набора.
settings-preset-chosen = Выбрано: { $preset }
button-settings-topics = Поменять по одному »
# Как быстро ходят компьютеры.
pace-slow = медленно
pace-normal = обычно
pace-fast = быстро
button-settings-pace = Компьютеры ходят: { $pace }
settings-pace = <b>Компьютеры ходят: { $pace }</b>

    Сколько компьютер ждёт перед каждым ходом, чтобы все успевали следить за игрой. Действует сразу, и в начатой партии тоже.
settings-pace-chosen = Компьютеры ходят: { $pace }
# Как человек видит свои карты; выбирает в личном чате, для себя одного.
cards-text = текстом
cards-pictures = картинкой
cards-four = картинкой в четыре цвета
button-settings-cards = Мои карты: { $style }
settings-cards = <b>Мои карты: { $style }</b>

    Так видны ваши карты в личном чате за любым столом. Текст тратит меньше всего трафика; картинка стоит над теми же кнопками.
settings-cards-chosen = Мои карты: { $style }
# Часы хода: сколько можно думать. На кнопках и после имени того, чей ход.
limit-off = без ограничения
limit-seconds = { $n } с
limit-minutes = { $n } мин
limit-days = { $n ->
    [one] { $n } день
    [few] { $n } дня
   *[many] { $n } дней
}
button-settings-clock = Время на ход: { $limit }
settings-clock = <b>Время на ход: { $limit }</b>

    Когда время выходит, делаю самый безопасный ход. После двух таких ходов подряд играет компьютер, пока игрок не вернётся.
settings-clock-chosen = Время на ход: { $limit }
# The page of time zones, and the way to it; $zone is a city of it.
button-settings-zone = Часовой пояс: { $zone }
settings-zone = <b>Часовой пояс: { $zone }</b>

    С 23 до 8 часов по этому поясу — ночь. Где на ход даны дни, я тогда никого не зову, и ничьё время не выходит.
settings-zone-chosen = Часовой пояс: { $zone }
# $ahead: hours ahead of UTC, as +1.
zone-label = { $name }, UTC{ $ahead }
zone-utc = UTC
zone-london = Лондон
zone-berlin = Берлин
zone-warsaw = Варшава
zone-kaliningrad = Калининград
zone-kyiv = Киев
zone-jerusalem = Иерусалим
zone-minsk = Минск
zone-moscow = Москва
zone-tbilisi = Тбилиси
zone-samara = Самара
zone-almaty = Алматы
zone-yekaterinburg = Екатеринбург
zone-omsk = Омск
zone-bangkok = Бангкок
zone-novosibirsk = Новосибирск
zone-irkutsk = Иркутск
zone-yakutsk = Якутск
zone-vladivostok = Владивосток
zone-sydney = Сидней
zone-magadan = Магадан
zone-kamchatka = Камчатка
zone-los-angeles = Лос-Анджелес
zone-denver = Денвер
zone-chicago = Чикаго
zone-new-york = Нью-Йорк
zone-sao-paulo = Сан-Паулу
# Раздел и сколько опций в нём отличается.
button-settings-topic = { $topic } · { $n }

## Правила, /rules: абзацы из целых предложений, выбранных по опциям. HTML.

rules-title = <b>Тысяча, как в неё играют здесь</b>
rules-aim = <b>Цель.</b> Каждый играет за себя, партия идёт до { $target } очков. В колоде 24 карты, по старшинству: туз — 11, десятка — 10, король — 4, дама — 3, валет — 2, девятка — 0. Всего 120 очков.
# $list — «♥ 100, ♦ 80, ♣ 60, ♠ 40».
rules-marriages = <b>Марьяж.</b> Король и дама одной масти на одной руке: { $list }.
rules-deal = <b>Сдача.</b> Втроём каждому по семь карт, три карты — в прикуп.
rules-deal-cut = Перед сдачей колоду сдвигает сосед справа от сдающего. Если внизу девятка, он сдвигает ещё раз, а третья девятка подряд стоит ему { $n } очков; валет снизу уходит в середину колоды.
rules-redeal-request = С четырьмя девятками можно потребовать пересдачи.
rules-redeal-automatic = Четыре девятки на одной руке — сразу пересдача.
rules-redeal-below = Если на руках меньше { $n } очков, можно потребовать пересдачи.
rules-redeal-button = Кнопка под картами ждёт до вашей первой заявки или паса.
# $n — обязательная ставка.
rules-auction-left = <b>Торги.</b> Кто слева от сдающего, обязан дать { $n }: если никто не перебьёт, он и играет.
rules-auction-dealer = <b>Торги.</b> Сдающий обязан дать { $n }: если никто не перебьёт, он и играет.
rules-auction-last = <b>Торги.</b> Открывать никто не обязан, но если все остальные пасуют, последняя рука обязана играть { $n }.
# $n — шаг торгов.
rules-auction-jumps = Дальше по кругу поднимают на любое число, кратное { $n }, или пасуют; после паса в торги не возвращаются. Играет тот, кто даёт больше всех.
rules-auction-steps = Дальше по кругу поднимают ровно на { $n } или пасуют; после паса в торги не возвращаются. Играет тот, кто даёт больше всех.
rules-cap-marriages = Потолок — 120 плюс ваши марьяжи; без марьяжа выше 120 нельзя.
rules-cap-any = Без марьяжа выше 120 нельзя, а с марьяжем потолка нет.
rules-cap-none = Потолка нет: торгуйтесь, насколько хватит смелости.
rules-talon = <b>Прикуп и снос.</b> Играющий берёт прикуп и показывает его всем.
rules-talon-hidden = Если прикуп достаётся по обязательной ставке, без торга, его видит только играющий.
rules-pass-closed = Потом он отдаёт соперникам по одной закрытой карте.
rules-pass-open = Потом он отдаёт соперникам по одной карте в открытую.
rules-contract-raise = После этого он называет заказ — не ниже своей ставки.
rules-contract-fixed = Заказ равен ставке.
rules-cap-again = Потолок теперь считается заново, по картам после сноса.
rules-writeoff = <b>Роспись.</b> Пока не отдано ни одной карты, играющий может расписать кон.
rules-writeoff-bid = С него списывается ставка.
rules-writeoff-nothing = Ему это ничего не стоит.
rules-writeoff-bolt = За это ему рисуется болт.
rules-writeoff-first-free = Первый раз за партию — даром, потом с него списывается ставка.
rules-writeoff-gain = Соперникам пишется по { $n }.
rules-writeoff-half = Соперникам пишется по половине ставки.
rules-writeoff-gain-two = Вдвоём сопернику пишется { $n }.
# Сколько раз за партию.
rules-writeoff-limit = { $n ->
    [one] Не больше { $n } раза за партию.
    [few] Не больше { $n } раз за партию.
   *[many] Не больше { $n } раз за партию.
}
rules-writeoff-barrel = С бочки расписывать нельзя.
rules-play = <b>Розыгрыш.</b> Первый ход — играющего, дальше ходит тот, кто берёт взятку. Отвечать нужно в масть.
rules-trump-must = Нет масти — кладите козырь, нет и козыря — любую карту.
rules-trump-free = Нет масти — кладите любую карту.
rules-beat-off = Перебивать не обязательно.
rules-beat-suit = Если можете положить старше в масть, вы обязаны, кроме случая, когда взятку уже бьёт козырь.
rules-beat-all = Если можете перебить, вы обязаны: в масть, а когда её нет — козырем.
rules-beat-overtrump = Если можете положить старше в масть, вы обязаны; а когда масти нет, нужно перебить козырь на столе, если есть чем.
rules-trump = <b>Козырь.</b> В начале кона козыря нет.
rules-declare-ask = Когда вы ходите с короля или дамы, а вторая половинка на руках, марьяж можно хвалить.
rules-declare-auto = Когда вы ходите с короля или дамы, а вторая половинка на руках, вы хвалите марьяж.
rules-declare-trick = Для этого нужна хотя бы одна своя взятка.
rules-declare-effect = Очки за марьяж сразу ваши, а его масть — козырная уже в этой взятке. Следующий марьяж меняет козырь.
rules-declare-defender = Марьяж соперника тоже меняет козырь, но очков не даёт.
rules-score = <b>Счёт.</b> Заказ выполнен — играющему пишется ровно заказ, недобор — столько же в минус.
rules-score-rounded = Соперникам пишется то, что они взяли, с округлением до { $n }.
rules-score-exact = Соперникам пишется ровно то, что они взяли.
rules-bolt-tricks = <b>Болты.</b> Кон без единой взятки — болт.
rules-bolt-points = <b>Болты.</b> Кон без единого очка — болт.
# $n — штраф.
rules-bolt-total = Каждый третий болт — штраф { $n }.
rules-bolt-running = Три болта подряд — штраф { $n }.
rules-dump-both = <b>Самосвал.</b> Ровно { $n } или −{ $n } на счету превращаются в 0.
rules-dump-plus = <b>Самосвал.</b> Ровно { $n } на счету превращаются в 0.
# $n — счёт бочки.
rules-barrel = <b>Бочка.</b> Кто доходит до { $n }, садится на бочку: на счету ровно { $n }.
# $n — сколько попыток; $fall — счёт после падения.
rules-barrel-tries = { $n ->
    [one] Сыграть свой заказ можно с { $n } попытки; не вышло — слетает на { $fall }.
    [few] Сыграть свой заказ можно за { $n } попытки; не вышло — слетает на { $fall }.
   *[many] Сыграть свой заказ можно за { $n } попыток; не вышло — слетает на { $fall }.
}
rules-barrel-deals = Попыткой считается и кон, в котором играет другой.
rules-barrel-contracts = Попыткой считается только свой заказ.
rules-barrel-normal = Торгуются с бочки от 120.
rules-barrel-normal-two = Торгуются с бочки от 120, вдвоём — от 100.
rules-barrel-opens = Сидящий на бочке сам открывает торги со 120.
rules-barrel-opens-two = Сидящий на бочке сам открывает торги со 120, вдвоём — со 100.
rules-barrel-skip = Сидящий на бочке берёт прикуп без торгов.
rules-barrel-fail = Недобор снимает с бочки и списывает заказ.
rules-barrel-defends = За чужую игру на бочке ничего не пишется.
rules-barrel-freeze = Пока играет сидящий на бочке, остальным ничего не пишется.
rules-barrel-single = Новый на бочке сбрасывает прежнего.
rules-barrel-together = Если в одном кону садятся двое или трое, слетают все.
rules-barrel-zero = Третье падение — счёт 0.
rules-barrel-free = Третье падение — счёт 0, и дальше этот игрок играет без бочки.
rules-barrier = <b>Порог.</b> С { $n } и выше вам пишется только своя игра, в плюс или в минус; ниже порога — снова всё.
# $n — наименьший заказ, который выигрывает.
rules-win-barrel = <b>Победа.</b> Выиграть можно только с бочки, своим заказом от { $n }.
rules-win-open = <b>Победа.</b> Кто доходит до { $target }, тот выигрывает. Если в одном кону доходят несколько, первый — играющий с выполненным заказом, а без него тот, у кого больше; при равенстве играют дальше.
rules-settle-missing = После партии каждый проигравший должен столько, сколько ему не хватает до { $target }.
# $n — ставка в банке.
rules-settle-bank = После партии последний платит победителю { $n }.
rules-two-packets = <b>Вдвоём.</b> По десять карт и два прикупа по две. Играющий берёт один прикуп не глядя, показывает его и сносит две карты.
rules-two-one-card = <b>Вдвоём.</b> По десять карт и два прикупа по две. Играющий берёт один прикуп и отдаёт сопернику одну карту; остальное не считается никому.
rules-two-triples = <b>Вдвоём.</b> По девять карт и два прикупа по три. Играющий берёт один прикуп, отдаёт одну карту сопернику и одну во второй прикуп, который достаётся за последнюю взятку.
rules-two-dead-hand = <b>Вдвоём.</b> По семь карт, семь — мёртвой руке и три — в прикуп. Играющий берёт прикуп, отдаёт одну карту сопернику и одну мёртвой руке, а та не считается никому.
rules-two-draw = <b>Вдвоём.</b> По шесть карт, остальные — в колоде для добора, торгов нет. Кто берёт взятку, тот первым добирает карту. Нет масти — нужен козырь. Обоим пишется то, что они взяли.
rules-leftovers-last-trick = Второй прикуп и снос достаются за последнюю взятку.
rules-leftovers-packet = Второй прикуп достаётся за последнюю взятку, снос — никому.
rules-leftovers-dead = Второй прикуп и снос не считаются никому. Только тому, кто играл ровно 120, ничего не хвалил и взял все взятки, пишутся оба прикупа.
rules-four-points-marriage = <b>Вчетвером.</b> Сдающий сидит на прикупе: ему пишутся очки прикупа и марьяж, если он там есть.
rules-four-points = <b>Вчетвером.</b> Сдающий сидит на прикупе: ему пишутся очки прикупа.
rules-four-points-half = <b>Вчетвером.</b> Сдающий сидит на прикупе: ему пишутся очки прикупа и марьяж или половинка, если они там есть.
rules-four-off = <b>Вчетвером.</b> Сдающий сидит на прикупе, и ему ничего не пишется.
rules-four-aces-melds = <b>Вчетвером.</b> Сдающий сидит на прикупе: ему пишется по 50 за туза в прикупе и марьяж, если он там есть.
# Заголовок второй части; $n — сколько опций отличается.
rules-differences = { $n ->
    [0] <b>Это классическая игра, без отличий.</b>
    [one] <b>{ $n } отличие от классической игры</b>
    [few] <b>{ $n } отличия от классической игры</b>
   *[many] <b>{ $n } отличий от классической игры</b>
}
# Одно из них. $value — здесь, $classic — там; $help — предложение об опции.
rules-difference = <b>{ $name }: { $value }</b> (в классике: { $classic }). { $help }
