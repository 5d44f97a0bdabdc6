import type { Seat } from '../../../engine/game.js'
import { ofKind } from '../../../engine/kinds.js'
import { deedsOf } from '../../../game-kit/digest.js'
import { isOwn, nameOf } from '../../../game-kit/reader.js'
import type { Reader } from '../../face.js'
import type { Fact } from '../rules/facts.js'
import type { DigestTexts } from './en/digest.js'
import { TEXTS } from './index.js'
import { cityName } from './naming.js'

/** Sums up a turn of `seat`: what was built, bought, settled and emptied, then what others did in it. */
export function tellDigest(facts: readonly Fact[], seat: Seat, reader: Reader, name?: string): string {
  const { digest } = TEXTS[reader.locale]
  const own = [
    ...tellCovers(facts, digest),
    ...tellPurchases(facts, digest),
    ...tellSettling(facts, seat, digest),
    ...tellEmptied(facts, seat, digest),
  ]
  const others = facts.flatMap((fact) => tellOther(fact, seat, reader, digest))
  return [...deedsOf(own, reader, name), ...others, ...tellEnding(facts, digest)].join(digest.semicolon)
}

function tellEnding(facts: readonly Fact[], digest: DigestTexts): readonly string[] {
  if (ofKind(facts, 'over').length > 0) return [digest.over]
  return ofKind(facts, 'end-triggered').length > 0 ? [digest.lastRound] : []
}

function tellCovers(facts: readonly Fact[], digest: DigestTexts): readonly string[] {
  const cities = ofKind(facts, 'covered').map(({ city }) => cityName(city))
  return cities.length === 0 ? [] : [digest.covers({ cities })]
}

function tellPurchases(facts: readonly Fact[], digest: DigestTexts): readonly string[] {
  const roads = ofKind(facts, 'road-bought').length + ofKind(facts, 'sergeant-road').length
  const coaches = ofKind(facts, 'coach-bought').map(({ coach }) => coach)
  return [...(roads === 0 ? [] : [digest.builds({ roads })]), ...(coaches.length === 0 ? [] : [digest.buys({ coaches })])]
}

function tellSettling(facts: readonly Fact[], seat: Seat, digest: DigestTexts): readonly string[] {
  const more = ofKind(facts, 'farmer-settled').length
  const settled = ofKind(facts, 'settled').map(({ pioneer, city }) => {
    return digest.settles({ pioneer, count: 1 + more, city: cityName(city) })
  })
  return [
    ...settled,
    // The same step may tell that the next player's turn passes, too.
    ...ofKind(facts, 'no-move').flatMap((fact) => (fact.seat === seat ? [digest.stays] : [])),
    ...ofKind(facts, 'pioneer-returned').map(digest.returns),
    ...ofKind(facts, 'nugget').map(() => digest.nugget),
  ]
}

function tellEmptied(facts: readonly Fact[], seat: Seat, digest: DigestTexts): readonly string[] {
  return ofKind(facts, 'coach-emptied')
    .filter((fact) => fact.seat === seat)
    .map(digest.empties)
}

function tellOther(fact: Fact, seat: Seat, reader: Reader, digest: DigestTexts): readonly string[] {
  if (fact.kind !== 'joined' && (fact.kind !== 'coach-emptied' || fact.seat === seat)) return []
  const who = nameOf(reader, fact.seat)
  const isReader = isOwn(reader, fact.seat)
  if (fact.kind === 'joined') return [isReader ? digest.ownJoins : digest.joins({ who })]
  return [isReader ? digest.ownEmpties(fact) : digest.otherEmpties({ ...fact, who })]
}
