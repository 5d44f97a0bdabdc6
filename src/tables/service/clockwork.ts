/**
 * The clock of all tables: one timer for the earliest due time. Due times are in the store, so nothing is lost when the program
 * stops. After a start they are checked at once.
 */
import { ASK_AGAIN_MS } from '../model/deadlines.js'
import { messageOf } from '../model/message-of.js'
import type { Clock, Logger, Store, Waking } from '../model/ports.js'
import { createAlarm } from './alarm.js'
import { createFailedTicks, RETRY_MS, SOON_MS } from './failed-ticks.js'

export interface ClockworkDeps {
  readonly store: Pick<Store, 'toWake'>
  readonly clock: Clock
  readonly logger: Logger
  /** Does what is due at a table. */
  readonly tick: (tableId: string) => Promise<void>
  /** The clock was set back while a table waited. Deadlines go by the clock, but nobody should wait for a computer player. */
  readonly setBack: (tableId: string) => void
}

export interface Clockwork {
  /** Starts the clock. It then wakes whenever something is due. */
  start(): void
  /** A table has something due at `at`. */
  expect(at: Date): void
  /** Looks at once, also at tables that failed. */
  lookAgain(): void
  /** Stops the clock. Resolves when the check in progress has ended. */
  stop(): Promise<void>
}

/** Tables checked together. More are checked right after. */
const BATCH = 64

/** After the clock was set back, so many tables are told of it. */
const MOST_TOLD = 1_000

/** A table that failed stays the first one, and the store need not tell what is due later than in a minute. */
const HIDDEN_MS = 60_000

export function createClockwork({ store, clock, logger, tick, setBack }: ClockworkDeps): Clockwork {
  let mode: 'idle' | 'running' | 'stopped' = 'idle'
  let looking: Promise<void> | null = null
  let again = false
  const failed = createFailedTicks()
  let hasLookFailed = false
  const alarm = createAlarm(clock, look)

  function setAlarm(at: number): void {
    if (mode === 'running') alarm.set(at)
  }

  function look(): void {
    if (mode !== 'running') return
    again = looking !== null
    if (looking !== null) return
    looking = lookAtAll()
      .catch((thrown: unknown) => {
        logger.error({}, `the clock of the tables could not look, will try again: ${messageOf(thrown)}`)
        setAlarm(clock.now().getTime() + (hasLookFailed ? RETRY_MS : SOON_MS))
        hasLookFailed = true
      })
      .finally(() => {
        looking = null
        if (again) look()
      })
  }

  /** Does what is due, and sets the timer for what is due next. */
  async function lookAtAll(): Promise<void> {
    const looked = new Map<string, number>()
    for (;;) {
      const most = BATCH + failed.size
      const waking = await store.toWake(most)
      hasLookFailed = false
      // One of which the store no longer tells has ended, or waits for nothing.
      if (waking.length < most) failed.keepOnly(new Set(waking.map(({ tableId }) => tableId)))
      const now = alarm.now()
      const due = waking.filter((each) => failed.momentFor(each, now) <= now)
      for (const waking of due) {
        const { tableId, at } = waking
        if (mode !== 'running') return
        await wake(waking, now, at.getTime() <= (looked.get(tableId) ?? -1))
        looked.set(tableId, now)
      }
      if (due.length > 0) continue
      if (alarm.wasSetBack()) await tellSetBack()
      for (const each of waking) setAlarm(failed.momentFor(each, now))
      if (failed.size > 0) setAlarm(now + HIDDEN_MS)
      return
    }
  }

  /** Tells of the tables at which a computer player may be due. One that failed is left alone, whatever the clock says. */
  async function tellSetBack(): Promise<void> {
    const waking = await store.toWake(MOST_TOLD)
    const latest = (alarm.takeSetBack() ?? 0) + ASK_AGAIN_MS
    for (const { tableId, at } of waking) if (at.getTime() <= latest && !failed.has(tableId)) setBack(tableId)
  }

  async function wake({ tableId, position }: Waking, now: number, isUnmoved: boolean): Promise<void> {
    const failure = failed.begin(tableId)
    try {
      if (isUnmoved) throw new Error('it is due again for what was done already')
      await tick(tableId)
    } catch (thrown) {
      failure(now)
      logger.error({ table: tableId, position }, `the clock of this table failed, will try again: ${messageOf(thrown)}`)
    }
  }

  return {
    start() {
      mode = 'running'
      look()
    },
    expect: (at) => setAlarm(at.getTime()),
    lookAgain() {
      failed.clear()
      look()
    },
    async stop() {
      mode = 'stopped'
      alarm.callOff()
      await looking
    },
  }
}
