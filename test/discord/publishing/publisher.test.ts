import { afterAll, describe, expect, test, vi } from 'vitest'
import { TOKEN_LIFE_MS } from '../../../src/discord/context/private-messages.js'
import { UNANSWERED_MS } from '../../../src/discord/publishing/private-questions.js'
import { PROGRESS_MS, SETTLED_MS } from '../../../src/discord/publishing/throttle.js'
import { type Message, SECOND_FILE } from '../../../src/discord/wire/message.js'
import type { User } from '../../../src/tables/model/people.js'
import { ANN, BEN, begun, cleanUp, good, request, told, until } from '../../tables/kit/house.js'
import {
  act,
  begunTable,
  inTurn,
  labelsOf,
  noQuestionLeft,
  quiet,
  textOf,
  toldGame,
  toldTables,
  UNCHANGED,
} from '../kit/told-tables.js'

afterAll(cleanUp)

const HOUR_MS = 3_600_000
const BUTTONS = ['Take turn', 'My points', 'Log', 'Rules']

describe('a turn', () => {
  test('is told once, with its picture and its buttons, and its player is called', async () => {
    const { house, mover } = await toldGame()
    const [message] = house.channels.posted.map((post) => post.message)
    expect(house.channels.posted).toHaveLength(1)
    expect(message?.pings).toEqual([mover.id])
    expect(message?.picture).toMatchObject({ alt: 'Ann 0, Ben 0' })
    expect(labelsOf(message?.blocks ?? [])).toEqual(BUTTONS)
  })

  test('removes the buttons from the message of the turn before', async () => {
    const { house, table } = await toldGame()
    await act(house, table.id, inTurn(table).mover, 'add')
    await act(house, table.id, inTurn(table).mover, 'end')
    const [first, second] = house.channels.posted.map(({ message }) => message)
    expect(labelsOf(first?.blocks ?? [])).toEqual([])
    expect(first?.picture).toBe('attached')
    expect(labelsOf(second?.blocks ?? [])).toEqual(BUTTONS)
    expect(second?.pings).toEqual([inTurn(table).other.id])
    expect(textOf(second?.blocks ?? [])).toMatch(/add 1\n- \d end 1/)
  })

  test('its steps read the list of messages once, until they are shown', async () => {
    const { house, table } = await toldGame()
    const list = vi.spyOn(house.posts, 'list')
    await act(house, table.id, inTurn(table).mover, 'add')
    expect(list).toHaveBeenCalledTimes(1)
  })

  test('told again changes nothing', async () => {
    const { house, table } = await toldGame()
    await house.publisher.publish(table, { kind: 'turn', turn: 1, position: 1 })
    await house.restart().publisher.publish(table, { kind: 'turn', turn: 1, position: 1 })
    expect(house.channels.posted.map(({ edits }) => edits)).toEqual([0])
  })

  test('that was posted but not recorded is found again, not posted twice', async () => {
    const { house, table } = await toldGame()
    await house.posts.remove(table.id, { key: 'turn:1', messageId: 'm1' })
    await house.publisher.publish(table, { kind: 'turn', turn: 1, position: 1 })
    expect(house.channels.posted).toHaveLength(1)
    expect(await house.posts.find(table.id, 'turn:1')).toMatchObject({ messageId: 'm1' })
  })

  test('after a restart removes the buttons from a message from before it', async () => {
    const { house, table } = await toldGame()
    const after = house.restart()
    await act(after, table.id, inTurn(table).mover, 'end')
    const [first] = after.channels.posted.map(({ message }) => message)
    expect(labelsOf(first?.blocks ?? [])).toEqual([])
    expect(textOf(first?.blocks ?? [])).toContain('Turn 1')
  })

  test.each([
    ['during an outage', 'outage'],
    ['in a channel that Discord denies, but of which its gateway tells,', 'denied'],
  ] as const)('%s is told when that is over', async (_when, kind) => {
    const { house, table } = await toldGame()
    house.channels.trouble = { kind }
    const before = house.channels.requests
    good(await house.tables.act(table.id, inTurn(table).mover, 1, 'end'))
    await until(() => house.channels.requests > before && house.clock.waiting > 0)
    house.channels.trouble = null
    house.clock.advance(1_000)
    await quiet(house, table.id)
    expect([house.channels.posted.length, house.gateway.denied]).toEqual([2, []])
  })

  test('in a channel of which the gateway does not tell waits until it is clear what a denial means', async () => {
    const { house, table } = await toldGame()
    house.channels.trouble = { kind: 'denied' }
    house.gateway.tells = false
    good(await house.tables.act(table.id, inTurn(table).mover, 1, 'end'))
    await until(() => house.warnings.length === 1)
    expect(house.gateway.denied).toEqual([table.channelId])
    house.channels.trouble = null
    house.publisher.reachable(table.guildId)
    await quiet(house, table.id)
    expect(house.channels.posted).toHaveLength(2)
  })

  test('in a channel that cannot be written to waits, is retried only for news, and is logged once', async () => {
    const { house, table } = await toldGame()
    house.channels.trouble = { kind: 'unreachable' }
    const { mover, other } = inTurn(table)
    const endTurn = async (by: User, position: number) => good(await house.tables.act(table.id, by, position, 'end'))
    const before = house.channels.requests
    await endTurn(mover, 1)
    await until(() => house.channels.requests === before + 1)
    good(await house.tables.act(table.id, other, 2, 'add'))
    await endTurn(other, 3)
    await until(() => house.channels.requests === before + 2)
    expect(house.channels.posted).toHaveLength(1)
    expect(house.warnings).toHaveLength(1)
    expect(house.tables.untoldSince()).toBeNull()
    house.channels.trouble = null
    await act(house, table.id, mover, 'end')
    expect(house.channels.posted).toHaveLength(2)
    expect(labelsOf(house.channels.posted.at(-1)?.message.blocks ?? [])).toEqual(['Log', 'Replay', 'Rematch'])
  })

  test('that had to wait is told as soon as the server changes, or after a restart', async () => {
    const { house, table } = await toldGame()
    house.channels.trouble = { kind: 'unreachable' }
    good(await house.tables.act(table.id, inTurn(table).mover, 1, 'end'))
    await until(() => house.warnings.length === 1)
    house.channels.trouble = null
    house.publisher.reachable('another server')
    house.publisher.reachable(table.guildId)
    await quiet(house, table.id)
    expect(house.channels.posted).toHaveLength(2)
    expect(house.channels.posted[1]?.message.pings).toEqual([inTurn(table).other.id])
    house.channels.trouble = { kind: 'unreachable' }
    good(await house.tables.act(table.id, inTurn(table).other, 2, 'end'))
    await until(() => house.warnings.length === 2)
    house.channels.trouble = null
    const after = house.restart()
    await after.tables.resume()
    await quiet(after, table.id)
    expect(after.channels.posted).toHaveLength(3)
  })

  test.each(['as soon as the server changes', 'after a later game could be told something'])(
    'that had to wait is told %s, also if another game has ended in that channel meanwhile',
    async (when) => {
      const house = toldTables()
      const ended = await begunTable(house)
      house.channels.trouble = { kind: 'unreachable' }
      good(await house.tables.cancel(ended.id, ANN, false))
      await until(() => house.warnings.length === 1)
      const requests = house.channels.requests
      const table = await begun(house)
      await until(() => house.channels.requests > requests)
      house.channels.trouble = null
      const isNews = when.startsWith('after')
      if (isNews) await act(house, table.id, inTurn(table).mover, 'end')
      house.publisher.reachable(table.guildId)
      for (const { id } of [ended, table]) await quiet(house, id)
      const told = house.channels.posted.map(({ message }) => textOf(message.blocks))
      expect(told).toContainEqual(expect.stringContaining('ended this game without a result'))
      expect(house.channels.posted.flatMap(({ called }) => called).at(-1)).toBe(inTurn(table)[isNews ? 'other' : 'mover'].id)
    },
  )

  test('that Discord refuses is left out, and blocks nothing', async () => {
    const { house, table } = await toldGame()
    house.channels.trouble = { kind: 'untaken' }
    const { mover, other } = inTurn(table)
    await act(house, table.id, mover, 'end')
    expect(house.warnings).toEqual([expect.stringContaining('a message of ours is not taken')])
    house.channels.trouble = null
    await act(house, table.id, other, 'end')
    expect(house.channels.posted).toHaveLength(2)
  })
})

