## The daily deal

daily_title_of = Partij van de dag: { $game }
daily_about = Elke dag dezelfde verdeling voor iedereen, tegen { $bots }. Op dezelfde zetten antwoorden de bots hetzelfde. Je eerste poging telt; hints zijn er niet.
daily_left = Volgende partij over { $hours } u { $minutes } min
daily_begun = Je poging is bezig.
daily_is_over = Deze dag is voorbij. Je kunt de partij nog spelen, maar hij telt niet meer mee.
daily_continue = Verderspelen
daily_practise = Deze partij spelen
daily_again = Opnieuw spelen
daily_your_result = Je resultaat
daily_place = Plaats { $rank } van { $count }
daily_too_late = Het telt niet mee: de partij was te laat afgelopen, of een bot speelde voor je.
daily_replay = Naspelen en analyse
daily_share = Link kopiëren
daily_finished = { $count ->
    [one] 1 resultaat
   *[other] { $count } resultaten
}
daily_nobody = Nog niemand heeft deze partij afgemaakt.
daily_bar = Score { $score }: { $count }{ $own ->
    [yes] {" "}(de jouwe)
   *[no] {""}
}
daily_rank = Plaats
daily_player = Naam
daily_score = Score
daily_you = (jij)
daily_no_peeking = De partijen van anderen kun je naspelen zodra je zelf hebt gespeeld of de dag voorbij is.
daily_past = Andere dagen
daily_today = vandaag
daily_day = { $count ->
    [one] 1 resultaat
   *[other] { $count } resultaten
}, beste { $best }
daily_fair = Hoe weet ik dat het eerlijk is?
daily_fair_how = De server legde zich een dag eerder op deze verdeling vast. { $revealed ->
    [yes] Het geheim is bekend: je kunt het schudden van elke partij controleren.
   *[no] Het geheim volgt op { $time }; dan kun je het schudden van elke partij controleren.
}
daily_commitment = Vastlegging
daily_noted = { $same ->
    [yes] Deze vastlegging zag deze browser als eerste.
   *[no] Deze browser zag eerst een andere vastlegging: de verdeling is vervangen.
}
daily_secret = Geheim
daily_tomorrow = Vastlegging voor morgen
