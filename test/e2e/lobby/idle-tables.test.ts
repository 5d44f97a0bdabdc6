/** Tables at which nobody does anything any more: the channel is told that they end, and then they do. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { tally } from '../../tables/kit/tally-game.js'
import { forwardUntil, type MovableClock, movableClock } from '../kit/movable-clock.js'
import { type Player, player, textOf } from '../kit/player.js'
import { openScene, type Scene } from '../kit/scene.js'

const HOUR = 60 * 60_000
const DAY = 24 * HOUR

let clock: MovableClock
let scene: Scene
let annie: Player
let bill: Player

beforeEach(async () => {
  clock = movableClock()
  scene = await openScene({ games: [tally], clock, sandbox: { clock: clock.discord } })
  ;[annie, bill] = ['Annie', 'Bill'].map((name) => player(scene.sandbox, name)) as [Player, Player]
})

afterEach(async () => {
  expect(scene.troubles).toEqual([])
  await scene.close()
})

const seen = (words: RegExp) => annie.screen().find((message) => message.ephemeralFor === null && words.test(textOf(message)))
const untilSeen = (words: RegExp) => scene.sandbox.until(() => seen(words))
const untilGone = (words: RegExp) => scene.sandbox.until(() => seen(words) === undefined)

/** The moment that a message of the channel with these words names. 0 if there is none. */
function momentIn(words: RegExp): number {
  const message = seen(words)
  return message === undefined ? 0 : endIn(message)
}

function endIn(message: Parameters<typeof textOf>[0]): number {
  const [, seconds = '0'] = /<t:(\d+):R> unless/.exec(textOf(message)) ?? []
  return Number(seconds) * 1_000
}

/** The same in days from now. */
const daysUntil = (words: RegExp) => (momentIn(words) - clock.now().getTime()) / DAY

describe('a lobby that nobody starts', () => {
  const CLOSES = /Nothing has happened here for days: this table closes <t:\d+:R> unless/
  const CLOSED = /This table closed by itself, because nothing had happened here for days/

  test('stays if somebody presses after the warning, and otherwise closes and frees its channel', async () => {
    await annie.command('tally', { new: { seats: 3 } })
    clock.forward(6 * DAY)
    await untilSeen(CLOSES)
    expect(daysUntil(CLOSES)).toBeCloseTo(1, 2)
    await bill.press('Join')
    await untilGone(CLOSES)
    clock.forward(DAY)
    await annie.press('Leave')
    await untilSeen(/Bill \(host\)/)
    clock.forward(6 * DAY)
    await untilSeen(CLOSES)
    clock.forward(DAY)
    await untilSeen(CLOSED)
    await untilGone(CLOSES)
    await annie.command('tally', { new: { seats: 3 } })
    await untilSeen(/Annie \(host\)/)
  })

  test('gets another day if the bot was off for weeks', async () => {
    await annie.command('tally', { new: { seats: 3 } })
    clock.forward(6 * DAY)
    await untilSeen(CLOSES)
    await scene.stopBot()
    clock.forward(30 * DAY)
    await scene.startBot()
    await scene.sandbox.until(() => momentIn(CLOSES) > clock.now().getTime())
    await bill.press('Join')
    await untilGone(CLOSES)
    await untilSeen(/2\. Bill/)
  })
})

describe('a game that nobody plays on', () => {
  const ENDS = /Nobody has played here for weeks: this game ends without a result <t:\d+:R> unless/
  const ENDED = /This game ended by itself without a result, because nobody had played for weeks/

  test('calls its player with the warning, goes on with their press, and otherwise ends without a result', async () => {
    await annie.command('tally', { new: { seats: 2, pace: 'none' } })
    await bill.press('Join')
    await annie.press('Start')
    const call = await scene.sandbox.until(() => annie.screen().find(({ pings }) => pings.length > 0))
    const mover = call.pings.includes(annie.id) ? annie : bill
    clock.forward(23 * DAY)
    // A turn's message changes a moment later than a lobby's.
    await forwardUntil(clock, () => seen(ENDS))
    expect(daysUntil(ENDS)).toBeCloseTo(7, 2)
    const reminder = await untilSeen(/the table is still waiting for you/)
    expect(reminder.pings).toEqual([mover.id])
    expect(textOf(reminder)).toMatch(ENDS)
    await mover.press('Take turn')
    await mover.press('add')
    await forwardUntil(clock, () => seen(ENDS) === undefined)
    clock.forward(23 * DAY)
    await forwardUntil(clock, () => seen(ENDS))
    // What happens without a move puts the end off, too, and the player is called again before the next one.
    const other = mover === annie ? bill : annie
    await other.command('tally', { end: {} })
    await untilSeen(/It lapses <t/)
    await mover.press('Disagree')
    await forwardUntil(clock, () => seen(ENDS) === undefined)
    // A call that still names an end would be wrong by now.
    await untilGone(/the table is still waiting for you/)
    const callsBefore = annie
      .screen()
      .filter(({ pings }) => pings.length > 0)
      .map(({ message }) => message.id)
    clock.forward(23 * DAY)
    await forwardUntil(clock, () => seen(ENDS))
    await scene.sandbox.until(() =>
      annie.screen().some(({ pings, message }) => pings.length > 0 && !callsBefore.includes(message.id)),
    )
    clock.forward(7 * DAY)
    await untilSeen(ENDED)
    await annie.command('tally', { new: { seats: 2 } })
    await untilSeen(/Annie \(host\)/)
  })

  test('leaves its player the call if it ends an hour later because the bot was away, and they have quiet hours', async () => {
    await annie.command('tally', { new: { seats: 2, pace: 'none' } })
    await bill.press('Join')
    await annie.press('Start')
    const first = await scene.sandbox.until(() => annie.screen().find(({ pings }) => pings.length > 0))
    const mover = first.pings.includes(annie.id) ? annie : bill
    clock.forward(23 * DAY)
    await forwardUntil(clock, () => seen(ENDS))
    const { message: reminder } = await untilSeen(/the table is still waiting for you/)
    const end = momentIn(ENDS)
    await mover.command('tally', { settings: { from: '0:00', to: '23:59', zone: 'UTC' } })
    await scene.stopBot()
    clock.forward(end - clock.now().getTime() - HOUR / 4)
    await scene.startBot()
    clock.forward(HOUR / 4)
    const putOff = () => annie.screen().some((message) => endIn(message) > end)
    await forwardUntil(clock, putOff)
    expect(seen(/the table is still waiting for you/)?.message.id).toBe(reminder.id)
    clock.forward(HOUR)
    await untilSeen(ENDED)
  })
})
