/** The last public message of a game: its result, or why it has none. */
import { userMention } from '@discordjs/formatters'
import { escapeName } from '../../i18n/names.js'
import { TEXTS } from '../../i18n/texts/index.js'
import { listed } from '../../i18n/words.js'
import type { User } from '../../tables/model/people.js'
import { type EndedTable, type FinishedTable, stayedAt } from '../../tables/model/table.js'
import { type Block, type ButtonSpec, buttons, gallery, text, textLength } from '../wire/components.js'
import { cut, LIMITS } from '../wire/limits.js'
import { type Message, PICTURE_FILE, type Picture, SECOND_FILE } from '../wire/message.js'
import { reviewButton, tableButton } from './buttons.js'
import { summonsTo } from './calls.js'
import type { Cancelling } from './lobby.js'
import { noticeMessage } from './panel.js'
import { publicReader } from './reader.js'
import { storyBlocks } from './turn.js'
import { checkLines } from './verify.js'

/** Characters for the last events. */
const STORY_ROOM = 1200
/** Characters for what the game changed in the standings. */
const VERDICT_ROOM = 1300

/** What the message of a result shows. */
export interface OverNews {
  readonly story: readonly string[]
  /** The last board. */
  readonly picture: Picture
  /** How the score came about. Null if the game has no such picture. */
  readonly score?: Picture | null
  /** Sentences about the standings. */
  readonly verdict?: readonly string[]
  /** Whether the game was looked back at. */
  readonly isReviewed?: boolean
  /** Ids of the players whom it notifies, which only a new message can do. */
  readonly pings?: readonly string[]
}

/** The result first, then the picture of the score if the game has one, the last events and the last board. */
export function overMessage(table: FinishedTable, news: OverNews): Message {
  const { story, picture, score = null, verdict = [], isReviewed = false, pings = [] } = news
  const { turn: words } = TEXTS[table.locale]
  const result = table.game.result(table.state, publicReader(table))
  const [log, replay, rematch] = afterwards(table)
  const above = [
    text(`### ${words.over(table.game.name[table.locale])}`),
    text(result),
    ...(verdict.length === 0 ? [] : [text(cut(verdict.join('\n'), VERDICT_ROOM))]),
    ...overCall(table),
    ...(score === null ? [] : [gallery(SECOND_FILE, score.alt)]),
  ]
  const below = [
    gallery(PICTURE_FILE, picture.alt),
    ...checkLines(table).map(text),
    buttons([log, replay, ...(isReviewed ? [reviewButton(table, table.locale)] : []), rematch]),
  ]
  // Long names make the result long, most of all if seats changed hands. The log has what the story then leaves out.
  const room = Math.min(STORY_ROOM, LIMITS.text - textLength([...above, ...below]))
  return {
    blocks: [...above, ...storyBlocks(table, story, room), ...below],
    picture,
    ...(score === null ? {} : { second: score }),
    pings,
    call: summonsTo(table, 'result'),
  }
}

/** Calls the players who stayed to the result. */
function overCall(table: FinishedTable): Block[] {
  const names = stayedAt(table).map(({ id }) => userMention(id))
  return names.length === 0 ? [] : [text(TEXTS[table.locale].turn.overCall(listed(table.locale, names)))]
}

/** What can be done once a game has ended: look at its log or its replay, and call everybody to another game. */
function afterwards(table: EndedTable): readonly [ButtonSpec, ButtonSpec, ButtonSpec] {
  const { turn, replay, lobby } = TEXTS[table.locale]
  return [
    tableButton(table, { kind: 'log', upTo: 'latest' }, turn.log),
    tableButton(table, { kind: 'replay' }, replay.watch),
    tableButton(table, { kind: 'rematch' }, lobby.rematch, 'success'),
  ]
}

/** Replaces the result of a game that had begun. `by` is null if the operator closed the table, or it was idle. */
export function cancelledMessage(table: EndedTable, { by, idle }: Cancelling): Message {
  const { turn } = TEXTS[table.locale]
  if (idle === true) return withoutResult(table, turn.endedIdle)
  return withoutResult(table, by === null ? turn.closedByOperator : turn.cancelledBy(escapeName(by.name)))
}

/** Replaces a result when all agreed to the proposal of `by`. */
export function endedMessage(table: EndedTable, by: User): Message {
  return withoutResult(table, TEXTS[table.locale].proposal.endedBy(escapeName(by.name)))
}

function withoutResult(table: EndedTable, sentence: string): Message {
  return noticeMessage(null, [sentence, ...checkLines(table)], [buttons(afterwards(table))])
}
