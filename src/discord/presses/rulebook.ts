/** The rules of a game by topic, with or without a table. */
import type { RulesTopic } from '../../games/face.js'
import type { Game } from '../../games/game.js'
import type { Locale } from '../../i18n/locale.js'
import { TEXTS } from '../../i18n/texts/index.js'
import type { Context } from '../context/context.js'
import type { ButtonSpec } from '../wire/components.js'
import { atNoTable } from '../wire/custom-id.js'
import { LIMITS } from '../wire/limits.js'
import type { Message } from '../wire/message.js'
import { practiceButton } from '../words/buttons.js'
import { rulesMessage, type TopicId } from '../words/reference.js'

/** Not the id of any game's topic. */
const COUNTING = 'counting'

/** The topics of a game's rules, followed by what holds for every game. */
export function topicsOf(game: Game, locale: Locale): readonly RulesTopic[] {
  const { title, text } = TEXTS[locale].counting
  return [...game.rules(locale).slice(0, LIMITS.menuOptions - 1), { id: COUNTING, title, text }]
}

/** The wanted topic, else the first, with its picture, and what leads to the others. */
export async function rulesPage(
  { paint }: Pick<Context, 'paint'>,
  game: Game,
  idOf: TopicId,
  wanted: string | null,
  locale: Locale,
  play: readonly ButtonSpec[] = [],
): Promise<Message> {
  const topics = topicsOf(game, locale)
  const topic = topics.find(({ id }) => id === wanted) ?? topics[0] ?? null
  const example = topic === null ? null : game.example(topic.id, locale)
  const picture = example === null ? null : await paint(example, TEXTS[locale].panel.noPicture)
  return rulesMessage(game, idOf, { topics, topic, play }, picture, locale)
}

/** The same without a table, and a way to open one. Its menu and buttons work anywhere, as long as the message exists. */
export function rulebookOf(context: Pick<Context, 'paint'>, game: Game, wanted: string | null, locale: Locale): Promise<Message> {
  const idOf = (topic: string | null) => atNoTable({ kind: 'rulebook', gameId: game.id, topic })
  return rulesPage(context, game, idOf, wanted, locale, [practiceButton(game, locale)])
}
