/** A game in numbers: points by source, uses of the dice, and values for records. */
import type { Figures } from '../../figures.js'
import type { Fact } from '../rules/facts.js'
import type { View } from '../rules/types.js'

/** The possible uses of a die. */
const USES = ['income', 'mine', 'equip', 'cattle', 'wood', 'medicine', 'recruit'] as const
type Use = (typeof USES)[number]

/** By seat. The last state tells all but the choices. */
export function figuresOf({ players, scores }: View, _facts: readonly Fact[], chosen: readonly Fact[]): readonly Figures[] {
  return players.map(({ townsfolk, favours, cattle }, seat) => {
    const uses = chosen.flatMap((fact) => ('seat' in fact && fact.seat === seat ? useOf(fact) : []))
    const choices = Object.fromEntries(USES.map((use) => [use, uses.filter((own) => own === use).length]))
    const score = scores?.[seat]
    if (score === undefined) return { sources: {}, choices, feats: {} }
    const { track, gold, favours: owed, majority, townsfolk: people, damage } = score
    return {
      sources: { track, gold, favours: owed, majority, townsfolk: people, damage },
      choices,
      feats: { favours, herd: cattle, townsfolk: townsfolk.length },
    }
  })
}

function useOf(fact: Fact): readonly Use[] {
  switch (fact.kind) {
    case 'income':
      return ['income']
    case 'acted':
      return [fact.action]
    case 'equipped':
      return ['equip']
    case 'recruited':
      return ['recruit']
    default:
      return []
  }
}
