import { animate } from '../../../pictures/animation.js'
import type { Drawing } from '../../../pictures/drawing.js'
import type { Bench, Metric } from '../metric.js'
import { turnFrames } from './frames.js'

const TURNS = 100
const MIB = 1024 * 1024

interface Replay {
  readonly seconds: number
  readonly mebibytes: number
}

/** As many turns as a long game has, taken from several four-player games in sequence. */
function manyTurns(): readonly Drawing[] {
  const frames: Drawing[] = []
  for (let game = 0; frames.length < TURNS; game++) frames.push(...turnFrames(`replay/${game}`))
  return frames.slice(0, TURNS)
}

async function replay(): Promise<Replay> {
  const start = performance.now()
  const frames = manyTurns().map((drawing) => () => drawing)
  const signal = new AbortController().signal
  const gif = await animate(frames, { limit: 8 * MIB, progress: () => {}, signal })
  return { seconds: (performance.now() - start) / 1000, mebibytes: gif.length / MIB }
}

/** Made once per run, for both metrics. */
const made = new WeakMap<Bench, Promise<Replay>>()

function replayOf(bench: Bench): Promise<Replay> {
  const known = made.get(bench) ?? replay()
  made.set(bench, known)
  return known
}

export const replayTime: Metric = {
  name: 'replay_s',
  what: 'an animation of 100 turns, from playing them to the finished file',
  unit: 's',
  better: 'lower',
  measure: async (bench) => (await replayOf(bench)).seconds,
}

export const replaySize: Metric = {
  name: 'replay_mib',
  what: 'the size of that file',
  unit: 'MiB',
  better: 'lower',
  measure: async (bench) => (await replayOf(bench)).mebibytes,
}