describe('the progress of a turn', () => {
  test('is shown on its message, several steps at once', async () => {
    const { house, table, mover } = await toldGame()
    for (let i = 0; i < 3; i++) await act(house, table.id, mover, 'add')
    expect(house.channels.posted[0]?.edits).toBe(0)
    house.clock.advance(SETTLED_MS)
    await until(() => house.channels.posted[0]?.edits === 1)
    const message = house.channels.posted[0]?.message
    expect(textOf(message?.blocks ?? [])).toMatch(/So far this turn\*\*\n(- \d add 1\n?){3}/)
    expect(message?.pings).toEqual([])
    expect(labelsOf(message?.blocks ?? [])).toEqual(BUTTONS)
  })

  test('waits for a pause after the last step, but not forever', async () => {
    const { house, table, mover } = await toldGame()
    const edits = () => house.channels.posted[0]?.edits ?? 0
    for (let step = 0; step < 4; step++) {
      await act(house, table.id, mover, 'add')
      house.clock.advance(SETTLED_MS - 1_000)
    }
    await quiet(house, table.id)
    expect(edits()).toBe(0)
    await act(house, table.id, mover, 'add')
    house.clock.advance(SETTLED_MS - 1_000)
    await until(() => edits() === 1)
  })

  test('quickly shows whom the table waits for', async () => {
    const { house, table, mover, other } = await toldGame()
    await act(house, table.id, mover, 'ask')
    house.clock.advance(PROGRESS_MS)
    await until(() => house.channels.posted[0]?.edits === 1)
    expect(textOf(house.channels.posted[0]?.message.blocks ?? [])).toContain(`${other.name}, your answer is needed.`)
  })

  test('is not shown any more once the next turn has begun', async () => {
    const { house, table, mover } = await toldGame()
    await act(house, table.id, mover, 'add')
    await act(house, table.id, mover, 'end')
    expect(house.clock.waiting).toBe(0)
  })

  test('that is due between a turn and its announcement does not tell that turn: its player is called', async () => {
    const { house, table, mover, other } = await toldGame()
    const { position } = await act(house, table.id, mover, 'add')
    good(await house.tables.act(table.id, mover, position, 'end'))
    house.clock.advance(SETTLED_MS)
    await quiet(house, table.id)
    expect(house.channels.posted).toHaveLength(2)
    expect(house.channels.posted[1]?.message.pings).toEqual([other.id])
  })

  test('on a message more than an hour old posts a new one in its place, calling nobody again', async () => {
    const { house, table } = await toldGame()
    house.channels.old.add('m1')
    await act(house, table.id, inTurn(table).mover, 'add')
    house.clock.advance(SETTLED_MS)
    await until(() => house.channels.posted.some(({ id }) => id === 'm2'))
    const [message, ...more] = house.channels.posted.map((post) => post.message)
    expect(more).toEqual([])
    expect(message?.pings).toEqual([])
    expect(labelsOf(message?.blocks ?? [])).toEqual(BUTTONS)
  })

  test('on such a message is told when a new one can be posted at last', async () => {
    const { house, table } = await toldGame()
    house.channels.old.add('m1')
    house.channels.trouble = { kind: 'unreachable' }
    await act(house, table.id, inTurn(table).mover, 'add')
    house.clock.advance(SETTLED_MS)
    await until(() => house.publisher.isSilent({ ...table, openedIn: table.channelId }))
    expect(house.channels.posted.map(({ id }) => id)).toEqual(['m1'])
    house.channels.trouble = null
    house.publisher.reachable(table.guildId)
    await until(() => house.channels.posted.some(({ id }) => id === 'm2'))
    await until(() => house.channels.posted.length === 1)
    expect(labelsOf(house.channels.posted[0]?.message.blocks ?? [])).toEqual(BUTTONS)
  })

  test('on such a message removes it at last, if Discord refuses that at first', async () => {
    const { house, table } = await toldGame()
    house.channels.old.add('m1')
    house.channels.trouble = { kind: 'undeletable' }
    await act(house, table.id, inTurn(table).mover, 'add')
    house.clock.advance(SETTLED_MS)
    await until(() => house.channels.posted.length === 2)
    await quiet(house, table.id)
    house.channels.trouble = null
    house.publisher.reachable(table.guildId)
    await until(() => house.channels.posted.length === 1)
    expect(house.channels.posted.map(({ id }) => id)).toEqual(['m2'])
  })

  test('on a message that was deleted posts a new one, calling nobody again', async () => {
    const { house, table } = await toldGame()
    house.channels.delete('m1')
    await act(house, table.id, inTurn(table).mover, 'add')
    house.clock.advance(SETTLED_MS)
    await until(() => house.channels.posted.length === 1)
    expect(house.channels.posted[0]?.message.pings).toEqual([])
    expect(labelsOf(house.channels.posted[0]?.message.blocks ?? [])).toEqual(BUTTONS)
  })
})

