/** A process that uses the database at the given URL. It answers each line on its input, and stops when that ends. */
import { createInterface } from 'node:readline'
import { sql } from 'drizzle-orm'
import { holdDatabase } from '../../../src/store/postgres/database.js'
import { StoreUnavailable } from '../../../src/store/unavailable.js'

const tell = (line: string) => process.stdout.write(`${line}\n`)

try {
  const { link, guard, close } = await holdDatabase(process.argv[2] ?? '', { alone: process.argv[3] === 'alone' })
  tell('held')
  guard.lost.then(({ message }) => tell(message))
  for await (const line of createInterface({ input: process.stdin })) {
    const written = link.db.execute(sql`insert into guilds values (${line}, 1)`)
    tell(
      await written.then(
        () => `wrote ${line}`,
        (thrown: unknown) => (thrown instanceof Error ? thrown.name : String(thrown)),
      ),
    )
  }
  await close()
} catch (thrown) {
  if (!(thrown instanceof StoreUnavailable)) throw thrown
  tell(thrown.message)
}
