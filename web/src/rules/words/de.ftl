## Rules

rules_of = Regeln von { $game }
rules_own_words = In unseren eigenen Worten. Jede Regel hat eine Nummer; wird ein Zug abgelehnt, wird sie genannt.
rules_reconstruction = kennzeichnet, was in keiner Anleitung steht. Es stammt von uns und passt zu jedem gedruckten Beispiel; in deiner Schachtel kann es aber anders sein.
rules_contents = Inhalt
