/** What cards, technologies, systems and the die do, in words: made from the vocabulary of `data/cards.ts` alone. */
import { at } from '../../../engine/lists.js'
import type { Locale } from '../../../i18n/locale.js'
import { type CardId, cardOf, type Effect } from '../data/cards.js'
import { type SystemId, systemOf } from '../data/systems.js'
import { type Area, type Level, TECHNOLOGIES, TOP_LEVEL_POINTS } from '../data/technologies.js'
import { GLOSSARY } from './glossary.js'
import { TEXTS } from './index.js'
import { bonusIn } from './naming.js'
import { asEvents, effectIn, rollIn } from './rolls.js'

/** What a card does, and what it costs to be played: `build a warship; $3 to play`. */
export function describeCard(id: CardId, locale: Locale): string {
  const { effects } = TEXTS[locale]
  const { money } = GLOSSARY[locale]
  const { metal, cost, effect } = cardOf(id)
  if (metal !== null) return effects.metal({ money: money(metal) })
  if (id === 'nova-bomb') return effects.arm
  if (id === 'improbability-drive') return effects.drive
  const does = effectIn(wordsIn(locale), effect)
  return cost === 0 ? does : effects.cost({ does, money: money(cost) })
}

/** What a card has brought: `+2 cards, +1 action`. */
export function describeOutcome(effect: Effect, locale: Locale): string {
  return effectIn(asEvents(wordsIn(locale)), effect)
}

/** What the technology on a level from 1 to 3 brings. */
export function describeTechnology(area: Area, level: Exclude<Level, 0>, locale: Locale): string {
  const technology = at(TECHNOLOGIES[area], level - 1)
  return TEXTS[locale].effects.technologies[technology]({ points: GLOSSARY[locale].points(TOP_LEVEL_POINTS) })
}

/** What a system is worth to whoever colonizes it: `1 VP, $1 each turn`. */
export function describeSystem(id: SystemId, locale: Locale): string {
  const { points, bonus } = systemOf(id)
  return TEXTS[locale].effects.system({
    points: GLOSSARY[locale].points(points),
    bonus: bonusIn(bonus, locale).join(', '),
  })
}

/** What a face of the die does to whoever rolls it. */
export function describeRoll(face: number, locale: Locale): string {
  return rollIn(wordsIn(locale), face)
}

/** The same of a die that was rolled: `+2 cards`. */
export function describeRolled(face: number, locale: Locale): string {
  return rollIn(asEvents(wordsIn(locale)), face)
}

const wordsIn = (locale: Locale) => ({ effects: TEXTS[locale].effects, money: GLOSSARY[locale].money })
