import { spawnSync } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { expect, test } from 'vitest'
import { startProgram } from '../../../src/cli/wire/process.js'
import { TEXTS } from '../../../src/i18n/texts/index.js'
import { openStore } from '../../../src/store/sqlite/open.js'
import { runCli } from '../../cli/run-cli.js'
import { slowClock } from '../kit/movable-clock.js'
import { offersOn, player, playOn, sitDown, textOf } from '../kit/player.js'
import { openScene } from '../kit/scene.js'

/** The bot as a separate process on a local Discord, with the operator's port open. */
async function openOperated() {
  const scene = await openScene({ sandbox: { clock: slowClock() }, withBot: false })
  const { botToken: DISCORD_TOKEN, apiUrl: DISCORD_API_URL } = scene.sandbox
  const settings = { DISCORD_TOKEN, DISCORD_API_URL, DATABASE_PATH: scene.databasePath, METRICS_PORT: '0' }
  const bot = startProgram({ ...settings, LOG_LEVEL: 'debug' })
  const url = /Metrics: (http:\/\/127\.0\.0\.1:\d+)\/metrics/.exec(await bot.ready)?.[1] ?? ''
  const ask = async (path: string) => {
    const response = await fetch(`${url}${path}`)
    return { status: response.status, body: await response.text() }
  }
  return { scene, bot, settings, ask }
}

const PRLIMIT = '/usr/bin/prlimit'

/** Limits the size of files that a process may write, to simulate a full disk. Null for no limit. */
function limitFiles(pid: number, bytes: number | null): void {
  const { status, stderr } = spawnSync(PRLIMIT, ['--pid', `${pid}`, `--fsize=${bytes ?? 'unlimited'}:`])
  if (status !== 0) throw new Error(`${stderr}`)
}

test("an operator sees the bot's condition, but not who plays; its log has no secret", async () => {
  const { scene, bot, ask } = await openOperated()
  const { sandbox } = scene
  const players = ['Annie', 'Bill'].map((name) => player(sandbox, name))
  await sitDown(players, { seats: 2 })
  await playOn(sandbox, players, 'operated', { presses: 6 })
  expect(await ask('/healthz')).toEqual({ status: 200, body: 'ok\n' })
  const { body } = await ask('/metrics')
  expect(body).toMatch(/^stagecoach_gateway_connected 1$/m)
  expect(body).toMatch(/^stagecoach_shards\{state="connected"\} 1$/m)
  expect(body).toMatch(/^stagecoach_database_ok 1$/m)
  expect(body).toMatch(/^stagecoach_pictures_pending \d$/m)
  expect(body).toMatch(/^stagecoach_tables\{status="playing"\} 1$/m)
  expect(body).toMatch(/^stagecoach_interactions_total\{kind="press",outcome="answered"\} ([7-9]|\d\d)$/m)
  expect(body).toMatch(/^stagecoach_decisions_total\{outcome="accepted"\} \d+$/m)
  expect(body).toMatch(/^stagecoach_discord_requests_total\{status="2xx"\} \d+$/m)
  expect(body).toMatch(/^stagecoach_pictures_total\{how="made"\} \d+$/m)
  const ours = body.split('\n').filter((line) => line.startsWith('stagecoach'))
  expect(ours.filter((line) => /\{.*(\d{15,}|Annie|Bill).*\}/.test(line))).toEqual([])

  sandbox.gateway.fallSilent()
  sandbox.gateway.cutSockets()
  await expect.poll(async () => (await ask('/healthz')).status).toBe(503)
  sandbox.gateway.answerAgain()
  await expect.poll(async () => (await ask('/healthz')).status).toBe(200)

  bot.child.kill('SIGTERM')
  const { code, stderr } = await bot.ended
  expect(code).toBe(0)
  expect(stderr).not.toContain(sandbox.botToken)
  expect(stderr).not.toMatch(/\/(interactions|webhooks)\/\d+\/(?!\*\*\*)/)
  await scene.close()
})

