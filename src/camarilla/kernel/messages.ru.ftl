# Что говорит само ядро.
refusal-unknown = здесь такого хода нет
refusal-not-asked = сейчас ваш ответ не нужен
refusal-game-over = партия окончена
option-pass = Пас
option-yes = Да
option-no = Нет

deal-build = Составьте предложение
deal-answer = Вам предлагают сделку
deal-offer = Предложить
deal-withdraw = Отказаться от сделки
deal-accept = Принять
deal-decline = Отклонить
deal-counter = Сделать встречное предложение
deal-give = Отдать: { $item }
deal-take = Попросить: { $item }
deal-drop = Убрать: { $item }

# Как зовут ботов, по местам.
bot-name-0 = Ада
bot-name-1 = Бруно
bot-name-2 = Клара
bot-name-3 = Дарио
bot-name-4 = Элена
bot-name-5 = Фабио
bot-name-6 = Грета
bot-name-7 = Ханна
bot-name-8 = Ирма
bot-name-9 = Йонас