describe('a question', () => {
  test('is asked privately if its player pressed something recently', async () => {
    const { house, table, mover, other } = await toldGame()
    const heard: Message[] = []
    house.privateMessages.remember('c1', other.id, 'de', async (message) => {
      heard.push(message)
      return UNCHANGED
    })
    await act(house, table.id, mover, 'ask')
    expect(heard.flatMap(({ blocks }) => labelsOf(blocks))).toContain('yes')
    expect(house.channels.posted).toHaveLength(1)
  })

  test('asked privately is followed by one public call, because nobody is notified of a private message', async () => {
    const { house, table, mover, other } = await toldGame()
    house.privateMessages.remember('c1', other.id, 'de', async () => UNCHANGED)
    const { position } = await act(house, table.id, mover, 'ask')
    house.clock.advance(UNANSWERED_MS - 1)
    await quiet(house, table.id)
    expect(house.channels.posted).toHaveLength(1)
    house.clock.advance(1)
    await until(() => house.channels.posted.length === 2)
    expect(house.channels.posted[1]?.called).toEqual([other.id])
    await house.publisher.publish(table, { kind: 'asked', seat: table.players.indexOf(other), turn: 1, position }, true)
    house.clock.advance(UNANSWERED_MS)
    await noQuestionLeft(house, table.id)
    expect(house.channels.posted).toHaveLength(2)
  })

  test('asked privately and answered soon calls nobody, and neither does its successor for it', async () => {
    const { house, table, mover, other } = await toldGame()
    house.privateMessages.remember('c1', other.id, 'de', async () => UNCHANGED)
    await act(house, table.id, mover, 'ask')
    house.clock.advance(UNANSWERED_MS / 2)
    await act(house, table.id, other, 'yes')
    await act(house, table.id, mover, 'ask')
    house.clock.advance(UNANSWERED_MS - 1)
    await noQuestionLeft(house, table.id)
    expect(house.channels.posted).toHaveLength(1)
    house.clock.advance(1)
    await until(() => house.channels.posted.length === 2)
    await act(house, table.id, other, 'yes')
    await noQuestionLeft(house, table.id)
    expect(house.channels.posted).toHaveLength(1)
  })

  test('asked privately is called after a restart, and after an outage', async () => {
    const { house, table, mover, other } = await toldGame()
    house.privateMessages.remember('c1', other.id, 'de', async () => UNCHANGED)
    await act(house, table.id, mover, 'ask')
    house.channels.trouble = { kind: 'outage' }
    house.clock.advance(UNANSWERED_MS)
    await until(() => house.warnings.length > 0)
    house.channels.trouble = null
    const after = house.restart()
    await after.tables.resume()
    await until(() => after.channels.posted.length === 2)
    expect(after.channels.posted[1]?.called).toEqual([other.id])
  })

  test.each([
    ['who pressed nothing', 0],
    ['whose last press is too long ago', TOKEN_LIFE_MS],
  ])('to a player %s is a public call with a button', async (_who, wait) => {
    const { house, table, mover, other } = await toldGame()
    if (wait > 0) house.privateMessages.remember('c1', other.id, 'en', async () => UNCHANGED)
    house.clock.advance(wait)
    await act(house, table.id, mover, 'ask')
    const call = house.channels.posted[1]?.message
    expect(call?.pings).toEqual([other.id])
    expect(labelsOf(call?.blocks ?? [])).toEqual(['Answer'])
  })

  test('that Discord does not accept privately becomes a public call', async () => {
    const { house, table, mover, other } = await toldGame()
    house.privateMessages.remember('c1', other.id, 'en', async () => {
      throw new Error('Invalid Webhook Token')
    })
    await act(house, table.id, mover, 'ask')
    expect(labelsOf(house.channels.posted[1]?.message.blocks ?? [])).toEqual(['Answer'])
  })

  test('is removed when it is answered', async () => {
    const { house, table, mover, other } = await toldGame()
    await act(house, table.id, mover, 'ask')
    await act(house, table.id, other, 'yes')
    expect(house.channels.posted.map(({ id }) => id)).toEqual(['m1'])
    expect((await house.posts.list(table.id)).map(({ key }) => key)).toEqual(['turn:1'])
  })

  test('that may not be deleted loses its button when it is answered', async () => {
    const { house, table, mover, other } = await toldGame()
    await act(house, table.id, mover, 'ask')
    house.channels.trouble = { kind: 'undeletable' }
    await act(house, table.id, other, 'yes')
    const call = house.channels.posted[1]?.message
    expect(labelsOf(call?.blocks ?? [])).toEqual([])
    expect(textOf(call?.blocks ?? [])).toBe(`${other.name} has answered.`)
    expect((await house.posts.list(table.id)).map(({ key }) => key)).toEqual(['turn:1'])
  })

  test('that cannot be reached when it is answered is removed later', async () => {
    const { house, table, mover, other } = await toldGame()
    await act(house, table.id, mover, 'ask')
    house.channels.trouble = { kind: 'unreachable' }
    await act(house, table.id, other, 'yes')
    expect(house.channels.posted.map(({ id }) => id)).toEqual(['m1', 'm2'])
    house.channels.trouble = null
    await act(house, table.id, mover, 'end')
    expect(house.channels.posted.map(({ id }) => id)).toEqual(['m1', 'm3'])
  })
})

