import type { Seat } from '../../../engine/game.js'
import { type OfKind, ofKind } from '../../../engine/kinds.js'
import { deedsOf } from '../../../game-kit/digest.js'
import { isOwn, nameOf } from '../../../game-kit/reader.js'
import { listed } from '../../../i18n/words.js'
import type { Reader } from '../../face.js'
import type { Fact } from '../rules/facts.js'
import { TEXTS } from './index.js'
import { countsOf, fleetOf, sectorOf, someCards, technologyName, unitsOf } from './naming.js'
import { byPrice, lostUnits, ownedUnits } from './story.js'
import { systemName } from './systems.js'

/** What a turn of `seat` came to: bought, built, researched, moved, destroyed, colonized; then what others did in it. */
export function tellDigest(facts: readonly Fact[], seat: Seat, reader: Reader, name?: string): string {
  const { digest } = TEXTS[reader.locale]
  const own = [...tellCards(facts, reader), ...tellShips(facts, seat, reader)]
  const others = [
    ...destroyedBy(facts, (other) => other !== seat).map((fact) => {
      const at = lossesOf(fact, reader)
      return isOwn(reader, fact.seat) ? digest.ownStrikes(at) : digest.strikes({ ...at, who: nameOf(reader, fact.seat) })
    }),
    ...ofKind(facts, 'eliminated').map((fact) =>
      isOwn(reader, fact.seat) ? digest.ownEliminated : digest.eliminated({ who: nameOf(reader, fact.seat) }),
    ),
    ...ofKind(facts, 'turned-up')
      .filter(({ by }) => by === 'chart')
      .map((fact) => digest.charts(placeOf(fact, reader))),
    ...tellEnding(facts, reader),
  ]
  return [...deedsOf(own, reader, name), ...others].join(digest.semicolon)
}

function tellEnding(facts: readonly Fact[], { locale }: Reader): readonly string[] {
  const { digest } = TEXTS[locale]
  if (ofKind(facts, 'over').length > 0) return [digest.over]
  return ofKind(facts, 'last-round').length > 0 ? [digest.lastRound] : []
}

function tellCards(facts: readonly Fact[], { locale }: Reader): readonly string[] {
  const { digest } = TEXTS[locale]
  const { bought, free } = byPrice(ofKind(facts, 'bought'))
  const built = countsOf(ofKind(facts, 'constructed').flatMap(({ ship, atStart }) => (atStart ? [] : [{ unit: ship, count: 1 }])))
  return [
    ...(bought.length === 0 ? [] : [digest.buys({ cards: someCards(bought, locale) })]),
    ...(free.length === 0 ? [] : [digest.takesFree({ cards: someCards(free, locale) })]),
    ...ofKind(facts, 'researched').flatMap(({ area, level }) =>
      level === 0 ? [] : [digest.researches({ technology: technologyName(area, level, locale) })],
    ),
    ...(Object.keys(built).length === 0 ? [] : [digest.builds({ ships: fleetOf(built, locale) })]),
    ...ofKind(facts, 'fortified').map(({ tile }) => digest.fortifies({ sector: sectorOf(tile, locale) })),
    ...ofKind(facts, 'armed').map(({ tile }) => digest.arms({ sector: sectorOf(tile, locale) })),
  ]
}

function tellShips(facts: readonly Fact[], seat: Seat, reader: Reader): readonly string[] {
  const { locale } = reader
  const { digest } = TEXTS[locale]
  const moved = countsOf(ofKind(facts, 'moved').map(({ ship, count }) => ({ unit: ship, count })))
  return [
    ...(Object.keys(moved).length === 0 ? [] : [digest.moves({ ships: fleetOf(moved, locale) })]),
    ...ofKind(facts, 'driven').map(({ ship, tile }) =>
      digest.drives({ ship: unitsOf(ship, 1, locale), sector: sectorOf(tile, locale) }),
    ),
    ...ofKind(facts, 'vanished').map(({ ship }) => digest.vanishes({ ship: unitsOf(ship, 1, locale) })),
    ...ofKind(facts, 'exploded').map((fact) => digest.bombs(bombedIn(fact, facts, reader))),
    ...destroyedBy(facts, (other) => other === seat).map((fact) => digest.destroys(lossesOf(fact, reader))),
    ...tellColonies(facts, reader),
  ]
}

/** Systems that were unknown before, then sectors whose system was known. */
function tellColonies(facts: readonly Fact[], reader: Reader): readonly string[] {
  const { locale } = reader
  const { digest } = TEXTS[locale]
  const colonized = ofKind(facts, 'colonized').map(({ tile }) => tile)
  const found = ofKind(facts, 'turned-up').filter(({ tile }) => colonized.includes(tile))
  const known = colonized.filter((tile) => !found.some((fact) => fact.tile === tile))
  const places = found.map((fact) => placeOf(fact, reader)).map(({ system, sector }) => `${system} (${sector})`)
  return [
    ...(places.length === 0 ? [] : [digest.colonizes({ places: listed(locale, places) })]),
    ...known.map((tile) => digest.resettles({ sector: sectorOf(tile, locale) })),
  ]
}

function destroyedBy(facts: readonly Fact[], isWanted: (seat: Seat) => boolean) {
  return ofKind(facts, 'destroyed').filter(({ seat, lost }) => lost.length > 0 && isWanted(seat))
}

function placeOf({ tile, system }: Pick<OfKind<Fact, 'turned-up'>, 'tile' | 'system'>, { locale }: Reader) {
  return { system: systemName(system, locale), sector: sectorOf(tile, locale) }
}

/** The system that a bomb destroyed, by its name if the bomb turned it up, and the units there. */
function bombedIn({ tile, lost }: OfKind<Fact, 'exploded'>, facts: readonly Fact[], reader: Reader) {
  const { locale } = reader
  const found = ofKind(facts, 'turned-up').find((fact) => fact.by === 'bomb' && fact.tile === tile)
  const system = found === undefined ? TEXTS[locale].story.theSystem : systemName(found.system, locale)
  return { sector: sectorOf(tile, locale), units: listed(locale, [system, ...ownedUnits(lost, reader)]) }
}

/** Where units were lost, and whose. */
function lossesOf({ tile, lost }: Pick<OfKind<Fact, 'destroyed'>, 'tile' | 'lost'>, reader: Reader) {
  return { sector: sectorOf(tile, reader.locale), units: lostUnits(lost, reader) }
}
