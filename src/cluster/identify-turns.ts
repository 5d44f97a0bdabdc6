/** Turns to identify, which all processes take one after the other. */
import { pause, type Timer, unless } from '../tables/service/waiting.js'
import type { Attempt } from './attempts.js'
import type { ShardRegistry } from './ports.js'

/** How long to wait after the question whose turn it is could not be answered. */
const AGAIN_MS = 500

export interface IdentifyTurnsDeps {
  readonly registry: Pick<ShardRegistry, 'turn'>
  readonly timer: Timer
  readonly attempt: Attempt
}

/** Waits for this process's turn to identify with a rate-limit key. Rejects only if the signal aborts, with its reason. */
export async function waitForIdentifyTurn(
  { registry, timer, attempt }: IdentifyTurnsDeps,
  key: number,
  signal: AbortSignal,
): Promise<void> {
  for (;;) {
    signal.throwIfAborted()
    const asked = attempt(
      () => registry.turn(key),
      'whose turn it is to identify cannot be read; this process goes on asking',
      AGAIN_MS,
    )
    const ms = await unless(signal, asked)
    if (ms <= 0) return
    await pause(timer, ms, signal)
  }
}
