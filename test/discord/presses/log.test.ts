/** Reading the log, page by page. */
import { afterAll, expect, test } from 'vitest'
import type { Context } from '../../../src/discord/context/context.js'
import { log } from '../../../src/discord/presses/look.js'
import type { TablePress } from '../../../src/discord/presses/press.js'
import { at } from '../../../src/engine/lists.js'
import { TEXTS } from '../../../src/i18n/texts/index.js'
import type { LogEntry } from '../../../src/tables/model/log.js'
import type { PlayingTable } from '../../../src/tables/model/table.js'
import { ANN, BEN, begun, cleanUp, openHouse } from '../../tables/kit/house.js'
import { labelsOf, textOf } from '../kit/told-tables.js'

afterAll(cleanUp)

const { panel, chronicle } = TEXTS.en

/** A game that began with so many presses, and in which the last was then undone and repeated so many times. */
async function undoneOften(presses: number, times: number) {
  const house = openHouse()
  const table = await begun(house, [ANN, BEN], { options: { turns: '1000' } })
  const base = { at: new Date(0), turn: 1, seat: 0, userId: at(table.players, 0).id }
  const fact = { to: 'table', kind: 'add', by: 0 } as const
  const add = (position: number): LogEntry => {
    const facts = [{ ...fact, value: position }]
    return { ...base, position, kind: 'action', cause: 'player', action: 'add', facts }
  }
  const first = Array.from({ length: presses }, (_, index) => add(index + 1))
  const pairs = Array.from({ length: times }, (_, index): readonly LogEntry[] => {
    const to = presses + 2 * index
    return [add(to + 1), { ...base, position: to + 2, kind: 'undo', to, asked: false }]
  })
  const entries = [...first, ...pairs.flat()]
  const tables = { log: async (_: string, after: number) => entries.slice(after) }
  const now: PlayingTable = { ...table, position: entries.length }
  const context = { tables } as unknown as Context
  const venue = { guildId: table.guildId, channelId: table.channelId }
  return async (upTo: number | 'latest') => {
    const press = { table: now, user: at(table.players, 0), locale: 'en', venue, isPrivate: true } as unknown as TablePress
    const { message } = await log(context, press, upTo)
    return { text: textOf(message.blocks), labels: labelsOf(message.blocks) }
  }
}

test('what came before steps that were undone over and over can still be read, and all of those steps are counted', async () => {
  const page = await undoneOften(40, 150)
  const { text, labels } = await page('latest')
  expect(text).toContain(chronicle.own.tookBack(150))
  for (let press = 1; press <= 40; press++) expect(text).toContain(`- 0 add ${press}\n`)
  expect(labels).not.toContain(panel.logEarlier)
})

test('a page that is full leads to the one before it, however much was undone in between', async () => {
  const page = await undoneOften(700, 150)
  const latest = await page('latest')
  expect(latest.text).toContain(chronicle.own.tookBack(150))
  expect(latest.labels).toContain(panel.logEarlier)
  expect(latest.text).toContain('- 0 add 700\n')
  const earlier = await page(300)
  expect(earlier.text).toContain('- 0 add 300')
  expect(earlier.labels).toEqual(expect.arrayContaining([panel.logEarlier, panel.logLatest]))
})
