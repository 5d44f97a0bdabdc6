/** A table as text, page by page. */
import type { Reader, TextSection } from '../../games/face.js'
import { TEXTS } from '../../i18n/texts/index.js'
import type { FinishedTable, PlayingTable } from '../../tables/model/table.js'
import { buttons, text } from '../wire/components.js'
import { cut } from '../wire/limits.js'
import { type Message, plainMessage } from '../wire/message.js'
import { inPublic, tableButton } from './buttons.js'

/** Characters of sections on one page. The rest of a message's 4,000 is for its title. */
const PAGE_ROOM = 3_600

/** Page `page` in the reader's language, counted from 0. Numbers beyond the last page show the last one. */
export function textMessage(table: PlayingTable | FinishedTable, reader: Reader, page: number): Message {
  const { panel: words } = TEXTS[reader.locale]
  const { game, state } = table
  const pages = pagesOf(game.text(state, reader))
  const shown = Math.min(page, pages.length - 1)
  const turner = (to: number, label: string) =>
    to < 0 || to >= pages.length ? [] : [tableButton(inPublic(table), { kind: 'text', page: to }, label)]
  const turners = [...turner(shown - 1, words.textBefore), ...turner(shown + 1, words.textNext)]
  return plainMessage([
    text(`### ${words.textTitle(game.name[reader.locale], shown + 1, pages.length)}`),
    text(pages[shown] ?? ''),
    ...(turners.length === 0 ? [] : [buttons(turners)]),
  ])
}

/** As few pages as possible, without splitting a section. */
export function pagesOf(sections: readonly TextSection[]): readonly string[] {
  const pages: string[] = []
  for (const section of sections) {
    const told = cut(`**${section.title}**\n${section.text}`, PAGE_ROOM)
    const last = pages.at(-1)
    if (last === undefined || last.length + told.length + 2 > PAGE_ROOM) pages.push(told)
    else pages[pages.length - 1] = `${last}\n\n${told}`
  }
  return pages
}
