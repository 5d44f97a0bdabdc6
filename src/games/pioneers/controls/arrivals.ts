/** What a ride leads to, as far as it is known before it is chosen: coaches that it may empty, and players who may join. */
import type { Seat } from '../../../engine/game.js'
import { replaced } from '../../../engine/lists.js'
import { nameOf } from '../../../game-kit/reader.js'
import { coachOf } from '../data/coaches.js'
import { EXTRA_FARMERS, JOIN_PRICE } from '../data/prices.js'
import type { OwnCoach, Profession, Tile } from '../rules/types.js'
import type { PlayerView } from '../rules/view-types.js'
import { aboardOf } from './passengers.js'
import type { Scene } from './scene.js'

/** The gain of settling on `tile`, and whom that invites, in a few words each. */
export function arrivalAt(scene: Scene, tile: Tile): readonly string[] {
  const { texts, reader } = scene
  const { gain, invites } = texts.panel.move
  const { sure, best } = pointsAt(scene, tile)
  const guests = guestsAt(scene, tile)
  return [
    ...(best > 0 ? [gain({ points: best, isSure: sure === best })] : []),
    ...(guests.length > 0 ? [invites({ names: guests.map((other) => nameOf(reader, other)), price: JOIN_PRICE })] : []),
  ]
}

/** Whom the special action of a tile lets off the coaches, one after another. Null for anybody. */
const LET_OFF: Partial<Record<Tile, readonly (Profession | null)[]>> = {
  barkeeper: [null],
  farmer: Array.from({ length: EXTRA_FARMERS }, () => 'farmer'),
}

/** The points of coaches emptied by settling on `tile`: at least, whoever settles, and at most, by its special action, too. */
function pointsAt({ me: { coaches } }: Scene, tile: Tile): { readonly sure: number; readonly best: number } {
  const settler = tile === 'hotel' ? null : tile
  return {
    sure: Math.min(...leaving(coaches, settler).map(({ points }) => points)),
    best: mostPoints(coaches, [settler, ...(LET_OFF[tile] ?? [])]),
  }
}

/** The most points of coaches emptied by pioneers of these kinds, one after another as far as there are any. */
function mostPoints(coaches: readonly OwnCoach[], [kind, ...others]: readonly (Profession | null)[]): number {
  if (kind === undefined) return 0
  return Math.max(0, ...leaving(coaches, kind).map(({ points, left }) => points + mostPoints(left, others)))
}

/** For each choice of a pioneer who leaves: the points if that empties the coach, otherwise 0, and the coaches still in use. */
function leaving(coaches: readonly OwnCoach[], kind: Profession | null) {
  return aboardOf(coaches, kind).map(({ coach, pioneer }) => {
    const left = coaches.flatMap(({ id, seats }) => {
      const others = id === coach ? replaced(seats, seats.indexOf(pioneer), null) : seats
      return others.some((other) => other !== null) ? [{ id, seats: others }] : []
    })
    return { left, points: left.length < coaches.length ? coachOf(coach).points : 0 }
  })
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
