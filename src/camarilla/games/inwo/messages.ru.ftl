# Иллюминаты: Новый мировой порядок — что говорит стол. Идентификаторы общие для обоих языков.
game-title = Иллюминаты: Новый мировой порядок
game-about = Постройте тайную структуру власти и захватите мир; для 2–6 игроков.
seat = место { $seat }

lead = Выберите группу, с которой начнёте
lead-arrow = Выберите стрелку Иллюминатов для первой группы
draw-plot = Начало вашего хода: взять План?
draw-group = Взять карту из колоды групп?
take-over = Выберите карту для автоматического захвата
main = Ваши действия: атакуйте, действуйте или постучите
last-moves = Конец вашего хода: что-нибудь ещё?
claim = Объявляете победу?
contest = Объявлена победа. Можете её остановить?
moment = Открытый момент: сыграете что-нибудь?
reply = { $deed ->
    [play] { $whose ->
        [own] Вы играете «{ $card }». Добавите что-нибудь?
       *[rival] { $seat } играет «{ $card }». Ответите?
    }
   *[other] { $whose ->
        [own] Вы объявили розыгрыш. Добавите что-нибудь?
       *[rival] { $seat } объявляет розыгрыш. Ответите?
    }
}
after = Кое-что только что произошло. Сыграете?
after-roll = { $whose ->
    [own] Кубики вашей атаки брошены. Измените бросок?
    [mine] Кубики атаки на вашу группу «{ $card }» брошены. Измените бросок?
   *[rival] Кубики брошены. Измените бросок?
}
fight = { $whose ->
    [own] Ваша атака на «{ $card }»: вложите что-нибудь?
    [mine] { $deed ->
        [destroy] { $seat } хочет уничтожить вашу группу «{ $card }». Будете защищаться?
       *[control] { $seat } хочет отнять у вас «{ $card }». Будете защищаться?
    }
   *[rival] { $deed ->
        [destroy] { $seat } хочет уничтожить «{ $card }». Вмешаетесь?
       *[control] { $seat } хочет захватить «{ $card }». Вмешаетесь?
    }
}
announce = Объявите атаку: помощники, привилегия или начать
target = Выберите цель
decide = Начать атаку всерьёз или отозвать?
arrow = Выберите стрелку для захваченной группы
how-many = Сколько жетонов потратить?
refit = Выберите другую стрелку того же хозяина
rearrange = Выберите группу для перемещения или закончите
new-place = Выберите новое место
move-to = Куда переместить?
move-by = Чьё действие оплатит перемещение?
place-at = Выберите стрелку для группы
revive-at = Выберите стрелку, на которую она вернётся
price = Выберите, чем платить
payer = Выберите действующую группу
pay-card = Выберите карту для сброса
buy-with = Чей жетон купит План?
relief-payer = Облегчение: выберите действующую группу или остановитесь
draw-how = Как взять карту?
search = Выберите карту из своей колоды
free = Что вы сделаете со своими картами? Действий это не требует
depth = Сколько карт оставить над ней?
accept-gift = Вам дарят карту. Примете?
shed = У вас слишком много Планов: избавьтесь от одного
which-marker = Такой План может быть только один: какой убрать?
lie = Сделка заключена: сдержите слово?
where = Выберите, куда встанет группа
mover = Чьё действие переместит группу?
give-unseen = Выберите карту, которую отдадите не показывая
store = Выберите План, который положите рубашкой вверх
take-bottom = Вы видите нижнюю карту колоды: взять её вместо верхней?
write = Тайно запишите одну из своих групп
write-place = Тайно и навсегда запишите место
sacrifice = Выберите группу, которую потеряете
take-one = Возьмите один из трёх верхних Планов
rest-where = Куда положить остальные карты?
keep-top = Вы видите верхнюю карту: взять её или нижнюю вслепую?
gloat = Взять План или спрятать раскрытые?
revenge = Взять Планы из колоды соперника или раскрыть скрытые?
burn = Выберите План, который сбросит соперник
treasure = Выберите артефакт или устройство
openly = Взять открыто или тайно?
hide-resource = Выберите ресурс, который спрячете
unpack = Выберите ресурс, который покажете
peeked = Вы видели скрытые Планы соперника: выберите один
own-plot = Выберите один из своих скрытых Планов и раскройте его
choose-of = Выберите карту или ни одной
set-aside = Соперник роется в ваших Планах: отложите один из них
this-or-others = Раскрыть отложенный План или все остальные?
of-two = Вы вытянули две карты из руки соперника: какую он сбросит?
audit = Украсть один из этих Планов или раскрыть все?
goods = Выберите, что сбросите за жетон
gets-token = Выберите группу для лишнего жетона или остановитесь
upheaval = Переворот! Выберите группу, которую сбросите
let-back = Соперник просит забрать последнее вложенное. Позволите?
replace = Отменено действие, питающее ваш План: кто его заменит?
pick-card = Выберите карту
pick-rival = Выберите соперника
pick-alignment = Выберите направленность
pick-change = Выберите, как изменится направленность
pick-number = Выберите число
pick-words = Выберите вариант
pick-side = Выберите сторону

