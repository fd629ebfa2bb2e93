### Русский. Имя всегда в именительном падеже, без глаголов прошедшего времени при нём; $name, $list и $title уже готовы для HTML, если не сказано иначе.

## Имена, карты, масти

# Читающий, там, где в других строках стоит имя игрока.
name-you = Вы
# $n — номер компьютера за столом.
name-computer = Компьютер { $n }
# Вместо имени без единой видимой буквы; $n — место, с 1.
name-none = Игрок { $n }

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

# Заголовок над «Анна: 100 (обязательная), 110, пас».
board-auction = <b>Торги</b>
call-pass = пас
call-forced = { $n } (обязательная)

# Пока заказ не назван; $n — ставка.
board-declarer = Играющий: { $name } · ставка { $n }
board-contract = Играющий: { $name } · заказ { $n }
board-talon = Прикуп: { $cards }
board-talon-hidden = Прикуп закрыт: никто не перебил
board-no-trump = Козыря пока нет
# $suit — «♥ черви».
board-trump = Козырь: { $suit }
# $list — «Анна: ♥ 100 · Борис: ♠ 40».
board-marriages = Марьяжи: { $list }
# $list — «Анна: 24 · Борис: 131 · Вера: 0».
board-points = Очки: { $list }
board-totals = Счёт: { $list }
board-trick = <b>Взятка { $n }</b>
board-last-trick = Прошлая взятка: { $cards } — { $name }

# Кто должен действовать; никогда не сам читающий.
turn-bid = <b>Торгуется:</b> { $name }
turn-give = <b>Сносит:</b> { $name }
turn-contract = <b>Называет заказ:</b> { $name }
turn-lead = <b>Заходит:</b> { $name }
turn-play = <b>Ходит:</b> { $name }

## Сообщение стола в группе

table-deal = <b>Кон { $n }</b>
table-dealing = Карты сдаются…
table-finished = <b>Партия окончена.</b> Победитель: { $name }
# $digest: 64 шестнадцатеричные цифры.
table-commitment = <blockquote expandable>Колода выбрана до сдачи. Её отпечаток (SHA-256): <code>{ $digest }</code>
    После кона я покажу колоду, и любой сможет сверить.</blockquote>

button-cards = Мои карты

## Сообщение с картами в личном чате

# $title — название группы.
hand-title = <b>{ $title }</b> · кон { $n }
hand-none = Ждём карт.
hand-received = От играющего: { $card }
# $list — «Анна: 9♠ · Вера: В♣».
hand-given = Вы отдали: { $list }
hand-cards = Ваши карты: <b>{ $cards }</b>

your-bid = <b>Ваше слово.</b> Сейчас { $bid }, ваш потолок { $cap }.
your-bid-no-raise = <b>Ваше слово.</b> Сейчас { $bid }, а ваш потолок { $cap }: остаётся пас.
your-give = <b>Ваш снос.</b> Выберите по карте каждому сопернику:
your-contract = <b>Ваш заказ:</b> от { $bid } до { $cap }.
your-contract-bid = <b>Ваш заказ:</b> { $bid }, выше нельзя.
your-lead = <b>Ваш заход.</b> С любой карты.
your-follow = <b>Ваш ход.</b> В масть: { $suit }.
your-trump = <b>Ваш ход.</b> Масти нет — бейте козырем: { $suit }.
your-any = <b>Ваш ход.</b> Любая карта.

# Можно хвалить с захода; $suit — «♥ черви», $n — цена марьяжа.
marriage-may = Можно хвалить { $suit }: { $n }.
marriage-not-yet = Хвалить { $suit } ещё рано: сначала нужна взятка.
marriage-ask = <b>Хвалите { $suit }?</b> +{ $n }, и это козырь.
button-declare = Хвалю { $suit }: +{ $n }
button-just-lead = Просто зайти: { $card }

# $n — сколько спишется, $gain — сколько получит каждый соперник.
writeoff-ask = <b>Расписать кон?</b> С вас { $n }, соперникам по { $gain }.
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
button-contract = Играю { $n }
button-swap = Поменять ① и ②
button-give = Отдать
