/** The end of a turn, and the sheet of a seat with nothing to do. */

import { doing, sheetOf } from '../../../game-kit/controls.js'
import { buttonRows, paragraph } from '../../../game-kit/rows.js'
import { tellStatus } from '../texts/status.js'
import type { Scene, Sheet } from './scene.js'
import { purseLine, wagonButtons } from './wagons.js'

export function turnEndSheet(scene: Scene): Sheet {
  const { titles, end } = scene.texts.panel
  const button = { label: end.button, style: 'success', target: doing(scene, { kind: 'end-turn' }), saysTurnEnds: true } as const
  const wagons = wagonButtons(scene, 'primary')
  return sheetOf(titles.turnEnd, [
    paragraph(end.intro({ buys: wagons.length > 0 }), purseLine(scene)),
    ...buttonRows([button, ...wagons]),
  ])
}

/** Nothing to press: another seat is to act, or the table draws. */
export function waitingSheet({ view, texts, reader }: Scene): Sheet {
  return sheetOf(texts.panel.titles.waiting, [paragraph(tellStatus(view, reader))])
}
