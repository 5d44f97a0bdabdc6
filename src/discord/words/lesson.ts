/** The messages of a guided first game: the idea, the task, and the game's own panel. */
import type { Panel } from '../../engine/panel.js'
import type { Reader } from '../../games/face.js'
import type { Game, Lesson, Moment, Tutorial, Verdict } from '../../games/game.js'
import type { Locale } from '../../i18n/locale.js'
import { TEXTS } from '../../i18n/texts/index.js'
import { type Block, type ButtonSpec, buttons, gallery, text, textLength, withinLimits } from '../wire/components.js'
import { atNoTable } from '../wire/custom-id.js'
import type { Emojis } from '../wire/emojis.js'
import { LIMITS } from '../wire/limits.js'
import { type Message, PICTURE_FILE, type Picture } from '../wire/message.js'
import { buttonAtNoTable, learnButton, practiceButton } from './buttons.js'
import { noticeBlocks, panelBlocks } from './panel.js'

/** What follows the last step. Not the id of any lesson. */
export const END = 'end'

/** Who reads a page of which guided game, and the press that led here. Null if there was none to judge. */
export interface Page {
  readonly game: Game
  readonly tutorial: Tutorial
  readonly reader: Reader
  readonly verdict: Verdict | null
}

/** A step with its panel. The task, and the answer to a wrong press, stand right above what can be pressed. */
export function lessonMessage(page: Page, lesson: Lesson, panel: Panel, picture: Picture, emojis: Emojis): Message {
  const { game, tutorial, reader, verdict } = page
  const { lessons } = TEXTS[reader.locale]
  const { title, idea, task, meanwhile } = lesson.words(reader.locale)
  const isBegun = lesson.id !== lesson.step
  const number = tutorial.ids.indexOf(lesson.step) + 1
  const head = text(`### ${lessons.title(game.name[reader.locale], number, tutorial.ids.length)}`)
  const { words, rows } = panelBlocks(panel, idsIn(game, lesson), game.id, emojis)
  const above = [text(`**${title}**\n${idea}`), text(`**${panel.title}**`), ...words]
  const asked = [text(lessons.task(task)), ...(verdict?.kind === 'wrong' ? [text(`> ${verdict.because}`)] : []), ...rows]
  const below = [
    buttons([
      ...(isBegun ? stepButton(page, number, lessons.anew) : stepButton(page, number - 1, lessons.previous)),
      learnButton(game, tutorial.ids[number] ?? END, number === tutorial.ids.length ? lessons.finish : lessons.skip),
    ]),
    ...(number === 1 ? [text(`-# ${lessons.alone}`)] : []),
  ]
  const told = news(page, lesson, isBegun ? undefined : meanwhile, [head, ...above, ...asked, ...below])
  return {
    blocks: withinLimits([head, ...told, ...above, gallery(PICTURE_FILE, picture.alt), ...asked, ...below]),
    picture,
    pings: [],
  }
}

/** The end of the guided game, and what to do next. `guildLocale` is the language of a table that is opened then. */
export function tutorialEndMessage(page: Page, end: Moment, picture: Picture, guildLocale: Locale): Message {
  const { game, tutorial, reader } = page
  const { lessons, turn } = TEXTS[reader.locale]
  const { title, idea, meanwhile } = tutorial.endWords(reader.locale)
  const head = text(`### ${lessons.over(game.name[reader.locale])}`)
  const words = text(`**${title}**\n${idea}`)
  const below = [
    text(game.result(end.state, reader)),
    text(lessons.next(TEXTS[guildLocale].lobby.start)),
    buttons([
      practiceButton(game, reader.locale),
      buttonAtNoTable({ kind: 'rulebook', gameId: game.id, topic: null }, turn.rules),
      ...stepButton(page, tutorial.ids.length, lessons.previous),
    ]),
  ]
  const told = news(page, end, meanwhile, [head, words, ...below])
  return { blocks: [head, ...told, words, gallery(PICTURE_FILE, picture.alt), ...below], picture, pings: [] }
}

/** What came of the press before, and what has happened since, as far as the rest of the message leaves room. */
function news(
  { game, reader, verdict }: Page,
  moment: Moment,
  meanwhile: string | undefined,
  rest: readonly Block[],
): readonly Block[] {
  const praise = verdict?.kind === 'right' ? [TEXTS[reader.locale].lessons.right] : []
  const own = [...praise, ...game.story(moment.outcome, reader)].join(' ')
  const others = meanwhile === undefined ? game.story(moment.since, reader) : [meanwhile]
  return noticeBlocks([...(own === '' ? [] : [own]), ...others], LIMITS.text - textLength(rest), reader.locale)
}

function idsIn({ id: gameId }: Game, { id: step }: Lesson): Parameters<typeof panelBlocks>[1] {
  return (verb) => {
    switch (verb.kind) {
      case 'target':
        return atNoTable({ kind: 'lesson', gameId, step, target: verb.target })
      case 'menu':
        return atNoTable({ kind: 'lesson-menu', gameId, step, row: verb.row })
      case 'blocked':
        return atNoTable(verb)
    }
  }
}

/** To the task of this number, if there is one. The label says where it leads, because the panel may have its own *Back*. */
function stepButton({ game, tutorial }: Page, number: number, label: string): readonly ButtonSpec[] {
  const step = tutorial.ids[number - 1]
  return step === undefined ? [] : [learnButton(game, step, label)]
}
