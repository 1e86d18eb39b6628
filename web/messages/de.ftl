# Was die Seite selbst sagt. Spiele bringen ihre eigenen Sätze mit; die Ids sind in allen Sprachen gleich.

# -- Überall --
you = du
close = Schließen
save = Speichern
done = Erledigt.
drop = Entfernen
loading = Einen Moment …
nav = Seiten
home = Start
new-table = Neuer Tisch
learn = Lernen
rules = Regeln
ladder = Rangliste
settings = Einstellungen
more = Mehr
offline = Verbindung verloren. Wir versuchen es noch einmal …
error-offline = Der Server ist gerade nicht erreichbar.
error-server = Das konnte der Server nicht.
problem-title = Das hat nicht geklappt
missing-title = Hier ist nichts
missing-about = Vielleicht ist die Adresse unvollständig, oder was hier war, ist gelöscht.
missing-home = Zu den Spielen
page-missing = Unter dieser Adresse gibt es keine Seite.
menu = Menü
ago = { $minutes ->
    [one] vor { $minutes } Minute
   *[other] vor { $minutes } Minuten
}
credits = Symbole: game-icons.net von Lorc, Delapouite und anderen, CC BY 3.0.

# -- Start und Listen --
home-title = Ein offener Tisch für Spiele voller Intrigen
home-about = Such dir ein Spiel aus und spiel sofort gegen Bots, ganz ohne Konto. Jede Regel wird eingehalten, verdeckte Karten bleiben verdeckt, und jede Frage nennt ihre Regel.
home-players = Spieler
home-bots = Bots
home-deck = Dein Deck
home-against = Du spielst gegen
home-play = { $game } spielen
home-friends = Mit Freunden …
home-guided = Deine erste Partie: { $game }, mit Lehrer
home-watch = Einer Partie zusehen
home-games = Spiele
home-still = Bewegte Bilder anhalten
home-moving = Bilder bewegen
game-in-english = Noch nicht übersetzt: auf Englisch.
home-start = Fang hier an
home-seats = { $least }–{ $most } Spieler
home-minutes = { $least }–{ $most } Min.
home-weight-1 = leicht
home-weight-2 = mittel
home-weight-3 = anspruchsvoll
home-opponents = { $seats } Plätze; Stufe der Bots: { $bot }
list-waiting = Wartet auf dich
list-mine = Deine Tische
list-open = Offene Tische
list-finished = Beendete Partien
list-won = Sieg: { $seats }
list-more = Mehr zeigen
record-file = Partie aus einer Datei ansehen
record-file-about = Das Protokoll einer beendeten Partie, von diesem oder einem anderen Server. Wir prüfen es zuerst Zug für Zug.
record-file-choose = Protokoll öffnen
record-file-problem = Diese Datei lässt sich nicht abspielen: { $problem }
your-move = Du bist am Zug
clocks-none = Ohne Uhr
clocks-live = { $minutes } Min. + { $increment } Sek.
clocks-days = { $days ->
    [one] { $days } Tag pro Zug
   *[other] { $days } Tage pro Zug
}

# -- Namen und Bots --
seat-named = Platz { $number }
player-named = Spieler { $number }
guest-named = Gast { $number }
bot-level-random = Streuner
bot-manner-random = spielt aufs Geratewohl
bot-level-honest = Ehrliche Haut
bot-manner-honest = blufft nie
bot-level-heuristic = Höfling
bot-manner-heuristic = kennt alle Kniffe
bot-level-search = Ränkeschmied
bot-manner-search = denkt voraus
bot-level-level1 = 1. Streuner
bot-manner-level1 = spielt aufs Geratewohl
bot-level-level2 = 2. Page
bot-manner-level2 = kennt die Regeln, übersieht viel
bot-level-level3 = 3. Knappe
bot-manner-level3 = spielt solide, vergisst manches
bot-level-level4 = 4. Höfling
bot-manner-level4 = kennt alle Kniffe
bot-level-level5 = 5. Graue Eminenz
bot-manner-level5 = denkt voraus

# -- Temperamente der Bots --
temper-bold = Draufgänger
temper-careful = Beobachter
temper-vengeful = Rächer
temper-dealer = Händler
temper-manner-bold = liebt Bluff und Streit
temper-manner-careful = wagt wenig und wartet ab
temper-manner-vengeful = zahlt es dem letzten Angreifer heim
temper-manner-dealer = handelt lieber, als zu streiten
rival-named = { $name }, { $temper }
says-bold-hello = Mal sehen, wer zuerst blinzelt.
says-bold-won = Das Glück ist mit den Lauten.
says-bold-lost = Den Versuch war es wert. Wie immer.
says-careful-hello = Ich sitze nur still hier und zähle.
says-careful-won = Schritt für Schritt, und da wären wir.
says-careful-lost = Ich hätte noch einen Zug warten sollen.
says-vengeful-hello = Finger weg von meinen Sachen, dann klappt das.
says-vengeful-won = Ich vergesse nichts. Sagte ich doch.
says-vengeful-lost = Das ist notiert, Zeile für Zeile.
says-dealer-hello = Alles hat seinen Preis. Was ist deiner?
says-dealer-won = Es war mir ein Vergnügen, mit euch zu handeln.
says-dealer-lost = Ein fairer Handel. Nächstes Mal verlange ich mehr.

