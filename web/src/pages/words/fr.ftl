## Records

records_upload = Ouvrir un enregistrement
records_about = Un enregistrement est un fichier texte, une ligne par tour, écrit par les parties d’ici et du terminal. Vous pouvez le revoir et l’analyser.
records_choose = Choisir un fichier
records_paste = Ou coller son texte
records_open = Ouvrir
records_too_long = C’est trop long pour un enregistrement.
records_finished = Parties publiques terminées

## Verifying the shuffle

shuffle_idea = Avant la partie, le serveur s’est engagé sur un secret, et le navigateur de chaque joueur sur un nombre aléatoire. La distribution est calculée à partir de tout cela : du moment qu’un seul d’entre eux était honnête, personne n’a pu la truquer.
shuffle_here = Calculé dans ce navigateur
shuffle_holds = { $holds ->
    [yes] Correct :
    [no] Incorrect :
   *[open] Inconnu :
}
shuffle_found_seen = { $holds ->
    [yes] L’engagement est celui que ce navigateur a vu avant la distribution.
    [no] L’engagement n’est pas celui qui a été affiché avant la distribution.
   *[open] Ce navigateur n’a pas vu l’engagement avant la distribution. Si vous l’avez noté, comparez les deux.
}
shuffle_found_secret = { $holds ->
    [yes] Le secret du serveur correspond à son engagement.
   *[no] Le secret du serveur ne correspond pas à son engagement.
}
shuffle_found_number = { $holds ->
    [yes] Le nombre de { $name } correspond à son engagement.
   *[no] Le nombre de { $name } ne correspond pas à son engagement.
}
shuffle_found_missing = { $name } s’est engagé sur un nombre sans jamais le révéler : la distribution s’est faite sans lui.
shuffle_found_own = { $holds ->
    [yes] Le nombre de ce navigateur a été utilisé.
   *[no] Le nombre de ce navigateur n’a pas été utilisé.
}
shuffle_found_none = Aucun nombre de joueur n’a été utilisé : la distribution vient du seul secret du serveur.
shuffle_seed = Ensemble, ils donnent la graine { $seed }.
shuffle_deal_title = La distribution elle-même
shuffle_dealt = { $fair ->
    [yes] Le serveur a distribué de nouveau à partir de cette graine et obtenu la même distribution.
   *[no] La distribution de cette partie n’est pas celle que donne la graine.
}
shuffle_yourself = C’est le serveur qui le dit. Pour distribuer de nouveau sur votre ordinateur, téléchargez l’enregistrement et tapez :
shuffle_file = FICHIER
shuffle_check_hint = Ouvrez l’enregistrement d’une partie terminée : son mélange est recalculé, et vous voyez s’il est conforme à l’engagement.
shuffle_your_commitment = L’engagement, si vous l’avez noté avant la partie
