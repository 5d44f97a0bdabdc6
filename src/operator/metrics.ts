/** Metrics for Prometheus, in a registry of their own. Labels are fixed words, never ids, names or texts of users. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { CAUSES, watchPauses } from './pauses.js'
import type { Vitals } from './vitals.js'

/** In seconds. Discord drops an interaction after 3. */
const ANSWER_BUCKETS = [0.025, 0.05, 0.1, 0.2, 0.3, 0.5, 0.75, 1, 1.5, 2, 3, 5]

export interface Metrics {
  /** An interaction was handled, `ms` milliseconds after it arrived. */
  answered(kind: string, outcome: string, ms: number): void
  /** A request to Discord ended with an HTTP status, or null if there was no response. */
  requested(status: number | null): void
  /** A request to a table was `accepted`, or refused with this code. */
  decided(outcome: string): void
  /** A picture was drawn, or an earlier one was reused. */
  pictured(how: 'made' | 'kept'): void
  /** Storing began to fail. */
  storingFailed(): void
  /** From now on the metrics include these vitals. */
  watch(vitals: Vitals, now: () => Date): void
  /** All metrics in Prometheus' text format. */
  text(): Promise<string>
  readonly contentType: string
}

export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const { interactions, answers, decisions, requests, pictures, failures } = countersIn(registry)
  registerPauses(registry)
  return {
    answered(kind, outcome, ms) {
      interactions.inc({ kind, outcome })
      answers.observe({ kind }, ms / 1000)
    },
    requested: (status) => requests.inc({ status: statusClass(status) }),
    decided: (outcome) => decisions.inc({ outcome }),
    pictured: (how) => pictures.inc({ how }),
    storingFailed: () => failures.inc(),
    watch: (vitals, now) => registerVitals(vitals, now, registry),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  }
}

/** What is counted as it happens. */
function countersIn(registry: Registry) {
  const registers = [registry]
  const interactions = new Counter({
    name: 'stagecoach_interactions_total',
    help: 'Presses and commands by how they were answered',
    labelNames: ['kind', 'outcome'],
    registers,
  })
  const answers = new Histogram({
    name: 'stagecoach_answer_seconds',
    help: 'From the arrival of a press or command to the end of the delivery of its answer',
    labelNames: ['kind'],
    buckets: ANSWER_BUCKETS,
    registers,
  })
  const decisions = new Counter({
    name: 'stagecoach_decisions_total',
    help: 'What was asked of tables: accepted, or why it was refused',
    labelNames: ['outcome'],
    registers,
  })
  const requests = new Counter({
    name: 'stagecoach_discord_requests_total',
    help: 'Requests to Discord by class of status; 429 (rate limited) and none (no answer) by themselves',
    labelNames: ['status'],
    registers,
  })
  const pictures = new Counter({
    name: 'stagecoach_pictures_total',
    help: 'Pictures that were made, and that were there already',
    labelNames: ['how'],
    registers,
  })
  const failures = new Counter({
    name: 'stagecoach_database_failures_total',
    help: 'How often the database began to refuse what was written; until it ends nothing is accepted',
    registers,
  })
  return { interactions, answers, decisions, requests, pictures, failures }
}

/** Registers the longest pause of the event loop, and what it was for. */
function registerPauses(registry: Registry): void {
  const registers = [registry]
  const pauses = watchPauses()
  new Gauge({
    name: 'stagecoach_pause_max_seconds',
    help: 'The longest pause of the event loop since the last look, less what was waited for a processor in it',
    registers,
    collect() {
      const { ms, of } = pauses.longest()
      this.set(ms / 1000)
      for (const cause of CAUSES) pauseCauses.set({ cause }, of[cause] / 1000)
    },
  })
  // Set together with the pause itself.
  const pauseCauses = new Gauge({
    name: 'stagecoach_pause_max_cause_seconds',
    help: 'How much of that pause went into collecting garbage, storing, and ending a game',
    labelNames: ['cause'],
    registers,
  })
}

function statusClass(status: number | null): string {
  if (status === null) return 'none'
  return status === 429 ? '429' : `${Math.floor(status / 100)}xx`
}

