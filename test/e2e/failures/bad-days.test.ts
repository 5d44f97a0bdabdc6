import { InteractionResponseType } from 'discord-api-types/v10'
import { expect, test } from 'vitest'
import { forwardUntil, movableClock } from '../kit/movable-clock.js'
import { offersOn, textOf } from '../kit/player.js'
import { openScene } from '../kit/scene.js'
import { openTally, type TallyScene } from '../kit/tally-scene.js'

const CHANNEL_POST = { method: 'POST', path: /^\/channels\/\d+\/messages$/ }
const CALLBACK = { method: 'POST', path: /\/callback$/ }
const HOUR_MS = 3_600_000

const DEFERRALS: ReadonlySet<number | undefined> = new Set([
  InteractionResponseType.DeferredChannelMessageWithSource,
  InteractionResponseType.DeferredMessageUpdate,
])
const typeOf = (body: unknown) => (body as { type?: number } | undefined)?.type

const turnsOf = ({ mover }: TallyScene) => mover.screen().flatMap((message) => /· (Turn \d+)/.exec(textOf(message))?.[1] ?? [])
const untilTold = (at: TallyScene, turn: string) => at.scene.sandbox.until(() => turnsOf(at).includes(turn))
const added = async ({ mover }: TallyScene) => {
  await mover.press('Log')
  return textOf(mover.lastPrivate()).match(/ add 1/g)?.length ?? 0
}

test('an interaction that is delivered twice acts once, without a word in the log', async () => {
  const at = await openTally()
  at.scene.sandbox.faults.duplicateInteractions()
  await at.mover.press('add')
  expect(await added(at)).toBe(1)
  expect(at.scene.troubles).toEqual([])
  await at.scene.close()
})

test('a press that arrives when Discord has given it up changes nothing, and the same press made again acts once', async () => {
  const clock = movableClock()
  const at = await openTally({ clock, sandbox: { clock: clock.discord } })
  const late = at.mover.press('add')
  clock.forward(3_001)
  expect((await late).state).toBe('failed')
  const refused = () => at.scene.sandbox.requests.filter(({ path, status }) => CALLBACK.path.test(path) && status === 404).length
  await expect.poll(refused).toBe(1)
  expect(await added(at)).toBe(0)
  await at.mover.press('add')
  expect(await added(at)).toBe(1)
  expect(at.scene.troubles).toEqual([])
  await at.scene.close()
})

test('no press is lost to a machine whose clock is wrong or set, and its next answers take no longer', async () => {
  const clock = movableClock()
  let ahead = HOUR_MS
  const wrong = { ...clock, now: () => new Date(clock.now().getTime() + ahead) }
  const at = await openTally({ clock: wrong, sandbox: { clock: clock.discord } })
  const { requests } = at.scene.sandbox
  const deferred = () => requests.filter(({ path, body }) => CALLBACK.path.test(path) && DEFERRALS.has(typeOf(body))).length
  expect(deferred()).toBe(1)
  let presses = 0
  for (const [by, deferrals] of [
    [0, 1],
    [HOUR_MS, 2],
    [-3 * HOUR_MS, 2],
    [HOUR_MS, 3],
  ] as const) {
    ahead += by
    for (let time = 0; time < 2; time++) {
      await at.mover.press('add')
      presses++
    }
    expect(deferred()).toBe(deferrals)
  }
  expect(await added(at)).toBe(presses)
  expect(at.scene.troubles).toEqual([])
  await at.scene.close()
})

test('an answer that is lost on its way leaves the press accepted once', async () => {
  const at = await openTally()
  at.scene.sandbox.faults.arm({ kind: 'drop', when: 'after' }, CALLBACK)
  await at.mover.press('add')
  expect(await added(at)).toBe(1)
  expect(at.scene.troubles).toEqual([])
  await at.scene.close()
})

test.each([
  ['a message whose confirmation is lost is not posted twice', { kind: 'drop', when: 'after' } as const, 1],
  ['a message that meets an outage is posted when it is over', { kind: 'server-error', status: 503 } as const, 6],
  [
    'a message that Cloudflare refuses for a while is posted after it',
    { kind: 'refusal', status: 403, code: 40333, message: 'internal network error' } as const,
    3,
  ],
  ['a message that meets a rate limit is posted after it', { kind: 'rate-limit', retryAfter: 0.5 } as const, 1],
])('%s', async (_what, fault, times) => {
  const clock = movableClock()
  const at = await openTally({ clock, sandbox: { clock: clock.discord } })
  at.scene.sandbox.faults.arm(fault, { ...CHANNEL_POST, times })
  await at.mover.press('end')
  await forwardUntil(clock, () => turnsOf(at).includes('Turn 2'))
  await at.other.press('Take turn')
  await at.other.press('end')
  await untilTold(at, 'Turn 3')
  expect(turnsOf(at)).toEqual(['Turn 1', 'Turn 2', 'Turn 3'])
  await at.scene.close()
})

