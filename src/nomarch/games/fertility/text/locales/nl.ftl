## What can't be read

fertility_unknown_action = “{ $text }” is geen actie. Acties beginnen met: { $known }.
fertility_unreadable = “{ $text }” is geen geldige actie. Schrijf het zo: { $example }

## What the rules forbid

fertility_not_now = Nu niet: { $step ->
    [place] er moet een valleitegel geplaatst worden
    [discard] geen enkele tegel kan geplaatst worden, dus je moet er een verwijderen
    [quarry] de beloning voor een groeve moet gekozen worden
    [build] je mag een district bouwen, typ anders skip
    [supply] je mag winkels bevoorraden, typ anders done
    [exchange] de grondstof van de ruilwinkel moet gekozen en geplaatst worden
    [take] er moet een tegel uit de gemeenschappelijke voorraad genomen worden
    [remove] er moet een tegel uit de gemeenschappelijke voorraad verwijderd worden
   *[other] de partij is afgelopen
}.
fertility_not_in_pool = De tegel { $tile } ligt niet in de persoonlijke voorraad.
fertility_not_in_common_pool = De tegel { $tile } ligt niet in de gemeenschappelijke voorraad.
fertility_not_adjacent = { $first } en { $second } liggen niet naast elkaar.
fertility_off_the_valley = Vanaf { $square } zou de tegel buiten de vallei uitsteken.
fertility_on_water = { $square } is een waterveld; tegels liggen op woestijn.
fertility_on_wheat = { $square } is een tarweveld; tegels liggen op woestijn.
fertility_square_taken = Op { $square } ligt al een tegel.
fertility_no_match = Geen van beide taferelen raakt hetzelfde tafereel van een tegel op het bord.
fertility_no_monument_left = Al je monumenten zijn geplaatst.
fertility_out_of_stock = Op in de voorraad: { $resource }.
fertility_not_on_display = Het district { $district } ligt niet open.
fertility_already_built = Dat district is deze beurt gebouwd.
fertility_no_free_spot = Je Metropolis heeft geen vrije plaats.
fertility_wrong_price = Het district { $district } kost { $cost }, niet { $paid }.
fertility_cannot_pay = Je kunt { $payment } niet betalen: dat gaat met grondstoffen naast het Metropolisbord, of met tarwe.
fertility_no_such_shop = Je Metropolis heeft geen winkel { $shop }.
fertility_not_beside = Ligt niet naast je Metropolisbord: { $resource }.
fertility_not_on_offer = De ruilwinkel biedt geen { $resource } aan.
fertility_shop_complete = De winkel { $shop } is volledig bevoorraad.
fertility_no_place_for = De winkel { $shop } heeft geen vrij icoon voor { $resource }.
fertility_shop_named = { $shop } ({ $needs } → { $gift })

## Setup

fertility_variant_players = De variant met 39 tegels is voor 2 spelers, niet voor { $players }.
fertility_bad_boards = “{ $value }” noemt niet { $count } verschillende valleiborden van: { $known } (met r: gedraaid).
fertility_bad_start = “{ $value }” noemt niet het veld en de taferelen van de starttegel, zoals in: f4 GABP
fertility_start_without_boards = Het veld van de starttegel kan alleen samen met de borden gekozen worden.
fertility_start_not_nearest = De starttegel moet op het startsymbool liggen dat het dichtst bij het midden is: { $allowed }, niet { $square }.
fertility_bad_cities = “{ $value }” noemt niet { $count } verschillende Metropolisborden van: { $known }.
fertility_bad_first = De eerste speler is een zitplaats van 1 tot en met { $players }, niet “{ $value }”.
fertility_bad_pile = De trekstapel heeft { $expected } tegels, niet { $found }.
fertility_bad_tile = In de doos zit geen tegel “{ $tile }”, of niet zo vaak.
fertility_bad_districts = Elk van de { $expected } districten moet één keer genoemd zijn; zie “{ $district }”.

## Components files

components_board_shape = { $file }, regel { $line }: het bord { $entry } moet 8 rijen van 4 velden hebben.
components_board_letter = { $file }, regel { $line }: “{ $letter }” op het bord { $entry } is geen veld; velden zijn . ~ # A B P G S
components_start_symbol = { $file }, regel { $line }: het bord { $entry } moet één startsymbool hebben, een blok van 2 x 2 S.
components_start_tile = { $file }, regel { $line }: de starttegel toont A, B, P en G elk één keer.
components_pile = { $file }, regel { $line }: een stapel van deze grootte geeft niet elke speler { $rounds } beurten.
components_scale_length = { $file }, regel { $line }: de schaal [{ $table }] heeft { $expected } getallen, niet { $found }.
components_scale_order = { $file }, regel { $line }: de getallen van de schaal [{ $table }] mogen niet dalen.
components_district = { $file }, regel { $line }: het district { $entry } heeft cost en shops nodig, en verder niets.
components_shop_count = { $file }, regel { $line }: { $entry } moet { $low ->
    [4] 4 winkels
   *[other] { $low } tot { $high } winkels
} hebben.
components_shop = { $file }, regel { $line }: “{ $shop }” bij { $entry } is geen winkel; schrijf het bijvoorbeeld zo: A+B -> 5 Debens
components_gift = { $file }, regel { $line }: “{ $gift }” bij { $entry } is niets wat een winkel kan opleveren.

## Terminal: where the game is

