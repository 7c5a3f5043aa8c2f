## What can't be read

nile_unknown_action = “{ $text }” is geen actie. Acties beginnen met: { $known }.
nile_unreadable = “{ $text }” is geen geldige actie. Schrijf het zo: { $example }
nile_one_of_each = Er is maar één speculatiekaart { $card }.

## What the rules forbid

nile_not_now = Nu niet: { $step ->
    [act] je mag handelen, planten of speculeren, of typ “pass”
    [add] je mag meer kaarten in je akkers planten, of typ “done”
   *[other] de partij is afgelopen
}.
nile_not_in_hand = Je hebt { $cards } × { $card } in de hand nodig; je hebt er { $held }.
nile_not_in_storage = Je hebt { $cards } × { $card } in de opslag nodig; je hebt er { $held }.
nile_flooded = { $card } toont een overstroomd gewas. Nu overstroomd: { $flood }.
nile_own_field = Je hebt al de akker { $crop }: leg de kaarten daarbij.
nile_new_field_too_small = Een nieuwe akker vraagt minstens twee kaarten van zijn gewas, of van twee gewassen elk één kaart.
nile_field_not_larger = Om de akker { $crop } over te nemen heb je meer kaarten nodig dan hij heeft ({ $theirs }).
nile_mix_other_field = De akker { $crop } is van een andere speler, en één kaart kan hem niet overnemen.
nile_mix_own_fields = Plant je twee verschillende gewassen, dan moet er minstens één een nieuwe akker beginnen. In je eigen akkers plant je gewas voor gewas.
nile_no_own_field = Je hebt geen akker { $crop }.
nile_out_of_order = Plant in de volgorde papyrus, tarwe, sla, ricinus, vlas: na { $planted } kan { $crop } niet meer.

## Setup

nile_faster_players = Het snellere spel is voor 2 of 3 spelers, niet voor { $players }.
nile_bad_first = Er begint een zitplaats van 1 tot en met { $players }, niet “{ $value }”.
nile_bad_card = Er is geen kaart “{ $card }”.
nile_too_many = Zo veel kaarten { $card } zijn er niet in het spel.
nile_bad_hands = Er moeten { $expected } handen zijn, niet { $found }.
nile_bad_hand = Elke speler krijgt { $expected } kaarten; zitplaats { $seat } heeft er { $found }.
nile_locusts_dealt = De sprinkhanenplaag kan niet worden gedeeld.
nile_bad_removed = Het aantal verwijderde speculatiekaarten is { $expected }; “{ $value }” noemt er andere.
nile_locusts_in_deck = De sprinkhanenplaag moet één keer in de trekstapel zitten, niet { $found } keer.
nile_bad_deck = De trekstapel heeft { $expected } kaarten, niet { $found }.
nile_bad_chance = De generator is 32 hexadecimale cijfers, niet allemaal 0; “{ $value }” is dat niet.

## Components files

components_few_cards = { $file }, regel { $line }: om de handen te delen zijn meer kaarten nodig: minstens { $needed }, niet { $cards }.
components_faster = { $file }, regel { $line }: het snellere spel met { $entry } spelers vraagt each_crop en speculation, en verder niets.

## Terminal: where the game is

nile_where = Beurt { $turn }, Stapel { $now } van { $passes }
nile_left = { $count ->
    [one] nog 1 kaart
   *[other] nog { $count } kaarten
}
nile_locusts_came = Sprinkhanen: { $came ->
    [yes] al getrokken
   *[no] komen nog
}
nile_over = De partij is afgelopen
nile_to_play = aan de beurt
nile_prompt = { $step ->
    [act] Handel, plant, speculeer of pas.
    [add] Plant nog meer, of typ “done”.
   *[other] De partij is afgelopen.
}

## Terminal: what lies on the table

