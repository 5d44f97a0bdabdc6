/** Tables for an operator, in columns or as JSON. Shows no states and no secrets; users' names and ids only on request. */
import type { TableDetails, TableLine } from '../../store/ports.js'
import { inColumns } from '../columns.js'

/** The tables under way, with column heads. The column widths follow their contents. */
export function listed(lines: readonly TableLine[]): string {
  if (lines.length === 0) return 'There is no such table.'
  const rows = lines.map((line) => [
    line.id,
    line.gameId,
    line.status,
    String(line.position),
    String(line.players),
    line.guildId,
    line.channelId,
    stamp(line.changedAt),
    line.quarantine ?? '',
  ])
  return inColumns([['table', 'game', 'status', 'position', 'players', 'server', 'channel', 'changed', 'reason'], ...rows])
}

/** One table, with a line for each of its properties. */
export function shown(table: TableDetails, names: boolean): string {
  const seats = names
    ? table.seats.map(({ seat, id, name, place }): [string, string] => [
        `seat ${seat}`,
        `${printable(name)} (${id})${place === null ? '' : `, place ${place}`}`,
      ])
    : []
  const rows: readonly (readonly [string, string | null])[] = [
    ['table', table.id],
    ['game', table.gameId],
    ['status', table.status],
    ['reason', table.quarantine],
    ['position', `${table.position} (${table.logEntries} log entries)`],
    ['players', `${table.players} of ${table.capacity}`],
    ...seats,
    ['server', table.guildId],
    ['channel', table.channelId],
    ['language', table.locale],
    ['pace', table.pace],
    ['rules', rulesOf(table)],
    ['opened', stamp(table.createdAt)],
    ['changed', stamp(table.changedAt)],
    ['due', table.wakeAt === null ? null : stamp(table.wakeAt)],
    ['to tell', String(table.queued)],
  ]
  return inColumns(rows.flatMap(([name, value]) => (value === null ? [] : [[name, value]])))
}

/** The same as JSON. Without `names` a seat has neither name nor id. */
export function asJson(told: readonly TableLine[] | TableDetails, names: boolean): string {
  const withoutNames = (key: string, value: unknown) => (key === 'seats' && !names ? undefined : value)
  return JSON.stringify(told, withoutNames, 2)
}

function rulesOf({ begunUnder, savedUnder }: TableDetails): string | null {
  if (begunUnder === null) return null
  return savedUnder === null || savedUnder === begunUnder ? `${begunUnder}` : `${begunUnder}, saved under ${savedUnder}`
}

function stamp(moment: Date): string {
  return moment.toISOString().replace(/\.\d+Z$/, 'Z')
}

/** A name on one line, without terminal control characters. */
function printable(name: string): string {
  return name.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, ' ')
}
