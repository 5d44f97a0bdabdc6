/** Several bots are started on one database in PostgreSQL. They divide the shards, and each takes over from the others. */
import { Client } from 'pg'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { discordSettings, type Running, startProgram } from '../../../src/cli/wire/process.js'
import { at } from '../../../src/engine/lists.js'
import { GAMES } from '../../../src/games/index.js'
import type { Sandbox } from '../../../src/sandbox/server/sandbox.js'
import { startSandbox } from '../../../src/sandbox/server/start.js'
import type { Guild } from '../../../src/sandbox/server/world/records.js'
import { asking } from '../../store/postgres/own-server.js'
import { emptyDatabase } from '../../store/postgres/server.js'
import { slowClock } from '../kit/movable-clock.js'
import { type Player, player, playOn, sitDown, textOf } from '../kit/player.js'

const game = at(GAMES, 0)

/** Longer than a busy machine takes until somebody serves a shard again. How long that is, the ordeal `cluster` measures. */
const PATIENCE_MS = 120_000

const undo: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const each of undo.splice(0).toReversed()) await each()
})

/** A Discord with so many shards, and the settings for bots on it that share an empty database. */
async function openStage(shards = 1, maxConcurrency = shards) {
  const sandbox = await startSandbox({ port: 0, clock: slowClock(), shards, maxConcurrency })
  undo.push(() => sandbox.close())
  const settings = { DATABASE_URL: await emptyDatabase(), LOG_LEVEL: 'silent' }
  let launched = 0
  /** Does not wait until it is ready. The first one is called 1, and so on. */
  function launch(): Running {
    const bot = startProgram({ ...settings, ...discordSettings(sandbox.as(`${++launched}`)) })
    undo.push(async () => {
      bot.child.kill('SIGKILL')
      await bot.ended
    })
    return bot
  }
  async function start(): Promise<Running> {
    const bot = launch()
    await bot.ready
    return bot
  }
  return { sandbox, url: settings.DATABASE_URL, launch, start }
}

/** A server on each of the shards, with another channel. */
function guildsOn(sandbox: Sandbox, shards: number): readonly Guild[] {
  const byShard = new Map<bigint, Guild>()
  while (byShard.size < shards) {
    const guild = sandbox.addGuild({ name: `Fort ${byShard.size}`, locale: 'en-US', channels: ['stagecoach', 'saloon'] })
    byShard.set((BigInt(guild.id) >> 22n) % BigInt(shards), guild)
  }
  return [...byShard].sort(([one], [other]) => Number(one - other)).map(([, guild]) => guild)
}

/** Players with a game under way. */
async function seated(sandbox: Sandbox, guild?: Guild): Promise<readonly Player[]> {
  const names = ['Annie', 'Bill', 'Katie', 'Jim'].slice(0, game.seats.min)
  const players = names.map((name) => (guild === undefined ? player(sandbox, name) : player(sandbox, name, 'stagecoach', guild)))
  await sitDown(players, { seats: players.length }, game.id)
  await playOn(sandbox, players, 'at first', { presses: 5 })
  return players
}

/** The headings of the turns in the channel. Who is called to answer reads it in a message that goes with the answer. */
const headingsFor = ([self]: readonly Player[]) =>
  (self?.screen() ?? [])
    .filter(({ ephemeralFor }) => ephemeralFor === null)
    .map((message) => textOf(message).split('\n')[0])
    .filter((heading) => heading?.startsWith('### '))

async function stop({ child, ended }: Running): Promise<void> {
  child.kill('SIGTERM')
  expect(await ended).toMatchObject({ code: 0, stderr: '' })
}

/** These bots and no others serve shards, and all are served. What is pressed while one changes hands may come too late. */
const connected = ({ gateway }: Sandbox, ...bots: readonly string[]) =>
  vi.waitFor(() => {
    expect(new Set(gateway.connections.map(({ caller }) => caller))).toEqual(new Set(bots))
    expect(gateway.online).toBe(true)
  }, PATIENCE_MS)

