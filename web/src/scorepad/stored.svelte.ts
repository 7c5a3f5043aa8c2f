// A pad survives a reload: a phone may sleep while people count.

export interface Pad<Sheet> {
  sheets: Sheet[]
}

/** A pad with at least this many sheets. */
export function storedPad<Sheet>(game: string, blank: () => Sheet, least: number): Pad<Sheet> {
  const key = `nomarch-scorepad-${game}`
  const found = read(key)
  // Fields missing in an older sheet are blank.
  const sheets =
    Array.isArray(found) && found.length >= least
      ? found.map((sheet) => ({ ...blank(), ...sheet }))
      : Array.from({ length: least }, blank)
  const pad: Pad<Sheet> = $state({ sheets })
  $effect(() => write(key, pad.sheets))
  return pad
}

/** A scale that people may change, initially the standard one. */
export function storedScale(name: string, standard: readonly number[]): { values: number[] } {
  const key = `nomarch-scale-${name}`
  const found = read(key)
  const valid =
    Array.isArray(found) && found.length === standard.length && found.every((each) => Number.isInteger(each))
  const scale = $state({ values: valid ? (found as number[]) : [...standard] })
  $effect(() => write(key, scale.values))
  return scale
}

function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null')
  } catch {
    return null // invalid data: start over
  }
}

function write(key: string, value: unknown): void {
  const text = JSON.stringify(value)
  try {
    localStorage.setItem(key, text)
  } catch {
    // Storage may be disabled: the pad then lasts as long as the page.
  }
}
