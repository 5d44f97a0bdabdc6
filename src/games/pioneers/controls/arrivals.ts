/** What a ride leads to, as far as it is known before it is chosen: coaches that it may empty, and players who may join. */
import type { Seat } from '../../../engine/game.js'
import { replaced } from '../../../engine/lists.js'
import { nameOf } from '../../../game-kit/reader.js'
import { coachOf } from '../data/coaches.js'
import { EXTRA_FARMERS, JOIN_PRICE } from '../data/prices.js'
import type { OwnCoach, Profession, Tile } from '../rules/types.js'
import type { PlayerView } from '../rules/view-types.js'
import type { Fare } from './fare.js'
import { aboardOf } from './passengers.js'
import type { Scene } from './scene.js'

/** The gain of a ride to `tile`, and whom it invites whichever of `fares` is paid, in a few words each. */
export function arrivalAt(scene: Scene, tile: Tile, fares: readonly Fare[]): readonly string[] {
  const { gain } = scene.texts.panel.move
  const { sure, best } = pointsAt(scene, tile)
  return [
    ...(best > 0 ? [gain({ points: best, isSure: sure === best })] : []),
    ...invitation(scene, guestsAt(scene, tile, fares)),
  ]
}

/** Whom each of several rides to `tile` invites, in a few words, by its fare. Nothing if it is the same for all of them. */
export function invitationsAt(scene: Scene, tile: Tile, fares: readonly Fare[]): readonly (readonly string[])[] {
  const always = guestsAt(scene, tile, fares).length
  const guests = fares.map((fare) => guestsAt(scene, tile, [fare]))
  return guests.map((each) => (guests.every(({ length }) => length === always) ? [] : invitation(scene, each)))
}

function invitation({ texts, reader }: Scene, guests: readonly Seat[]): readonly string[] {
  const names = guests.map((other) => nameOf(reader, other))
  return names.length === 0 ? [] : [texts.panel.move.invites({ names, price: JOIN_PRICE })]
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

/** Players who carry a pioneer that may settle on `tile`, and can pay for it whichever fare they share in (R40, R64, R65). */
function guestsAt({ view, me, seat }: Scene, tile: Tile, fares: readonly Fare[]): readonly Seat[] {
  const kinds: ReadonlySet<Profession> = tile === 'hotel' ? aboard(me) : new Set([tile])
  return [...view.players].flatMap((player, other) => {
    const canPay = fares.every((fare) => player.cash + shareOf(fare, other) >= JOIN_PRICE)
    return other !== seat && canPay && [...aboard(player)].some((kind) => kinds.has(kind)) ? [other] : []
  })
}

const shareOf = ({ owners }: Fare, seat: Seat) => owners.find((owner) => owner.seat === seat)?.amount ?? 0

const aboard = ({ coaches }: PlayerView) =>
  new Set(coaches.flatMap(({ seats }) => seats.filter((pioneer): pioneer is Profession => pioneer !== null)))
