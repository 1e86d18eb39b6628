# Что говорит само ядро.
refusal-unknown = здесь такого хода нет
refusal-not-asked = сейчас ваш ответ не нужен
refusal-game-over = партия окончена
list-and = { $first } и { $last }
seat = место { $seat }
option-pass = Пас
option-yes = Да
option-no = Нет

deal-build = Составьте предложение: партнёр по сделке — { $other }
deal-answer = { $other } предлагает вам сделку
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

# Задачи: что в них спрашивается, почему ответ неверен и решение. `$why` продолжает ответ, `$threat` — целое предложение.
puzzle-win = Выиграйте наверняка за наименьшее число ответов. Каким будет первый?
puzzle-stop = { $threat }. Как это предотвратить?
puzzle-save = Все ответы, кроме одного, ведут к поражению. Какой оставит вас в игре?
puzzle-ask = Один ответ явно лучше остальных. Какой?
puzzle-no-answer = На этот вопрос так не ответить.
puzzle-wrong-win = С ответом «{ $answer }» победа уже не гарантирована или придёт позже.
puzzle-wrong = С ответом «{ $answer }» шанс на победу — около { $worth } %. Есть ответ гораздо лучше.
puzzle-solution = Решение — { $answers }.
puzzle-why = Почему: { $why }.
puzzle-proof-win = С этим ответом вы побеждаете во всех проверенных раскладах ({ $worlds }), что бы ни делали соперники; быстрее не выиграть.
puzzle-proof = С этим ответом побеждают примерно в { $worth } % случаев, со следующим по силе («{ $other }») — примерно в { $less } %.
