import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { SandboxMessage } from '../../../src/sandbox/protocol.js'
import { type MovableClock, movableClock } from '../kit/movable-clock.js'
import { type Player, player, textOf } from '../kit/player.js'
import type { Scene } from '../kit/scene.js'
import { openTally } from '../kit/tally-scene.js'

const HOUR = 60 * 60_000

let clock: MovableClock
let scene: Scene
let mover: Player
let other: Player
let begun: number

/** A game with a day per decision. Half of it is over after 12 hours, and four hours are left after 20. */
beforeEach(async () => {
  clock = movableClock()
  const options = { seed: 'reminders', clock, sandbox: { clock: clock.discord } }
  ;({ scene, mover, other } = await openTally(options, { pace: 'daily', turns: '1000' }))
  begun = clock.now().getTime()
})

afterEach(async () => {
  expect(scene.troubles).toEqual([])
  await scene.close()
})

const hoursIn = ({ message }: SandboxMessage) => (Date.parse(message.timestamp) - begun) / HOUR
const remindersIn = (self: Player) =>
  self.screen().filter((message) => message.ephemeralFor === null && /still waiting for you/.test(textOf(message)))
const untilReminded = (self: Player = mover, after = '0') =>
  scene.sandbox.until(() => remindersIn(self).find(({ message }) => BigInt(message.id) > BigInt(after)))

/** The time of day in `hours` hours, as typed by a player who lives in UTC. */
const timeIn = (hours: number) => new Date(begun + hours * HOUR).toISOString().slice(11, 16)

async function sleep(self: Player, from: number, to: number): Promise<void> {
  await self.command('tally', { settings: { from: timeIn(from), to: timeIn(to), zone: 'UTC' } })
  expect(textOf(self.lastPrivate())).toContain(`Quiet hours from ${asRead(timeIn(from))} to ${asRead(timeIn(to))}`)
}

/** A time of day on the clock of 12 hours: `23:05` is read `11:05 PM`. */
function asRead(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`
}

describe('a reminder', () => {
  test('comes at half time and near the end, each once', async () => {
    clock.forward(12 * HOUR)
    const half = await untilReminded()
    expect(half.pings).toEqual([mover.id])
    clock.forward(8 * HOUR)
    const last = await untilReminded(mover, half.message.id)
    expect([half, last].map((reminder) => Math.round(hoursIn(reminder)))).toEqual([12, 20])
    // The earlier reminder is deleted once the later one is posted.
    await scene.sandbox.until(() => remindersIn(mover).length === 1)
  })

  test('waits for the end of quiet hours, if there is still time to play then', async () => {
    await sleep(mover, 11, 15)
    clock.forward(12.5 * HOUR)
    await mover.press('My points')
    clock.forward(3 * HOUR)
    const late = await untilReminded()
    expect(late.pings).toEqual([mover.id])
    expect(hoursIn(late)).toBeGreaterThanOrEqual(14.9)
  })

  test('does not come if quiet hours last until the time limit, and the time limit still applies', async () => {
    await sleep(mover, 11, 26)
    for (let hours = 0; hours < 24; hours += 4) {
      clock.forward(4 * HOUR)
      await other.press('My points')
    }
    const next = await scene.sandbox.until(() => mover.screen().find((message) => /Turn 2\b/.test(textOf(message))))
    expect(next.pings).toEqual([other.id])
    const sent = scene.sandbox.requests.filter(({ method, path }) => method === 'POST' && path.endsWith('/messages'))
    expect(JSON.stringify(sent.map(({ body }) => body))).not.toContain('still waiting for you')
  })

  test('does not come twice within an hour for two tables', async () => {
    const [there, guest] = [mover.name, other.name].map((name) => player(scene.sandbox, name, 'parlor')) as [Player, Player]
    const [host, joiner] = mover.name === 'Annie' ? [there, guest] : [guest, there]
    await host.command('tally', { new: { seats: 2, pace: 'daily', turns: '1000' } })
    await joiner.press('Join')
    await host.press('Start')
    const call = await scene.sandbox.until(() => there.screen().find(({ pings }) => pings.length > 0))
    expect(call.pings).toEqual([mover.id])
    clock.forward(12.1 * HOUR)
    const first = await untilReminded()
    clock.forward(0.5 * HOUR)
    await other.press('My points')
    clock.forward(0.6 * HOUR)
    const second = await untilReminded(there)
    expect(hoursIn(second) - hoursIn(first)).toBeGreaterThanOrEqual(1)
  })
})

test('a nudge pings again after an hour, however long nothing has happened', async () => {
  const nudges = () => mover.screen().filter((message) => /is waiting for you/.test(textOf(message)))
  await other.command('tally', { nudge: {} })
  const first = await scene.sandbox.until(() => nudges()[0])
  clock.forward(1.1 * HOUR)
  await other.command('tally', { nudge: {} })
  const second = await scene.sandbox.until(() => nudges().find(({ message }) => message.id !== first.message.id))
  expect(second.pings).toEqual([mover.id])
  await scene.sandbox.until(() => nudges().length === 1)
})
