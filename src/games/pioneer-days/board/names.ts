import type { Locale } from '../../../i18n/locale.js'
import type { Disaster } from '../data/dice.js'
import type { BoardId, EquipmentId, TownId, TownsfolkId } from '../data/ids.js'
import { GLOSSARY } from '../texts/glossary.js'
import { boardName, personName, tileName, townName, tradeOf, travellerOf } from '../texts/naming.js'

/** The names of everything on the pictures. */
export interface Names {
  readonly language: Locale
  disaster(id: Disaster): string
  board(id: BoardId): string
  town(id: TownId): string
  tile(id: EquipmentId): string
  trade(id: TownsfolkId): string
  person(id: TownsfolkId | BoardId): string
  /** The role of a board's traveller, or the standard board's name. */
  traveller(id: BoardId): string
}

/** The names of one language. */
export function namesIn(locale: Locale): Names {
  return {
    language: locale,
    disaster: (id) => GLOSSARY[locale].disasters[id].name,
    board: (id) => boardName(id, locale),
    town: (id) => townName(id, locale),
    tile: (id) => tileName(id, locale),
    trade: (id) => tradeOf(id, locale),
    person: personName,
    traveller: (id) => travellerOf(id, locale),
  }
}
