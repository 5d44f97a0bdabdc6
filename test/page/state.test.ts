import { describe, expect, test } from 'vitest'
import { goesOn, spokenText } from '../../src/sandbox/page/state/talk.js'
import { absoluteTime, relativeTime } from '../../src/sandbox/page/state/time.js'
import { isYounger, readAll, readStoredMarks, unreadIn, unreadOf } from '../../src/sandbox/page/state/unread.js'
import { readWhereabouts, settle, writeWhereabouts } from '../../src/sandbox/page/state/whereabouts.js'
import {
  afterEvent,
  nameOfUser,
  visibleMessages,
  type World,
  withoutStarted,
  withStarted,
} from '../../src/sandbox/page/state/world.js'
import type { SandboxEvent, SandboxInteraction, SandboxSnapshot } from '../../src/sandbox/protocol.js'
import * as scene from './scene.js'

const { ADA, BASILE, LOUNGE, TABLE, botMessage, rich, shown, text } = scene

/** The world after a snapshot and some events. */
function worldAfter(snapshot: SandboxSnapshot, ...events: readonly SandboxEvent[]): World {
  const world = [{ type: 'snapshot', snapshot } as const, ...events].reduce(afterEvent, null as World | null)
  if (world === null) throw new Error('a snapshot always makes a world')
  return world
}

const said = (content: string, channelId = TABLE): SandboxEvent => ({
  type: 'message',
  channelId,
  message: shown(botMessage({ content })),
})

function interaction(state: SandboxInteraction['state'], part: Partial<SandboxInteraction> = {}): SandboxEvent {
  const rest = { id: '1', userId: ADA.id, channelId: TABLE, messageId: '7', customId: 'join' }
  return { type: 'interaction', interaction: { ...rest, state, ...part } }
}

describe('the world of the page', () => {
  test('events before the first snapshot are ignored', () => {
    expect(afterEvent(null, said('early'))).toBeNull()
  })

  test('a message is added once and replaced where it stands when it is edited', () => {
    const first = shown(botMessage({ content: 'one' }))
    const edited = { ...first, message: { ...first.message, content: 'uno' } }
    const event = { type: 'message', channelId: TABLE, message: edited } as const
    const world = worldAfter(scene.sceneWith(first), said('two'), event)
    expect(world.messages[TABLE]?.map(({ message }) => message.content)).toEqual(['uno', 'two'])
  })

  test('a deleted message goes', () => {
    const first = shown(botMessage({ content: 'one' }))
    const world = worldAfter(scene.sceneWith(first), { type: 'message-deleted', channelId: TABLE, messageId: first.message.id })
    expect(world.messages[TABLE]).toEqual([])
  })

  test("another user's ephemeral is not visible", () => {
    const secret = shown(botMessage({ content: 'secret' }), { ephemeralFor: BASILE.id })
    const world = worldAfter(scene.sceneWith(secret), said('open'))
    const seenBy = (id: string) => visibleMessages(world, TABLE, id).map(({ message }) => message.content)
    expect(seenBy(ADA.id)).toEqual(['open'])
    expect(seenBy(BASILE.id)).toEqual(['secret', 'open'])
  })

  test('an interaction is kept while pending or failed, and dropped when done', () => {
    const states = (...events: readonly SandboxEvent[]) =>
      worldAfter(scene.emptyScene(), ...events).interactions.map(({ state }) => state)
    expect(states(interaction('waiting'))).toEqual(['waiting'])
    expect(states(interaction('waiting'), interaction('failed'))).toEqual(['failed'])
    expect(states(interaction('waiting'), interaction('done'))).toEqual([])
  })

  test('a new try clears the failure at the same message, and nowhere else', () => {
    const again = interaction('waiting', { id: '2', customId: 'leave' })
    const elsewhere = interaction('waiting', { id: '3', messageId: '8' })
    const world = worldAfter(scene.emptyScene(), interaction('failed'), elsewhere)
    expect(world.interactions.map(({ id }) => id)).toEqual(['1', '3'])
    expect(afterEvent(world, again)?.interactions.map(({ id }) => id)).toEqual(['3', '2'])
  })

  test('a just started interaction is pending until the server reports it, and removed if refused', () => {
    const started = { userId: ADA.id, channelId: TABLE, messageId: '7', customId: 'join' }
    const world = withStarted(worldAfter(scene.emptyScene(), interaction('failed', { id: '0' })), started)
    expect(world.interactions).toEqual([{ ...started, id: '', state: 'waiting' }])
    expect(withoutStarted(world, started).interactions).toEqual([])
    const elsewhere = afterEvent(world, interaction('waiting', { customId: 'leave' }))
    expect(elsewhere?.interactions.map(({ id }) => id)).toEqual(['', '1'])
    expect(afterEvent(world, interaction('waiting'))?.interactions.map(({ id }) => id)).toEqual(['1'])
    expect(afterEvent(world, interaction('done'))?.interactions).toEqual([])
  })

  test('lists of guilds, users, commands, complaints and the bot replace the old ones', () => {
    const complaint = { at: '', method: 'GET', path: '/x', status: 501, problem: 'unknown' }
    const world = worldAfter(
      scene.emptyScene(),
      { type: 'users', users: [BASILE] },
      { type: 'guilds', guilds: [] },
      { type: 'commands', commands: [] },
      { type: 'complaint', complaint },
      { type: 'bot', online: false },
    )
    expect(world).toMatchObject({ users: [BASILE], guilds: [], commands: [], complaints: [complaint], botOnline: false })
  })

  test("the bot's name comes from its messages", () => {
    const world = worldAfter(scene.emptyScene(), said('hello'))
    expect(nameOfUser(world, '900000000000000001')).toBe('Stagecoach')
    expect(nameOfUser(world, ADA.id)).toBe('Ada')
    expect(nameOfUser(world, '1')).toBeNull()
  })
})

