/** The player boards on offer, in the panel of the player who chooses: their start goods and powers. */
import type { Pen } from '../../../../pictures/canvas.js'
import { stamped, type Thing } from '../../../../pictures/drawing.js'
import { partOf, type Rect } from '../../../../pictures/geometry.js'
import { paintCard } from '../../../../pictures/tray.js'
import { boardOf } from '../../data/boards.js'
import type { StartGoods } from '../../data/effects.js'
import type { BoardId } from '../../data/ids.js'
import { effectSigns } from '../pieces/effects.js'
import { counted, drawCentred, type Group, wagonOf, words } from '../pieces/signs.js'

/** One card for each, side by side. */
export function offerThings(offers: readonly BoardId[], box: Rect): Thing[] {
  return offers.map((board, i) => {
    const rect = partOf(box, i, offers.length, 6)
    return stamped(`offer ${board}`, rect, (own) => paintOffer(own, board, { ...rect, x: 0, y: 0 }))
  })
}

function paintOffer(pen: Pen, board: BoardId, rect: Rect): void {
  const { start, power } = boardOf(board)
  const { width, height } = rect
  const size = height > 120 ? 30 : 25
  paintCard(pen, rect)
  drawCentred(pen, startSigns(start), { x: 6, y: 4, width: width - 12, height: height * 0.58 - 4 }, size)
  drawCentred(pen, effectSigns(power), { x: 6, y: height * 0.58, width: width - 12, height: height * 0.42 - 6 }, size)
}

function startSigns({ wagons, equipment, ...goods }: StartGoods): readonly Group[] {
  const counts = { ...goods, equipment }
  return [
    ...wagons.map((size): Group => [wagonOf(size)]),
    ...(['silver', 'wood', 'medicine', 'cattle', 'gold', 'equipment'] as const)
      .filter((kind) => counts[kind] > 0)
      .map((kind): Group => [words(String(counts[kind])), counted(kind)]),
  ]
}
