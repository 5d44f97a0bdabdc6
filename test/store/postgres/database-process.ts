/**
 * A process that uses the database at the given URL. It answers each line on its input: `enter 4` and `take 2` are for the
 * registry, anything else is written. It stops when its input ends.
 */
import { createInterface } from 'node:readline'
import { sql } from 'drizzle-orm'
import { createShardRegistry } from '../../../src/store/postgres/cluster/shard-registry.js'
import { leaseDatabase } from '../../../src/store/postgres/database.js'
import { StoreUnavailable } from '../../../src/store/unavailable.js'

const tell = (line: string) => process.stdout.write(`${line}\n`)

const [url = '', how] = process.argv.slice(2)
try {
  const held = await leaseDatabase(url, { alone: how === 'alone' })
  const registry = createShardRegistry({ ...held, database: 'the database' })
  const done = async (line: string): Promise<string> => {
    const [verb, number] = line.split(' ')
    if (verb === 'enter') return `entered ${await registry.enter({ application: 'app', recommended: Number(number), rules: 1 })}`
    if (verb === 'take') return (await registry.take(Number(number))) === null ? 'not free' : `took ${number}`
    await held.link.db.execute(sql`insert into guilds values (${line}, 1)`)
    return `wrote ${line}`
  }
  tell('held')
  held.guard.lost.then(({ message }) => tell(message))
  for await (const line of createInterface({ input: process.stdin }))
    tell(await done(line).catch((thrown: unknown) => (thrown instanceof Error ? thrown.name : String(thrown))))
  await held.close()
} catch (thrown) {
  if (!(thrown instanceof StoreUnavailable)) throw thrown
  tell(thrown.message)
}
