/** The picture of a game of Pioneers: the map, the coach display below it, and the players' panels beside it. */

import { composed, type Drawing, type Thing } from '../../../pictures/drawing.js'
import { keyOf } from '../../../pictures/key.js'
import { coloursOf, ownersOf } from '../../../pictures/paper/panel.js'
import { finalPanels } from '../../../pictures/scores/panel.js'
import type { Reader } from '../../face.js'
import type { Mark, View } from '../rules/view-types.js'
import { choicesAmong, freshAmong, placesNow } from './fresh.js'
import { pioneersInks } from './inks.js'
import { PICTURE, panelRect } from './layout.js'
import { areasOf, placeBadges } from './scene/badges.js'
import { chartOf } from './scene/chart.js'
import { displayThings } from './scene/display.js'
import { groundThings, nameThings } from './scene/ground.js'
import { badgeParts, choiceThings } from './scene/marks.js'
import { boardNames } from './scene/names.js'
import { panel } from './scene/panels.js'
import { freshThings, networkThings, ownedRoads, placeThing, stagecoachThing, stopThing } from './scene/position.js'
import { standingOn } from './scene/standing.js'
import { markedPoints, markerThings } from './scene/track.js'
import { finalScores } from './score-picture.js'

/** The board as `view` shows it, with `marks` highlighted. */
export function drawBoard(view: View, marks: readonly Mark[], reader: Reader): Drawing {
  const key = keyOf([view, marks, reader.names, reader.colours ?? null])
  return composed({
    ...PICTURE,
    key: `pioneers-board-${key}`,
    inks: pioneersInks,
    things: () => boardThings(view, marks, reader),
  })
}

function boardThings(view: View, marks: readonly Mark[], reader: Reader): Thing[] {
  const [choices, fresh] = [choicesAmong(marks), freshAmong(marks)]
  const chart = chartOf(view.map)
  const badges = placeBadges(chart, choices, standingOn(view, chart, choices))
  const names = boardNames(view, chart, placesNow(chart.map, marks), areasOf(badges), choices)
  const seats = ownersOf(view.players.length, reader)
  const colourOf = coloursOf(reader)
  return [
    ...groundThings(chart, view.covered),
    ...markerThings(seats.map(({ colour }, seat) => ({ points: markedPoints(view, seat), colour }))),
    ...choiceThings(chart, choices),
    ...networkThings(view, chart, colourOf),
    ...freshThings(chart, fresh),
    ...ownedRoads(view, chart, colourOf),
    stopThing(view, chart),
    ...nameThings(names),
    ...chart.places.flatMap((_, place) => placeThing(view, chart, place, colourOf)),
    stagecoachThing(view, chart, choices),
    ...badges.flatMap(badgeParts),
    ...displayThings(view),
    ...(view.scores === null
      ? seats.flatMap((owner, seat) => panel(view, seat, owner))
      : finalPanels('pioneers', finalScores(view, seats), panelRect)),
  ]
}