describe('a turn that comes back to its player after others have answered', () => {
  /** The turn's player has asked the other one, who has answered an hour later. */
  async function comeBack(isReachable: boolean, calls: 'channel' | 'direct' = 'channel') {
    const house = toldTables()
    for (const { id } of [ANN, BEN]) await house.settings.setCalls(id, calls, 'en')
    const table = await begunTable(house)
    const { mover, other } = inTurn(table)
    const heard: Message[] = []
    await act(house, table.id, mover, 'ask')
    house.clock.advance(HOUR_MS)
    if (isReachable)
      house.privateMessages.remember('c1', mover.id, 'en', async (message) => {
        heard.push(message)
        return UNCHANGED
      })
    await act(house, table.id, other, 'no')
    const callsIn = () => house.channels.posted.slice(1).map(({ called, message }) => [called, labelsOf(message.blocks)])
    return { house, id: table.id, mover, other, heard, callsIn }
  }

  test('shows them their panel privately at once, and calls them once if they do nothing', async () => {
    const { house, id, mover, heard, callsIn } = await comeBack(true)
    expect(heard.map(({ blocks }) => labelsOf(blocks).includes('end'))).toEqual([true])
    house.clock.advance(UNANSWERED_MS - 1)
    await quiet(house, id)
    expect(callsIn()).toEqual([])
    house.clock.advance(1)
    await until(() => callsIn().length > 0)
    await noQuestionLeft(house, id)
    expect(callsIn()).toEqual([[[mover.id], ['Take turn']]])
    expect(textOf(house.channels.posted[1]?.message.blocks ?? [])).toContain(`<@${mover.id}>, it is your turn.`)
  })

  test('calls them soon if they cannot be reached privately, until they do something in the turn', async () => {
    const { house, id, mover, callsIn } = await comeBack(false)
    expect(callsIn()).toEqual([])
    house.clock.advance(UNANSWERED_MS)
    await until(() => callsIn().length > 0)
    expect(callsIn()).toEqual([[[mover.id], ['Take turn']]])
    await act(house, id, mover, 'add')
    await noQuestionLeft(house, id)
    expect(callsIn()).toEqual([])
  })

  test('shows nothing twice to a player who was quicker than the news', async () => {
    const { house, table, mover, other } = await toldGame()
    await act(house, table.id, mover, 'ask')
    house.clock.advance(HOUR_MS)
    const heard: Message[] = []
    house.privateMessages.remember('c1', mover.id, 'en', async (message) => {
      heard.push(message)
      return UNCHANGED
    })
    const { position = 0 } = (await house.tables.find(table.id)) ?? {}
    const { table: answered } = good(await house.tables.act(table.id, other, position, 'no'))
    good(await house.tables.act(table.id, mover, answered.position, 'add'))
    await quiet(house, table.id)
    expect(heard).toEqual([])
  })

  test('calls them directly if they want that', async () => {
    const { house, mover, callsIn } = await comeBack(true, 'direct')
    house.clock.advance(UNANSWERED_MS)
    await until(() => callsIn().length > 0)
    await until(() => house.directs.sent.length === 3)
    const last = house.directs.sent.at(-1)
    expect([last?.userId, textOf(last?.message.blocks ?? [])]).toEqual([mover.id, expect.stringContaining('it is your turn')])
    expect(callsIn()).toEqual([[[], ['Take turn']]])
  })

  test.each([true, false])('calls nobody if they go on at once (private panel: %s)', async (isReachable) => {
    const { house, id, mover, callsIn } = await comeBack(isReachable)
    house.clock.advance(UNANSWERED_MS / 2)
    await act(house, id, mover, 'add')
    await noQuestionLeft(house, id)
    house.clock.advance(UNANSWERED_MS)
    await quiet(house, id)
    expect(callsIn()).toEqual([])
  })

  test('is called after a restart', async () => {
    const { house, mover } = await comeBack(true)
    const after = house.restart()
    await after.tables.resume()
    await until(() => after.channels.posted.length === 1)
    for (let second = 0; second < 40; second++) {
      after.clock.advance(1_000)
      for (let turns = 0; turns < 20; turns++) await new Promise((resolve) => setImmediate(resolve))
    }
    expect(after.channels.posted.slice(1).map(({ called }) => called)).toEqual([[mover.id]])
  })

  test('that may not be deleted does not say that they have answered', async () => {
    const { house, id, mover, callsIn } = await comeBack(false)
    house.clock.advance(UNANSWERED_MS)
    await until(() => callsIn().length > 0)
    house.channels.trouble = { kind: 'undeletable' }
    await act(house, id, mover, 'end')
    const call = house.channels.posted[1]?.message
    expect(labelsOf(call?.blocks ?? [])).toEqual([])
    expect(textOf(call?.blocks ?? [])).toBe(`${mover.name} has been reminded.`)
  })
})

