import { afterAll, describe, expect, test } from 'vitest'
import { lobbyReply } from '../../../src/discord/context/lobby-reply.js'
import { PATIENCE_MS } from '../../../src/discord/context/painting.js'
import { PROGRESS_MS, SETTLED_MS } from '../../../src/discord/publishing/throttle.js'
import type { PaintedPicture } from '../../../src/discord/wire/message.js'
import { type Message, plainMessage } from '../../../src/discord/wire/message.js'
import { lobbyMessage } from '../../../src/discord/words/lobby.js'
import type { User } from '../../../src/tables/model/people.js'
import { ANN, BEN, CAT, cleanUp, good, request, told, until } from '../../tables/kit/house.js'
import { act, begunTable, inTurn, labelsOf, quiet, type ToldTables, textOf, toldGame, toldTables } from '../kit/told-tables.js'

afterAll(cleanUp)

const edits = (house: ToldTables) => house.channels.posted.map((post) => post.edits)
const newest = (house: ToldTables): Message => house.channels.posted.at(-1)?.message ?? plainMessage([])
const hasPicture = (house: ToldTables) => 'png' in Object(newest(house).picture)
const untold = (house: ToldTables) => house.store.withQueued()

/** Restarts as after SIGKILL, including what a new process does first. */
async function resumed(before: ToldTables, tableId: string): Promise<ToldTables> {
  const house = before.restart()
  await house.tables.resume()
  await quiet(house, tableId)
  return house
}

describe('steps that are not shown yet', () => {
  test('are shown once after a restart', async () => {
    const before = toldTables()
    const table = await begunTable(before)
    for (let step = 0; step < 3; step++) await act(before, table.id, inTurn(table).mover, 'add')
    expect(edits(before)).toEqual([0])
    const house = await resumed(before, table.id)
    house.clock.advance(PROGRESS_MS)
    await until(() => edits(house)[0] === 1)
    expect(textOf(newest(house).blocks)).toMatch(/So far this turn\*\*\n(- \d add 1\n?){3}/)
    await told(house, table.id)
    const again = await resumed(house, table.id)
    again.clock.advance(SETTLED_MS)
    await quiet(again, table.id)
    expect(edits(again)).toEqual([1])
  })

  test('wait as one announcement, which is gone once they are shown or the turn is over', async () => {
    const { house, table, mover } = await toldGame()
    const kinds = async () => (await house.store.queued(table.id, 10)).map(({ announcement }) => announcement?.kind)
    for (let step = 0; step < 3; step++) await act(house, table.id, mover, 'add')
    expect(await kinds()).toEqual(['progress'])
    house.clock.advance(SETTLED_MS)
    await told(house, table.id)
    await act(house, table.id, mover, 'add')
    expect(await kinds()).toEqual(['progress'])
    await act(house, table.id, mover, 'end')
    await told(house, table.id)
  })

  test('are shown after an outage without another step', async () => {
    const { house, table } = await toldGame()
    await act(house, table.id, inTurn(table).mover, 'add')
    house.channels.trouble = { kind: 'outage' }
    house.clock.advance(SETTLED_MS)
    await until(() => house.warnings.length === 1)
    expect(house.tables.untoldSince()).not.toBeNull()
    house.channels.trouble = null
    await until(() => house.clock.waiting === 1)
    house.clock.advance(1_000)
    await quiet(house, table.id)
    await until(() => house.clock.waiting === 1)
    house.clock.advance(SETTLED_MS)
    await until(() => edits(house)[0] === 1)
    await told(house, table.id)
    expect(house.tables.untoldSince()).toBeNull()
  })

  test('and a call from before them bring one ping after an outage, to the player to move', async () => {
    const { house, table, mover, other } = await toldGame()
    house.channels.trouble = { kind: 'outage' }
    const act = async (user: User) => {
      const { position } = (await house.tables.find(table.id)) ?? table
      good(await house.tables.act(table.id, user, position, 'end'))
    }
    good(await house.tables.nudge(table.id, other))
    await act(mover)
    await act(other)
    await until(() => house.clock.waiting === 1)
    house.channels.trouble = null
    house.clock.advance(60_000)
    await told(house, table.id)
    // Anything posted and deleted in between would have got the second id.
    expect(house.channels.posted.map(({ id, called }) => [id, ...called])).toEqual([
      ['m1', mover.id],
      ['m2', mover.id],
    ])
  })

  test('in a channel that cannot be written to are shown when it can be, or after a restart', async () => {
    const before = toldTables()
    const table = await begunTable(before)
    const { mover } = inTurn(table)
    before.channels.trouble = { kind: 'unreachable' }
    await act(before, table.id, mover, 'add')
    before.clock.advance(SETTLED_MS)
    await until(() => before.warnings.length === 1)
    before.channels.trouble = null
    before.publisher.reachable(table.guildId)
    await until(() => edits(before)[0] === 1)
    before.channels.trouble = { kind: 'unreachable' }
    await act(before, table.id, mover, 'add')
    before.clock.advance(SETTLED_MS)
    await until(() => before.warnings.length === 2)
    before.channels.trouble = null
    const house = await resumed(before, table.id)
    house.clock.advance(PROGRESS_MS)
    await until(() => edits(house)[0] === 2)
    expect(textOf(newest(house).blocks)).toMatch(/(- \d add 1\n?){2}/)
  })
})

