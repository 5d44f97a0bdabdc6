import type { Sandbox } from '../../sandbox/server/sandbox.js'
import { type SandboxOptions, startSandbox } from '../../sandbox/server/start.js'

interface Crowded extends Omit<SandboxOptions, 'world' | 'requestsKept'> {
  readonly names: readonly string[]
  /** By default one. */
  readonly channels?: readonly string[]
}

/** Nobody looks at the bot's requests, and a long measurement makes very many. */
const REQUESTS_KEPT = 10

/** For sandboxes in which nobody looks at pictures either. */
export const FEW_PICTURES = { fileBudget: 8 * 2 ** 20 } as const

/** Starts a sandbox with one server for scripted players with these names. */
export function startCrowded({ names, channels = ['stagecoach'], ...options }: Crowded): Promise<Sandbox> {
  const users = names.map((name) => ({ name, locale: 'en-US' }))
  const guilds = [{ name: 'Boston Common', locale: 'en-US', channels }]
  return startSandbox({ world: { users, guilds }, requestsKept: REQUESTS_KEPT, ...options })
}
