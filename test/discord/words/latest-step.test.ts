/** The step that an undo would take back, in words. */
import { afterAll, expect, test } from 'vitest'
import { latestStep, proposedStep } from '../../../src/discord/words/latest-step.js'
import { newestEntries } from '../../../src/discord/words/log-reach.js'
import { publicReader } from '../../../src/discord/words/reader.js'
import { at } from '../../../src/engine/lists.js'
import { inOnePress } from '../../../src/engine/panel.js'
import { pioneer } from '../../../src/games/pioneer/index.js'
import { seatsToMove } from '../../../src/tables/model/table.js'
import { begun, cleanUp, good, openHouse, playing, press } from '../../tables/kit/house.js'

afterAll(cleanUp)

test('a press is named in all its actions, and without what came before and after it', async () => {
  const house = openHouse()
  const { id } = await begun(house)
  const { position } = await press(house, id, 'add')
  const before = await playing(house, id)
  const seat = at(seatsToMove(before), 0)
  const user = at(before.players, seat)
  good(await house.tables.act(id, user, position, inOnePress(['peek', 'ask'])))
  const table = await press(house, id, 'yes')
  const own = { ...publicReader(table), viewer: seat }
  expect(await latestStep(house.tables, table, seat, own)).toBe(`${seat} peek 1 ${seat} ask 1`)
  const undo = (to: number) => ({ id: 1, by: user, asked: [], agreed: [], until: 0, motion: { kind: 'undo', to } }) as const
  // What was shown to one seat alone is not told to everybody.
  expect(await proposedStep(house.tables, table, undo(position))).toBe(`${seat} ask 1`)
  expect(await proposedStep(house.tables, table, undo(position - 1))).toBe(`${seat} add 1`)
})

test('a press is named with what was drawn for it', async () => {
  const house = openHouse()
  const before = await begun(house)
  const seat = at(seatsToMove(before), 0)
  const user = at(before.players, seat)
  const table = await press(house, before.id, 'roll')
  const [pressed, drawn] = await house.tables.log(table.id, before.position)
  expect([pressed?.kind, drawn?.kind]).toEqual(['action', 'draw'])
  const step = await latestStep(house.tables, table, seat, publicReader(table))
  expect(step).toMatch(new RegExp(`^${seat} roll 1 chance rolled \\d$`))
  const motion = { kind: 'undo', to: before.position } as const
  expect(await proposedStep(house.tables, table, { id: 1, by: user, asked: [], agreed: [], until: 0, motion })).toBe(step)
})

test('a press is found whole, even where the first entries that are read begin in the middle of it', async () => {
  const house = openHouse()
  const begunTable = await begun(house, undefined, { options: { turns: '1000' } })
  const { id, position, players } = begunTable
  const seat = at(seatsToMove(begunTable), 0)
  const user = at(players, seat)
  good(await house.tables.act(id, user, position, inOnePress(['add', 'peek', 'end'])))
  const table = await press(house, id, ...Array.from({ length: 62 }, () => 'add'))
  expect((await newestEntries(house.tables, table, () => true))[0]?.position).toBe(position + 2)
  const own = { ...publicReader(table), viewer: seat }
  expect(await latestStep(house.tables, table, seat, own)).toBe(`${seat} add 1 ${seat} peek 1 ${seat} end 1`)
})

test.each([
  ['en', 'And 24 more.'],
  ['fr', 'Et 25 autres.'],
  ['de', 'Und 25 weitere.'],
] as const)('a press with more than there is room for is told up to a whole move, in %s', async (locale, more) => {
  const house = openHouse()
  const { id, position, players, ...rest } = await begun(house)
  const seat = at(seatsToMove({ id, position, players, ...rest }), 0)
  const user = at(players, seat)
  good(await house.tables.act(id, user, position, inOnePress(Array.from({ length: 60 }, () => 'add'))))
  const table = await playing(house, id)
  const step = await latestStep(house.tables, table, seat, { ...publicReader(table), locale })
  expect(step).toMatch(new RegExp(`^(${seat} add \\d+ ?)+${more}$`))
  expect(step?.length).toBeLessThanOrEqual(300)
})

test.each([
  ['en', /^\w+ ends the turn\. .+/, /^You end your turn\. .+/],
  ['fr', /^\w+ termine son tour\. .+/, /^Vous terminez votre tour\. .+/],
  ['de', /^\w+ beendet den Zug\. .+/, /^Du beendest deinen Zug\. .+/],
] as const)('the end of a turn is named before the cards drawn at it, in %s', async (locale, toAll, toOwn) => {
  const house = openHouse({ games: [pioneer] })
  const { id } = await begun(house, undefined, { gameId: pioneer.id })
  const before = await press(house, id, 'buy.scout')
  const seat = at(seatsToMove(before), 0)
  const purchase = await latestStep(house.tables, before, seat, { ...publicReader(before), locale })
  expect(purchase).not.toMatch(toAll)
  const table = await press(house, id, 'end-cards')
  expect(seatsToMove(table)).not.toEqual([seat])
  const reader = { ...publicReader(table), locale }
  expect(await latestStep(house.tables, table, seat, reader)).toMatch(toAll)
  expect(await latestStep(house.tables, table, seat, { ...reader, viewer: seat })).toMatch(toOwn)
})