# -- Ein neuer Tisch --
new-game = Spiel
new-who = Wer spielt mit
new-me = Ich
new-person = Jemand anderes, per Link oder aus der Liste
new-here = Jemand an diesem Gerät
new-bot = Bot. { $level }
new-hot = Reicht das Gerät herum; zwischen den Zügen ist der Tisch verdeckt.
new-options = Regeln an diesem Tisch
new-time = Zeit
new-clocks = Uhren
new-live = Live: Minuten pro Partie
new-days = Über mehrere Tage
new-minutes = Minuten pro Spieler
new-increment = Sekunden dazu pro Zug
new-grace = Die ersten { $seconds } Sekunden jeder Frage zählen nicht: Die Seite zeigt erst, was zu ihr geführt hat.
new-days-each = Tage pro Zug
new-timeout = Wenn die Zeit abläuft
new-timeout-bot = antwortet ein Bot
new-timeout-default = gilt die Standardantwort
new-timeout-resign = gibt dieser Spieler auf
new-others = Weitere Einstellungen
new-title = Name des Tisches
new-public = In der Liste: Jeder darf sich dazusetzen
new-spectators = Andere dürfen zusehen
new-whispers = Spieler dürfen miteinander flüstern
new-hints = Alle dürfen nach Tipps fragen, auch gegen Menschen
table-hints = mit Tipps
new-rated = Zählt für die Wertung
new-make = Tisch eröffnen
new-quick = Oder an irgendeinen freien Tisch

# -- Vor der Partie --
table-seats = { $seats ->
    [one] { $seats } Platz
   *[other] { $seats } Plätze
}
table-cancelled = Dieser Tisch wurde geschlossen, bevor die Partie begann.
table-early = Zuschauer sehen diese Partie später, als sie gespielt wird. Bald erscheint sie hier.
table-gone = Diesem Tisch kann man nicht mehr zusehen.
lobby-free = Frei
lobby-you = Du
lobby-here = da
lobby-gone = offline
lobby-ready = bereit
lobby-not-ready = noch nicht bereit
lobby-bot-at = Wer auf Platz { $seat } spielt
lobby-for-person = Für einen Menschen
lobby-sit = Hier hinsetzen
lobby-join = Hinsetzen
lobby-say-ready = Ich bin bereit
lobby-unready = Doch noch nicht
lobby-start = Los geht’s
lobby-invite = Lade Leute ein
lobby-invite-about = Wer diesen Link öffnet, kann mitspielen, ganz ohne Konto.
lobby-link = Einladungslink
lobby-copy = Kopieren
lobby-copied = Kopiert.
lobby-share = Teilen …
lobby-share-text = Spiel mit mir { $game }
lobby-talk = Chat vor der Partie
your-name = Dein Name
your-name-about = Damit die anderen wissen, wer du bist. Du kannst das Feld leer lassen.
your-name-nobody = Gast
lobby-cancel = Tisch schließen
lobby-leave = Tisch verlassen
lobby-begins = Die Partie beginnt in
lobby-begin-now = Jetzt beginnen

