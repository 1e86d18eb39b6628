# Was in der ersten, erklärten Partie gesagt wird, wenn es zum ersten Mal vorkommt: Fragen und Ereignisse.
ask-act = Dein Zug ist eine Aktion. Einkommen und Entwicklungshilfe brauchen keine Rolle; alles andere ist eine **Behauptung**, die man anzweifeln kann. Der Putsch kostet 7 Münzen, und niemand hält ihn auf (CO-2.3).
ask-challenge = Jemand behauptet eine Rolle. Wenn du sie **anzweifelst** und es gelogen war, kostet das den anderen einen Einfluss; war es wahr, kostet es dich einen (CO-4.1). Zähl die Karten, die du siehst. Im Zweifel: passen.
ask-block = Das zielt auf dich. Du darfst es **blocken**, indem du die passende Rolle behauptest, ob du sie hast oder nicht (CO-4.3). Auch ein Block lässt sich anzweifeln.
ask-block-aid = Entwicklungshilfe darf jeder blocken, der den Herzog behauptet (CO-2.2). Das kostet nichts, solange niemand deinen Bluff durchschaut.
ask-prove = Man zweifelt dich an. **Zeig** die Karte, wenn du sie hast: Dann kostet der Zweifel den anderen einen Einfluss, und du bekommst vom Hof eine neue Karte (CO-4.1). Sonst verlierst du einen.
ask-lose = Wähl, welchen Einfluss du verlierst. Die Karte liegt dann offen vor allen und hilft dir nicht mehr (CO-1.4).
ask-return = Du siehst Karten vom Hof und gibst so viele zurück, wie du gezogen hast (CO-3.4). Niemand sieht, welche.
event-Challenged = Ein **Zweifel**: Jetzt wird die Behauptung bewiesen, oder ein Einfluss geht verloren. Achte auf die Zeichen neben den Spielern: Sie zeigen, wer was behauptet hat.
event-Blocked = Ein **Block**. Auch er ist eine Behauptung; wer gehandelt hat, darf ihn anzweifeln, und alle anderen auch (CO-4.3).
event-PatronLost = Ein Einfluss liegt offen: eine Karte dieser Rolle weniger, die jemand haben kann. Wer beide verliert, scheidet aus (CO-1.4).