option-draw = Взять
option-draw-both = Взять План, а затем карту группы, если никто не вмешается
option-skip = Не брать
option-knock = Постучать: действий больше нет
option-end-turn = Закончить ход: ни действий, ни последних ходов
option-done = Готово
option-go = В атаку
option-press = В атаку без отзыва, если никто не вмешается
option-press-with = В атаку без отзыва с помощью: { $cards }, если никто не вмешается
option-commit = Начать
option-call-off = Отозвать
option-take-back = Попросить вернуть
option-free = Показать, связать, обменять или сбросить карты…
option-buy = Купить План за жетоны
option-draw-group = Взять карту из колоды групп за действие Иллюминатов
option-nothing = Всё-таки ничего
option-keep = Сдержать слово
option-lie = Солгать
option-none = Ничего
option-plot = Сыграть { $card } { $way }
option-use = Использовать { $card } { $way }
option-aid = Помочь: { $card }
option-oppose = Противостоять: { $card }
option-agents-aid = Сыграть { $card } как агентов за атаку
option-agents-oppose = Сыграть { $card } как агентов против атаки
option-agent = Выложить { $card } как агента
option-relief = Предложить облегчение для { $card }
option-drop = Сбросить { $card }
option-return = Вернуть { $card } в колоду
option-gift = Отдать { $card } игроку { $seat }
option-expose = Раскрыть { $card }
option-show = Показать { $card } игроку { $seat }
option-token = Снять жетон с { $card }
option-link = Связать { $card } с { $other }
option-unlink = Отвязать { $card }
option-deal = Предложить сделку игроку { $seat }
option-control = Атака на контроль, ведёт { $card }
option-destroy = Атака на уничтожение, ведёт { $card }
option-move = Переместить { $card }
option-resource = Ввести { $card } в игру за действие Иллюминатов
option-take = Захватить { $card }
option-claim = Объявить победу: { $card }
option-card = { $card }
option-marker = Тот, что на { $card }
option-arrow = { $card }, { $side }
option-rival = { $seat }
option-alignment = { $name }
option-change = { $name }
option-number = { $name }
option-words = { $name }
option-side = { $name }
option-pay = Цена { $number } с карты
option-draw-how = { $way }
option-depth = над ней { $depth }
item-plot = План { $card }
item-card = { $card } из руки
item-exposed = раскрытый { $card }
item-resource = Ресурс { $card }
item-puppet = группа { $card }
item-unseen-plot = План, не показывая
item-unseen-group = карта Группы, не показывая
item-moved = группа ({ $card })
item-hidden-plot = План
item-hidden-card = карта Группы
item-nothing = ничего

refusal-item = { $item } сейчас нельзя передать
refusal-repeated = от этой сделки в этом ходу уже отказались
refusal-not-now = сейчас не её момент
refusal-extra-turn = в дополнительный ход его игрок не играет заговоров
refusal-silenced = её свойство не действует
refusal-own-turn = только в свой ход
refusal-privileged = атака привилегированная, вы в ней не участвуете
refusal-open-moment = это начинает атаку, а атаки начинают только в открытый момент
refusal-once = это уже использовано
refusal-price = заплатить за это некому
refusal-nothing = применить не к чему, или чего-то не хватает
refusal-buy = нужен жетон иллюминатов или два жетона других групп, карта в колоде, и не во время привилегированной атаки
refusal-token = у этой группы нет жетона
refusal-target = для неё нет цели или свободной стрелки
refusal-goals = сначала избавьтесь от лишних карт целей

fault-size = в колоде вместе с Иллюминатами ровно { $size } карт, а в этой { $total }
fault-start = в колоде названы одни Иллюминаты, с которых она начинает
fault-group = в колоде есть хотя бы одна Группа
fault-pool = карты { $name } нет среди доступных
fault-promo = { $name } — промокарта, а за этим столом играют без них
fault-copies = { $name }: экземпляров { $count }, а можно не больше { $most }
fault-name = строка { $line }: нет карты «{ $name }»
fault-many = строка { $line }, { $name }: это больше { $most } карт
fault-second = строка { $line }: { $name } — уже вторые начальные Иллюминаты