/** Registers the gauges that are read at each scrape. */
function registerVitals(vitals: Vitals, now: () => Date, registry: Registry): void {
  const registers = [registry]
  new Gauge({
    name: 'stagecoach_gateway_connected',
    help: '1 while the gateway is connected',
    registers,
    collect() {
      this.set(vitals.connected() ? 1 : 0)
    },
  })
  new Gauge({
    name: 'stagecoach_shards',
    help: "The gateway's shards of this process: connected, or away after they were connected",
    labelNames: ['state'],
    registers,
    collect() {
      for (const [state, count] of Object.entries(vitals.shards())) this.set({ state }, count)
    },
  })
  new Gauge({
    name: 'stagecoach_pictures_pending',
    help: 'Pictures that were asked for and are not finished',
    registers,
    collect() {
      this.set(vitals.picturesPending())
    },
  })
  new Gauge({
    name: 'stagecoach_untold_seconds',
    help: 'For how long announcements have waited although no channel could be told anything; 0 while channels can be told',
    registers,
    collect() {
      const since = vitals.untoldSince()
      this.set(since === null ? 0 : Math.max(0, (now().getTime() - since.getTime()) / 1000))
    },
  })
  if (vitals.cluster() !== null) registerCluster(vitals, registry)
  if (vitals.traffic !== null) registerTraffic(vitals.traffic, registry)
  registerCensus(vitals, registry)
}

/** Registers what there is to know about several processes. */
function registerCluster(vitals: Vitals, registry: Registry): void {
  const registers = [registry]
  new Gauge({
    name: 'stagecoach_processes',
    help: "Processes that share the bot's shards, as this one sees it; 0 before it has seen any",
    registers,
    collect() {
      this.set(vitals.cluster()?.processes ?? 0)
    },
  })
  new Counter({
    name: 'stagecoach_shard_handovers_total',
    help: 'Shards that this process has taken, and that it has given up',
    labelNames: ['way'],
    registers,
    collect() {
      const { taken = 0, given = 0 } = vitals.cluster() ?? {}
      this.reset()
      this.inc({ way: 'taken' }, taken)
      this.inc({ way: 'given' }, given)
    },
  })
}

/** Registers what a database's server is asked. */
function registerTraffic(traffic: NonNullable<Vitals['traffic']>, registry: Registry): void {
  const registers = [registry]
  new Counter({
    name: 'stagecoach_database_statements_total',
    help: "Statements sent to the database's server, each of which is waited for",
    registers,
    collect() {
      this.reset()
      this.inc(traffic().statements)
    },
  })
  new Counter({
    name: 'stagecoach_database_errors_total',
    help: "Statements that failed, or to which the database's server gave no answer",
    registers,
    collect() {
      this.reset()
      this.inc(traffic().errors)
    },
  })
}

/** What the database is asked for once at each scrape. If it does not answer, its counts are left out. */
function registerCensus(vitals: Vitals, registry: Registry): void {
  const registers = [registry]
  // All metrics of a scrape are read at once, so they share one census.
  let asked: ReturnType<typeof counted> | null = null
  const census = () => {
    asked ??= counted(vitals).finally(() => {
      asked = null
    })
    return asked
  }
  new Gauge({
    name: 'stagecoach_database_ok',
    help: '1 while the database answers and stores what is written',
    registers,
    async collect() {
      this.set((await census()) !== null && vitals.trouble() === null ? 1 : 0)
    },
  })
  new Gauge({
    name: 'stagecoach_tables',
    help: 'Tables by status',
    labelNames: ['status'],
    registers,
    async collect() {
      const found = await census()
      this.reset()
      for (const [status, count] of Object.entries(found?.tables ?? {})) this.set({ status }, count)
    },
  })
  new Gauge({
    name: 'stagecoach_outbox_announcements',
    help: 'Announcements that channels have not heard yet',
    registers,
    async collect() {
      const found = await census()
      if (found === null) this.remove()
      else this.set(found.queued)
    },
  })
}

/** Null if the database does not answer. */
async function counted(vitals: Vitals): Promise<Awaited<ReturnType<Vitals['census']>> | null> {
  try {
    return await vitals.census()
  } catch {
    return null
  }
}
