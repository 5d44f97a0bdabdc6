import { at } from '../../../engine/lists.js'
import type { Locale } from '../../../i18n/locale.js'
import { counted, listed } from '../../../i18n/words.js'
import { CITIES } from '../data/cities.js'
import type { GameMap, Line, Place } from '../data/map.js'
import { PROFESSIONS, type Profession, type Tile } from '../rules/types.js'
import { GLOSSARY, type Glossary } from './glossary.js'

/** Tiles whose action a player may use or skip. */
const CHOSEN_ACTIONS = ['sergeant', 'barkeeper', 'farmer'] as const
export type ChosenAction = (typeof CHOSEN_ACTIONS)[number]

const CITY_NAMES: ReadonlyMap<string, string> = new Map(CITIES.map(({ id, name }) => [id, name]))

/** The printed name of a city by its id. Throws if there is none. */
export function cityName(id: string): string {
  const name = CITY_NAMES.get(id)
  if (name === undefined) throw new Error(`no city ${id}`)
  return name
}

export function placeName(map: GameMap, place: Place): string {
  return at(map.places, place).name
}

/** Both ends of a line, by name. */
export function lineName(map: GameMap, line: Line): string {
  const [a, b] = at(map.lines, line)
  return joined([placeName(map, a), placeName(map, b)])
}

/** Places in the order they are passed: `Albany – Buffalo`. */
export function joined(names: readonly string[]): string {
  return names.join(' – ')
}

/** Professions in running text, each kind once: `banker and 2 farmers`. */
export function professionList(locale: Locale, professions: readonly Profession[]): string {
  const words = GLOSSARY[locale].professions
  const kinds = [...new Set(professions)].map((kind) => {
    const count = professions.filter((profession) => profession === kind).length
    return count === 1 ? words[kind].one : counted(locale, count, words[kind])
  })
  return listed(locale, kinds)
}

/** The tile of an optional action. Throws for an automatic one. */
export function chosenAction(tile: Tile): ChosenAction {
  const action = CHOSEN_ACTIONS.find((candidate) => candidate === tile)
  if (action === undefined) throw new Error(`the action of ${tile} is not chosen`)
  return action
}

/** A tile of a kind that players keep. Throws for any other. */
export function keptTile(tile: Tile): 'banker' | 'merchant' {
  if (tile !== 'banker' && tile !== 'merchant') throw new Error(`${tile} is never kept`)
  return tile
}

/** Each profession's name by its id. */
export function professionsIn({ professions }: Glossary): Readonly<Record<string, string>> {
  return Object.fromEntries(PROFESSIONS.map((profession) => [profession, professions[profession].one]))
}
