## Rules

rules_of = { $game } rules
rules_own_words = In our own words. Each rule has a number, which is cited when a move is refused.
rules_reconstruction = marks what no rulebook states. It is our reconstruction: it fits every printed example, but your box may differ.
rules_contents = Contents
