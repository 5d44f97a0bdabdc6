/** What a ride leads to, as far as it is known before it is chosen: coaches that it may empty, and players who may join. */
import type { Seat } from '../../../engine/game.js'
import { nameOf } from '../../../game-kit/reader.js'
import { coachOf } from '../data/coaches.js'
import { JOIN_PRICE } from '../data/prices.js'
import type { Profession, Tile } from '../rules/types.js'
import type { PlayerView } from '../rules/view-types.js'
import { aboardFor } from './passengers.js'
import type { Scene } from './scene.js'

/** The gain of settling on `tile`, and whom that invites, in a few words each. */
export function arrivalAt(scene: Scene, tile: Tile): readonly string[] {
  const { texts, reader } = scene
  const { gain, invites } = texts.panel.move
  const emptied = pointsAt(scene, tile)
  const best = Math.max(...emptied)
  const guests = guestsAt(scene, tile)
  return [
    ...(best > 0 ? [gain({ points: best, isSure: emptied.every((points) => points === best) })] : []),
    ...(guests.length > 0 ? [invites({ names: guests.map((other) => nameOf(reader, other)), price: JOIN_PRICE })] : []),
  ]
}

/** Points for each choice of a passenger that the seat has on `tile`: those of the coach if it is emptied, otherwise 0. */
function pointsAt(scene: Scene, tile: Tile): readonly number[] {
  const left = new Map(scene.me.coaches.map(({ id, seats }) => [id, seats.filter((pioneer) => pioneer !== null).length]))
  return aboardFor(scene, tile).map(({ coach }) => (left.get(coach) === 1 ? coachOf(coach).points : 0))
}

/** Players who can pay for joining and carry a pioneer of a kind that may settle on `tile` (R64, R65). */
function guestsAt({ view, me, seat }: Scene, tile: Tile): readonly Seat[] {
  const kinds: ReadonlySet<Profession> = tile === 'hotel' ? aboard(me) : new Set([tile])
  return [...view.players].flatMap((player, other) => {
    const isAble = other !== seat && player.cash >= JOIN_PRICE && [...aboard(player)].some((kind) => kinds.has(kind))
    return isAble ? [other] : []
  })
}

const aboard = ({ coaches }: PlayerView) =>
  new Set(coaches.flatMap(({ seats }) => seats.filter((pioneer): pioneer is Profession => pioneer !== null)))
