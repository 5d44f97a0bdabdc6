/** Composes records of servers and verdicts on finished games from their rows. */
import type { Unrated, Verdict } from '../../standings/ports.js'
import { shown } from '../../standings/rating.js'
import { type RecordId, recordIds, type ServerRecord, type StoredBreak } from '../../standings/records.js'
import type { GameReport } from '../../tables/model/game-report.js'
import type { User } from '../../tables/model/people.js'
import { bidsOf } from './bids.js'

/** A user with the latest name on a server. Null for users who are unlisted or were forgotten. */
export type NameOf = (userId: string | null) => User | null

/** A record as stored. */
export interface StoredRecord extends Omit<ServerRecord, 'users'> {
  readonly userId: string | null
}

/** The ids of everybody who holds a record together. */
export type HoldersOf = (record: Pick<StoredRecord, 'id' | 'value' | 'userId' | 'tableId'>) => readonly string[]

/** `reports` are by table. Without the report that set a record, only the user stored with it is known. */
export function holdersIn(reports: ReadonlyMap<string, GameReport>): HoldersOf {
  return ({ id, value, userId, tableId }) => {
    const report = reports.get(tableId)
    const bid = report === undefined ? undefined : bidsOf(report).find((each) => each.id === id && each.value === value)
    return bid?.userIds ?? (userId === null ? [] : [userId])
  }
}

/** The tables whose reports tell who holds the records that a game broke, and who held them before. */
export function tablesBehind(tableId: string, broken: readonly StoredBreak[]): readonly string[] {
  return broken.length === 0 ? [] : [tableId, ...broken.map(({ before }) => before.tableId)]
}

/** The records in the order in which they are shown. `found` are in the order in which they were first set. */
export function recordsInOrder(found: readonly StoredRecord[], nameOf: NameOf, holdersOf: HoldersOf): readonly ServerRecord[] {
  const feats = found.flatMap(({ id }) => (id.startsWith('feat:') ? [id.slice('feat:'.length)] : []))
  const inOrder = (id: RecordId) => recordIds(feats).indexOf(id)
  return found
    .toSorted((a, b) => inOrder(a.id) - inOrder(b.id))
    .map(({ userId, ...record }) => ({ ...record, users: named(holdersOf({ ...record, userId }), nameOf) }))
}

const named = (userIds: readonly string[], nameOf: NameOf) => userIds.flatMap((userId) => nameOf(userId) ?? [])

/** What a verdict needs of a game. */
interface Judged {
  readonly tableId: string
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
export function verdictOf(
  { tableId, unrated, broken }: Judged,
  credits: readonly JudgedCredit[],
  nameOf: NameOf,
  holdersOf: HoldersOf,
): Verdict {
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
    broken: broken.map(({ id, value, userId, before }) => ({
      ...{ id, value, users: named(holdersOf({ id, value, userId, tableId }), nameOf) },
      before: {
        ...{ value: before.value, users: named(holdersOf({ id, ...before }), nameOf) },
        ...{ tableId: before.tableId, at: new Date(before.at) },
      },
    })),
  }
}