test('in a channel where the bot may no longer post the game continues, and is announced as soon as it may again', async () => {
  const at = await openTally()
  const { id } = at.scene.sandbox.channel('stagecoach')
  const refusals = () => at.scene.sandbox.requests.filter(({ method, status }) => method === 'POST' && status === 403).length
  at.scene.sandbox.permit(id, { post: false })
  await at.mover.press('end')
  await expect.poll(refusals).toBe(1)
  await at.other.command('tally', { hand: {} })
  await at.other.press('end')
  await expect.poll(refusals).toBe(2)
  at.scene.sandbox.permit(id, { post: true })
  const told = await at.scene.sandbox.until(() => at.mover.screen().find((message) => textOf(message).includes('Turn 3')))
  expect(textOf(told)).toMatch(/- 0 end 1\n- 1 end 1|- 1 end 1\n- 0 end 1/)
  expect(told.pings).toEqual([at.mover.id])
  await at.mover.press('Take turn')
  await at.mover.press('end')
  await at.scene.sandbox.until(() => at.mover.screen().some((message) => textOf(message).includes('the game is over')))
  await at.scene.sandbox.until(() => at.mover.offers().every(({ label }) => ['Log', 'Replay', 'Rematch'].includes(label)))
  expect(at.scene.troubles).toEqual([expect.stringContaining('cannot write to this channel')])
  await at.scene.close()
})

test('a deleted message of a turn is posted again, and notifies nobody', async () => {
  const clock = movableClock()
  const at = await openTally({ clock, sandbox: { clock: clock.discord } })
  const told = at.mover.screen().find(({ pings }) => pings.length > 0)
  at.scene.sandbox.deleteMessage(told?.message.id ?? '')
  await at.mover.press('add')
  const anew = await forwardUntil(clock, () => at.mover.screen().find((message) => textOf(message).includes('Turn 1')))
  expect(anew.pings).toEqual([])
  expect(offersOn(anew).map(({ label }) => label)).toContain('Take turn')
  await at.scene.close()
})

test('commands that cannot be registered are no reason not to play', async () => {
  const at = await openTally()
  await at.scene.stopBot()
  at.scene.sandbox.faults.arm({ kind: 'refusal', status: 403, code: 50001, message: 'Missing Access' }, { path: /\/commands$/ })
  await at.scene.startBot()
  await at.mover.press('add')
  expect(await added(at)).toBe(1)
  expect(at.scene.troubles).toEqual([expect.stringContaining('the commands could not be registered')])
  await at.scene.close()
})

test('they are registered as soon as it works, and the operator is told of the first failure alone', async () => {
  const clock = movableClock()
  const scene = await openScene({ clock, sandbox: { clock: clock.discord }, withBot: false })
  const refusal = { kind: 'refusal', status: 403, code: 50001, message: 'Missing Access' } as const
  scene.sandbox.faults.arm(refusal, { path: /\/commands$/, times: 3 })
  await scene.startBot()
  expect(scene.sandbox.world.commands.size).toBe(0)
  await forwardUntil(clock, () => scene.sandbox.world.commands.size > 0)
  expect(scene.troubles).toEqual([expect.stringContaining('the commands could not be registered')])
  await scene.close()
})

test('a limit that Discord sets to them keeps nobody waiting: the log says for how long, and they come after it', async () => {
  const clock = movableClock()
  const scene = await openScene({ clock, sandbox: { clock: clock.discord }, withBot: false })
  const { faults, gateway, world } = scene.sandbox
  faults.arm({ kind: 'rate-limit', retryAfter: 10 }, { path: /\/commands$/ })
  let isStarted = false
  const started = scene.startBot().then(() => {
    isStarted = true
  })
  await scene.sandbox.until(() => gateway.online)
  await forwardUntil(clock, () => isStarted)
  expect([world.commands.size, scene.troubles]).toEqual([0, [expect.stringMatching(/not registered yet.*"Discord",.*:1\d\}$/)]])
  await scene.sandbox.until(() => world.commands.size > 0)
  await started
  await scene.close()
})