describe('what is unread', () => {
  test('direct messages count for their user alone', () => {
    const direct = { id: '9', name: 'Stagecoach', botMayPost: true, botMayAttach: true, userId: BASILE.id }
    const call = {
      type: 'message',
      channelId: '9',
      message: shown(botMessage({ content: 'you' }), { pings: [BASILE.id] }),
    } as const
    const world = worldAfter(scene.emptyScene(), { type: 'directs', directs: [direct] }, call)
    expect(unreadOf(world, {}, BASILE.id)).toEqual({ messages: 1, pings: 1 })
    expect(unreadOf(world, {}, ADA.id)).toEqual({ messages: 0, pings: 0 })
    expect(settle({ channelId: '9', userId: BASILE.id }, world).channelId).toBe('9')
    expect(settle({ channelId: '9', userId: ADA.id }, world).channelId).toBe(TABLE)
  })

  test('snowflakes are compared as the long numbers they are', () => {
    expect(isYounger('1000000000000000000', '999999999999999999')).toBe(true)
    expect(isYounger('123', '123')).toBe(false)
    expect(isYounger('1', '')).toBe(true)
  })

  test('messages and pings count until their user has read the channel', () => {
    const ping = shown(botMessage({ content: 'you' }), { pings: [BASILE.id] })
    const world = worldAfter(scene.sceneWith(ping), said('else', LOUNGE))
    expect(unreadIn(world, {}, TABLE, BASILE.id)).toEqual({ messages: 1, pings: 1 })
    expect(unreadIn(world, {}, TABLE, ADA.id)).toEqual({ messages: 1, pings: 0 })
    expect(unreadOf(world, {}, BASILE.id)).toEqual({ messages: 2, pings: 1 })
    const marks = readAll(world, {}, TABLE, BASILE.id)
    expect(unreadOf(world, marks, BASILE.id)).toEqual({ messages: 1, pings: 0 })
    expect(unreadIn(world, marks, TABLE, ADA.id).messages).toBe(1)
    expect(readAll(world, marks, TABLE, BASILE.id)).toBe(marks)
  })

  test.each([null, '', 'nonsense', '[1]', '{"a":1}', '{"a":{"b":2}}'])('marks that cannot be read are none: %j', (stored) => {
    expect(readStoredMarks(stored)).toEqual({})
  })

  test('marks survive being stored', () => {
    const marks = { a: { b: '123' } }
    expect(readStoredMarks(JSON.stringify(marks))).toEqual(marks)
  })
})

describe('the place in the address', () => {
  test('is written and read again', () => {
    const place = { channelId: TABLE, userId: ADA.id }
    expect(readWhereabouts(writeWhereabouts(place))).toEqual(place)
    expect(readWhereabouts('')).toEqual({ channelId: null, userId: null })
  })

  test('falls back to the first channel and user where it names none that exist', () => {
    const world = worldAfter(scene.emptyScene())
    expect(settle({ channelId: '1', userId: null }, world)).toEqual({ channelId: TABLE, userId: ADA.id })
    expect(settle({ channelId: LOUNGE, userId: BASILE.id }, world)).toEqual({ channelId: LOUNGE, userId: BASILE.id })
    expect(settle({ channelId: null, userId: null }, { ...world, guilds: [], users: [] })).toEqual({
      channelId: null,
      userId: null,
    })
  })
})

describe('the conversation', () => {
  const at = (minutes: number) => botMessage({ timestamp: new Date(Date.UTC(2026, 0, 1, 12, minutes)).toISOString() })

  test('a message goes on with the one before it: same author, same readers, soon after, no command', () => {
    expect(goesOn(undefined, shown(at(0)))).toBe(false)
    expect(goesOn(shown(at(0)), shown(at(6)))).toBe(true)
    expect(goesOn(shown(at(0)), shown(at(8)))).toBe(false)
    expect(goesOn(shown(at(0)), shown(at(1), { ephemeralFor: ADA.id }))).toBe(false)
    expect(goesOn(shown(at(0)), shown(at(1), { usedCommand: { user: ADA, command: 'x' } }))).toBe(false)
    const other = { ...at(1), author: { ...at(1).author, id: '5' } }
    expect(goesOn(shown(at(0)), shown(other))).toBe(false)
  })

  test('the spoken text has the texts and the alt texts of pictures', () => {
    const message = rich([
      {
        type: 17,
        components: [text('**Round 3**'), text('A road'), scene.row(scene.button('Buy', 'b'))],
      },
      scene.picture('board.png', 'The board'),
    ])
    expect(spokenText(message, () => '')).toBe('Round 3\nA road\nThe board')
  })
})

describe('times', () => {
  test.each([
    [0, 'en-US', 'in 0 seconds'],
    [90, 'en-US', 'in 1 minute'],
    [-3600, 'en-US', '1 hour ago'],
    [86_400 * 3, 'de', 'in 3 Tagen'],
    [-86_400 * 800, 'fr', 'il y a 2 ans'],
  ])('%d seconds from now in %s: %s', (distance, locale, words) => {
    expect(relativeTime(1_000_000 + distance, 1_000_000, locale)).toBe(words)
  })

  test('a date is worded in the language of the reader', () => {
    expect(absoluteTime(1_700_000_000, 'D', 'fr')).toContain('novembre 2023')
    expect(absoluteTime(1_700_000_000, 'D', 'en-US')).toContain('November')
  })
})
