/** The guided first game of somebody alone. Nothing of it is stored, and nothing reaches a table. */
import type { Target } from '../../engine/panel.js'
import type { Reader } from '../../games/face.js'
import type { Game, Tutorial, Verdict } from '../../games/game.js'
import type { Locale } from '../../i18n/locale.js'
import { plainName } from '../../i18n/names.js'
import { TEXTS } from '../../i18n/texts/index.js'
import type { Level } from '../../players/levels.js'
import type { User } from '../../tables/model/people.js'
import type { Context } from '../context/context.js'
import { type Reply, say } from '../context/reply.js'
import { readTarget, type Verb } from '../wire/custom-id.js'
import type { Message } from '../wire/message.js'
import { END, lessonMessage, tutorialEndMessage } from '../words/lesson.js'
import { openTable } from './lobby/opening.js'
import { unpermitted } from './permissions.js'
import { type Press, privately } from './press.js'

type Making = Pick<Context, 'paint' | 'emojis'>
type LessonVerb = Extract<Verb, { readonly kind: 'lesson' }>
type LessonMenuVerb = Extract<Verb, { readonly kind: 'lesson-menu' }>

/** The opponents at a first real table. */
const GENTLE: Level = 'newcomer'

/** The first step. Null if the game has no guided game. */
export async function firstLesson(
  making: Making,
  game: Game,
  asker: Omit<Learner, 'game' | 'tutorial'>,
): Promise<Message | null> {
  const { tutorial } = game
  const [first = END] = tutorial?.ids ?? []
  return tutorial === null ? null : stepMessage(making, { ...asker, game, tutorial }, first)
}

/** Judges the press, or shows the chosen step of a prompt. */
export async function lesson(context: Context, press: Press, { gameId, step, target }: LessonVerb): Promise<Reply> {
  const { user, locale, guildLocale } = press
  const game = context.games.find(({ id }) => id === gameId)
  const tutorial = game?.tutorial ?? null
  if (game === undefined || tutorial === null) return say(TEXTS[locale].refusals.unknownGame)
  return privately(press, await answered(context, { game, tutorial, user, locale, guildLocale }, step, target))
}

/** The same for a choice from a menu. A value that no menu offers opens the step. */
export function chooseInLesson(context: Context, press: Press, { gameId, step }: LessonMenuVerb): Promise<Reply> {
  const target = readTarget(press.chosen ?? '') ?? { kind: 'prompt', path: [] }
  return lesson(context, press, { kind: 'lesson', gameId, step, target })
}

/** A table with one gentle computer player, which can start at once. Like any new table, it speaks the server's language. */
export async function practice(context: Context, press: Press, gameId: string): Promise<Reply> {
  const { locale, guildLocale, missingPermissions } = press
  const game = context.games.find(({ id }) => id === gameId)
  if (game === undefined) return say(TEXTS[locale].refusals.unknownGame)
  const silent = unpermitted(missingPermissions, locale)
  if (silent !== null) return silent
  const wanted = { game, options: {}, capacity: game.seats.min, locale: guildLocale, invited: [], terms: {} }
  return openTable(press, { ...wanted, computers: Array.from({ length: game.seats.min - 1 }, () => GENTLE) }, context)
}

interface Learner {
  readonly game: Game
  readonly tutorial: Tutorial
  readonly user: User
  readonly locale: Locale
  /** The language of a table that the learner opens afterward. */
  readonly guildLocale: Locale
}

function answered(making: Making, learner: Learner, id: string, target: Target): Promise<Message> {
  const { tutorial, locale } = learner
  const current = tutorial.lesson(id)
  if (target.kind === 'prompt') return stepMessage(making, learner, id, { path: target.path })
  if (current === null) return stepMessage(making, learner, id)
  const verdict = current.verdict(target.action, locale)
  switch (verdict.kind) {
    case 'wrong':
      return stepMessage(making, learner, id, { verdict })
    case 'partly':
      return stepMessage(making, learner, verdict.next, { verdict })
    case 'right':
      return stepMessage(making, learner, tutorial.ids[tutorial.ids.indexOf(current.step) + 1] ?? END, { verdict })
  }
}

interface Shown {
  readonly path?: readonly string[]
  readonly verdict?: Verdict | null
}

/** A lesson that does not exist, such as one of an earlier version of the bot, leads to the first. */
async function stepMessage(
  { paint, emojis }: Making,
  { game, tutorial, user, locale, guildLocale }: Learner,
  id: string,
  { path = [], verdict = null }: Shown = {},
): Promise<Message> {
  const page = { game, tutorial, verdict, reader: readerIn(tutorial, user, locale) }
  const { noPicture } = TEXTS[locale].panel
  const lesson = tutorial.lesson(id) ?? (id === END ? null : tutorial.lesson(tutorial.ids[0] ?? END))
  if (lesson === null) {
    const end = tutorial.end()
    const picture = await paint(game.illustrate(end.state, end.since, page.reader), noPicture)
    return tutorialEndMessage(page, end, picture, guildLocale)
  }
  const { panel, illustration } = game.panel(lesson.state, tutorial.learner, path, page.reader, lesson.since)
  return lessonMessage(page, lesson, panel, await paint(illustration, noPicture), emojis)
}

/** The learner in their seat, among scripted opponents. */
function readerIn({ learner, opponents }: Tutorial, { name }: User, locale: Locale): Reader {
  return { locale, names: opponents.toSpliced(learner, 0, plainName(name)), viewer: learner }
}
