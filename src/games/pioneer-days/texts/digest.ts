import type { Seat } from '../../../engine/game.js'
import { ofKind } from '../../../engine/kinds.js'
import { deedsOf } from '../../../game-kit/digest.js'
import { isOwn, nameOf } from '../../../game-kit/reader.js'
import { counted, listed } from '../../../i18n/words.js'
import type { Reader } from '../../face.js'
import type { Fact } from '../rules/facts.js'
import { GLOSSARY } from './glossary.js'
import { TEXTS } from './index.js'
import { amountOf, goodsIn, grouped, theTile, theTownsfolk, together } from './naming.js'

/** Sums up a turn of `seat`: the use of the die, purchases, disasters, the end of a week, and what these mean to the reader. */
export function tellDigest(facts: readonly Fact[], seat: Seat, reader: Reader, name?: string): string {
  const { digest } = TEXTS[reader.locale]
  const own = [...facts.flatMap((fact) => tellUse(fact, seat, reader)), ...tellWagons(facts, seat, reader)]
  const meanwhile = [
    ...tellDisasters(facts, reader),
    ...tellLosses(facts, reader),
    ...tellWeekEnd(facts, reader),
    ...tellFavours(facts, reader),
  ]
  return [...deedsOf(own, reader, name), ...meanwhile].join(digest.semicolon)
}

function tellUse(fact: Fact, seat: Seat, { locale }: Reader): readonly string[] {
  const { digest } = TEXTS[locale]
  if (!('seat' in fact) || fact.seat !== seat) return []
  switch (fact.kind) {
    case 'income':
      return [digest.earns({ amount: GLOSSARY[locale].money(fact.amount) })]
    case 'acted':
      return fact.action === 'mine'
        ? [digest.draws({ goods: amountOf('gold', fact.amount, locale) })]
        : [digest.takes({ what: amountOf(fact.action, fact.amount, locale) })]
    case 'equipped':
      return [digest.takes({ what: theTile(fact.tile, locale) })]
    case 'recruited':
      return [digest.recruits({ person: theTownsfolk(fact.townsfolk, locale) })]
    default:
      return []
  }
}

function tellWagons(facts: readonly Fact[], seat: Seat, { locale }: Reader): readonly string[] {
  const bought = ofKind(facts, 'wagon-bought').filter((fact) => fact.seat === seat)
  if (bought.length === 0) return []
  const wagons = grouped(bought.map(({ size }) => size)).map(({ one: size, count }) => {
    const words = GLOSSARY[locale].wagons[size]
    return count === 1 ? words.the : counted(locale, count, words)
  })
  return [TEXTS[locale].digest.buys({ wagons: listed(locale, wagons) })]
}

/** All disasters of the turn together. They strike before the week ends. */
function tellDisasters(facts: readonly Fact[], { locale }: Reader): readonly string[] {
  const struck = ofKind(facts, 'disaster').map(({ disaster }) => GLOSSARY[locale].disasters[disaster].the)
  if (struck.length === 0) return []
  return [TEXTS[locale].digest.strikes({ disasters: listed(locale, struck), count: struck.length })]
}

/** What disasters took from the reader, of all of them together, and the wagons they damaged. */
function tellLosses(facts: readonly Fact[], reader: Reader): readonly string[] {
  const { locale } = reader
  const { digest } = TEXTS[locale]
  const isOfReader = ({ seat }: { readonly seat: Seat }) => isOwn(reader, seat)
  const stormed = ofKind(facts, 'stormed').filter(isOfReader)
  const starved = ofKind(facts, 'starved').filter(isOfReader)
  const sickened = ofKind(facts, 'sickened').filter(isOfReader)
  const taken = {
    silver: sum(ofKind(facts, 'raided').filter(isOfReader), 'lost') + sum(starved, 'paid'),
    wood: stormed.filter(({ how }) => how === 'paid').length,
    medicine: sickened.filter(({ how }) => how === 'paid').length,
    cattle: sum(starved, 'lost'),
  }
  const left = sickened.flatMap(({ how, townsfolk }) => (how === 'lost' ? [theTownsfolk(townsfolk, locale)] : []))
  const lost = [...goodsIn(taken, locale), ...left]
  const damaged = new Set(stormed.flatMap(({ how, wagon }) => (how === 'damaged' ? [wagon] : []))).size
  return [
    ...(lost.length === 0 ? [] : [digest.ownLoss({ what: listed(locale, lost) })]),
    ...(damaged === 0 ? [] : [digest.ownDamage({ wagons: damaged })]),
  ]
}

const sum = <K extends string>(facts: readonly Readonly<Record<K, number>>[], amount: K) =>
  facts.reduce((total, fact) => total + fact[amount], 0)

/** The end of a week and what the reader gets from it. Whoever can satisfy no card is not asked, and reads it only here. */
function tellWeekEnd(facts: readonly Fact[], reader: Reader): readonly string[] {
  const { locale } = reader
  const { digest } = TEXTS[locale]
  const arrival = facts.findIndex(({ kind }) => kind === 'arrived')
  if (arrival < 0) return []
  const own = facts.slice(arrival).filter((fact) => 'seat' in fact && isOwn(reader, fact.seat))
  const goods = goodsIn(together(ofKind(own, 'effect').map(({ gain }) => gain)), locale)
  return [
    digest.weekEnds,
    ...(goods.length === 0 ? [] : [digest.ownGoods({ goods: listed(locale, goods) })]),
    ...ofKind(own, 'herd-scored').map(({ points }) => digest.ownHerd({ points: GLOSSARY[locale].points(points) })),
    ...ofKind(own, 'left-town').flatMap(({ satisfied }) => (satisfied === 0 ? [digest.ownNothing] : [])),
  ]
}

/** The favours of all cards that somebody satisfied together. */
function tellFavours(facts: readonly Fact[], reader: Reader): readonly string[] {
  const { digest } = TEXTS[reader.locale]
  const satisfied = ofKind(facts, 'satisfied')
  return [...new Set(satisfied.map(({ seat }) => seat))].map((seat) => {
    const earned = satisfied.filter((fact) => fact.seat === seat)
    const favours = amountOf('favours', sum(earned, 'favours'), reader.locale)
    return isOwn(reader, seat) ? digest.ownFavours({ favours }) : digest.favours({ who: nameOf(reader, seat), favours })
  })
}
