# Переворот: что говорит стол. Идентификаторы общие для обоих языков.
game-title = Переворот
game-about = Блефуйте, не верьте на слово и останьтесь последним, у кого есть покровители; для 2–10 игроков, с «Реформацией», «Инквизицией» и «Революцией».

# Только там, где имени у места нет.

role-Duke = Герцог
role-Assassin = Ассасин
role-Captain = Капитан
role-Ambassador = Посол
role-Contessa = Графиня
role-Inquisitor = Инквизитор
claim-no-duke = Герцога нет

faction-loyalist = консерваторы
faction-reformist = реформисты

act = Выберите действие
challenge = { $claimant } { $claimant-you ->
    [yes] заявляете
   *[no] заявляет
}: { $role }. Оспорить?
prove = Ваше заявление оспорено: раскройте карту «{ $role }» или потеряйте покровителя
prove-no-duke = Ваше заявление оспорено: докажите, что Герцога у вас нет, или потеряйте покровителя
block = { $actor } { $actor-you ->
    [yes] объявляете
   *[no] объявляет
} против вас { $action }. Запретить?
block-aid = { $actor } { $actor-you ->
    [yes] объявляете
   *[no] объявляет
} { $action }. Запретить?
lose = Вы теряете покровителя: выберите, кого раскрыть
return = Выберите покровителя, который вернётся в колоду двора
keep = Оставьте себе одного покровителя из своего набора; остальные четверо выйдут из игры
show = Вас допрашивает { $examiner }: выберите, какого покровителя показать
verdict = { $target } показывает вам карту «{ $role }». Вернуть её или заставить заменить?
faction = Выберите фракцию; дальше за столом фракции чередуются

action-income = Доход: 1 монета
action-aid = Иностранная помощь: 2 монеты
action-coup = Переворот за 7 монет, цель — { $target }
action-tax = Налог (Герцог): 3 монеты
action-assassinate = Заказное убийство за 3 монеты (Ассасин), цель — { $target }
action-steal = Кража, до 2 монет (Капитан), цель — { $target }
action-exchange = Обмен с колодой двора ({ $role })
action-examine = Допрос (Инквизитор), цель — { $target }
action-convert = Предательство: сменить свою фракцию за 1 монету
action-betray = Предательство за 2 монеты: фракцию меняет { $target }
action-embezzle = Хищение: забрать резерв, заявив, что Герцога у вас нет

# В винительном падеже: «объявляет кражу».
noun-aid = иностранную помощь
noun-assassinate = заказное убийство
noun-steal = кражу

option-challenge = Оспорить
option-leave = Вернуть карту
option-swap = Заставить заменить
block-with = Запретить ({ $role })
show-all = Раскрыть всех покровителей
patron-show = Показать карту «{ $role }»
patron-lose = Потерять карту «{ $role }»
patron-return = Вернуть карту «{ $role }»
patron-keep = Оставить карту «{ $role }»

refusal-no-reformation = за этим столом играют без фракций
refusal-no-inquisition = за этим столом играют без Инквизитора
refusal-yourself = выберите другого игрока: на себя это действие направить нельзя
refusal-out = { $target } уже не в игре
refusal-must-coup = у вас 10 монет или больше: объявите переворот
refusal-coins = это стоит { $cost ->
    [one] { $cost } монету
    [few] { $cost } монеты
   *[other] { $cost } монет
}, а у вас { $coins }
refusal-faction = { $target } — из вашей фракции: сначала один из вас должен сменить фракцию
refusal-not-held = карты «{ $role }» у вас нет
refusal-holds-duke = доказать нельзя: у вас есть Герцог
refusal-block-role = назовите, кто это запретит: { $roles }
refusal-block-wrong = этот покровитель такого действия не запрещает

