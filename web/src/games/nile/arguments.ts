// The words for what the server's messages name by letters.

import { t } from '../../language.svelte'

export const argument = (name: string, value: string): string | undefined =>
  ['card', 'crop', 'flood', 'planted'].includes(name)
    ? [...value].map((kind) => (kind === 'X' ? t('nile_plague') : t('nile_kind', { kind }))).join('/')
    : undefined
