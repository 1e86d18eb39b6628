game-title = Oath
