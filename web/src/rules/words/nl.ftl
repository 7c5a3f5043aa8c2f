## Rules

rules_of = Regels van { $game }
rules_own_words = In onze eigen woorden. Elke regel heeft een nummer, dat erbij staat als een zet geweigerd wordt.
rules_reconstruction = staat bij wat geen enkele spelregel zegt. Het komt van ons en past bij elk gedrukt voorbeeld, maar in jouw doos kan het anders zijn.
rules_contents = Inhoud
