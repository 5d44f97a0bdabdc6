/** Statistics as Markdown tables, with one column for each number of seats. */
import { at } from '../../engine/lists.js'
import type { Naming, Statistics } from './statistics.js'

type Row = readonly string[]

/** All tables, ready to print. */
export function statisticsTables(columns: readonly Statistics[]): string {
  const heads = columns.map(({ seats }) => `${seats} seats`)
  const tables = [
    table(['Rounds', ...heads], roundRows(columns)),
    table(['Decisions of a seat, and who leads alone after half of the turns', ...heads], decisionRows(columns)),
    table(
      ['End (share of games)', ...heads],
      tallyRows(
        columns,
        ({ reasons }) => reasons,
        (sum, { games }) => percent(sum / games),
      ),
    ),
    table(
      ['Points (mean of a seat)', ...heads],
      tallyRows(
        columns,
        ({ points }) => points,
        (sum, { games, seats }) => (sum / games / seats).toFixed(2),
      ),
    ),
    table(['Wins (and deviation from an equal share, in points)', ...heads], winRows(columns)),
    table(
      ['Facts (mean of a game)', ...heads],
      tallyRows(
        columns,
        ({ factKinds }) => factKinds,
        (sum, { games }) => (sum / games).toFixed(2),
      ),
    ),
  ]
  return [...tables, ...namingTables(columns)].join('\n')
}

/** One table for each requested fact and its keys, and one for what seats have in the end. */
function namingTables(columns: readonly Statistics[]): readonly string[] {
  const [first] = columns
  const asked = (first?.namings ?? []).map(({ kind, keys }, index) =>
    namingTable(
      `${kind} by ${keys.join(' and ')}`,
      columns,
      columns.map(({ namings }) => at(namings, index).byName),
    ),
  )
  const held = columns.map(({ holdings }) => holdings)
  return held.some(({ size }) => size > 0) ? [...asked, namingTable('In the end', columns, held)] : asked
}

function namingTable(title: string, columns: readonly Statistics[], byName: readonly ReadonlyMap<string, Naming>[]): string {
  const names = [...new Set(byName.flatMap((map) => [...map.keys()]))].sort()
  const heads = columns.flatMap(({ seats }) => [`${seats} seats: mean of a game`, 'wins'])
  return table(
    [`${title} (wins of the seats that had it: deviation from an equal share, in points)`, ...heads],
    names.map((name) => [name, ...columns.flatMap((column, number) => namingCells(at(byName, number).get(name), column))]),
  )
}

function namingCells(naming: Naming | undefined, { games, seats }: Statistics): Row {
  if (naming === undefined) return ['0.00', '']
  const deviation = 100 * (naming.wins / naming.seats - 1 / seats)
  const wins = naming.seats === 0 ? '' : `${deviation < 0 ? '' : '+'}${deviation.toFixed(1)}`
  return [(naming.facts / games).toFixed(2), wins]
}

function table(head: Row, rows: readonly Row[]): string {
  const line = (cells: Row) => `| ${cells.join(' | ')} |\n`
  return line(head) + line(head.map((_, index) => (index === 0 ? '---' : '--:'))) + rows.map(line).join('')
}

const percent = (share: number) => `${(100 * share).toFixed(1)} %`

function roundRows(columns: readonly Statistics[]): readonly Row[] {
  const sorted = columns.map(({ rounds }) => rounds.toSorted((a, b) => a - b))
  const quantile = (share: number) => sorted.map((rounds) => `${at(rounds, Math.floor(share * (rounds.length - 1)))}`)
  const mean = sorted.map((rounds) => (rounds.reduce((sum, n) => sum + n, 0) / rounds.length).toFixed(2))
  return [
    ['games', ...columns.map(({ games }) => `${games}`)],
    ['mean', ...mean],
    ['fewest', ...quantile(0)],
    ['5 % below', ...quantile(0.05)],
    ['median', ...quantile(0.5)],
    ['5 % above', ...quantile(0.95)],
    ['most', ...quantile(1)],
  ]
}

function decisionRows(columns: readonly Statistics[]): readonly Row[] {
  const sorted = columns.map(({ decisions }) => decisions.toSorted((a, b) => a - b))
  const quantile = (share: number) => sorted.map((decisions) => `${at(decisions, Math.floor(share * (decisions.length - 1)))}`)
  return [
    ['10 % below', ...quantile(0.1)],
    ['median', ...quantile(0.5)],
    ['10 % above', ...quantile(0.9)],
    ['games with a leader', ...columns.map(({ leads, games }) => percent(leads.games / games))],
    ['of these the leader wins', ...columns.map(({ leads }) => (leads.games === 0 ? '' : percent(leads.wins / leads.games)))],
  ]
}

function tallyRows(
  columns: readonly Statistics[],
  tally: (column: Statistics) => ReadonlyMap<string, number>,
  show: (sum: number, column: Statistics) => string,
): readonly Row[] {
  const names = [...new Set(columns.flatMap((column) => [...tally(column).keys()]))].sort()
  return names.map((name) => [name, ...columns.map((column) => show(tally(column).get(name) ?? 0, column))])
}

function winRows(columns: readonly Statistics[]): readonly Row[] {
  const most = Math.max(...columns.map(({ seats }) => seats))
  const places = Array.from({ length: most }, (_, index) => index)
  return [
    ...places.map((seat) => [`seat ${seat}`, ...columns.map((column) => winCell(column, column.winsBySeat[seat]))]),
    ...places.map((place) => [
      `${ordinal(place)} to play`,
      ...columns.map((column) => winCell(column, column.winsByOrder[place])),
    ]),
    [
      'standard error',
      ...columns.map(({ seats, games }) => (100 * Math.sqrt((1 / seats) * (1 - 1 / seats) * (1 / games))).toFixed(1)),
    ],
  ]
}

function winCell({ seats, games }: Statistics, wins: number | undefined): string {
  if (wins === undefined) return ''
  const deviation = 100 * (wins / games - 1 / seats)
  return `${percent(wins / games)} (${deviation < 0 ? '' : '+'}${deviation.toFixed(1)})`
}

function ordinal(place: number): string {
  return ['first', 'second', 'third', 'fourth'][place] ?? `${place + 1}th`
}
