import type { Seat } from '../../../engine/game.js'
import { ofKind } from '../../../engine/kinds.js'
import { at } from '../../../engine/lists.js'
import { type Bundle, gistOf, type Topic } from '../../../game-kit/gist.js'
import { isOwn, nameOf } from '../../../game-kit/reader.js'
import type { Reader } from '../../face.js'
import type { Fact } from '../rules/facts.js'
import { cityName, joined } from './naming.js'
import { deedsOf, tellMove, tellStory } from './story.js'

/**
 * The story told short: roads that are bought together, farmers who settle together, and only the ends of a long ride. The board
 * shows an income, and the panel at the end of a turn says better why the reader's stagecoach stays.
 */
export function tellGist(facts: readonly Fact[], reader: Reader): readonly string[] {
  const told = facts.filter((fact, index) => fact.kind !== 'income' && !isOnPanel(fact, index === facts.length - 1, reader))
  return gistOf(told, {
    topicOf,
    one: (fact) => (fact.kind === 'moved' ? tellMove(fact, ends(fact.path.map(cityName)), reader) : tellStory(fact, reader)),
    several: (bundle) => tellSeveral(bundle, reader),
  })
}

/** Whether the panel at the end of the reader's turn says this, too. If the turn has ended by itself, more has followed. */
function isOnPanel(fact: Fact, isLatest: boolean, reader: Reader): boolean {
  return fact.kind === 'no-move' && isLatest && isOwn(reader, fact.seat)
}

function topicOf(fact: Fact): Topic | null {
  switch (fact.kind) {
    case 'road-bought':
      return { stretch: `roads of ${fact.seat}`, about: 'roads' }
    case 'farmer-settled':
      return { stretch: `farmers of ${fact.seat}`, about: fact.city }
    default:
      return null
  }
}

function tellSeveral(bundle: Bundle<Fact>, reader: Reader): string | null {
  const [first] = bundle
  if (first.kind === 'road-bought') return tellRoads(bundle, first.seat, reader)
  if (first.kind !== 'farmer-settled') return null
  const told = { who: nameOf(reader, first.seat), city: cityName(first.city), farmers: bundle.length }
  return deedsOf(reader, first.seat).farmersSettled(told)
}

function tellRoads(bundle: Bundle<Fact>, seat: Seat, reader: Reader): string {
  const roads = ofKind(bundle, 'road-bought')
  return deedsOf(reader, seat).roads({
    who: nameOf(reader, seat),
    lines: roads.map(({ line }) => joined(line.map(cityName))),
    paid: roads.reduce((sum, { paid }) => sum + paid, 0),
  })
}

/** Cities between the ends of a ride that are told: more make a second line on a phone. */
const CITIES_BETWEEN = 1

/** `Albany – … – New Orleans` for a long ride, otherwise all of its cities. */
function ends(cities: readonly string[]): readonly string[] {
  return cities.length <= CITIES_BETWEEN + 2 ? cities : [at(cities, 0), '…', at(cities, cities.length - 1)]
}
