/** Makes animations of games: one at a time per table and per user, and a few at the same time. It keeps the latest files. */
import type { Illustration } from '../../games/illustration.js'
import type { Locale } from '../../i18n/locale.js'
import { createRecent } from '../../recent.js'
import type { Clock } from '../../tables/model/ports.js'
import type { Tables } from '../../tables/model/tables.js'
import { type Past, type Played, turnEnds } from '../../tables/past/history.js'
import { pastOf } from '../../tables/service/past-of.js'
import type { Log } from '../wire/log.js'
import { viewerAt } from '../words/hindsight.js'

/** How many pictures out of how many are drawn. */
export interface Progress {
  readonly drawn: number
  readonly of: number
}

/** Makes an animated GIF. Each picture is drawn only when it is needed. Rejects when the signal is aborted. */
export type Animate = (
  frames: readonly (() => Illustration)[],
  options: { readonly progress: (drawn: number, of: number) => void; readonly signal: AbortSignal },
) => Promise<Uint8Array>

/** An animation in progress. */
export interface Making {
  readonly progress: () => Progress
  /** The file, or why there is none. */
  readonly made: Promise<Uint8Array | 'failed' | 'stopped'>
}

export type Asked =
  | { readonly kind: 'ready'; readonly gif: Uint8Array }
  | { readonly kind: 'making'; readonly making: Making }
  /** Refused, because this table's replay is already being made, another one is for the same user, or too many others are. */
  | { readonly kind: 'under-way' | 'own-under-way' | 'too-many' }
  /** Refused, because the bot is stopping. */
  | { readonly kind: 'stopped' }

export interface Replays {
  /** The past of a table's game. Null if its log does not lead to its state. */
  past(table: Played): Promise<Past | null>
  /**
   * The animation of a whole past, from the start to the last position, as everybody may see it. A user has one made at a time,
   * so that nobody alone keeps all others from theirs.
   */
  ask(table: Played, past: Past, locale: Locale, userId: string): Asked
  /** Notes the public message of an animation that was begun here. */
  note(messageId: string): void
  /** Whether a message was noted lately. */
  isNoted(messageId: string): boolean
  /** Aborted by {@link close}. */
  readonly closing: AbortSignal
  /** Stops animations in progress. */
  close(): void
}

export interface ReplaysDeps {
  readonly tables: Pick<Tables, 'log'>
  readonly animate: Animate
  readonly clock: Pick<Clock, 'after'>
  readonly log: Pick<Log, 'error'>
}

/** An animation in progress, and for whom. */
interface UnderWay {
  readonly userId: string
  readonly controller: AbortController
}

const AT_ONCE = 2
/** Files have about 2 MiB, at most 8. */
const KEPT_FILES = 6
const KEPT_PASTS = 8
const KEPT_MESSAGES = 1_000
/** A replay that takes longer has failed. */
export const LONGEST_MS = 2 * 60_000

export function createReplays({ tables, animate, clock, log }: ReplaysDeps): Replays {
  const files = createRecent<Uint8Array>(KEPT_FILES)
  const pasts = createRecent<Promise<Past | null>>(KEPT_PASTS)
  const messages = createRecent<true>(KEPT_MESSAGES)
  const underWay = new Map<string, UnderWay>()
  const closing = new AbortController()

  async function readPast(table: Played): Promise<Past | null> {
    const entries = await tables.log(table.id, 0)
    return pastOf(
      table,
      entries.filter(({ position }) => position <= table.position),
    )
  }

  async function make(userId: string, table: Played, past: Past, locale: Locale, progress: (drawn: number, of: number) => void) {
    const controller = new AbortController()
    underWay.set(table.id, { userId, controller })
    const giveUp = clock.after(LONGEST_MS, () => controller.abort(new Error(`still not made after ${LONGEST_MS} ms`)))
    try {
      const gif = await animate(framesOf(table, past, locale), { progress, signal: controller.signal })
      files.set(fileKey(table, past, locale), gif)
      return gif
    } catch (err) {
      if (closing.signal.aborted) return 'stopped'
      log.error({ table: table.id, position: table.position, err }, 'a replay could not be made')
      return 'failed'
    } finally {
      giveUp()
      underWay.delete(table.id)
    }
  }

  return {
    past(table) {
      const key = pastKey(table)
      const known = pasts.get(key)
      if (known !== undefined) return known
      const past = readPast(table)
      // A game without a result names those who left it in its log alone, not in its table. Its key therefore stays the same when
      // one of them is forgotten, so a past that names any is not kept.
      const isKept = (read: Past | null) => read === null || read[0].later.length === 0 || 'leavers' in table
      past.then(
        (read) => isKept(read) || pasts.forget(key),
        () => pasts.forget(key),
      )
      pasts.set(key, past)
      return past
    },
    ask(table, past, locale, userId) {
      const gif = files.get(fileKey(table, past, locale))
      if (gif !== undefined) return { kind: 'ready', gif }
      // It may have been asked before the bot began to stop, which would then wait for it.
      if (closing.signal.aborted) return { kind: 'stopped' }
      if (underWay.has(table.id)) return { kind: 'under-way' }
      if ([...underWay.values()].some((each) => each.userId === userId)) return { kind: 'own-under-way' }
      if (underWay.size >= AT_ONCE) return { kind: 'too-many' }
      let reached: Progress = { drawn: 0, of: shownIn(past).length }
      const made = make(userId, table, past, locale, (drawn, of) => {
        reached = { drawn, of }
      })
      return { kind: 'making', making: { progress: () => reached, made } }
    },
    note: (messageId) => messages.set(messageId, true),
    isNoted: (messageId) => messages.get(messageId) === true,
    closing: closing.signal,
    close() {
      closing.abort()
      for (const { controller } of underWay.values()) controller.abort()
    },
  }
}

/**
 * A table that has gone on has another past, but a secret step changes nothing of it: a file that is made anew after one would
 * give it away. The pictures may contain words and names, which differ between languages.
 */
function fileKey(table: Played, past: Past, locale: Locale): string {
  const reached = table.status === 'playing' ? `after ${past.at(-1)?.entry?.position ?? 0}` : `${table.position}`
  return `${table.id}/${reached}/${namesIn(table)}/${JSON.stringify(past[0].later)}/${locale}`
}

/**
 * The past tells who played. A user who was forgotten meanwhile is not told of any more. Once a game is over, the past tells its
 * secrets.
 */
function pastKey(table: Played): string {
  return `${table.id}/${table.status}/${table.position}/${namesIn(table)}`
}

function namesIn(table: Played): string {
  const leavers = 'leavers' in table ? table.leavers : []
  return JSON.stringify([...table.players, ...leavers.map(({ user }) => user)])
}

/** The positions shown: the start, and the end of each turn. */
function shownIn(past: Past): readonly number[] {
  return [...new Set([0, ...turnEnds(past)])]
}

/** Only what everybody may know at each position. */
function framesOf(table: Played, past: Past, locale: Locale): readonly (() => Illustration)[] {
  return shownIn(past).map((number) => () => {
    const { state } = past[number] ?? past[0]
    return table.game.illustrate(state, [], viewerAt(table, past, number, locale))
  })
}