# -- Der Tisch --
board = Tisch
side = Verlauf und Chat
players = Spieler
prompt-region = Dein Zug
options = Was du tun kannst
options-moves = Züge zur Hand
options-list = Liste
options-refused = Gerade nicht möglich
draft-steps = Eine Frage nach der anderen
draft-drop = Jetzt nicht
draft-deal = Dein Gegenüber kann annehmen, ablehnen oder ein Gegenangebot machen.
draft-deal-empty = Kreuze an, was du gibst und was du dafür willst.
draft-deal-refused = Das lässt sich nicht anbieten: Etwas davon kann nicht den Besitzer wechseln, oder es wurde in diesem Zug schon abgelehnt.
draft-more = Eins mehr: { $what }
draft-fewer = Eins weniger: { $what }
menu-choose = Wählen
sure = Bist du sicher?
sure-about = { $option }: Das lässt sich nicht zurücknehmen.
sure-not = Abbrechen
sure-never = Nicht mehr nachfragen
waiting-for = Warten auf { $seats } …
answered = Deine Antwort: { $answer }. Du kannst sie ändern, bis alle geantwortet haben.
game-over = Die Partie ist vorbei.
paused = Pause
undo = Zurück
undo-ask = Um Rücknahme bitten
hint = Tipp
hint-sentence = { $text } – { $why }
hint-why = Siegchance damit: { $worth } %
hint-worth = Siegchance { $worth } %
hint-plans = Was kann ich hier tun?
hint-adviser = Der Berater
hint-glance = antwortet auf einen Blick
hint-search = denkt voraus
hint-line = Er erwartet: { $line }
stage-next = Weiter
stage-now = Zum Jetzt
stage-answer = Jetzt antworten
recap = Während du weg warst
recap-mine = Das betrifft dich
recap-rest = Außerdem
recap-lines = { $count ->
    [one] { $count } Ereignis
   *[other] { $count } Ereignisse
}
recap-more = { $count ->
    [one] Eine weitere Zeile im Verlauf
   *[other] { $count } weitere Zeilen im Verlauf
}
recap-earlier = Davor ist noch mehr passiert, aber der Verlauf beginnt hier erst später.
clause-open = Regel { $clause }
log = Verlauf
log-empty = Noch ist nichts passiert.
log-newest = Neueste
sound-offer = Töne, und ein Summen, wenn du dran bist?
sound-on = Töne an
sound-off = Keine Töne
log-turn = { $lines ->
    [one] Diesen Zug auf- oder zuklappen: eine weitere Zeile
   *[other] Diesen Zug auf- oder zuklappen: { $lines } weitere Zeilen
}
log-moment = Den Tisch in diesem Moment zeigen
past-here = Du blickst auf diesen Moment zurück.
past-now = Zurück ins Jetzt
news = Neueste Ereignisse
unseen-above = noch { $count } weiter oben
unseen-below = noch { $count } weiter unten
unseen-before = noch { $count } weiter links
unseen-after = noch { $count } weiter rechts
keys = Tasten
key-digit = mit der Möglichkeit dieser Nummer antworten
key-question = zur Frage
key-board = zum Tisch
key-mine = zum eigenen Platz
key-standing = dorthin, wo steht, wer gewinnt
key-log = zum Verlauf
key-explain = das Nächste in dem Teil des Tisches erklären, in dem du bist: Brett, Hand oder Frage
key-explain-back = das Vorige erklären
key-space = das Nächste sofort zeigen; gehalten: vorauslaufen
key-zoom = einen Spielplan größer oder kleiner
key-escape = schließen, was offen ist
key-sheet = diese Übersicht
walk-place = { $at } von { $count }
walk-none = Hier gibt es nichts zu erklären.
own-seat = Dein Platz
standing = Wer gewinnt
threats = Wer kurz vor dem Sieg steht
threats-none = Noch ist niemand dem Sieg nah
chat = Chat
chat-empty = Noch hat niemand etwas gesagt.
chat-say = Sag etwas
chat-send = Senden
chat-to = An
chat-to-all = an alle
chat-whisper = geflüstert
seat-asked = { $you ->
    [yes] wir warten auf deine Antwort
   *[no] überlegt
}
seat-away = ein Bot vertritt
seat-bot = Bot: { $bot }
seat-bot-short = Bot
seat-gone = offline
seat-resigned = hat aufgegeben
cover-title = Gib das Gerät weiter an { $seat }
cover-about = Nichts ist zu sehen, bis der nächste Spieler so weit ist.
cover-ready = Ich bin { $seat }
notify-title = { $game }: Du bist am Zug
resign = Aufgeben
resign-sure = Endgültig aufgeben
ask-pause = Um eine Pause bitten
ask-resume = Weiterspielen vorschlagen
ask-kick = Vorschlagen: ein Bot statt { $seat }
step-away = Einen Bot für mich antworten lassen
come-back = Wieder selbst spielen
table-options = Regeln an diesem Tisch
table-options-plain = Normale Regeln
table-watching = Zuschauer
table-commitment = Fingerabdruck der Partie
table-commitment-about = Damit kann nach der Partie jeder prüfen, dass keine Karte vertauscht wurde.
table-commitment-over = Die Partie ist vorbei, und ihr Protokoll enthält den Seed: Jeder kann die Karten nachprüfen.
table-record = Protokoll
table-record-download = Herunterladen
vote-undo = { $by } { $you ->
    [yes] bittest
   *[no] bittet
} darum, den letzten Zug zurückzunehmen
vote-pause = { $by } { $you ->
    [yes] bittest
   *[no] bittet
} um eine Pause
vote-resume = { $by } { $you ->
    [yes] möchtest
   *[no] möchte
} weiterspielen
vote-kick = { $by } { $you ->
    [yes] möchtest
   *[no] möchte
} einen Bot statt { $target } spielen lassen
vote-count = ({ $agreed } von { $needed })
vote-agree = Zustimmen
vote-refuse = Ablehnen
winner = { $count ->
    [one] { $you ->
        [yes] du gewinnst!
       *[no] { $seats } gewinnt
    }
   *[other] Es gewinnen: { $seats }
}
rematch = Noch einmal
replay = Ansehen
result-title = Ergebnis
result-rank = Rang
result-player = Spieler
result-score = Punkte