describe('a lobby whose program was killed before the answer to its command', () => {
  const opened = (house: ToldTables) => house.tables.open({ ...request({ host: ANN }), answers: true })

  test('is posted once after a restart', async () => {
    const before = toldTables()
    const lobby = good(await opened(before))
    const house = await resumed(before, lobby.id)
    await told(house, lobby.id)
    await resumed(house, lobby.id)
    expect(house.channels.posted.map(({ message }) => labelsOf(message.blocks)[0])).toEqual(['Join'])
    expect(house.channels.posted[0]?.edits).toBe(0)
  })

  test('is found again if the answer arrived but was not recorded', async () => {
    const before = toldTables()
    const lobby = good(await opened(before))
    const answer = await before.channels.send(lobby.channelId, lobbyMessage(lobby), 'the answer')
    const house = await resumed(before, lobby.id)
    await told(house, lobby.id)
    expect(house.channels.posted).toHaveLength(1)
    expect(await house.posts.find(lobby.id, 'lobby')).toMatchObject(answer.kind === 'sent' ? { messageId: answer.messageId } : {})
  })

  test('is not posted if it was closed', async () => {
    const before = toldTables()
    const lobby = good(await opened(before))
    good(await before.tables.cancel(lobby.id, ANN, false))
    const house = await resumed(before, lobby.id)
    await told(house, lobby.id)
    expect(house.channels.posted).toEqual([])
  })
})

test.each([
  ['that is closed while nobody knows whether its message has arrived', false],
  ['that is closed before its message has arrived', true],
])('a lobby %s has no buttons any more', async (_, isConfirmed) => {
  const house = toldTables()
  const lobby = good(await house.tables.open({ ...request({ host: ANN }), answers: true }))
  const arrived = house.lobbyAnswers.expect(lobby)
  await house.channels.send(lobby.channelId, lobbyMessage(lobby), 'the answer')
  good(await house.tables.cancel(lobby.id, ANN, false))
  if (isConfirmed) await house.posts.put(lobby.id, { key: 'lobby', channelId: lobby.channelId, messageId: 'm1' })
  arrived(isConfirmed)
  await told(house, lobby.id)
  expect(house.channels.posted.map(({ message }) => labelsOf(message.blocks))).toEqual([[]])
})

