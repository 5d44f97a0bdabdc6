/** Calls by direct messages, in the sandbox. */
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { SandboxMessage } from '../../../src/sandbox/protocol.js'
import { tally } from '../../tables/kit/tally-game.js'
import { type MovableClock, movableClock } from '../kit/movable-clock.js'
import { chosenOn, offersOn, type Player, player, textOf, verbOf } from '../kit/player.js'
import { openScene, type Scene } from '../kit/scene.js'

let clock: MovableClock
let scene: Scene
let annie: Player
let jim: Player

beforeEach(async () => {
  clock = movableClock()
  scene = await openScene({ games: [tally], clock, sandbox: { clock: clock.discord } })
  ;[annie, jim] = ['Annie', 'Jim'].map((name) => player(scene.sandbox, name)) as [Player, Player]
})

afterEach(() => scene.close())

const directs = (self: Player) => scene.sandbox.directMessages(self.id)
const newest = (self: Player) => textOf(directs(self).at(-1) as SandboxMessage)

/** Chooses direct messages in the settings. */
async function wantDirects(self: Player): Promise<void> {
  await self.command('tally', { settings: {} })
  const offer = offersOn(self.lastPrivate()).find((each) => verbOf(each) === 'own-calls' && each.value === 'direct')
  if (offer === undefined) throw new Error('direct messages are not offered')
  await self.use(offer)
}

/** A game in which everybody is called in turn. Returns the message of the first turn. */
async function begin(): Promise<SandboxMessage> {
  await annie.command('tally', { new: { seats: 2 } })
  await jim.press('Join')
  await annie.press('Start')
  return scene.sandbox.until(() => annie.screen().find((message) => textOf(message).includes('Turn 1')))
}

test('the first one comes with the choice, and the others with each call, with a link to it', async () => {
  for (const self of [annie, jim]) await wantDirects(self)
  expect(newest(annie)).toBe('From now on, I will notify you here. You can change that with `/tally settings`.')
  expect(newest(jim)).toBe('Désormais, je vous préviens ici. Vous pouvez changer cela avec `/tally réglages`.')
  expect(chosenOn(jim.lastPrivate())).toContain('Me prévenir par message privé')
  const call = await begin()
  expect(call.pings).toEqual([])
  const [mover] = await scene.sandbox.until(() => {
    const called = [annie, jim].filter((self) => directs(self).length === 2)
    return called.length === 1 ? called : null
  })
  const link = `(https://discord.com/channels/${scene.sandbox.guild().id}/${call.message.channel_id}/${call.message.id})`
  expect(newest(mover as Player)).toContain(link)
  expect(directs(mover as Player).at(-1)?.pings).toEqual([mover?.id])
  expect(scene.troubles).toEqual([])
})

test('a direct message that Cloudflare refuses tells nothing of what the player accepts', async () => {
  const path = /^\/users\/@me\/channels$/
  scene.sandbox.faults.arm({ kind: 'refusal', status: 403, code: 40333, message: 'internal network error' }, { path })
  await wantDirects(annie)
  expect(directs(annie)).toEqual([])
  expect(textOf(annie.lastPrivate())).not.toContain('Discord does not let me message you')
})

test('to a player who accepts none they are replaced by calls in the channel, which is said privately at once', async () => {
  for (const self of [annie, jim]) scene.sandbox.acceptDirects(self.id, false)
  await wantDirects(annie)
  expect(textOf(annie.lastPrivate())).toContain('Discord does not let me message you')
  await wantDirects(jim)
  const call = await begin()
  expect(call.pings).toHaveLength(1)
  const [mover, other] = call.pings.includes(annie.id) ? [annie, jim] : [jim, annie]
  expect(annie.screen().filter((message) => textOf(message).includes('does not let me message you'))).toHaveLength(1)
  scene.sandbox.acceptDirects(other.id, true)
  await mover.use(offersOn(call)[0] as ReturnType<typeof offersOn>[number])
  await mover.press('end')
  const next = await scene.sandbox.until(() => annie.screen().find((message) => textOf(message).includes('Turn 2')))
  expect(next.pings).toEqual([other.id])
  await scene.sandbox.until(() => directs(other).length === 1)
  await other.use(offersOn(next)[0] as ReturnType<typeof offersOn>[number])
  await other.press('end')
  const last = await scene.sandbox.until(() => annie.screen().find((message) => textOf(message).includes('Turn 3')))
  expect(last.pings).toEqual([mover.id])
})
