// The components of the table on screen: the standard ones, or the operator's own.

import standard from 'virtual:components/fertility'
import { componentsFile } from '../../api/client'
import type { Box } from './types'

let used = $state.raw<Box>(standard)
let wanted: string | null = null // the digest of what was asked for last

export const box = (): Box => used

/** Draw with a table's components; null for the standard ones. The owner's are fetched once and read by a part of the
 *  page that few need. */
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
    wanted = null // so that it is tried again
    throw error
  }
}
