# Иллюминаты: Новый мировой порядок — что говорит стол. Идентификаторы общие для обоих языков.
game-title = Иллюминаты: Новый мировой порядок
game-about = Постройте тайную структуру власти и захватите мир; для 2–6 игроков.

lead = Выберите группу, с которой начнёте
lead-arrow = Выберите стрелку Иллюминатов для первой группы
draw-plot = Начало вашего хода: взять План?
draw-group = Взять карту из колоды групп?
take-over = Автоматический захват: выберите карту, которую возьмёте без броска
main = Ваш ход: атакуйте, действуйте или постучите
last-moves = Конец вашего хода: сделаете что-нибудь ещё?
claim = Объявляете победу?
contest = { $seat } { $seat-you ->
    [yes] объявляете победу, и другие могут ответить. Сыграете что-нибудь сами?
   *[no] объявляет победу. Попробуете помешать?
}
moment = Сейчас может действовать любой. Сыграете что-нибудь?
reply = { $whose ->
    [own] { $kind ->
        [takeover] Вы хотите захватить карту «{ $moved }». Добавите что-нибудь?
        [resource] Вы вводите в игру Ресурс «{ $moved }». Добавите что-нибудь?
        [move] Вы хотите переместить карту «{ $moved }». Добавите что-нибудь?
        [draw] Вы собираетесь взять карту. Добавите что-нибудь?
       *[other] { $deed ->
            [play] Вы разыгрываете карту «{ $card }». Добавите что-нибудь?
           *[other] Вы объявили действие. Добавите что-нибудь?
        }
    }
   *[rival] { $kind ->
        [takeover] { $seat } хочет захватить карту «{ $moved }». Ответите?
        [resource] { $seat } вводит в игру Ресурс «{ $moved }». Ответите?
        [move] { $seat } хочет переместить карту «{ $moved }». Ответите?
        [draw] { $seat } собирается взять карту. Ответите?
       *[other] { $deed ->
            [play] { $seat } разыгрывает карту «{ $card }». Ответите?
           *[other] { $seat } объявляет действие. Ответите?
        }
    }
}
after = { $kind ->
    [captured] { $seat } { $seat-you ->
        [yes] получаете
       *[no] получает
    } группу «{ $card }». Ответите?
    [destroyed] { $seat } { $seat-you ->
        [yes] навсегда теряете
       *[no] навсегда теряет
    } карту «{ $card }». Ответите?
    [discarded] Карта «{ $card }» только что сброшена. Ответите?
    [devastated] Место «{ $card }» только что опустошено. Ответите?
    [relieved] Место «{ $card }» получает облегчение. Ответите?
   *[other] { $seat-you ->
        [yes] Идёт ваш ход.
       *[no] Ходит { $seat }.
    } Ответите на то, что произошло?
}
after-roll = { $whose ->
    [own] Кубики вашей атаки брошены. Измените бросок?
    [mine] Кубики атаки на вашу группу «{ $card }» брошены. Измените бросок?
   *[rival] Кубики брошены. Измените бросок?
}
fight = { $whose ->
    [own] Ваша атака на группу «{ $card }»: добавите что-нибудь?
    [mine] { $deed ->
        [destroy] { $seat } хочет уничтожить вашу группу «{ $card }». Будете защищаться?
       *[control] { $seat } хочет отнять у вас группу «{ $card }». Будете защищаться?
    }
   *[rival] { $deed ->
        [destroy] { $seat } хочет уничтожить группу «{ $card }». Вмешаетесь?
       *[control] { $seat } хочет захватить группу «{ $card }». Вмешаетесь?
    }
}
announce = Ваша цель — «{ $target }» ({ $kind ->
    [control] контроль
   *[destroy] уничтожение
}): добавьте группы, объявите привилегию или атакуйте
target = Выберите цель атаки
decide = Атака на { $kind ->
    [control] контроль
   *[destroy] уничтожение
}, цель — «{ $target }»: бросить кубики или отозвать атаку?
arrow = «{ $target }» — теперь ваша группа: выберите для неё стрелку
how-many = Сколько жетонов потратить?
refit = Здесь нет места: выберите другую стрелку того же хозяина
rearrange = Выберите группу для перемещения или закончите
new-place = Выберите новое место
move-to = Куда переместить?
move-by = Чьим действием оплатить перемещение?
place-at = Выберите стрелку для этой группы
revive-at = Выберите стрелку, на которую группа вернётся
price = «{ $card }»: выберите, чем платить
payer = «{ $card }»: выберите группу, которая заплатит действием
pay-card = «{ $card }»: выберите карту, которую сбросите в уплату
buy-with = Чьим жетоном действия заплатить за План?
relief-payer = Облегчение: чьим действием помочь?
draw-how = Как взять карту?
search = Выберите карту из своей колоды
free = Свободный ход: что вы сделаете со своими картами?
depth = Сколько карт положить поверх неё?
accept-gift = { $seat } дарит вам карту. Примете?
shed = У вас больше пяти Планов: избавьтесь от одного
which-marker = В игре может остаться только один такой План: какой убрать?
lie = Сделка заключена. Сдержите слово?
where = Выберите, куда встанет группа
mover = Чьим действием переместить группу?
give-unseen = Выберите карту, которую отдадите, не показывая
store = Выберите План, который положите под карту рубашкой вверх
take-bottom = Это нижняя карта вашей колоды: взять её вместо верхней?
write = Тайно запишите одну из своих групп
write-place = Тайно запишите Место; изменить его будет нельзя
sacrifice = Выберите группу, которой пожертвуете
take-one = Возьмите один из трёх верхних Планов
rest-where = Куда положить остальные карты?
keep-top = Это верхняя карта: взять её или нижнюю вслепую?
gloat = Взять новый План или спрятать раскрытые?
revenge = Взять Планы из колоды соперника или раскрыть его скрытые Планы?
burn = Выберите План, который сбросит соперник
treasure = Выберите, какой Артефакт или какое Устройство захватить
openly = Взять открыто или спрятать?
hide-resource = Выберите Ресурс, который спрячете
unpack = Выберите спрятанный Ресурс, который откроете
peeked = Это скрытые Планы соперника: выберите один
own-plot = Выберите один из своих скрытых Планов и раскройте его
choose-of = Выберите карту или откажитесь
set-aside = Соперник роется в ваших Планах: отложите один из них
this-or-others = Раскрыть отложенный План или все остальные?
of-two = Вы вытянули две карты из руки соперника: какую он сбросит?
audit = Украсть один из этих Планов или раскрыть все?
goods = Выберите, что сбросите за жетон
gets-token = Выберите группу для дополнительного жетона действия или остановитесь
upheaval = Переворот! Выберите группу, которую сбросите
let-back = Соперник хочет забрать последнее, что вложил в атаку. Позволите?
replace = Действие, оплатившее ваш План, отменено: чьим его заменить?
pick-card = К какой карте применить «{ $card }»?
pick-rival = На ком из соперников применить «{ $card }»?
pick-alignment = «{ $card }»: выберите направленность
pick-change = «{ $card }»: выберите, как изменится направленность
pick-number = «{ $card }»: выберите число
pick-words = Что сделает карта «{ $card }»?
pick-side = «{ $card }»: выберите сторону

