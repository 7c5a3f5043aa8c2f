// Before every test file: a busy machine gets time (what is waited for comes within milliseconds on a quiet one), and all
// parts of the messages come with a language.

import { vi } from 'vitest'
import { loadMessages } from '../src/language.svelte'
import { PARTS } from '../tools/words'

const { waitFor } = vi
vi.waitFor = ((callback, options = 30_000) => waitFor(callback, options)) as typeof waitFor

for (const part of PARTS) await loadMessages(part)
