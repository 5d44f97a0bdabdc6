/** What an operator's port asks of the program; nothing of it says who plays what. */
interface Census {
  /** How many tables there are, by status. */
  readonly tables: Readonly<Record<string, number>>
  /** Announcements that channels have not heard yet. */
  readonly queued: number
}

export interface Vitals {
  /** Whether the gateway is connected. */
  connected(): boolean
  /** Throws if the database does not answer. */
  census(): Census
  /** Why nothing can be stored, in one sentence; null while it can be. */
  trouble(): string | null
  /** Since when no channel could be told anything although there was something to tell; null: there is no such trouble. */
  untoldSince(): Date | null
}

/** For how long channels may be out of reach before that counts as ill: shorter troubles of Discord's pass by themselves. */
export const PATIENCE_MS = 5 * 60_000

/** What is wrong, one sentence each; empty: all is well. */
export function complaints(vitals: Vitals, now: Date): readonly string[] {
  return [gateway(vitals), database(vitals), outbox(vitals, now)].filter((complaint) => complaint !== null)
}

function gateway(vitals: Vitals): string | null {
  return vitals.connected() ? null : 'The gateway is not connected.'
}

function database(vitals: Vitals): string | null {
  try {
    vitals.census()
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
