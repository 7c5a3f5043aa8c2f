// Requests about one's own profile. Secrets travel in bodies, and in the part of a link that browsers send to nobody.

import { request } from '../api/client'
import type { Schemas } from '../api/types'
import { settings } from '../settings.svelte'

export type Profile = Schemas['ProfileAnswer']
export type History = Schemas['HistoryAnswer']
export type FinishedGame = Schemas['FinishedGame']
export type GameResults = Schemas['GameResults']

export const profile = () => request<Profile>('GET', '/me')
export const history = () => request<History>('GET', '/me/history')
export const saveName = () => request<Profile>('POST', '/me', { name: settings.name })
export const signOutOthers = () => request<Profile>('POST', '/me/devices/sign-out')
export const signOut = () => request<Profile>('POST', '/me/sign-out')
export const EXPORT = '/api/me/export'

/** A new recovery phrase; the name goes where the phrase goes. */
export async function newPhrase(): Promise<string> {
  await saveName()
  return (await request<Schemas['PhraseAnswer']>('POST', '/me/phrase')).phrase
}

/** The path of a link that signs one more device in. */
export async function newLink(): Promise<string> {
  await saveName()
  return `/you#carry=${(await request<Schemas['ProfileLink']>('POST', '/me/link')).secret}`
}

/** The secret in a link's address. */
export const secretIn = (hash: string): string => /^#carry=([\w-]+)$/.exec(hash)?.[1] ?? ''

/** Be somebody on this device, by a phrase or by a link's secret. */
export async function carry(proof: { phrase: string } | { secret: string }, bring: boolean): Promise<Profile> {
  const found = await request<Profile>('POST', '/me/carry', { ...proof, bring })
  if (found.name) settings.name = found.name
  return found
}

/** Delete everything that the server knows about us, and our name here. */
export async function deleteEverything(): Promise<Profile> {
  const found = await request<Profile>('DELETE', '/me')
  settings.name = ''
  return found
}

/** A percentage of games. */
export const rate = ({ games, wins }: GameResults): number => Math.round((100 * wins) / games)
