# Was der Kern selbst sagt.
refusal-unknown = diesen Zug gibt es hier nicht
refusal-not-asked = du bist gerade nicht gefragt
refusal-game-over = die Partie ist vorbei
option-pass = Passen
option-yes = Ja
option-no = Nein

deal-build = Stell dein Angebot zusammen
deal-answer = Man bietet dir einen Handel an
deal-offer = Anbieten
deal-withdraw = Handel abbrechen
deal-accept = Annehmen
deal-decline = Ablehnen
deal-counter = Gegenangebot machen
deal-give = { $item } geben
deal-take = { $item } verlangen
deal-drop = { $item } herausnehmen

# Wie Bots heißen, nach ihrem Platz.
bot-name-0 = Ada
bot-name-1 = Bruno
bot-name-2 = Clara
bot-name-3 = Dario
bot-name-4 = Elena
bot-name-5 = Fabio
bot-name-6 = Greta
bot-name-7 = Hanna
bot-name-8 = Irma
bot-name-9 = Jonas

# Aufgaben: was gefragt wird, warum eine Antwort falsch ist, und die Lösung. `$why` führt eine Antwort fort, `$threat` ist ein Satz.
puzzle-win = Gewinne sicher: Welche Antwort gewinnt, was auch immer die anderen haben und tun?
puzzle-stop = { $threat }. Wie verhinderst du das?
puzzle-save = Alle Antworten bis auf eine verlieren. Welche hält dich im Spiel?
puzzle-ask = Eine Antwort ist klar die beste. Welche?
puzzle-no-answer = Das ist keine Antwort auf diese Frage.
puzzle-wrong-win = { $answer }: Dann ist der Sieg nicht mehr sicher.
puzzle-wrong = { $answer }: So gewinnst du mit etwa { $worth } %. Eine andere Antwort ist viel besser.
puzzle-solution = Die Lösung: { $answers }.
puzzle-why = Der Grund: { $why }.
puzzle-proof-win = In { $worlds } gedachten Welten gegen jede Antwort der anderen versucht, gewinnt das immer; keine andere erste Antwort tut es.
puzzle-proof = So gewinnst du mit etwa { $worth } %, mit der nächstbesten Antwort ({ $other }) mit etwa { $less } %.
