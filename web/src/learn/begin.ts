// A guided first game is an ordinary table against the easiest bot, where the player goes first.

import * as api from '../api/client'
import { ownNumber as number } from '../api/commitments'
import { t } from '../language.svelte'
import { settings } from '../settings.svelte'
import { keep, lessonOf } from './progress.svelte'

/** The lesson's table: an unfinished one, or a new one. Steps in `learned` aren't shown again. */
export async function begin(game: string, learned: string[] = []): Promise<string> {
  const last = lessonOf(game)
  if (last && (await isPlayed(last.table))) {
    keep(game, { ...last, left: false })
    return last.table
  }
  const found = (await api.games()).find((each) => each.name === game)
  const table = await api.create({
    game,
    // The server lists the easiest bot first.
    seats: [
      { kind: 'person', name: settings.name || t('app_guest'), level: '' },
      { kind: 'bot', name: '', level: found?.bots[0]?.name ?? '' },
    ],
    options: { first: '1' },
    standard: true, // the lesson mentions its values
  })
  await api.start(table, number(table)?.number ?? '')
  keep(game, { table, learned, unread: [], heard: 0, left: false })
  return table
}

async function isPlayed(table: string): Promise<boolean> {
  const answer = await api.getTable(table).catch(() => null)
  return answer?.phase === 'playing' && answer.you.length > 0
}
