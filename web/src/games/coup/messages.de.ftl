# Was die Seite über Coup sagt.

# -- Optionen --
option-coup-reformation = Reformation: zwei Fraktionen
option-coup-inquisition = Inquisition: Inquisitor statt Botschafter
option-coup-two-players = Zu zweit
option-coup-two-players-one-coin = wer anfängt, beginnt mit 1 Münze
option-coup-two-players-pick-one = jeder wählt eine Karte aus einem Set von fünf
option-coup-turn-cap = Höchstzahl der Züge je Spieler
option-coup-steal-from-dead = Wer gerade durch einen Zweifel ausgeschieden ist, darf noch bestohlen werden
option-coup-reopen-aid-block = Nach einem gescheiterten Block der Entwicklungshilfe dürfen andere blocken

# -- Der Tisch --
coup-hand = Dein Einfluss
coup-court = Hof
coup-treasury = Schatzkammer
coup-reserve = Reserve
coup-patron-down = Verdeckte Karte
coup-patrons = Einfluss
coup-coins = Münzen
coup-lost = verloren
coup-out = raus
coup-purse = { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}
coup-turn = Zug { $turn }: { $you ->
    [yes] du
   *[no] { $seat }
}
coup-phase-picking = Alle wählen ihre Karten
coup-phase-factions = Die Fraktionen werden gewählt
coup-phase-over = Die Partie ist vorbei
coup-waiting = { $count ->
    [one] Warten auf { $count } Antwort
   *[other] Warten auf { $count } Antworten
}
coup-claim = Zug { $turn }: { $role }, { $outcome }
coup-outcome-open = noch offen
coup-outcome-unchallenged = nicht angezweifelt
coup-outcome-proven = bewiesen
coup-outcome-caught = erwischt
coup-known = Was du weißt
coup-fact = { $roles }: sicher unter { $count ->
    [one] dieser { $count } Karte
   *[other] diesen { $count } Karten
}
coup-aside = Nicht im Spiel, aus deinem Set: { $roles }
coup-role-Duke = Steuern: nimmt 3 Münzen. Blockt Entwicklungshilfe.
coup-role-Assassin = Für 3 Münzen verliert das Ziel Einfluss.
coup-role-Captain = Stiehlt bis zu 2 Münzen. Blockt Diebstahl.
coup-role-Ambassador = Tauscht Karten mit dem Hof. Blockt Diebstahl.
coup-role-Contessa = Blockt Attentate.
coup-role-Inquisitor = Tauscht eine Karte oder verhört einen Gegner. Blockt Diebstahl.
# Aktionen in wenigen Worten, für Knöpfe; Münzen, die man bekommt oder zahlt, stehen dahinter.
short-action-income = Einkommen +1
short-action-aid = Entwicklungshilfe +2
short-action-tax = Steuern +3 (Herzog)
short-action-exchange = Mit dem Hof tauschen
short-action-convert = Fraktion wechseln −1
short-action-embezzle = Veruntreuen (kein Herzog)
# Überschriften über den Namen derer, auf die eine Aktion zielen kann.
aim-action-coup = Putsch −7:
aim-action-assassinate = Attentat −3:
aim-action-steal = Bestehlen:
aim-action-examine = Verhören:
aim-action-betray = Bekehren −2:

# -- Die Bühne: was man laut sagt --
coup-says-income = Einkommen
coup-says-aid = Entwicklungshilfe
coup-says-coup = Putsch!
coup-says-tax = Ich bin { $role }: Steuern!
coup-says-assassinate = Ich bin { $role }: das war’s für dich
coup-says-steal = Ich bin { $role }: deine Münzen, bitte
coup-says-exchange = Ich bin { $role }: ich tausche
coup-says-examine = Ich bin { $role }: zeig mir eine Karte
coup-says-convert = Ich wechsle die Seiten
coup-says-betray = Du wechselst die Seiten
coup-says-embezzle = Ich habe keinen Herzog: Die Reserve gehört mir
coup-says-challenge = Das glaub ich dir nicht!
coup-says-block = Ich bin { $role }: nein!
coup-says-stands = Niemand widerspricht
coup-says-won = Sieg: { $seat }
coup-says-out = Raus

# -- Was Dinge auf dem Tisch erklärt --
coup-tip-coins = { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}. Ein Putsch kostet 7, ein Attentat 3; wer den Zug mit 10 oder mehr beginnt, muss putschen.
coup-tip-claim = Was dieser Spieler behauptet hat: ✓ bewiesen, ✗ erwischt, ○ nicht angezweifelt, (?) noch offen.
coup-tip-court = Der Hof: der Stapel in der Mitte. Beim Tauschen zieht man davon, und Karten, die etwas bewiesen haben, kommen hierher zurück.
coup-tip-treasury = Die Schatzkammer: Von hier nimmt man Münzen, hierher zahlt man sie.
coup-tip-reserve = Die Reserve: Hierher zahlt man fürs Bekehren. Veruntreuen nimmt alles.
coup-tip-faction = Eine Fraktion: Gegen die eigene darf niemand putschen, morden oder stehlen, solange die andere am Tisch sitzt.
coup-tip-out = Ausgeschieden: Kein Einfluss ist übrig.
coup-tip-fact = Was du selbst von Karten gesehen hast, die seither bewegt oder gemischt wurden; sonst weiß es niemand.
coup-tip-down = Einfluss: eine verdeckte Karte. Wer keine mehr hat, scheidet aus.
coup-note-cost = { $coins ->
    [one] kostet { $coins } Münze
   *[other] kostet { $coins } Münzen
}
coup-note-bluff = dein Bluff
coup-note-bluff-role = dein Bluff: du hast { $role ->
    [Contessa] die Contessa
   *[other] den { $role }
} nicht
coup-note-bluff-duke = dein Bluff: du hast einen Herzog
coup-note-true = du hast { $role ->
    [Contessa] die Contessa
   *[other] den { $role }
}
coup-note-held = hast du
coup-attention-all-about = Du wirst zu jeder Aktion gefragt, die du anzweifeln oder blocken darfst.
coup-attention-me-about = Du wirst nur zu dem gefragt, was auf dich zielt. Alles andere gilt, ohne dass du zweifelst oder blockst.
