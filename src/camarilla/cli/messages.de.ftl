# Was die Kommandozeile sagt. Die Ids sind in allen Sprachen gleich.

# -- Plätze und Leute --
you = du
seat-named = Platz { $letter }
player-named = Spieler { $letter }
bot-named = Bot { $letter }
bot-0 = Ada
bot-1 = Bruno
bot-2 = Clara
bot-3 = Dario
bot-4 = Elena
bot-5 = Fabio
bot-6 = Greta
bot-7 = Hanna
bot-8 = Irma
bot-9 = Jonas

# -- Was man am Tisch tippen kann --
command-help = hilfe
command-why = warum
command-rules = regeln
command-log = verlauf
command-table = tisch
command-ask = fragen
command-undo = zurück
command-save = speichern
command-quit = ende
answer-yes = j ja
answer-no = n nein

# -- Aufgaben --
solve-how = eine Nummer oder ein Zug; „?“ zeigt die Lösung:
solve-right = Richtig!

# -- Der Server --
serve-open = Camarilla ist offen unter { $address } (Strg-C schließt).
serve-exposed = Andere können diese Adresse erreichen: Stell sie hinter HTTPS und setze CAMARILLA_SECURE_COOKIES=1.

# -- Am Tisch --
which-game = Welches Spiel? Tippe eine Zahl oder einen Namen:
told-in-english = { $game } ist noch nicht übersetzt und spricht deshalb Englisch.
prompt-in-words = { $prompt } [{ $rule }]
threat-in-words = { $due ->
    [yes] Gefahr
   *[no] Achtung
}: { $threat } [{ $rule }]
notch-all = alles
notch-matters = wichtig
notch-me = ich
ask-now = Du wirst gefragt: { $now }. Möglich sind: { $notches }.
hint = eine Zahl oder ein Zug · ? zeigt die Regel · hilfe · zurück · ende
known-among = Sicher unter { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}: { $faces }
more-above = … der Tisch ist größer als der Bildschirm: Mit „tisch“ siehst du ihn ganz
log-empty = Noch ist nichts passiert.
press-enter = Weiter mit Enter.
cover = Gib das Gerät weiter an { $seat } und drück Enter.
waiting = Warten auf { $seat } …
bad-move = { $text }: { $reason } [{ $rule }]
bad-move-plain = { $text }: { $reason }
bad-number = Eine Option { $number } gibt es nicht; die Optionen gehen von 1 bis { $last }.
ambiguous = { $text } könnte heißen: { $matches }.
ambiguous-number = { $text } ist eine Zahl und zugleich ein Zug: Tippe #{ $text } für Option { $text } oder mehr vom Zug.
why-what = Welcher Zug? Tippe: warum { $example }
why-legal = { $text } ist gerade erlaubt.
rules-which = Welche Regel? Tippe: regeln { $example }
rules-none = In dieser Sprache gibt es die Regeln nicht.
undo-nothing = Du hast noch nichts geantwortet: Es gibt nichts zurückzunehmen.
undo-done = Zurückgenommen. Wähl neu.
undo-agree =
    { $people ->
        [one] Seitdem wurde etwas aufgedeckt oder beantwortet. Die Bots sind einverstanden: alles bis zu deiner letzten Antwort zurücknehmen? (j/n)
       *[other] Seitdem wurde etwas aufgedeckt oder beantwortet. Sind alle einverstanden, alles bis zu deiner letzten Antwort zurückzunehmen? (j/n)
    }
undo-fresh = Zurückgenommen. Was ab hier gemischt oder gewürfelt wird, kommt anders.
undo-kept = Nichts wurde zurückgenommen.
saved = Gespeichert in { $file }
saved-not = Die Partie ließ sich nicht speichern: { $reason }
resume-how = Weiterspielen mit: { $command }
record-offer = Das Protokoll dieser Partie speichern? (j/n oder ein Dateiname)
record-again = Bitte antworte mit j oder n oder mit einem Dateinamen, der einen Punkt oder Schrägstrich enthält (etwa partie.jsonl)
record-not = Das Protokoll wurde nicht gespeichert.
record-saved = Das Protokoll steht in { $file }
record-none = Eine Partie, die aus einer Stellung heraus begann, hat kein Protokoll.
game-over = Die Partie ist vorbei.
winner = { $you ->
    [yes] du gewinnst
   *[no] { $seat } gewinnt
}
winners = Es gewinnen: { $seats }
commitment = Die Karten sind versiegelt; der Hash ihres Seeds ist { $hash }
seed-was = Seed dieser Partie, für --seed:
help-text =
    Tippe die Nummer einer Option oder ihren Zug in Buchstaben (der Anfang genügt, wenn nur ein Zug so beginnt).
    ?                  die Regel hinter der Frage
    warum ZUG          warum ein Zug jetzt nicht erlaubt ist, und welche Regel das sagt
    regeln NUMMER      eine Regel nach ihrer Nummer, etwa regeln { $example }
    verlauf            alles, was bisher passiert ist
    tisch              noch einmal der ganze Tisch
    fragen [WIE]       wie oft du gefragt wirst: alles, wichtig (nur Wichtiges) oder ich (nur was mich betrifft)
    zurück             deine letzte Antwort zurücknehmen
    speichern [DATEI]  die Partie speichern und weiterspielen
    ende               die Partie speichern und gehen

