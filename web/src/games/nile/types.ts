// Nile's public state, as documented by the server (docs/reference/formats.md).

import type { Schemas } from '../../api/types'
import type { Choice, Table } from '../../table/types'

export const CROPS = ['P', 'W', 'L', 'C', 'F'] as const
/** Every card that can be held, in the order of the notation. */
export const CARDS = [...CROPS, 'PW', 'PL', 'PC', 'PF', 'WL', 'WC', 'WF', 'LC', 'LF', 'CF'] as const

export type View = Schemas['NileView']
export type Preview = Schemas['NilePreview']

export type NileTable = Table<View, Preview>
export type NileChoice = Choice<Preview>
