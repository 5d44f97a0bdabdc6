/** Reading the log, page by page. */
import { afterAll, expect, test } from 'vitest'
import type { Context } from '../../../src/discord/context/context.js'
import { log } from '../../../src/discord/presses/look.js'
import type { TablePress } from '../../../src/discord/presses/press.js'
import { type LogPlace, readCustomId } from '../../../src/discord/wire/custom-id.js'
import type { Message } from '../../../src/discord/wire/message.js'
import { at } from '../../../src/engine/lists.js'
import type { AnyFact } from '../../../src/games/game.js'
import { TEXTS } from '../../../src/i18n/texts/index.js'
import type { LogEntry } from '../../../src/tables/model/log.js'
import type { User } from '../../../src/tables/model/people.js'
import type { PlayingTable } from '../../../src/tables/model/table.js'
import { ANN, BEN, begun, cleanUp, EVE, openHouse } from '../../tables/kit/house.js'
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
  return pagesOf(table, [...first, ...pairs.flat()], at(table.players, 0))
}

/** Turns to the pages of a log as `user` may read it. */
function pagesOf(table: PlayingTable, entries: readonly LogEntry[], user: User) {
  const tables = { log: async (_: string, after: number) => entries.slice(after) }
  const now: PlayingTable = { ...table, position: entries.length }
  const context = { tables } as unknown as Context
  const venue = { guildId: table.guildId, channelId: table.channelId }
  return async (upTo: LogPlace | number | 'latest') => {
    const press = { table: now, user, locale: 'en', venue, isPrivate: true } as unknown as TablePress
    const { message } = await log(context, press, upTo)
    return { text: textOf(message.blocks), labels: labelsOf(message.blocks), earlier: earlierIn(message) }
  }
}

/** Where the button to the page before leads. Null if there is none. */
function earlierIn({ blocks }: Message): LogPlace | number | null {
  const ids = blocks.flatMap((block) => ('components' in block ? block.components.map((each) => each.custom_id) : []))
  const verbs = ids.map((id) => readCustomId(id)?.verb)
  const verb = verbs.find((each) => each?.kind === 'log' && each.upTo !== 'latest')
  return verb?.kind === 'log' && verb.upTo !== 'latest' ? verb.upTo : null
}

/** All pages, from the latest. */
async function read(page: ReturnType<typeof pagesOf>) {
  const pages = [await page('latest')]
  for (let { earlier } = at(pages, 0); earlier !== null; earlier = at(pages, pages.length - 1).earlier)
    pages.push(await page(earlier))
  return pages
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

/** Turns of ten public steps each, in the midst of each of which so many steps are made, and so many taken back, in secret. */
function withSecrets(turns: number, secrets: number): readonly LogEntry[] {
  const entries: LogEntry[] = []
  const base = (turn: number) => ({ position: entries.length + 1, at: new Date(0), turn, seat: 0, userId: 'a' })
  const act = (turn: number, facts: readonly AnyFact[]) =>
    entries.push({ ...base(turn), kind: 'action', cause: 'player', action: 'add', facts })
  for (let turn = 1; turn <= turns; turn++) {
    const added = (value: number) => [{ to: 'table', kind: 'add', by: 0, value }] as const
    for (let value = 0; value < 5; value++) act(turn, added(10 * turn + value))
    for (let secret = 0; secret < secrets; secret++) {
      act(turn, [])
      act(turn, [])
      const position = entries.length
      entries.push({ ...base(turn), kind: 'undo', to: position - 1, asked: false, secret: true })
    }
    for (let value = 5; value < 10; value++) act(turn, added(10 * turn + value))
  }
  return entries
}

test('neither the pages of a log nor what leads to them tells others how many secret steps there were', async () => {
  const house = openHouse()
  const table = await begun(house, [ANN, BEN], { options: { turns: '1000' } })
  for (const user of [at(table.players, 1), EVE]) {
    const plain = await read(pagesOf(table, withSecrets(60, 0), user))
    expect(plain.length).toBeGreaterThan(1)
    const told = plain.toReversed().flatMap((page) => page.text.split('\n').filter((line) => line.startsWith('- ')))
    expect(told).toEqual(Array.from({ length: 600 }, (_, index) => `- 0 add ${10 + index}`))
    for (const secrets of [1, 8]) expect(await read(pagesOf(table, withSecrets(60, secrets), user))).toEqual(plain)
  }
})
