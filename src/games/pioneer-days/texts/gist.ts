import type { Seat } from '../../../engine/game.js'
import { ofKind } from '../../../engine/kinds.js'
import { type Bundle, gistOf, type Topic } from '../../../game-kit/gist.js'
import { isOwn, nameOf } from '../../../game-kit/reader.js'
import type { Locale } from '../../../i18n/locale.js'
import { listed } from '../../../i18n/words.js'
import type { Reader } from '../../face.js'
import type { Fact } from '../rules/facts.js'
import { GLOSSARY } from './glossary.js'
import { TEXTS } from './index.js'
import { amountOf, goodsOf, sourceName, theTile, theTown, theTownsfolk, together } from './naming.js'
import { deedsOf, tellStory } from './story.js'

type Satisfied = Extract<Fact, { readonly kind: 'satisfied' }>
type TileGiven = Extract<Fact, { readonly kind: 'tile-given' }>

/**
 * The story told short: what a disaster did to each player, what each player's things brought, all herds, each in one sentence.
 * The picture shows what lies out for a week, and which tiles the others gave to a town.
 */
export function tellGist(facts: readonly Fact[], reader: Reader): readonly string[] {
  const told = facts.filter((fact) => fact.kind !== 'tile-given' || isOwn(reader, fact.seat))
  return gistOf(told, {
    topicOf: (fact) => topicOf(fact, reader),
    one: (fact) => tellOne(fact, told, reader),
    several: (bundle) => tellSeveral(bundle, reader),
  })
}

function tellOne(fact: Fact, told: readonly Fact[], reader: Reader): string | null {
  const { story } = TEXTS[reader.locale]
  if (fact.kind === 'week') return story.week(fact)
  const sentence = tellStory(fact, reader)
  return fact.kind === 'satisfied' && awaitsTiles(fact, told, reader) ? `${sentence} ${story.tilesAwaited}` : sentence
}

/** Whether the reader has yet to choose tiles for a card, though the rules count it as satisfied already. */
function awaitsTiles({ seat, town, gave }: Satisfied, told: readonly Fact[], reader: Reader): boolean {
  const given = ofKind(told, 'tile-given').filter((fact) => fact.seat === seat && fact.town === town)
  return isOwn(reader, seat) && given.length < (gave.equipment ?? 0)
}

function topicOf(fact: Fact, reader: Reader): Topic | null {
  switch (fact.kind) {
    case 'stormed':
    case 'sickened':
      return { stretch: fact.kind, about: String(fact.seat) }
    case 'effect':
      return Object.keys(fact.cost).length > 0 ? null : { stretch: fact.kind, about: String(fact.seat) }
    case 'tile-given':
      return { stretch: fact.kind, about: fact.town }
    // "You" would need another verb than the others.
    case 'herd-scored':
      return { stretch: fact.kind, about: isOwn(reader, fact.seat) ? 'own' : 'others' }
    default:
      return null
  }
}

function tellSeveral(bundle: Bundle<Fact>, reader: Reader): string | null {
  const [first] = bundle
  switch (first.kind) {
    case 'stormed':
      return tellBefallen(first.seat, stormParts(bundle, reader), reader)
    case 'sickened':
      return tellDisease(bundle, first.seat, reader)
    case 'effect':
      return tellEffects(bundle, first.seat, reader)
    case 'herd-scored':
      return tellHerds(bundle, reader)
    case 'tile-given':
      return tellTiles(bundle, first, reader)
    default:
      return null
  }
}

function tellBefallen(seat: Seat, parts: readonly string[], reader: Reader): string {
  const { semicolon } = TEXTS[reader.locale].digest
  return deedsOf(reader, seat).befallen({ who: nameOf(reader, seat), parts: parts.join(semicolon) })
}

function stormParts(bundle: Bundle<Fact>, { locale }: Reader): readonly string[] {
  const wagons = (how: 'paid' | 'shielded' | 'damaged') =>
    ofKind(bundle, 'stormed').flatMap((fact) => (fact.how === how ? [fact.wagon + 1] : []))
  // A player decides about wagons in any order.
  const damaged = wagons('damaged').toSorted((one, other) => one - other)
  return [
    ...defended({ of: 'wagons', with: 'wood', shielded: wagons('shielded').length, paid: wagons('paid').length }, locale),
    ...(damaged.length === 0 ? [] : [TEXTS[locale].story.befallenParts.damaged({ wagons: damaged })]),
  ]
}

/** Whoever only loses townsfolk reads so in a sentence of its own. */
function tellDisease(bundle: Bundle<Fact>, seat: Seat, reader: Reader): string {
  const { locale } = reader
  const people = (how: 'paid' | 'shielded' | 'lost') =>
    ofKind(bundle, 'sickened').flatMap((fact) => (fact.how === how ? [theTownsfolk(fact.townsfolk, locale)] : []))
  const saved = { shielded: people('shielded').length, paid: people('paid').length }
  const parts = defended({ of: 'townsfolk', with: 'medicine', ...saved }, locale)
  const lost = people('lost')
  if (parts.length === 0) return deedsOf(reader, seat).raided({ who: nameOf(reader, seat), lost: listed(locale, lost) })
  return tellBefallen(seat, lost.length === 0 ? parts : [...parts, lossOf(lost, seat, reader)], reader)
}

function lossOf(persons: readonly string[], seat: Seat, reader: Reader): string {
  const { story, digest } = TEXTS[reader.locale]
  return isOwn(reader, seat) ? digest.ownLoss({ what: listed(reader.locale, persons) }) : story.befallenParts.lost({ persons })
}

interface Defended {
  readonly of: 'wagons' | 'townsfolk'
  /** What was paid, one for each. */
  readonly with: 'wood' | 'medicine'
  readonly shielded: number
  readonly paid: number
}

/** What came through unharmed. */
function defended({ of, with: good, shielded, paid }: Defended, locale: Locale): readonly string[] {
  const { befallenParts } = TEXTS[locale].story
  return [
    ...(shielded === 0 ? [] : [befallenParts.shielded({ what: amountOf(of, shielded, locale) })]),
    ...(paid === 0 ? [] : [befallenParts.paid({ goods: amountOf(good, paid, locale), what: amountOf(of, paid, locale) })]),
  ]
}

/** What several things of a player brought, in sum. */
function tellEffects(bundle: Bundle<Fact>, seat: Seat, reader: Reader): string {
  const { locale } = reader
  const effects = ofKind(bundle, 'effect')
  return deedsOf(reader, seat).effect({
    who: nameOf(reader, seat),
    source: effects.map(({ source }) => sourceName(source, locale)).join(', '),
    goods: goodsOf(together(effects.map(({ gain }) => gain)), locale),
  })
}

/** Several tiles that the reader gave to the same card. */
function tellTiles(bundle: Bundle<Fact>, { seat, town }: TileGiven, reader: Reader): string {
  const { locale } = reader
  const tiles = ofKind(bundle, 'tile-given').map(({ tile }) => theTile(tile, locale))
  const given = { who: nameOf(reader, seat), town: theTown(town, locale), tile: listed(locale, tiles) }
  return deedsOf(reader, seat).tileGiven(given)
}

function tellHerds(bundle: Bundle<Fact>, reader: Reader): string {
  const { locale } = reader
  const herds = ofKind(bundle, 'herd-scored').map(({ seat, points }) =>
    TEXTS[locale].story.herd({ who: nameOf(reader, seat), points: GLOSSARY[locale].points(points) }),
  )
  return TEXTS[locale].story.herds({ herds: herds.join(', ') })
}
