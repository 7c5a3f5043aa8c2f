// Chat that the operator has muted, and messages they have deleted.

import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { LiveTable } from '../src/api/live.svelte'
import { loadLanguage } from '../src/language.svelte'
import Chat from '../src/table/Chat.svelte'
import { TableChat } from '../src/table/tableChat.svelte'
import { answerOf, FakeSocket, type Position } from './sockets'

const POSITIONS = import.meta.glob<Position>('../fixtures/*.json', { eager: true, import: 'default' })
const position = structuredClone(POSITIONS['../fixtures/nile-act.json']!)
const line = (number: number, text: string) => ({ number, at: 0, seat: 0, name: 'Ann', text })

beforeAll(() => loadLanguage('en'))
afterEach(() => vi.unstubAllGlobals())

test('a deleted line disappears, and where chat is muted nobody can type', () => {
  FakeSocket.all = []
  vi.stubGlobal('WebSocket', FakeSocket)
  const live = new LiveTable('aaaabbbbcccc')
  const close = live.open()
  const shown = mount(Chat, { target: document.body, props: { chat: new TableChat(live) } })
  FakeSocket.last.opens()
  FakeSocket.last.says(answerOf(position))
  FakeSocket.last.says({ type: 'chat', lines: [line(1, 'Something vile'), line(2, 'Something kind')] })
  flushSync()
  expect(document.body.textContent).toContain('Something vile')
  expect(document.querySelector('input')!.disabled).toBe(false)
  FakeSocket.last.says(answerOf(position, { seq: 21, unsaid: [1], muted: true }))
  flushSync()
  expect(document.body.textContent).not.toContain('Something vile')
  expect(document.body.textContent).toContain('Something kind')
  expect(document.body.textContent).toContain('closed the chat')
  expect(document.querySelector('input')!.disabled).toBe(true)
  void unmount(shown)
  close()
})
