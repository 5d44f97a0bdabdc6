/** A lobby's message is the answer to a command. These tests lose that answer. */
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Fault } from '../../../src/sandbox/server/faults.js'
import { ANSWER_LIMIT } from '../../../src/sandbox/server/interactions/interactions.js'
import { tally } from '../../tables/kit/tally-game.js'
import { type MovableClock, movableClock } from '../kit/movable-clock.js'
import { offersOn, type Player, player, textOf } from '../kit/player.js'
import { openScene, type Scene } from '../kit/scene.js'

const CALLBACK = { method: 'POST', path: /\/callback$/ }

let clock: MovableClock
let scene: Scene
let annie: Player
let bill: Player

beforeEach(async () => {
  clock = movableClock()
  scene = await openScene({ games: [tally], clock, sandbox: { clock: clock.discord } })
  ;[annie, bill] = ['Annie', 'Bill'].map((name) => player(scene.sandbox, name)) as [Player, Player]
})

afterEach(() => scene.close())

const lobbies = () => annie.screen().filter((message) => offersOn(message).some(({ label }) => label === 'Start'))

/** The lobby appears once in the channel, is the message that changes, and leads to a game. */
async function isOneLobby(): Promise<void> {
  await scene.sandbox.until(() => lobbies().length > 0)
  await annie.command('tally', { verify: { words: 'my own words' } })
  await bill.press('Join')
  expect(lobbies().map((message) => /Annie \(host\).*Bill/s.test(textOf(message)))).toEqual([true])
  await annie.press('Start')
  await scene.sandbox.until(() => annie.screen().some(({ pings }) => pings.length > 0))
  expect(lobbies()).toEqual([])
}

test.each<[string, Fault, number]>([
  ['never arrived is posted by itself', { kind: 'drop', when: 'before' }, 4],
  ['was refused is posted by itself', { kind: 'refusal', status: 404, code: 10062, message: 'Unknown interaction' }, 1],
  ['arrived without a confirmation is not posted again', { kind: 'drop', when: 'after' }, 1],
])('a lobby whose answer %s', async (_what, fault, times) => {
  scene.sandbox.faults.arm(fault, { ...CALLBACK, times })
  const opening = annie.command('tally', { new: { seats: 2 } })
  await scene.sandbox.until(() => lobbies().length > 0)
  clock.forward(ANSWER_LIMIT)
  await opening
  await isOneLobby()
})

test.each<[string, Fault, number]>([
  ['never arrived', { kind: 'drop', when: 'before' }, 4],
  ['came too late', { kind: 'refusal', status: 404, code: 10062, message: 'Unknown interaction' }, 1],
])('a lobby shows who has joined, and that it has begun, when the answer to the press %s', async (_what, fault, times) => {
  await annie.command('tally', { new: { seats: 2 } })
  scene.sandbox.faults.arm(fault, { ...CALLBACK, times })
  const joining = bill.press('Join').catch(() => {})
  await scene.sandbox.until(() => lobbies().some((message) => /Annie \(host\).*Bill/s.test(textOf(message))))
  clock.forward(ANSWER_LIMIT)
  await joining
  scene.sandbox.faults.arm(fault, { ...CALLBACK, times })
  const starting = annie.press('Start').catch(() => {})
  await scene.sandbox.until(() => lobbies().length === 0)
  clock.forward(ANSWER_LIMIT)
  await starting
})

test('a lobby that is shown again is not left where it stood', async () => {
  await annie.command('tally', { new: { seats: 2 } })
  const [old] = lobbies().flatMap(offersOn)
  await annie.command('tally', { board: {} })
  await scene.sandbox.until(() => lobbies().length === 1)
  expect(lobbies().flatMap(offersOn)[0]?.messageId).not.toBe(old?.messageId)
  await bill.press('Join')
  await scene.sandbox.until(() => lobbies().every((message) => /Annie \(host\).*Bill/s.test(textOf(message))))
})

test('a lobby whose answer arrived is posted once, and leaves nothing to announce after a restart', async () => {
  await annie.command('tally', { new: { seats: 2 } })
  await scene.stopBot()
  const before = scene.sandbox.requests.length
  await scene.startBot()
  await isOneLobby()
  const asked = scene.sandbox.requests.slice(before).filter(({ method, path }) => method === 'GET' && path.includes('/messages'))
  expect(asked).toEqual([])
})