# -- Daueraufträge --
orders = Aufträge
orders-about = Entscheide manches im Voraus, dann wirst du seltener gefragt.
orders-given = Aktiv
orders-new = Neuer Auftrag
orders-give = Auftrag erteilen
orders-end = „{ $order }“ beenden
orders-end-short = Beenden
orders-until-ended = bis du ihn beendest
orders-until-turn = bis zu deinem nächsten Zug
orders-only-turn = Nur bis zu meinem nächsten Zug
orders-role = Blocken als
orders-watching = Nur Spieler können Aufträge erteilen.
orders-begun = Aktive Aufträge: { $orders }.
orders-begun-where = Du kannst sie unter „Aufträge“ ändern.
orders-begun-keep = OK
orders-begun-end = Abschalten
order-pass = Immer passen
order-pass-preview = Du wirst nie gefragt, ob du reagierst. Was du wählen musst, wählst du weiter selbst.
order-pass-unless-about-me = Passen, wenn es mich nicht betrifft
order-pass-unless-about-me-preview = Du wirst nur gefragt, wenn etwas auf dich zielt oder dir antwortet.
order-never-challenge = Nie anzweifeln
order-never-challenge-preview = Du wirst weiter gefragt, ob du blockst, aber nicht mehr nach Behauptungen.
order-let-aid-through = Entwicklungshilfe durchlassen
order-let-aid-through-preview = Du wirst nicht mehr gefragt, ob du Entwicklungshilfe blockst.
order-block-steals = Diebstahl blocken, wenn ich die Rolle habe
order-block-steals-preview = Solange du die Karte hast, wird jeder Diebstahl an dir von selbst geblockt. Ohne sie wirst du gefragt wie sonst.
order-default = Mich nur fragen, wenn es wichtig ist
order-default-preview = Du wirst gefragt, wenn etwas auf dich zielt, wenn jemand den Sieg ausruft und in deinen eigenen Angriffen, solange du etwas beitragen kannst. Bei allem anderen wird gepasst.
order-only-about = Mich nur fragen, wenn ich das Ziel bin
order-only-about-preview = Du wirst gefragt, wenn etwas auf dich zielt oder jemand den Sieg ausruft. Bei allem anderen wird gepasst, auch in deinen eigenen Angriffen.
# Wie oft man gefragt wird
attention = Frag mich
attention-all = Alles
attention-matters = Wichtiges
attention-me = Nur zu mir
attention-all-about = Du wirst gefragt, wann immer du reagieren kannst.
attention-matters-about = Du wirst gefragt, wenn etwas auf dich zielt, wenn du jemanden am Sieg hindern kannst, in deinen eigenen Angriffen, solange du etwas beitragen kannst, und zu allem, was du markiert hast. Bei allem anderen wird gepasst.
attention-me-about = Du wirst nur gefragt, wenn etwas auf dich zielt oder jemand den Sieg ausruft.
attention-also = Frag mich auch
attention-moment-moment = in offenen Momenten, zwischen zwei Zügen
attention-moment-reply = wenn etwas ausgespielt wird
attention-moment-fight = in jedem Angriff
attention-moment-after-roll = sobald die Würfel gefallen sind
attention-moment-after = wenn gerade etwas passiert ist
attention-card = wenn { $card } gespielt werden kann
attention-mark = Mich fragen, wenn das gespielt werden kann
attention-marked = { $card }: du wirst gefragt, wenn es gespielt werden kann
order-only-answer = Für mich antworten, wenn es nur eine Antwort gibt
order-only-answer-preview = Wo es nichts zu wählen gibt, wirst du nicht aufgehalten, außer wo andere daran deine Hand ablesen könnten.
order-matters = Mich nur fragen, wenn es wichtig ist
order-matters-preview = { attention-matters-about }
order-only-me = Mich nur fragen, wenn ich gemeint bin
order-only-me-preview = { attention-me-about }
order-draw = Für mich ziehen, wenn mein Zug beginnt
order-draw-preview = Zu Beginn deines Zuges werden ohne Rückfrage eine Plot- und eine Gruppenkarte gezogen. Schalte es ab, wenn du vor dem Ziehen etwas tun willst.
order-auto-pass = Bis zum Ende dieses Zuges passen
order-auto-pass-preview = Für den Rest dieses Zuges passt du, außer wenn etwas auf dich zielt oder jemand den Sieg ausruft.

# -- Handel --
deal = Handel
deal-you-give = Du gibst
deal-you-get = Du bekommst
deal-nothing = nichts
deal-add = Dazu:
deal-leave-out = Heraus:

# -- Rangliste --
ladder-about = Die stärksten Spieler in gewerteten Partien an öffentlichen Tischen. Die Wertung ist vorsichtig geschätzt: Sie steigt, je mehr du spielst.
ladder-games = Partien
ladder-of = Rangliste: { $game }
ladder-empty = In { $game } hat noch niemand eine Wertung. Es braucht zwei Menschen mit Konto und einen gewerteten, öffentlichen Tisch.
ladder-company = Lust auf eine Partie?
ladder-company-about = Bots stehen nicht in der Rangliste, aber sie haben immer Zeit. Der stärkste steht oben.
ladder-challenge = Herausfordern

# -- Regeln und Lektionen --
rules-of = Regeln: { $game }
rules-search = Regeln durchsuchen
rules-found = { $count ->
    [0] Nichts gefunden
    [one] { $count } Regel gefunden
   *[other] { $count } Regeln gefunden
}
rules-contents = Inhalt
learn-about = Jedes Spiel hat einen Kurs: kurze Lektionen mit einem Lehrer, in denen du selbst ziehst und siehst, warum. Am Ende kennst du das ganze Spiel.
learn-minutes = { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
}
lesson-of = Lektion: { $game }
lesson-step = { $step } von { $of }
lesson-teacher = Lehrer
lesson-on = Weiter
lesson-back = Einen Schritt zurück
lesson-play = Eine ganze Partie spielen
lesson-more = Weitere Lektionen
lesson-next = Als Nächstes: { $title }
lesson-again = Von vorn
lesson-not-that = Das noch nicht.
learn-done = { $done } von { $of } Lektionen
learn-finished = (fertig)
first-time = Zum ersten Mal hier?
first-lesson = 5 Minuten mit einem Lehrer
first-guided = Eine erste Partie mit Erklärungen
guide = Erklärung
guide-next = Verstanden
guide-more = Verstanden (noch { $more })
guide-end = Keine Erklärungen mehr

