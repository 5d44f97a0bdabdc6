/** What the operator's port asks of the program. None of it tells who plays what. */
interface Census {
  /** The number of tables by status. */
  readonly tables: Readonly<Record<string, number>>
  /** Messages that have not reached their channels yet. */
  readonly queued: number
}

export interface Vitals {
  /** Whether the gateway is connected. */
  connected(): boolean
  /** How many of the gateway's shards are connected, and how many are not. */
  shards(): { readonly connected: number; readonly away: number }
  /** How this process and others divide the bot's shards among them. Null if it is the only one. */
  cluster(): {
    readonly processes: number
    readonly taken: number
    readonly given: number
    /** Free shards that no process can read, because each is of an earlier version. */
    readonly unreadable: number
  } | null
  /** Pictures that were asked for and are not finished. */
  picturesPending(): number
  /** How often the database's server was asked something, and how often that failed. Null without a server. */
  readonly traffic: (() => { readonly statements: number; readonly errors: number }) | null
  /** Rejects if the database does not answer. */
  census(): Promise<Census>
  /** Why nothing can be stored, in one sentence. Null if storing works. */
  trouble(): string | null
  /** Since when messages have been waiting although none could be sent to any channel. Null if there is no such trouble. */
  untoldSince(): Date | null
}

/** How long channels may be out of reach before the bot counts as ill. Shorter outages of Discord pass by themselves. */
export const PATIENCE_MS = 5 * 60_000

/** What is wrong, one sentence each. Empty if all is well. */
export async function complaints(vitals: Vitals, now: Date): Promise<readonly string[]> {
  return [gateway(vitals), version(vitals), await database(vitals), outbox(vitals, now)].filter((complaint) => complaint !== null)
}

function gateway(vitals: Vitals): string | null {
  return vitals.connected() ? null : 'The gateway is not connected.'
}

/** A process that holds other shards is needed all the same, and nobody should restart it. */
function version(vitals: Vitals): string | null {
  const { connected, away } = vitals.shards()
  const unreadable = vitals.cluster()?.unreadable ?? 0
  if (unreadable === 0 || connected + away > 0) return null
  return 'A newer version of the bot has held the shards that are left, and this one cannot read them: start that version.'
}

async function database(vitals: Vitals): Promise<string | null> {
  try {
    await vitals.census()
    return vitals.trouble()
  } catch {
    return 'The database does not answer.'
  }
}

function outbox(vitals: Vitals, now: Date): string | null {
  const since = vitals.untoldSince()
  if (since === null || now.getTime() - since.getTime() < PATIENCE_MS) return null
  return `No channel could be told anything since ${since.toISOString()}.`
}