option-draw = Взять
option-draw-both = Взять План, а затем карту группы, если никто не вмешается
option-skip = Не брать
option-knock = Постучать: закончить действия
option-end-turn = Закончить ход сразу, без свободных ходов
option-knock-unused = Постучать: закончить действия, ничего не сделав
option-end-turn-unused = Закончить ход сразу, ничего не сделав
option-done = Готово
option-go = Атаковать
option-press = Атаковать и сразу бросить кубики, если никто не вмешается
option-press-with = Атаковать (помогут: { $cards }) и сразу бросить кубики, если никто не вмешается
option-commit = Подтвердить атаку
option-call-off = Отозвать атаку
option-take-back = Попросить вернуть вложенное
option-free = Свободный ход…
option-buy = Купить План за жетоны действия
option-draw-group = Взять карту из колоды групп за действие Иллюминатов
note-odds = { $percent } %
price-all = { $parts }
price-or = { $one } или { $other }
price-illuminati = действие Иллюминатов
price-own = действие самой карты
price-target = действие выбранной карты
price-groups = действия ваших групп
price-top-plot = Планы с верха вашей колоды
price-top-group = верхняя карта вашей колоды групп
price-hand = карты из руки
price-control = действие группы
price-destroy = действие группы
price-aid = действие группы
price-oppose = действие группы
price-buy = жетон Иллюминатов или два жетона других групп
option-nothing = Отмена
option-keep = Сдержать слово
option-lie = Нарушить слово
option-none = Ничего
option-plot = Разыграть карту «{ $card }»{ $way }
option-use = Использовать карту «{ $card }»{ $way }
option-aid = Помочь атаке картой «{ $card }»
option-oppose = Противостоять атаке картой «{ $card }»
option-agents-aid = Выложить карту «{ $card }» агентом в помощь атаке
option-agents-oppose = Выложить карту «{ $card }» агентом против атаки
option-agent = Выложить карту «{ $card }» как агента
option-relief = Предложить облегчение для места «{ $card }»
option-drop = Сбросить карту «{ $card }»
option-return = Вернуть в колоду карту «{ $card }»
option-gift = Подарить карту «{ $card }»: получит её { $seat }
option-expose = Раскрыть всем карту «{ $card }»
option-show = Показать карту «{ $card }»: увидит её только { $seat }
option-token = Снять жетон с карты «{ $card }»
option-link = Связать карту «{ $card }» с картой «{ $other }»
option-unlink = Разорвать связь карты «{ $card }»
option-deal = Предложить сделку: { $seat }
option-control = Атака на контроль силами группы «{ $card }»
option-destroy = Атака на уничтожение силами группы «{ $card }»
option-move = Переместить группу «{ $card }»
option-resource = Ввести в игру Ресурс «{ $card }» за действие Иллюминатов
option-take = Захватить карту «{ $card }»
option-claim = Объявить победу: { $card }
option-claim-counted = Объявить победу: { $card }, { $total } из { $goal } (групп: { $groups }{ $doubles ->
    [0] {""}
   *[other] , вдвойне: { $doubles }
}{ $more ->
    [0] {""}
   *[other] , сверх того: { $more }
})
option-card = { $card }
option-target = { $card } ({ $seat })
option-target-in-hand = { $card } (из вашей руки)
option-marker = Тот, что на карте «{ $card }»
option-arrow = { $card }, { $side }
option-rival = { $seat }
option-alignment = { $name }
option-change = { $name }
option-number = { $name }
option-words = { $name }
option-side = { $name }
option-pay = Заплатить { $number ->
    [1] первым
    [2] вторым
   *[other] третьим
} способом, указанным на карте
option-draw-how = { $way }
option-depth = Карт сверху: { $depth }
item-plot = План «{ $card }»
item-card = карту «{ $card }» из руки
item-exposed = раскрытый План «{ $card }»
item-resource = Ресурс «{ $card }»
item-puppet = группу «{ $card }»
item-unseen-plot = закрытый План
item-unseen-group = закрытую карту группы
item-moved = группу «{ $card }»
item-hidden-plot = План
item-hidden-card = карту группы
item-nothing = ничего

refusal-item = сейчас нельзя обменять { $item }
refusal-repeated = от этой сделки в этом ходу уже отказались: предложите другую
refusal-not-now = эту карту играют в другой момент
refusal-extra-turn = в дополнительный ход разыгрывать Планы нельзя
refusal-silenced = способность этой карты отключила другая
refusal-own-turn = дождитесь своего хода
refusal-privileged = атака привилегированная: участвуют только атакующий и цель
refusal-open-moment = это новая атака: дождитесь, пока закончится нынешняя
refusal-once = это уже использовано
refusal-price = заплатить некому: нужен жетон действия на подходящей группе
refusal-nothing = применить не к чему, или чего-то не хватает
refusal-buy = нужен жетон Иллюминатов или два жетона других групп, а в колоде должна остаться карта; во время привилегированной атаки нельзя
refusal-token = у этой группы не осталось жетона действия
refusal-target = у этой группы нет подходящей цели или свободной стрелки
refusal-goals = сначала избавьтесь от лишних карт целей

