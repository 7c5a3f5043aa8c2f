// Sheets that outlast a reload: a phone may sleep while people count.

export interface Pad<Sheet> {
  sheets: Sheet[]
}

export function kept<Sheet>(game: string, blank: () => Sheet, least: number): Pad<Sheet> {
  const key = `nomarch-scorepad-${game}`
  const read = (): Sheet[] => {
    try {
      const found: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
      // Whatever is missing in an older sheet is blank.
      if (Array.isArray(found) && found.length >= least) return found.map((sheet) => ({ ...blank(), ...sheet }))
    } catch {
      // Something else lies there: begin anew.
    }
    return Array.from({ length: least }, blank)
  }
  const pad: Pad<Sheet> = $state({ sheets: read() })
  $effect(() => {
    const text = JSON.stringify(pad.sheets)
    try {
      localStorage.setItem(key, text)
    } catch {
      // Storage may be forbidden: the sheets then last as long as the page.
    }
  })
  return pad
}
