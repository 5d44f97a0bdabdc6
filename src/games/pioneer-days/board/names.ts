import type { Locale } from '../../../i18n/locale.js'
import type { BoardId, EquipmentId, TownId, TownsfolkId } from '../data/ids.js'
import { boardName, shortName, tileName, townName, tradeOf } from '../texts/naming.js'

/** The names of everything on the pictures. */
export interface Names {
  board(id: BoardId): string
  town(id: TownId): string
  tile(id: EquipmentId): string
  trade(id: TownsfolkId): string
  person(id: TownsfolkId): string
}

/** The names of one language. */
export function namesIn(locale: Locale): Names {
  return {
    board: (id) => boardName(id, locale),
    town: (id) => townName(id, locale),
    tile: (id) => tileName(id, locale),
    trade: (id) => tradeOf(id, locale),
    person: (id) => shortName(id, locale),
  }
}
