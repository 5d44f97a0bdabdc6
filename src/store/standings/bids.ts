/** The values with which a game may break records. */
import type { RecordId } from '../../standings/records.js'
import { isAnonymous } from '../../tables/model/anonymous.js'
import type { Credit, GameReport } from '../../tables/model/game-report.js'

/** A value with which a game may break a record. */
export interface Bid {
  readonly id: RecordId
  readonly value: number
  readonly userId: string | null
}

/** A forgotten user's records have no holder. */
function holder(credit: Credit | undefined): string | null {
  return credit === undefined || isAnonymous(credit.user) ? null : credit.user.id
}

/**
 * The best value of a game for each record, by the first seat among equals. Games that ended by resignations, or with computer
 * players, have none.
 */
export function bidsOf({ byRules, againstComputers, withComputerTakeover, credits, rounds }: GameReport): readonly Bid[] {
  const stayed = credits.filter(({ resigned }) => !resigned)
  const winner = stayed.find(({ place }) => place === 1)
  if (!byRules || againstComputers || withComputerTakeover || winner === undefined) return []
  const most = (id: RecordId, counts: readonly (number | undefined)[]): Bid => {
    const value = Math.max(...counts.map((count) => count ?? 0))
    return { id, value, userId: holder(stayed[counts.indexOf(value)]) }
  }
  const feats = [...new Set(stayed.flatMap(({ figures }) => Object.keys(figures.feats)))]
  const quickest: Bid = { id: 'quickest', value: rounds, userId: holder(winner) }
  const longest: Bid = { id: 'longest', value: rounds, userId: null }
  const points = stayed.map((credit) => credit.points)
  const each = feats.map((feat) =>
    most(
      `feat:${feat}`,
      stayed.map(({ figures }) => figures.feats[feat]),
    ),
  )
  return [most('points', points), ...each, quickest, longest]
}
