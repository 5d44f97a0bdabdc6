import { afterEach, expect, test } from 'vitest'
import { countOldGames } from '../src/old-games.js'
import { openDatabase } from '../src/store/open.js'
import type { Cluster, OpenStore } from '../src/store/ports.js'
import { finish, userOf } from './standings/games.js'
import { asking } from './store/postgres/own-server.js'
import { freshDatabase } from './store/postgres/server.js'
import { tally } from './tables/kit/tally-game.js'

const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

interface Process extends OpenStore {
  readonly cluster: Cluster
  /** Counts what is to be counted, and resolves to what the operator is told. */
  count(): Promise<readonly string[]>
}

async function start(url: string): Promise<Process> {
  const opened = await openDatabase({ url })
  closing.push(opened.close)
  const { cluster } = opened
  if (cluster === null) throw new Error('it is for one process alone')
  return {
    ...opened,
    cluster,
    async count() {
      const told: string[] = []
      const tell = (_about: object, sentence: string) => void told.push(sentence)
      await countOldGames(opened, [tally], { info: tell, warn: tell })
      return told
    },
  }
}

/** The URL of a database with two games that earlier rules have counted. */
async function countedBefore(): Promise<string> {
  const url = await freshDatabase()
  const { store, close } = await openDatabase({ url })
  for (const tableId of ['game0001', 'game0002']) await finish(store, { tableId, users: [userOf(1), userOf(2)], points: [1, 0] })
  await close()
  await asking(url, 'update results set counted_under = 0; update ladders set wins = 7')
  return url
}

const winsIn = async (url: string) =>
  (await asking(url, 'select distinct wins from ladders order by wins')).map(({ wins }) => wins)
const MUST = expect.stringContaining('must be counted anew')
const COUNTED = 'counted the standings from the finished games'

test('those that start together count once', async () => {
  const url = await countedBefore()
  const all = await Promise.all([start(url), start(url), start(url)])
  const told = await Promise.all(all.map(({ count }) => count()))
  expect(told.flat().filter((sentence) => sentence === COUNTED)).toHaveLength(1)
  expect(told.flat()).toHaveLength(4)
  expect(await winsIn(url)).toEqual([0, 2])
  expect(await Promise.all(all.map(({ count }) => count()))).toEqual([[], [], []])
})

test('nothing is counted while others play', async () => {
  const url = await countedBefore()
  const [first, second] = [await start(url), await start(url)]
  await first.cluster.registry.enter({ application: 'app', recommended: 4, rules: 1 })
  expect(await second.count()).toEqual([MUST, expect.stringMatching(/stop all its processes, then start them again$/)])
  expect(await winsIn(url)).toEqual([7])
})

test('one that was killed does not keep others from counting', async () => {
  const url = await countedBefore()
  await asking(
    url,
    `insert into processes (id, name, started_at, until, application, rules)
    values ('0123456789abcdef', 'process 7', now(), now() + interval '1 hour', 'app', 1)`,
  )
  expect(await (await start(url)).count()).toEqual([MUST, COUNTED])
  expect(await winsIn(url)).toEqual([0, 2])
})
