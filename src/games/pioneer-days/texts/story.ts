import type { Seat } from '../../../engine/game.js'
import { isOwn, nameOf } from '../../../game-kit/reader.js'
import type { Locale } from '../../../i18n/locale.js'
import { counted, listed } from '../../../i18n/words.js'
import type { Reader } from '../../face.js'
import type { Disaster } from '../data/dice.js'
import { FACES, type Face } from '../data/dice.js'
import type { TownsfolkId } from '../data/ids.js'
import type { Fact } from '../rules/facts.js'
import type { DeedTexts } from './en/story.js'
import { GLOSSARY } from './glossary.js'
import { TEXTS } from './index.js'
import {
  amountOf,
  diceOf,
  goodsOf,
  grouped,
  sourceName,
  theBoard,
  theTile,
  theTown,
  theTownsfolk,
  tileName,
  townName,
  townsfolkName,
} from './naming.js'

type FactOf<Kind extends Fact['kind']> = Extract<Fact, { readonly kind: Kind }>

/** Facts that concern everybody. */
type Common = FactOf<
  'week' | 'rolled' | 'left-over' | 'final-advance' | 'disaster' | 'arrived' | 'over' | 'gold-value' | 'gold-returned' | 'scored'
>
/** What one seat does in its turn, or what happens to one seat. */
type Deed = Exclude<Fact, Common>
type Befalling = FactOf<
  | 'effect'
  | 'wagon-gained'
  | 'repaired'
  | 'calmed'
  | 'stormed'
  | 'raided'
  | 'starved'
  | 'sickened'
  | 'herd-scored'
  | 'satisfied'
  | 'tile-given'
  | 'left-town'
>

/** The sentences about the player of a seat, by their name or as the reader. */
export function deedsOf(reader: Reader, seat: Seat): DeedTexts {
  const { story, ownStory } = TEXTS[reader.locale]
  return isOwn(reader, seat) ? ownStory : story
}

/** One sentence for a fact. Null if another fact's sentence covers it. */
export function tellStory(fact: Fact, reader: Reader): string | null {
  switch (fact.kind) {
    case 'week':
    case 'rolled':
    case 'left-over':
    case 'final-advance':
    case 'disaster':
    case 'arrived':
    case 'over':
    case 'gold-value':
    case 'gold-returned':
    case 'scored':
      return tellCommon(fact, reader)
    case 'effect':
    case 'wagon-gained':
    case 'repaired':
    case 'calmed':
    case 'stormed':
    case 'raided':
    case 'starved':
    case 'sickened':
    case 'herd-scored':
    case 'satisfied':
    case 'tile-given':
    case 'left-town':
      return tellBefalling(fact, reader)
    default:
      return tellDeed(fact, reader)
  }
}

/** The heading above a turn's story. Null for any fact that does not begin a turn. */
export function headingOf(fact: Fact, reader: Reader): string | null {
  if (fact.kind !== 'turn') return null
  return TEXTS[reader.locale].story.turnHeading({ ...fact, who: nameOf(reader, fact.seat) })
}

function tellCommon(fact: Common, reader: Reader): string | null {
  const { locale } = reader
  const { story } = TEXTS[locale]
  switch (fact.kind) {
    case 'week':
      return [story.week(fact), ...offersOf(fact, locale)].join('\n')
    case 'rolled':
      return deedsOf(reader, fact.first).rolled({ who: nameOf(reader, fact.first), dice: diceOf(fact.dice, locale) })
    case 'left-over':
      return story.leftOver({ die: GLOSSARY[locale].dice[fact.colour].the, ...markersOf(fact.advanced, locale) })
    case 'final-advance':
      return story.finalAdvance
    case 'disaster':
      return story.disaster[fact.disaster]
    case 'arrived':
      return story.arrived({ week: fact.week })
    case 'over':
      return story.over
    case 'gold-value':
      return story.goldValue({ nuggets: nuggetsOf([fact.nuggets], locale) })
    case 'gold-returned':
      return story.goldReturned({ nuggets: nuggetsOf(fact.nuggets, locale) })
    // The result shows the scores.
    case 'scored':
      return null
  }
}

function tellDeed(fact: Exclude<Deed, Befalling>, reader: Reader): string | null {
  const { locale } = reader
  const story = deedsOf(reader, fact.seat)
  const { faces, dice, wagons, money } = GLOSSARY[locale]
  const who = nameOf(reader, fact.seat)
  switch (fact.kind) {
    case 'board-chosen':
      return story.boardChosen({ who, board: theBoard(fact.board, locale) })
    case 'outfitted':
      return story.outfitted({
        who,
        tiles: listed(
          locale,
          fact.equipment.map((tile) => theTile(tile, locale)),
        ),
      })
    case 'turn':
      return story.turn({ ...fact, who })
    case 'taken':
      return story.taken({ who, die: dice[fact.colour].the, face: faces[fact.face] })
    case 'changed':
      return story.changed({ who, from: faces[fact.from], face: faces[fact.face], paid: money(fact.paid) })
    case 'income':
      return story.income({ who, amount: money(fact.amount) })
    case 'acted':
      // Each gold token is told as it is drawn.
      return fact.action === 'mine' ? null : story.acted({ who, goods: amountOf(fact.action, fact.amount, locale) })
    case 'equipped':
      return story.equipped({ who, tile: theTile(fact.tile, locale) })
    case 'recruited':
      return story.recruited({ who, person: theTownsfolk(fact.townsfolk, locale) })
    case 'wagon-bought':
      return story.wagonBought({ who, wagon: wagons[fact.size].the, paid: money(fact.paid) })
    case 'gold-drawn':
      return story.goldDrawn({ who })
    case 'no-gold-left':
      return story.noGoldLeft({ who })
    case 'discarded':
      return story.discarded({ who, goods: amountOf(fact.good, 1, locale) })
    case 'tile-discarded':
      return story.discarded({ who, goods: theTile(fact.tile, locale) })
  }
}