event-TurnBegan = Ход { $turn }: { $seat }.
event-CardMoved = { $seat }: { $card }, { $source } → { $target }.
event-CardMoved-hidden = { $seat }: карта, { $source } → { $target }.
event-CardShown = { $seat } { $seat-you ->
    [yes] показываете
   *[no] показывает
} { $card }.
event-CardShown-hidden = { $seat } { $seat-you ->
    [yes] показываете
   *[no] показывает
} кому-то карту.
event-Played = { $seat } { $seat-you ->
    [yes] объявляете
   *[no] объявляет
}: { $what }.
event-Settled = { $what } ({ $seat }): { $stands ->
    [1] исполнено.
   *[0] отменено.
}
event-TokensPlaced = { $seat } { $seat-you ->
    [yes] раскладываете
   *[no] раскладывает
} жетоны.
event-TokensLost = { $card } теряет жетоны.
event-AttackDeclared = { $seat }: { $leader } атакует { $target } ({ $kind }).
event-Joined = { $seat } { $seat-you ->
    [yes] вводите
   *[no] вводит
} { $card }: { $side }.
event-StrengthFixed = Сила атаки: { $strength }.
event-Rolled = { $seat } { $seat-you ->
    [yes] бросаете
   *[no] бросает
} кубики: { $dice }.
event-AttackEnded = Атака на { $target }: { $outcome }.
event-GroupTaken = { $seat } { $seat-you ->
    [yes] получаете
   *[no] получает
} { $card } под контроль.
event-Status = { $card }: { $what } { $other }
event-DealStruck = Заключена сделка: { $proposer } и { $partner }. Отдано ({ $proposer }): { $gives }; ({ $partner }): { $takes }.
event-DealStruck-hidden = Заключена сделка: { $proposer } и { $partner }. Отдано ({ $proposer }): { $gives_seen }; ({ $partner }): { $takes_seen }.
event-Claimed = { $seat } { $seat-you ->
    [yes] объявляете
   *[no] объявляет
} победу: { $goal }.
event-Eliminated = { $seat } { $seat-you ->
    [yes] выбываете
   *[no] выбывает
} из игры.
event-GameEnded = Игра окончена: { $reason }.

inwo-line = Ход { $turn }: { $seat }. Основная цель – групп: { $goal }.
inwo-nwo = В силе
inwo-attack = { $seat }, атака ({ $kind ->
    [control] контроль
   *[destroy] уничтожение
}): { $leader } на { $target }{ $privileged ->
    [yes] , привилегированная
   *[no] {""}
}; сила { $strength }, кости { $dice }
inwo-play = { $seat } играет { $card }
inwo-player = групп: { $count }; заговоров: { $plots }, карт групп на руке: { $hand }, уничтожено: { $destroyed }
inwo-out = вне игры
inwo-tokens = жетонов: { $count }
inwo-devastated = опустошено
inwo-resources = Ресурсы
inwo-agents = Агенты
inwo-exposed = Открытые заговоры
inwo-plots = Ваши заговоры
inwo-hand = Ваши карты групп

# Кто вот-вот победит.
threat-claims = { $seat } { $seat-you ->
    [yes] объявляете победу
   *[no] объявляет победу: помешать можно только сейчас
}
threat-goal = { $seat } { $seat-you ->
    [yes] достигли цели и можете победить в конце хода
   *[no] — цель достигнута, победа возможна в конце хода
}
threat-near-goal = { $seat } в одной группе от цели ({ $goal })

# -- Почему советуют так --

why-claim = вы достигли цели
why-take = броска для этого не нужно
why-draw-both = карты бесплатны
why-draw = карты бесплатны
why-control = так можно взять { $target }: { $percent } % без помощи
why-steal = так можно взять { $target }: { $percent } % без помощи, и { $near ->
    [yes] { $seat } не победит
   *[no] у { $seat } станет группой меньше
}
why-resource = Ресурс нельзя атаковать
why-plot = для этого как раз тот момент
why-destroy = соперник станет меньше
why-draw-group = ещё одна Группа — ещё одна цель для атаки
why-buy = План может стоить больше жетона
why-move = так освобождается место или группа уходит в безопасность
why-end-turn = сбережённые жетоны защищают вас
why-pass = здесь ваши карты не нужны
why-go = успех в { $percent } % случаев
why-aid = сейчас { $percent } %, и каждый помощник добавляет Власти
why-oppose = { $seat } близко к победе, а здесь { $percent } %
why-let = здесь { $percent } %, а жетоны лучше поберечь