# Место может быть читателем: тогда `seat-you` равно `yes`, и глагол стоит во втором лице.
# Имена не склоняются, поэтому они всегда стоят в именительном падеже.
event-GameBegan = Партию { $starter-you ->
    [yes] начинаете
   *[no] начинает
} { $starter }
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
event-PatronKept = { $seat } { $seat-you ->
    [yes] оставляете
   *[no] оставляет
} себе карту «{ $card }»
event-PatronKept-hidden = { $seat } { $seat-you ->
    [yes] оставляете
   *[no] оставляет
} себе покровителя из своего набора
event-FactionsSet = Фракции выбраны и чередуются за столом
event-Declared = { $seat } { $seat-you ->
    [yes] объявляете
   *[no] объявляет
} { $action ->
    [coup] переворот за 7 монет
    [assassinate] заказное убийство за 3 монеты (Ассасин)
    [steal] кражу (Капитан)
    [examine] допрос (Инквизитор)
    [betray] предательство за 2 монеты
   *[other] действие
}, цель — { $target }
event-Declared-hidden = { $seat } { $seat-you ->
    [yes] объявляете
   *[no] объявляет
} { $action ->
    [income] доход
    [aid] иностранную помощь
    [tax] налог (Герцог)
    [exchange] обмен с колодой двора
    [betray] предательство и за 1 монету { $seat-you ->
        [yes] меняете
       *[no] меняет
    } свою фракцию
    [embezzle] хищение (Герцога нет)
   *[other] действие
}
event-Challenged = { $seat } { $seat-you ->
    [yes] оспариваете
   *[no] оспаривает
} { $claimant-you ->
    [yes] ваше заявление
   *[no] заявление: пусть { $claimant } докажет
}
event-ClaimProven = { $seat } { $seat-you ->
    [yes] доказываете
   *[no] доказывает
} своё заявление, раскрыв { $count ->
    [one] карту «{ $cards }»
    [few] карты: { $cards }
   *[other] карты: { $cards }
}
event-Blocked = { $actor-you ->
    [yes] { $seat } { $seat-you ->
        [yes] запрещаете
       *[no] запрещает
    } вам { $action ->
        [aid] иностранную помощь
        [assassinate] заказное убийство
        [steal] кражу
       *[other] действие
    }
   *[no] { $actor } объявляет { $action ->
        [aid] иностранную помощь, но { $seat } её
        [assassinate] заказное убийство, но { $seat } его
        [steal] кражу, но { $seat } её
       *[other] действие, но { $seat } его
    } { $seat-you ->
        [yes] запрещаете
       *[no] запрещает
    }
} ({ $role })
event-PatronLost = { $seat } { $seat-you ->
    [yes] теряете
   *[no] теряет
} покровителя: { $card }
event-Eliminated = { $seat } { $seat-you ->
    [yes] выбываете
   *[no] выбывает
} из игры
event-CoinsMoved = { $seat-you ->
    [yes] у вас
   *[no] { $seat }:
} теперь { $total ->
    [one] { $total } монета
    [few] { $total } монеты
   *[other] { $total } монет
}
event-CoinsStolen = { $seat } { $coins ->
    [0] { $seat-you ->
        [yes] остаётесь
       *[no] остаётся
    } с пустыми руками: { $target-you ->
        [yes] у вас нет монет
       *[no] { $target } без монет
    }
    [one] { $seat-you ->
        [yes] крадёте
       *[no] крадёт
    } { $target-you ->
        [yes] у вас { $coins } монету
       *[no] { $coins } монету, жертва — { $target }
    }
    [few] { $seat-you ->
        [yes] крадёте
       *[no] крадёт
    } { $target-you ->
        [yes] у вас { $coins } монеты
       *[no] { $coins } монеты, жертва — { $target }
    }
   *[other] { $seat-you ->
        [yes] крадёте
       *[no] крадёт
    } { $target-you ->
        [yes] у вас { $coins } монет
       *[no] { $coins } монет, жертва — { $target }
    }
}
event-CardsDrawn = { $seat } { $seat-you ->
    [yes] берёте
   *[no] берёт
} из колоды двора: { $cards }
event-CardsDrawn-hidden = { $seat } { $seat-you ->
    [yes] берёте
   *[no] берёт
} из колоды двора { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[other] { $count } карт
}
event-CardsReturned = { $seat } { $seat-you ->
    [yes] возвращаете
   *[no] возвращает
} в колоду двора: { $cards }
event-CardsReturned-hidden = { $seat } { $seat-you ->
    [yes] возвращаете
   *[no] возвращает
} в колоду двора { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[other] { $count } карт
}
event-CardExamined = { $target } { $target-you ->
    [yes] показываете
   *[no] показывает
} карту «{ $card }», { $seat-you ->
    [yes] видите
   *[no] видит
} её только { $seat }
event-CardExamined-hidden = { $target } { $target-you ->
    [yes] показываете
   *[no] показывает
} карту, { $seat-you ->
    [yes] видите
   *[no] видит
} её только { $seat }
# `swap` равно 1, если карту нужно заменить, и 0, если нет.
event-Examined = { $seat } { $swap ->
    [1] { $seat-you ->
        [yes] требуете
       *[no] требует
    }{ $target-you ->
        [yes] , чтобы вы заменили карту
       *[no] {" "}замены: { $target } меняет карту
    }
   *[0] { $seat-you ->
        [yes] не требуете
       *[no] не требует
    } замены: { $target-you ->
        [yes] карта остаётся у вас
       *[no] { $target } сохраняет карту
    }
}
event-FactionSwitched = { $target } { $target-you ->
    [yes] переходите
   *[no] переходит
} к { $faction ->
    [0] консерваторам
    [1] реформистам
   *[other] { $faction }
}
event-ReserveTaken = { $seat } { $seat-you ->
    [yes] забираете
   *[no] забирает
} из резерва { $coins ->
    [0] 0 монет: резерв пуст
    [one] { $coins } монету
    [few] { $coins } монеты
   *[other] { $coins } монет
}
event-GameWon = { $count ->
    [one] Победитель
    [few] Победители
   *[other] Победители
} — { $winners }