fault-size = карт вместе с Иллюминатами должно быть ровно { $size }, а в этой колоде { $total }
fault-start = в колоде должна быть ровно одна начальная карта Иллюминатов
fault-group = колоде нужна хотя бы одна группа
fault-pool = карты «{ $name }» нет среди карт этого стола
fault-promo = «{ $name }» — промокарта, а за этим столом играют без них
fault-copies = { $count ->
    [one] у карты «{ $name }» { $count } экземпляр
    [few] у карты «{ $name }» { $count } экземпляра
   *[other] у карты «{ $name }» { $count } экземпляров
}, а можно не больше { $most }
fault-name = строка { $line }: нет карты «{ $name }»
fault-many = строка { $line }, «{ $name }»: карт в колоде становится больше { $most }
fault-second = строка { $line }: «{ $name }» — уже вторая начальная карта Иллюминатов

event-TurnBegan = { $seat } { $seat-you ->
    [yes] начинаете
   *[no] начинает
} ход { $turn }
event-CardMoved = { $target ->
    [plots] { $seat } { $source ->
        [plot-deck] { $seat-you ->
            [yes] берёте
           *[no] берёт
        } План «{ $card }»
        [exposed] { $seat-you ->
            [yes] снова прячете
           *[no] снова прячет
        } План «{ $card }»
       *[other] { $seat-you ->
            [yes] берёте
           *[no] берёт
        } в руку карту «{ $card }»
    }
    [groups] { $seat } { $source ->
        [group-deck] { $seat-you ->
            [yes] берёте
           *[no] берёт
        } из колоды групп карту «{ $card }»
        [structure] { $seat-you ->
            [yes] получаете
           *[no] получает
        } обратно в руку карту «{ $card }»
       *[other] { $seat-you ->
            [yes] берёте
           *[no] берёт
        } в руку карту «{ $card }»
    }
    [exposed] { $seat-you ->
        [yes] Ваш План раскрыт
       *[no] { $seat }: раскрыт План
    } «{ $card }»
    [discards] { $source ->
        [structure] { $seat } { $seat-you ->
            [yes] теряете
           *[no] теряет
        } группу «{ $card }»
        [resources] { $seat } { $seat-you ->
            [yes] теряете
           *[no] теряет
        } Ресурс «{ $card }»
        [linked] Карта «{ $card }» больше не действует и уходит в сброс
        [table] Карта «{ $card }» уходит в сброс
       *[other] { $seat } { $seat-you ->
            [yes] сбрасываете
           *[no] сбрасывает
        } карту «{ $card }»
    }
    [destroyed] Карта «{ $card }» уничтожена
    [plot-deck] { $seat } { $seat-you ->
        [yes] возвращаете
       *[no] возвращает
    } в колоду Планов карту «{ $card }»
    [group-deck] { $seat } { $seat-you ->
        [yes] возвращаете
       *[no] возвращает
    } в колоду групп карту «{ $card }»
    [linked] Карта «{ $card }» остаётся в игре
    [resources] { $seat } { $seat-you ->
        [yes] получаете
       *[no] получает
    } Ресурс «{ $card }»
    [structure] { $seat } { $seat-you ->
        [yes] кладёте
       *[no] кладёт
    } в структуру власти карту «{ $card }»
    [agents] { $seat } { $seat-you ->
        [yes] выкладываете
       *[no] выкладывает
    } агента: «{ $card }»
    [under] { $seat } { $seat-you ->
        [yes] прячете
       *[no] прячет
    } под другую карту «{ $card }»
    [gone] Карта «{ $card }» выходит из игры
    [aside] Карта «{ $card }» отложена: её выбрали несколько игроков
   *[table] { $seat } { $seat-you ->
        [yes] выкладываете
       *[no] выкладывает
    } на стол карту «{ $card }»
}
event-CardMoved-hidden = { $seat } { $target ->
    [plots] { $seat-you ->
        [yes] берёте
       *[no] берёт
    } План{ $source ->
        [plot-deck] {""}
       *[other] {" "}в руку
    }
    [groups] { $seat-you ->
        [yes] берёте
       *[no] берёт
    } карту группы
    [plot-deck] { $seat-you ->
        [yes] возвращаете
       *[no] возвращает
    } План в колоду
    [group-deck] { $seat-you ->
        [yes] возвращаете
       *[no] возвращает
    } карту в колоду групп
    [under] { $seat-you ->
        [yes] прячете
       *[no] прячет
    } карту под другую
    [gone] { $seat-you ->
        [yes] навсегда теряете
       *[no] навсегда теряет
    } карту
   *[other] { $seat-you ->
        [yes] откладываете
       *[no] откладывает
    } карту
}
event-CardShown = { $seat } { $seat-you ->
    [yes] показываете
   *[no] показывает
} карту «{ $card }»
event-CardShown-hidden = { $seat } { $seat-you ->
    [yes] показываете
   *[no] показывает
} кому-то карту
event-Played = { $seat } { $kind ->
    [takeover] { $seat-you ->
        [yes] хотите
       *[no] хочет
    } захватить карту «{ $targets }»
    [resource] { $seat-you ->
        [yes] вводите
       *[no] вводит
    } в игру Ресурс «{ $targets }»
    [move] { $seat-you ->
        [yes] хотите
       *[no] хочет
    } переместить группу «{ $targets }»
    [draw-group] { $seat-you ->
        [yes] тратите
       *[no] тратит
    } действие Иллюминатов, чтобы взять ещё карту группы
    [power] { $seat-you ->
        [yes] используете
       *[no] использует
    } карту «{ $what }»{ $count ->
        [0] {""}
       *[other] {" "}({ $targets })
    }
   *[plot] { $seat-you ->
        [yes] разыгрываете
       *[no] разыгрывает
    } карту «{ $what }»{ $count ->
        [0] {""}
       *[other] {" "}({ $targets })
    }
}
event-Settled = { $stands ->
    [1] { $kind ->
        [takeover] { $seat-you ->
            [yes] Вашему захвату никто не помешал
           *[no] { $seat } беспрепятственно проводит захват
        }
        [resource] { $seat-you ->
            [yes] Вы вводите Ресурс в игру: никто не помешал
           *[no] { $seat } беспрепятственно вводит Ресурс в игру
        }
        [move] { $seat-you ->
            [yes] Вашему перемещению никто не помешал
           *[no] { $seat } беспрепятственно проводит перемещение
        }
        [draw-group] { $seat-you ->
            [yes] Вы берёте карту: никто не помешал
           *[no] { $seat } беспрепятственно берёт карту
        }
       *[plot] { $seat-you ->
            [yes] Ваша карта «{ $what }» сработала
           *[no] Карта «{ $what }», которую применяет { $seat }, сработала
        }
    }
   *[0] { $kind ->
        [takeover] { $seat-you ->
            [yes] Ваш захват сорван
           *[no] Захват, который проводит { $seat }, сорван
        }
        [resource] { $seat-you ->
            [yes] Ваш Ресурс не вошёл в игру
           *[no] Ресурс, который вводит { $seat }, в игру не вошёл
        }
        [move] { $seat-you ->
            [yes] Ваше перемещение сорвано
           *[no] Перемещение, которое проводит { $seat }, сорвано
        }
        [draw-group] { $seat-you ->
            [yes] Вы остаётесь без карты: взять её вам не дали
           *[no] { $seat } остаётся без карты: взять её не дали
        }
       *[plot] { $seat-you ->
            [yes] Ваша карта «{ $what }» отменена
           *[no] Карта «{ $what }», которую применяет { $seat }, отменена
        }
    }
}
event-TokensPlaced = { $seat } { $seat-you ->
    [yes] раздаёте группам жетоны действия
   *[no] раздаёт группам жетоны действия
}
event-TokensLost = Карта «{ $card }» теряет жетоны действия
event-AttackDeclared = { $seat-you ->
    [yes] Вы начинаете
   *[no] { $seat } начинает
} атаку { $kind ->
    [control] на контроль
   *[destroy] на уничтожение
}: во главе — «{ $leader }», цель — «{ $target }»{ $privileged ->
    [1] ; вмешаться больше никто не может
   *[0] {""}
}
event-Joined = { $seat } { $side ->
    [aid] { $seat-you ->
        [yes] помогаете
       *[no] помогает
    }
   *[oppose] { $seat-you ->
        [yes] противостоите
       *[no] противостоит
    }
} атаке картой «{ $card }»
event-StrengthFixed = Сила атаки: { $strength }
event-Rolled = { $changed ->
    [yes] Карта «{ $changed_by }» меняет бросок: теперь { $sum }
   *[no] { $seat } { $seat-you ->
        [yes] бросаете
       *[no] бросает
    } кубики: { $dice }, всего { $sum }
}
event-AttackEnded = Атака на карту «{ $target }» { $outcome ->
    [called-off] отозвана
    [cancelled] отменена
    [failed] не удалась
    [succeeded] удалась
   *[other] продолжается
}
event-GroupTaken = { $seat } { $seat-you ->
    [yes] отбираете
   *[no] отбирает
} { $loser-you ->
    [yes] у вас группу «{ $card }»
   *[no] группу «{ $card }», её теряет { $loser }
}
event-Status = { $what ->
    [devastated] Место «{ $card }» опустошено
    [relieved] Место «{ $card }» получает облегчение: оно больше не опустошено
    [linked] Карта «{ $card }» связана с картой «{ $other }»
   *[unlinked] Карта «{ $card }» больше не связана
}
event-DealStruck = Сделка. Кто что отдаёт: { $proposer-you ->
    [yes] вы
   *[no] { $proposer }
} — { $gives }; { $partner-you ->
    [yes] вы
   *[no] { $partner }
} — { $takes }
event-DealStruck-hidden = Сделка. Кто что отдаёт: { $proposer-you ->
    [yes] вы
   *[no] { $proposer }
} — { $gives_seen }; { $partner-you ->
    [yes] вы
   *[no] { $partner }
} — { $takes_seen }
event-Claimed = { $seat } { $seat-you ->
    [yes] объявляете
   *[no] объявляет
} победу: { $goal }
event-Eliminated = { $seat } { $seat-you ->
    [yes] выбываете
   *[no] выбывает
} из игры
event-GameEnded = { $count ->
    [0] Никто не победил ({ $reason })
    [one] Победитель — { $winners } ({ $reason })
    [few] Победители — { $winners } ({ $reason })
   *[other] Победители — { $winners } ({ $reason })
}

