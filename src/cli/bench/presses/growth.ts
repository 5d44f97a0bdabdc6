/** Measures how the cost of a press grows with the length of its game and with the number of tables. */
import { at } from '../../../engine/lists.js'
import { seededRandom } from '../../../engine/random.js'
import { type PlayingTable, seatsToMove } from '../../../tables/model/table.js'
import type { Tables } from '../../../tables/model/tables.js'
import { withDatabase } from '../../scratch.js'
import { median } from '../median.js'
import type { Metric } from '../metric.js'
import { copyTable, good, type House, playedTable, type Setting, withTables } from '../storage/stored-tables.js'
import { pressTime } from './text-press.js'

const COPIES = 60
const WARM_UP = 20
const [EARLY, LATE] = [5, 500]
const [FEW, MANY] = [10, 20_000]
/** Log entries per table. Together, `MANY` tables have a million. */
const ENTRIES = 50
const PRESSES = 300

export const growthLength: Metric = {
  name: 'growth_length',
  what: `a press at log position ${LATE} over the same press at ${EARLY}: rules, commit and panel, without picture or Discord`,
  unit: 'ratio',
  better: 'lower',
  measure: () => withDatabase(lengthRatio),
}

export const growthTables: Metric = {
  name: 'growth_tables',
  what: `the same with ${MANY} stored tables, a million log entries, over ${FEW}; each table is read anew`,
  unit: 'ratio',
  better: 'lower',
  measure: () => withDatabase((few) => withDatabase((many) => tablesRatio(few, many))),
}

/** Compares the same position at two tables. One got there directly, the other by undoing presses again and again. */
async function lengthRatio(path: string): Promise<number> {
  const early = await withTables(path, ({ tables }) => playedTable(tables, 'early', isEarly))
  const late = await withTables(path, async ({ tables }) => lengthened(tables, await playedTable(tables, 'late', isEarly), LATE))
  const short = copyTable(path, early, settingsOf('early', COPIES), 'e')
  const long = copyTable(path, late, settingsOf('late', COPIES), 'l')
  return withTables(path, async (house) => {
    const ratios: number[] = []
    for (let copy = 0; copy < COPIES; copy++) {
      const before = await pressTime(house, at(short, copy), seededRandom(`${copy}`))
      ratios.push((await pressTime(house, at(long, copy), seededRandom(`${copy}`))) / before)
    }
    return median(ratios.slice(WARM_UP))
  })
}

function settingsOf(name: string, count: number): readonly Setting[] {
  return Array.from({ length: count }, (_, number) => ({
    guildId: 'guild',
    channelId: `${name}-${number}`,
    playerIds: [0, 1, 2, 3].map((seat) => `${name}-${number}/${seat}`),
  }))
}

/** Presses and undoes at the table until its log has `entries` entries. */
async function lengthened(tables: Tables, table: PlayingTable, entries: number): Promise<PlayingTable> {
  const { id, position } = table
  if (position >= entries) return table
  const { seat, action } = takeable(table)
  const user = at(table.players, seat)
  const acted = good(await tables.act(id, user, position, action)).table
  const undone = good(await tables.undo(id, user, acted.position)).table
  if (undone.status !== 'playing') throw new Error('The game is over already.')
  return lengthened(tables, undone, entries)
}

const isEarly = (table: PlayingTable) => table.position >= EARLY && takeableActions(table).length > 0

function takeable(table: PlayingTable) {
  return { seat: at(seatsToMove(table), 0), action: at(takeableActions(table), 0) }
}

/** Actions after which the same seat moves again, so undoing them needs nobody's consent. */
function takeableActions(table: PlayingTable): readonly string[] {
  const { game, state } = table
  return seatsToMove(table).flatMap((seat) =>
    game.legalActions(state, seat).filter((action) => {
      const submitted = game.submit(state, seat, action)
      const next = submitted.kind === 'accepted' ? game.toMove(submitted.state) : null
      return next?.kind === 'seats' && next.seats.includes(seat)
    }),
  )
}

/** Plays the same games at the same tables of two databases, press by press. */
async function tablesRatio(few: string, many: string): Promise<number> {
  await fill(few, FEW)
  await fill(many, MANY)
  return withTables(few, (small) => withTables(many, (large) => sideBySide(small, large), { keep: 1 }), { keep: 1 })
}

async function fill(path: string, count: number): Promise<void> {
  const original = await withTables(path, ({ tables }) => playedTable(tables, 'original', ({ position }) => position >= ENTRIES))
  copyTable(path, original, settingsOf('table', count), 't')
}

async function sideBySide(small: House, large: House): Promise<number> {
  const ratios: number[] = []
  for (let press = 0; press < WARM_UP + PRESSES; press++) {
    const id = `t${(press % FEW).toString(36).padStart(7, '0')}`
    const before = await pressTime(small, id, seededRandom(`${press}`))
    ratios.push((await pressTime(large, id, seededRandom(`${press}`))) / before)
  }
  return median(ratios.slice(WARM_UP))
}
