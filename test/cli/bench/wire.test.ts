import { beforeAll, describe, expect, test } from 'vitest'
import { median } from '../../../src/cli/bench/median.js'
import { playWireGame } from '../../../src/cli/bench/wire/games.js'
import { isAnswer, type PressCount, tallyOf, turnNamed, type WireTally } from '../../../src/cli/bench/wire/tally.js'
import { isFull } from '../../../src/cli/bench/wire/wire-counts.js'
import { inOnePress } from '../../../src/engine/panel.js'

describe('a whole game on the wire', () => {
  let tally: WireTally

  beforeAll(async () => {
    tally = await playWireGame(3)
  }, 600_000)

  test('answers each press by one request', () => {
    expect(median(tally.answers)).toBe(1)
  })

  test('takes four further requests for a turn at the median, and at least its message and the end of it', () => {
    // A turn in which nothing is possible is over before anybody is told of it.
    const played = tally.turns.filter(({ presses }) => presses > 0)
    expect(played.length).toBeGreaterThan(10)
    expect(Math.min(...played.map(({ requests }) => requests))).toBeGreaterThanOrEqual(2)
    // How many turns have invitations is the luck of the game. Each is a question and its end besides.
    const [quiet, asking] = [played.filter(({ answers }) => answers === 0), played.filter(({ answers }) => answers > 0)]
    expect(median(quiet.map(({ requests }) => requests))).toBeLessThanOrEqual(4)
    expect(median(asking.map(({ requests }) => requests))).toBeLessThanOrEqual(6)
  })

  test('draws at most one picture for a press, and three for the channel in a turn', () => {
    const { drawn, answers, turns } = tally
    expect(drawn).toBeGreaterThan(turns.length)
    expect(drawn).toBeLessThanOrEqual(answers.length + 3 * (turns.length + 1))
  })

  test('takes at most twelve presses for a turn with one road, one coach and a move', () => {
    const full = tally.turns.filter(isFull)
    expect(full).not.toEqual([])
    expect(Math.max(...full.map(({ presses }) => presses))).toBeLessThanOrEqual(12)
  })
})

describe('the presses of a turn', () => {
  /** A press at turn 1: of *Take your turn*, or of a button for these actions. */
  const press = (playerId: string, ...actions: readonly string[]): PressCount => {
    const target = { kind: 'action', action: inOnePress(actions) } as const
    const verb = actions.length === 0 ? ({ kind: 'take' } as const) : ({ kind: 'target', target } as const)
    return { turn: 1, playerId, offer: { messageId: '1', customId: '2', value: null, verb, isGrey: false }, requests: 1 }
  }
  const turnOf = (...presses: readonly PressCount[]) => tallyOf(presses, [], 1).turns

  test('count the one that opens the panel too', () => {
    const turn = turnOf(press('annie'), press('annie', 'one-road.26'), press('annie', 'move.abc', 'end-turn'))
    expect(turn).toEqual([{ presses: 3, requests: 0, answers: 0, actions: ['one-road', 'move', 'end-turn'] }])
  })

  test.each(['move.abc', 'end-turn'])(
    'are those of the player who takes %s, not of one who looks at an older message',
    (action) => {
      expect(turnOf(press('bill'), press('annie'), press('annie', action))).toMatchObject([{ presses: 2 }])
    },
  )
})

describe('a request', () => {
  test.each([
    ['POST', '/interactions/1/token/callback', true],
    ['PATCH', '/webhooks/1/token/messages/@original', true],
    ['POST', '/webhooks/1/token', false],
    ['POST', '/channels/1/messages', false],
    ['PATCH', '/channels/1/messages/2', false],
    ['DELETE', '/channels/1/messages/2', false],
  ])('%s %s answers a press: %s', (method, path, answers) => expect(isAnswer({ method, path })).toBe(answers))
})

describe('the turn of a message', () => {
  test('is the one of its heading', () => expect(turnNamed('### Pioneers · Turn 12\n- Round 3')).toBe(12))
  test('is unknown without one', () => expect(turnNamed('Bill is invited to turn 3 cards')).toBeNull())
})

describe('a full turn', () => {
  test.each([
    [['one-road', 'buy-coach', 'move', 'end-turn'], true],
    [['buy-coach', 'one-road', 'move', 'settle', 'sergeant-road'], true],
    [['buy-coach', 'move', 'end-turn'], false],
    [['one-road', 'move'], false],
    [['one-road', 'buy-coach', 'two-roads', 'move'], false],
    [['one-road', 'buy-coach', 'end-turn'], false],
  ])('of %j: %s', (actions, full) => expect(isFull({ actions })).toBe(full))
})
