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
