# What people are told by push, mail or webhook. No secret of a game stands here: only that one waits.
notice-confirm = { $name } wants to be told here when a game of Camarilla waits. If that is you, confirm it:
notice-confirm-title = Confirm this address
notice-title = { $count ->
    [one] A game of Camarilla waits for you
   *[other] { $count } games of Camarilla wait for you
}
notice-news-title = News of your games of Camarilla
notice-move = { $game }: it is your move
notice-low = { $game }: your time is running out
notice-over = { $game }: the game is over
notice-invited = { $game }: you are invited to play again
notice-said = { $game }: somebody wrote to the table
notice-more = … and { $count } more
notice-end = Be told no more here:
