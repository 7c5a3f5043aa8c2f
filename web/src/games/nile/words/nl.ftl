## Names

nile_title = Nile
nile_letter = { $kind ->
    [W] T
    [L] S
    [C] R
    [F] V
   *[other] { $kind }
}
nile_plague = Sprinkhanenplaag
nile_speculation_on = Speculatie { $letters }: { $crops }
nile_counted = { $count } × { $card }
nile_from_storage = { $card } (opslag)

## Where the game is

nile_stage = { $step ->
    [flood] Overstroming
    [harvest] Oogsten
    [trade] Handelen
    [plant] Planten of speculeren
   *[draw] Twee trekken
}
nile_deck_of = Stapel { $now } van { $passes }
nile_deck_short = { $now }/{ $passes }
nile_in_deck = in de stapel
nile_discarded = { $count } afgelegd
nile_locusts_short = { $came ->
    [yes] al getrokken
   *[no] komen nog
}
nile_flood_hint = Kaarten met { $crops } mogen deze beurt niet gespeeld worden.
nile_flood_gone = De overstromingskaart zelf is in de nieuwe trekstapel geschud.
nile_nobody = van niemand
nile_in_hand = in hand
nile_in_storage = in opslag
nile_no_cards = Geen kaarten in je hand

## What is asked

nile_ask = { $step ->
    [act] Handel, plant of speculeer
    [add] Nog meer planten?
   *[other] De partij is afgelopen
}
nile_hint = { $step ->
    [act] Kies kaarten uit je hand; om te handelen ook uit je opslag.
    [add] Je mag kaarten bij je andere akkers leggen.
   *[other] De partij is afgelopen.
}
nile_hint_more = Kies meer kaarten, of leg ze terug.
nile_hint_trade = Leg twee kaarten af om er een te trekken, of voor een nieuwe overstroming.
nile_hint_speculate = Trek drie kaarten voor elke die een gewas deelt met de volgende overstromingskaart.
nile_will_start = { $crop }: nieuwe akker van { $count }
nile_will_join = { $crop }: { $old } → { $new }
nile_will_take_over = { $crop }: neemt de akker van { $name } over, { $count ->
    [one] 1 kaart wordt
   *[other] { $count } kaarten worden
} afgelegd
nile_aim_beats = { $mine } tegen { $theirs }
nile_aim_adds = + { $count }
nile_put_back = Kaarten terugleggen

## Buttons and choices

nile_plant = Planten
nile_plant_all = Alle { $count } planten
nile_speculate = Speculeren
nile_market = Markt
nile_offering = Offergave aan Hapi
nile_do_stop = { $action ->
    [pass] Passen: beurt beëindigen
   *[done] Niets meer planten
}
nile_why_not = { $action ->
    [plant] Waarom niet planten?
   *[speculate] Waarom niet speculeren?
}
nile_choice = { $action ->
    [market] Op de markt handelen: { $cards }
    [offering] Offergave brengen: { $cards }
    [plant] Planten: { $cards }
   *[speculate] Speculeren: { $cards }
}

## On the table

nile_only_you = alleen jij ziet dit
nile_smallest_first = Aan het einde worden de kleinste stapels eerst vergeleken; de grootste wint.
nile_decided_by = Stapel { $pile }: { $less } tegen { $more }
nile_stored = { $crop }: { $count } in opslag
nile_stored_pick = { $crop }: { $count } in opslag, { $picked } gekozen
nile_trade = Handelen
nile_trade_often = zo vaak je wilt
nile_trade_hint = { $way ->
    [market] leg twee kaarten af, trek er een
   *[offering] leg twee kaarten af voor een nieuwe overstroming
}

## What the others did, in short

nile_did_harvest = oogstte { $cards }
nile_did_market = { $count ->
    [one] handelde op de markt
   *[other] handelde { $count } keer op de markt
}
nile_did_offering = { $count ->
    [one] bracht een offergave
   *[other] bracht { $count } offergaven
}
nile_did_plant = plantte { $cards }
nile_did_take_over = { $whose ->
    [yours] nam je akker over ({ $cards })
   *[other] nam de akker van { $name } over ({ $cards })
}
nile_did_lose = verloor { $cards } aan de sprinkhanen
nile_did_speculate = speculeerde op { $cards }
nile_did_win = { $count ->
    [one] trok 1 kaart door speculatie
   *[other] trok { $count } kaarten door speculatie
}
nile_did_lose_bet = speculeerde zonder succes
nile_did_pass = paste

## Elsewhere on the page

nile_about = Beplant je akkers, wacht op de overstroming en sla van elk gewas een beetje op.

## The lesson

learn_nile_welcome_title = Welkom aan de rivier
learn_nile_welcome = Leg akkers aan, laat de overstroming ze oogsten en vul je opslag. Aan het einde beslist je kleinste stapel van de vijf: sla dus van elk gewas iets op.
learn_nile_flood_title = De overstroming
learn_nile_flood = Elke beurt begint met een overstromingskaart. Kaarten met dat gewas staan onder water: je kunt ze deze beurt niet planten of uitleggen.
learn_nile_field_title = Begin een akker
learn_nile_field = Twee of meer kaarten van één gewas vormen een akker. Telkens als dat gewas overstroomt, ongeacht wie er aan de beurt is, gaat er een kaart van naar je opslag.
learn_nile_field_try = Kies kaarten van één gewas en plant ze.
learn_nile_two_title = Twee gewassen tegelijk
learn_nile_two = Of plant twee kaarten van twee gewassen. Minstens één moet een akker beginnen van een gewas dat niemand heeft; de andere mag dat ook, of bij een akker van jou komen.
learn_nile_two_try = Kies twee verschillende gewassen en plant ze.
learn_nile_hand_title = Je hand
learn_nile_hand = Alleen jij ziet deze kaarten, en er is geen handlimiet. Naast de vijf gewassen zijn er speculatiekaarten, met elk twee gewassen.
learn_nile_draw_title = Het einde van een beurt
learn_nile_draw = Je beurt eindigt altijd met twee kaarten trekken. Je mag hem ook beëindigen zonder te planten, om meer kaarten van één gewas te verzamelen.
learn_nile_harvest_title = Je eerste oogst
learn_nile_harvest = De overstroming bereikte een akker van jou: één kaart ervan ligt nu in je opslag. Een akker zonder kaart verdwijnt.
learn_nile_others_title = De anderen oogsten ook
learn_nile_others = Elke overstroming geldt voor iedereen, ongeacht wie er aan de beurt is. Je ziet wat anderen oogsten, maar hun opslag is geheim: onthoud het.
learn_nile_locusts_title = Sprinkhanen!
learn_nile_locusts = De sprinkhanenplaag eet de grootste akker op, of allemaal bij gelijkstand. Niets ervan komt in de opslag. Elke trekstapel bevat er één.
learn_nile_lost_title = Een akker is overgenomen
learn_nile_lost = Een grotere akker van hetzelfde gewas nam hem over, en zijn kaarten zijn afgelegd. Grote akkers zijn veilig voor buren, maar niet voor sprinkhanen.
learn_nile_bet_title = De speculatie is beslist
learn_nile_bet = De overstroming is er: elke speculatiekaart die er een gewas mee deelt, leverde drie kaarten op. Goed of fout, de speculatiekaarten worden nu afgelegd.
learn_nile_deck_title = Een nieuwe stapel
learn_nile_deck = De aflegstapel werd een nieuwe trekstapel. Die wordt zo vaak doorgespeeld als er spelers zijn; is de laatste leeg, dan eindigt de partij.
learn_nile_grow_title = Laat akkers groeien
learn_nile_grow = Je mag ook zoveel kaarten als je wilt aan eigen akkers toevoegen. Meer kaarten geven meer oogst, en een akker die moeilijker over te nemen is.
learn_nile_more_title = En nog een akker?
learn_nile_more = Je mag in dezelfde beurt ook kaarten bij je andere akkers leggen, de een na de ander, of hier stoppen.
learn_nile_take_over_title = Neem een akker over
learn_nile_take_over = Maar één speler tegelijk kan een akker van een gewas hebben. Met meer kaarten dan daar liggen, neem je hem over, en die kaarten worden afgelegd.
learn_nile_take_over_try = Je hebt er nu genoeg kaarten voor.
learn_nile_market_title = De markt
learn_nile_market = Voor het planten mag je handelen zo vaak je wilt: leg twee kaarten af en trek er een.
learn_nile_market_try = Kies twee kaarten die je kunt missen.
learn_nile_offering_title = Een offergave aan Hapi
learn_nile_offering = Twee kaarten geven ook een nieuwe overstroming: iedereen oogst nog eens, en wat alleen de oude overstroomde, kan deze beurt geplant worden.
learn_nile_speculate_title = Speculeer
learn_nile_speculate = Leg in plaats van te planten een of twee speculatiekaarten uit. Voor elke die een gewas deelt met de volgende overstromingskaart, trek je drie kaarten.
learn_nile_speculate_try = Kies een speculatiekaart en kijk hoe het werkt.
learn_nile_stored_title = Handelen uit je opslag
learn_nile_stored = Je mag ook met kaarten uit je opslag handelen: van een grote stapel om een kleine te versterken. Maar elke ruil kost twee kaarten.
learn_nile_over_title = De rangschikking
learn_nile_over = Ieders vijf stapels worden op grootte gesorteerd. Eerst worden de kleinste vergeleken, de grootste wint; bij gelijkstand beslissen de volgende.

## The lesson: strategy

practice_nile_smallest_title = De kleinste stapel beslist
practice_nile_smallest_task = Aan het einde wordt eerst je kleinste stapel vergeleken. Plant een gewas waarvan je nog niets hebt opgeslagen.
practice_nile_smallest_why = Een gewas dat je mist is meer waard dan nog een kaart van een ander: vijf kleine stapels winnen van één grote.
practice_nile_spread_title = Twee akkers, twee kansen
practice_nile_spread_task = Plant twee verschillende gewassen, waarvan één dat je nog niet hebt opgeslagen.
practice_nile_spread_why = Met akkers van meer gewassen oogst je bij meer overstromingskaarten, en de sprinkhanen vinden geen grote akker.
practice_nile_take_over_title = Neem een akker over
practice_nile_take_over_task = Een kleine akker is makkelijk over te nemen. Neem er een van een ander over met meer kaarten van dat gewas.
practice_nile_take_over_why = Tegen één kaart zijn twee genoeg: het gewas is van jou, en de kaart van de ander is weg.
