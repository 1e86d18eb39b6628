# О чём сообщают push, почта и вебхуки. Тайн игры здесь нет: только то, что партия ждёт.
notice-confirm = { $name } хочет получать сюда сообщения о партиях в Camarilla. Если это вы, подтвердите:
notice-confirm-title = Подтвердите этот адрес
notice-title = { $count ->
    [one] Вас ждёт { $count } партия в Camarilla
    [few] Вас ждут { $count } партии в Camarilla
   *[other] Вас ждут { $count } партий в Camarilla
}
notice-news-title = Новости ваших партий в Camarilla
notice-move = { $game }: ваш ход
notice-low = { $game }: ваше время истекает
notice-over = { $game }: партия окончена
notice-invited = { $game }: вас зовут сыграть ещё раз
notice-said = { $game }: в чате новое сообщение
notice-more = … и ещё { $count }
notice-end = Отписаться:
# Что говорят страницы по ссылкам.
notice-confirmed = Теперь сюда будут приходить сообщения, когда партия ждёт вас.
notice-ended = Сюда больше ничего не придёт.
