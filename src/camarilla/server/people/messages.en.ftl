# What people are told by push, mail or webhook. No secret of a game stands here: only that one waits.
notice-confirm = { $name } wants to be notified here when a game on Camarilla is waiting for them. If that is you, confirm:
notice-confirm-title = Confirm this address
notice-title = { $count ->
    [one] A game on Camarilla is waiting for you
   *[other] { $count } games on Camarilla are waiting for you
}
notice-news-title = News from your games on Camarilla
notice-move = { $game }: it is your move
notice-low = { $game }: your time is running out
notice-over = { $game }: the game is over
notice-invited = { $game }: you are invited to play again
notice-said = { $game }: somebody wrote in the chat
notice-more = … and { $count } more
notice-end = Stop these messages:
# What the pages behind the links say.
notice-confirmed = From now on we will tell you here when a game is waiting for you.
notice-ended = You will get no more messages here.
