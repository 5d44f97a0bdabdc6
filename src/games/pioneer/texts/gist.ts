import type { Seat } from '../../../engine/game.js'
import { type OfKind, ofKind } from '../../../engine/kinds.js'
import { type Bundle, gistOf, type Topic } from '../../../game-kit/gist.js'
import { nameOf } from '../../../game-kit/reader.js'
import type { Reader } from '../../face.js'
import type { Ship } from '../data/units.js'
import type { Fact } from '../rules/facts.js'
import type { TileId } from '../rules/types.js'
import { describeOutcome } from './effects.js'
import { TEXTS } from './index.js'
import { countsOf, fleetOf, sectorOf, someCards } from './naming.js'
import { deedsOf, ownEffect, seenIn, tellBought, tellMoved, tellStory } from './story.js'

/**
 * The story told short: equal things that are done with cards or ships in one sentence, stars that are charted together in one,
 * battles by what they cost. Drawing and shuffling are left out: the cards that were played say it.
 */
export function tellGist(facts: readonly Fact[], reader: Reader): readonly string[] {
  const telling = {
    topicOf,
    one: (fact: Fact) => (isCharted(fact) ? tellCharted([fact], reader) : tellStory(fact, reader)),
    several: (bundle: Bundle<Fact>) => tellSeveral(bundle, reader),
  }
  return turnsIn(facts).flatMap((turn) =>
    gistOf(
      turn.filter((fact) => isTold(fact, turn)),
      telling,
    ),
  )
}

/** What happens by itself whenever a turn begins or ends is no news. The hand and the money are on every picture. */
export function isNews({ kind }: Fact): boolean {
  return !ROUTINE.has(kind)
}

const ROUTINE: ReadonlySet<Fact['kind']> = new Set([
  'bonus',
  'metals',
  'drew',
  'drew-cards',
  'nothing-to-draw',
  'reshuffled',
  'cleaned-up',
])

/** The facts by turn: each begins with the fact that says so. */
function turnsIn(facts: readonly Fact[]): readonly (readonly Fact[])[] {
  const turns: Fact[][] = [[]]
  for (const fact of facts) {
    if (fact.kind === 'turn') turns.push([])
    turns.at(-1)?.push(fact)
  }
  return turns
}

/** `facts` are those of the turn. */
function isTold(fact: Fact, facts: readonly Fact[]): boolean {
  switch (fact.kind) {
    case 'drew':
    case 'reshuffled':
    case 'cleaned-up':
      return false
    case 'played':
      return ownEffect(fact) !== null
    // What was lost says it.
    case 'battle':
      return outcomesIn(fact.tile, facts).length === 0
    case 'fired':
      return ofKind(facts, 'destroyed').length === 0
    // That the last round is over says it.
    case 'last-round':
      return ofKind(facts, 'over').length === 0
    case 'destroyed':
      return fact.lost.length > 0 || outcomesIn(fact.tile, facts).every(({ lost }) => lost.length === 0)
    default:
      return true
  }
}

const outcomesIn = (tile: TileId, facts: readonly Fact[]) => ofKind(facts, 'destroyed').filter((fact) => fact.tile === tile)

/** What is done with cards changes places among itself, and so do flights, and shots. */
function topicOf(fact: Fact): Topic | null {
  switch (fact.kind) {
    case 'metals':
    case 'played':
    case 'bought':
    case 'drew-cards':
      return { stretch: `cards of ${fact.seat}`, about: fact.kind }
    case 'constructed':
      return { stretch: `cards of ${fact.seat}`, about: `ships in ${fact.tile}` }
    case 'fortified':
    case 'armed':
    case 'researched':
      return { stretch: `cards of ${fact.seat}`, about: null }
    case 'moved':
      return { stretch: `ships of ${fact.seat}`, about: `${fact.by} from ${fact.from} to ${fact.tile}` }
    case 'turned-up':
      return isCharted(fact) ? { stretch: 'charts', about: 'charts' } : null
    case 'destroyed':
      return { stretch: 'battles', about: `${fact.seat} in ${fact.tile}` }
    default:
      return null
  }
}

function tellSeveral(bundle: Bundle<Fact>, reader: Reader): string | null {
  const [first] = bundle
  switch (first.kind) {
    case 'moved':
      return tellMoved(first, fleetIn(ofKind(bundle, 'moved'), reader), reader)
    case 'destroyed':
      return tellStory({ ...first, lost: ofKind(bundle, 'destroyed').flatMap(({ lost }) => lost) }, reader)
    case 'constructed': {
      const built = ofKind(bundle, 'constructed').map(({ ship }) => ({ ship, count: 1 }))
      const told = { who: nameOf(reader, first.seat), ships: fleetIn(built, reader), sector: sectorOf(first.tile, reader.locale) }
      return deedsOf(reader, first.seat).built(told)
    }
    case 'metals': {
      const laidOut = ofKind(bundle, 'metals')
      return tellStory(
        { ...first, cards: laidOut.flatMap(({ cards }) => cards), money: sum(laidOut.map(({ money }) => money)) },
        reader,
      )
    }
    case 'drew-cards':
      return tellStory({ ...first, cards: ofKind(bundle, 'drew-cards').flatMap(({ cards }) => cards) }, reader)
    case 'bought':
      return tellBought(first.seat, ofKind(bundle, 'bought'), reader)
    case 'turned-up':
      return tellCharted(bundle.filter(isCharted), reader)
    case 'played':
      return tellPlayed(ofKind(bundle, 'played'), first.seat, reader)
    default:
      return null
  }
}

/** Several cards, and what they do in sum. */
function tellPlayed(played: readonly OfKind<Fact, 'played'>[], seat: Seat, reader: Reader): string {
  const { locale } = reader
  const total = (of: 'money' | 'actions' | 'draw') => sum(played.map(({ effect }) => effect[of] ?? 0))
  const effect = Object.fromEntries(
    (['money', 'actions', 'draw'] as const).flatMap((of) => (total(of) === 0 ? [] : [[of, total(of)]])),
  )
  const card = someCards(
    played.map((fact) => fact.card),
    locale,
  )
  return deedsOf(reader, seat).played({ who: nameOf(reader, seat), card, effect: describeOutcome(effect, locale) })
}

type TurnedUp = OfKind<Fact, 'turned-up'>

/** Whether a star turned up because too few were known. */
function isCharted(fact: Fact): fact is TurnedUp {
  return fact.kind === 'turned-up' && fact.by === 'chart'
}

/**
 * Such stars, and how many are left after the last. That the last round begins with them is said where the game says how it
 * stands, and there as long as it lasts.
 */
function tellCharted(charted: readonly TurnedUp[], reader: Reader): string | null {
  const { story } = TEXTS[reader.locale]
  const [first, ...more] = charted
  if (first === undefined) return null
  const systems = charted.map((fact) => seenIn(fact, reader))
  return more.length === 0 ? tellStory(first, reader) : story.chartedStars({ systems, left: leftAfter(charted) })
}

/** Stars that are unknown after some turned up. */
function leftAfter(found: readonly TurnedUp[]): number {
  return Math.min(...found.map(({ left }) => left))
}

function fleetIn(ships: readonly { readonly ship: Ship; readonly count: number }[], { locale }: Reader): string {
  return fleetOf(countsOf(ships.map(({ ship, count }) => ({ unit: ship, count }))), locale)
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)
