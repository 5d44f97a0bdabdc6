/** A turn in which nothing but an undo is left ends by itself, after a while in which its player can still take that undo. */
import { afterEach, expect, test } from 'vitest'
import { forwardUntil, type MovableClock, movableClock } from '../kit/movable-clock.js'
import { offersOn, type Player, player, playOn, sitDown, textOf } from '../kit/player.js'
import { openScene, type Scene } from '../kit/scene.js'

const LAST_LOOK_MS = 30_000
const ENDS = /Nothing is left to do: the turn ends by itself <t:\d+:R>\./

let scene: Scene
let clock: MovableClock

afterEach(async () => {
  expect(scene.troubles).toEqual([])
  await scene.close()
})

const labels = (self: Player) => offersOn(self.lastPrivate()).map(({ label }) => label)
const callsOf = (self: Player) =>
  self.screen().filter(({ ephemeralFor, pings }) => ephemeralFor === null && pings.includes(self.id))

/** The player whose turn ends by itself unless they take something back, and the next one. */
async function lastLook(after: RegExp = /./): Promise<readonly [Player, Player]> {
  clock = movableClock()
  scene = await openScene({ seed: 'last look', clock, sandbox: { clock: clock.discord } })
  // Nothing ends by itself in the first minute after a start.
  clock.forward(60_000)
  const players = ['Annie', 'Bill'].map((name) => player(scene.sandbox, name)) as [Player, Player]
  await sitDown(players, { seats: 2 }, 'pioneers')
  const isLast = (self: Player) => self.screen().some((message) => message.ephemeralFor !== null && ENDS.test(textOf(message)))
  const hasCome = (what: RegExp) => players[0].screen().some((message) => what.test(textOf(message)))
  await playOn(scene.sandbox, players, 'last look', { until: () => hasCome(after) && players.some(isLast) })
  const [annie, bill] = players
  return isLast(annie) ? [annie, bill] : [bill, annie]
}

test('it waits as for any other move once something was taken back', async () => {
  const [mover, next] = await lastLook()
  const calls = callsOf(next).length
  await mover.press('Undo')
  expect(textOf(mover.lastPrivate())).not.toMatch(ENDS)
  clock.forward(10 * LAST_LOOK_MS)
  await mover.press('Rules')
  expect(callsOf(next)).toHaveLength(calls)
})

test('the panel says so no more while another player asks for an undo, and again once that was refused', async () => {
  const [mover, next] = await lastLook(/Turn 3\b/)
  const { id } = mover.lastPrivate().message
  await next.press('My coaches')
  await next.press('Ask to undo')
  await next.press('Ask')
  await scene.sandbox.until(() => !ENDS.test(textOf(mover.lastPrivate())))
  expect(mover.lastPrivate().message.id).toBe(id)
  expect(labels(mover)).toContain('Undo')
  await mover.press('Disagree')
  await scene.sandbox.until(() => ENDS.test(textOf(mover.lastPrivate())))
  expect(mover.lastPrivate().message.id).toBe(id)
})

test('the panel says so, and is redrawn once it has happened; the next player is called', async () => {
  const [mover, next] = await lastLook()
  expect(textOf(mover.lastPrivate())).toMatch(ENDS)
  expect(labels(mover)).toContain('Undo')
  const calls = callsOf(next).length
  // Once this is answered, the bot knows that the panel has arrived. Players have half a minute for that.
  await next.press('Log')
  clock.forward(LAST_LOOK_MS)
  // What the bot still had to tell about the last press may be under way, and put off what follows.
  await forwardUntil(clock, () => callsOf(next).length > calls)
  await forwardUntil(clock, () => textOf(mover.lastPrivate()).includes('Your turn is over.'))
  expect(labels(mover)).not.toContain('Undo')
})
