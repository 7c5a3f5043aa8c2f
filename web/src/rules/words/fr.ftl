## Rules

rules_of = Règles de { $game }
rules_own_words = Avec nos propres mots. Chaque règle a un numéro ; quand un coup est refusé, le numéro de la règle est cité.
rules_reconstruction = marque ce qu’aucune règle imprimée ne dit. C’est notre version : elle s’accorde avec tous les exemples imprimés, mais les chiffres de votre boîte peuvent différer.
rules_contents = Sommaire