# -- Seiten --
page-keys = { $at } von { $all } · n weiter · p zurück · g N springen · q schließen
replay-head = { $title }, { $seats } Plätze, Regelstand { $revision }
replay-options = Optionen: { $options }
replay-as-all = Alles liegt offen, wie im Protokoll.
replay-as-seat = Gesehen von { $seat }.
replay-as-public = Gesehen wie von Zuschauern.
replay-opening = Aufbau
replay-step = Schritt { $step }
replay-undone = Alle waren einverstanden, zurückzugehen; der Zufall beginnt neu.
replay-forked = Ab hier ist es eine andere Partie mit eigenem Seed.
replay-nothing = Noch ist nichts zu sehen.
replay-answer = { $seat } { $seat-you ->
    [yes] antwortest
   *[no] antwortet
} auf „{ $question }“: { $option }
replay-answer-bare = { $seat } { $seat-you ->
    [yes] antwortest
   *[no] antwortet
}: { $notation }
replay-hidden = { $count ->
    [0] Jemand hat geantwortet; die Antwort ist verdeckt.
    [one] { $seats } hat geantwortet; die Antwort ist verdeckt.
   *[other] { $seats } haben geantwortet; die Antworten sind verdeckt.
}
replay-offer = Stattdessen die Ereignisse zeigen, wie sie gespeichert sind, alles offen? (j/n)
verified = sauber: Der Seed stand vor dem ersten Zug fest, und { $steps ->
    [one] { $steps } Schritt kommt
   *[other] alle { $steps } Schritte kommen
} genauso heraus

# -- Ergebnisse --
result-rank = Rang
result-seat = Spieler
result-score = Punkte
result-line = { $rank }. { $seat }: { $score }

# -- Listen --
games-name = Name
games-title = Titel
games-seats = Plätze
games-options = Optionen
games-bots = Bots
cards-name = Karte
cards-person = Person
cards-value = Wert
cards-kind = Art
cards-guild = Gilde
cards-symbols = Symbole
cards-suit = Farbe
cards-does = Was sie tut
covered-clauses = { $covered } von { $all } Regeln abgedeckt
covered-cards = { $covered } von { $all } Karten abgedeckt
not-covered = kein Test

# -- Pot de Vin --
kind-guild = Gildenkarte
kind-joker = Joker
kind-power = Macht
kind-bonus = Bonus
kind-penalty = Strafe
potdevin-round = Runde { $round } von { $rounds }
potdevin-deck = { $cards ->
    [one] { $cards } Karte im Trumpfstapel
   *[other] { $cards } Karten im Trumpfstapel
}
potdevin-trump = Trumpf
potdevin-trick = Diese Runde
potdevin-last = Letzte Runde
potdevin-centre = Beiseitegelegt
potdevin-hand = Deine Hand
potdevin-player = Spieler
potdevin-team = Team
potdevin-in-team = { $name } (Team { $team })
potdevin-known = Im Stapel
potdevin-cards = Karten
potdevin-gems = Edelsteine
potdevin-wealth = Vermögen
potdevin-score = Punkte
potdevin-total = Summe
potdevin-won = Gewonnen
potdevin-bonus = Bonus und Strafe
potdevin-piles = Symbole in einem Stapel → Punkte: { $points }
potdevin-spent = { $gems ->
    [one] { $gems } Edelstein
   *[other] { $gems } Edelsteine
}
potdevin-counts = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}, { $gems ->
    [one] { $gems } Bestechungsstein
   *[other] { $gems } Bestechungssteine
}, Vermögen { $wealth }
potdevin-points = Punkte bisher: { $points }
potdevin-pile = { $guild } { $symbols } ({ $points })
potdevin-pile-gap = { $guild } { $symbols } (kostet Punkte: { $points })
potdevin-pile-partner = { $guild } { $symbols } (der Stapel des Partners zählt)

