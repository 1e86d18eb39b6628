# О чём сообщают push, почта и вебхуки. Тайн игры здесь нет: только то, что партия ждёт.
notice-confirm = { $name } хочет получать сюда известия об играх Camarilla. Если это вы, подтвердите:
notice-confirm-title = Подтвердите этот адрес
notice-title = { $count ->
    [one] Вас ждёт { $count } партия Camarilla
    [few] Вас ждут { $count } партии Camarilla
   *[other] Вас ждут { $count } партий Camarilla
}
notice-news-title = Новости ваших партий Camarilla
notice-move = { $game }: ваш ход
notice-low = { $game }: ваше время истекает
notice-over = { $game }: партия окончена
notice-invited = { $game }: вас зовут сыграть ещё раз
notice-said = { $game }: в чате новое сообщение
notice-more = … и ещё { $count }
notice-end = Больше не сообщать сюда:
# Что говорят страницы по ссылкам.
notice-confirmed = Теперь вам сообщат сюда, когда партия ждёт.
notice-ended = Сюда больше ничего не придёт.
