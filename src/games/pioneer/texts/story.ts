import type { Seat } from '../../../engine/game.js'
import type { OfKind } from '../../../engine/kinds.js'
import { isOwn, nameOf } from '../../../game-kit/reader.js'
import { listed } from '../../../i18n/words.js'
import type { Reader } from '../../face.js'
import { type CardId, type Effect, isMetal } from '../data/cards.js'
import type { SystemId } from '../data/systems.js'
import type { Fact } from '../rules/facts.js'
import type { Discovery, Hit, TileId } from '../rules/types.js'
import { describeOutcome, describeRolled, describeSystem } from './effects.js'
import type { DeedTexts } from './en/story.js'
import { GLOSSARY } from './glossary.js'
import { TEXTS } from './index.js'
import { aCard, bonusIn, cardsIn, countsOf, fleetOf, sectorOf, someCards, technologyName, unitsOf } from './naming.js'
import { systemName } from './systems.js'

/** What happens with cards and technologies. */
type OfCards = Extract<
  Fact,
  {
    readonly kind:
      | 'bonus'
      | 'metals'
      | 'bought'
      | 'played'
      | 'constructed'
      | 'fortified'
      | 'armed'
      | 'researched'
      | 'reshuffled'
      | 'drew'
      | 'drew-cards'
      | 'nothing-to-draw'
      | 'cleaned-up'
  }
>
/** What happens on the tiles. */
type OfTiles = Extract<
  Fact,
  {
    readonly kind:
      | 'driven'
      | 'rolled'
      | 'vanished'
      | 'moved'
      | 'peeked'
      | 'peeked-system'
      | 'exploded'
      | 'turned-up'
      | 'battle'
      | 'fired'
      | 'aimed'
      | 'destroyed'
      | 'colonized'
  }
>
type OfPhases = Exclude<Fact, OfCards | OfTiles>

/** The sentences about the player of a seat, by their name or as the reader. */
export function deedsOf(reader: Reader, seat: Seat): DeedTexts {
  const { story, ownStory } = TEXTS[reader.locale]
  return isOwn(reader, seat) ? ownStory : story
}

/** One sentence for a fact; null for one that another fact's sentence tells. */
export function tellStory(fact: Fact, reader: Reader): string | null {
  switch (fact.kind) {
    case 'laid-out':
    case 'turn':
    case 'eliminated':
    case 'last-round':
    case 'scored':
    case 'over':
      return tellPhases(fact, reader)
    case 'driven':
    case 'rolled':
    case 'vanished':
    case 'moved':
    case 'peeked':
    case 'peeked-system':
    case 'exploded':
    case 'turned-up':
    case 'battle':
    case 'fired':
    case 'aimed':
    case 'destroyed':
    case 'colonized':
      return tellTiles(fact, reader)
    default:
      return tellCards(fact, reader)
  }
}

/** The log's heading for each turn. */
export function headingOf(fact: Fact, reader: Reader): string | null {
  if (fact.kind !== 'turn') return null
  return TEXTS[reader.locale].story.turnHeading({ who: nameOf(reader, fact.seat), round: fact.round })
}

function tellPhases(fact: OfPhases, reader: Reader): string | null {
  const { story } = TEXTS[reader.locale]
  switch (fact.kind) {
    case 'laid-out':
      return story.laidOut(fact)
    case 'turn':
      return deedsOf(reader, fact.seat).turn({ who: nameOf(reader, fact.seat), round: fact.round })
    case 'eliminated':
      return deedsOf(reader, fact.seat).eliminated({ who: nameOf(reader, fact.seat) })
    case 'last-round':
      return story.lastRound(fact)
    // The result tells it.
    case 'scored':
      return null
    case 'over':
      return story.over[fact.reason]
  }
}

type Bought = Pick<OfKind<Fact, 'bought'>, 'card' | 'paid'>

