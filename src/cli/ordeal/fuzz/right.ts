/** Knows who may do what. The fuzz leaves out every press its user has a right to, so that none may change a table. */

import { type CustomId, readCustomId, readTarget, type Verb } from '../../../discord/wire/custom-id.js'
import { actionsOfPress } from '../../../engine/panel.js'
import type { LogEntry } from '../../../tables/model/log.js'
import { type PlayingTable, seatOf, type Table } from '../../../tables/model/table.js'
import { isUnknownTo, logPosition } from '../wire/log-position.js'
import type { ChannelOf } from './stage.js'

/** A press to be sent. */
export interface Press {
  readonly userId: string
  readonly place: ChannelOf
  readonly customId: string
  /** The values chosen in a menu. */
  readonly values: readonly string[]
}

/** Verbs that only look and change nothing. Anybody at a table may use them. */
const LOOKS: ReadonlySet<Verb['kind']> = new Set([
  'take',
  'hand',
  'log',
  'rules',
  'topics',
  'rulebook',
  'lesson',
  'lesson-menu',
  'fair',
  'spectate',
  'spectate-on',
  'text',
  'why',
  'position',
  'blocked',
  'menu',
])

/** Whether the user has a right to what the press may do. `logs` are the tables' logs, by table id. */
export function hasRight(
  { userId, place, customId, values }: Press,
  tables: readonly Table[],
  logs: ReadonlyMap<string, readonly LogEntry[]>,
): boolean {
  const id = readCustomId(customId)
  if (id === null) return false
  if (id.verb.kind === 'forget') return id.verb.sure
  const table = tables.find((each) => each.id === id.tableId)
  if (table === undefined || table.guildId !== place.guildId) return false
  // The list of tables may be opened in any channel.
  if (id.verb.kind === 'join-listed') return table.status === 'lobby' && seatOf(table, userId) === null
  if (table.channelId !== place.channelId) return false
  if (seatOf(table, userId) === null) return table.status === 'lobby' && ['join', 'join-again'].includes(id.verb.kind)
  const target = id.verb.kind === 'menu' ? readTarget(values[0] ?? '') : id.verb.kind === 'target' ? id.verb.target : null
  if (target?.kind === 'prompt' || (target === null && LOOKS.has(id.verb.kind))) return false
  if (target === null) return true
  return table.status === 'playing' && mayAct(table, userId, id, target.action, logs.get(table.id) ?? [])
}

/** Whether the first action of a press is legal now and was legal at the button's own, possibly older, position. */
function mayAct(
  table: PlayingTable,
  userId: string,
  { position: seen }: CustomId,
  action: string,
  log: readonly LogEntry[],
): boolean {
  const position = logPosition(log, userId, seen)
  const seat = seatOf(table, userId)
  if (seat === null || position > table.position) return false
  const known = log.filter((entry) => !isUnknownTo(userId, entry))
  const fence = known.findLast((entry) => entry.kind !== 'action' || entry.seat === seat)?.position ?? 0
  return position >= fence && table.game.legalActions(table.state, seat).includes(actionsOfPress(action)[0] ?? '')
}
