/** Messages that are no longer needed, while their channel may not be written to, and when it may be again. */
import { afterAll, describe, expect, test } from 'vitest'
import { FORGOTTEN_MS } from '../../../src/discord/publishing/hopes.js'
import { UNANSWERED_MS } from '../../../src/discord/publishing/private-questions.js'
import { ANN, BEN, CAT, cleanUp, DAN, good, request, told, until } from '../../tables/kit/house.js'
import {
  act,
  begunTable,
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
const well = async () => {}

const ids = (house: ToldTables) => house.channels.posted.map(({ id }) => id)
const withButtons = (house: ToldTables) =>
  house.channels.posted.filter(({ message }) => labelsOf(message.blocks).length > 0).map(({ id }) => id)

/** Lets everything happen that needs neither time nor news. */
async function settled(): Promise<void> {
  for (let turns = 0; turns < 300; turns++) await new Promise((resolve) => setImmediate(resolve))
}

/** Counts the attempts to change or delete each message from now on, and lets `before` decide on each. */
function watched(house: ToldTables, before: ToldTables['channels']['before'] = well): Map<string, number> {
  const attempts = new Map<string, number>()
  house.channels.before = (what, id) => {
    attempts.set(id, (attempts.get(id) ?? 0) + 1)
    return before(what, id)
  }
  return attempts
}

/** What was delivered while `during` ran, and after it without time or news. */
async function deliveredIn(house: ToldTables, during: () => Promise<unknown>): Promise<readonly string[]> {
  const { length } = house.deliveries
  await during()
  await settled()
  return house.deliveries.slice(length)
}

describe('while a message may not be changed', () => {
  test('what is told meanwhile is told once, and the message is tried with it and not again', async () => {
    const { house, table, inOrder } = await toldGameOfThree()
    const [first, second, third] = inOrder
    house.channels.forbidden.add('m1')
    const attempts = watched(house)
    for (const [turn, user] of [first, second, third].entries()) {
      expect(await deliveredIn(house, () => act(house, table.id, user, 'end'))).toEqual(['turn'])
      // From the second turn on another message is changed in the same moment, and might show that this one can be, too.
      expect([attempts.get('m1'), ids(house).length]).toEqual([1 + 2 * turn, turn + 2])
    }
    house.clock.advance(UNANSWERED_MS)
    expect(await deliveredIn(house, settled)).toEqual([])
    expect(attempts.get('m1')).toBe(5)
    house.channels.forbidden.clear()
    house.publisher.reachable(table.guildId)
    await told(house, table.id)
    expect(withButtons(house)).toEqual(['m4'])
    expect(attempts.get('m1')).toBe(6)
  })

  test('it keeps its news for the next start', async () => {
    const before = toldTables()
    const table = await begunTable(before)
    before.channels.forbidden.add('m1')
    await act(before, table.id, inTurn(table).mover, 'end')
    await settled()
    before.channels.forbidden.clear()
    const after = before.restart()
    await after.tables.resume()
    await told(after, table.id)
    expect(withButtons(after)).toEqual(['m2'])
    expect(ids(after)).toHaveLength(2)
  })

  test('it is changed as soon as it may be, whatever else fails', async () => {
    const { house, table, mover, other } = await toldGame()
    watched(house, (_what, id) => (id === 'm1' ? fails() : well()))
    await act(house, table.id, mover, 'end')
    await act(house, table.id, other, 'ask')
    house.channels.forbidden.add('m3')
    await act(house, table.id, mover, 'yes')
    await until(() => house.warnings.some((warning) => warning.includes('cannot write to this channel')))
    house.channels.forbidden.clear()
    house.publisher.reachable(table.guildId)
    await until(() => !ids(house).includes('m3'))
    expect(withButtons(house)).toEqual(['m1', 'm2'])
    house.channels.before = well
    house.clock.advance(60_000)
    await told(house, table.id)
    expect(withButtons(house)).not.toContain('m1')
  })
})

test('news that only tidies up does not count as told before that is done', async () => {
  const { house, table, mover, other } = await toldGame()
  await act(house, table.id, mover, 'ask')
  const lobby = good(await house.tables.open(request({ host: CAT, channelId: 'c2' })))
  good(await house.tables.join(lobby.id, DAN))
  house.channels.send = fails
  good(await house.tables.start(lobby.id, CAT))
  await until(() => house.tables.untoldSince() !== null)
  house.channels.before = () => new Promise(() => {})
  // The other table would try again at once if Discord had taken anything.
  expect(await deliveredIn(house, () => act(house, table.id, other, 'yes'))).toEqual(['answered', 'progress', 'asked'])
})

describe('in a channel that cannot be written to', () => {
  test('the call of a player to whom the turn comes back waits, and is made once', async () => {
    const { house, table, mover, other } = await toldGame()
    await act(house, table.id, mover, 'ask')
    const attempts = watched(house)
    house.channels.trouble = { kind: 'unreachable' }
    expect(await deliveredIn(house, () => act(house, table.id, other, 'yes'))).toEqual(['answered', 'progress', 'asked'])
    expect(await deliveredIn(house, async () => house.clock.advance(UNANSWERED_MS))).toEqual([])
    const tried = attempts.get('m2')
    house.clock.advance(24 * 60 * 60_000)
    expect(await deliveredIn(house, settled)).toEqual([])
    expect(attempts.get('m2')).toBe(tried)
    house.channels.trouble = null
    house.publisher.reachable(table.guildId)
    await settled()
    house.clock.advance(UNANSWERED_MS)
    await told(house, table.id)
    expect(house.channels.posted.map(({ called }) => called)).toEqual([[mover.id], [mover.id]])
  })

  test('nothing is tidied up until something shows that it can be again', async () => {
    const { house, table, inOrder } = await toldGameOfThree()
    const [first, second, third] = inOrder
    await act(house, table.id, first, 'ask-all')
    const asked = ids(house).slice(1)
    const attempts = watched(house)
    house.channels.trouble = { kind: 'unreachable' }
    await act(house, table.id, second, 'yes')
    await settled()
    const refused = [...attempts.values()]
    await act(house, table.id, third, 'yes')
    await settled()
    expect([asked.length, attempts.size, [...attempts.values()]]).toEqual([2, 1, refused])
    house.channels.trouble = null
    house.publisher.reachable(table.guildId)
    await until(() => ids(house).every((id) => !asked.includes(id)), 'the removal of both questions')
  })

  test.each([
    ['lose their buttons', false],
    ['be deleted', true],
  ])('a hope in vain costs little, however many messages are to %s there', async (_, asks) => {
    const { house, table, inOrder } = await toldGameOfThree()
    house.channels.before = async (_what, id) => void house.channels.forbidden.add(id)
    for (let turn = 0; turn < 9; turn++) {
      const [user = ANN, ...others] = [0, 1, 2].map((next) => inOrder[(turn + next) % 3] ?? ANN)
      if (asks) await act(house, table.id, user, 'ask-all')
      if (asks) for (const other of others) await act(house, table.id, other, 'yes')
      await act(house, table.id, user, 'end')
    }
    house.channels.trouble = { kind: 'unreachable' }
    const refused = async (during: () => unknown) => {
      const { requests } = house.channels
      await during()
      await until(() => house.channels.requests > requests && house.publisher.isSilent(table), 'the silence')
      // Further requests of the same hope are made without news.
      await settled()
      return house.channels.requests - requests
    }
    const { position = 0 } = (await house.tables.find(table.id)) ?? {}
    await refused(() => house.tables.act(table.id, inOrder[0], position, 'end'))
    for (let hope = 0; hope < 3; hope++) {
      expect(await refused(() => house.publisher.reachable(table.guildId))).toBeLessThanOrEqual(3)
      house.clock.advance(FORGOTTEN_MS)
    }
    house.channels.before = well
    house.channels.forbidden.clear()
    house.channels.trouble = null
    house.publisher.reachable(table.guildId)
    await told(house, table.id)
    expect(withButtons(house)).toEqual([ids(house).at(-1)])
  })

  test('a table that leaves it, because it was deleted, does not wait for what it has there', async () => {
    const house = toldTables()
    const lobby = good(await house.tables.open(request({ host: ANN })))
    good(await house.tables.join(lobby.id, BEN))
    good(await house.tables.relocate(lobby.id, 'thread'))
    const table = good(await house.tables.start(lobby.id, ANN))
    await quiet(house, table.id)
    const { mover, other } = inTurn(table)
    await act(house, table.id, mover, 'ask')
    house.channels.trouble = { kind: 'denied' }
    house.gateway.tells = false
    await act(house, table.id, other, 'yes')
    await settled()
    expect(house.gateway.denied).toContain('thread')
    house.channels.trouble = null
    await house.tables.channelGone('thread')
    await quiet(house, table.id)
    house.clock.advance(UNANSWERED_MS)
    await told(house, table.id)
    expect(house.channels.posted.at(-1)?.channelId).toBe(table.openedIn)
  })
})

describe('when a channel can be written to again', () => {
  /** Two messages that are to lose their buttons in the same moment. `order` is that of Discord's responses. */
  async function amidTwo(order: readonly string[]) {
    const { house, table, mover, other } = await toldGame()
    house.channels.before = fails
    await act(house, table.id, mover, 'end')
    await until(() => house.clock.waiting > 0, 'the wait')
    const asked = new Map<string, () => void>()
    const attempts = watched(house, (_what, id) => {
      // By its second attempt the bot may write again.
      if (asked.has(id)) house.channels.forbidden.clear()
      return new Promise((resolve) => (asked.has(id) ? resolve() : asked.set(id, resolve)))
    })
    house.channels.forbidden.add('m1')
    const delivered = await deliveredIn(house, () => act(house, table.id, other, 'end'))
    await until(() => asked.size === 2)
    for (const id of order) {
      asked.get(id)?.()
      await settled()
    }
    return { house, table, attempts, delivered }
  }

  test.each([
    ['after', ['m1', 'm2']],
    ['before', ['m2', 'm1']],
  ])('no message keeps its buttons because Discord refuses it just %s another is changed', async (_, order) => {
    const { house, table, attempts, delivered } = await amidTwo(order)
    house.clock.advance(1_000)
    await told(house, table.id)
    expect(withButtons(house)).toEqual(['m3'])
    expect([delivered, attempts.get('m1'), attempts.get('m2')]).toEqual([['turn'], 2, 1])
  })

  test('a response from before is not the last word on a message', async () => {
    const { house, table } = await toldGame()
    let respond = () => {}
    house.channels.before = () => new Promise((resolve) => (respond = resolve))
    house.channels.forbidden.add('m1')
    await act(house, table.id, inTurn(table).mover, 'end')
    house.channels.before = async (_what, id) => void house.channels.forbidden.delete(id)
    house.publisher.reachable(table.guildId)
    respond()
    await told(house, table.id)
    expect(withButtons(house)).toEqual(['m2'])
  })

  test('a response from before is not the last word on news', async () => {
    const { house, table, mover, other } = await toldGame()
    const responses: (() => void)[] = []
    const { send } = house.channels
    house.channels.send = async () => {
      await new Promise<void>((resolve) => responses.push(resolve))
      house.channels.send = send
      return { kind: 'unreachable', what: 'channel', reason: 'Missing Access' }
    }
    good(await house.tables.act(table.id, mover, 1, 'end'))
    await until(() => responses.length > 0, 'the request')
    house.publisher.reachable(table.guildId)
    for (const respond of responses) respond()
    await told(house, table.id)
    expect(house.channels.posted.map(({ called }) => called)).toEqual([[mover.id], [other.id]])
    expect(house.deliveries.filter((kind) => kind === 'turn')).toHaveLength(2)
  })

  test('news that was refused is told, even if an earlier message could be changed meanwhile', async () => {
    const { house, table, inOrder } = await toldGameOfThree()
    const [first, second] = inOrder
    const { proposal } = good(await house.tables.askEnd(table.id, first))
    await quiet(house, table.id)
    house.channels.before = fails
    good(await house.tables.answer(table.id, second, proposal.id, false))
    await act(house, table.id, first, 'end')
    await until(() => house.clock.waiting > 0, 'the wait')
    const { send } = house.channels
    house.channels.send = async () => ({ kind: 'unreachable', what: 'channel', reason: 'Missing Permissions' })
    good(await house.tables.act(table.id, second, (await house.tables.find(table.id))?.position ?? 0, 'end'))
    await until(() => house.warnings.some((warning) => warning.includes('cannot write to this channel')))
    house.channels.before = (_what, id) => (id === 'm2' ? fails() : well())
    house.clock.advance(60_000)
    await settled()
    house.channels.send = send
    house.publisher.reachable(table.guildId)
    await until(() => ids(house).length === 4, 'the news')
    house.channels.before = well
    house.clock.advance(60_000)
    await told(house, table.id)
    expect(withButtons(house)).toEqual(['m4'])
    expect(house.channels.posted.map(({ message }) => textOf(message.blocks))[1]).toContain(second.name)
  })
})
