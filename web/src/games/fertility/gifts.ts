// Parses a shop's gift, as spelled in the components file, for drawing.

export type Gift =
  | { kind: 'debens'; amount: number }
  | { kind: 'wheat'; amount: number }
  | { kind: 'per'; amount: number; resource: string }
  | { kind: 'statues'; gods: number[] }
  | { kind: 'choice' }
  | { kind: 'exchange'; resources: string[] }

export function readGift(text: string): Gift {
  const [first = '', second = '', ...rest] = text.split(' ')
  if (text === 'statue of choice') return { kind: 'choice' }
  if (first.startsWith('statue')) return { kind: 'statues', gods: [second, ...rest].map(Number) }
  if (first === 'one') return { kind: 'exchange', resources: rest }
  if (second === 'per') return { kind: 'per', amount: Number(first), resource: rest[0] ?? '' }
  return { kind: second === 'wheat' ? 'wheat' : 'debens', amount: Number(first) }
}
