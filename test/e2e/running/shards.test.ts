/** A bot on so many servers that Discord requires several shards. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Guild } from '../../../src/sandbox/server/world/records.js'
import { tally } from '../../tables/kit/tally-game.js'
import { movableClock } from '../kit/movable-clock.js'
import { type Player, player } from '../kit/player.js'
import { openScene, type Scene } from '../kit/scene.js'

const SHARDS = 3

let scene: Scene
/** One for each shard. */
let guilds: readonly Guild[]

beforeAll(async () => {
  const clock = movableClock()
  scene = await openScene({ games: [tally], clock, sandbox: { clock: clock.discord, shards: SHARDS }, withBot: false })
  const byShard = new Map<bigint, Guild>()
  // A server's creation time in milliseconds decides its shard.
  while (byShard.size < SHARDS) {
    clock.forward(1)
    const guild = scene.sandbox.addGuild({ name: `Fort ${byShard.size}`, locale: 'en-US', channels: ['stagecoach'] })
    byShard.set((BigInt(guild.id) >> 22n) % BigInt(SHARDS), guild)
  }
  guilds = [...byShard.values()]
  await scene.startBot()
})

afterAll(() => scene.close())

const at = (name: string, guild: Guild): Player => player(scene.sandbox, name, 'stagecoach', guild)

/** Opens a table of two, with both players in its lobby. */
async function open(guild: Guild): Promise<void> {
  await at('Annie', guild).command('tally', { new: { seats: 2 } })
  await at('Bill', guild).press('Join')
}

describe('a bot on three shards', () => {
  test('opens as many connections as Discord recommends', () => {
    expect(scene.sandbox.gateway.shards).toEqual([0, 1, 2])
    expect(scene.sandbox.gateway.online).toBe(true)
  })

  test('counts the servers of all of them in its log', () => {
    const servers = scene.sandbox.world.guilds.size
    expect(servers).toBeGreaterThanOrEqual(SHARDS)
    expect(scene.logged.find((line) => line.startsWith('on Discord'))).toContain(`"servers":${servers}`)
  })

  test('plays on the servers of each shard, and knows who sees what there', async () => {
    for (const guild of guilds) {
      const annie = at('Annie', guild)
      await open(guild)
      await annie.press('Start')
      const call = await scene.sandbox.until(() => annie.screen().find(({ pings }) => pings.length > 0))
      const mover = call.pings.includes(annie.id) ? annie : at('Bill', guild)
      expect(await mover.press('Take turn')).toMatchObject({ state: 'done' })
    }
    expect(scene.troubles).toEqual([])
  })

  test('is connected again when all of them have come back', async () => {
    scene.sandbox.gateway.cutSockets()
    await scene.sandbox.until(() => !scene.sandbox.gateway.online, 20_000)
    await scene.sandbox.until(() => scene.sandbox.gateway.online, 30_000)
    for (const guild of guilds) expect(await at('Annie', guild).command('tally', { board: {} })).toMatchObject({ state: 'done' })
  })
})
