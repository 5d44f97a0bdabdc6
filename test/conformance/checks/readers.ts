import type { Viewer } from '../../../src/engine/game.js'
import type { Reader } from '../../../src/games/face.js'
import { LOCALES, type Locale } from '../../../src/i18n/locale.js'

/** Realistic users' names: long, foreign, and full of markdown. */
export const PLAYER_NAMES = ['Annie', 'Jürgen_*Großmann*', '`Бэт` || @everyone', 'W'.repeat(32)]

export function readersOf(viewer: Viewer, seats: number, locales: readonly Locale[] = LOCALES): readonly Reader[] {
  return locales.map((locale) => ({ locale, viewer, names: PLAYER_NAMES.slice(0, seats) }))
}

/** Signs of a gap in a sentence: a missing value, or a parameter that was not filled in. */
const HOLE = /undefined|NaN|\[object|\$\{|\{\w+\}|\bnull\b|function/

export function holesIn(text: string, where: string): readonly string[] {
  if (text.trim() === '') return [`${where} is empty`]
  return HOLE.test(text) ? [`${where} has a hole: ${text}`] : []
}
