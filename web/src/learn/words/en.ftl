## The lesson

learn_lesson = Lesson
learn_next = Next
learn_got_it = Got it
learn_let_me_play = Let me play
learn_leave = Leave the lesson
learn_things = Topics
learn_progress = { $learned } of { $all } topics learned
learn_idle = Keep playing. New things are explained as they come up.
learn_finished = The lesson is over. Well played!
learn_summary = What you learned
learn_met = You’ve learned
learn_to_come = Still to come
learn_not_met = Didn’t come up in this game
learn_missed = Didn’t come up in this game:
learn_again = Play another game for the rest

## The second part: strategy

practice_begin = Part two: strategy
practice_title = { $game }: strategy
practice_right = Well done.
practice_wrong = That’s allowed, but there’s a better move.
practice_skip = Skip
practice_again = Again
practice_done = That was all. Try it in a game!
