// The components of the table on screen: the standard ones, or the operator's own.

import standard from 'virtual:components/fertility'
import { componentsFile } from '../../api/client'
import type { Box } from './types'

let used = $state.raw<Box>(standard)
let wanted: string | null = null // the digest requested last

export const box = (): Box => used

/**
 * Draw with a table's components; null for the standard ones. The operator's are fetched once, and parsed by code that is
 * loaded only then.
 */
export async function useBox(table: string, digest: string | null): Promise<void> {
  if (digest === wanted) return
  wanted = digest
  if (digest === null) {
    used = standard
    return
  }
  try {
    const [text, { readComponents }] = await Promise.all([componentsFile(table), import('./read')])
    if (wanted === digest) used = readComponents(text)
  } catch (error) {
    wanted = null // so that the next call retries
    throw error
  }
}
