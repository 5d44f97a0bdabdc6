/** The picture of a game of Pioneer: the galaxy, below it the piles and the technology board, the players beside. */
import { composed, type Drawing, type Thing } from '../../../pictures/drawing.js'
import { keyOf } from '../../../pictures/key.js'
import { coloursOf, ownersOf } from '../../../pictures/paper/panel.js'
import { finalPanels } from '../../../pictures/scores/panel.js'
import type { Reader } from '../../face.js'
import type { Mark } from '../rules/types.js'
import type { View } from '../rules/view-types.js'
import { pioneerInks } from './inks.js'
import { PICTURE, panelRect } from './layout.js'
import { badgeThings, framed, onTiles, pointedOut } from './marks.js'
import { galaxyThings } from './scene/galaxy.js'
import { paintGround } from './scene/ground.js'
import { hexesOf } from './scene/hexes.js'
import { panelThings } from './scene/panels.js'
import { pileThings } from './scene/piles.js'
import { statusThings } from './scene/status.js'
import { markerThings } from './scene/technology.js'
import { finalScores } from './score-picture.js'

/** The board as `view` shows it, with `marks` pointed out. */
export function drawBoard(view: View, marks: readonly Mark[], reader: Reader): Drawing {
  const key = keyOf([view, marks, reader.locale, reader.names, reader.colours ?? null])
  return composed({
    ...PICTURE,
    key: `pioneer-board-${key}`,
    inks: pioneerInks,
    things: () => boardThings(view, marks, reader),
  })
}

function boardThings(view: View, marks: readonly Mark[], reader: Reader): Thing[] {
  const owners = ownersOf(view.seats, reader)
  const hexes = hexesOf(view.tiles)
  const pointed = pointedOut(view, onTiles(marks))
  const colourOf = coloursOf(reader)
  return [
    { key: 'ground', boxes: [{ x: 0, y: 0, ...PICTURE }], paint: paintGround },
    ...statusThings(view),
    ...galaxyThings(view, reader.locale, colourOf, { ...hexes, scale: 1, shows: () => true }, framed(pointed, hexes)),
    ...pileThings(view),
    ...markerThings(view, colourOf),
    ...(view.scores === null
      ? owners.flatMap((owner, seat) => panelThings(view, seat, owner))
      : finalPanels('pioneer', finalScores(view, owners), panelRect)),
    ...badgeThings(pointed, hexes),
  ]
}
