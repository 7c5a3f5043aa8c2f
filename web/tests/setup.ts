// Before every test file: a busy machine gets time. What is waited for comes within milliseconds on a quiet one.

import { vi } from 'vitest'

const { waitFor } = vi
vi.waitFor = ((callback, options = 30_000) => waitFor(callback, options)) as typeof waitFor