test('a table that the operator closes is told to its channel by the running bot, and the channel is free', async () => {
  const { scene, bot, settings } = await openOperated()
  const { sandbox } = scene
  const players = ['Annie', 'Bill'].map((name) => player(sandbox, name))
  const [annie] = players
  if (annie === undefined) throw new Error('nobody plays')
  await sitDown(players, { seats: 2 })
  const { stdout } = runCli('tables', ['--list', '--json'], settings)
  const [{ id, status }] = JSON.parse(stdout)
  expect(status).toBe('playing')
  expect(runCli('tables', ['--close', id], settings)).toEqual({ code: 0, stdout: `Closed table ${id}.\n`, stderr: '' })
  await sandbox.until(() => textOf(annie.last()).includes('closed by whoever runs this bot'))
  const { message } = await annie.command('pioneers', { new: {} })
  expect(message && textOf(message)).toContain('who plays?')
  const lobby = annie.offer('Join').customId.split(':')[1] ?? ''
  expect(runCli('tables', ['--close', lobby], settings).code).toBe(0)
  await sandbox.until(() => textOf(annie.last()).includes('This table was closed by whoever runs this bot'))
  expect(offersOn(annie.last())).toEqual([])
  bot.child.kill('SIGTERM')
  expect((await bot.ended).code).toBe(0)
  await scene.close()
})

test.runIf(existsSync(PRLIMIT))(
  'while nothing can be stored it tells the operator and the players who press, and recovers by itself',
  async () => {
    const { scene, bot, ask } = await openOperated()
    const { sandbox } = scene
    const players = ['Annie', 'Katie'].map((name) => player(sandbox, name))
    const [annie, katie] = players
    if (annie === undefined || katie === undefined || bot.child.pid === undefined) throw new Error('nobody plays')
    await annie.command('pioneers', { new: {} })
    limitFiles(bot.child.pid, 4096)
    for (let time = 0; time < 3; time++) {
      await katie.press('Join')
      expect(textOf(katie.lastPrivate())).toBe(TEXTS.de.refusals.notStored)
    }
    expect(await ask('/healthz')).toEqual({
      status: 503,
      body: expect.stringMatching(/^Nothing can be stored \(.*\): see to it .*\.\n$/),
    })
    expect((await ask('/metrics')).body).toMatch(/^stagecoach_interactions_total\{kind="press",outcome="not-stored"\} 3$/m)
    const { body } = await ask('/metrics')
    expect(body).toMatch(/^stagecoach_database_ok 0$/m)
    expect(body).toMatch(/^stagecoach_database_failures_total 1$/m)
    limitFiles(bot.child.pid, null)
    await expect.poll(async () => (await ask('/healthz')).status).toBe(200)
    await katie.press('Join')
    await annie.press('Start')
    await sandbox.until(() => offersOn(annie.last()).some(({ label }) => label === 'Take turn'))
    bot.child.kill('SIGTERM')
    const { code, stderr } = await bot.ended
    const errors = stderr.split('\n').filter((line) => line.startsWith('{"level":50'))
    expect([code, errors]).toEqual([0, [expect.stringContaining('Nothing can be stored')]])
    await scene.close()
  },
)

test('a database that is deleted while the bot runs stops it, with one line that says where all of it is', async () => {
  const { scene, bot } = await openOperated()
  const players = ['Annie', 'Bill'].map((name) => player(scene.sandbox, name))
  await sitDown(players, { seats: 2 })
  rmSync(scene.databasePath)
  const { code, stderr } = await bot.ended
  const lines = stderr.split('\n').filter((line) => line !== '' && !line.startsWith('{'))
  const saved = `${scene.databasePath}.rescued`
  expect([code, lines]).toEqual([
    1,
    [expect.stringContaining(`was deleted, moved or replaced while the bot ran: all that it held is in ${saved}`)],
  ])
  const { store, close } = openStore(saved)
  expect(await store.live()).toHaveLength(1)
  close()
  await scene.close()
})

test('the same happens when it is asked to stop just then', async () => {
  const { scene, bot } = await openOperated()
  const players = ['Annie', 'Bill'].map((name) => player(scene.sandbox, name))
  await sitDown(players, { seats: 2 })
  rmSync(scene.databasePath)
  bot.child.kill('SIGTERM')
  const { code, stderr } = await bot.ended
  expect(code).toBe(1)
  expect(stderr).toContain(`all that it held is in ${scene.databasePath}.rescued`)
  await scene.close()
})