# Кто вот-вот победит.
threat-coup = { $seat } { $seat-you ->
    [yes] победите переворотом
   *[no] победит переворотом
}: { $other-you ->
    [yes] у вас остался один покровитель
   *[no] { $other } держится на последнем покровителе
}
threat-last-influence = { $seat } { $seat-you ->
    [yes] победите
   *[no] победит
}, если { $other-you ->
    [yes] вы потеряете последнего покровителя
   *[no] { $other } потеряет последнего покровителя
}
threat-assassinate = { $seat } { $seat-you ->
    [yes] победите
   *[no] победит
}, если удастся заказное убийство: { $other-you ->
    [yes] у вас остался один покровитель
   *[no] { $other } держится на последнем покровителе
}

# -- Почему советуют так --

why-income = это одна монета, и помешать этому нельзя
why-aid = это две монеты, если никто не заявит Герцога
why-coup = помешать этому нельзя{ $last ->
    [yes] , и соперник теряет последнего покровителя
   *[no] {""}
}
why-held = { $role } у вас и вправду есть, поймать вас не на чем
why-bluff = карты «{ $role }» у вас нет, но { $unseen } из { $all } ещё никто не видел
why-block = это блеф, но оспорить его рискнёт не каждый: карта «{ $role }» вполне могла бы быть у вас
why-stop = { $seat } вот-вот победит, а после кражи монет не хватит на { $blow ->
    [coup] переворот
   *[assassinate] заказное убийство
}{ $held ->
    [yes] {""}
   *[no] , хотя это и блеф
}
why-stop-block = { $seat } вот-вот победит: если не заявить карту «{ $role }», вы потеряете последнего покровителя
why-show = заявление доказано, а оспоривший теряет покровителя
why-spare = { $doubled ->
    [yes] карт «{ $role }» у вас две
   *[no] карта «{ $role }» сейчас нужна меньше всего
}
why-pass = усомнитесь зря — потеряете покровителя, а пас ничего не стоит
why-lie = все карты «{ $role }» уже известны ({ $all } из { $all }), значит, это ложь
why-doubt = из { $all } карт «{ $role }» вы видите { $known }, так что это, скорее всего, ложь

# -- Что спрашивается в задачах --

puzzle-ask-act = Ваш ход. Какое действие явно лучше остальных?
puzzle-ask-challenge = Это блеф?
puzzle-ask-block = Запретить или пропустить?
puzzle-ask-block-aid = Запретить или пропустить?
