/** What a game came to in numbers: points by source, cards bought, and what there are records of. */
import type { Seat } from '../../../engine/game.js'
import type { Figures } from '../../figures.js'
import { CARD_IDS } from '../data/cards.js'
import { AREAS } from '../data/technologies.js'
import type { Fact } from '../rules/facts.js'
import type { View } from '../rules/view-types.js'

/** By seat. `facts` are those of the whole game. */
export function figuresOf({ players, scores }: View, facts: readonly Fact[]): readonly Figures[] {
  return players.map(({ levels }, seat) => {
    const bought = facts.flatMap((fact) => (fact.kind === 'bought' && fact.seat === seat ? [fact.card] : []))
    const choices = Object.fromEntries(CARD_IDS.map((id) => [id, bought.filter((card) => card === id).length]))
    const score = scores?.[seat]
    if (score === undefined) return { sources: {}, choices, feats: {} }
    return {
      sources: { systems: score.systems, technologies: score.technologies },
      choices,
      feats: {
        colonies: score.colonies,
        technologies: AREAS.reduce((sum, area) => sum + levels[area], 0),
        destroyed: destroyedBy(facts, seat),
        fleet: largestFleet(facts, seat),
      },
    }
  })
}

/** Ships of others, by fire and by bombs. */
function destroyedBy(facts: readonly Fact[], seat: Seat): number {
  const lost = facts.flatMap((fact) =>
    (fact.kind === 'destroyed' || fact.kind === 'exploded') && fact.seat === seat ? fact.lost : [],
  )
  return lost.reduce((sum, hit) => sum + (hit.seat !== seat && hit.unit !== 'colony' ? hit.count : 0), 0)
}

/** Most ships that the seat had at a time. */
function largestFleet(facts: readonly Fact[], seat: Seat): number {
  let [now, most] = [0, 0]
  for (const fact of facts) {
    now += changeBy(fact, seat)
    most = Math.max(most, now)
  }
  return most
}

function changeBy(fact: Fact, seat: Seat): number {
  switch (fact.kind) {
    case 'constructed':
      return fact.seat === seat ? 1 : 0
    case 'colonized':
    case 'vanished':
      return fact.seat === seat ? -1 : 0
    case 'destroyed':
    case 'exploded':
      return -fact.lost.reduce((sum, hit) => sum + (hit.seat === seat && hit.unit !== 'colony' ? hit.count : 0), 0)
    default:
      return 0
  }
}
