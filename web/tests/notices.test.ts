// Notices at a table: the bots' preparation concerns only tables with bots.

import { flushSync, mount, unmount } from 'svelte'
import { expect, test } from 'vitest'
import { preparation } from '../src/api/preparation.svelte'
import { loadLanguage, t } from '../src/language.svelte'
import Notices from '../src/table/Notices.svelte'

test.each([
  ['playing', 'scribe', true],
  ['playing', '', false],
  ['waiting', 'scribe', false],
])('at a table that is %s with the bot “%s”, bots that warm up are announced: %s', async (phase, level, told) => {
  await loadLanguage('en')
  preparation.stage = 'bots'
  const table = { id: 'a', game: 'nile', phase, you: [0], seats: [{ level: '' }, { level }] }
  const live = { table, state: 'live', refused: null }
  const shown = mount(Notices, { target: document.body, props: { live } as never })
  flushSync()
  expect(document.body.textContent!.includes(t('app_preparing_bots'))).toBe(told)
  await unmount(shown)
  preparation.stage = null
})
