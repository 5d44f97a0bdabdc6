/** Watching a game again, as an animation or position by position. */
import type { Locale } from '../../../i18n/locale.js'
import { TEXTS } from '../../../i18n/texts/index.js'
import type { GameEntry } from '../../../tables/model/log.js'
import { seatOf } from '../../../tables/model/table.js'
import { type Past, type Played, type Stop, stretchesTo, turnEnds } from '../../../tables/past/history.js'
import type { Progress } from '../../context/replays.js'
import { type ButtonSpec, buttons, gallery, text } from '../../wire/components.js'
import { cut, LIMITS, lastLines } from '../../wire/limits.js'
import { ANIMATION_FILE, type Message, PICTURE_FILE, type Picture } from '../../wire/message.js'
import { inPublic, reviewButton, tableButton } from '../../words/buttons.js'
import { standingStory, storyOfLast } from '../../words/chronicle.js'
import { readerAt } from '../../words/hindsight.js'
import { noticeMessage } from '../../words/panel.js'
import { readerOf } from '../../words/reader.js'
import { judgmentAt, type Reviewed } from '../../words/review.js'
import { watchingLead } from '../../words/tables-list.js'
import type { Requester } from '../press.js'

/** Characters for what happened in one step or turn. */
const STORY_ROOM = 1500

/** Shown while the animation is being made. */
export function makingMessage({ game }: Played, { drawn, of }: Progress, locale: Locale): Message {
  const { replay: words } = TEXTS[locale]
  return noticeMessage(words.title(game.name[locale]), [words.making(drawn, of)])
}

/** Replaces an animation that could not be made. The sentence says why. */
export function noReplayMessage({ game }: Played, sentence: string, locale: Locale): Message {
  return noticeMessage(TEXTS[locale].replay.title(game.name[locale]), [sentence])
}

/** Replaces an animation that an earlier process did not finish, in the table's language. */
export function filmCutShort(table: Played): Message {
  return noReplayMessage(table, TEXTS[table.locale].replay.failed, table.locale)
}

/** Who looks at a game's past, and where they do. */
export type Onlooker = Pick<Requester, 'user' | 'venue'>

/** Who sees an animation, and whether the game was looked back at. */
export interface Looks {
  /** Who asked for it. Null if the reader is not known. */
  readonly onlooker: Onlooker | null
  /** The message then has a button that shows it to the channel. */
  readonly isPrivate: boolean
  readonly isReviewed: boolean
}

/** The animation, and below it how the game stands. */
export function replayMessage(
  table: Played,
  past: Past,
  gif: Uint8Array,
  locale: Locale,
  { onlooker, isPrivate, isReviewed }: Looks,
): Message {
  const { replay: words } = TEXTS[locale]
  const alt = replayAlt(table, past, locale)
  const open = inPublic(table)
  const steps = tableButton(open, { kind: 'position', by: 'step', number: 0 }, words.steps)
  const show = isShownTo(table, onlooker) ? [tableButton(open, { kind: 'show-replay' }, words.showAll)] : []
  const blocks = [
    text(`### ${words.title(table.game.name[locale])}`),
    gallery(ANIMATION_FILE, alt),
    text(standing(table, locale)),
    buttons([
      steps,
      ...(isReviewed ? [reviewButton(table, locale)] : []),
      ...(isPrivate ? [...show, ...boardLead(table, onlooker, locale)] : []),
    ]),
  ]
  return { blocks, picture: { gif, alt }, pings: [] }
}

/** The alt text of the animation: the game from its start, and the words of the last picture. */
export function replayAlt(table: Played, past: Past, locale: Locale): string {
  const { whole, soFar } = TEXTS[locale].replay
  const { game } = table
  const { alt } = game.illustrate(table.state, [], readerOf(table, locale, 'table'))
  const turns = turnEnds(past).filter((end) => (past[end]?.turn ?? 0) > 0).length
  const opening = (table.status === 'over' ? whole : soFar)(game.name[locale], turns)
  return cut(`${opening} ${alt}`, LIMITS.altText)
}

