// Squares and their screen positions. On a phone the valley is upright: rotated by 90°, with upright pictures.

export interface Point {
  x: number
  y: number
}

export const pointOf = (square: string): Point => ({ x: square.charCodeAt(0) - 97, y: Number(square.slice(1)) - 1 })
export const squareAt = ({ x, y }: Point): string => `${String.fromCharCode(97 + x)}${y + 1}`

/** Maps squares of the valley to the screen, and back. */
export class Layout {
  readonly width: number // of the screen, in squares
  readonly height: number

  constructor(
    columns: number,
    private readonly rows: number,
    readonly turned: boolean,
  ) {
    this.width = turned ? rows : columns
    this.height = turned ? columns : rows
  }

  place(square: string): Point {
    const { x, y } = pointOf(square)
    return this.turned ? { x: this.rows - 1 - y, y: x } : { x, y }
  }

  /** The square at a screen position; null outside the valley. */
  squareAt({ x, y }: Point): string | null {
    if (x < 0 || y < 0 || x >= this.width || y >= this.height) return null
    return squareAt(this.turned ? { x: y, y: this.rows - 1 - x } : { x, y })
  }

  /** The labels of squares along the top and the left side of the screen: letters and numbers. */
  get names(): { across: string[]; down: string[] } {
    const columns = Array.from({ length: this.turned ? this.height : this.width }, (_, x) => squareAt({ x, y: 0 })[0]!)
    const rows = Array.from({ length: this.rows }, (_, y) => `${y + 1}`)
    return this.turned ? { across: rows.reverse(), down: columns } : { across: columns, down: rows }
  }
}

export interface Laid {
  scenes: string
  x: number
  y: number
  dx: number
  dy: number
  squares: [string, string]
}

/** A tile as it lies on the screen. */
export function lay(layout: Layout, scenes: string, squares: [string, string]): Laid {
  const [first, second] = [layout.place(squares[0]), layout.place(squares[1])]
  return { scenes, squares, x: first.x, y: first.y, dx: second.x - first.x, dy: second.y - first.y }
}

const SIDES: Point[] = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
]

const isBare = (terrain: string[], scenes: string[], { x, y }: Point): boolean =>
  /[^~#]/.test(terrain[y]?.[x] ?? '#') && scenes[y]?.[x] === '.'

/** Bare squares without a bare neighbour: they are drawn as pits. */
export function pits(terrain: string[], scenes: string[]): string[] {
  const bare = (point: Point) => isBare(terrain, scenes, point)
  const found: string[] = []
  for (let y = 0; y < terrain.length; y++)
    for (let x = 0; x < terrain[0]!.length; x++)
      if (bare({ x, y }) && !SIDES.some((side) => bare({ x: x + side.x, y: y + side.y })))
        found.push(squareAt({ x, y }))
  return found
}

/** A square and a neighbour, a bare one if possible, in the order of the notation. */
export function pairWith({ terrain, scenes }: { terrain: string[]; scenes: string[] }, square: string): string[] {
  const { x, y } = pointOf(square)
  const beside = SIDES.map((side) => ({ x: x + side.x, y: y + side.y })).filter(
    (each) => terrain[each.y]?.[each.x] !== undefined,
  )
  const other = beside.find((each) => isBare(terrain, scenes, each)) ?? beside[0]!
  return other.x < x || other.y < y ? [squareAt(other), square] : [square, squareAt(other)]
}

/** The upper left squares of the boards' old start symbols. */
export function towns(boards: string[], printed: Record<string, string[]>): string[] {
  return boards.map((name, i) => {
    const turned = name.endsWith('r')
    const rows = printed[turned ? name.slice(0, -1) : name] ?? []
    const seen = turned ? [...rows].reverse().map((row) => [...row].reverse().join('')) : rows
    const y = seen.findIndex((row) => row.includes('S'))
    return squareAt({ x: i * 4 + (seen[y]?.indexOf('S') ?? 0), y: Math.max(y, 0) })
  })
}