# -- Coup --
coup-turn = Zug { $turn }: { $seat }
coup-cards = Hof: { $count }
coup-reserve = Reserve: { $coins }
coup-court = der Hof
coup-unplayed = nicht im Spiel
coup-coins = Münzen
coup-faction = Fraktion
coup-patrons = Einfluss
coup-claims = Behauptungen
coup-left = Übriger Einfluss
coup-down = verdeckt
coup-lost = verloren
coup-out = raus
coup-known = dir bekannt
coup-hand = Dein Einfluss
coup-purse = { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}
coup-hidden = { $count ->
    [one] { $count } verdeckte Karte
   *[other] { $count } verdeckte Karten
}
coup-fact = Sicher unter { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
} ({ $places }): { $roles }
coup-aside = Nicht im Spiel, aus deinem Set: { $roles }
coup-claim = Zug { $turn }, { $seat }: { $role }, { $outcome }
coup-outcome-open = noch offen
coup-outcome-unchallenged = nicht angezweifelt
coup-outcome-proven = bewiesen
coup-outcome-caught = erwischt
coup-roles = Herzog: Steuern, blockt Entwicklungshilfe · Attentäter: Attentat · Contessa: blockt Attentate · Hauptmann: stiehlt, blockt Diebstahl · Botschafter: tauscht, blockt Diebstahl · Inquisitor: tauscht, verhört, blockt Diebstahl
# Aktionen in wenigen Worten; Münzen, die man bekommt oder zahlt, stehen dahinter.
coup-do-income = Einkommen +1●
coup-do-aid = Entwicklungshilfe +2●
coup-do-coup = Putsch: { $target } −7●
coup-do-tax = Steuern (Herzog) +3●
coup-do-assassinate = Attentat: { $target } −3●
coup-do-steal = Stehlen: { $target }
coup-do-exchange = Mit dem Hof tauschen
coup-do-examine = Verhören: { $target }
coup-do-convert = Fraktion wechseln −1●
coup-do-betray = Bekehren: { $target } −2●
coup-do-embezzle = Veruntreuen (kein Herzog)

# -- Pax Illuminaten --
pax-round = Runde { $round }: { $seat }
pax-actions = { $count ->
    [one] { $count } Hauptaktion
   *[other] { $count } Hauptaktionen
}
pax-deck = Stapel { $count }
pax-edicts = { $count ->
    [one] { $count } Edikt weg
   *[other] { $count } Edikte weg
}
pax-court = Hof
pax-steward = Der Verwalter steht über Platz { $place } des Hofes
pax-supply = Vorrat { $favours }
pax-row = Fraktionskarten { $factions }
pax-counts = { $tokens ->
    [one] { $tokens } Marker
   *[other] { $tokens } Marker
}, { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
pax-cards = Karten { $factions }
pax-events = Ereignisse { $count }
pax-happenings = In Kraft
pax-chain = Kette
pax-disputes = Streit
pax-lodges = Logen
pax-hand = Auf der Hand
pax-down = verdeckt
pax-figure = die Figur des Gegners
pax-legend = ▒ verdeckt · freies Feld ▼ Verwalter * Belohnung ☻ Gegner ✓ erfüllt ● Marker auf einem Plan ○ Marker an seinem Rand m Maurer r Rosenkreuzer † Dolch ⚒ Hämmer

# Chroniken.
chronicle-next = als Nächstes kommt Partie { $game }
chronicle-game = Partie
chronicle-oath = Eid
chronicle-winner = Sieger
chronicle-way = Gewonnen durch
chronicle-built = Erbaut
chronicle-way-usurper = den Usurpator
chronicle-way-stable-regime = ein stabiles Regime
chronicle-way-war-exhaustion = Kriegsmüdigkeit
chronicle-way-successor = Thronfolge
chronicle-way-vision-conquest = die Vision der Eroberung
chronicle-way-vision-rebellion = die Vision der Rebellion
chronicle-way-vision-sanctuary = die Vision der Zuflucht
chronicle-way-vision-faith = die Vision des Glaubens
