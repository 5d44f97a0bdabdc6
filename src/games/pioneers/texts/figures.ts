/** A game in numbers: points by source, professions settled, and values for records. */
import type { Figures } from '../../figures.js'
import type { Fact } from '../rules/facts.js'
import { PROFESSIONS } from '../rules/types.js'
import type { View } from '../rules/view-types.js'

/** By seat. The last state tells all but the choices. */
export function figuresOf({ players, scores }: View, _facts: readonly Fact[], chosen: readonly Fact[]): readonly Figures[] {
  return players.map(({ coaches, emptied, networkPioneers }, seat) => {
    const score = scores?.[seat]
    const settled = chosen.flatMap((fact) => (isSettling(fact) && fact.seat === seat ? [professionOf(fact)] : []))
    const choices = PROFESSIONS.map((profession) => [profession, settled.filter((own) => own === profession).length] as const)
    if (score === undefined) return { sources: {}, choices: Object.fromEntries(choices), feats: {} }
    const { track, emptySeats, nuggets, network } = score
    return {
      sources: { track, emptySeats, nuggets, network },
      choices: Object.fromEntries(choices),
      feats: { network: networkPioneers, coaches: coaches.length + emptied.length },
    }
  })
}

type Settling = Extract<Fact, { readonly kind: 'settled' | 'joined' | 'farmer-settled' }>

function isSettling(fact: Fact): fact is Settling {
  return fact.kind === 'settled' || fact.kind === 'joined' || fact.kind === 'farmer-settled'
}

const professionOf = (fact: Settling) => (fact.kind === 'farmer-settled' ? 'farmer' : fact.pioneer)
