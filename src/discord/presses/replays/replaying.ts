/** Answers with a game's past: one position, or the animation, whose message shows the progress meanwhile. */
import type { AnyFact } from '../../../games/game.js'
import type { Locale } from '../../../i18n/locale.js'
import { TEXTS } from '../../../i18n/texts/index.js'
import type { Table } from '../../../tables/model/table.js'
import { type Past, type Played, type Stop, stretchesTo, turnEnds } from '../../../tables/past/history.js'
import type { Context } from '../../context/context.js'
import type { Making, Progress } from '../../context/replays.js'
import { type Edit, type Reply, say } from '../../context/reply.js'
import type { Message } from '../../wire/message.js'
import { viewerAt } from '../../words/hindsight.js'
import type { Reviewed } from '../../words/review.js'
import { type Film, finishFilm, recordFilm } from './films.js'
import { makingMessage, noReplayMessage, type Onlooker, positionMessage, replayMessage } from './replay-messages.js'

/**
 * The audience of a replay: the reader (in place of the pressed message or as a new one), or the whole channel, in the channel's
 * language.
 */
export type Audience = Reply['kind']

/** How often the message shows the progress. */
export const PROGRESS_MS = 2_000

/** What replays need. */
type Means = Pick<Context, 'tables' | 'replays' | 'clock' | 'posts' | 'channels' | 'log'>

/**
 * The whole game, at once if it is ready, otherwise after a message that shows the progress. `onlooker` is who asked for it, of
 * whom a message for the whole channel shows nothing.
 */
export async function replayReply(
  context: Means,
  table: Played,
  locale: Locale,
  audience: Audience,
  onlooker: Onlooker,
): Promise<Reply> {
  const { replay: words } = TEXTS[locale]
  const past = await context.replays.past(table)
  if (past === null) return say(words.otherRules)
  const spoken = audience === 'public' ? table.locale : locale
  const asked = context.replays.ask(table, past, spoken, onlooker.user.id)
  const isPrivate = audience !== 'public'
  const isReviewed = (await context.tables.review(table.id)) !== null
  const looks = { onlooker: isPrivate ? onlooker : null, isPrivate, isReviewed }
  const shown = (gif: Uint8Array) => replayMessage(table, past, gif, spoken, looks)
  switch (asked.kind) {
    case 'ready':
      return replyTo(audience, shown(asked.gif))
    case 'under-way':
      return say(words.underWay)
    case 'own-under-way':
      return say(words.ownUnderWay)
    case 'too-many':
      return say(words.tooMany)
    case 'stopped':
      return say(TEXTS[locale].refusals.closing)
    case 'making': {
      const { making } = asked
      const told = (progress: Progress) => makingMessage(table, progress, spoken)
      let film: Film | null = null
      const sequel = async (change: Edit) => {
        await followProgress(context, making, (progress) => change(told(progress)))
        const made = await making.made
        const none = noReplayMessage(table, problem(made === 'stopped' ? made : 'failed', spoken), spoken)
        await finishFilm(context, film, change, [...(typeof made === 'string' ? [] : [shown(made)]), none])
      }
      const posted = async (messageId: string | null, channelId: string) => {
        film = messageId === null ? null : await recordFilm(context, table.id, { channelId, messageId })
      }
      return { ...replyTo(audience, told(making.progress()), posted), sequel }
    }
  }
}

/** The wanted position, by its own number or as the end of a turn. */
export interface Wanted {
  readonly by: 'position' | 'turn'
  readonly number: number
}

/** One position. A number that does not exist is refused with the range of numbers. */
export async function positionReply(
  context: Pick<Context, 'tables' | 'replays' | 'paint'>,
  table: Played,
  locale: Locale,
  wanted: Wanted,
  onlooker: Onlooker,
): Promise<Reply> {
  const { replay: words } = TEXTS[locale]
  const past = await context.replays.past(table)
  if (past === null) return say(words.otherRules)
  const number = numberOf(past, wanted)
  if (number === null) {
    const [first, last] = [past[0].turn, past.at(-1)?.turn ?? past[0].turn]
    return say(wanted.by === 'turn' ? words.turnRange(first, last) : words.stepRange(past.length - 1))
  }
  const stop: Stop = { by: wanted.by === 'turn' ? 'turn' : 'step', number }
  return { kind: 'private', message: await positionAt(context, table, past, stop, locale, onlooker) }
}

/** The message of one position. Numbers beyond the last one show the last one. */
export async function positionAt(
  { tables, paint }: Pick<Context, 'tables' | 'paint'>,
  table: Played,
  past: Past,
  { by, number }: Stop,
  locale: Locale,
  onlooker: Onlooker,
): Promise<Message> {
  const stop: Stop = { by, number: Math.min(number, past.length - 1) }
  const { state } = past[stop.number] ?? past[0]
  const illustration = table.game.illustrate(state, newsAt(past, stop), viewerAt(table, past, stop.number, locale))
  const picture = await paint(illustration, TEXTS[locale].panel.noPicture)
  return positionMessage(table, past, stop, picture, locale, await reviewedOf({ tables }, table, past), onlooker)
}

/** What a picture shows as new. What precedes the latest handover would be told with the names of those who played after it. */
function newsAt(past: Past, stop: Stop): readonly AnyFact[] {
  const isHandedOver = stop.number === past.length - 1 && past[stop.number]?.later.length !== 0
  return isHandedOver ? [] : (stretchesTo(past, stop).at(-1)?.entries ?? []).flatMap(({ facts }) => facts)
}

/** What was found when a finished game was looked back at. Null if nothing was. */
export async function reviewedOf({ tables }: Pick<Context, 'tables'>, table: Table, past: Past): Promise<Reviewed | null> {
  const review = table.status === 'over' ? await tables.review(table.id) : null
  return table.status === 'over' && review !== null ? { table, review, past } : null
}

function numberOf(past: Past, { by, number }: Wanted): number | null {
  if (by === 'position') return past[number] === undefined ? null : number
  return turnEnds(past).find((end) => past[end]?.turn === number) ?? null
}

/**
 * Shows the progress every {@link PROGRESS_MS} until the file is made. Failures are ignored, because the final message follows.
 */
async function followProgress({ clock }: Pick<Context, 'clock'>, making: Making, tell: (p: Progress) => Promise<void>) {
  let telling: Promise<void> = Promise.resolve()
  let callOff = () => {}
  const wait = () => {
    callOff = clock.after(PROGRESS_MS, () => {
      telling = tell(making.progress()).catch(() => {})
      telling.then(wait)
    })
  }
  wait()
  await making.made
  callOff()
  await telling
  callOff()
}

function problem(made: 'failed' | 'stopped', locale: Locale): string {
  return made === 'failed' ? TEXTS[locale].replay.failed : TEXTS[locale].refusals.closing
}

function replyTo(
  audience: Audience,
  message: Message,
  posted = async (_messageId: string | null, _channelId: string) => {},
): Reply {
  return audience === 'public' ? { kind: 'public', message, posted } : { kind: audience, message }
}
