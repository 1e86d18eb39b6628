# Pot de Vin: что говорит стол. Идентификаторы общие для обоих языков.
game-title = Pot de Vin
game-about = Взятки картами, взятки самоцветами и благосклонность шести гильдий, на 3–6 игроков.

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

lead = Сделайте первый ход; козырь — { $trump }
follow = Первая карта — { $lead }: сыграйте в масть или дайте взятку; козырь — { $trump }
give = Положите карту в колоду козырей взакрытую
leave = Оставьте одну из выигранных карт для следующей колоды козырей
joker = Положите джокера ({ $card }) в стопку гильдии

bribe = Взятка ({ $left ->
    [0] самоцветов не останется
    [one] останется { $left } самоцвет
    [few] останется { $left } самоцвета
   *[other] останется { $left } самоцветов
})
joker-to = Гильдия: { $guild } (лучший итог: { $points })

refusal-leader-bribe = первый игрок должен сыграть карту и не может дать взятку
refusal-follow = у вас есть карта с нужным персонажем ({ $person }): сыграйте её или дайте взятку
refusal-no-gems = самоцветов для подкупа не осталось; самоцветы с карты богатства тратить нельзя
refusal-joker-must-go = джокера, которого можно положить, нужно положить
refusal-joker-empty = в стопке этой гильдии нет карт
refusal-joker-second = в стопке этой гильдии уже есть джокер
refusal-joker-partner = в этой гильдии считается стопка вашего напарника
refusal-earlier-round = оставить можно только карту только что выигранного раунда

event-CardsDealt = { $seat } получает карты: { $cards }
event-CardsDealt-hidden = { $seat } получает { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[other] { $count } карт
}
event-RoundBegan = Раунд { $round }: козырь — { $trump }, первым ходит { $leader }
event-CardGiven = { $seat } кладёт в колоду козырей карту { $card }
event-CardGiven-hidden = { $seat } кладёт карту в колоду козырей
event-CardPlayed = { $seat } играет { $card }
event-Bribed = { $seat } даёт взятку
event-GemsLost = У { $seat } нет карт: теряется { $gems ->
    [one] { $gems } самоцвет
    [few] { $gems } самоцвета
   *[other] { $gems } самоцветов
}
event-RoundWon = { $seat } забирает { $cards }{ $gems ->
    [0] {""}
    [one] {" "}и { $gems } самоцвет
    [few] {" "}и { $gems } самоцвета
   *[other] {" "}и { $gems } самоцветов
}
event-CardLeft = { $seat } оставляет { $card } для следующей колоды козырей
event-TrumpDeckMade = Колода козырей перемешана, карт: { $cards }
event-JokerPlaced = { $seat } кладёт { $card } к гильдии: { $guild }
event-JokerPlaced-hidden = { $seat } сбрасывает { $card }
event-Scored = { $seat }: { $total ->
    [one] { $total } очко
    [few] { $total } очка
   *[other] { $total } очков
}