# -- Aufgaben --
puzzles = Aufgaben
puzzles-about = Stellungen aus aufgezeichneten Partien, jede mit einer Antwort, die klar die beste ist. Du siehst, was der Spieler sah. Jedes Spiel hat eine Aufgabe des Tages.
puzzles-today = Aufgabe des Tages
puzzles-rating = Deine Wertung: { $rating }
puzzles-unrated = Deine ersten Antworten auf eine Aufgabe zählen für deine Wertung.
puzzles-done = { $done } von { $of } gelöst
puzzles-number = Aufgabe { $number }
puzzles-of = Aufgabe: { $game }
puzzles-level = Wertung { $rating }
puzzles-solved = (gelöst)
puzzles-missed = (versucht)
puzzles-question = Frage
puzzles-right = Richtig!
puzzles-show = Lösung zeigen
puzzles-next = Nächste Aufgabe
puzzles-all = Alle Aufgaben
puzzles-kind-win = Sicher gewinnen
puzzles-kind-stop = Einen Rivalen aufhalten
puzzles-kind-save = Im Spiel bleiben
puzzles-kind-ask = Die beste Antwort finden
guide-nothing = Der Pfeil zeigt auf eine vernünftige Antwort; was neu ist, wird hier erklärt.

# -- Partien ansehen --
replay-of = Partie ansehen: { $game }
replay-controls = Steuerung
replay-back = Einen Schritt zurück
replay-turn-back = Voriger Zug
replay-turn-next = Nächster Zug
replay-next = Einen Schritt weiter
replay-play = Abspielen
replay-pause = Anhalten
replay-step = Schritt { $step } von { $last }
replay-eye = Gesehen von
replay-public = allen
replay-all = alle Karten offen
replay-fork = Ab hier weiterspielen
replay-fork-about = Nach Schritt { $step } beginnt ein neuer Tisch mit neuem Glück; auf den anderen Plätzen spielen Bots.
replay-fork-seat = Spielen als
replay-fork-go = Los geht’s
replay-share = Teilen
replay-shared = Kopiert:
review = Wendepunkte
review-wait = Wir suchen die Wendepunkte …
review-nothing = Kein einzelner Zug hat die Partie entschieden.
review-chance = { $you ->
    [yes] Deine Siegchance: { $before } % → { $after } %.
   *[no] Siegchance von { $name }: { $before } % → { $after } %.
}
review-better = Besser: { $move }.
review-mark = Hier hat sich die Partie gewendet
review-curve = Die Siegchancen aller, Schritt für Schritt
review-question = Gefragt: { $question }

# -- Leute --
sign-in = Anmelden
sign-out = Abmelden
register = Konto anlegen
register-about = Bewahrt deine Partien und Wertungen. Dazu genügen ein Name und ein Passwort.
name = Name
password = Passwort
password-old = Altes Passwort
password-new = Neues Passwort
password-note = Mindestens 8 Zeichen.
password-change = Passwort
recover = Passwort vergessen?
recover-code = Notfallcode
codes = Notfallcodes
codes-about = Mit jedem Code kommst du einmal wieder in dein Konto, wenn du das Passwort verlierst. Du siehst sie nur jetzt.
codes-new = Neue Notfallcodes
guest-link = Dein Gastlink
guest-link-about = Wer diesen Link öffnet, wird zu dir: So spielst du auf einem anderen Gerät weiter.
guest-link-make = Link erstellen
tokens = Token für Programme
tokens-about = Dein Bot meldet sich mit einem Token an.
tokens-label = Wofür es ist
tokens-make = Token erstellen
tokens-secret = Nur jetzt zu sehen:
tokens-drop = { $token } entfernen
me-name = Name am Tisch
me-data = Deine Daten
vacation = Urlaub
vacation-about = In Partien über Tage stehen deine Uhren still, solange du weg bist, höchstens einen Monat.
vacation-last-day = Letzter Tag
vacation-take = Urlaub nehmen
vacation-until = Du hast Urlaub bis { $date }.
vacation-end = Ich bin wieder da
me-export = Alle deine Daten herunterladen
me-delete = Mich löschen
me-delete-sure = Mich endgültig löschen
profile = Spieler
profile-since = seit { $date }
profile-finished = { $games ->
    [one] { $games } beendete Partie
   *[other] { $games } beendete Partien
}
kind-guest = Gast
kind-account = Konto
rating = Wertung
rating-games = Partien
block-user = Sperren
unblock = Entsperren
block-about = Ihr sitzt dann nie am selben Tisch, und du siehst keine Nachrichten von dort.
report = Melden
report-text = Was passiert ist
report-send = Senden

