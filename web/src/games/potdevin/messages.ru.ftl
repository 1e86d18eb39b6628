# Что страница говорит об игре «Pot de Vin».

# -- Условия --
option-potdevin-teams = Команды по двое, друг напротив друга

# -- Стол --
potdevin-hand = Ваша рука
potdevin-hand-of = Рука: { $seat }
potdevin-round = Раунд { $round } из { $rounds }
potdevin-deck = { $cards ->
    [one] В колоде козырей { $cards } карта
    [few] В колоде козырей { $cards } карты
   *[other] В колоде козырей { $cards } карт
}
potdevin-trump = Козырь
potdevin-trick = Этот раунд
potdevin-winning = пока побеждает
potdevin-last = { $you ->
    [yes] Прошлый раунд выиграли вы
   *[no] В прошлом раунде победитель — { $seat }
}
potdevin-leads = ходит первым
potdevin-last-trick = Прошлый раунд
potdevin-empty = Раунд начинает первый игрок.
potdevin-giving = Игроки кладут карты в колоду козырей.
potdevin-centre = В следующую колоду козырей
potdevin-bribes = { $gems ->
    [one] Подкуп
    [few] Подкупы
   *[other] Подкупы
}
potdevin-do-bribe = Подкуп
potdevin-do-discard = Сбросить
potdevin-cards = { $cards ->
    [one] { $cards } карта на руке
    [few] { $cards } карты на руке
   *[other] { $cards } карт на руке
}
potdevin-gems = { $gems ->
    [one] { $gems } самоцвет для подкупа
    [few] { $gems } самоцвета для подкупа
   *[other] { $gems } самоцветов для подкупа
}
potdevin-wealth = { $gems ->
    [one] { $gems } самоцвет на карте богатства
    [few] { $gems } самоцвета на карте богатства
   *[other] { $gems } самоцветов на карте богатства
}
potdevin-short-cards = { $cards ->
    [one] карта
    [few] карты
   *[other] карт
}
potdevin-short-gems = { $gems ->
    [one] самоцвет
    [few] самоцвета
   *[other] самоцветов
}
potdevin-short-leads = заход
potdevin-short-winning = старшая
potdevin-short-bribe = подкуп
potdevin-bribe-price = цена: 1 самоцвет
potdevin-stake = победителю
potdevin-wealth-short = Богатство
potdevin-points = Сейчас очков: { $points }
potdevin-total = Всего
potdevin-team = Команда { $team }
potdevin-team-total = Команда
potdevin-bonus = Бонусы и штрафы
potdevin-pile = { $guild }: { $symbols ->
    [one] { $symbols } символ
    [few] { $symbols } символа
   *[other] { $symbols } символов
}, очки: { $points }
potdevin-pile-partner = { $guild }: { $symbols ->
    [one] { $symbols } символ
    [few] { $symbols } символа
   *[other] { $symbols } символов
}, засчитывается стопка напарника
potdevin-symbols = { $guild }, { $symbols ->
    [one] { $symbols } символ
    [few] { $symbols } символа
   *[other] { $symbols } символов
}
potdevin-kind-count = { $kind }: { $count }
potdevin-kind-joker = джокер
potdevin-kind-power = карта власти
potdevin-kind-bonus = бонус
potdevin-kind-penalty = штраф
potdevin-about-joker = Джокер: в конце считается символом гильдии по вашему выбору.
potdevin-about-power = Карты власти: одна, две или три отнимают 1, 3 или 6 очков, все четыре приносят 10.
potdevin-about-bonus = Бонус: +2 очка.
potdevin-about-penalty = Штраф: −2 очка.

# -- Сцена: что говорят вслух --
potdevin-says-bribe = Самоцвет вместо карты
potdevin-takes = Берёт { $cards ->
    [one] { $cards } карту
    [few] { $cards } карты
   *[other] { $cards } карт
}{ $gems ->
    [0] { "" }
    [one] { " " }и { $gems } самоцвет
    [few] { " " }и { $gems } самоцвета
   *[other] { " " }и { $gems } самоцветов
}
potdevin-takes-for = { $takes }: { $change }
potdevin-points-change = { $points } ({ $parts })
potdevin-part = { $what } { $points }
potdevin-part-power = карты власти
potdevin-part-bonus = бонусы и штрафы
potdevin-part-wealth = самоцветы
potdevin-says-last-card = Последняя карта: выбора нет
potdevin-says-gems-lost = Карт больше нет: теряет { $gems ->
    [one] { $gems } самоцвет
    [few] { $gems } самоцвета
   *[other] { $gems } самоцветов
}
potdevin-says-you-lose-gems = У вас больше нет карт, и вы теряете { $gems ->
    [one] { $gems } самоцвет
    [few] { $gems } самоцвета
   *[other] { $gems } самоцветов
}

# -- Что объясняет предметы на столе --
potdevin-tip-score = Очков сейчас: { $points }; джокеров кладут в конце. У кого больше очков, тот победит.
potdevin-tip-cards = { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[other] { $cards } карт
} на руке. Кто к началу раунда остался без карт, больше не ходит и теряет самоцветы для подкупа.
potdevin-tip-gems = { $gems ->
    [one] { $gems } самоцвет
    [few] { $gems } самоцвета
   *[other] { $gems } самоцветов
} для подкупа. Вместо карты можно отдать самоцвет; он достанется победителю раунда.
potdevin-tip-wealth = { $gems ->
    [one] { $gems } самоцвет на карте богатства: каждый приносит очко, тратить их нельзя.
    [few] { $gems } самоцвета на карте богатства: каждый приносит очко, тратить их нельзя.
   *[other] { $gems } самоцветов на карте богатства: каждый приносит очко, тратить их нельзя.
}
potdevin-tip-pile = От одного до трёх символов дают 1, 3 и 6 очков; от четырёх до шести отнимают 1, 3 и 6; семь дают 10, восемь — 15.
potdevin-tip-deck = Колода козырей: каждый раунд из неё уходит карта, так что по ней видно, сколько раундов осталось.
potdevin-tip-trump = Персонаж открытой карты — козырь этого раунда и бьёт остальных; карта тоже достаётся победителю.
potdevin-tip-winning = Пока раунд выигрывает эта карта.
potdevin-tip-spent = Самоцветы, которыми подкупали в этом раунде: они достанутся победителю и станут очками.
potdevin-tip-bribed = Здесь вместо карты заплатили самоцветом.
potdevin-tip-to-play = Карта ещё не сыграна.
potdevin-tip-lead = С этой карты начали раунд: остальные обязаны сыграть того же персонажа, если он у них есть, или пойти на подкуп.
