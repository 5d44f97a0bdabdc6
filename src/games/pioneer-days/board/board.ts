/**
 * The picture of a game of Pioneer Days: trail, dice, disasters, town, equipment and townsfolk, with the players' panels beside
 * them.
 */

import type { Pen } from '../../../pictures/canvas.js'
import { composed, type Drawing, type Thing } from '../../../pictures/drawing.js'
import { keyOf } from '../../../pictures/key.js'
import { WOOD_DARK } from '../../../pictures/palette.js'
import { type ColourOf, coloursOf, ownersOf } from '../../../pictures/paper/panel.js'
import { paintTray } from '../../../pictures/paper/tray.js'
import { finalPanels } from '../../../pictures/scores/panel.js'
import type { Reader } from '../../face.js'
import type { Mark, View } from '../rules/types.js'
import { paintLandscape } from './art/landscape.js'
import { daysInks } from './inks.js'
import { PICTURE, panelRect, TRAIL } from './layout.js'
import { type Names, namesIn } from './names.js'
import { campThings, isCamp } from './scene/camps.js'
import { folkThings, paintSlots } from './scene/folk.js'
import { markThings } from './scene/marks.js'
import { panel } from './scene/panels.js'
import { paintPool, poolThings } from './scene/pool.js'
import { paintStalls, stallThings } from './scene/stalls.js'
import { paintTowns, townThings } from './scene/towns.js'
import { paintTracks, trackThings } from './scene/tracks.js'
import { trailThings } from './scene/trail.js'
import { finalScores } from './score-picture.js'

/** The board as `view` shows it, with `marks` highlighted. */
export function drawBoard(view: View, marks: readonly Mark[], reader: Reader): Drawing {
  const key = keyOf([view, marks, reader.locale, reader.names, reader.colours ?? null])
  return composed({
    ...PICTURE,
    key: `pioneer-days-board-${key}`,
    inks: daysInks,
    things: () => boardThings(view, marks, reader),
  })
}

function boardThings(view: View, marks: readonly Mark[], reader: Reader): Thing[] {
  const names = namesIn(reader.locale)
  const owners = ownersOf(view.seats, reader)
  const colourOf = coloursOf(reader)
  return [
    isCamp(view) ? groundOf('camp', paintCampGround) : groundOf('day', paintGround),
    ...trailThings(view),
    ...(isCamp(view) ? campThings(view, names, owners) : dayThings(view, names, colourOf)),
    ...(view.scores === null
      ? owners.flatMap((owner, seat) => panel(view, seat, owner))
      : finalPanels('pioneer-days', finalScores(view, owners), panelRect)),
    ...markThings(view, marks),
  ]
}

/** What is there to take on a day. */
function dayThings(view: View, names: Names, colourOf: ColourOf): Thing[] {
  return [
    ...poolThings(view, colourOf),
    ...trackThings(view),
    ...townThings(view, names, colourOf),
    ...stallThings(view, names),
    ...folkThings(view, names),
  ]
}

const groundOf = (key: string, paint: (pen: Pen) => void): Thing => ({
  key: `ground of ${key}`,
  boxes: [{ x: 0, y: 0, ...PICTURE }],
  paint,
})

/** The printed parts without the trays of a day. */
function paintCampGround(pen: Pen): void {
  pen.fillStyle = WOOD_DARK
  pen.fillRect(0, 0, PICTURE.width, PICTURE.height)
  paintTray(pen, TRAIL)
  paintLandscape(pen)
}

/** The printed parts, which never change. */
function paintGround(pen: Pen): void {
  paintCampGround(pen)
  paintPool(pen)
  paintTracks(pen)
  paintTowns(pen)
  paintStalls(pen)
  paintSlots(pen)
}
