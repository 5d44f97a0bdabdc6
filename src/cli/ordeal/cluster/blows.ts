/** All blows, and their order. */
import { pick, type Random, shuffled } from '../../../engine/random.js'
import { CONNECTION_MISHAPS } from '../mishaps.js'
import type { Blow, Scene } from './blow.js'
import { OUTAGES } from './outages.js'
import { PROCESS_BLOWS } from './processes.js'

const DROPS: readonly Blow[] = CONNECTION_MISHAPS.map(({ name, weight, happen }) => ({
  kind: 'Discord drops',
  name,
  weightIn: () => weight,
  async strike({ sandbox, random, strikes }) {
    strikes(name)
    await happen({ sandbox, channelId: '', random })
  },
}))

export const BLOWS: readonly Blow[] = [...PROCESS_BLOWS, ...OUTAGES, ...DROPS]

/** Chooses the next blow: each once, as soon as it is possible, and then by their weights. Null if none is possible. */
export function createTurns(random: Random, blows: readonly Blow[] = BLOWS): (scene: Scene) => Blow | null {
  let due = shuffled(blows, random)
  return (scene) => {
    const first = due.find((each) => each.weightIn(scene) > 0)
    due = due.filter((each) => each !== first)
    if (first !== undefined) return first
    const weighted = blows.flatMap((each) => Array.from({ length: each.weightIn(scene) }, () => each))
    return weighted.length === 0 ? null : pick(weighted, random)
  }
}
