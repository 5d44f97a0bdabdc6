/** The private panel through which a seat acts, and what replaces it if there is nothing to do. */
import type { Seat, Viewer } from '../../engine/game.js'
import type { Button, MenuOption, Panel, Block as PanelBlock } from '../../engine/panel.js'
import type { Locale } from '../../i18n/locale.js'
import type { PanelTexts } from '../../i18n/texts/en/panel.js'
import { TEXTS } from '../../i18n/texts/index.js'
import { attending, isDeserted } from '../../tables/model/attendance.js'
import { keptSeats } from '../../tables/model/invitation.js'
import { endsByResigning } from '../../tables/model/outcome.js'
import { type Lobby, type PlayingTable, type Table, withPositionFor } from '../../tables/model/table.js'
import {
  type Block,
  type ButtonSpec,
  buttons,
  gallery,
  menu,
  type OptionSpec,
  text,
  textLength,
  withinLimits,
} from '../wire/components.js'
import { atNoTable, atTable, type CustomId, type PlainVerb, type Verb, writeTarget } from '../wire/custom-id.js'
import type { Emoji, Emojis } from '../wire/emojis.js'
import { LIMITS, lastLines } from '../wire/limits.js'
import { type Message, PICTURE_FILE, type Picture, plainMessage } from '../wire/message.js'
import { tableButton } from './buttons.js'
import { commandFor, namesIn, standInOf } from './reader.js'

/** Complete sentences above a view: what just happened, or why a press was refused. */
export type Notice = readonly string[]

/** Most characters of a notice. Above a panel it gets at most what the panel leaves. */
const NOTICE_ROOM = 1200

/**
 * The panel with its picture between its words and what can be pressed: apps show the end of a new message first, and a phone
 * shows little more than the picture and the rows at once. `deadline` stands below the title, `notice` above the words, `answer`
 * right above the buttons that are the same on every panel.
 */
export function panelMessage(
  table: Table,
  panel: Panel,
  picture: Picture,
  {
    deadline = null,
    notice,
    answer = [],
  }: { readonly deadline?: string | null; readonly notice: Notice; readonly answer?: Notice },
  extras: readonly Block[],
  locale: Locale,
  emojis: Emojis,
): Message {
  const title = text([`### ${panel.title}`, ...(deadline === null ? [] : [deadline])].join('\n'))
  const { words, rows } = panelBlocks(panel, (verb) => atTable(table, verb), table.game.id, emojis)
  const room = Math.min(NOTICE_ROOM, LIMITS.text - textLength([title, ...words, ...rows, ...extras]))
  const above = noticeBlocks(notice, room, locale)
  const below = noticeBlocks(answer, room - textLength(above), locale)
  return {
    blocks: withinLimits([title, ...above, ...words, gallery(PICTURE_FILE, picture.alt), ...rows, ...below, ...extras]),
    picture,
    pings: [],
  }
}

/** The latest part of a notice, with the number of lines left out before it. */
export function shortNotice(notice: Notice, locale: Locale): Notice {
  return notice.length === 0 ? [] : [lastLines(notice, NOTICE_ROOM, TEXTS[locale].turn.earlier)]
}

/** A title, sentences and the matching picture. It has buttons only if there are `extras`. */
export function noticeMessage(
  title: string | null,
  notice: Notice,
  extras: readonly Block[] = [],
  picture: Picture | null = null,
): Message {
  const shown = picture === null ? [] : [gallery(PICTURE_FILE, picture.alt)]
  const blocks = [...(title === null ? [] : [text(`### ${title}`)]), ...shown, text(notice.join('\n')), ...extras]
  return { ...plainMessage(blocks), picture }
}

/** The confirmation before a table is ended without a result, below a notice, for whoever asked. */
export function confirmCancelMessage(table: Table, viewer: Viewer, locale: Locale, notice: Notice = []): Message {
  const { panel: words, lobby } = TEXTS[locale]
  const game = table.game.name[locale]
  if (table.status !== 'lobby')
    return confirmMessage(
      withPositionFor(table, viewer),
      [...notice, words.confirmCancel(game)],
      'cancel',
      words.cancelYes,
      locale,
    )
  // It must not end a game that has begun since.
  return confirmMessage(table, [...notice, words.confirmClose(game)], 'close-lobby', lobby.close, locale)
}

/** The question to a host who starts the game while seats are kept for people who have not answered. */
export function confirmStartMessage(table: Lobby, locale: Locale): Message {
  const { lobby } = TEXTS[locale]
  const awaited = keptSeats(table).map(({ user }) => user)
  return plainMessage([
    text(lobby.confirmStart(namesIn(awaited, locale), awaited.length)),
    buttons([
      tableButton(table, { kind: 'start-without' }, lobby.startWithout, 'primary'),
      tableButton(table, { kind: 'keep' }, lobby.wait),
    ]),
  ])
}

