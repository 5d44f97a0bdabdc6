import type { ByLocale, Locale } from '../../../i18n/locale.js'
import { capitalised, counted, listed } from '../../../i18n/words.js'
import type { Face } from '../data/dice.js'
import { type Cost, type Count, GAINS, type Gain, type Needs } from '../data/effects.js'
import type { BoardId, EquipmentId, SourceId, TownId, TownsfolkId } from '../data/ids.js'
import { isBoard, isEquipment } from '../data/sources.js'
import type { Die } from '../rules/types.js'
import { names as de } from './de/names.js'
import { names as en, type Names } from './en/names.js'
import { names as fr } from './fr/names.js'
import { GLOSSARY } from './glossary.js'
import { TEXTS } from './index.js'
import { TOWNSFOLK, TRAVELLERS } from './people.js'

/** Goods in the order they are listed. */
const GOODS = ['silver', 'wood', 'medicine', 'cattle', 'gold', 'equipment', 'favours'] as const satisfies readonly Count[]
export type Goods = Readonly<Partial<Record<(typeof GOODS)[number], number>>>

/** Trades, and names of equipment and towns. */
export const NAMES: ByLocale<Names> = { en, fr, de }

/** What a thing's name begins with, in all languages. */
const ARTICLE = /^(?:the|la|le|les|l’|die|das|den)(?: |(?<=’))/

/** As on a label, with the trade: `Blacksmith Silas Boone`. */
export function townsfolkName(id: TownsfolkId, locale: Locale): string {
  return onLabel(theTownsfolk(id, locale))
}

/** The trade as part of a sentence, for places without room for the name. */
export function theTrade(id: TownsfolkId, locale: Locale): string {
  return NAMES[locale].trades[id]
}

/** Trade and name as part of a sentence. */
export function theTownsfolk(id: TownsfolkId, locale: Locale): string {
  return `${theTrade(id, locale)} ${TOWNSFOLK[id]}`
}

/** The trade alone, as the beginning of a line: `Blacksmith`. */
export function tradeOf(id: TownsfolkId, locale: Locale): string {
  return onLabel(NAMES[locale].trades[id])
}

/** The role of a board's traveller, as on a label: `Widow`. The standard board has no traveller and keeps its name. */
export function travellerOf(id: BoardId, locale: Locale): string {
  return id === 'standard' ? TEXTS[locale].standardBoard : onLabel(NAMES[locale].travellers[id])
}

/** The name of a person alone. Empty for the standard board. */
export function personName(id: TownsfolkId | BoardId): string {
  if (id === 'standard') return ''
  return isBoard(id) ? TRAVELLERS[id] : TOWNSFOLK[id]
}

/** As on a label: `Gold pan`. */
export function tileName(id: EquipmentId, locale: Locale): string {
  return onLabel(theTile(id, locale))
}

/** As the object of a sentence: `the gold pan`. */
export function theTile(id: EquipmentId, locale: Locale): string {
  return NAMES[locale].equipment[id]
}

export function townName(id: TownId, locale: Locale): string {
  return onLabel(theTown(id, locale))
}

/** As the object of a sentence: `the sawmill`. */
export function theTown(id: TownId, locale: Locale): string {
  return NAMES[locale].towns[id]
}

function onLabel(thing: string): string {
  return capitalised(thing.replace(ARTICLE, ''))
}

/** A player board by its traveller, as on a label: `Widow Adeline Garland`. The standard side has a name of its own. */
export function boardName(id: BoardId, locale: Locale): string {
  return onLabel(theBoard(id, locale))
}

/** The same as part of a sentence. */
export function theBoard(id: BoardId, locale: Locale): string {
  return id === 'standard' ? TEXTS[locale].standardBoard : `${NAMES[locale].travellers[id]} ${TRAVELLERS[id]}`
}

/** The name of anything with an effect. */
export function sourceName(id: SourceId, locale: Locale): string {
  if (isBoard(id)) return boardName(id, locale)
  return isEquipment(id) ? tileName(id, locale) : townsfolkName(id, locale)
}

/** The same without the names of people, where there is little room: `Gambler`. */
export function briefName(id: SourceId, locale: Locale): string {
  if (isBoard(id)) return travellerOf(id, locale)
  return isEquipment(id) ? tileName(id, locale) : tradeOf(id, locale)
}

/** An amount of something: `2 wood`, `$3`. */
export function amountOf(count: Count, amount: number, locale: Locale): string {
  const { counts, money } = GLOSSARY[locale]
  return count === 'silver' ? money(amount) : counted(locale, amount, counts[count])
}

/** Goods one by one, in order. Kinds with none are left out. */
export function goodsIn(goods: Goods | Gain | Cost | Needs, locale: Locale): readonly string[] {
  const amounts: Goods = goods
  return GOODS.flatMap((count) => {
    const amount = amounts[count] ?? 0
    return amount === 0 ? [] : [amountOf(count, amount, locale)]
  })
}

/** Goods as a list: `$2, 1 wood and 3 cattle`. An empty list becomes the word for nothing. */
export function goodsOf(goods: Goods | Gain | Cost | Needs, locale: Locale): string {
  const told = goodsIn(goods, locale)
  return told.length === 0 ? TEXTS[locale].state.nothing : listed(locale, told)
}

/** What several gains bring in sum. */
export function together(gains: readonly Gain[]): Gain {
  return Object.fromEntries(GAINS.map((good) => [good, gains.reduce((sum, gain) => sum + (gain[good] ?? 0), 0)]))
}

/** Each different thing once, with how many there are of it, in the order of the first of each. */
export function grouped<T>(things: readonly T[]): readonly { readonly one: T; readonly count: number }[] {
  return [...new Set(things)].map((one) => ({ one, count: things.filter((thing) => thing === one).length }))
}

/** Alternative faces, separated by commas: `Mine, Wild`. */
export function facesOf(faces: readonly Face[], locale: Locale): string {
  return faces.map((face) => GLOSSARY[locale].faces[face]).join(' / ')
}

/** Dice by face and colour: `Mine (blue), Wood (red)`. */
export function diceOf(dice: readonly Die[], locale: Locale): string {
  const { colours, faces } = GLOSSARY[locale]
  return dice.map(({ face, colour }) => TEXTS[locale].state.die({ face: faces[face], colour: colours[colour] })).join(', ')
}