inwo-line = Ход { $turn }: { $seat }. Для Основной цели нужно групп: { $goal }.
inwo-nwo = В силе
inwo-attack = { $seat }: во главе — «{ $leader }», цель — «{ $target }» ({ $kind ->
    [control] контроль
   *[destroy] уничтожение
}){ $privileged ->
    [yes] , атака привилегированная
   *[no] {""}
}; сила { $strength }, кубики { $dice }
inwo-play = { $seat } { $seat-you ->
    [yes] разыгрываете
   *[no] разыгрывает
} карту «{ $card }»
inwo-player = { $count ->
    [one] { $count } группа
    [few] { $count } группы
   *[other] { $count } групп
}, { $plots ->
    [one] { $plots } План
    [few] { $plots } Плана
   *[other] { $plots } Планов
}, карт групп в руке: { $hand }, уничтожено: { $destroyed }
inwo-out = вне игры
inwo-tokens = жетонов: { $count }
inwo-devastated = опустошено
inwo-resources = Ресурсы
inwo-agents = Агенты
inwo-exposed = Раскрытые Планы
inwo-plots = Ваши Планы
inwo-hand = Ваши карты групп

# Кто вот-вот победит.
threat-claims = { $seat } { $seat-you ->
    [yes] объявляете победу: другие могут ответить
   *[no] объявляет победу: помешать можно только сейчас
}
threat-goal = { $seat } { $seat-you ->
    [yes] достигли цели и можете победить в конце хода
   *[no] у цели и может победить в конце хода
}
threat-near-goal = { $seat-you ->
    [yes] Вам не хватает для победы одной группы ({ $goal })
   *[no] { $seat } в шаге от победы: не хватает одной группы ({ $goal })
}