/** Cards bought for so much money in sum, and those that cost none. */
export function tellBought(seat: Seat, cards: readonly Bought[], reader: Reader): string {
  const { locale } = reader
  const story = deedsOf(reader, seat)
  const { bought, free } = byPrice(cards)
  const who = nameOf(reader, seat)
  if (bought.length === 0) return story.boughtFree({ who, card: someCards(free, locale) })
  const money = GLOSSARY[locale].money(cards.reduce((sum, { paid }) => sum + paid, 0))
  const told = { who, card: someCards(bought, locale), money }
  return free.length === 0 ? story.bought(told) : story.boughtAndFree({ ...told, free: someCards(free, locale) })
}

/** Cards that cost money, and cards that cost none. */
export function byPrice(cards: readonly Bought[]): { readonly bought: readonly CardId[]; readonly free: readonly CardId[] } {
  const paidFor = (isWanted: (paid: number) => boolean) => cards.filter(({ paid }) => isWanted(paid)).map(({ card }) => card)
  return { bought: paidFor((paid) => paid > 0), free: paidFor((paid) => paid === 0) }
}

function tellCards(fact: OfCards, reader: Reader): string | null {
  const { locale } = reader
  const story = deedsOf(reader, fact.seat)
  const { money, areas } = GLOSSARY[locale]
  const who = nameOf(reader, fact.seat)
  switch (fact.kind) {
    case 'bonus':
      return story.bonus({ who, bonus: listed(locale, bonusIn(fact, locale)) })
    case 'metals':
      return story.metals({ who, cards: someCards(fact.cards, locale), money: money(fact.money) })
    case 'bought':
      return tellBought(fact.seat, [fact], reader)
    case 'played': {
      const effect = ownEffect(fact)
      return effect === null
        ? null
        : story.played({ who, card: aCard(fact.card, locale), effect: describeOutcome(effect, locale) })
    }
    case 'constructed':
      return story.constructed[fact.atStart ? 'atStart' : fact.ship]({ who, sector: sectorOf(fact.tile, locale) })
    case 'fortified':
      return story.fortified({ who, sector: sectorOf(fact.tile, locale) })
    case 'armed':
      return story.armed({ who, sector: sectorOf(fact.tile, locale) })
    case 'researched': {
      const { area, level, paid } = fact
      const technology = level === 0 ? '' : technologyName(area, level, locale)
      return story.researched({ who, technology, area: areas[area], level, money: money(paid) })
    }
    case 'reshuffled':
      return story.reshuffled({ who })
    case 'drew':
      return story.drew({ who, count: fact.count })
    case 'drew-cards':
      return TEXTS[locale].story.drewCards({ cards: cardsIn(fact.cards, locale).join(', ') })
    case 'nothing-to-draw':
      return story.nothingToDraw({ who })
    case 'cleaned-up': {
      const unplayed = fact.discarded.filter((card) => !isMetal(card))
      return unplayed.length === 0 ? null : story.discarded({ who, cards: cardsIn(unplayed, locale).join(', ') })
    }
  }
}

/** A card that is played onto a tile says what was chosen by what becomes of it, because only that names the tile. */
export function deedIn(facts: readonly Fact[]): readonly Fact[] {
  return facts.some(({ kind }) => PLACED.has(kind)) ? facts.filter(({ kind }) => kind !== 'played') : facts
}

const PLACED: ReadonlySet<Fact['kind']> = new Set(['constructed', 'fortified', 'armed'])

/** What a card brings when it is played. Null for ships, forts, bombs and drives, which are told by what becomes of them. */
export function ownEffect({ effect }: OfKind<Fact, 'played'>): Effect | null {
  const { construct: _ship, fortify: _fort, ...more } = effect
  return Object.keys(more).length === 0 ? null : more
}

