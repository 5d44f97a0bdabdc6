/** Composes records of servers and verdicts on finished games from their rows. */
import type { Unrated, Verdict } from '../../standings/ports.js'
import { shown } from '../../standings/rating.js'
import { type RecordId, recordIds, type ServerRecord, type StoredBreak } from '../../standings/records.js'
import type { User } from '../../tables/model/people.js'

/** A user with the latest name on a server. Null for users who are unlisted or were forgotten. */
export type NameOf = (userId: string | null) => User | null

/** A record as stored. */
export interface StoredRecord extends Omit<ServerRecord, 'user'> {
  readonly userId: string | null
}

/** The records in the order in which they are shown. `found` are in the order in which they were first set. */
export function recordsInOrder(found: readonly StoredRecord[], nameOf: NameOf): readonly ServerRecord[] {
  const feats = found.flatMap(({ id }) => (id.startsWith('feat:') ? [id.slice('feat:'.length)] : []))
  const inOrder = (id: RecordId) => recordIds(feats).indexOf(id)
  return found
    .toSorted((a, b) => inOrder(a.id) - inOrder(b.id))
    .map(({ userId, ...record }) => ({ ...record, user: nameOf(userId) }))
}

/** What a verdict needs of a game. */
interface Judged {
  readonly unrated: Unrated | null
  readonly broken: readonly StoredBreak[]
}

/** What a verdict needs of a credit. */
interface JudgedCredit {
  readonly userId: string
  readonly name: string
  readonly weight: number | null
  readonly muBefore: number | null
  readonly sigmaBefore: number | null
  readonly mu: number | null
  readonly sigma: number | null
}

/** `credits` are in the order of the seats. */
export function verdictOf({ unrated, broken }: Judged, credits: readonly JudgedCredit[], nameOf: NameOf): Verdict {
  const changes = credits.flatMap((credit) => {
    const { userId, muBefore, sigmaBefore, mu, sigma } = credit
    const user = nameOf(userId)
    if (user === null || muBefore === null || sigmaBefore === null || mu === null || sigma === null) return []
    const before = shown({ mu: muBefore, sigma: sigmaBefore })
    return [{ user: { id: userId, name: credit.name }, before, after: shown({ mu, sigma }) }]
  })
  return {
    unrated,
    changes,
    repeated: credits.some(({ weight }) => weight !== null && weight < 1),
    broken: broken.map(({ id, value, userId, before: { userId: beforeId, tableId, at, value: beaten } }) => ({
      ...{ id, value, user: nameOf(userId) },
      before: { value: beaten, user: nameOf(beforeId), tableId, at: new Date(at) },
    })),
  }
}