# -- Что спрашивают задачи --

puzzle-ask-main = Ваш ход. Какое действие явно лучше остальных?
puzzle-ask-target = Какая цель явно лучше остальных?
puzzle-ask-announce = Что добавить к своей атаке?
puzzle-ask-fight = Идёт атака. Добавить что-нибудь или не вмешиваться?
puzzle-ask-after-roll = Кубики брошены. Изменить бросок или оставить?
puzzle-ask-decide = Подтвердить атаку или отменить?
puzzle-ask-draw-plot = Ваш ход начинается. Что сделать первым делом?
puzzle-ask-moment = Сыграть что-нибудь сейчас или подождать?
puzzle-ask-reply = Ответить или пропустить?

# -- Почему советуют так --

why-claim = вы достигли цели
why-take = броска для этого не нужно
why-draw-both = это бесплатно, а карты пригодятся
why-draw = это бесплатно, а карты пригодятся
why-control = так можно взять группу «{ $target }», шанс без помощи — { $percent } %
why-steal = так можно взять группу «{ $target }», шанс без помощи — { $percent } %, и { $near ->
    [yes] { $seat } не победит
   *[no] { $seat } потеряет группу
}
why-resource = Ресурс нельзя атаковать
why-plot = сейчас самое время
why-destroy = это ослабит соперника
why-draw-group = ещё одна группа — ещё одна карта для захвата
why-buy = План может стоить больше жетона
why-move = так освободится место или группа окажется в безопасности
why-end-turn = сбережённые жетоны защищают вас
why-pass = здесь ваши карты не нужны
why-go = успех в { $percent } % случаев
why-aid = шансы атаки сейчас — {  $percent } %, и каждый помощник делает её сильнее
why-oppose = { $seat } уже близко к победе, а шансы атаки — {  $percent } %
why-let = шансы атаки — {  $percent } %, а жетоны лучше поберечь

