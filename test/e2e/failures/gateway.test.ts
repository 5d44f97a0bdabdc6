/** Every way in which the gateway can fail. It comes back by itself, or the bot says why it cannot. */
import { GatewayCloseCodes } from 'discord-api-types/v10'
import { describe, expect, test } from 'vitest'
import { PASSING_CLOSE_CODES } from '../../../src/cli/ordeal/mishaps.js'
import type { Sandbox } from '../../../src/sandbox/server/sandbox.js'
import { forwardUntil, movableClock } from '../kit/movable-clock.js'
import { openScene } from '../kit/scene.js'
import { openTally } from '../kit/tally-scene.js'

// Whoever has to identify again waits for five seconds, as Discord demands. All of them wait at the same time.
describe.concurrent('a connection that is closed for a while', () => {
  test.each<[string, (sandbox: Sandbox) => void]>([
    ...PASSING_CLOSE_CODES.map((code): [string, (sandbox: Sandbox) => void] => [
      `with code ${code}`,
      ({ gateway }) => gateway.closeSockets(code),
    ]),
    ['because its session is invalid', ({ gateway }) => gateway.invalidateSessions(false)],
    ['because its session is invalid, but may be resumed', ({ gateway }) => gateway.invalidateSessions(true)],
  ])('%s comes back, and the same panel keeps working', { timeout: 60_000 }, async (_, disturb) => {
    const { scene, mover } = await openTally()
    disturb(scene.sandbox)
    await scene.sandbox.until(() => !scene.sandbox.gateway.online)
    await scene.sandbox.until(() => scene.sandbox.gateway.online)
    await mover.press('add')
    await mover.press('Log')
    expect(scene.logged.filter((line) => line.startsWith('a press failed'))).toEqual([])
    expect(mover.screen().some((message) => JSON.stringify(message).includes('add 1'))).toBe(true)
    await scene.close()
  })
})

describe('a connection that is closed for good', () => {
  test.each([
    [GatewayCloseCodes.AuthenticationFailed, 'set DISCORD_TOKEN to the one that the Developer Portal shows'],
    [GatewayCloseCodes.InvalidShard, 'more servers than its connections may serve'],
    [GatewayCloseCodes.ShardingRequired, 'more servers than its connections may serve'],
    [GatewayCloseCodes.InvalidAPIVersion, 'install a newer one'],
    [GatewayCloseCodes.InvalidIntents, 'no intent but Guilds'],
    [GatewayCloseCodes.DisallowedIntents, 'no intent but Guilds'],
  ])('with code %d says what to do', async (code, advice) => {
    const scene = await openScene()
    scene.sandbox.gateway.closeSockets(code)
    const { message } = await scene.lost()
    expect(message).toMatch(new RegExp(`^Discord has closed the connection for good \\(code ${code}\\): .*${advice}`))
    await scene.close()
  })

  test('because a request was answered with 401 says so too', async () => {
    const { scene, mover } = await openTally()
    const refusal = { kind: 'refusal', status: 401, code: 0, message: '401: Unauthorized' } as const
    scene.sandbox.faults.arm(refusal, { method: 'POST', path: /^\/channels\/\d+\/messages$/ })
    await mover.press('end')
    expect((await scene.lost()).message).toMatch(/refuses the token: set DISCORD_TOKEN/)
    await scene.stopBot()
    await scene.sandbox.close()
  })
})

test('a bot that is closed before Discord has told it how to connect does not connect afterwards', async () => {
  const clock = movableClock()
  const scene = await openScene({ clock, sandbox: { clock: clock.discord }, withBot: false })
  const { faults, gateway, requests } = scene.sandbox
  faults.arm({ kind: 'delay', milliseconds: 5_000 }, { path: /^\/gateway\/bot$/ })
  const asked = new Promise<void>((resolve) => {
    scene.sandbox.watchRequests(() => resolve())
  })
  const started = scene.startBot()
  await asked
  await scene.stopBot()
  await forwardUntil(clock, () => requests.length > 0)
  await started
  expect(gateway.identifies).toEqual([])
  expect(scene.logged.filter((line) => line.startsWith('on Discord'))).toEqual([])
  await scene.close()
})
