import type { Seat } from '../../../engine/game.js'
import { ofKind } from '../../../game-kit/kinds.js'
import { isOwn, nameOf } from '../../../game-kit/reader.js'
import { listed } from '../../../i18n/words.js'
import type { Reader } from '../../face.js'
import type { Fact } from '../rules/facts.js'
import { GLOSSARY } from './glossary.js'
import { TEXTS } from './index.js'
import { amountOf, theTile, theTownsfolk } from './naming.js'

/** Sums up a turn of `seat`: the use of the die, purchases, disasters and favours. */
export function tellDigest(facts: readonly Fact[], seat: Seat, reader: Reader): string {
  const { digest } = TEXTS[reader.locale]
  const own = [...facts.flatMap((fact) => tellUse(fact, seat, reader)), ...tellWagons(facts, seat, reader)]
  const meanwhile = [...tellDisasters(facts, reader), ...facts.flatMap((fact) => tellFavours(fact, reader))]
  return [...(own.length === 0 ? [] : [listed(reader.locale, own)]), ...meanwhile].join(digest.semicolon)
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
  const wagons = bought.map(({ size }) => GLOSSARY[locale].wagons[size].the)
  return [TEXTS[locale].digest.buys({ wagons: listed(locale, wagons) })]
}

/** All disasters of the turn together. They strike before favours are earned. */
function tellDisasters(facts: readonly Fact[], { locale }: Reader): readonly string[] {
  const struck = ofKind(facts, 'disaster').map(({ disaster }) => GLOSSARY[locale].disasters[disaster].the)
  if (struck.length === 0) return []
  return [TEXTS[locale].digest.strikes({ disasters: listed(locale, struck), count: struck.length })]
}

function tellFavours(fact: Fact, reader: Reader): readonly string[] {
  const { digest } = TEXTS[reader.locale]
  if (fact.kind !== 'satisfied') return []
  const favours = amountOf('favours', fact.favours, reader.locale)
  return [isOwn(reader, fact.seat) ? digest.ownFavours({ favours }) : digest.favours({ who: nameOf(reader, fact.seat), favours })]
}
