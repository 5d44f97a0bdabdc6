import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { SandboxMessage } from '../../../src/sandbox/protocol.js'
import { forwardUntil, type MovableClock, movableClock } from '../kit/movable-clock.js'
import { type Offer, offersOn, type Player, player, playOn, sitDown, textOf } from '../kit/player.js'
import { openScene, type Scene } from '../kit/scene.js'

const TOKEN_LIFE = 15 * 60_000

let clock: MovableClock
let scene: Scene
let players: readonly Player[]

beforeEach(async () => {
  clock = movableClock()
  scene = await openScene({ seed: 'invited', clock, sandbox: { clock: clock.discord } })
  players = ['Annie', 'Bill', 'Katie'].map((name) => player(scene.sandbox, name))
  await sitDown(players, { seats: 3 })
})

afterEach(() => scene.close())

const DECLINE = /^(Decline|Ablehnen|Refuser)/
const followUps = () => scene.sandbox.requests.filter(({ method, path }) => method === 'POST' && path.startsWith('/webhooks/'))
const isCall = (message: SandboxMessage) =>
  message.ephemeralFor === null && offersOn(message).some(({ label }) => label === 'Answer')
const call = () => players[0]?.screen().find(isCall)
const declineOf = (self: Player) => offersOn(self.last()).find(({ label }) => DECLINE.test(label))

/** Plays on until a player has an unrequested invitation on the screen. */
async function untilWhispered(): Promise<{ readonly invited: Player; readonly decline: Offer }> {
  await playOn(scene.sandbox, players, 'invited', { until: () => players.some((self) => declineOf(self) !== undefined) })
  const invited = players.find((self) => declineOf(self) !== undefined)
  const decline = invited && declineOf(invited)
  if (invited === undefined || decline === undefined) throw new Error('nobody is invited')
  return { invited, decline }
}

/** Plays on, with long pauses between presses, until a player is called in public. */
async function untilCalled(): Promise<{ readonly call: SandboxMessage; readonly invited: Player; readonly other: Player }> {
  const beforePress = () => clock.forward(TOKEN_LIFE)
  await playOn(scene.sandbox, players, 'invited', { beforePress, until: () => call() !== undefined })
  const found = call()
  const invited = players.find(({ id }) => found?.pings.includes(id))
  const other = players.find((self) => self !== invited)
  if (found === undefined || invited === undefined || other === undefined) throw new Error('nobody is called')
  return { call: found, invited, other }
}

describe('an invitation', () => {
  test('comes as a private message while the invited player’s last press is recent', async () => {
    const { invited } = await untilWhispered()
    expect(invited.last().ephemeralFor).toBe(invited.id)
    expect(followUps().length).toBe(1)
    expect(call()).toBeUndefined()
  })

  test('is also named in the channel as what the table waits for', async () => {
    const { invited } = await untilWhispered()
    const labelsOn = (message: SandboxMessage) => offersOn(message).map(({ label }) => label)
    const isTurn = (message: SandboxMessage) => labelsOn(message).includes('Log')
    const waitsForInvited = (message: SandboxMessage) => textOf(message).includes(`${invited.name}, your answer is needed.`)
    const told = await forwardUntil(clock, () => invited.screen().filter(isTurn).find(waitsForInvited))
    expect(textOf(told)).not.toContain('it is your turn')
    expect(labelsOn(told)[0]).toBe('Answer')
    expect(labelsOn(told)).not.toContain('Take turn')
  })

  test('answered there continues the game, and leaves nothing of it to press', async () => {
    const { invited, decline } = await untilWhispered()
    const { message } = await invited.use(decline)
    expect(message?.message.id).toBe(decline.messageId)
    // Whoever has the next turn sees its first panel.
    const { customId } = decline
    expect(message && offersOn(message).map((offer) => offer.customId)).not.toContain(customId)
    expect(message && textOf(message)).not.toMatch(/invites you|vous invite|lädt dich/)
  })

  test('comes as a public call with an Answer button when it cannot come privately', async () => {
    const { call, invited } = await untilCalled()
    expect(followUps()).toEqual([])
    const opened = await invited.press('Answer')
    expect(opened.message?.ephemeralFor).toBe(invited.id)
    const decline = declineOf(invited)
    if (decline === undefined) throw new Error('nothing to decline with')
    await invited.use(decline)
    await scene.sandbox.until(() => !invited.screen().some(({ message }) => message.id === call.message.id))
  })

  test('whose Answer button another player presses says whose it is', async () => {
    const { invited, other } = await untilCalled()
    await other.press('Answer')
    expect(textOf(other.last())).toContain(invited.name)
    expect(offersOn(other.last())).toEqual([])
  })
})
