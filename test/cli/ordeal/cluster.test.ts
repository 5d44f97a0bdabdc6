import { expect, test } from 'vitest'
import { LEASE_MS } from '../../../src/cli/ordeal/cluster/blow.js'
import { crash } from '../../../src/cli/ordeal/cluster/outages.js'
import { freeze, kill, start, stop } from '../../../src/cli/ordeal/cluster/processes.js'
import { runCluster } from '../../../src/cli/ordeal/cluster.js'
import { at } from '../../../src/engine/lists.js'
import { GAMES } from '../../../src/games/index.js'
import { startServer } from '../../store/postgres/own-server.js'

test('processes that are killed, frozen, stopped and started lose and duplicate nothing', { timeout: 600_000 }, async () => {
  const told: string[] = []
  const { figures, failures } = await runCluster(
    { amount: 1, seed: 'test', progress: (text) => told.push(text) },
    {
      games: [at(GAMES, 0)],
      tables: 4,
      servers: 4,
      thinkingMs: 300,
      blows: [kill, freeze(LEASE_MS + 3_000, 1), start, stop, crash],
      ownServer: startServer,
    },
  )
  expect(failures, told.join('\n')).toEqual([])
  expect(figures).toMatchObject({ kills: 1, freezes: 1, starts: 1, stops: 1, 'database restarts': 1 })
  expect(figures).toMatchObject({
    'lost actions': 0,
    'doubled actions': 0,
    'stuck tables': 0,
    'channels that do not show how things stand': 0,
  })
  expect(figures['accepted actions']).toBeGreaterThan(10)
  expect(figures.handovers).toBeGreaterThan(0)
})
