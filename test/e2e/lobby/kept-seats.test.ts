/** What a lobby says of those who were called and have no seat. */
import { afterEach, beforeEach, expect, test } from 'vitest'
import { KEPT_MS } from '../../../src/tables/model/invitation.js'
import { tally } from '../../tables/kit/tally-game.js'
import { forwardUntil, type MovableClock, movableClock } from '../kit/movable-clock.js'
import { offersOn, type Player, player, textOf } from '../kit/player.js'
import { openScene, type Scene } from '../kit/scene.js'

let clock: MovableClock
let scene: Scene
let bill: Player
let jim: Player

beforeEach(async () => {
  clock = movableClock()
  scene = await openScene({ games: [tally], clock, sandbox: { clock: clock.discord } })
  bill = player(scene.sandbox, 'Bill')
  jim = player(scene.sandbox, 'Jim')
})

afterEach(() => scene.close())

const told = (what: RegExp) => bill.screen().find((message) => message.ephemeralFor === null && what.test(textOf(message)))

test('whoever declined or did not answer in time stands below the seats until they join', async () => {
  const annie = player(scene.sandbox, 'Annie')
  await annie.command('tally', { new: { seats: 3, player1: bill.id, player2: jim.id } })
  await scene.sandbox.until(() => told(/invites you/))
  expect(told(/answer yet|Declined/)).toBeUndefined()
  await bill.press('No, thanks')
  await scene.sandbox.until(() => told(/^3\. \*open\*\n-# Declined: Bill$/m))
  clock.forward(KEPT_MS)
  await forwardUntil(clock, () => told(/^3\. \*open\*\n-# Declined: Bill\n-# No answer yet: Jim$/m))
  await bill.press('Join')
  await forwardUntil(clock, () => told(/^2\. Bill[^\n]*\n3\. \*open\*\n-# No answer yet: Jim$/m))
})

test('the answer to whoever declined has nothing to press, and the call is true to them once they have joined after all', async () => {
  const annie = player(scene.sandbox, 'Annie')
  await annie.command('tally', { new: { seats: 3, player1: bill.id, player2: jim.id } })
  const call = () => scene.sandbox.until(() => told(/invites you/))
  const onCall = async (label: string) => offersOn(await call()).find((offer) => offer.label === label) ?? bill.offer(label)
  await bill.use(await onCall('No, thanks'))
  await scene.sandbox.until(() => told(/Declined: Bill/))
  expect(textOf(bill.lastPrivate())).toMatch(/^Your seat is now free for others/)
  expect(offersOn(bill.lastPrivate())).toEqual([])
  await bill.press('Join')
  await scene.sandbox.until(() => told(/2\. Bill/))
  for (const label of ['No, thanks', 'Join']) {
    await bill.use(await onCall(label))
    expect(textOf(bill.lastPrivate())).toBe('You already have a seat at this table.')
  }
})

test('whoever is called reads the call in the language that the host has chosen since', async () => {
  const annie = player(scene.sandbox, 'Annie')
  await annie.command('tally', { new: { seats: 3, player1: bill.id } })
  const call = await scene.sandbox.until(() => told(/invites you/))
  await annie.press('Settings')
  await annie.press('Language: German')
  const again = await forwardUntil(clock, () => told(/lädt dich/))
  expect(again.message.id).toBe(call.message.id)
  await bill.press('Nein, danke')
})

test('a host who starts while seats are kept is asked, and may wait', async () => {
  const annie = player(scene.sandbox, 'Annie')
  await annie.command('tally', { new: { seats: 3, player1: bill.id, player2: jim.id } })
  await bill.press('Join')
  await annie.press('Start')
  expect(textOf(annie.lastPrivate())).toBe('Jim has not answered yet. Start without Jim?')
  await annie.press('Wait')
  expect(textOf(annie.lastPrivate())).toBe('Nothing has changed; the table stays open.')
  await annie.press('Start')
  await annie.press('Start now')
  expect(textOf(annie.lastPrivate())).toBe('The game has begun.')
  await scene.sandbox.until(() => told(/^The game has begun\.$/m))
  await scene.sandbox.until(() => told(/invites you/) === undefined)
})

test('a host whose guests have all answered meanwhile starts with them', async () => {
  const annie = player(scene.sandbox, 'Annie')
  await annie.command('tally', { new: { seats: 3, player1: bill.id, player2: jim.id } })
  await bill.press('Join')
  await annie.press('Start')
  const startNow = annie.offer('Start now')
  await jim.press('Join')
  await annie.use(startNow)
  await scene.sandbox.until(() => told(/^3\. Jim/m))
})