describe('a press on a lobby’s message', () => {
  /** A lobby of Ann's that is posted in its channel. */
  async function postedLobby(house: ToldTables): Promise<string> {
    const lobby = good(await house.tables.open({ ...request({ host: ANN }), answers: true }))
    const sent = await house.channels.send(lobby.channelId, lobbyMessage(lobby), 'the answer')
    const messageId = sent.kind === 'sent' ? sent.messageId : ''
    await house.posts.put(lobby.id, { key: 'lobby', channelId: lobby.channelId, messageId })
    house.tables.retell(lobby.id)
    await told(house, lobby.id)
    return lobby.id
  }
  const join = async (house: ToldTables, id: string) => {
    return house.lobbyAnswers.expect(good(await house.tables.join(id, BEN)))
  }

  /** A lobby that Ben has joined and that has started. The join is shown, but the answer to the start is still on its way. */
  async function startedLobby(house: ToldTables): Promise<string> {
    const id = await postedLobby(house)
    const arrived = await join(house, id)
    arrived(true)
    await told(house, id)
    house.lobbyAnswers.expect(good(await house.tables.start(id, ANN)))
    await quiet(house, id)
    return id
  }

  test('is shown by its answer only', async () => {
    const before = toldTables()
    const id = await postedLobby(before)
    const arrived = await join(before, id)
    await quiet(before, id)
    expect(await untold(before)).toEqual([id])
    arrived(true)
    await told(before, id)
    const house = await resumed(before, id)
    expect(edits(house)).toEqual([0])
  })

  test('is shown even if its answer could not be delivered', async () => {
    const house = toldTables()
    const id = await postedLobby(house)
    const arrived = await join(house, id)
    await quiet(house, id)
    expect(edits(house)).toEqual([0])
    arrived(false)
    await told(house, id)
    expect(edits(house)).toEqual([1])
    expect(textOf(newest(house).blocks)).toMatch(/Seats \(2 of \d\)/)
  })

  test('is shown once after a restart if the program was killed before its answer', async () => {
    const before = toldTables()
    const id = await postedLobby(before)
    await join(before, id)
    const house = await resumed(before, id)
    await told(house, id)
    expect(textOf(newest(house).blocks)).toMatch(/Seats \(2 of \d\)/)
    const again = await resumed(house, id)
    expect(edits(again)).toEqual([1])
  })

  test('that started the game removes the lobby’s buttons after a restart, whatever was told in between', async () => {
    const before = toldTables()
    const id = await startedLobby(before)
    expect(before.channels.posted.map(({ message }) => labelsOf(message.blocks)[0])).toEqual(['Join', 'Take turn'])
    const house = await resumed(before, id)
    await told(house, id)
    expect(house.channels.posted.map(({ message }) => labelsOf(message.blocks)[0])).toEqual([undefined, 'Take turn'])
    expect(house.channels.posted).toHaveLength(2)
  })

  test.each<[string, (house: ToldTables, id: string) => Promise<unknown>]>([
    ['was cancelled', (house, id) => house.tables.cancel(id, ANN, false)],
    ['is over', (house, id) => house.tables.resign(id, BEN)],
  ])('that started a game which %s since removes the lobby’s buttons too', async (_what, end) => {
    const before = toldTables()
    const id = await startedLobby(before)
    await end(before, id)
    const house = await resumed(before, id)
    await told(house, id)
    expect(labelsOf(house.channels.posted[0]?.message.blocks ?? [])).toEqual([])
  })

  test('is shown again if its answer arrived while something else changed the message', async () => {
    const house = toldTables()
    const id = await postedLobby(house)
    const arrived = await join(house, id)
    await quiet(house, id)
    good(await house.tables.join(id, CAT, 'elsewhere'))
    await until(() => edits(house)[0] === 1)
    arrived(true)
    await told(house, id)
    expect(edits(house)).toEqual([2])
    expect(textOf(newest(house).blocks)).toMatch(/Seats \(3 of \d\)/)
  })

  test('does not post a second lobby while it is unknown whether the first one arrived', async () => {
    const house = toldTables()
    const lobby = good(await house.tables.open({ ...request({ host: ANN }), answers: true }))
    const paint = async ({ alt }: Pick<PaintedPicture, 'alt'>) => ({ png: new Uint8Array(1), alt })
    const reply = await lobbyReply(lobby, { ...house, paint, renewLobby: house.publisher.renewLobby })
    const sent = await house.channels.send(lobby.channelId, lobbyMessage(lobby), 'the answer')
    const arrived = await join(house, lobby.id)
    arrived(true)
    await quiet(house, lobby.id)
    expect(house.channels.posted).toHaveLength(1)
    if (reply.kind === 'public') await reply.posted(sent.kind === 'sent' ? sent.messageId : null, 'c1')
    await told(house, lobby.id)
    expect(house.channels.posted).toHaveLength(1)
  })

  test('is not posted again because of its picture while it is unknown whether the first one arrived', async () => {
    const house = toldTables()
    const lobby = good(await house.tables.open({ ...request({ host: ANN }), answers: true }))
    const paint = async ({ alt }: Pick<PaintedPicture, 'alt'>) => ({ png: new Uint8Array(1), alt })
    await lobbyReply(lobby, { ...house, paint, renewLobby: house.publisher.renewLobby })
    await house.channels.send(lobby.channelId, lobbyMessage(lobby), 'the answer')
    house.publisher.renewLobby(lobby.id)
    good(await house.tables.join(lobby.id, BEN, 'elsewhere'))
    await quiet(house, lobby.id)
    expect(house.channels.posted).toHaveLength(1)
  })

  test('gets the picture of its box once that is ready, if it was not in time', async () => {
    const house = toldTables()
    const lobby = good(await house.tables.open({ ...request({ host: ANN, gameId: 'pioneers' }), answers: true }))
    let finish: (isThere: boolean) => void = () => {}
    const made = new Promise<boolean>((resolve) => {
      finish = resolve
    })
    const paint = async ({ alt }: Pick<PaintedPicture, 'alt'>) => ({ note: 'later', alt, made: () => made })
    const reply = await lobbyReply(lobby, { ...house, paint, renewLobby: house.publisher.renewLobby })
    if (reply.kind !== 'public') throw new Error('the lobby is not public')
    const sent = await house.channels.send(lobby.channelId, reply.message, 'the answer')
    await reply.posted(sent.kind === 'sent' ? sent.messageId : null, 'c1')
    await told(house, lobby.id)
    expect(hasPicture(house)).toBe(false)
    finish(true)
    await until(() => edits(house)[0] === 1)
    expect(hasPicture(house)).toBe(true)
  })

  test('is shown when the channel can be written to again, if its answer was lost', async () => {
    const house = toldTables()
    const id = await postedLobby(house)
    const arrived = await join(house, id)
    house.channels.trouble = { kind: 'outage' }
    arrived(false)
    await until(() => house.warnings.length === 1)
    house.channels.trouble = null
    await until(() => house.clock.waiting === 1)
    house.clock.advance(1_000)
    await told(house, id)
    expect(textOf(newest(house).blocks)).toMatch(/Seats \(2 of \d\)/)
  })
})

