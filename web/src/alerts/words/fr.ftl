## Notifications

alerts_while_open = Seulement quand ce site est ouvert dans un onglet : ce navigateur ne peut pas être joint autrement
alerts_mail = Adresse e-mail
alerts_mail_start = Me prévenir par e-mail
alerts_mail_stop = Ne plus recevoir d’e-mails
alerts_mail_state = { $confirmed ->
    [yes] Reçoit un e-mail quand c’est votre tour
   *[no] Pour confirmer, ouvrez le lien envoyé à cette adresse
}
alerts_link_ask = Recevoir un e-mail quand c’est votre tour ?
alerts_link_confirm = Confirmer
alerts_link_done = { $what ->
    [confirm] C’est confirmé. Vous recevrez un e-mail quand c’est votre tour.
   *[stop] Vous ne recevrez plus d’e-mails.
}