describe('with one shard', () => {
  test('the second waits in reserve, and goes on where the first one stops', async () => {
    const { sandbox, start } = await openStage()
    const first = await start()
    const players = await seated(sandbox)
    const second = await start()
    expect(sandbox.gateway.identifies).toHaveLength(1)
    await playOn(sandbox, players, 'beside another', { presses: 3 })
    await stop(first)
    await connected(sandbox, '2')
    await playOn(sandbox, players, 'with the other', { presses: 6 })
    // The session was resumed, so no event was lost.
    expect(sandbox.gateway.identifies).toHaveLength(1)
    const headings = headingsFor(players)
    expect(new Set(headings).size).toBe(headings.length)
    await stop(second)
  })

  test('the second goes on where the first one was killed', async () => {
    const { sandbox, start } = await openStage()
    const first = await start()
    const players = await seated(sandbox)
    const second = await start()
    first.child.kill('SIGKILL')
    await first.ended
    await connected(sandbox, '2')
    await playOn(sandbox, players, 'taken over', { presses: 6 })
    await stop(second)
  })

  test('the second takes over from one that is frozen, which stops by itself when it wakes', async () => {
    const { sandbox, url, start } = await openStage()
    const first = await start()
    const players = await seated(sandbox)
    const second = await start()
    first.child.kill('SIGSTOP')
    // As if it had been silent for longer than it may be. How long that takes, the tests of the registry measure.
    await asking(url, `update processes set until = until - interval '1 hour' where name like 'process ${first.child.pid} on %'`)
    await connected(sandbox, '2')
    await playOn(sandbox, players, 'taken over', { presses: 8 })
    const before = headingsFor(players)
    first.child.kill('SIGCONT')
    expect(await first.ended).toMatchObject({ code: 1, stderr: expect.stringMatching(/^.+ so it stops: start it again\.\n$/) })
    await playOn(sandbox, players, 'alone again', { presses: 5 })
    const after = headingsFor(players)
    expect(after.slice(0, before.length)).toEqual(before)
    expect(new Set(after).size).toBe(after.length)
    await stop(second)
  })
})

test('while Discord makes one wait with its commands, others start and get shards, and each stops in order, ready or not', async () => {
  const shards = 2
  const { sandbox, launch } = await openStage(shards)
  sandbox.faults.arm({ kind: 'rate-limit', retryAfter: 3_600 }, { path: /\/commands$/ })
  const first = launch()
  await vi.waitFor(() => expect(sandbox.requests.map(({ status }) => status)).toContain(429), PATIENCE_MS)
  const second = launch()
  await connected(sandbox, '1', '2')
  await stop(second)
  await connected(sandbox, '1')
  const third = launch()
  await Promise.all([first.ready, third.ready])
  await connected(sandbox, '1', '3')
  expect(sandbox.world.commands.size).toBe(0)
  await stop(first)
  await connected(sandbox, '3')
  // They were handed over.
  expect(sandbox.gateway.identifies).toHaveLength(shards)
  await sandbox.until(() => sandbox.world.commands.size > 0)
  await stop(third)
})

describe('with several shards', () => {
  test('one that others take for dead while it is still connecting ends', async () => {
    const { sandbox, url, launch } = await openStage(4, 1)
    const { ended } = launch()
    // The other shards wait for seconds for their turn.
    await vi.waitFor(() => expect(sandbox.gateway.shards).toContain(0), PATIENCE_MS)
    const client = new Client(url)
    await client.connect()
    await client.query('delete from processes').finally(() => client.end())
    expect(await ended).toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(/^.+ so it stops: start it again\.\n$/),
    })
  })

  test('a second one gets half of them in the middle of games, and gives them back when it stops', async () => {
    const shards = 2
    const { sandbox, start } = await openStage(shards)
    const guilds = guildsOn(sandbox, shards)
    const first = await start()
    const parties = await Promise.all(guilds.map((guild) => seated(sandbox, guild)))
    const playAll = (seed: string) => Promise.all(parties.map((party) => playOn(sandbox, party, seed, { presses: 5 })))
    const second = await start()
    await connected(sandbox, '1', '2')
    await playAll('shared')
    await stop(first)
    await connected(sandbox, '2')
    await playAll('all in the second')
    expect(sandbox.gateway.identifies).toHaveLength(shards)
    for (const [shard, guild] of guilds.entries()) {
      // Of the servers whose sessions were resumed nobody has told the second one who sees which channel.
      const { message } = await player(sandbox, 'Annie', 'saloon', guild).command('tables')
      expect(message && textOf(message), `on shard ${shard}`).toContain(`<#${sandbox.channel('stagecoach', guild).id}>`)
    }
    await stop(second)
  })
})
