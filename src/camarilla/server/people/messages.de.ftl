# Was Leuten per Push, E-Mail oder Webhook gesagt wird. Kein Geheimnis einer Partie steht hier, nur dass eine wartet.
notice-confirm = { $name } möchte hier erfahren, wenn eine Partie Camarilla wartet. Wenn du das bist, bestätige es:
notice-confirm-title = Bestätige diese Adresse
notice-title = { $count ->
    [one] Eine Partie Camarilla wartet auf dich
   *[other] { $count } Partien Camarilla warten auf dich
}
notice-news-title = Neues aus deinen Partien Camarilla
notice-move = { $game }: du bist am Zug
notice-low = { $game }: deine Zeit wird knapp
notice-over = { $game }: die Partie ist vorbei
notice-invited = { $game }: man lädt dich zur Revanche ein
notice-said = { $game }: jemand hat im Chat geschrieben
notice-more = … und { $count } weitere
notice-end = Diese Nachrichten abbestellen:
# Was die Seiten hinter den Links sagen.
notice-confirmed = Ab jetzt erfährst du hier, wenn eine Partie wartet.
notice-ended = Hierher kommt nichts mehr.
