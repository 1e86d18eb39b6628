# Pot de Vin: что говорит стол. Идентификаторы общие для обоих языков.
game-title = Pot de Vin
game-about = Берите взятки картами, подкупайте самоцветами и добивайтесь поддержки шести гильдий; для 3–6 игроков.

person-aldo = Альдо
person-pietra = Пьетра
person-enzo = Энцо
person-ugo = Уго
card = { $person } { $value }

guild-aristocrats = аристократы
guild-artists = художники
guild-merchants = торговцы
guild-craftsmen = ремесленники
guild-knights = рыцари
guild-assassins = убийцы

lead = Вы начинаете раунд: сыграйте любую карту; козырь — { $trump }
follow = { $how ->
    [any] Сыграйте любую карту; козырь — { $trump }
    [any-or-bribe] Сыграйте любую карту или идите на подкуп; козырь — { $trump }
    [follow] На стартовой карте { $lead }: ответьте тем же персонажем; козырь — { $trump }
   *[follow-or-bribe] На стартовой карте { $lead }: ответьте тем же персонажем или идите на подкуп; козырь — { $trump }
}
give = Положите одну карту лицом вниз в колоду козырей
leave = Оставьте одну из только что взятых карт для следующей колоды козырей
joker = Положите джокера ({ $card }) в стопку гильдии

bribe = Подкуп ({ $left ->
    [0] последний самоцвет
    [one] останется { $left } самоцвет
    [few] останется { $left } самоцвета
   *[other] останется { $left } самоцветов
})
joker-to = Положить в стопку гильдии «{ $guild }» (лучший итог: { $points })

refusal-leader-bribe = вы ходите первым: сыграйте карту
refusal-follow = у вас есть нужная карта ({ $person }): сыграйте её или идите на подкуп
refusal-no-gems = самоцветов для подкупа не осталось; самоцветы с карты богатства тратить нельзя
refusal-joker-must-go = джокера есть куда положить: выберите стопку
refusal-joker-empty = в стопке этой гильдии нет карт: выберите другую
refusal-joker-second = в стопке этой гильдии уже есть джокер: выберите другую
refusal-joker-partner = в этой гильдии засчитывается стопка вашего напарника: выберите другую
refusal-earlier-round = выберите карту, взятую в этом раунде

# Место может быть читателем: тогда `seat-you` равно `yes`, и глагол стоит во втором лице.
event-CardsDealt = { $seat } { $seat-you ->
    [yes] получаете
   *[no] получает
} карты: { $cards }
event-CardsDealt-hidden = { $seat } { $seat-you ->
    [yes] получаете
   *[no] получает
} { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[other] { $count } карт
}
event-RoundBegan = Раунд { $round }: козырь — { $trump }, первым { $leader-you ->
    [yes] ходите
   *[no] ходит
} { $leader }
event-CardGiven = { $seat } { $seat-you ->
    [yes] кладёте
   *[no] кладёт
} в колоду козырей карту { $card }
event-CardGiven-hidden = { $seat } { $seat-you ->
    [yes] кладёте
   *[no] кладёт
} карту в колоду козырей
event-CardPlayed = { $seat } { $seat-you ->
    [yes] играете
   *[no] играет
} карту { $card }
event-Bribed = { $seat } { $seat-you ->
    [yes] платите
   *[no] платит
} самоцвет за подкуп
event-GemsLost = { $seat } { $seat-you ->
    [yes] остаётесь без карт и теряете
   *[no] остаётся без карт и теряет
} { $gems ->
    [one] { $gems } самоцвет
    [few] { $gems } самоцвета
   *[other] { $gems } самоцветов
}
event-RoundWon = { $seat } { $seat-you ->
    [yes] выигрываете раунд и забираете карты
   *[no] выигрывает раунд и забирает карты
}: { $cards }{ $gems ->
    [0] {""}
    [one] , а с ними { $gems } самоцвет
    [few] , а с ними { $gems } самоцвета
   *[other] , а с ними { $gems } самоцветов
}
event-CardLeft = { $seat } { $seat-you ->
    [yes] оставляете
   *[no] оставляет
} для следующей колоды козырей карту { $card }
event-TrumpDeckMade = Новая колода козырей готова: в ней { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[other] { $cards } карт
}
event-JokerPlaced = { $seat } { $seat-you ->
    [yes] кладёте
   *[no] кладёт
} джокера ({ $card }) в стопку гильдии «{ $guild }»
event-JokerPlaced-hidden = { $seat } { $seat-you ->
    [yes] сбрасываете
   *[no] сбрасывает
} джокера ({ $card })
event-Scored = { $seat } { $seat-you ->
    [yes] набираете
   *[no] набирает
} { $total ->
    [one] { $total } очко
    [few] { $total } очка
   *[other] { $total } очков
}


# Кто вот-вот победит.
threat-leads = { $rounds ->
    [1] Последний раунд
    [one] Остался { $rounds } раунд
    [few] Осталось { $rounds } раунда
   *[other] Осталось { $rounds } раундов
}: { $seat } впереди на { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
threat-side-leads = { $rounds ->
    [1] Последний раунд
    [one] Остался { $rounds } раунд
    [few] Осталось { $rounds } раунда
   *[other] Осталось { $rounds } раундов
}: { $seats } впереди на { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}

# -- Почему советуют так --

why-win = пока это старшая карта раунда, а раунд принесёт вам { $worth } { $worth ->
    [one] очко
    [few] очка
   *[other] очков
}
why-stop = { $seat } того и гляди победит, а раунд принёс бы сопернику { $points } { $points ->
    [one] очко
    [few] очка
   *[other] очков
}
why-lose = раунд она не выиграет
why-bribe = раунд обойдётся вам в { $worth } { $worth ->
    [one] очко
    [few] очка
   *[other] очков
}
why-lead = { $high ->
    [yes] она, скорее всего, выиграет
   *[no] она вряд ли выиграет
}, а раунд с ней пока приносит { $worth } { $worth ->
    [one] очко
    [few] очка
   *[other] очков
}
why-joker = было { $now ->
    [one] { $now } очко
    [few] { $now } очка
   *[other] { $now } очков
}, станет { $then }

# -- Что спрашивается в задачах --

puzzle-ask-lead = Вы начинаете раунд. Какая карта явно лучше остальных?
puzzle-ask-follow = Какую карту сыграть — или пора идти на подкуп?