describe('an announcement that cannot be read', () => {
  test.each(['{"kind":', '{}', '{"kind":"turn","position":2}', 'null', '{"kind":"trumpets","position":1}'])(
    '%s is logged once, and the channel is told the present state of the table',
    async (text) => {
      const before = toldTables()
      const table = await begunTable(before)
      before.channels.trouble = { kind: 'outage' }
      good(await before.tables.act(table.id, inTurn(table).mover, 1, 'end'))
      await until(() => before.warnings.length === 1)
      const after = before.restart(`UPDATE outbox SET announcement = '${text}'`)
      await after.tables.resume()
      await until(() => after.warnings.some((warning) => warning.startsWith('could not tell')))
      after.channels.trouble = null
      await until(() => after.clock.waiting > 0)
      after.clock.advance(1_000)
      await told(after, table.id)
      expect(after.warnings.filter((warning) => warning.includes('cannot be read'))).toHaveLength(1)
      expect(after.channels.posted.map(({ message }) => message.pings)).toEqual([[], [inTurn(table).other.id]])
    },
  )

  test('of a table that has ended leaves nothing to tell', async () => {
    const before = toldTables()
    const table = await begunTable(before)
    good(await before.tables.cancel(table.id, table.host, false))
    await told(before, table.id)
    const after = before.restart(`INSERT INTO outbox (table_id, announcement) VALUES ('${table.id}', '[]')`)
    await after.tables.resume()
    await told(after, table.id)
    expect(after.warnings).toHaveLength(1)
    expect(after.channels.posted).toHaveLength(2)
  })
})

describe('a picture that was still to come', () => {
  test('of a turn comes once after a restart, and calls nobody', async () => {
    const before = toldTables()
    before.ink.isOut = true
    const table = await begunTable(before)
    expect(hasPicture(before)).toBe(false)
    const house = await resumed(before, table.id)
    await until(() => hasPicture(house))
    await told(house, table.id)
    expect(newest(house).pings).toEqual([])
    const again = await resumed(house, table.id)
    expect(edits(again)).toEqual([1])
  })

  test('of a result comes once after a restart, with the same words', async () => {
    const before = toldTables()
    let table = await begunTable(before)
    while ((await before.tables.find(table.id))?.status === 'playing') {
      before.ink.isOut = table.game.turn(table.state).number === 3
      table = await act(before, table.id, inTurn(table).mover, 'end')
    }
    const words = textOf(newest(before).blocks)
    expect(hasPicture(before)).toBe(false)
    const house = await resumed(before, table.id)
    await until(() => hasPicture(house))
    expect(textOf(newest(house).blocks)).toBe(words)
    await told(house, table.id)
    const again = await resumed(house, table.id)
    expect(edits(again).at(-1)).toBe(1)
  })

  test('of a result comes when its channel can be written to again', async () => {
    const house = toldTables()
    let table = await begunTable(house)
    while ((await house.tables.find(table.id))?.status === 'playing') {
      house.ink.isOut = table.game.turn(table.state).number === 3
      table = await act(house, table.id, inTurn(table).mover, 'end')
    }
    house.ink.isOut = false
    house.channels.trouble = { kind: 'unreachable' }
    const warnings = house.warnings.length
    house.clock.advance(PATIENCE_MS)
    await until(() => house.warnings.length > warnings)
    house.channels.trouble = null
    house.publisher.reachable(table.guildId)
    await told(house, table.id)
    expect(hasPicture(house)).toBe(true)
  })

  test('that is late without a restart leaves nothing to tell', async () => {
    const house = toldTables()
    house.ink.isOut = true
    const table = await begunTable(house)
    expect(await untold(house)).toEqual([table.id])
    house.ink.isOut = false
    await until(() => house.clock.waiting > 0)
    house.clock.advance(PATIENCE_MS)
    await until(() => hasPicture(house))
    await told(house, table.id)
    good(await house.tables.cancel(table.id, table.host, false))
  })
})
