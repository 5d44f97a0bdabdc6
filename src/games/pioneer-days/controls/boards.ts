/** The panel for choosing which of the dealt player boards to keep. */
import type { Button } from '../../../engine/panel.js'
import { doing, legalOf, sheetOf } from '../../../game-kit/controls.js'
import { buttonRows, paragraph } from '../../../game-kit/rows.js'
import type { Locale } from '../../../i18n/locale.js'
import { counted, listed } from '../../../i18n/words.js'
import { boardOf } from '../data/boards.js'
import type { BoardId } from '../data/ids.js'
import { describeEffect } from '../texts/effects.js'
import { GLOSSARY } from '../texts/glossary.js'
import { TEXTS } from '../texts/index.js'
import { boardName, goodsIn } from '../texts/naming.js'
import type { Scene, Sheet } from './scene.js'

export function boardsSheet(scene: Scene): Sheet {
  const { texts, reader } = scene
  const { titles, boards } = texts.panel
  const offers = legalOf(scene, 'choose-board').map((action, index) => ({ action, number: index + 1 }))
  const lines = offers.map(({ action: { board }, number }) =>
    boards.line({
      number,
      board: boardName(board, reader.locale),
      goods: startOf(board, reader.locale),
      effect: describeEffect(board, reader.locale),
    }),
  )
  const buttons = offers.map(
    ({ action, number }): Button => ({
      label: boards.keep({ number, board: boardName(action.board, reader.locale) }),
      style: 'success',
      target: doing(scene, action),
    }),
  )
  return sheetOf(titles.boards, [paragraph(boards.intro, ...lines), ...buttonRows(buttons)])
}

/** The start goods of a player board, wagons first. */
function startOf(board: BoardId, locale: Locale): string {
  const { start } = boardOf(board)
  const { wagons: names, counts } = GLOSSARY[locale]
  const { tiles } = TEXTS[locale].panel.boards
  const [only] = start.wagons
  const wagons =
    start.wagons.length === 1 && only !== undefined ? names[only].the : counted(locale, start.wagons.length, counts.wagons)
  const { silver, wood, medicine, cattle, gold, equipment } = start
  const goods = goodsIn({ silver, wood, medicine, cattle, gold }, locale)
  return listed(locale, [wagons, ...goods, ...(equipment === 0 ? [] : [tiles({ count: equipment })])])
}
