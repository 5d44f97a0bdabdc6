/** Discord does not answer for a while. Presses are kept, and announced once when it is back. */
import { expect, test } from 'vitest'
import type { SandboxMessage } from '../../../src/sandbox/protocol.js'
import type { Fault, FaultMatch } from '../../../src/sandbox/server/faults.js'
import { forwardUntil, movableClock } from '../kit/movable-clock.js'
import { type Player, textOf } from '../kit/player.js'
import { openTally } from '../kit/tally-scene.js'

const MINUTE = 60_000
const CHANNEL_POST = { method: 'POST', path: /^\/channels\/\d+\/messages$/ } as const

const turnsOf = (self: Player) => self.screen().flatMap((message) => /· (Turn \d+)/.exec(textOf(message))?.[1] ?? [])

test('an outage of an hour loses no accepted press, and causes few requests', async () => {
  const clock = movableClock()
  const { scene, mover, other } = await openTally({ clock, sandbox: { clock: clock.discord } })
  const { faults, requests } = scene.sandbox
  faults.arm({ kind: 'server-error', status: 503 }, { times: Number.POSITIVE_INFINITY })
  const before = requests.length
  const unanswered = mover.press('end')
  const waits = () => scene.logged.flatMap((line) => /will try again.*"wait":(\d+)/.exec(line)?.[1] ?? []).map(Number)
  for (let passed = 0; passed < 60 * MINUTE; passed += waits().at(-1) ?? 0) {
    const tries = waits().length
    clock.forward(waits().at(-1) ?? 0)
    await expect.poll(() => waits().length).toBe(tries + 1)
  }
  clock.forward(MINUTE)
  expect((await unanswered).state).toBe('failed')
  expect(turnsOf(mover)).toEqual(['Turn 1'])
  expect(requests.length - before).toBeLessThan(150)
  faults.clear()
  clock.forward(5 * MINUTE)
  const told = await scene.sandbox.until(() => other.screen().find((message) => textOf(message).includes('Turn 2')))
  expect(told.pings).toEqual([other.id])
  expect(turnsOf(mover)).toEqual(['Turn 1', 'Turn 2'])
  await other.press('Take turn')
  await other.press('Log')
  expect(textOf(other.lastPrivate()).match(/ end 1/g)).toHaveLength(1)
  await scene.close()
})

test('a message that is hours old is not edited: its turn continues in a new one that replaces it', async () => {
  const clock = movableClock()
  const { scene, mover } = await openTally({ clock, sandbox: { clock: clock.discord } })
  const old = mover.screen().find(({ pings }) => pings.length > 0)?.message.id ?? ''
  clock.forward(3 * 60 * MINUTE)
  const before = scene.sandbox.requests.length
  await mover.press('Take turn')
  await mover.press('add')
  const isAnew = (message: SandboxMessage) => message.ephemeralFor === null && textOf(message).includes('add 1')
  const anew = await forwardUntil(clock, () => mover.screen().find(isAnew))
  expect(anew.message.id).not.toBe(old)
  expect(anew.pings).toEqual([])
  await scene.sandbox.until(() => mover.screen().every(({ message }) => message.id !== old))
  expect(scene.sandbox.requests.slice(before).filter(({ method, path }) => method === 'PATCH' && path.includes(old))).toEqual([])
  await scene.close()
})

test('a message that was posted while every confirmation was lost is found again, however long it takes', async () => {
  const clock = movableClock()
  const { scene, mover, other } = await openTally({ clock, sandbox: { clock: clock.discord } })
  scene.sandbox.faults.arm({ kind: 'drop', when: 'after' }, { ...CHANNEL_POST, times: 4 })
  await mover.press('end')
  await expect.poll(() => scene.troubles.length).toBe(1)
  await scene.stopBot()
  clock.forward(30 * MINUTE)
  await scene.startBot()
  await scene.sandbox.until(() =>
    scene.sandbox.requests.some(({ method, path }) => method === 'GET' && path.endsWith('/messages')),
  )
  await other.press('Take turn')
  await other.press('end')
  await scene.sandbox.until(() => turnsOf(mover).includes('Turn 3'))
  expect(turnsOf(mover)).toEqual(['Turn 1', 'Turn 2', 'Turn 3'])
  await scene.close()
})

/** Longer than the bot waits for an answer. */
const LATE_MS = 16_000

test.each<[string, Fault, FaultMatch]>([
  ['a rate limit on everything', { kind: 'rate-limit', retryAfter: 0.5, global: true }, { times: 2 }],
  ['a rate limit on answers', { kind: 'rate-limit', retryAfter: 0.3 }, { path: /\/callback$/ }],
  ['a connection that breaks before the request is read', { kind: 'drop', when: 'before' }, { ...CHANNEL_POST, times: 2 }],
  ['an answer that never comes, to a message that arrives late', { kind: 'delay', milliseconds: LATE_MS }, CHANNEL_POST],
])('%s delays a turn, and neither loses nor duplicates it', async (_, fault, match) => {
  const clock = movableClock()
  const { scene, mover, other } = await openTally({ clock, sandbox: { clock: clock.discord } })
  scene.sandbox.faults.arm(fault, match)
  await mover.press('end')
  await scene.sandbox.until(() => turnsOf(mover).includes('Turn 2'))
  clock.forward(LATE_MS)
  await other.press('Take turn')
  await other.press('end')
  await scene.sandbox.until(() => turnsOf(mover).includes('Turn 3'))
  expect(turnsOf(mover)).toEqual(['Turn 1', 'Turn 2', 'Turn 3'])
  await scene.close()
})
