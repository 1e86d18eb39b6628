# Что страница говорит об игре «Переворот».

# -- Условия --
option-coup-reformation = «Реформация»: две фракции
option-coup-inquisition = «Инквизиция»: Инквизитор вместо Посла
option-coup-two-players = Вдвоём
option-coup-two-players-one-coin = первый игрок начинает с 1 монетой
option-coup-two-players-pick-one = каждый выбирает покровителя из своего набора
option-coup-turn-cap = Лимит ходов на игрока
option-coup-steal-from-dead = Красть можно и у того, кто только что выбыл из-за оспаривания
option-coup-reopen-aid-block = Если запрет помощи оказался ложным, запретить могут другие

# -- Стол --
coup-hand = Ваши покровители
coup-court = Двор
coup-treasury = Казна
coup-reserve = Резерв
coup-patron-down = Закрытый покровитель
coup-patrons = Покровители
coup-coins = Монеты
coup-lost = потеряно
coup-out = вне игры
coup-purse = { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[other] { $coins } монет
}
coup-turn = Ход { $turn }: { $you ->
    [yes] ваш
   *[no] { $seat }
}
coup-phase-picking = Игроки выбирают покровителей
coup-phase-factions = Игроки выбирают фракции
coup-phase-over = Партия окончена
coup-waiting = { $count ->
    [one] Ждём { $count } ответ
    [few] Ждём { $count } ответа
   *[other] Ждём { $count } ответов
}
coup-claim = Ход { $turn }: { $role }, { $outcome }
coup-outcome-open = решается
coup-outcome-unchallenged = не оспорено
coup-outcome-proven = доказано
coup-outcome-caught = обман раскрыт
coup-known = Что вы знаете
coup-fact = { $count ->
    [1] Это точно { $roles }
    [one] Среди этой { $count } карты точно есть: { $roles }
    [few] Среди этих { $count } карт точно есть: { $roles }
   *[other] Среди этих { $count } карт точно есть: { $roles }
}
coup-aside = Из вашего набора выбыли: { $roles }
coup-role-Duke = Берёт налог: 3 монеты. Запрещает иностранную помощь.
coup-role-Assassin = За 3 монеты лишает выбранного игрока покровителя.
coup-role-Captain = Крадёт до 2 монет. Запрещает кражу.
coup-role-Ambassador = Обменивается картами с двором. Запрещает кражу.
coup-role-Contessa = Запрещает заказное убийство.
coup-role-Inquisitor = Меняет одну карту или допрашивает игрока. Запрещает кражу.
# Действия в двух словах, для кнопок: в конце монеты, полученные или уплаченные.
short-action-income = Доход +1
short-action-aid = Помощь +2
short-action-tax = Налог +3 (Герцог)
short-action-exchange = Обмен с двором
short-action-convert = Сменить фракцию −1
short-action-embezzle = Хищение (без Герцога)
# Заголовки над именами тех, на кого можно направить действие.
aim-action-coup = Переворот −7:
aim-action-assassinate = Убийство −3:
aim-action-steal = Кража:
aim-action-examine = Допрос:
aim-action-betray = Предательство −2:

# -- Сцена: что говорят вслух --
coup-says-income = Доход
coup-says-aid = Иностранная помощь
coup-says-coup = Переворот!
coup-says-tax = Я { $role }: налог
coup-says-assassinate = Я { $role }: вам конец!
coup-says-steal = Я { $role }: монеты на стол
coup-says-exchange = Я { $role }: обмен
coup-says-examine = Я { $role }: покажите карту
coup-says-convert = Меняю фракцию
coup-says-betray = Вы меняете фракцию!
coup-says-embezzle = Герцога у меня нет: резерв мой
coup-says-challenge = Не верю!
coup-says-block = Я { $role }: нет!
coup-says-stands = Никто не возражает
coup-says-won = Победа: { $seat }
coup-says-out = Выбывает

# -- Что объясняет предметы на столе --
coup-tip-coins = { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[other] { $coins } монет
}. Переворот стоит 7, заказное убийство — 3; кто начинает ход с 10 и более, обязан объявить переворот.
coup-tip-claim = Заявление этого игрока: ✓ доказано, ✗ обман раскрыт, ○ не оспорено, (?) решается.
coup-tip-court = Двор: колода посередине. Из неё берут карты при обмене, в неё же возвращается карта, доказавшая заявление.
coup-tip-treasury = Казна: отсюда берут монеты, сюда же их и платят.
coup-tip-reserve = Резерв: сюда платят за предательство. Хищение забирает его целиком.
coup-tip-faction = Фракция: пока за столом есть другая, своих нельзя свергать, убивать и обкрадывать.
coup-tip-out = Вне игры: закрытых покровителей не осталось.
coup-tip-fact = Эти карты вы видели сами, прежде чем их переложили или перемешали; кроме вас, никто о них не знает.
coup-tip-down = Закрытый покровитель. У кого закрытых не осталось, тот выбывает.
coup-note-cost = { $coins ->
    [one] стоит { $coins } монету
    [few] стоит { $coins } монеты
   *[other] стоит { $coins } монет
}
coup-note-bluff = ваш блеф
coup-note-bluff-role = ваш блеф: карты «{ $role }» у вас нет
coup-note-bluff-duke = ваш блеф: на самом деле Герцог у вас есть
coup-note-true = { $role } у вас есть
coup-note-held = есть
coup-attention-all-about = Вас спросят о каждом действии, которое вы можете оспорить или запретить.
coup-attention-me-about = Вас спросят только о том, что направлено против вас. Всё остальное вы пропускаете: не оспариваете и не запрещаете.
