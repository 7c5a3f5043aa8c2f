// Letters of the notation in the server's messages, in words.

import { list, t } from '../../language.svelte'

/** A District in words, once its printing is known: that is loaded with the table (words.ts). */
let describe = (_district: string): string => t('fertility_a_district')
export function describeDistricts(words: (district: string) => string): void {
  describe = words
}

export function argument(name: string, value: string, key: string): string | undefined {
  const kinds = key === 'fertility_gift_per' ? 'fertility_single' : 'fertility_kind'
  const word = (kind: string) => (kind === 'any' ? t('fertility_any_resource') : t(kinds, { kind }))
  switch (name) {
    case 'resource':
    case 'tile':
      return [...value].map(word).join('/')
    case 'resources':
      return list(value.split(', ').map(word), 'disjunction')
    case 'needs':
      return list(value.split('+').map(word))
    case 'district':
      return describe(value)
    case 'payment':
      return paid(value.split('+'), word)
    default:
      return undefined
  }
}

/** A payment such as `A+W+W`: each kind with how many of it. */
function paid(kinds: string[], word: (kind: string) => string): string {
  return list([...new Set(kinds)].map((kind) => `${kinds.filter((each) => each === kind).length} × ${word(kind)}`))
}
