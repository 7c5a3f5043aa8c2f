import { expect, test, vi } from 'vitest'
import { askPreparation, preparing } from '../../src/api/preparation.svelte'

test('the page says what the server still prepares, until it is ready', async () => {
  vi.useFakeTimers()
  const stages = ['rules', 'bots', null]
  const asked = vi.fn(async () => new Response(JSON.stringify({ links: null, preparing: stages.shift() })))
  vi.stubGlobal('fetch', asked)
  askPreparation()
  askPreparation() // once is enough
  await vi.advanceTimersByTimeAsync(0)
  expect(preparing()).toBe('app_preparing_rules')
  await vi.advanceTimersByTimeAsync(1000)
  expect(preparing()).toBe('app_preparing_bots')
  await vi.advanceTimersByTimeAsync(1000)
  expect(preparing()).toBe(null)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(asked).toHaveBeenCalledTimes(3)
})
