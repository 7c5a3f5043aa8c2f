## Records

records_upload = Open a record
records_about = A record is a text file with one turn per line, saved by games here and in the terminal. You can replay and analyse it.
records_choose = Choose file
records_paste = Or paste the text
records_open = Open
records_too_long = That is too long for a record.
records_finished = Finished public games

## Verifying the shuffle

shuffle_idea = Before the game, the server committed to a secret and each player’s browser to a random number. The deal was computed from all of them, so as long as one participant was honest, nobody could rig it.
shuffle_here = Computed in this browser
shuffle_holds = { $holds ->
    [yes] Correct:
    [no] Wrong:
   *[open] Unknown:
}
shuffle_found_seen = { $holds ->
    [yes] The commitment is the one this browser saw before the deal.
    [no] The commitment isn’t the one shown before the deal.
   *[open] This browser didn’t see the commitment before the deal. If you noted it, compare the two.
}
shuffle_found_secret = { $holds ->
    [yes] The server’s secret matches its commitment.
   *[no] The server’s secret doesn’t match its commitment.
}
shuffle_found_number = { $holds ->
    [yes] { $name }’s number matches its commitment.
   *[no] { $name }’s number doesn’t match its commitment.
}
shuffle_found_missing = { $name } committed to a number but never revealed it. The deal was made without it.
shuffle_found_own = { $holds ->
    [yes] This browser’s number was used.
   *[no] This browser’s number was not used.
}
shuffle_found_none = No player’s number was used: the deal came from the server’s secret alone.
shuffle_seed = Together they give the seed { $seed }.
shuffle_deal_title = The deal itself
shuffle_dealt = { $fair ->
    [yes] The server dealt again from this seed and got the same deal.
   *[no] This game’s deal isn’t the one the seed gives.
}
shuffle_yourself = The server says so. To deal again on your own computer, download the record and run:
shuffle_file = FILE
shuffle_check_hint = Open the record of a finished game to recompute its shuffle and see whether it was dealt as committed.
shuffle_your_commitment = The commitment, if you noted it before the game
