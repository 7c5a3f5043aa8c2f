## Notifications

alerts_while_open = Alleen zolang deze site in een tabblad open is: anders is deze browser niet te bereiken
alerts_mail = E-mailadres
alerts_mail_start = Waarschuw me per e-mail
alerts_mail_stop = Geen e-mails meer
alerts_mail_state = { $confirmed ->
    [yes] Krijgt een e-mail als je aan de beurt bent
   *[no] Open ter bevestiging de link die we naar dit adres hebben gestuurd
}
alerts_link_ask = Wil je een e-mail krijgen als je aan de beurt bent?
alerts_link_confirm = Bevestigen
alerts_link_done = { $what ->
    [confirm] Bevestigd. Je krijgt een e-mail als je aan de beurt bent.
   *[stop] Je krijgt geen e-mails meer.
}