nile_kind = { $kind ->
    [P] Papyrus
    [W] Tarwe
    [L] Sla
    [C] Ricinus
   *[F] Vlas
}
nile_hand = Hand
nile_storage = Opslag
nile_discards = Aflegstapel
nile_flood = Overstroming
nile_under_water = overstroomd
nile_fields = Akkers
nile_free = vrij
nile_cards = { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}
nile_laid = Speculatie
nile_your_storage = Je opslag
nile_your_hand = Je hand
nile_smallest = kleinste
nile_largest = grootste
nile_legend = Een kolom voor elk gewas. Een kaart tussen golven, zoals ~3~ of ~PW~, toont een overstroomd gewas: je kunt ermee handelen, maar je mag hem niet spelen. 5→4 kaarten: de akker is veranderd sinds je laatste beslissing. Aan het eind telt eerst de kleinste stapel in je opslag.
nile_guide = { $action ->
    [plant] drie tarwe uit de hand planten: een nieuwe akker, of in je eigen; met meer kaarten dan de akker van een andere speler heeft, neem je die over
    [mix] van twee gewassen elk één kaart planten, minstens één ervan als nieuwe akker
    [speculate] een of twee speculatiekaarten uitleggen: trek drie kaarten voor elke die een gewas deelt met de volgende overstromingskaart
    [pass] de beurt beëindigen zonder te planten of te speculeren
    [done] niets meer planten, en de beurt beëindigen
    [market] markt: twee kaarten afleggen (F* is vlas uit de opslag), één trekken
   *[offering] offergave aan Hapi: twee kaarten afleggen, een nieuwe overstromingskaart omdraaien
}

## Terminal: choices

nile_note_new_field = nieuwe akker van { $count }
nile_note_two_fields = twee nieuwe akkers
nile_note_own_field = je { $crop }: { $old }→{ $new }
nile_note_takes_over = neemt de akker van { $count } van zitplaats { $seat } over
nile_note_speculate = zet in op
nile_note_rest = { $action ->
    [pass] beurt beëindigen
   *[done] niets meer planten
}
nile_note_trade = { $action ->
    [market] een kaart trekken
   *[offering] nieuwe overstroming
}

## Log, after a player’s name

nile_log_market = handelt op de markt: { $cards }
nile_log_offering = brengt een offergave aan Hapi: { $cards }
nile_log_plant = plant { $cards }
nile_log_speculate = speculeert: { $cards }
nile_log_pass = past
nile_log_draw = { $count ->
    [one] trekt 1 kaart
   *[other] trekt { $count } kaarten
}
nile_log_draw_these = { $count ->
    [one] trekt 1 kaart: { $cards }
   *[other] trekt { $count } kaarten: { $cards }
}
nile_log_new_deck = de trekstapel wordt opnieuw geschud (Stapel { $now } van { $passes })
nile_log_flood = draait de overstromingskaart { $card } om
nile_log_harvest = oogst { $cards }
nile_log_field_lost = verliest een akker: { $cards }
nile_log_field_eaten = verliest een akker: { $cards } (sprinkhanenplaag)
nile_log_nothing_lost = sprinkhanenplaag: geen akker gaat verloren
nile_log_bet_won = speculeert goed: { $cards }; { $count ->
    [one] trekt 1 kaart
   *[other] trekt { $count } kaarten
}
nile_log_bet_won_these = speculeert goed: { $cards }; { $count ->
    [one] trekt 1 kaart
   *[other] trekt { $count } kaarten
} (nieuw in de hand: { $drawn })
nile_log_bet_lost = speculeert zonder succes

## Terminal: the result

nile_result = Uitslag
nile_ahead = { $ahead } staat voor { $behind }: in de { $pile ->
    [1] kleinste
    [2] op een na kleinste
    [3] op twee na kleinste
    [4] op een na grootste
   *[5] grootste
} stapel { $more } tegen { $fewer }.
nile_level = { $ahead } en { $behind } hebben dezelfde vijf stapels.

## Gains, in explanations

nile_gain_score = { $count ->
    [one] 1 kaart in de kleinste stapel
   *[other] { $count } kaarten in de kleinste stapel
}
nile_gain_card = { $count ->
    [one] 1 kaart in de hand
   *[other] { $count } kaarten in de hand
}
nile_gain_field = { $count } × { $crop } op de akker
nile_gain_stored = { $count } × { $crop } in de opslag
