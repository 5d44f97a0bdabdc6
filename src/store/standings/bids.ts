/** The values with which a game may break records. */
import type { RecordId } from '../../standings/records.js'
import { isAnonymous } from '../../tables/model/anonymous.js'
import type { Credit, GameReport } from '../../tables/model/game-report.js'

/** A value with which a game may break a record. */
export interface Bid {
  readonly id: RecordId
  readonly value: number
  /** The first seat among equals, which is stored. */
  readonly userId: string | null
  /** Everybody who reached the value, by seat. Forgotten users are left out. */
  readonly userIds: readonly string[]
}

/** A forgotten user's records have no holder. */
function holder(credit: Credit | undefined): string | null {
  return credit === undefined || isAnonymous(credit.user) ? null : credit.user.id
}

/** A value that these players reached, the first of them first. */
function reached(id: RecordId, value: number, by: readonly Credit[]): Bid {
  return { id, value, userId: holder(by[0]), userIds: by.flatMap((credit) => holder(credit) ?? []) }
}

/**
 * The best value of a game for each record. Games that ended by resignations, or with computer
 * players, have none.
 */
export function bidsOf({ byRules, againstComputers, withComputerTakeover, credits, rounds }: GameReport): readonly Bid[] {
  const stayed = credits.filter(({ resigned }) => !resigned)
  const winners = stayed.filter(({ place }) => place === 1)
  if (!byRules || againstComputers || withComputerTakeover || winners.length === 0) return []
  const most = (id: RecordId, countOf: (credit: Credit) => number | undefined): Bid => {
    const value = Math.max(...stayed.map((credit) => countOf(credit) ?? 0))
    return reached(
      id,
      value,
      stayed.filter((credit) => countOf(credit) === value),
    )
  }
  const feats = [...new Set(stayed.flatMap(({ figures }) => Object.keys(figures.feats)))]
  return [
    most('points', ({ points }) => points),
    ...feats.map((feat) => most(`feat:${feat}`, ({ figures }) => figures.feats[feat])),
    reached('quickest', rounds, winners),
    // It belongs to everybody.
    reached('longest', rounds, []),
  ]
}
