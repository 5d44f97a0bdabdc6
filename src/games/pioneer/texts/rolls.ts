/** Effects and the faces of the die in the words of a language. Imports no texts, so that the texts themselves can use it. */
import type { Effect } from '../data/cards.js'
import { DIE_FACES, resultOf } from '../data/die.js'
import type { EffectTexts } from './en/effects.js'

/** What effects are told with. */
interface Words {
  readonly effects: EffectTexts
  readonly money: (dollars: number) => string
}

/** `draw 2 cards, +1 action`; of no effect at all it is said. */
export function effectIn({ effects, money: dollars }: Words, effect: Effect): string {
  const { construct, fortify, draw, actions, money } = effect
  const parts = [
    ...(construct === undefined ? [] : [effects.construct[construct]]),
    ...(fortify === undefined ? [] : [effects.fortify]),
    ...(draw === undefined ? [] : [effects.draw({ cards: draw })]),
    ...(actions === undefined ? [] : [effects.actions({ actions })]),
    ...(money === undefined ? [] : [effects.money({ money: dollars(money) })]),
  ]
  return parts.length === 0 ? effects.nothing : parts.join(', ')
}

/** The words for what has happened: `+2 cards, +1 action`. */
export function asEvents({ effects, money }: Words): Words {
  return { effects: { ...effects, draw: effects.drawn }, money }
}

/** What a face of the die does to whoever has rolled it. */
export function rollIn(words: Words, face: number): string {
  const result = resultOf(face)
  return result.lost ? words.effects.lost : effectIn(words, result.effect)
}

/** All faces of the die, each as `tell` says it. */
export function facesIn(words: Words, tell: (p: { face: number; effect: string }) => string): readonly string[] {
  return Array.from({ length: DIE_FACES }, (_, index) => tell({ face: index + 1, effect: rollIn(words, index + 1) }))
}
