"""What all games stand on: choices, cards, chance, events, records, views, deals, scenarios, laws."""
