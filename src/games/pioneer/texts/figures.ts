/** What a game came to in numbers: points by source, cards bought, and what there are records of. */
import type { Seat } from '../../../engine/game.js'
import type { Figures } from '../../figures.js'
import { CARD_IDS } from '../data/cards.js'
import { squadsOf } from '../data/pieces.js'
import { AREAS } from '../data/technologies.js'
import type { Fact } from '../rules/facts.js'
import type { View } from '../rules/view-types.js'

/** By seat. `facts` end with the game: they may begin where a player took over a seat. `chosen` are what players decided. */
export function figuresOf(view: View, facts: readonly Fact[], chosen: readonly Fact[]): readonly Figures[] {
  const { players, scores } = view
  return players.map(({ levels }, seat) => {
    const bought = chosen.flatMap((fact) => (fact.kind === 'bought' && fact.seat === seat ? [fact.card] : []))
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
        fleet: largestFleet(view, facts, seat),
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

/** Most ships that the seat had at a time. Counted back from the end, so that those it had before these facts count, too. */
function largestFleet(view: View, facts: readonly Fact[], seat: Seat): number {
  let now = squadsOf(view, seat).reduce((sum, { count }) => sum + count, 0)
  let most = now
  for (const fact of facts.toReversed()) {
    now -= changeBy(fact, seat)
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