describe('the end', () => {
  test('is told with picture and result, and leaves no buttons but the log and a rematch', async () => {
    const { house, table, mover, other } = await toldGame()
    for (const user of [mover, other, mover]) await act(house, table.id, user, 'end')
    const last = house.channels.posted.at(-1)?.message
    expect(textOf(last?.blocks ?? [])).toContain('the game is over')
    expect(last?.picture).toMatchObject({ alt: 'Ann 0, Ben 0' })
    expect(house.channels.posted.map(({ message }) => labelsOf(message.blocks))).toEqual([
      [],
      [],
      [],
      ['Log', 'Replay', 'Rematch'],
    ])
  })

  test('shows how it came about in a second picture, without undone steps', async () => {
    const { house, table, mover, other } = await toldGame()
    await act(house, table.id, mover, 'add')
    const { position } = await act(house, table.id, mover, 'add')
    good(await house.tables.undo(table.id, mover, position))
    for (const user of [mover, other]) await act(house, table.id, user, 'end')
    await act(house, table.id, mover, 'add')
    await act(house, table.id, mover, 'end')
    const last = house.channels.posted.at(-1)?.message
    const points = [0, 1, 1, 2].map((own) => (mover.id === ANN.id ? `${own} 0` : `0 ${own}`))
    expect(last?.second?.alt).toBe(`Points by turn: ${points.join(', ')}`)
    expect(JSON.stringify(last?.blocks)).toContain(SECOND_FILE)
  })

  test('by a cancellation names the user who cancelled', async () => {
    const { house, table } = await toldGame()
    good(await house.tables.cancel(table.id, ANN, false))
    await quiet(house, table.id)
    expect(textOf(house.channels.posted.at(-1)?.message.blocks ?? [])).toMatch(
      /^Ann ended this game without a result\.\n-# .*\/tally verify table:/,
    )
    expect(labelsOf(house.channels.posted[0]?.message.blocks ?? [])).toEqual([])
  })

  test('of a lobby closes its message', async () => {
    const house = toldTables()
    const lobby = good(await house.tables.open(request({ host: ANN })))
    await house.publisher.publish(lobby, { kind: 'lobby', position: 0 })
    expect(labelsOf(house.channels.posted[0]?.message.blocks ?? [])).toEqual([
      'Join',
      'Leave',
      'Rules',
      'Fair draws',
      'menu',
      'Start',
      'Settings',
      'Close table',
    ])
    good(await house.tables.cancel(lobby.id, ANN, false))
    await quiet(house, lobby.id)
    expect(textOf(house.channels.posted[0]?.message.blocks ?? [])).toContain('closed')
    expect(await house.posts.list(lobby.id)).toEqual([])
  })

  test.each([
    ['the server changes', false],
    ['a restart', true],
  ])('of a lobby closes its message after %s, if its channel could not be written to', async (_, restarts) => {
    const before = toldTables()
    const lobby = good(await before.tables.open(request({ host: ANN })))
    await before.publisher.publish(lobby, { kind: 'lobby', position: 0 })
    before.channels.trouble = { kind: 'unreachable' }
    good(await before.tables.cancel(lobby.id, ANN, false))
    await until(() => before.warnings.length === 1)
    await quiet(before, lobby.id)
    const house = restarts ? before.restart() : before
    house.channels.trouble = null
    if (restarts) await house.tables.resume()
    else house.publisher.reachable(lobby.guildId)
    await told(house, lobby.id)
    const [message] = house.channels.posted.map((post) => post.message)
    expect(textOf(message?.blocks ?? [])).toContain('closed')
    expect(labelsOf(message?.blocks ?? [])).toEqual([])
    expect(await house.posts.list(lobby.id)).toEqual([])
    expect(before.tables.untoldSince()).toBeNull()
  })

  test('that somebody does not agree to removes the buttons of the proposal once its channel can be written to', async () => {
    const { house, table, mover, other } = await toldGame()
    const { proposal } = good(await house.tables.askEnd(table.id, mover))
    await quiet(house, table.id)
    house.channels.trouble = { kind: 'unreachable' }
    good(await house.tables.answer(table.id, other, proposal.id, false))
    await until(() => house.warnings.length === 1)
    house.channels.trouble = null
    house.publisher.reachable(table.guildId)
    await told(house, table.id)
    expect(house.channels.posted.map(({ message }) => labelsOf(message.blocks))).toEqual([BUTTONS, []])
    expect(textOf(house.channels.posted[1]?.message.blocks ?? [])).toContain(`${other.name} does not agree`)
  })
})
