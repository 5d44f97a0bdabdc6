/** Gives tests databases on a server that is started when the first of them asks. A run without such tests starts none. */
import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { asking, type OwnServer, startServer } from './own-server.js'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where databases are asked for. */
    readonly postgres: string
  }
}

interface Databases {
  /** The URL of a new one, without tables. */
  empty(): Promise<string>
  /** The URL of a new one, with our tables. */
  fresh(): Promise<string>
  /** Removes them all. */
  remove(): Promise<void>
}

/** Databases on a server. They are created one after the other, because a template must not be in use. */
function databasesOn(server: string): Databases {
  const names: string[] = []
  let last: Promise<unknown> = Promise.resolve()
  let template: string | null = null
  const urlOf = (name: string) => {
    const url = new URL(server)
    url.pathname = `/${name}`
    return url.href
  }

  async function create(from: string): Promise<string> {
    const name = `test_${randomBytes(6).toString('hex')}`
    await asking(server, `create database ${name} template ${from}`)
    names.push(name)
    return name
  }

  async function migrated(): Promise<string> {
    const name = await create('template0')
    const client = new Client({ connectionString: urlOf(name) })
    await client.connect()
    try {
      await migrate(drizzle(client), { migrationsFolder: 'migrations/postgres' })
    } finally {
      await client.end()
    }
    return name
  }

  function inTurn<T>(task: () => Promise<T>): Promise<T> {
    const turn = last.then(task)
    last = turn.catch(() => {})
    return turn
  }

  return {
    empty: () => inTurn(async () => urlOf(await create('template0'))),
    fresh: () =>
      inTurn(async () => {
        template ??= await migrated()
        return urlOf(await create(template))
      }),
    async remove() {
      for (const name of names) await asking(server, `drop database ${name} with (force)`)
    },
  }
}

export default async function offerDatabases(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL
  let own: Promise<OwnServer> | null = null
  let databases: Promise<Databases> | null = null

  async function open(): Promise<Databases> {
    if (given !== undefined) return databasesOn(given)
    own = startServer()
    return databasesOn((await own).url)
  }

  const desk = createServer(async (request, response) => {
    try {
      databases ??= open()
      const all = await databases
      response.end(await (request.url === '/empty' ? all.empty() : all.fresh()))
    } catch (thrown) {
      response.statusCode = 500
      response.end(thrown instanceof Error ? thrown.message : String(thrown))
    }
  })
  // A connection that it closes while a busy test asks again would fail that test. Clients close theirs by themselves.
  desk.keepAliveTimeout = 0
  await new Promise<void>((resolve) => desk.listen(0, '127.0.0.1', resolve))
  desk.unref()
  const { port } = desk.address() as AddressInfo
  project.provide('postgres', `http://127.0.0.1:${port}`)
  return async () => {
    desk.close()
    desk.closeAllConnections()
    const server = await own?.catch(() => null)
    if (server !== null && server !== undefined) await server.remove()
    else if (given !== undefined) await (await databases)?.remove()
  }
}