fertility_where = Ronde { $round } van { $rounds }, beurt { $turn } van { $turns }
fertility_last_round = Laatste ronde
fertility_over = De partij is afgelopen
fertility_step = { $step ->
    [place] valleitegel plaatsen
    [discard] tegel verwijderen
    [quarry] beloning voor een groeve
    [build] district bouwen
    [supply] winkels bevoorraden
    [exchange] ruilen
    [take] tegel nemen
    [remove] tegel uit het spel verwijderen
   *[other] einde
}
fertility_prompt = { $step ->
    [place] Plaats een valleitegel.
    [discard] Geen enkele tegel kan geplaatst worden: verwijder er een.
    [quarry] Je hebt op { $square } een groeve gecreëerd: kies je beloning.
    [build] Bouw een district, of skip.
    [supply] Bevoorraad een winkel, of done.
    [exchange] Kies de grondstof die je ruilt, en de winkel.
    [take] Neem een tegel uit de gemeenschappelijke voorraad.
    [remove] Verwijder een tegel uit de gemeenschappelijke voorraad.
   *[other] De partij is afgelopen.
}

## Terminal: what lies on the table

fertility_personal_pool = Pers. voorraad
fertility_common_pool = Gem. voorraad
fertility_draw_pile = Trekstapel
fertility_tiles = { $count ->
    [one] 1 tegel
   *[other] { $count } tegels
}
fertility_beside = Grondstoffen
fertility_exchange = Ruilen voor
fertility_stock = Voorraad
fertility_wheat = Tarwe
fertility_monuments = Monumenten
fertility_monuments_placed = { $placed } geplaatst, { $left } over
fertility_left_in_pile = { $count } in de stapel
fertility_nothing = geen
fertility_unlimited = onbeperkt
fertility_districts = District
fertility_cost = Bouwkost
fertility_shops = Winkels
fertility_built_now = deze beurt gebouwd
fertility_full_shops = Volledig bevoorraad:
fertility_metropolis = Metropolis { $board }, { $free ->
    [0] geen vrije plaats
    [one] 1 vrije plaats
   *[other] { $free } vrije plaatsen
}
fertility_kind = { $kind ->
    [A] Albast
    [B] Runderen
    [P] Papyrusbloemen
    [G] Druiven
   *[W] Tarwe
}
fertility_any = *
fertility_gift_debens = { $count ->
    [one] 1 Deben
   *[other] { $count } Debens
}
fertility_gift_wheat = { $count } tarwe
fertility_gift_per = { $count } per { $resource }
fertility_gift_exchange = 1 uit { $resources }
fertility_gift_statue_choice = standbeeld naar keus
fertility_gift_statues = { $count ->
    [one] standbeeld: god { $gods }
   *[other] beelden: goden { $gods }
}
fertility_legend = In de vallei: hoofdletters zijn taferelen, kleine letters grondstoficonen, ~~~ water, ### tarwe, ? een groeve; een nummer met een driehoek is een monument van die speler. Dikke rand: geplaatst sinds je vorige beslissing. Bij winkels is * een willekeurige grondstof.
fertility_guide = { $action ->
    [place] de tegel AB plaatsen: albast op c4, runderen op d4
    [discard] een tegel verwijderen, als er geen geplaatst kan worden
    [quarry] de beloning voor een groeve: een grondstof, of: quarry monument
    [build] een district bouwen en betalen
    [skip] niets bouwen
    [supply] een grondstof op een winkel leggen (M.1 is de eerste van het Metropolisbord)
    [exchange] de grondstof van een ruilwinkel nemen en op een andere winkel leggen
    [done] niets meer bevoorraden
    [take] een tegel uit de gemeenschappelijke voorraad nemen
   *[remove] een tegel uit de gemeenschappelijke voorraad verwijderen (2-spelervariant)
}

## Terminal: choices

fertility_makes_quarries = { $count ->
    [one] groeve
   *[other] { $count } groeven
}
fertility_note_resource = 1 uit de voorraad
fertility_note_monument = een monument op { $square } ({ $left } over)
fertility_note_completes = volledig: { $gift }
fertility_note_then_needs = nog nodig:
fertility_note_score = score { $change }
fertility_note_rest = { $action ->
    [skip] niets bouwen
   *[done] niets meer bevoorraden
}

## Log, after a player’s name

fertility_log_place = plaatst { $tile } op { $first } { $second }
fertility_log_collect = verzamelt { $letters }
fertility_log_quarries = { $count ->
    [one] creëert een groeve
   *[other] creëert { $count } groeven
}
fertility_log_discard = verwijdert { $tile }
fertility_log_monument = plaatst een monument op { $square }
fertility_log_build = bouwt het district { $district }
fertility_log_pay = bouwt het district { $district }, betaalt { $letters }
fertility_log_supply = bevoorraadt { $shop } met { $letters }
fertility_log_complete = bevoorraadt { $shop } met { $letters } ({ $gift })
fertility_log_take = neemt { $tile }
fertility_log_remove = neemt { $tile } uit het spel

## Terminal: the score

fertility_score_so_far = Tussenstand
fertility_result = Uitslag
fertility_part_generic = Algemeen
fertility_part_specialised = Gespec.
fertility_part_statues = Beelden
fertility_part_monuments = Monumenten
fertility_part_wheat = Tarwe
fertility_part_total = Totaal
fertility_part_tokens = Fiches
fertility_part_rank = Rang
fertility_tie_broken = { $ahead } en { $behind } verdienden evenveel Debens; { $ahead } heeft minder grondstoffen op het Metropolisbord: { $fewer } tegen { $more }.

## Gains, in explanations

fertility_gain_resource = { $count } × { $resource }
fertility_gain_district = { $count ->
    [one] 1 district
   *[other] { $count } districten
}
fertility_gain_shop = { $count ->
    [one] 1 volledig bevoorrade winkel
   *[other] { $count } volledig bevoorrade winkels
}
fertility_gain_monument = { $count ->
    [one] 1 monument
   *[other] { $count } monumenten
}
fertility_gain_tile = de tegel { $first }/{ $second }
