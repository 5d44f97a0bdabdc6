import type { Seat } from '../../../engine/game.js'
import type { OfKind } from '../../../engine/kinds.js'
import { addressOf, isOwn, nameOf } from '../../../game-kit/reader.js'
import type { Reader } from '../../face.js'
import { coachOf } from '../data/coaches.js'
import { COVERS_EACH } from '../data/map.js'
import type { Fact } from '../rules/facts.js'
import type { Action } from '../rules/types.js'
import type { View } from '../rules/view-types.js'
import type { DeedTexts } from './en/story.js'
import { TEXTS } from './index.js'
import { chosenAction, cityName, joined, keptTile } from './naming.js'

/** One sentence for a fact. Null if another fact's sentence covers it. */
export function tellStory(fact: Fact, reader: Reader): string | null {
  const { story, endedBy } = TEXTS[reader.locale]
  switch (fact.kind) {
    case 'over':
      return endedBy[fact.reason]
    // Joining or declining directly follows and tells of the invitation. The result shows the scores.
    case 'invited':
    case 'scored':
      return null
    case 'nugget-value':
      return story.nuggetValue(fact)
    case 'idle':
      return story.idle
    default:
      return tellDeed(fact, deedsOf(reader, fact.seat), reader, nameOf(reader, fact.seat))
  }
}

/** A purchase that is told together with the coach that refills the display, before that is drawn. */
export function foretell({ display, turn }: View, action: Action, reader: Reader): string | null {
  const coach = action.kind === 'buy-coach' ? display[action.slot - 1] : undefined
  if (action.kind !== 'buy-coach' || coach === undefined) return null
  const bought = { coach, ...coachOf(coach), paid: action.slot, who: nameOf(reader, turn.seat) }
  return deedsOf(reader, turn.seat).coachBought(bought)
}

/** The sentences about the player of a seat, by their name or as the reader. */
export function deedsOf(reader: Reader, seat: Seat): DeedTexts {
  const { story, ownStory } = TEXTS[reader.locale]
  return isOwn(reader, seat) ? ownStory : story
}

/** The heading above a turn's story or the end of the game. Null for any other fact. */
export function headingOf(fact: Fact, reader: Reader): string | null {
  const { story, endedBy } = TEXTS[reader.locale]
  if (fact.kind === 'over') return endedBy[fact.reason].replace(/\.$/, '')
  return fact.kind === 'turn' ? story.turnHeading({ who: nameOf(reader, fact.seat), round: fact.round }) : null
}

type Deed = Exclude<Fact, { readonly kind: 'over' | 'scored' | 'invited' | 'nugget-value' | 'idle' }>

function tellDeed(fact: Deed, story: DeedTexts, reader: Reader, who: string): string | null {
  switch (fact.kind) {
    case 'first-drawn':
      return story.firstDrawn({ who, other: addressOf(reader, fact.next), each: COVERS_EACH })
    case 'covered':
      return story.covered({ who, city: cityName(fact.city) })
    case 'turn':
      return story.turn({ who, round: fact.round })
    case 'income':
      return story.income({ who, amount: fact.amount })
    case 'road-bought':
      return tellRoad(fact, story, who)
    case 'coach-bought':
      return story.coachBought({ ...fact, ...coachOf(fact.coach), who })
    case 'moved':
      return tellMove(fact, fact.path.map(cityName), reader)
    case 'settled':
      return story.settled({ ...fact, who, city: cityName(fact.city) })
    case 'tile-kept':
      return story.tileKept[keptTile(fact.tile)]({ who })
    case 'tile-boxed':
      return fact.tile === 'banker' || fact.tile === 'merchant' ? story.tileUseless[fact.tile]({ who }) : null
    case 'sergeant-road':
      return story.sergeantRoad({ who, line: joined(fact.line.map(cityName)) })
    case 'pioneer-returned':
      return story.pioneerReturned({ ...fact, who })
    case 'nugget':
      return story.nugget({ who })
    case 'farmer-settled':
      return story.farmerSettled({ who, city: cityName(fact.city), coach: fact.coach })
    case 'hotel-paid':
      return story.hotelPaid({ who, amount: fact.amount })
    case 'action-skipped':
      // Where nothing could be done, nobody made a decision.
      return fact.chosen ? story.actionSkipped[chosenAction(fact.tile)]({ who }) : null
    case 'coach-emptied':
      return story.coachEmptied({ ...fact, who })
    case 'joined':
      return story.joined({ ...fact, who, by: addressOf(reader, fact.by), city: cityName(fact.city) })
    case 'declined':
      return story.declined({ who, by: addressOf(reader, fact.by) })
    case 'no-move':
      return story.noMove[fact.reason]({ who })
    case 'end-triggered':
      return story.endTriggered[fact.reason]({ who })
  }
}

function tellRoad(fact: Extract<Fact, { readonly kind: 'road-bought' }>, story: DeedTexts, who: string): string {
  const line = joined(fact.line.map(cityName))
  if (fact.action === 'one-road') return story.oneRoad({ who, line, paid: fact.paid })
  // The first road pays for the pair.
  return fact.paid > 0 ? story.firstOfTwoRoads({ who, line, paid: fact.paid }) : story.secondOfTwoRoads({ who, line })
}

/** A ride by way of `cities`, and what it costs. */
export function tellMove(fact: OfKind<Fact, 'moved'>, cities: readonly string[], reader: Reader): string {
  const owners = Object.entries(fact.owners).map(([seat, amount]) => ({ who: addressOf(reader, Number(seat)), amount }))
  const who = nameOf(reader, fact.seat)
  return deedsOf(reader, fact.seat).moved({ who, route: joined(cities), bank: fact.bank, owners })
}
