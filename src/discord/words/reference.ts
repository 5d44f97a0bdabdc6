/** What a player looks up: the log, the rules. Always in the reader's language. */

import type { Chapter } from '../../games/chapters.js'
import type { Reader, RulesTopic } from '../../games/face.js'
import type { Game } from '../../games/game.js'
import type { Locale } from '../../i18n/locale.js'
import { TEXTS } from '../../i18n/texts/index.js'
import type { Table } from '../../tables/model/table.js'
import { type Block, type ButtonSpec, buttons, gallery, menu, text } from '../wire/components.js'
import { atNoTable, type CustomId } from '../wire/custom-id.js'
import { cut, LIMITS } from '../wire/limits.js'
import { type Message, PICTURE_FILE, type Picture, plainMessage } from '../wire/message.js'
import { inPublic, learnButton, tableButton } from './buttons.js'
import type { Told } from './chronicle.js'
import { END } from './lesson.js'
import type { Placed } from './log-places.js'

/** Characters of log on one page. */
const PAGE_ROOM = 3000
/** Characters of one of its lines. A sentence may have a list below it. */
const LINE_ROOM = 300

/** One page of the log: its last sentences, and the entry with which the page before it ends (null on the first page). */
export interface LogPage<Entry> {
  readonly lines: readonly string[]
  readonly earlier: Entry | null
}

/** The latest page of the told entries, in order. It never splits an entry, and begins with the heading of its first entry. */
export function lastPage<Entry extends Told>(entries: readonly Entry[]): LogPage<Entry> {
  const lines: string[] = []
  let room = PAGE_ROOM
  let under: string | null = null
  for (const entry of entries.toReversed()) {
    const told = entry.chapters.flatMap(chapterLines)
    room -= told.reduce((sum, line) => sum + line.length + 1, 0)
    if (room < 0 && lines.length > 0) return { lines: [...headingLines(under), ...lines], earlier: entry }
    lines.unshift(...told)
    // If the entry begins with a heading of its own, that one replaces the earlier one.
    if (told.length > 0) under = entry.chapters[0]?.heading === null ? entry.under : null
  }
  return { lines, earlier: null }
}

function chapterLines({ heading, sentences }: Chapter): readonly string[] {
  return [...headingLines(heading), ...sentences.map((sentence) => withShortLines(`- ${sentence}`))]
}

function withShortLines(lines: string): string {
  return lines
    .split('\n')
    .map((line) => cut(line, LINE_ROOM))
    .join('\n')
}

function headingLines(heading: string | null): readonly string[] {
  return heading === null ? [] : [`**${heading}**`]
}

type Earlier = Pick<Placed, 'place'>

export function logMessage(table: Table, page: LogPage<Earlier>, isLatest: boolean, { locale }: Reader): Message {
  const { panel: words } = TEXTS[locale]
  const lines = page.lines.length === 0 ? words.logEmpty : page.lines.join('\n')
  const open = inPublic(table)
  const pager = [
    ...(page.earlier === null ? [] : [tableButton(open, { kind: 'log', upTo: page.earlier.place }, words.logEarlier)]),
    ...(isLatest ? [] : [tableButton(open, { kind: 'log', upTo: 'latest' }, words.logLatest)]),
  ]
  return plainMessage([
    text(`### ${words.logTitle(table.game.name[locale])}`),
    text(lines),
    ...(pager.length === 0 ? [] : [buttons(pager)]),
  ])
}

/** The id of the button that opens a topic, or of the menu of topics for null. */
export type TopicId = (topic: string | null) => CustomId

/** The text of the open topic with its picture, the buttons to its neighbors, all topics as a menu, and ways to play. */
export function rulesMessage(
  game: Game,
  idOf: TopicId,
  {
    topics,
    topic,
    play,
  }: { readonly topics: readonly RulesTopic[]; readonly topic: RulesTopic | null; readonly play: readonly ButtonSpec[] },
  picture: Picture | null,
  locale: Locale,
): Message {
  const { panel: words } = TEXTS[locale]
  const shown = picture === null ? null : { ...picture, alt: cut(words.example(picture.alt), LIMITS.altText) }
  const { tutorial } = game
  const learn = tutorial === null ? [] : [learnButton(game, tutorial.ids[0] ?? END, TEXTS[locale].lessons.begin)]
  const ways = [...learn, ...play]
  const blocks = [
    text(`### ${words.rulesTitle(game.name[locale])}`),
    ...(topic === null ? [] : [text(`**${topic.title}**\n${cut(topic.text, LIMITS.text - 500)}`)]),
    ...(shown === null ? [] : [gallery(PICTURE_FILE, shown.alt)]),
    ...(shown === null || topic?.caption === undefined ? [] : [text(`-# ${words.example(topic.caption)}`)]),
    ...(topic === null ? [] : [neighbors(topics, topic, idOf, locale)]),
    menu(
      idOf(null),
      words.rulesChoose,
      topics.map(({ id, title }) => ({ value: id, label: title, chosen: id === topic?.id })),
    ),
    ...(ways.length === 0 ? [] : [buttons(ways)]),
  ]
  return { blocks, picture: shown, pings: [] }
}

/** *Previous* and *Next*. At either end one of them is disabled rather than missing, so that the other keeps its place. */
function neighbors(topics: readonly RulesTopic[], open: RulesTopic, idOf: TopicId, locale: Locale): Block {
  const { rulesPrevious, rulesNext } = TEXTS[locale].panel
  const at = topics.indexOf(open)
  const leading = (to: number, label: string): ButtonSpec => {
    const topic = to < 0 ? undefined : topics[to]
    return topic === undefined
      ? { id: atNoTable({ kind: 'blocked', index: 0 }), label, style: 'secondary', disabled: true }
      : { id: idOf(topic.id), label, style: 'secondary' }
  }
  return buttons([leading(at - 1, rulesPrevious), leading(at + 1, rulesNext)])
}
