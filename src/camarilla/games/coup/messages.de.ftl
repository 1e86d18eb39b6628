# Coup: was der Tisch sagt. Die Ids sind in allen Sprachen gleich.
game-title = Coup
game-about = Bluffe, durchschaue die anderen und behalte als Letzter Einfluss: für 2 bis 10 Spieler, mit Reformation, Inquisition und Revolution.

# Nur wo ein Platz keinen Namen hat.

role-Duke = Herzog
role-Assassin = Attentäter
role-Captain = Hauptmann
role-Ambassador = Botschafter
role-Contessa = Contessa
role-Inquisitor = Inquisitor
claim-no-duke = kein Herzog

faction-loyalist = Loyalisten
faction-reformist = Reformisten

act = Wähl deine Aktion
challenge = { $claimant } { $claimant-you ->
    [yes] sagst
   *[no] sagt
} „{ $role }“. Anzweifeln?
prove = Man zweifelt dich an: Zeig { $role ->
    [Contessa] die Contessa
   *[other] den { $role }
} oder verlier Einfluss
prove-no-duke = Man zweifelt dich an: Zeig, dass du keinen Herzog hast, oder verlier Einfluss
block = { $actor } { $actor-you ->
    [yes] willst
   *[no] will
} { $action }. Blocken?
block-aid = { $actor } { $actor-you ->
    [yes] nimmst
   *[no] nimmt
} { $action }. Blocken?
lose = Du verlierst Einfluss: Wähl eine Karte, die du aufdeckst
return = Wähl eine Karte, die an den Hof zurückgeht
keep = Behalte eine Karte aus deinem Set; die anderen vier sind aus dem Spiel
show = { $examiner } verhört dich: Wähl die Karte, die du zeigst
verdict = { $target } zeigt dir { $role ->
    [Contessa] die Contessa
   *[other] den { $role }
}. Behalten oder tauschen lassen?
faction = Wähl deine Fraktion; die anderen wechseln sich reihum ab

action-income = Einkommen: nimm 1 Münze
action-aid = Entwicklungshilfe: nimm 2 Münzen
action-coup = Putsch gegen { $target }: zahl 7 Münzen
action-tax = Steuern als Herzog: nimm 3 Münzen
action-assassinate = Attentat auf { $target } als Attentäter: zahl 3 Münzen
action-steal = { $target } als Hauptmann bis zu 2 Münzen stehlen
action-exchange = Als { $role } Karten mit dem Hof tauschen
action-examine = { $target } als Inquisitor verhören
action-convert = Dich selbst bekehren: Fraktion wechseln für 1 Münze
action-betray = { $target } bekehren: zur anderen Fraktion für 2 Münzen
action-embezzle = Veruntreuen: nimm die ganze Reserve und sag „kein Herzog“

# Nach „will“ oder „nimmt“: „Clara will dich bestehlen“.
noun-aid = Entwicklungshilfe
noun-assassinate = ein Attentat auf dich verüben
noun-steal = dich bestehlen

option-challenge = Anzweifeln
option-leave = Behalten lassen
option-swap = Tauschen lassen
block-with = Als { $role } blocken
show-all = Alle Karten aufdecken
patron-show = { $role } zeigen
patron-lose = { $role } verlieren
patron-return = { $role } zurückgeben
patron-keep = { $role } behalten

refusal-no-reformation = an diesem Tisch gibt es keine Fraktionen
refusal-no-inquisition = an diesem Tisch gibt es keinen Inquisitor
refusal-yourself = nimm jemand anderen: auf dich selbst geht das nicht
refusal-out = { $target } ist schon ausgeschieden
refusal-must-coup = du hast 10 Münzen oder mehr: du musst putschen
refusal-coins = das kostet { $cost ->
    [one] { $cost } Münze
   *[other] { $cost } Münzen
}, du hast { $coins }
refusal-faction = { $target } gehört zu deiner Fraktion: bekehre erst einen von euch
refusal-not-held = du hast { $role ->
    [Contessa] die Contessa
   *[other] den { $role }
} nicht
refusal-holds-duke = das kannst du nicht beweisen: du hast einen Herzog
refusal-block-role = sag, als wer du blockst: { $roles }
refusal-block-wrong = diese Rolle kann diese Aktion nicht blocken