/** The confirmation before a player leaves a game for good, below a notice. */
export function confirmResignMessage(table: PlayingTable, seat: Seat, locale: Locale, notice: Notice = []): Message {
  const { panel: words, counting } = TEXTS[locale]
  const pointer = `-# ${counting.pointer(commandFor(table, 'rules', locale))}`
  const then = words.resignThen[afterResigning(table, seat)](standInOf(table, locale))
  const question = [...notice, words.confirmResign(table.game.name[locale], then), pointer]
  return confirmMessage(withPositionFor(table, seat), question, 'resign', words.resignYes, locale)
}

/** What becomes of the game if the seat's player resigns. */
function afterResigning(table: PlayingTable, seat: Seat): keyof PanelTexts['resignThen'] {
  if (endsByResigning(table.game, table, seat)) return 'over'
  const attendance = attending(table.attendance, seat, { by: 'resigned' })
  return isDeserted({ ...table, attendance }) ? 'paused' : 'goesOn'
}

/** The confirmation before a user is forgotten everywhere. */
export function confirmForgetMessage(locale: Locale): Message {
  const { mine } = TEXTS[locale]
  const answer = (sure: boolean) => atNoTable({ kind: 'forget', sure })
  return plainMessage([
    text(mine.forget),
    buttons([
      { id: answer(true), label: mine.forgetYes, style: 'danger' },
      { id: answer(false), label: mine.forgetNo, style: 'secondary' },
    ]),
  ])
}

function confirmMessage(table: Table, question: readonly string[], verb: PlainVerb, yes: string, locale: Locale): Message {
  const { cancelNo, closeNo } = TEXTS[locale].panel
  return plainMessage([
    text(question.join('\n')),
    buttons([
      tableButton(table, { kind: verb }, yes, 'danger'),
      tableButton(table, { kind: 'keep' }, table.status === 'lobby' ? closeNo : cancelNo),
    ]),
  ])
}

/** Sentences as a quotation, to set them apart from the question. */
export function noticeBlocks(notice: Notice, room: number, locale: Locale): Block[] {
  if (notice.length === 0) return []
  const omitted = (count: number) => asQuoted(TEXTS[locale].turn.earlier(count))
  const told = lastLines(notice.map(asQuoted), room, omitted)
  // A message with an empty text is refused.
  return told === '' ? [] : [text(told)]
}

function asQuoted(sentence: string): string {
  return sentence.replaceAll(/^/gm, '> ')
}

/** What a panel's rows ask for. */
type PanelVerb = Extract<Verb, { readonly kind: 'target' | 'menu' | 'blocked' }>

interface PanelIds {
  readonly idOf: (verb: PanelVerb) => CustomId
  readonly emojiOf: (icon: string | undefined) => Emoji | undefined
}

/** The blocks of a panel: the words that it begins with, and what can be pressed, with the words in between. */
export interface PanelBlocks {
  readonly words: readonly Block[]
  readonly rows: readonly Block[]
}

/** The blocks of a game's panel, with the ids that `idOf` gives them. */
export function panelBlocks(panel: Panel, idOf: PanelIds['idOf'], gameId: string, emojis: Emojis): PanelBlocks {
  const emojiOf = (icon: string | undefined) => (icon === undefined ? undefined : emojis(gameId, icon))
  const blocks = panel.blocks.map((block, row) => panelBlock(block, row, { idOf, emojiOf }))
  const firstRow = panel.blocks.findIndex(({ kind }) => kind !== 'text')
  const end = firstRow === -1 ? blocks.length : firstRow
  return { words: blocks.slice(0, end), rows: blocks.slice(end) }
}

function panelBlock(block: PanelBlock, row: number, ids: PanelIds): Block {
  switch (block.kind) {
    case 'text':
      return text(block.text)
    case 'buttons':
      return buttons(block.buttons.map((button, column) => panelButton(button, row * 5 + column, ids)))
    case 'menu':
      return menu(
        ids.idOf({ kind: 'menu', row }),
        block.placeholder,
        block.options.map((option) => panelOption(option, ids)),
      )
  }
}

function panelButton(button: Button, index: number, { idOf, emojiOf }: PanelIds): ButtonSpec {
  const { style, target, disabled, icon, besideIcon } = button
  const emoji = emojiOf(icon)
  const label = emoji === undefined ? button.label : (besideIcon ?? button.label)
  if (disabled === true) return { id: idOf({ kind: 'blocked', index }), label, style, disabled, emoji }
  return { id: idOf({ kind: 'target', target }), label, style, emoji }
}

function panelOption({ label, description, target, icon }: MenuOption, { emojiOf }: PanelIds): OptionSpec {
  return { value: writeTarget(target), label, description, emoji: emojiOf(icon) }
}