function tellTiles(fact: OfTiles, reader: Reader): string | null {
  const { locale } = reader
  const { story } = TEXTS[locale]
  switch (fact.kind) {
    case 'driven': {
      const ship = unitsOf(fact.ship, 1, locale)
      const [from, sector] = [sectorOf(fact.from, locale), sectorOf(fact.tile, locale)]
      return deedsOf(reader, fact.seat).driven({ who: nameOf(reader, fact.seat), ship, from, sector })
    }
    case 'rolled':
      return story.rolled({ face: fact.face, effect: describeRolled(fact.face, locale) })
    case 'vanished':
      return deedsOf(reader, fact.seat).vanished({ who: nameOf(reader, fact.seat), ship: unitsOf(fact.ship, 1, locale) })
    case 'moved':
      return tellMoved(fact, unitsOf(fact.ship, fact.count, locale), reader)
    // To its owner the next fact tells what lies there.
    case 'peeked':
      return isOwn(reader, fact.seat)
        ? null
        : story.peeked({ who: nameOf(reader, fact.seat), sector: sectorOf(fact.tile, locale) })
    case 'peeked-system':
      return story.peekedSystem(seenIn(fact, reader))
    case 'exploded': {
      const units = listed(locale, [story.theSystem, ...ownedUnits(fact.lost, reader)])
      return deedsOf(reader, fact.seat).exploded({ who: nameOf(reader, fact.seat), sector: sectorOf(fact.tile, locale), units })
    }
    case 'turned-up':
      return story[DISCOVERED[fact.by]]({ ...seenIn(fact, reader), left: fact.left })
    case 'battle': {
      const sides = fact.sides.map(({ seat, attack }) => deedsOf(reader, seat).battleSide({ who: nameOf(reader, seat), attack }))
      return story.battle({ sector: sectorOf(fact.tile, locale), sides: listed(locale, sides) })
    }
    case 'fired':
      return deedsOf(reader, fact.seat).fired({ who: nameOf(reader, fact.seat) })
    case 'aimed':
      return story.aimed({ units: lostUnits(fact.hits, reader) })
    case 'destroyed': {
      const at = { who: nameOf(reader, fact.seat), sector: sectorOf(fact.tile, locale) }
      const { missed, destroyed } = deedsOf(reader, fact.seat)
      return fact.lost.length === 0 ? missed(at) : destroyed({ ...at, units: lostUnits(fact.lost, reader) })
    }
    case 'colonized':
      return deedsOf(reader, fact.seat).colonized({ who: nameOf(reader, fact.seat), sector: sectorOf(fact.tile, locale) })
  }
}

/** The sentence for each way in which a star turns up. What a bomb destroyed is worth nothing any more. */
const DISCOVERED = { colony: 'turnedUp', bomb: 'bombed', chart: 'charted' } as const satisfies Record<Discovery, string>

/** How `ships` got from one tile to another. */
export function tellMoved({ seat, by, from, tile }: OfKind<Fact, 'moved'>, ships: string, reader: Reader): string {
  const { moved, wormHole } = deedsOf(reader, seat)
  const tell = by === 'flight' ? moved : wormHole
  return tell({ who: nameOf(reader, seat), ships, from: sectorOf(from, reader.locale), sector: sectorOf(tile, reader.locale) })
}

/** A star by its sector, its system, and what that is worth. */
export function seenIn({ tile, system }: { readonly tile: TileId; readonly system: SystemId }, { locale }: Reader) {
  return { sector: sectorOf(tile, locale), system: systemName(system, locale), worth: describeSystem(system, locale) }
}

/** Units with their owners: `2 warships and 1 colony (Bill)`. */
export function lostUnits(lost: readonly Hit[], reader: Reader): string {
  return listed(reader.locale, ownedUnits(lost, reader))
}

/** The same, one for each owner. */
export function ownedUnits(lost: readonly Hit[], reader: Reader): readonly string[] {
  const seats = [...new Set(lost.map(({ seat }) => seat))]
  return seats.map((seat) => {
    const units = fleetOf(countsOf(lost.filter((hit) => hit.seat === seat)), reader.locale)
    return deedsOf(reader, seat).owned({ who: nameOf(reader, seat), units })
  })
}
