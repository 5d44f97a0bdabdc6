import { at } from '../../../engine/lists.js'
import type { Locale } from '../../../i18n/locale.js'
import { counted, listed } from '../../../i18n/words.js'
import { CARD_IDS, type CardId } from '../data/cards.js'
import type { Bonus } from '../data/systems.js'
import { type Area, type Level, TECHNOLOGIES } from '../data/technologies.js'
import { UNITS, type Unit } from '../data/units.js'
import type { Cards, TileId } from '../rules/types.js'
import type { View } from '../rules/view-types.js'
import { GLOSSARY } from './glossary.js'
import { systemName } from './systems.js'

/** A card's name alone, as on a label. */
export function cardName(id: CardId, locale: Locale): string {
  return GLOSSARY[locale].cards[id].name
}

/** A card's name as it fits on its picture. */
export function cardLabel(id: CardId, locale: Locale): string {
  return labelOf(id, locale) ?? cardName(id, locale)
}

/** A card as the object of a sentence: `a Scout`. */
export function aCard(id: CardId, locale: Locale): string {
  return GLOSSARY[locale].cards[id].a
}

/** Cards by name, equal ones together: `2 × Gold, Scout`. */
export function cardsIn(cards: Cards, locale: Locale): readonly string[] {
  return grouped(cards, cardName, locale)
}

/** Cards as the object of a sentence, equal ones together: `2 × Gold and a Scout`. */
export function someCards(cards: Cards, locale: Locale): string {
  return listed(locale, grouped(cards, aCard, locale))
}

function grouped(cards: Cards, single: typeof aCard, locale: Locale): readonly string[] {
  return CARD_IDS.flatMap((id) => {
    const count = cards.filter((card) => card === id).length
    if (count === 0) return []
    return [count === 1 ? single(id, locale) : `${count} × ${cardName(id, locale)}`]
  })
}

/** The technology on a level from 1 to 3. */
export function technologyName(area: Area, level: Exclude<Level, 0>, locale: Locale): string {
  return GLOSSARY[locale].technologies[at(TECHNOLOGIES[area], level - 1)]
}

/** The name of a technology as it fits in a list of a picture. */
export function technologyLabel(area: Area, level: Exclude<Level, 0>, locale: Locale): string {
  return labelOf(at(TECHNOLOGIES[area], level - 1), locale) ?? technologyName(area, level, locale)
}

function labelOf(id: string, locale: Locale): string | undefined {
  const labels: Readonly<Record<string, string>> = GLOSSARY[locale].labels
  return labels[id]
}

/** The number of a tile, as pictures and menus show it: from 1. */
export function tileNumber(tile: TileId): number {
  return tile + 1
}

/** A tile by its number alone: `sector 7`. */
export function sectorOf(tile: TileId, locale: Locale): string {
  return GLOSSARY[locale].sector(tileNumber(tile))
}

/** A tile with what the viewer knows of it, as a label: `7 · Aurelia`, `7 · unknown`. */
export function tileLabel({ tiles }: Pick<View, 'tiles'>, tile: TileId, locale: Locale): string {
  return `${tileNumber(tile)} · ${whatLiesOn({ tiles }, tile, locale)}`
}

/** What the viewer knows of a tile: its system by name, that it is unknown, or destroyed. */
function whatLiesOn({ tiles }: Pick<View, 'tiles'>, tile: TileId, locale: Locale): string {
  const { system, isBombed } = at(tiles, tile)
  if (isBombed) return GLOSSARY[locale].destroyed
  return system === null ? GLOSSARY[locale].unknown : systemName(system, locale)
}

/** So many units of a kind: `2 warships`. */
export function unitsOf(unit: Unit, count: number, locale: Locale): string {
  return counted(locale, count, GLOSSARY[locale].units[unit])
}

/** Units by kind, listed: `2 scouts and 1 colony`; the empty text for none. With `isFortified` the one colony is told to be. */
export function fleetOf(units: Readonly<Partial<Record<Unit, number>>>, locale: Locale, isFortified = false): string {
  const told = UNITS.flatMap((unit) => {
    const count = units[unit] ?? 0
    if (count === 0) return []
    return [isFortified && unit === 'colony' ? `1 ${GLOSSARY[locale].fortified}` : unitsOf(unit, count, locale)]
  })
  return listed(locale, told)
}

/** Money, actions and cards, one by one; what there is none of is left out. */
export function bonusIn({ money, actions, cards }: Partial<Bonus>, locale: Locale): readonly string[] {
  const words = GLOSSARY[locale]
  return [
    ...(money === undefined || money === 0 ? [] : [words.money(money)]),
    ...(actions === undefined || actions === 0 ? [] : [counted(locale, actions, words.action)]),
    ...(cards === undefined || cards === 0 ? [] : [counted(locale, cards, words.card)]),
  ]
}

/** So many of each kind, whoever they belong to. */
export function countsOf(units: readonly { readonly unit: Unit; readonly count: number }[]) {
  const sums: Partial<Record<Unit, number>> = {}
  for (const { unit, count } of units) sums[unit] = (sums[unit] ?? 0) + count
  return sums
}
