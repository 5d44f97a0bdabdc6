import { expect, test } from 'vitest'
import type { Sandbox } from '../../src/sandbox/server/sandbox.js'
import { tally } from '../tables/tally-game.js'
import { type Player, player, textOf } from './player.js'
import { openScene } from './scene.js'

/** A table of the small game that has a bug to trip over; the mover has the panel open. */
async function openPanel() {
  const scene = await openScene({ games: [tally] })
  const [annie, bill] = ['Annie', 'Bill'].map((name) => player(scene.sandbox, name)) as [Player, Player]
  await annie.command('tally', { new: { seats: 2 } })
  await bill.press('Join')
  await annie.press('Start')
  const call = await scene.sandbox.until(() => annie.screen().find(({ pings }) => pings.length > 0))
  const mover = call.pings.includes(annie.id) ? annie : bill
  await mover.press('Take turn')
  return { scene, mover }
}

test('an exception in a press is answered with one sentence and logged with its table; the game goes on', async () => {
  const { scene, mover } = await openPanel()
  const { message } = await mover.press('boom')
  expect(message && textOf(message)).toMatch(/^Something went wrong here; nothing was changed\./)
  expect(scene.troubles).toEqual([
    expect.stringMatching(/a press failed .*"table":"[0-9a-z]{8}","position":1.*a bug in the rules/),
  ])
  const added = await mover.press('add')
  expect(added.message && textOf(added.message)).toContain('add 1')
  await scene.close()
})

test('a press while the bot is leaving is accepted and answered, or neither', async () => {
  const { scene, mover } = await openPanel()
  const press = mover.press('add')
  await scene.stopBot()
  const { state, message } = await press
  await scene.startBot()
  await mover.press('Log')
  const isLogged = textOf(mover.lastPrivate()).includes('add 1')
  const isAnswered = state === 'done' && message !== null && textOf(message).includes('add 1')
  expect(isLogged).toBe(isAnswered)
  await scene.close()
})

test.each([
  ['a dropped connection', (sandbox: Sandbox) => sandbox.gateway.closeSockets(4000)],
  ['a broken connection', (sandbox: Sandbox) => sandbox.gateway.cutSockets()],
  ['a request to reconnect', (sandbox: Sandbox) => sandbox.gateway.requestReconnect()],
])('after %s the same panel goes on', async (_what, disturb) => {
  const { scene, mover } = await openPanel()
  disturb(scene.sandbox)
  await scene.sandbox.until(() => !scene.sandbox.gateway.online)
  await scene.sandbox.until(() => scene.sandbox.gateway.online, 20_000)
  const { message } = await mover.press('add')
  expect(message && textOf(message)).toContain('add 1')
  await scene.close()
})
