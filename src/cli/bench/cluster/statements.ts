/** How long the statements of a bot take on the server, by its extension pg_stat_statements. */
import { asking, type OwnServer, startServer } from '../../postgres/own-server.js'

/** What the server did for one kind of statement. */
export interface Statement {
  readonly text: string
  readonly calls: number
  /** At the mean. */
  readonly ms: number
}

export interface Statements {
  /** Forgets all statements in the database at `url`. */
  clear(url: string): Promise<void>
  /** The statements in the database at `url` since then. */
  since(url: string): Promise<readonly Statement[]>
}

const EXTENSION = 'pg_stat_statements'

/**
 * Starts a server that takes the time of statements. If this machine's cannot, `statements` is null. Throws
 * {@link NoPrograms} without any.
 */
export async function startTimedServer(): Promise<{ readonly server: OwnServer; readonly statements: Statements | null }> {
  const server = await startServer()
  const [found] = await asking(server.url, `select from pg_available_extensions where name = '${EXTENSION}'`)
  if (found === undefined) return { server, statements: null }
  await server.remove()
  const timed = await startServer({ settings: { shared_preload_libraries: EXTENSION } })
  await asking(timed.url, `create extension ${EXTENSION}`)
  return { server: timed, statements: statementsOf(timed) }
}

function statementsOf({ url: whole }: OwnServer): Statements {
  const ofDatabase = (url: string) => `(select oid from pg_database where datname = '${new URL(url).pathname.slice(1)}')`
  return {
    async clear(url) {
      await asking(whole, `select ${EXTENSION}_reset(0, ${ofDatabase(url)})`)
    },
    async since(url) {
      const rows = await asking(
        whole,
        `select query, sum(calls) as calls, sum(total_exec_time) / sum(calls) as ms
         from ${EXTENSION} where dbid = ${ofDatabase(url)} group by query`,
      )
      return rows.map(({ query, calls, ms }) => ({ text: String(query), calls: Number(calls), ms: Number(ms) }))
    },
  }
}