# -- Einstellungen --
settings-language = Sprache
settings-theme = Farben
theme-auto = Wie das Gerät; am Tisch Nacht
theme-dark = Nacht
theme-light = Tag
settings-motion = Bewegung
motion-auto = Wie das Gerät
motion-full = Animiert
motion-reduced = Ohne Animation
settings-pace = Spieltempo
pace-calm = Ruhig
pace-normal = Normal
pace-brisk = Flott
pace-instant = Sofort
settings-adviser = Berater für Tipps
settings-sound = Töne am Tisch, und ein Rütteln des Handys, wenn ich am Zug bin
settings-notify = Mir Bescheid sagen, wenn ich am Zug bin und dieser Tab im Hintergrund ist
settings-notify-refused = Der Browser erlaubt dieser Seite keine Mitteilungen.
notices = Partien über mehrere Tage
notices-about = Wenn eine Partie wartet und du weg bist, sagen wir dir einmal Bescheid, mit allem, was passiert ist, aber nie, was du auf der Hand hast.
notices-push = In diesem Browser Bescheid sagen, auch wenn die Seite zu ist
notices-mail = E-Mail-Adresse
notices-webhook = Webhook
notices-shape = Art
notices-add = Hinzufügen
notices-drop = { $address } entfernen
notices-unconfirmed = noch nicht bestätigt
notices-asked = Wir haben { $address } um Bestätigung gebeten.
notices-of = Sag mir Bescheid,
notices-move = wenn ich am Zug bin
notices-low = wenn meine Zeit knapp wird
notices-over = wenn eine Partie vorbei ist
notices-invited = wenn jemand eine Revanche will
notices-said = wenn jemand im Chat schreibt
notices-tables = An diesen Tischen
settings-doubt = Noch einmal fragen, bevor etwas endgültig verloren geht
settings-keys = Einzelne Tasten wirken am Tisch: Buchstaben, Ziffern und das Fragezeichen
settings-orders = Übliche Aufträge
settings-orders-about = Sie gelten von selbst ab Beginn deiner Partien.

# -- Decks --
decks = Decks
decks-of = Decks für { $game }
decks-about = Bau ein Deck, sieh sofort, was daran falsch ist, und nimm es mit an einen Tisch. Decks bleiben in diesem Browser.
deck-mine = Meine Decks
deck-ready = Fertige Decks
deck-name = Name
deck-unnamed = Neues Deck
deck-new = Neu
deck-copy = Kopieren
deck-delete = Löschen
deck-begin = Beginnen mit
deck-sealed = Versiegelte Päckchen
deck-random = Beliebige Karten
deck-by-lot = Ein zufälliges fertiges Deck
deck-blank = wählen …
deck-text = Als Text
deck-text-about = Eine Karte pro Zeile; schreib 2 vor einen Namen für zwei Exemplare und ! vor die Illuminaten, mit denen du beginnst.
deck-read-text = Diesen Text nehmen
deck-valid = Dieses Deck ist spielbereit.
deck-checking = Wird geprüft …
deck-search = Suchen
deck-type = Art
deck-alignment = Gesinnung
deck-attribute = Eigenschaft
deck-power = Macht mindestens
deck-arrows = Pfeile hinaus mindestens
deck-any = egal
deck-found = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
deck-more = Mehr zeigen
deck-add = { $card } hinzufügen
deck-remove = { $card } herausnehmen
deck-start = Illuminaten
deck-cards = Karten
deck-pool = Alle Karten
deck-curve = Gruppen nach Macht
deck-arrow-curve = Gruppen nach Pfeilen hinaus
deck-arrow-total = { $arrows ->
    [one] { $arrows } Pfeil hinaus insgesamt
   *[other] { $arrows } Pfeile hinaus insgesamt
}
deck-counts = Gruppen { $groups } · Ressourcen { $resources } · Plots { $plots }
deck-aligned = Gesinnungen der Gruppen
deck-empty = Noch leer: Nimm Karten aus der Liste.
deck-to-table = Ein Tisch mit Decks
deck-build = Decks bauen
deck-for-all = Decks
deck-own = jeder bringt sein eigenes mit
deck-bring = Dein Deck
deck-of-table = Wie am Tisch üblich
deck-other = ein anderes Deck
deck-bring-note = Sonst sieht es niemand.
deck-of-seat = Deck von Platz { $number }
deck-welcome = Willkommen. Ein Deck besteht aus einmal Illuminaten, einigen Gruppen und Ressourcen und aus Plots. Nimm ein fertiges Deck und ändere es Karte für Karte, lass den Zufall eines geben, oder such dir drüben Karten aus.
deck-welcome-ready = Mit { $deck } beginnen

# -- Chroniken --
chronicle = Chronik
chronicles = Chroniken
chronicles-about = Partien von Oath folgen aufeinander: Das Land, das der Sieger hinterlässt, ist das, in dem die nächste beginnt.
chronicles-none = Du hast noch keine Chronik. Die erste beginnt mit deiner ersten Partie Oath.
chronicles-all = Alle Chroniken
chronicle-games = { $games ->
    [0] noch keine Partie beendet
    [one] { $games } Partie beendet
   *[other] { $games } Partien beendet
}
chronicle-next = Als Nächstes kommt Partie { $game }, unter dem
chronicle-citizens = Tableaus mit der Bürgerseite oben: { $colours }.
chronicle-relics = { $count ->
    [one] { $count } Relikt
   *[other] { $count } Relikte
}
chronicle-decks = Weltstapel { $world }, Enteignete { $dispossessed }, Reliktstapel { $relics } Karten.
chronicle-history = Partien bisher
chronicle-round = Runde { $round }
chronicle-empty = Noch steht nichts geschrieben: Die erste Partie ist nicht zu Ende.
chronicle-play = Die nächste Partie
chronicle-play-go = Nächste Partie spielen
chronicle-running = Eine Partie dieser Chronik läuft gerade; ihr Ende entscheidet, wie die nächste beginnt.
chronicle-go-on = Zum Tisch
chronicle-take = Mitnehmen
chronicle-take-about = Die Chronik als Zeichenkette, wie Oath-Spieler sie austauschen. Was niemand weiß, etwa die Reihenfolge des Weltstapels, wird neu gemischt.
chronicle-take-go = Zeichenkette schreiben
chronicle-string = Chronik als Zeichenkette
chronicle-copied = Kopiert: die Chronik als Zeichenkette
chronicle-title = Name der Chronik
chronicle-bring = Eine Chronik mitbringen
chronicle-bring-about = Füg die Zeichenkette einer Chronik von einem anderen Tisch ein; die nächste Partie setzt sie fort.
chronicle-bring-go = Mitbringen

