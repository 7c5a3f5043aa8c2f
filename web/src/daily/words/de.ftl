## The daily deal

daily_title_of = Tagespartie: { $game }
daily_about = Jeden Tag dieselbe Verteilung für alle, gegen { $bots }. Auf dieselben Züge antworten die Bots gleich. Dein erster Versuch zählt; Tipps gibt es keine.
daily_left = Nächste Partie in { $hours } Std. { $minutes } Min.
daily_begun = Dein Versuch läuft.
daily_is_over = Dieser Tag ist vorbei. Du kannst die Partie noch spielen, aber sie zählt nicht mehr.
daily_continue = Weiterspielen
daily_practise = Diese Partie spielen
daily_again = Noch einmal spielen
daily_your_result = Dein Ergebnis
daily_place = Platz { $rank } von { $count }
daily_too_late = Es zählt nicht: Die Partie war zu spät zu Ende, oder ein Bot hat für dich gespielt.
daily_replay = Nachspielen und Analyse
daily_share = Link kopieren
daily_finished = { $count ->
    [one] 1 Ergebnis
   *[other] { $count } Ergebnisse
}
daily_nobody = Noch niemand hat diese Partie beendet.
daily_bar = { $score } Punkte: { $count }{ $own ->
    [yes] {" "}(deins)
   *[no] {""}
}
daily_rank = Platz
daily_player = Name
daily_score = Punkte
daily_you = (du)
daily_no_peeking = Die Partien der anderen kannst du nachspielen, sobald du selbst gespielt hast oder der Tag vorbei ist.
daily_past = Andere Tage
daily_today = heute
daily_day = { $count ->
    [one] 1 Ergebnis
   *[other] { $count } Ergebnisse
}, bestes { $best }
daily_fair = Woher weiß ich, dass es fair ist?
daily_fair_how = Der Server hat sich am Vortag auf diese Verteilung festgelegt. { $revealed ->
    [yes] Inzwischen ist das Geheimnis bekannt: Du kannst das Mischen jeder Partie prüfen.
   *[no] Das Geheimnis verrät er am { $time }; dann kannst du das Mischen jeder Partie prüfen.
}
daily_commitment = Festlegung
daily_noted = { $same ->
    [yes] Diese Festlegung hat dieser Browser zuerst gesehen.
   *[no] Dieser Browser hat zuerst eine andere Festlegung gesehen: Die Verteilung wurde ausgetauscht.
}
daily_secret = Geheimnis
daily_tomorrow = Festlegung für morgen
