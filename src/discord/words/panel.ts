/** The ephemeral panel through which a seat acts, and what replaces it while there is nothing to do. */
import type { Button, MenuOption, Panel, Block as PanelBlock } from '../../engine/panel.js'
import type { Locale } from '../../i18n/locale.js'
import { TEXTS } from '../../i18n/texts/index.js'
import type { Table } from '../../tables/model/table.js'
import { type Block, type ButtonSpec, buttons, gallery, menu, type OptionSpec, text, textLength } from '../wire/components.js'
import { atNoTable, atTable, type PlainVerb, writeTarget } from '../wire/custom-id.js'
import { LIMITS, lastLines } from '../wire/limits.js'
import { type Message, PICTURE_FILE, type Picture, plainMessage } from '../wire/message.js'
import { tableButton } from './buttons.js'
import { commandFor } from './reader.js'

/** Finished sentences that precede a view: what just happened, or why a press was refused. */
export type Notice = readonly string[]

/** Characters of notice at most, and above a panel no more than it leaves. */
const NOTICE_ROOM = 1200

export function panelMessage(
  table: Table,
  panel: Panel,
  picture: Picture,
  notice: Notice,
  extras: readonly Block[],
  locale: Locale,
): Message {
  const title = text(`### ${panel.title}`)
  const body = panel.blocks.map((block, row) => panelBlock(table, block, row))
  const room = Math.min(NOTICE_ROOM, LIMITS.text - textLength([title, ...body, ...extras]))
  return {
    blocks: [title, ...noticeBlocks(notice, room, locale), gallery(PICTURE_FILE, picture.alt), ...body, ...extras],
    picture,
    pings: [],
  }
}

/** As much of a notice as anybody reads: the latest of it, with how much came before. */
export function shortNotice(notice: Notice, locale: Locale): Notice {
  return notice.length === 0 ? [] : [lastLines(notice, NOTICE_ROOM, TEXTS[locale].turn.earlier)]
}

/** A title, sentences with the picture that shows the same, and nothing to press unless there are `extras`. */
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

/** The question before a table is ended without a result, below a notice. */
export function confirmCancelMessage(table: Table, locale: Locale, notice: Notice = []): Message {
  const { panel: words } = TEXTS[locale]
  const question = [...notice, words.confirmCancel(table.game.name[locale])]
  // A lobby's question ends no game that has begun since.
  return confirmMessage(table, question, table.status === 'lobby' ? 'close-lobby' : 'cancel', words.cancelYes, locale)
}

/** The question before a player leaves a game for good, below a notice. */
export function confirmResignMessage(table: Table, locale: Locale, notice: Notice = []): Message {
  const { panel: words, counting } = TEXTS[locale]
  const pointer = `-# ${counting.pointer(commandFor(table, 'rules', locale))}`
  const question = [...notice, words.confirmResign(table.game.name[locale]), pointer]
  return confirmMessage(table, question, 'resign', words.resignYes, locale)
}

/** The question before a user is forgotten, wherever they have played. */
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
  return plainMessage([
    text(question.join('\n')),
    buttons([
      tableButton(table, { kind: verb }, yes, 'danger'),
      tableButton(table, { kind: 'keep' }, TEXTS[locale].panel.cancelNo),
    ]),
  ])
}

/** Sentences as a quotation, so that they stand apart from what is asked. */
function noticeBlocks(notice: Notice, room: number, locale: Locale): Block[] {
  if (notice.length === 0) return []
  const omitted = (count: number) => asQuoted(TEXTS[locale].turn.earlier(count))
  return [text(lastLines(notice.map(asQuoted), room, omitted))]
}

function asQuoted(line: string): string {
  return `> ${line}`
}

function panelBlock(table: Table, block: PanelBlock, row: number): Block {
  switch (block.kind) {
    case 'text':
      return text(block.text)
    case 'buttons':
      return buttons(block.buttons.map((button, column) => panelButton(table, button, row * 5 + column)))
    case 'menu':
      return menu(atTable(table, { kind: 'menu', row }), block.placeholder, block.options.map(panelOption))
  }
}

function panelButton(table: Table, { label, style, target, disabled }: Button, index: number): ButtonSpec {
  if (disabled === true) return { ...tableButton(table, { kind: 'blocked', index }, label, style), disabled }
  return tableButton(table, { kind: 'target', target }, label, style)
}

function panelOption({ label, description, target }: MenuOption): OptionSpec {
  return { value: writeTarget(target), label, description }
}