/** One position, what led to it and how good that was, and buttons to nearby positions. */
export function positionMessage(
  table: Played,
  past: Past,
  stop: Stop,
  picture: Picture,
  locale: Locale,
  reviewed: Reviewed | null,
  onlooker: Onlooker | null = null,
): Message {
  const { replay: words, turn } = TEXTS[locale]
  const { number } = stop
  const position = past[number] ?? past[0]
  const story = storyTo(table, past, stop, locale).map((sentence) => `- ${sentence}`)
  const title = words.stepTitle(table.game.name[locale], number, past.length - 1, position.turn)
  const told = story.length === 0 ? [] : [text(lastLines(story, STORY_ROOM, turn.earlier))]
  const judgment = reviewed === null ? null : judgmentAt(reviewed, number, locale)
  const judged = judgment === null ? [] : [text(judgment)]
  const review = reviewed === null ? [] : [reviewButton(table, locale)]
  const way = buttons([...walk(table, past, number, locale), ...review, ...boardLead(table, onlooker, locale)])
  return {
    blocks: [text(`### ${title}`), gallery(PICTURE_FILE, picture.alt), ...told, ...judged, way],
    picture,
    pings: [],
  }
}

/** What led to a stop: a step in full, a turn told short. */
function storyTo(table: Played, past: Past, stop: Stop, locale: Locale): readonly string[] {
  const stretches = stretchesTo(past, stop)
  if (stretches.length === 0) return [TEXTS[locale].replay.start]
  return stretches.flatMap(({ entries, number }) => {
    const reader = readerAt(table, past, number, locale)
    return stop.by === 'turn' ? standingStory(table, entries, reader) : storyOfLast(table, entriesTo(past, number), reader)
  })
}

/** The entry that led to a position, after those before it back to the action that it may finish. */
function entriesTo(past: Past, number: number): readonly GameEntry[] {
  const positions = past.slice(0, number + 1)
  const action = positions.findLastIndex(({ entry }) => entry?.kind === 'action')
  return positions.slice(Math.max(0, action)).flatMap(({ entry }) => entry ?? [])
}

/** Only a finished game may be shown to another channel than its own. */
function isShownTo(table: Played, onlooker: Onlooker | null): boolean {
  return table.status === 'over' || onlooker === null || isInChannelOf(table, onlooker)
}

function isInChannelOf(table: Played, { venue }: Onlooker): boolean {
  return venue.channelId === table.channelId
}

/**
 * Leads from the past of a game that goes on to its present: a player in the table's channel to their own board, everybody else
 * to the one that all may see.
 */
function boardLead(table: Played, onlooker: Onlooker | null, locale: Locale): readonly ButtonSpec[] {
  if (table.status !== 'playing') return []
  const isSeated = onlooker !== null && isInChannelOf(table, onlooker) && seatOf(table, onlooker.user.id) !== null
  return [isSeated ? tableButton(inPublic(table), { kind: 'board' }, TEXTS[locale].panel.board) : watchingLead(table, locale)]
}

/** Buttons for a step or a turn back or forward. Those that would leave the game are disabled. */
function walk(table: Played, past: Past, number: number, locale: Locale): readonly ButtonSpec[] {
  const { replay: words } = TEXTS[locale]
  const ends = turnEnds(past)
  const open = inPublic(table)
  const to = (by: 'step' | 'turn', target: number | undefined, label: string, index: number): ButtonSpec =>
    target === undefined || past[target] === undefined
      ? { ...tableButton(open, { kind: 'blocked', index }, label), disabled: true }
      : tableButton(open, { kind: 'position', by, number: target }, label)
  const before = ends.findLast((end) => end < number) ?? (number > 0 ? 0 : undefined)
  const after = ends.find((end) => end > number)
  return [
    to('turn', before, words.turnBack, 0),
    to('step', number - 1, words.back, 1),
    to('step', number + 1, words.next, 2),
    to('turn', after, words.turnNext, 3),
  ]
}

function standing(table: Played, locale: Locale): string {
  const reader = readerOf(table, locale, 'table')
  if (table.status === 'over') return table.game.result(table.state, reader)
  return table.status === 'playing' ? table.game.status(table.state, reader) : TEXTS[locale].panel.gameCancelled
}