# Ein Platz kann der des Lesers sein: dann ist `seat-you` gleich `yes`, und das Verb steht in der zweiten Person.
# Karten stehen hinter einem Doppelpunkt oder nach „als“, denn dort brauchen sie keinen Artikel.
event-GameBegan = { $starter } { $starter-you ->
    [yes] beginnst
   *[no] beginnt
}
event-CardsDealt = { $seat } { $seat-you ->
    [yes] bekommst
   *[no] bekommt
}: { $cards }
event-CardsDealt-hidden = { $seat } { $seat-you ->
    [yes] bekommst
   *[no] bekommt
} { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
event-PatronKept = { $seat } { $seat-you ->
    [yes] behältst
   *[no] behält
}: { $card }
event-PatronKept-hidden = { $seat } { $seat-you ->
    [yes] behältst eine Karte aus deinem Set
   *[no] behält eine Karte aus dem eigenen Set
}
event-FactionsSet = Die Fraktionen sind gewählt und wechseln sich reihum ab
event-Declared = { $seat } { $action ->
    [coup] { $seat-you ->
        [yes] putschst
       *[no] putscht
    } gegen { $target-you ->
        [yes] dich
       *[no] { $target }
    }, für 7 Münzen
    [assassinate] { $seat-you ->
        [yes] verübst
       *[no] verübt
    } als Attentäter ein Attentat auf { $target-you ->
        [yes] dich
       *[no] { $target }
    }, für 3 Münzen
    [steal] { $seat-you ->
        [yes] willst
       *[no] will
    } { $target-you ->
        [yes] dich
       *[no] { $target }
    } als Hauptmann bestehlen
    [examine] { $seat-you ->
        [yes] verhörst
       *[no] verhört
    } { $target-you ->
        [yes] dich
       *[no] { $target }
    } als Inquisitor
    [betray] { $seat-you ->
        [yes] bekehrst
       *[no] bekehrt
    } { $target-you ->
        [yes] dich
       *[no] { $target }
    }, für 2 Münzen
   *[other] { $seat-you ->
        [yes] handelst
       *[no] handelt
    } gegen { $target-you ->
        [yes] dich
       *[no] { $target }
    }
}
event-Declared-hidden = { $seat } { $action ->
    [income] { $seat-you ->
        [yes] nimmst
       *[no] nimmt
    } Einkommen
    [aid] { $seat-you ->
        [yes] bittest
       *[no] bittet
    } um Entwicklungshilfe
    [tax] { $seat-you ->
        [yes] erhebst
       *[no] erhebt
    } als Herzog Steuern
    [exchange] { $seat-you ->
        [yes] willst
       *[no] will
    } mit dem Hof tauschen
    [betray] { $seat-you ->
        [yes] wechselst
       *[no] wechselt
    } für 1 Münze die Fraktion
    [embezzle] { $seat-you ->
        [yes] veruntreust
       *[no] veruntreut
    } die Reserve und { $seat-you ->
        [yes] sagst
       *[no] sagt
    } „kein Herzog“
   *[other] { $seat-you ->
        [yes] handelst
       *[no] handelt
    }
}
event-Challenged = { $seat } { $seat-you ->
    [yes] zweifelst
   *[no] zweifelt
} { $claimant-you ->
    [yes] dich
   *[no] { $claimant }
} an
event-ClaimProven = { $seat } { $seat-you ->
    [yes] beweist
   *[no] beweist
} es und { $seat-you ->
    [yes] zeigst
   *[no] zeigt
} die { $count ->
    [one] Karte
   *[other] Karten
}: { $cards }
event-Blocked = { $seat } { $seat-you ->
    [yes] blockst
   *[no] blockt
} als { $role } { $actor-you ->
    [yes] { $action ->
        [aid] deine Entwicklungshilfe
        [assassinate] dein Attentat
        [steal] deinen Diebstahl
       *[other] deine Aktion
    }
   *[no] { $action ->
        [aid] die Entwicklungshilfe
        [assassinate] das Attentat
        [steal] den Diebstahl
       *[other] die Aktion
    } von { $actor }
}
event-PatronLost = { $seat } { $seat-you ->
    [yes] verlierst
   *[no] verliert
} Einfluss: { $card }
event-Eliminated = { $seat } { $seat-you ->
    [yes] scheidest
   *[no] scheidet
} aus
event-CoinsMoved = { $seat } { $seat-you ->
    [yes] hast
   *[no] hat
} jetzt { $total ->
    [0] keine Münzen
    [one] { $total } Münze
   *[other] { $total } Münzen
}
event-CoinsStolen = { $seat } { $seat-you ->
    [yes] stiehlst
   *[no] stiehlt
} { $target-you ->
    [yes] dir
   *[no] { $target }
} { $coins ->
    [0] nichts
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}
event-CardsDrawn = { $seat } { $seat-you ->
    [yes] ziehst
   *[no] zieht
} vom Hof: { $cards }
event-CardsDrawn-hidden = { $seat } { $seat-you ->
    [yes] ziehst
   *[no] zieht
} { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} vom Hof
event-CardsReturned = { $seat } { $seat-you ->
    [yes] gibst
   *[no] gibt
} an den Hof zurück: { $cards }
event-CardsReturned-hidden = { $seat } { $seat-you ->
    [yes] gibst
   *[no] gibt
} { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} an den Hof zurück
event-CardExamined = { $target } { $target-you ->
    [yes] zeigst
   *[no] zeigt
} { $seat-you ->
    [yes] dir
   *[no] { $seat }
}: { $card }
event-CardExamined-hidden = { $target } { $target-you ->
    [yes] zeigst
   *[no] zeigt
} { $seat-you ->
    [yes] dir
   *[no] { $seat }
} eine Karte
# `swap` ist 1, wenn die Karte getauscht werden muss, sonst 0.
event-Examined = { $swap ->
    [1] { $seat } { $seat-you ->
        [yes] lässt
       *[no] lässt
    } { $target-you ->
        [yes] dich
       *[no] { $target }
    } die Karte tauschen
   *[0] { $seat } { $seat-you ->
        [yes] lässt
       *[no] lässt
    } { $target-you ->
        [yes] dir
       *[no] { $target }
    } die Karte
}
event-FactionSwitched = { $target } { $target-you ->
    [yes] gehörst
   *[no] gehört
} jetzt zu den { $faction ->
    [0] Loyalisten
    [1] Reformisten
   *[other] { $faction }
}
event-ReserveTaken = { $seat } { $seat-you ->
    [yes] nimmst
   *[no] nimmt
} { $coins ->
    [0] nichts aus der leeren Reserve
    [one] { $coins } Münze aus der Reserve
   *[other] { $coins } Münzen aus der Reserve
}
event-GameWon = { $count ->
    [one] Sieger
   *[other] Die Sieger
}: { $winners }

# Wer kurz vor dem Sieg steht.
threat-coup = { $seat } { $seat-you ->
    [yes] gewinnst
   *[no] gewinnt
} mit einem Putsch: { $other } { $other-you ->
    [yes] hast
   *[no] hat
} nur noch einen Einfluss
threat-last-influence = { $seat } { $seat-you ->
    [yes] gewinnst
   *[no] gewinnt
}, wenn { $other } den letzten Einfluss { $other-you ->
    [yes] verlierst
   *[no] verliert
}
threat-assassinate = { $seat } { $seat-you ->
    [yes] gewinnst
   *[no] gewinnt
}, wenn ein Attentat gelingt: { $other } { $other-you ->
    [yes] hast
   *[no] hat
} nur noch einen Einfluss

# -- Warum eine Antwort zu empfehlen ist --

why-income = das ist eine Münze, und niemand kann es verhindern
why-aid = das sind zwei Münzen, wenn niemand „Herzog“ sagt
why-coup = niemand kann ihn aufhalten{ $last ->
    [yes] , und er nimmt den letzten Einfluss
   *[no] {""}
}
why-held = du hast { $role ->
    [Contessa] die Contessa
   *[other] den { $role }
}, also kann dich niemand erwischen
why-bluff = „{ $role }“ ist gelogen, aber { $unseen } von { $all } hat noch niemand gesehen
why-block = es ist ein Bluff, aber ihn anzuzweifeln ist riskant: du könntest { $role ->
    [Contessa] die Contessa
   *[other] den { $role }
} ja haben
why-stop = { $seat } gewinnt sonst bald, und danach reichen die Münzen nicht mehr für { $blow ->
    [coup] einen Putsch
   *[assassinate] ein Attentat
}{ $held ->
    [yes] {""}
   *[no] ; es ist aber gelogen
}
why-stop-block = { $seat } gewinnt sonst, denn ohne „{ $role }“ verlierst du deinen letzten Einfluss
why-show = es beweist deine Behauptung, und wer gezweifelt hat, verliert Einfluss
why-spare = { $doubled ->
    [yes] „{ $role }“ hast du doppelt
   *[no] „{ $role }“ kannst du am ehesten entbehren
}
why-pass = falsch zu zweifeln kostet Einfluss, Geduld kostet nichts
why-lie = alle { $all } Karten „{ $role }“ sind schon bekannt: das muss gelogen sein
why-doubt = du siehst { $known } von { $all } Karten „{ $role }“: das ist wahrscheinlich gelogen

# -- Was Aufgaben fragen --

puzzle-ask-act = Du bist am Zug. Welche Aktion ist klar die beste?
puzzle-ask-challenge = Ist das ein Bluff?
puzzle-ask-block = Blockst du oder nimmst du es hin?
puzzle-ask-block-aid = Blockst du oder nimmst du es hin?
