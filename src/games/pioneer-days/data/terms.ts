/** Short forms for writing the tables of townsfolk, equipment and boards. */
import type { Face } from './dice.js'
import type { Cost, Count, Effect, FinalScore, Gain, Ongoing, Reward } from './effects.js'

type Recruited = Extract<Effect, { readonly when: 'recruited' }>
type Lasting = Exclude<Effect, Recruited>

export const gain = (what: Gain): Reward => ({ kind: 'gain', gain: what })

export const gainPer = (what: Gain, per: Count, every: number, most: number): Reward => ({
  kind: 'gain-per',
  gain: what,
  per,
  every,
  most,
})

export const recruited = (reward: Reward): Recruited => ({ when: 'recruited', reward })

export const onFace = (faces: readonly Face[], reward: Reward): Lasting => ({ when: 'face', faces, reward })

/** An exchange that the owner may decline. */
export const exchange = (faces: readonly Face[], cost: Cost, what: Gain): Lasting => ({
  when: 'exchange',
  faces,
  cost,
  gain: what,
})

export const weekly = (reward: Reward): Lasting => ({ when: 'week-end', reward })

export const always = (rule: Ongoing): Lasting => ({ when: 'always', rule })

export const flat = (points: number): FinalScore => ({ kind: 'flat', points })

/** One point for every `every` things, at most `most` points in total. */
export const pointPer = (per: Count, every: number, most: number): FinalScore => ({ kind: 'per', per, every, points: 1, most })
