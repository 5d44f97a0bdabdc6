/**
 * Makes sure that an animation's message gets its final content and never stays at "picture 3 of 10". A public one is recorded
 * among its table's messages until then, so that the next host of the table can finish it.
 */
import type { Post } from '../../../tables/model/tables.js'
import { playedOf } from '../../../tables/past/history.js'
import { retryDelay } from '../../../tables/service/retries.js'
import { pause } from '../../../tables/service/waiting.js'
import type { Context } from '../../context/context.js'
import type { Replays } from '../../context/replays.js'
import type { Edit } from '../../context/reply.js'
import { isFinalRefusal } from '../../wire/final-refusal.js'
import type { Message } from '../../wire/message.js'
import { createRetriedTasks } from '../../wire/retried-tasks.js'
import { filmCutShort } from './replay-messages.js'

/** The public message of an animation that is not finished. */
export interface Film extends Post {
  readonly tableId: string
}

type Means = Pick<Context, 'posts' | 'channels' | 'clock' | 'log'> & { readonly replays: Pick<Replays, 'closing'> }

const FILM_KEY = 'film:'

/**
 * Waits between attempts double. Together they take about eight minutes, within the time in which Discord accepts changes of
 * answers.
 */
const TRIES = 10

/** Records an animation's message. If that fails it is finished all the same, unless this process ends before. */
export async function recordFilm(
  { posts, replays, log }: Pick<Means, 'posts' | 'log'> & { readonly replays: Pick<Replays, 'note'> },
  tableId: string,
  where: Pick<Post, 'channelId' | 'messageId'>,
): Promise<Film> {
  replays.note(where.messageId)
  const post = { key: `${FILM_KEY}${where.messageId}`, ...where }
  await posts.put(tableId, post).catch((err: unknown) => {
    log.warn({ table: tableId, position: null, message: where.messageId, err }, 'the message of a replay could not be recorded')
  })
  return { tableId, ...post }
}

/**
 * Shows the first of `messages`, or the next one if Discord refuses it, and forgets the film. Retries failures with growing waits
 * until the bot stops. A public `film` is also edited by the bot's own token.
 */
export async function finishFilm(means: Means, film: Film | null, change: Edit, messages: readonly Message[]): Promise<void> {
  const { clock, replays, log } = means
  let failures = 0
  for (const message of messages) {
    let outcome = await show(means, film, change, message)
    while (outcome === 'failed' && ++failures < TRIES && !replays.closing.aborted) {
      await pause(clock, retryDelay(failures), replays.closing).catch(() => {})
      outcome = await show(means, film, change, message)
    }
    if (outcome === 'done') return
    if (outcome === 'failed') break
  }
  log.warn({ table: film?.tableId, position: null, message: film?.messageId }, 'a replay could not be shown')
}

/** As long as it is recorded, the next host would say that it was cut short. */
async function show(means: Means, film: Film | null, change: Edit, message: Message): Promise<Shown> {
  const outcome = await edited(means, film, change, message)
  if (outcome !== 'done' || film === null) return outcome
  return means.posts.remove(film.tableId, film).then(
    () => 'done',
    () => 'failed',
  )
}

type Shown = 'done' | 'refused' | 'failed'

async function edited({ channels }: Means, film: Film | null, change: Edit, message: Message): Promise<Shown> {
  try {
    await change(message)
    return 'done'
  } catch (thrown) {
    const outcome = isFinalRefusal(thrown) ? 'refused' : 'failed'
    if (film === null) return outcome
    const own = await channels.edit(film.channelId, film.messageId, message).catch(() => null)
    return own === null || own.kind === 'unreachable' ? outcome : 'done'
  }
}

/** Replaces the animations that an earlier host left unfinished by notes that they must be requested again. */
export interface FilmEnds {
  /** Looks for them, so that {@link begin} need not. Never rejects. */
  find(): Promise<void>
  /** Replaces each. What fails is tried again, with growing waits. */
  begin(): void
  close(): void
}

type Ending = Pick<Context, 'posts' | 'channels' | 'tables' | 'clock' | 'log'> & { readonly replays: Pick<Replays, 'isNoted'> }

export function createFilmEnds(means: Ending): FilmEnds {
  const tasks = createRetriedTasks(means.clock)
  let left: readonly Film[] | null = null

  async function found(): Promise<readonly Film[]> {
    const films = await means.posts.beginningWith(FILM_KEY)
    return films.filter(({ messageId }) => !means.replays.isNoted(messageId))
  }

  async function endAll(): Promise<void> {
    left ??= await found()
    const failures: unknown[] = []
    for (const film of left) {
      try {
        await cutShort(means, film)
        left = left.filter((each) => each !== film)
      } catch (thrown) {
        failures.push(thrown)
      }
    }
    if (failures.length > 0) throw failures[0]
  }

  return {
    async find() {
      left = await found().catch(() => null)
    },
    begin() {
      void tasks.undertake(endAll, (err) =>
        means.log.warn({ err }, 'messages of replays that were cut short stay as they are for now, will try again'),
      )
    },
    close: tasks.close,
  }
}

async function cutShort({ posts, channels, tables }: Pick<Context, 'posts' | 'channels' | 'tables'>, film: Film): Promise<void> {
  const table = await tables.find(film.tableId)
  const played = table === null ? null : playedOf(table)
  if (played !== null) await channels.edit(film.channelId, film.messageId, filmCutShort(played))
  await posts.remove(film.tableId, film)
}
