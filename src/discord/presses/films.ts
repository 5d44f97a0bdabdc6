/**
 * Makes sure that an animation's message gets its final content and never stays at "picture 3 of 10". A public one is recorded
 * among its table's messages until then, so that the next start can finish it.
 */
import { DiscordAPIError } from '@discordjs/rest'
import type { Post } from '../../tables/model/tables.js'
import { playedOf } from '../../tables/past/history.js'
import { retryDelay } from '../../tables/service/retries.js'
import type { Context } from '../context/context.js'
import type { Replays } from '../context/replays.js'
import type { Edit } from '../context/reply.js'
import type { Message } from '../wire/message.js'
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

export async function recordFilm(
  { posts }: Pick<Context, 'posts'>,
  tableId: string,
  where: Pick<Post, 'channelId' | 'messageId'>,
): Promise<Film> {
  const post = { key: `${FILM_KEY}${where.messageId}`, ...where }
  await posts.put(tableId, post)
  return { tableId, ...post }
}

/**
 * Shows the first of `messages`, or the next one if Discord refuses it. Retries failures with growing waits until the bot stops.
 * A public `film` is also edited by the bot's own token.
 */
export async function finishFilm(means: Means, film: Film | null, change: Edit, messages: readonly Message[]): Promise<void> {
  let failures = 0
  for (const message of messages) {
    let outcome = await show(means, film, change, message)
    while (outcome === 'failed' && ++failures < TRIES && !means.replays.closing.aborted) {
      await pause(means, retryDelay(failures))
      outcome = await show(means, film, change, message)
    }
    if (outcome === 'done' && film !== null) await means.posts.remove(film.tableId, film)
    if (outcome === 'done') return
    if (outcome === 'failed') break
  }
  means.log.warn({ table: film?.tableId, position: null, message: film?.messageId }, 'a replay could not be shown')
}

async function show(
  { channels }: Means,
  film: Film | null,
  change: Edit,
  message: Message,
): Promise<'done' | 'refused' | 'failed'> {
  try {
    await change(message)
    return 'done'
  } catch (thrown) {
    const outcome = isRefused(thrown) ? 'refused' : 'failed'
    if (film === null) return outcome
    const edited = await channels.edit(film.channelId, film.messageId, message).catch(() => null)
    return edited === null || edited.kind === 'unreachable' ? outcome : 'done'
  }
}

function isRefused(thrown: unknown): boolean {
  return thrown instanceof DiscordAPIError && thrown.status >= 400 && thrown.status < 500
}

/** Waits, but ends at once when the bot stops. */
function pause({ clock, replays: { closing } }: Means, ms: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      callOff()
      closing.removeEventListener('abort', end)
      resolve()
    }
    const callOff = clock.after(ms, end)
    closing.addEventListener('abort', end)
  })
}

/** The animations that an earlier process left unfinished. Must be called before anybody can start another one. */
export async function unfinishedFilms({ posts }: Pick<Context, 'posts'>): Promise<readonly Film[]> {
  return posts.beginningWith(FILM_KEY)
}

/** Replaces each of these animations by a note that it must be requested again. */
export async function endFilms(
  { posts, channels, tables, log }: Pick<Context, 'posts' | 'channels' | 'tables' | 'log'>,
  films: readonly Film[],
): Promise<void> {
  for (const film of films) {
    try {
      const table = await tables.find(film.tableId)
      const played = table === null ? null : playedOf(table)
      if (played !== null) await channels.edit(film.channelId, film.messageId, filmCutShort(played))
      await posts.remove(film.tableId, film)
    } catch (err) {
      log.warn(
        { table: film.tableId, position: null, message: film.messageId, err },
        'the message of a replay that was cut short stays as it is',
      )
    }
  }
}
