"""What all games stand on: questions, cards, chance, knowledge, events, tables and records. Start with `table`."""
