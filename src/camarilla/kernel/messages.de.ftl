# Was der Kern selbst sagt.
refusal-unknown = diesen Zug gibt es hier nicht
refusal-not-asked = du bist gerade nicht gefragt
refusal-game-over = die Partie ist vorbei
list-and = { $first } und { $last }
seat = Platz { $seat }
option-pass = Passen
option-yes = Ja
option-no = Nein

deal-build = Stell dein Angebot an { $other } zusammen
deal-answer = { $other } bietet dir einen Handel an
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
puzzle-win = Erzwing den Sieg mit so wenigen Antworten wie möglich: Welche kommt zuerst?
puzzle-stop = { $threat }. Wie verhinderst du das?
puzzle-save = Alle Antworten bis auf eine verlieren. Welche hält dich im Spiel?
puzzle-ask = Eine Antwort ist klar die beste. Welche?
puzzle-no-answer = Das ist keine Antwort auf diese Frage.
puzzle-wrong-win = { $answer }: Dann ist der Sieg nicht mehr sicher oder dauert länger.
puzzle-wrong = { $answer }: So gewinnst du mit etwa { $worth } %. Eine andere Antwort ist viel besser.
puzzle-solution = Die Lösung: { $answers }.
puzzle-why = Der Grund: { $why }.
puzzle-proof-win = In { $worlds } gedachten Spielen gewinnt das gegen jede Antwort der anderen; keine andere erste Antwort gewinnt so schnell.
puzzle-proof = So gewinnst du mit etwa { $worth } %, mit der nächstbesten Antwort ({ $other }) mit etwa { $less } %.
