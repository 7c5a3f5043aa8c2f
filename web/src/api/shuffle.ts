// Our part of a fair shuffle: a number drawn here, of which only the digest is shown until nobody can join any more.

const KEY = (table: string) => `nomarch-number-${table}`
const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

export interface Pledge {
  digest: string
  keep: (table: string) => void
}

/** Draw a number; null where the browser can't compute a digest, as on plain HTTP from another machine. */
export async function pledge(): Promise<Pledge | null> {
  if (!globalThis.crypto?.subtle) return null
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  const digest = hex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)))
  return {
    digest,
    keep: (table) => {
      try {
        localStorage.setItem(KEY(table), JSON.stringify({ number: hex(bytes), digest }))
      } catch {
        // Without storage the number is lost; the host can deal without it.
      }
    },
  }
}

/** The number that was pledged at a table, if this browser still has it. */
export function kept(table: string): { number: string; digest: string } | null {
  try {
    return JSON.parse(localStorage.getItem(KEY(table)) ?? 'null')
  } catch {
    return null
  }
}
