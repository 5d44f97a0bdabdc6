/** Messages that are no longer needed are removed after the news. No news waits for that, however long it fails. */
import { afterAll, describe, expect, test } from 'vitest'
import { PROGRESS_MS, SETTLED_MS } from '../../../src/discord/publishing/throttle.js'
import { cleanUp, good, told, until } from '../../tables/kit/house.js'
import {
  act,
  begunTable,
  begunTableOfThree,
  inTurn,
  labelsOf,
  quiet,
  type ToldTables,
  textOf,
  toldGame,
  toldGameOfThree,
  toldTables,
} from '../kit/told-tables.js'

afterAll(cleanUp)

const fails = async () => {
  throw new Error('503')
}
const hangs = () => new Promise<never>(() => {})
const well = async () => {}

const ids = (house: ToldTables) => house.channels.posted.map(({ id }) => id)
const messageOf = (house: ToldTables, id: string) => house.channels.posted.find((post) => post.id === id)?.message
const labels = (house: ToldTables, id: string) => labelsOf(messageOf(house, id)?.blocks ?? [])

/** Failed tidying, and nothing else, is retried after its wait. */
async function triedAgain(house: ToldTables): Promise<void> {
  house.channels.before = well
  await until(() => house.clock.waiting > 0, 'the wait')
  house.clock.advance(1_000)
}

describe.each([
  ['fails', fails],
  ['never ends', hangs],
])('while a deletion %s', (_, trouble) => {
  test('the next turns are told', async () => {
    const { house, table, mover, other } = await toldGame()
    await act(house, table.id, mover, 'ask')
    house.channels.before = (what) => (what === 'remove' ? trouble() : well())
    await act(house, table.id, other, 'yes')
    await act(house, table.id, mover, 'end')
    await act(house, table.id, other, 'end')
    expect(ids(house)).toEqual(['m1', 'm2', 'm3', 'm4'])
    expect(house.tables.untoldSince()).toBeNull()
  })

  test('the same question is asked once more', async () => {
    const { house, table, mover, other } = await toldGame()
    await act(house, table.id, mover, 'ask')
    house.channels.before = (what) => (what === 'remove' ? trouble() : well())
    await act(house, table.id, other, 'yes')
    await act(house, table.id, mover, 'ask')
    expect(ids(house)).toEqual(['m1', 'm2', 'm3'])
    expect(messageOf(house, 'm3')?.pings).toEqual([other.id])
    // Remaining messages stay recorded until they are removed.
    expect((await house.posts.list(table.id)).map(({ messageId }) => messageId).toSorted()).toEqual(['m1', 'm2', 'm3'])
  })

  test('the steps of a turn whose message is old are shown', async () => {
    const { house, table } = await toldGame()
    house.channels.old.add('m1')
    house.channels.before = (what) => (what === 'remove' ? trouble() : well())
    await act(house, table.id, inTurn(table).mover, 'add')
    house.clock.advance(SETTLED_MS)
    await until(() => ids(house).includes('m2'))
    expect(textOf(messageOf(house, 'm2')?.blocks ?? [])).toContain('add 1')
  })

  test('a nudged player is called', async () => {
    const { house, table, mover, other } = await toldGame()
    good(await house.tables.nudge(table.id, other))
    await quiet(house, table.id)
    house.clock.advance(60 * 60_000)
    house.channels.before = (what) => (what === 'remove' ? trouble() : well())
    good(await house.tables.nudge(table.id, other))
    await until(() => house.channels.posted.length === 3)
    expect(house.channels.posted.map(({ message }) => message.pings).slice(1)).toEqual([[mover.id], [mover.id]])
  })
})

describe.each([
  ['fails', fails],
  ['never ends', hangs],
])('while a change of an earlier message %s', (_, trouble) => {
  test('the next turns are told', async () => {
    const { house, table, mover, other } = await toldGame()
    house.channels.before = (_what, id) => (id === 'm1' ? trouble() : well())
    await act(house, table.id, mover, 'end')
    await act(house, table.id, other, 'end')
    expect(ids(house)).toEqual(['m1', 'm2', 'm3'])
  })

  test('a turn that the game returns to is told again', async () => {
    const { house, table, mover, other } = await toldGame()
    house.channels.before = (_what, id) => (id === 'm1' ? trouble() : well())
    const { position } = await act(house, table.id, mover, 'end')
    const { proposal } = good(await house.tables.askUndo(table.id, mover, position))
    good(await house.tables.answer(table.id, other, proposal.id, true))
    await quiet(house, table.id)
    const newest = house.channels.posted.at(-1)?.message
    expect(newest?.pings).toEqual([mover.id])
    expect(labelsOf(newest?.blocks ?? [])).toContain('Take turn')
  })

  test('the result of a proposal does not keep the next turn waiting', async () => {
    const { house, table, inOrder } = await toldGameOfThree()
    const [first, second] = inOrder
    const { proposal } = good(await house.tables.askEnd(table.id, first))
    await quiet(house, table.id)
    house.channels.before = (_what, id) => (id === 'm2' ? trouble() : well())
    good(await house.tables.answer(table.id, second, proposal.id, false))
    await act(house, table.id, first, 'end')
    expect(house.channels.posted.at(-1)?.message.pings).toEqual([second.id])
  })
})

