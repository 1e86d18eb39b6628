"""The language that cards are written in: tests of groups, targets and prices, and the shapes that cards share."""
