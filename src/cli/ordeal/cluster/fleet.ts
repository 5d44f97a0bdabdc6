/** The processes of the bot in an ordeal. Discord tells each from the others, and each has a wire of its own to the database. */
import { setTimeout as after } from 'node:timers/promises'
import { type Relay, relayTo } from '../../postgres/relay.js'
import { databaseSetting, discordSettings, type Running } from '../../wire/process.js'
import { settledWithin } from '../../wire/settled.js'
import type { Arena } from '../wire/arena.js'
import type { Condition } from './shard-watch.js'

export interface Member {
  /** By which Discord tells it from the others. */
  readonly name: string
  readonly running: Running
  /** To the database. */
  readonly wire: Relay
}

export interface Fleet {
  /** Starts a process. Resolves once it is ready, or to null if it does not get ready. */
  start(): Promise<Member | null>
  /** Starts a process and kills it after this time. */
  startInVain(ms: number): Promise<void>
  kill(member: Member): Promise<void>
  /** Stops a process as its operator would. */
  stop(member: Member): Promise<void>
  freeze(member: Member): void
  thaw(member: Member): void
  /** From now on a process alone does not reach the database, or does again. */
  seclude(member: Member, how: 'cut' | 'hold'): void
  rejoin(member: Member): Promise<void>
  /** Resolves to whether the process has ended within this time. */
  endsWithin(member: Member, ms: number): Promise<boolean>
  /** For this long the process may end by itself, because the others may have taken it for dead. */
  excuse(member: Member, ms: number): void
  /** The processes that are ready and at work, oldest first. */
  up(): readonly Member[]
  conditionOf(name: string): Condition
  /** From now on the end of any process is in order. */
  dismiss(): void
  /** How many processes ended by themselves because they had been taken for dead. */
  readonly resigned: () => number
}

type State = 'starting' | 'up' | 'frozen' | 'secluded' | 'waking' | 'ending' | 'gone'

interface Entry extends Member {
  state: State
  /** Until when it may end by itself. */
  excusedUntil: number
}

export interface Watch {
  /** Called whenever {@link Fleet.up} or {@link Fleet.conditionOf} may have changed. */
  readonly changed: () => void
  readonly fail: (failure: string) => void
}

const START_MS = 90_000
/** A woken process needs this long to notice. */
const WAKING_MS = 3_000

export function createFleet({ launch, sandbox, database }: Arena, { changed, fail }: Watch): Fleet {
  if (!('url' in database)) throw new Error('Only a database in PostgreSQL has several processes.')
  const { url } = database
  const entries: Entry[] = []
  let resigned = 0
  let isDismissed = false

  const entryOf = (member: Member) => entries.find(({ name }) => name === member.name)

  function enter(member: Member, state: State): void {
    const entry = entryOf(member)
    if (entry !== undefined && entry.state !== 'gone') entry.state = state
    changed()
  }

  async function launched(): Promise<Entry> {
    const wire = await relayTo(url)
    const name = `p${entries.length + 1}`
    const running = launch({ ...discordSettings(sandbox.as(name)), ...databaseSetting(wire) })
    const entry: Entry = { name, running, wire, state: 'starting', excusedUntil: 0 }
    entries.push(entry)
    void running.ended.then((ended) => {
      const isExpected = isDismissed || entry.state === 'ending'
      const isInOrder = performance.now() < entry.excusedUntil && ended.code === 1
      if (!isExpected && isInOrder) resigned++
      if (!isExpected && !isInOrder)
        fail(`process ${name} ended by itself (${ended.signal ?? ended.code}): ${ended.stderr.slice(-1_000)}`)
      enter(entry, 'gone')
      wire.close()
    })
    return entry
  }

  function wake(member: Member): void {
    enter(member, 'waking')
    setTimeout(() => {
      if (entryOf(member)?.state === 'waking') enter(member, 'up')
    }, WAKING_MS).unref()
  }

  async function kill(member: Member): Promise<void> {
    enter(member, 'ending')
    member.running.child.kill('SIGKILL')
    await member.running.ended
  }

  return {
    async start() {
      const entry = await launched()
      const ready = await settledWithin(entry.running.ready, START_MS)
      if (ready === null) {
        if (entry.state !== 'gone') fail(`process ${entry.name} was not ready within ${START_MS / 1000} s`)
        return null
      }
      enter(entry, 'up')
      return entry
    },
    async startInVain(ms) {
      const entry = await launched()
      await after(ms)
      await kill(entry)
    },
    kill,
    async stop(member) {
      enter(member, 'ending')
      member.running.child.kill('SIGTERM')
      const { code, stderr } = await member.running.ended
      if (code !== 0) fail(`process ${member.name} was asked to stop and ended with ${code}: ${stderr.slice(-1_000)}`)
    },
    freeze(member) {
      member.running.child.kill('SIGSTOP')
      enter(member, 'frozen')
    },
    thaw(member) {
      wake(member)
      member.running.child.kill('SIGCONT')
    },
    seclude(member, how) {
      member.wire[how]()
      enter(member, 'secluded')
    },
    async rejoin(member) {
      wake(member)
      await member.wire.mend()
    },
    endsWithin: async (member, ms) => (await settledWithin(member.running.ended, ms)) !== null,
    excuse(member, ms) {
      const entry = entryOf(member)
      if (entry !== undefined) entry.excusedUntil = performance.now() + ms
    },
    up: () => entries.filter(({ state }) => state === 'up' || state === 'waking'),
    conditionOf(name) {
      const state = entries.find((entry) => entry.name === name)?.state ?? 'gone'
      if (state === 'frozen' || state === 'secluded' || state === 'waking' || state === 'gone') return state
      return 'running'
    },
    dismiss() {
      isDismissed = true
    },
    resigned: () => resigned,
  }
}
