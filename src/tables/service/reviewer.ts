/**
 * Looks back at finished games in the background, one at a time. Everything else that computer players think about goes first.
 */
import { setTimeout } from 'node:timers/promises'
import type { GameState } from '../../games/game.js'
import type { Insight, Study } from '../../players/study.js'
import type { LoadedTable } from '../model/loaded-table.js'
import { messageOf } from '../model/message-of.js'
import type { Logger, Store } from '../model/ports.js'
import type { Review } from '../model/review.js'
import { sha256 } from '../model/sha256.js'
import type { FinishedTable } from '../model/table.js'
import { reviewing } from '../past/reviewing.js'
import type { Thinker } from './computers.js'
import { pastOf } from './past-of.js'

export interface ReviewerDeps {
  readonly thinker: Pick<Thinker, 'study'>
  readonly store: Pick<Store, 'nextReview' | 'putReview' | 'log'>
  readonly find: (tableId: string) => Promise<LoadedTable | null>
  /** A table's review was stored. */
  readonly announced: (tableId: string) => void
  readonly logger: Logger
  /**
   * How many times 100 ms of a quiet processor one game may take. Iterations are counted by the pace of the game. Absent: nobody
   * looks back.
   */
  readonly effort?: number
}

export interface Reviewer {
  /** Starts, also with games that ended before the program was started. */
  start(): void
  /** A game has just ended. */
  wake(): void
  /** Gives up what is under way, which is begun again after the next start. Resolves when nothing is stored any more. */
  stop(): Promise<void>
}

/** Pause after each study, because presses and pictures come first. */
const BREAK_MS = 10

/** Pause before the next look when nothing is left, and after a failure. */
const LOOK_MS = 60_000

/** Pauses use the machine's own time, because no game depends on them. */
export function createReviewer({ thinker, store, find, announced, logger, effort = 0 }: ReviewerDeps): Reviewer {
  const stopping = new AbortController()
  let woken = new AbortController()
  let storing: Promise<void> = Promise.resolve()

  const pause = (ms: number, signal: AbortSignal) => setTimeout(ms, undefined, { signal, ref: false }).catch(() => {})

  /** Null if the game cannot be looked back at. */
  async function review({ table, begunUnder, pledge }: LoadedTable): Promise<Review | null> {
    if (table.status !== 'over' || begunUnder !== table.game.rulesVersion) return null
    const past = await pastOf(table, await store.log(table.id, 0))
    if (past === null) return null
    const { game, outcome } = table
    const seed = seedOf(table, pledge)
    return followed(thinker, game, reviewing({ game, past, outcome, seed, iterations: effort * game.pace }))
  }

  async function followed(
    { study }: Pick<Thinker, 'study'>,
    game: FinishedTable['game'],
    studies: Generator<Study<GameState>, Review, Insight>,
  ): Promise<Review> {
    for (let step = studies.next(); ; ) {
      if (step.done === true) return step.value
      const insight = await study(game, step.value)
      await pause(BREAK_MS, stopping.signal)
      stopping.signal.throwIfAborted()
      step = studies.next(insight)
    }
  }

  /** Looks back at one game. False if there is none. */
  async function next(): Promise<boolean> {
    const tableId = await store.nextReview()
    if (tableId === null) return false
    let position: number | null = null
    try {
      const loaded = await find(tableId)
      position = loaded?.table.position ?? null
      const found = loaded === null ? null : await review(loaded)
      stopping.signal.throwIfAborted()
      storing = store.putReview(tableId, found, loaded?.table.position ?? 0)
      await storing
      if (found !== null) announced(tableId)
      return true
    } catch (thrown) {
      if (stopping.signal.aborted) return false
      logger.error(
        { table: tableId, position },
        `a finished game could not be looked back at, will try again: ${messageOf(thrown)}`,
      )
      return false
    }
  }

  async function work(): Promise<void> {
    while (!stopping.signal.aborted) {
      woken = new AbortController()
      const isBusy = await next().catch((thrown: unknown) => {
        logger.error({}, `finished games could not be looked back at, will try again: ${messageOf(thrown)}`)
        return false
      })
      if (!isBusy) await pause(LOOK_MS, AbortSignal.any([stopping.signal, woken.signal]))
    }
  }

  return {
    start() {
      if (effort > 0) void work()
    },
    wake: () => woken.abort(),
    async stop() {
      stopping.abort()
      // A study that is under way is not waited for.
      await storing.catch(() => {})
    },
  }
}

/** What the draws of the studies follow from. No draw of the table uses this text. */
function seedOf({ id }: FinishedTable, pledge: LoadedTable['pledge']): string {
  return sha256(`review.${pledge?.secret ?? ''}.${id}`)
}
