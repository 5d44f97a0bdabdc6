/** Starts a PostgreSQL server on this machine for tests and benches, in a folder that is removed when it ends. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { findPrograms, type Programs, type User, userForServer } from './programs.js'

/** How the server ends: after its clients are told, or as if it had crashed. */
type Ending = 'fast' | 'immediate'

export interface OwnServer {
  /** The URL of the database `postgres`, as a superuser. */
  readonly url: string
  start(): Promise<void>
  stop(ending: Ending): Promise<void>
  /** Stops all of its processes as they are. They neither answer nor close anything until they go on. */
  freeze(): Promise<void>
  thaw(): void
  /** Stops it and removes its data. */
  remove(): Promise<void>
}

const SIGNALS = { fast: 'SIGINT', immediate: 'SIGQUIT' } as const

/**
 * Keeps the server as long as its own input is open, so that the server and its data go when the tests end in whatever way. If it
 * is told to, it keeps the data.
 */
const KEEPER = `
folder=$1; shift
"$@" >/dev/null 2>"$folder/log" </dev/null & server=$!
read -r word
# A server that has only just begun does not hear it.
while kill -QUIT $server 2>/dev/null; do sleep 0.1; done &
wait $server
[ "$word" = keep ] || rm -rf "$folder"
`

const SETTINGS = {
  listen_addresses: '127.0.0.1',
  // Its memory is then in its folder, and goes with it.
  dynamic_shared_memory_type: 'mmap',
}

const POLL_MS = 20

export interface ServerOptions {
  /** Where its folder is made: where temporary files are, unless otherwise said. */
  readonly within?: string
  /** What it is told at its start, beside what it always is. */
  readonly settings?: Readonly<Record<string, string>>
}

/** Starts a new one with nothing in it. Throws {@link NoPrograms} if this machine has no PostgreSQL. */
export async function startServer({ within = tmpdir(), settings = {} }: ServerOptions = {}): Promise<OwnServer> {
  const user = userForServer()
  const folder = mkdtempSync(join(within, 'stagecoach-postgres-'))
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid)
  const programs = programsFor(user, folder)
  const data = join(folder, 'data')
  const creation = ['-D', data, '-U', 'stagecoach', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync']
  execFileSync(programs.initdb, creation, { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] })
  const port = await freePort()
  const url = `postgres://stagecoach@127.0.0.1:${port}/postgres`
  const chosen = Object.entries({ ...SETTINGS, port: String(port), unix_socket_directories: folder, ...settings })
  const command = [programs.postgres, '-D', data, ...chosen.flatMap(([name, value]) => ['-c', `${name}=${value}`])]
  let keeper: ChildProcess | null = null
  let frozen: readonly number[] = []

  const processId = () => Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0])
  const isUp = () => existsSync(join(data, 'postmaster.pid'))

  function thaw(): void {
    for (const pid of frozen) signal(pid, 'SIGCONT')
    frozen = []
  }

  async function end(word: string): Promise<void> {
    thaw()
    const ending = keeper
    keeper = null
    if (ending === null || ending.exitCode !== null) return
    const over = new Promise((resolve) => ending.once('exit', resolve))
    ending.stdin?.end(word)
    await over
  }

  const server: OwnServer = {
    url,
    async start() {
      rmSync(join(folder, 'log'), { force: true })
      keeper = spawn('sh', ['-c', KEEPER, 'keeper', folder, ...command], {
        ...user,
        cwd: folder,
        detached: true,
        stdio: ['pipe', 'ignore', 'ignore'],
      })
      await answering(url, keeper, join(folder, 'log'))
    },
    async stop(ending) {
      thaw()
      process.kill(processId(), SIGNALS[ending])
      while (isUp()) await pause(POLL_MS)
      await end('keep\n')
    },
    async freeze() {
      const listing = await asking(url, 'select pid from pg_stat_activity where pid <> pg_backend_pid()')
      const pids = [processId(), ...listing.map(({ pid }) => Number(pid))]
      for (const pid of pids) signal(pid, 'SIGSTOP')
      frozen = pids
    },
    thaw,
    async remove() {
      await end('')
      rmSync(folder, { recursive: true, force: true })
    },
  }
  await server.start()
  return server
}

/** Runs `work` with a new one. Throws {@link NoPrograms} if this machine has no PostgreSQL. */
export async function withServer<T>(work: (server: OwnServer) => Promise<T>): Promise<T> {
  const server = await startServer()
  try {
    return await work(server)
  } finally {
    await server.remove()
  }
}

/** Creates an empty database on the server and returns its URL. */
export async function newDatabase({ url }: OwnServer, name: string): Promise<string> {
  await asking(url, `create database ${name} encoding 'UTF8' template template0`)
  return Object.assign(new URL(url), { pathname: `/${name}` }).href
}

function programsFor(user: User, folder: string): Programs {
  try {
    return findPrograms(user, folder)
  } catch (thrown) {
    rmSync(folder, { recursive: true, force: true })
    throw thrown
  }
}

/** A process of the server may have ended meanwhile. */
function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch (thrown) {
    if (!(thrown instanceof Error && 'code' in thrown && thrown.code === 'ESRCH')) throw thrown
  }
}

async function answering(url: string, keeper: ChildProcess, log: string): Promise<void> {
  for (;;) {
    try {
      await asking(url, 'select')
      return
    } catch (cause) {
      const said = existsSync(log) ? readFileSync(log, 'utf8') : ''
      if (keeper.exitCode !== null || /FATAL/.test(said.replaceAll(/FATAL: +the database system is.*/g, ''))) {
        throw new Error(`The PostgreSQL server does not start: ${said.trim()}`, { cause })
      }
      await pause(POLL_MS)
    }
  }
}

/** Sends one statement over a connection of its own. */
export async function asking(url: string, statement: string): Promise<readonly Record<string, unknown>[]> {
  const client = new Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })
}