option-way = {" "}({ $way })
event-GroupTaken-hidden = { $seat } { $kind ->
    [resource] { $seat-you ->
        [yes] получаете
       *[no] получает
    } Ресурс «{ $card }»
   *[group] { $seat-you ->
        [yes] берёте
       *[no] берёт
    } под контроль группу «{ $card }»
}
play-way = { $card } ({ $way })
change-add = добавить: { $name }
change-remove = убрать: { $name }
change-reverse = обратить: { $name }
word-government = Правительственная
word-corporate = Корпоративная
word-liberal = Либеральная
word-conservative = Консервативная
word-peaceful = Мирная
word-violent = Жестокая
word-straight = Обычная
word-weird = Странная
word-criminal = Преступная
word-fanatic = Фанатичная
word-media = СМИ
word-science = Наука
word-computer = Компьютеры
word-coastal = Побережье
word-nation = Нация
word-magic = Магия
word-secret = Тайная
word-green = Зелёная
word-huge = Огромная
word-bank = Банк
word-communist = Коммунисты
word-church = Церковь
word-space = Космос
word-gadget = Устройство
word-artifact = Артефакт
word-illuminati = Иллюминаты
word-group = Группа
word-resource = Ресурс
word-plot = План
word-organization = Организация
word-place = Место
word-personality = Личность
word-nwo = Новый мировой порядок
word-disaster = Катастрофа
word-assassination = Убийство
word-goal = Цель
word-common = обычная
word-uncommon = необычная
word-rare = редкая
word-promo = промо
word-red = красный
word-blue = синий
word-yellow = жёлтый
word-top = сверху
word-right = справа
word-bottom = снизу
word-left = слева
word-aid = за атаку
word-oppose = против атаки
word-power = Власть
word-resistance = Сопротивление
word-control = контроль
word-destroy = уничтожение
word-less = меньше
word-more = больше
word-one-less = на одно меньше
word-one-more = на одно больше
word-two-less = на два меньше
word-two-more = на два больше
word-add = добавить
word-remove = убрать
word-reverse = обратить
word-none = ничего
word-basic = Основная цель
word-basic-goal = Основная цель
word-special-goal = Особая цель
word-shared = общая победа
word-this = этот
word-others = все остальные
word-steal = украсть один
word-expose = раскрыть все
word-skull = сперва посмотреть нижнюю карту
word-shroud = сперва посмотреть верхнюю карту
word-open = открыто
word-hidden = скрытно
word-action = как действие
word-defence = для защиты
word-play = чтобы остановить розыгрыш
word-fight = в атаке
word-break = снять привилегию
word-look = посмотреть
word-token = снять жетон
word-boost = усилить
word-attack = в атаке
word-relief = облегчение
word-risk = рискнуть
word-clone = клонировать
word-not = иначе
word-all = все
word-nullify = свести на нет
word-hide = скрыть
word-ability = чтобы остановить способность
word-use = использовать
word-help = помочь
word-exposed = в ответ на разоблачение
word-counter = ответить
word-together = вместе
word-defend = защитить
word-launch = запустить
word-takeover = Захват!
word-show = показать
word-more-storm = больше
word-less-storm = меньше
word-move = Перемещение
word-draw-group = Карта из колоды групп
word-plot-deck = колода Планов
word-group-deck = колода групп
word-plots = Планы в руке
word-groups = группы в руке
word-structure = структура власти
word-resources = Ресурсы
word-linked = связь
word-agents = агенты
word-discards = сброс
word-destroyed = уничтожены
word-table = стол
word-under = под картой
word-gone = вне игры
word-aside = отложено
word-goes-on = продолжается
word-called-off = отозвана
word-cancelled = отменена
word-failed = неудача
word-succeeded = успех
word-devastated = опустошено
word-unlinked = больше не связана
word-relieved = облегчено
word-round-limit = последний круг сыгран
word-last-survivor = остался один игрок
word-nobody-left = никого не осталось
word-leans-right = правый уклон
word-plus-ten-defence = +10 к защите
word-leads = выбор первых групп
word-arrows = расстановка первых групп
word-turn-begins = начало
word-start = начало
word-plot-draw = План из колоды
word-after-plot-draw = после Плана
word-group-draw = карта группы
word-after-group-draw = после карты группы
word-after-takeover = после захвата
word-tokens = жетоны
word-after-tokens = после жетонов
word-main = действия
word-after-a-play = после действия
word-end = конец хода
word-at-the-end = конец хода
word-clearing = сброс лишнего
word-claims = объявление победы
word-contest = оспаривание победы
word-knock = стук
word-over = конец
card-adepts-of-hermes = Адепты Гермеса
card-bavarian-illuminati = Баварские иллюминаты
card-bermuda-triangle = Бермудский треугольник
card-discordian-society = Общество дискордианцев
card-gnomes-of-zurich = Цюрихские гномы
card-servants-of-cthulhu = Слуги Ктулху
card-shangri-la = Шангри-Ла
card-the-network = Сеть
card-ufos = НЛО
card-ama = Американская медицинская ассоциация
card-american-autoduel-association = Американская ассоциация автодуэлей
card-anti-nuclear-activists = Противники атомной энергии
card-antiwar-activists = Антивоенные активисты
card-batf = Бюро алкоголя, табака и оружия
card-bank-of-england = Банк Англии
card-big-media = Крупные СМИ
card-black-activists = Чернокожие активисты
card-boy-sprouts = Бойпоростки
card-cia = ЦРУ
card-cable-tv = Кабельное телевидение
card-cattle-mutilators = Мучители скота
card-cfl-aio = Федерация профсоюзов
card-church-of-elvis = Церковь Элвиса
card-clone-arrangers = Клонмейстеры
card-comic-books = Комиксы
card-congressional-wives = Жёны конгрессменов
card-conspiracy-theorists = Теоретики заговоров
card-cycle-gangs = Байкерские банды
card-democrats = Демократы
card-dentists = Дантисты
card-deprogrammers = Депрограмматоры
card-druids = Друиды
card-eff = Фонд электронных рубежей
card-eco-guerrillas = Экопартизаны
card-elders-of-zion = Сионские мудрецы
card-empty-vee = Пустое ТВ
card-evil-geniuses-for-a-better-tomorrow = Злые гении за светлое завтра
card-fbi = ФБР
card-fast-food-chains = Сети быстрого питания
card-federal-reserve = Федеральная резервная система
card-feminists = Феминистки
card-fiendish-fluoridators = Коварные фторировщики
card-flat-earthers = Плоскоземельщики
card-fnord-motor-company = Автоконцерн «Фнорд»
card-fraternal-orders = Братские ордены
card-fred-birch-society = Общество Фреда Бёрча
card-gay-activists = Гей-активисты
card-girlie-magazines = Журналы с девочками
card-goldfish-fanciers = Любители золотых рыбок
card-gun-lobby = Оружейное лобби
card-hackers = Хакеры
card-irs = Налоговая служба
card-intellectuals = Интеллектуалы
card-international-cocaine-smugglers = Международные кокаиновые контрабандисты
card-international-communist-conspiracy = Международный коммунистический заговор
card-international-weather-organization = Международная погодная организация
card-joggers = Любители бега трусцой
card-junk-mail = Почтовый спам
card-kkk = Ку-клукс-клан
card-l-4-society = Общество L-4
card-lawyers = Адвокаты
card-libertarians = Либертарианцы
card-liquor-companies = Производители спиртного
card-loan-sharks = Ростовщики
card-local-police-departments = Местная полиция
card-madison-avenue = Мэдисон-авеню
card-mi-5 = МИ-5
card-moonies = Муниты
card-moral-minority = Моральное меньшинство
card-mossad = Моссад
card-multinational-oil-companies = Транснациональные нефтяные компании
card-nsa = АНБ
card-nasa = НАСА
card-nato = НАТО
card-nephews-of-god = Племянники Бога
card-ninjas = Ниндзя
card-nuclear-power-companies = Компании атомной энергетики
card-offshore-banks = Офшорные банки
card-opec = ОПЕК
card-paranoids = Параноики
card-phone-company = Телефонная компания
card-phone-phreaks = Телефонные взломщики
card-pollsters = Социологи
card-post-office = Почта
card-professional-sports = Профессиональный спорт
card-psychiatrists = Психиатры
card-punk-rockers = Панк-рокеры
card-pyramid-marketing-schemes = Финансовые пирамиды
card-recording-industry = Звукозапись
card-red-cross = Красный Крест
card-reformed-church-of-satan = Реформированная церковь Сатаны
card-religious-reich = Религиозный рейх
card-republicans = Республиканцы
card-rifkinites = Рифкинисты
card-robot-sea-monsters = Морские роботы-чудовища
card-rosicrucians = Розенкрейцеры
card-smof = Тайные хозяева фэндома
card-saturday-morning-cartoons = Субботние мультики
card-savings-and-loans = Ссудо-сберегательные кассы
card-science-fiction-fans = Любители фантастики
card-secret-service = Секретная служба
card-secular-humanists = Светские гуманисты
card-semiconscious-liberation-army = Полубессознательная армия освобождения
card-society-for-creative-anarchism = Общество творческого анархизма
card-south-american-nazis = Южноамериканские нацисты
card-subliminals = Внушатели
card-supreme-court = Верховный суд
card-survivalists = Выживальщики
card-tabloids = Жёлтая пресса
card-telephone-psychics = Телефонные экстрасенсы
card-templars = Тамплиеры
card-the-mafia = Мафия
card-the-men-in-black = Люди в чёрном
card-tobacco-companies = Табачные компании
card-trading-card-games = Коллекционные карточные игры
card-trekkies = Треккеры
card-triliberal-commission = Трилиберальная комиссия
card-tv-preachers = Телепроповедники
card-underground-newspapers = Подпольные газеты
card-united-nations = Организация Объединённых Наций
card-urban-gangs = Уличные банды
card-vampires = Вампиры
card-video-games = Видеоигры
card-voudonistas = Вудуисты
card-witch = ВЕДЬМЫ
card-wall-street = Уолл-стрит
card-wargamers = Варгеймеры
card-al-gore = Альберт Гор
card-bill-clinton = Билл Клинтон
card-bjorne = Бьорнё
card-count-dracula = Граф Дракула
card-dan-quayle = Дэн Куэйл
card-elvis = Элвис
card-fidel-castro = Фидель Кастро
card-george-bush = Джордж Буш
card-gordo-remora = Гордо Ремора
card-hillary-clinton = Хиллари Клинтон
card-imelda-marcos = Имельда Маркос
card-jimmy-hoffa = Джимми Хоффа
card-manuel-noriega = Мануэль Норьега
card-margaret-thatcher = Маргарет Тэтчер
card-media-sensation = Сенсация в СМИ
card-nancy-reagan = Нэнси Рейган
card-ollie-north = Олли Норт
card-prince-charles = Принц Чарльз
card-princess-di = Принцесса Ди
card-ronald-reagan = Рональд Рейган
card-ross-perot = Росс Перо
card-saddam-hussein = Саддам Хусейн
card-brazil = Бразилия
card-california = Калифорния
card-canada = Канада
card-center-for-disease-control = Центр по контролю заболеваний
card-china = Китай
card-dinosaur-park = Парк динозавров
card-england = Англия
card-finland = Финляндия
card-france = Франция
card-germany = Германия
card-hawaii = Гавайи
card-hollywood = Голливуд
card-israel = Израиль
card-italy = Италия
card-japan = Япония
card-las-vegas = Лас-Вегас
card-moonbase = Лунная база
card-new-york = Нью-Йорк
card-orbit-one = Орбита-1
card-pentagon = Пентагон
card-russia = Россия
card-silicon-valley = Кремниевая долина
card-stonehenge = Стоунхендж
card-switzerland = Швейцария
card-texas = Техас
card-the-great-pyramid = Великая пирамида
card-vatican-city = Ватикан
card-angels-feather = Перо ангела
card-ark-of-the-covenant = Ковчег Завета
card-bigfoot = Снежный человек
card-book-of-kells = Келлская книга
card-center-for-weird-studies = Центр изучения странного
card-clipper-chip = Чип «Клиппер»
card-crystal-skull = Хрустальный череп
card-cyborg-soldiers = Солдаты-киборги
card-death-mask = Посмертная маска
card-earthquake-projector = Генератор землетрясений
card-eliza = Элиза
card-flying-saucer = Летающая тарелка
card-hallucinations = Галлюцинации
card-hammer-of-thor = Молот Тора
card-hidden-city = Потаённый город
card-hitlers-brain = Мозг Гитлера
card-immortality-serum = Эликсир бессмертия
card-loch-ness-monster = Лох-несское чудовище
card-mercenaries = Наёмники
card-midas-mill = Мельница Мидаса
card-necronomicon = Некрономикон
card-orbital-mind-control-lasers = Орбитальные лазеры контроля сознания
card-perpetual-motion-machine = Вечный двигатель
card-principia-discordia = Принципия Дискордия
card-rogue-boomer = Беглая подлодка
card-shroud-of-turin = Туринская плащаница
card-soulburner = Душежог
card-spear-of-longinus = Копьё Лонгина
card-suicide-squad = Отряд смертников
card-the-bronze-head = Бронзовая голова
card-the-frog-god = Бог-лягушка
card-the-holy-grail = Святой Грааль
card-the-library-at-alexandria = Александрийская библиотека
card-warehouse-23 = Склад 23
card-weather-satellite = Погодный спутник
card-xanadu = Ксанаду
card-car-bomb = Бомба в машине
card-hit-and-run = Наезд
card-poison = Яд
card-sniper = Снайпер
card-withering-curse = Иссушающее проклятие
card-atomic-monster = Атомный монстр
card-earthquake = Землетрясение
card-epidemic = Эпидемия
card-giant-kudzu = Гигантская кудзу
card-hurricane = Ураган
card-meteor-strike = Падение метеорита
card-nuclear-accident = Авария на АЭС
card-plague-of-demons = Нашествие демонов
card-rain-of-frogs = Дождь из лягушек
card-the-oregon-crud = Орегонская зараза
card-tidal-wave = Цунами
card-tornado = Торнадо
card-volcano = Вулкан
card-criminal-overlords = Криминальные властелины
card-fratricide = Братоубийство
card-hail-eris = Слава Эриде!
card-kill-for-peace = Убивай за мир
card-let-them-eat-cake = Пусть едят пирожные!
card-power-for-its-own-sake = Власть ради власти
card-power-to-the-people = Власть народу
card-the-corporate-masters = Хозяева корпораций
card-the-hand-of-madness = Рука безумия
card-up-against-the-wall = К стенке
card-a-thousand-points-of-light = Тысяча огоньков
card-bigger-business = Ещё более крупный бизнес
card-chicken-in-every-pot = Курица в каждой кастрюле
card-dont-forget-to-smash-the-state = Не забудь разрушить государство
card-energy-crisis = Энергетический кризис
card-fear-and-loathing = Страх и ненависть
card-gun-control = Контроль над оружием
card-law-and-order = Закон и порядок
card-military-industrial-complex = Военно-промышленный комплекс
card-peace-in-our-time = Мир для нашего времени
card-political-correctness = Политкорректность
card-solidarity = Солидарность
card-tax-reform = Налоговая реформа
card-world-hunger = Мировой голод
card-world-war-three = Третья мировая
card-18-1-2-minute-gap = Пробел в 18½ минут
card-agent-in-place = Свой человек на месте
card-air-magic = Магия воздуха
card-albino-alligators = Аллигаторы-альбиносы
card-alternate-goals = Запасные цели
card-an-offer-you-cant-refuse = Предложение, от которого нельзя отказаться
card-and-stay-dead = И НЕ ВСТАВАЙ!
card-angst = Экзистенциальный страх
card-annual-convention = Ежегодный съезд
card-are-we-having-fun-yet = Уже весело?
card-assertiveness-training = Тренинг уверенности
card-backlash = Обратная реакция
card-bank-merger = Слияние банков
card-benefit-concert = Благотворительный концерт
card-bimbo-at-eleven = Красотка в одиннадцать
card-blitzkrieg = Блицкриг
card-blood-toil-tears-and-sweat = Кровь, труд, слёзы и пот
card-bodyguard = Телохранитель
card-botched-contact = Неудачный контакт
card-bribery = Взятка
card-celebrity-spokesman = Знаменитость в рекламе
card-censorship = Цензура
card-charismatic-leader = Обаятельный лидер
card-citizenship-award = Гражданская награда
card-clone = Клон
card-cold-fusion = Холодный синтез
card-combined-disasters = Двойная катастрофа
card-commitment = Полная отдача
card-computer-security = Компьютерная безопасность
card-computer-virus = Компьютерный вирус
card-corruption = Коррупция
card-counter-revolution = Контрреволюция
card-counterspell = Контрзаклинание
card-cover-of-darkness = Под покровом темноты
card-cover-up = Замять дело
card-crop-circles = Круги на полях
card-currency-speculation = Валютные спекуляции
card-deasil-engine = Посолонный двигатель
card-deep-agent = Глубоко внедрённый агент
card-dictatorship = Диктатура
card-dollars-for-decency = Доллары за нравственность
card-double-cross = Двойная игра
card-early-warning = Раннее предупреждение
card-earth-magic = Магия земли
card-eat-the-rich = Съешь богатых!
card-embezzlement = Растрата
card-emergency-powers = Чрезвычайные полномочия
card-exposed = Разоблачены!
card-faction-fight = Раскол фракций
card-flower-power = Сила цветов
card-fnord = Фнорд!
card-foiled = Сорвалось!
card-forgery = Подлог
card-freaking-the-mundanes = Пугать обывателей
card-full-moon = Полнолуние
card-fundie-money = Деньги фундаменталистов
card-gang-war = Война банд
card-george-the-janitor = Уборщик Джордж
card-good-polls = Хорошие рейтинги
card-grassroots-support = Народная поддержка
card-gremlins = Гремлины
card-harmonica-virgins = Девы с губными гармошками
card-hat-trick = Хет-трик
card-head-in-a-jar = Голова в банке
card-hex = Сглаз
card-hidden-influence = Скрытое влияние
card-hoax = Розыгрыш
card-i-lied = Я солгал
card-impostor = Самозванец
card-infobahn = Инфобан
card-interference = Помехи
card-jake-day = День Джейка
card-jihad = Джихад
card-just-say-no = Просто скажи «нет»
card-ketchup-is-a-vegetable = Кетчуп — это овощ
card-kinder-and-gentler = Добрее и мягче
card-lets-get-organized = Давайте сплотимся
card-lets-get-really-organized = Давайте ПО-НАСТОЯЩЕМУ сплотимся
card-lets-you-and-him-fight = А вы подеритесь
card-liberal-agenda = Либеральная повестка
card-logic-bomb = Логическая бомба
card-march-on-washington = Марш на Вашингтон
card-market-manipulation = Манипуляции рынком
card-martial-law = Военное положение
card-martyrs = Мученики
card-mass-murder = Массовое убийство
card-media-blitz = Медийный натиск
card-media-connections = Связи в СМИ
card-messiah = Мессия
card-miracle-diet-plan = Чудо-диета
card-mistaken-identity = Обознались
card-mob-influence = Влияние мафии
card-monopoly = Монополия
card-mothers-march = Марш матерей
card-murphys-law = Закон Мёрфи
card-mutual-betrayal = Взаимное предательство
card-nationalization = Национализация
card-never-surrender = Не сдаваться!
card-new-blood = Свежая кровь
card-new-federal-budget = Новый федеральный бюджет
card-nice-idea-its-mine-now = Хорошая идея. Теперь моя.
card-nobel-peace-prize = Нобелевская премия мира
card-opportunity-knocks = Удача стучится в дверь
card-payoff = Откат
card-pledge-drive = Сбор пожертвований
card-power-corrupts = Власть развращает
card-power-grab = Захват власти
card-privatization = Приватизация
card-privileged-attack = Привилегированная атака
card-pulitzer-prize = Пулитцеровская премия
card-purge = Чистка
card-reach-out = Протяни руку…
card-read-my-lips = Читайте по губам
card-red-scare = Красная угроза
card-reload = Перезарядка!
card-reorganization = Реорганизация
card-resistance-is-useless = Сопротивление бесполезно!
card-revolution = Революция!
card-rewriting-history = Переписывание истории
card-sabotage = Саботаж
card-save-the-whales = Спасём китов
card-savings-and-loan-scam = Афера с вкладами
card-scandal = Скандал
card-secrets-man-was-not-meant-to-know = Тайны, которых людям лучше не знать
card-seize-the-time = Лови момент!
card-self-esteem = Самоуважение
card-senate-investigating-committee = Комиссия Сената
card-slush-fund = Чёрная касса
card-spasm-of-violence = Вспышка насилия
card-stealing-the-plans = Кража планов
card-stock-split = Дробление акций
card-straighten-up = Возьмись за ум
card-sucked-dry-and-cast-aside = Выжаты и выброшены!
card-sweeping-reforms = Решительные реформы
card-sweepstakes-prize = Главный приз лотереи
card-swiss-bank-account = Счёт в швейцарском банке
card-talisman-of-ahrimanes = Талисман Аримана
card-tax-breaks = Налоговые льготы
card-terrorist-nuke = Бомба террористов
card-the-auditor-from-hell = Ревизор из ада
card-the-big-score = Большой куш
card-the-big-sellout = Большая распродажа
card-the-first-thing-we-do-lets-kill-all-the-lawyers = Первым делом перебьём законников
card-the-internet-worm = Интернет-червь
card-the-second-bullet = Вторая пуля
card-the-stars-are-right = Звёзды сошлись
card-the-weak-link = Слабое звено
card-the-weird-turn-pro = Чудаки становятся профи
card-time-warp = Петля времени
card-unlucky-13 = Несчастливое 13
card-unmasked = Без маски!
card-upheaval = Переворот!
card-volunteer-aid = Помощь добровольцев
card-voodoo-economics = Экономика вуду
card-vultures = Стервятники
card-whispering-campaign = Кампания слухов
card-world-cup-victory = Победа на чемпионате мира