function tellBefalling(fact: Befalling, reader: Reader): string | null {
  const { locale } = reader
  const story = deedsOf(reader, fact.seat)
  const { wagons, money, points } = GLOSSARY[locale]
  const who = nameOf(reader, fact.seat)
  switch (fact.kind) {
    case 'effect':
      return tellEffect(fact, story, who, locale)
    case 'wagon-gained':
      return story.wagonGained({ who, source: sourceName(fact.source, locale), wagon: wagons[fact.size].the })
    case 'repaired':
      return story.repaired({ who, source: sourceName(fact.source, locale), tokens: fact.tokens })
    case 'calmed':
      return TEXTS[locale].story.calmed({ source: sourceName(fact.source, locale), ...markersOf(fact.disasters, locale) })
    case 'stormed':
      return story.stormed[fact.how]({ who, wagon: fact.wagon + 1 })
    case 'raided':
      // There was nothing to lose.
      if (fact.lost + fact.kept === 0) return null
      return fact.lost === 0 ? story.notRaided({ who }) : story.raided({ who, lost: money(fact.lost) })
    case 'starved':
      return tellFamine(fact, story, who, locale)
    case 'sickened':
      return story.sickened[fact.how]({ who, person: theTownsfolk(fact.townsfolk, locale) })
    case 'herd-scored':
      return story.herdScored({ who, points: points(fact.points) })
    case 'satisfied':
      return story.satisfied({
        who,
        town: theTown(fact.town, locale),
        goods: goodsOf(fact.gave, locale),
        favours: amountOf('favours', fact.favours, locale),
      })
    case 'tile-given':
      return story.tileGiven({ who, town: theTown(fact.town, locale), tile: theTile(fact.tile, locale) })
    // The supplies have been told already. Whoever cannot satisfy a card is not asked, so it has to be said.
    case 'left-town':
      return fact.satisfied === 0 && isOwn(reader, fact.seat) ? TEXTS[locale].story.noneSatisfied : null
  }
}

function tellEffect(fact: FactOf<'effect'>, story: DeedTexts, who: string, locale: Locale): string {
  const told = { who, source: sourceName(fact.source, locale), goods: goodsOf(fact.gain, locale) }
  if (Object.keys(fact.cost).length === 0) return story.effect(told)
  return story.exchange({ ...told, given: goodsOf(fact.cost, locale) })
}

/** The outcome of a famine. Null for a player without cattle. */
function tellFamine({ paid, lost, shielded }: FactOf<'starved'>, story: DeedTexts, who: string, locale: Locale): string | null {
  const { starvedParts } = TEXTS[locale].story
  const cattle = (count: number) => amountOf('cattle', count, locale)
  const parts = [
    ...(paid > 0 ? [starvedParts.paid({ silver: GLOSSARY[locale].money(paid) })] : []),
    ...(shielded > 0 ? [starvedParts.shielded({ cattle: cattle(shielded) })] : []),
    ...(lost > 0 ? [starvedParts.lost({ cattle: cattle(lost) })] : []),
  ]
  return parts.length === 0 ? null : story.starved({ who, parts: parts.join(', ') })
}

/** What lies out for a week, as a list within the sentence. */
function offersOf({ towns, equipment, townsfolk }: FactOf<'week'>, locale: Locale): readonly string[] {
  const { offers } = TEXTS[locale].story
  const ahead = towns.map((town) => townName(town, locale))
  const tiles = equipment.map((tile) => tileName(tile, locale))
  return [
    `  - ${offers.towns({ towns: listed(locale, ahead) })}`,
    `  - ${offers.tiles({ tiles: listed(locale, tiles) })}`,
    `  - ${offers.people}`,
    ...peopleOf(townsfolk, locale).map((slot) => `    - ${slot}`),
  ]
}

/** The townsfolk in each slot. */
function peopleOf(townsfolk: Readonly<Record<Face, TownsfolkId>>, locale: Locale): readonly string[] {
  const { state } = TEXTS[locale]
  return FACES.map((face) => state.slot({ face: GLOSSARY[locale].faces[face], person: townsfolkName(townsfolk[face], locale) }))
}

function markersOf(disasters: readonly Disaster[], locale: Locale): { readonly markers: string; readonly count: number } {
  const names = disasters.map((disaster) => GLOSSARY[locale].disasters[disaster].name)
  return { markers: listed(locale, names), count: names.length }
}

/** Tokens by their nuggets: `2 × 1 nugget and 3 nuggets`. */
export function nuggetsOf(tokens: readonly number[], locale: Locale): string {
  const { nugget } = GLOSSARY[locale]
  return listed(
    locale,
    grouped(tokens).map(({ one: nuggets, count }) => {
      const shown = counted(locale, nuggets, nugget)
      return count === 1 ? shown : `${count} × ${shown}`
    }),
  )
}
