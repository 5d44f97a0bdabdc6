import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { SandboxMessage } from '../../../src/sandbox/protocol.js'
import { forwardUntil, type MovableClock, movableClock } from '../kit/movable-clock.js'
import { offersOn, type Player, player, textOf } from '../kit/player.js'
import type { Scene } from '../kit/scene.js'
import { openTally } from '../kit/tally-scene.js'

const MINUTE = 60_000

let clock: MovableClock
let scene: Scene
let mover: Player
let other: Player

/** A game with fifteen minutes per decision, long enough to outlast three timeouts. */
beforeEach(async () => {
  clock = movableClock()
  const options = { seed: 'pace', clock, sandbox: { clock: clock.discord } }
  ;({ scene, mover, other } = await openTally(options, { pace: 'evening', turns: '1000' }))
})

afterEach(async () => {
  expect(scene.troubles).toEqual([])
  await scene.close()
})

const publicOnes = () => mover.screen().filter(({ ephemeralFor }) => ephemeralFor === null)
const told = (what: RegExp) => publicOnes().findLast((message) => what.test(textOf(message)))
const untilTold = (what: RegExp): Promise<SandboxMessage> => scene.sandbox.until(() => told(what))
const labels = (message: SandboxMessage) => offersOn(message).map(({ label }) => label)

/** Lets time run out for the player who is to move, until the channel shows turn `turn`. */
async function expire(turn: number): Promise<void> {
  clock.forward(15 * MINUTE)
  await untilTold(new RegExp(`Turn ${turn}\\b`))
}

describe('the time for a decision', () => {
  test('is shown in the lobby, in the channel and on the panel', async () => {
    expect(publicOnes().map(textOf).join('\n')).toMatch(/Time runs out <t:\d+:R>\./)
    expect(textOf(mover.lastPrivate())).toMatch(/Time runs out <t:\d+:R>\./)
    const pioneers = player(scene.sandbox, 'Katie', 'parlor')
    await pioneers.command('tally', { new: { pace: 'live' } })
    expect(textOf(pioneers.last())).toContain('Pace: live, 3 minutes a decision')
  })

  test('half gone, a message pings the awaited player and leads into the turn; it disappears once they act', async () => {
    clock.forward(8 * MINUTE)
    const reminder = await untilTold(/the table is still waiting for you/)
    expect(reminder.pings).toEqual([mover.id])
    expect(labels(reminder)).toEqual(['Take turn'])
    await mover.press('Take turn')
    await mover.press('add')
    await scene.sandbox.until(() => publicOnes().every(({ message }) => message.id !== reminder.message.id))
  })

  test('half gone, a message that may not be deleted loses its button instead', async () => {
    clock.forward(8 * MINUTE)
    const reminder = await untilTold(/the table is still waiting for you/)
    const refusal = { kind: 'refusal', status: 403, code: 50_013, message: 'Missing Permissions' } as const
    scene.sandbox.faults.arm(refusal, { method: 'DELETE' })
    await mover.press('add')
    const retired = await untilTold(/has been reminded/)
    expect(retired.message.id).toBe(reminder.message.id)
    expect(labels(retired)).toEqual([])
  })

  test('half gone, a deleted message causes no error', async () => {
    clock.forward(8 * MINUTE)
    const reminder = await untilTold(/the table is still waiting for you/)
    scene.sandbox.deleteMessage(reminder.message.id)
    await mover.press('end')
    await untilTold(/Turn 2\b/)
    expect(told(/has been reminded/)).toBeUndefined()
  })

  test('gone, the default decision is played and announced', async () => {
    await expire(2)
    expect(told(/time ran out/)).toBeDefined()
    expect(told(/Turn 2\b/)?.pings).toEqual([other.id])
  })

  test('goes on while the bot is away', async () => {
    await scene.stopBot()
    clock.forward(60 * MINUTE)
    await scene.startBot()
    await forwardUntil(clock, () => told(/Turn 2\b/), MINUTE / 4)
  })
})

describe('a player who lets it run out three times', () => {
  test('is on autopilot until *I’m back* is pressed', async () => {
    for (const turn of [2, 4, 6]) {
      await expire(turn)
      if (turn === 6) break
      await other.press('Take turn')
      await other.press('end')
      await untilTold(new RegExp(`Turn ${turn + 1}\\b`))
    }
    const away = await untilTold(/the seat is on autopilot/)
    expect(textOf(away)).toContain(mover.name)
    expect(labels(away)).toEqual(['I’m back'])
    await other.press('I’m back')
    expect(textOf(other.lastPrivate())).toContain('Your seat is not on autopilot; you decide for yourself.')
    await mover.press('I’m back')
    expect(textOf(mover.lastPrivate())).toContain('Welcome back')
    await scene.sandbox.until(() => publicOnes().every(({ message }) => message.id !== away.message.id))
    await other.press('Take turn')
    await other.press('end')
    const call = await untilTold(/Turn 7\b/)
    expect(call.pings).toEqual([mover.id])
  })
})

describe('a table that everybody has left to the clock', () => {
  test('waits, and a player who presses anything on it is shown the way back', async () => {
    const old = mover.offer('add')
    for (let turn = 2; turn <= 6; turn++) await expire(turn)
    clock.forward(15 * MINUTE)
    const away = (self: Player) => new RegExp(`^${self.name} ran out of time`)
    await untilTold(away(mover))
    await untilTold(away(other))
    const resting = await untilTold(/The table is paused: nobody is around to play/)
    expect(textOf(resting)).not.toContain('it is your turn')
    expect([resting.pings, labels(resting)[0]]).toEqual([[], 'I’m back'])
    await mover.use(old)
    expect(textOf(mover.lastPrivate())).toContain('Your seat is on autopilot. Press **I’m back**')
    expect(textOf(mover.lastPrivate())).toContain('The table is paused')
    expect(labels(mover.lastPrivate())).toEqual(['I’m back'])
    await other.command('tally', { tables: {} })
    expect(textOf(other.lastPrivate())).toContain('paused until one of its players is back')
    await other.press('I’m back')
    expect(textOf(other.lastPrivate())).toContain('Welcome back')
    await other.press('end')
    const call = await untilTold(/, it is your turn/)
    expect([call.pings, labels(call)[0]]).toEqual([[other.id], 'Take turn'])
  })
})

describe('a nudge', () => {
  test('pings the awaited player, and again only after an hour', async () => {
    await other.command('tally', { nudge: {} })
    expect(textOf(other.lastPrivate())).toBe(`Reminded: ${mover.name}.`)
    const nudge = await untilTold(/is waiting for you/)
    expect(nudge.pings).toEqual([mover.id])
    await other.command('tally', { nudge: {} })
    expect(textOf(other.lastPrivate())).toMatch(/You can nudge them again <t:\d+:R>/)
  })

  test('by the awaited player finds nobody', async () => {
    await mover.command('tally', { nudge: {} })
    expect(textOf(mover.lastPrivate())).toContain('There is nobody to nudge')
  })

  test('by somebody without a seat is refused', async () => {
    const stranger = player(scene.sandbox, 'Jim')
    await stranger.command('tally', { nudge: {} })
    expect(textOf(stranger.lastPrivate())).toBe('Vous n’avez pas de place à cette table.')
  })
})