# -- Was der Server ablehnt: `refused-` und die Nachricht, die er nennt --
refused-bad-input = Das hat der Server nicht verstanden. Lade die Seite neu und versuch es noch einmal.
refused-malformed = Das hat der Server nicht verstanden. Lade die Seite neu und versuch es noch einmal.
refused-not-found = Das gibt es hier nicht.
refused-no-such-method = Das kann der Server nicht.
refused-not-allowed = Das darfst du hier nicht.
refused-internal = Auf dem Server ist etwas schiefgegangen. Es ist gemeldet; bitte versuch es noch einmal.
refused-unavailable = Der Tisch antwortet nicht. Versuch es in ein paar Sekunden noch einmal.
refused-closing = Der Server startet gerade neu. Versuch es in einer Minute noch einmal.
refused-too-fast = Zu viele Versuche. Warte eine Minute und versuch es noch einmal.
refused-too-large = Das ist zu groß zum Speichern.
refused-no-time = Der Server war zu beschäftigt, um darüber nachzudenken. Versuch es noch einmal.
refused-too-short = { $field ->
    [password] Das Passwort ist zu kurz: Es braucht mindestens { $limit } Zeichen.
    [new] Das neue Passwort ist zu kurz: Es braucht mindestens { $limit } Zeichen.
    [name] Bitte gib einen Namen ein.
    [label] Bitte schreib, wofür das Token ist.
    [text] Bitte schreib zuerst etwas.
   *[other] Ein nötiges Feld ist leer oder zu kurz.
}
refused-too-long = { $field ->
    [password] Das Passwort ist zu lang: Es darf höchstens { $limit } Zeichen haben.
    [new] Das neue Passwort ist zu lang: Es darf höchstens { $limit } Zeichen haben.
    [name] Der Name ist zu lang: Er darf höchstens { $limit } Zeichen haben.
    [title] Der Name des Tisches ist zu lang: Er darf höchstens { $limit } Zeichen haben.
   *[other] Dieser Text ist zu lang: Er darf höchstens { $limit } Zeichen haben.
}
refused-too-small = { $field ->
    [base] Die Uhr braucht mindestens { $limit } Sekunden für die Partie.
   *[other] Eine Zahl ist zu klein: Das Minimum ist { $limit }.
}
refused-too-big = Eine Zahl ist zu groß: Das Maximum ist { $limit }.
refused-bad-characters = { $field ->
    [name] Ein Name darf nicht mit einem Leerzeichen beginnen und keine Tabulatoren oder andere unsichtbare Zeichen enthalten.
   *[other] Das enthält Zeichen, die hier nicht gehen.
}
refused-name-length = Ein Name hat 1 bis { $limit } Zeichen.
refused-name-invisible = Dieser Name enthält unsichtbare Zeichen. Tippe ihn noch einmal.
refused-name-marks = Ein Buchstabe dieses Namens trägt zu viele Zeichen.
refused-name-letters = Ein Name braucht mindestens einen Buchstaben oder eine Ziffer.
refused-name-reserved = Diesen Namen kannst du nicht nehmen. Bitte such dir einen anderen aus.
refused-name-taken = Diesen Namen, oder einen, der genauso aussieht, hat schon jemand. Bitte such dir einen anderen aus.
refused-nobody = Der Server erkennt dich nicht mehr. Lade die Seite neu oder melde dich noch einmal an.
refused-in-person = Das kann kein Programm für dich tun.
refused-wrong-password = Der Name oder das Passwort stimmt nicht.
refused-wrong-code = Der Name oder der Notfallcode stimmt nicht.
refused-wrong-own-password = Das ist nicht dein jetziges Passwort.
refused-has-account = Du hast schon ein Konto. Melde dich erst ab, um ein anderes anzulegen.
refused-guest = Leg zuerst ein Konto an.
refused-not-a-guest = In ein Konto kommst du mit Name und Passwort, nicht mit einem Link.
refused-bad-link = Dieser Link ist ungültig oder abgelaufen.
refused-bad-vacation = { $days ->
    [one] Wähl einen Tag in der Zukunft, höchstens { $days } Tag voraus.
   *[other] Wähl einen Tag in der Zukunft, höchstens { $days } Tage voraus.
}
refused-block-self = Dich selbst kannst du nicht sperren.
refused-unknown-user = Diesen Spieler gibt es nicht.
refused-unknown-token = Dieses Token hast du nicht.
refused-unknown-table = Diesen Tisch gibt es nicht.
refused-unknown-series = Diese Chronik hast du nicht.
refused-unknown-game = Dieses Spiel gibt es hier nicht.
refused-unknown-lesson = Diese Lektion gibt es nicht.
refused-unknown-puzzle = Diese Aufgabe gibt es nicht.
refused-unknown-seat = Diesen Platz gibt es an diesem Tisch nicht.
refused-too-many = Davon gibt es schon zu viele.
refused-too-many-tables = { $limit ->
    [one] Du bist schon Gastgeber von { $limit } Tisch. Beende oder schließ ihn zuerst.
   *[other] Du bist schon Gastgeber von { $limit } Tischen. Beende oder schließ zuerst einen.
}
refused-too-many-chronicles = { $limit ->
    [one] Du führst schon { $limit } Chronik.
   *[other] Du führst schon { $limit } Chroniken.
}
refused-too-many-tokens = Mehr Token gehen nicht. Entferne zuerst eines.
refused-too-many-blocked = Mehr Spieler kannst du nicht sperren.
refused-too-many-reports = Erst müssen deine früheren Meldungen bearbeitet sein.
refused-too-many-orders = Mehr Aufträge gehen nicht. Beende zuerst einen.
refused-bad-options = Diese Regeln passen nicht zusammen: { $detail }.
refused-bad-record = Dieses Protokoll folgt nicht den Regeln: { $detail }.
refused-bad-deck = Dieses Deck kann hier nicht gespielt werden: { $faults }
refused-record-waits = Dein letztes Protokoll wird noch geprüft. Lade eines nach dem anderen hoch.
refused-too-many-records = Du hast heute schon so viele Protokolle hochgeladen, wie man darf. Versuch es morgen wieder.
refused-record-unfinished = Die Partie in diesem Protokoll wurde nicht zu Ende gespielt.
refused-private = Dieser Tisch ist privat. Bitte dort jemanden um einen Einladungslink.
refused-kick-alone = An einem Zweiertisch kannst du niemanden entfernen, der da ist.
refused-operator-only = Das kann nur sehen, wer diesen Server betreibt.
refused-host-only = Das kann nur, wer den Tisch eröffnet hat.
refused-blocked = An diesen Tisch kannst du dich nicht setzen.
refused-closed = Dieser Tisch nimmt niemanden mehr auf.
refused-no-free-seat = An diesem Tisch ist kein Platz frei.
refused-seat-taken = Dieser Platz ist besetzt.
refused-seats-free = Noch sind nicht alle da: Ein Platz ist frei.
refused-seated = Du sitzt schon an diesem Tisch.
refused-not-seated = Du sitzt nicht an diesem Tisch.
refused-not-your-seat = Das ist nicht dein Platz.
refused-running = Die Partie hat schon begonnen.
refused-running-leave = Die Partie hat begonnen. Du kannst aufgeben oder einen Bot für dich spielen lassen.
refused-prepared = Du hast Karten ausgewählt, die andere nicht sehen, darum kann diese Partie nicht für die Wertung zählen. Nimm das Häkchen bei der Wertung weg, oder mach den Tisch nicht öffentlich.
refused-series-running = Eine Partie dieser Chronik läuft gerade; ihr Ende entscheidet, wie die nächste beginnt.
refused-not-begun = Die Partie hat noch nicht begonnen.
refused-not-over = Die Partie ist noch nicht vorbei.
refused-fork-too-late = Bei diesem Schritt ist die Partie schon vorbei. Geh erst ein paar Schritte zurück.
refused-over = Die Partie ist vorbei.
refused-not-asked = Du bist gerade nicht gefragt.
refused-stale = Die Frage hat sich inzwischen geändert.
refused-vote-refused = Jemand hat gerade abgelehnt. Frag in einer Minute noch einmal.
refused-still-thinking = Der Bot denkt noch über deine letzte Frage nach.
refused-server-full = Der Server hat gerade keinen Platz für einen weiteren Tisch. Versuch es später noch einmal.
refused-much-said = Dieser Chat ist voll: Mehr wird nicht gespeichert.
refused-bad-address = An diese Adresse lässt sich nichts senden.
refused-too-many-channels = Mehr Adressen gehen nicht, oder du hast es heute zu oft versucht.
refused-no-mail = Dieser Server verschickt keine E-Mails.
refused-disk-full = Die Festplatte des Servers ist voll. Gespeichertes ist nicht verloren; versuch es später noch einmal.
refused-stale-vote = Dieser Vorschlag steht nicht mehr zur Wahl.
refused-no-undo = Ohne zu fragen, kannst du nichts zurücknehmen.
refused-paused = Der Tisch macht Pause. Stimm zuerst dem Weiterspielen zu.
refused-paused-already = Der Tisch macht schon Pause.
refused-not-paused = Der Tisch macht keine Pause.
refused-away = Ein Bot spielt für dich. Setz dich zuerst wieder hin.
refused-resigned = Du hast schon aufgegeben.
refused-resigned-for-good = Du hast aufgegeben; ein Bot spielt für dich weiter.
refused-empty = Bitte schreib zuerst etwas.
refused-no-spectators = An diesem Tisch darf man nicht zusehen.
refused-no-hints = An gewerteten Tischen gibt es keine Tipps.
refused-no-hints-people = Dieser Tisch wurde ohne Tipps eröffnet, weil hier Menschen gegeneinander spielen.
refused-undo-asks = Seitdem wurde jemand anderes gefragt: Bitte den Tisch, es zurücknehmen zu dürfen.
refused-no-whispers = An diesem Tisch wird nicht geflüstert.
refused-no-whispers-of-partners = Partner dürfen nicht miteinander flüstern.
