// Quiet synthesized sounds, without files. Off by default; each has a visual counterpart.

import { settings } from '../settings.svelte'

let context: AudioContext | null = null

interface Tone {
  at?: number // seconds from now
  from: number // Hz
  to?: number
  length: number // seconds, under 0.4 all together
  gain?: number
  wave?: OscillatorType
}

function tone({ at = 0, from, to = from, length, gain = 0.12, wave = 'sine' }: Tone): void {
  const now = context!.currentTime + at
  const source = new OscillatorNode(context!, { type: wave, frequency: from })
  const volume = new GainNode(context!, { gain: 0 })
  source.frequency.exponentialRampToValueAtTime(Math.max(20, to), now + length)
  volume.gain.setValueAtTime(0, now)
  volume.gain.linearRampToValueAtTime(gain, now + 0.008)
  volume.gain.exponentialRampToValueAtTime(0.0001, now + length)
  source.connect(volume).connect(context!.destination)
  source.start(now)
  source.stop(now + length)
}

/** Sand, water and wings: noise through a filter that glides. */
function noise(from: number, to: number, length: number, gain: number, at = 0): void {
  const now = context!.currentTime + at
  const buffer = context!.createBuffer(1, Math.ceil(context!.sampleRate * length), context!.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let i = 0; i < samples.length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length)
  const source = new AudioBufferSourceNode(context!, { buffer })
  const filter = new BiquadFilterNode(context!, { type: 'bandpass', frequency: from, Q: 1.2 })
  filter.frequency.exponentialRampToValueAtTime(to, now + length)
  source.connect(filter).connect(new GainNode(context!, { gain })).connect(context!.destination)
  source.start(now)
}

const SOUNDS = {
  stone: () => {
    tone({ from: 320, to: 120, length: 0.09, gain: 0.16 })
    noise(1800, 600, 0.05, 0.12)
  },
  clay: () => tone({ from: 520, to: 380, length: 0.1, wave: 'triangle', gain: 0.08 }),
  sistrum: () => [0, 0.06, 0.12].forEach((at) => noise(5200, 7800, 0.08, 0.1, at)),
  drum: () => tone({ from: 120, to: 58, length: 0.32, gain: 0.24 }),
  reed: () =>
    [0, 0.12].forEach((at, i) => tone({ at, from: i ? 587 : 440, length: 0.22, wave: 'triangle', gain: 0.07 })),
  water: () => noise(300, 1400, 0.38, 0.2),
  rasp: () => [0, 0.09, 0.18, 0.27].forEach((at) => noise(3200, 2400, 0.06, 0.14, at)),
  end: () =>
    [392, 494, 587].forEach((from, i) => tone({ at: i * 0.12, from, length: 0.16, wave: 'triangle', gain: 0.09 })),
} as const
export type Sound = keyof typeof SOUNDS

export function play(sound: Sound): void {
  if (!settings.sound || typeof AudioContext === 'undefined') return
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume()
  SOUNDS[sound]()
}

/** By the key of a log entry; the first match is played. */
const OF_NEWS: [RegExp, Sound][] = [
  [/_log_field_eaten|_log_nothing_lost/, 'rasp'],
  [/_log_quarries|_log_monument/, 'drum'],
  [/_log_complete|_log_bet_won/, 'sistrum'],
  [/_log_flood/, 'water'],
  [/_log_place|_log_plant|_log_build|_log_pay/, 'stone'],
  [/_log_supply|_log_collect|_log_take|_log_market|_log_speculate/, 'clay'],
]

export function soundOf(keys: string[]): Sound | null {
  return OF_NEWS.find(([pattern]) => keys.some((key) => pattern.test(key)))?.[1] ?? null
}
