/** The end of a turn, an invitation, and the sheet of a seat with nothing to do. */

import { at } from '../../../engine/lists.js'
import type { Button } from '../../../engine/panel.js'
import { doing, legalOf, sheetOf } from '../../../game-kit/controls.js'
import { nameOf } from '../../../game-kit/reader.js'
import { buttonRows, paragraph } from '../../../game-kit/rows.js'
import { iconOf } from '../board/emblems.js'
import type { Place } from '../data/map.js'
import { JOIN_PRICE, NETWORK_POINTS } from '../data/prices.js'
import type { Settling } from '../rules/types.js'
import { placeName } from '../texts/naming.js'
import { tellEnd, tellStatus } from '../texts/status.js'
import { settledNow } from './lines.js'
import { coachLines } from './passengers.js'
import { cheapestRide, citiesTold, namedWithTile, openRides } from './rides.js'
import type { Scene, Sheet } from './scene.js'

export function turnEndSheet(scene: Scene): Sheet {
  const { view, me, texts } = scene
  const { titles, end } = texts.panel
  const bought = end.bought({ names: view.turn.used.map((purchase) => texts.purchases[purchase]) })
  const standing = end.standing({ cash: me.cash, points: me.track, network: me.networkPioneers * NETWORK_POINTS })
  const button: Button = { label: end.button, style: 'success', target: doing(scene, { kind: 'end-turn' }), saysTurnEnds: true }
  return sheetOf(titles.turnEnd, [paragraph(bought, settlingLine(scene), standing, ...nearEnd(scene)), ...buttonRows([button])])
}

function settlingLine(scene: Scene): string {
  const { view, map, texts } = scene
  const { end } = texts.panel
  if (view.settling === null) return whyNobody(scene)
  const { city, tile, pioneer } = view.settling
  return end.settled({ city: placeName(map, city), tile, pioneer, count: settledNow(scene, view.settling) })
}

/** Why the stagecoach stays: no passengers, too little money, or no matching tile that is reachable. */
function whyNobody(scene: Scene): string {
  const { me, texts } = scene
  const { nobody } = texts.panel.end
  if (me.coaches.length === 0) return nobody.noPassengers
  const rides = openRides(scene)
  const fitting = cheapestRide(scene, rides, [])
  if (fitting === null) return nobody.noMatch(citiesTold(scene, rides))
  return nobody.tooDear({ city: namedWithTile(scene, fitting), cost: fitting.cost, cash: me.cash })
}

export function invitationSheet(scene: Scene, { city: place, pioneer }: Settling): Sheet {
  const { view, map, me, texts, reader } = scene
  const { titles, invitation } = texts.panel
  const by = nameOf(reader, view.turn.seat)
  const city = placeName(map, place)
  const joins = legalOf(scene, 'join')
  const lines = [
    invitation.offer({ by, city, pioneer, price: JOIN_PRICE, cash: me.cash }),
    ...(inOwnNetwork(scene, place) ? [invitation.network({ points: NETWORK_POINTS })] : []),
    ...coachLines(scene, joins),
  ]
  const accept = joins.map((action): Button => {
    const label = invitation.join({ coach: action.coach, price: JOIN_PRICE })
    return { label, icon: iconOf.tile(pioneer), style: 'success', target: doing(scene, action) }
  })
  const decline: Button = { label: invitation.decline, style: 'secondary', target: doing(scene, { kind: 'decline' }) }
  return sheetOf(titles.invitation({ by, city }), [paragraph(...lines), ...buttonRows([...accept, decline])])
}

function inOwnNetwork({ me, map }: Scene, place: Place): boolean {
  return me.networkLines.some((line) => at(map.lines, line).includes(place))
}

/** Nothing to press: another seat is to act. */
export function waitingSheet(scene: Scene): Sheet {
  const { view, texts, reader } = scene
  return sheetOf(texts.panel.titles.waiting, [paragraph(tellStatus(view, reader), ...nearEnd(scene))])
}

/** Says that this is the last round, or may be. */
export function nearEnd({ view, reader }: Scene): readonly string[] {
  const ending = tellEnd(view, reader)
  return ending === null ? [] : [`⚠ ${ending}`]
}