describe('what could not be tidied up', () => {
  test('is retried with the next news', async () => {
    const { house, table, mover, other } = await toldGame()
    await act(house, table.id, mover, 'ask')
    house.channels.before = (what) => (what === 'remove' ? fails() : well())
    await act(house, table.id, other, 'yes')
    await until(() => house.warnings.length > 0)
    house.channels.before = well
    await act(house, table.id, mover, 'end')
    await told(house, table.id)
    expect(ids(house)).toEqual(['m1', 'm3'])
    expect(new Set(house.warnings)).toEqual(new Set(['could not tidy up a channel, will try again']))
  })

  test('is retried by itself, with growing waits', async () => {
    const { house, table } = await toldGame()
    house.channels.before = fails
    await act(house, table.id, inTurn(table).mover, 'end')
    await until(() => house.clock.waiting === 1)
    house.clock.advance(1_000)
    await until(() => house.warnings.length === 2)
    await until(() => house.clock.waiting === 1)
    house.clock.advance(1_999)
    expect(house.warnings).toHaveLength(2)
    house.channels.before = well
    house.clock.advance(1)
    await told(house, table.id)
    expect(labels(house, 'm1')).toEqual([])
    expect(house.clock.waiting).toBe(0)
  })

  test('after the end of a game is retried, also by the next start', async () => {
    const before = toldTables()
    const table = await begunTable(before)
    const { mover, other } = inTurn(table)
    for (const user of [mover, other]) await act(before, table.id, user, 'end')
    before.channels.before = fails
    await act(before, table.id, mover, 'end')
    await until(() => before.warnings.length === 1)
    const after = before.restart()
    after.channels.before = well
    await after.tables.resume()
    await told(after, table.id)
    expect(after.channels.posted.map(({ id }) => labels(after, id))).toEqual([[], [], [], ['Log', 'Replay', 'Rematch']])
    expect(after.channels.posted.filter(({ message }) => message.pings.length > 0)).toHaveLength(0)
  })

  test('of a proposal is retried by the next start, whatever was told in between', async () => {
    const before = toldTables()
    const { table, inOrder } = await begunTableOfThree(before)
    const [first, second] = inOrder
    const { proposal } = good(await before.tables.askEnd(table.id, first))
    await quiet(before, table.id)
    before.channels.before = (_, id) => (id === 'm2' ? fails() : well())
    good(await before.tables.answer(table.id, second, proposal.id, false))
    await act(before, table.id, first, 'end')
    const after = before.restart()
    after.channels.before = well
    await after.tables.resume()
    await told(after, table.id)
    expect(labels(after, 'm2')).toEqual([])
    expect(textOf(messageOf(after, 'm2')?.blocks ?? [])).toContain(second.name)
  })

  test('of a question that was asked again is done by the next process', async () => {
    const before = toldTables()
    const table = await begunTable(before)
    const { mover, other } = inTurn(table)
    await act(before, table.id, mover, 'ask')
    before.channels.before = (what) => (what === 'remove' ? hangs() : well())
    await act(before, table.id, other, 'yes')
    await act(before, table.id, mover, 'ask')
    const after = before.restart()
    after.channels.before = well
    await after.tables.resume()
    await quiet(after, table.id)
    after.clock.advance(SETTLED_MS)
    await told(after, table.id)
    expect(ids(after)).toEqual(['m1', 'm3'])
  })

  test('of a message that became too old to change is done by the next process, with its first news', async () => {
    const before = toldTables()
    const table = await begunTable(before)
    const { mover } = inTurn(table)
    before.channels.old.add('m1')
    before.channels.before = (what) => (what === 'remove' ? hangs() : well())
    await act(before, table.id, mover, 'add')
    before.clock.advance(SETTLED_MS)
    await until(() => ids(before).includes('m2'))
    const after = before.restart()
    after.channels.before = well
    await after.tables.resume()
    await act(after, table.id, mover, 'end')
    await told(after, table.id)
    expect(ids(after)).toEqual(['m2', 'm3'])
    expect(labels(after, 'm2')).toEqual([])
  })

  test('does not count as a channel that cannot be written to', async () => {
    const { house, table } = await toldGame()
    house.channels.before = fails
    await act(house, table.id, inTurn(table).mover, 'end')
    await until(() => house.warnings.length === 1)
    expect(house.tables.untoldSince()).toBeNull()
    await triedAgain(house)
    await told(house, table.id)
  })
})

test('a private question that does not arrive in time delays no news', async () => {
  const { house, table, mover, other } = await toldGame()
  let refuse = () => {}
  house.privateMessages.remember(
    'c1',
    other.id,
    'en',
    () => new Promise((_, reject) => (refuse = () => reject(new Error('503')))),
  )
  await act(house, table.id, mover, 'ask')
  await act(house, table.id, other, 'yes')
  await act(house, table.id, mover, 'end')
  expect(ids(house)).toEqual(['m1', 'm2'])
  expect(house.channels.posted[1]?.message.pings).toEqual([other.id])
  refuse()
  await told(house, table.id)
  house.clock.advance(PROGRESS_MS)
  expect(ids(house)).toEqual(['m1', 'm2'])
})
