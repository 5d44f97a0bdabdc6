/** Every text of a catalogue as it is when it is said, whatever the catalogue is made of: strings, functions, records of both. */
import { COACHES } from '../../src/games/pioneers/data/coaches.js'
import { face } from '../../src/games/pioneers/index.js'
import { PROFESSIONS, TILES } from '../../src/games/pioneers/rules/types.js'
import { guideTo } from '../../src/games/pioneers/texts/guide.js'
import { TEXTS as PIONEERS } from '../../src/games/pioneers/texts/index.js'
import { type ByLocale, LOCALES, type Locale } from '../../src/i18n/locale.js'
import { day, span } from '../../src/i18n/numbers.js'
import { TEXTS as SHELL } from '../../src/i18n/texts/index.js'
import { listed } from '../../src/i18n/words.js'

/** Stands where a text takes in what comes from elsewhere: a name, a list, a number. */
export const TAKEN_IN = '\uE000'

/** A text under the way to it: `turn.toMove`; a text with forms stands there once for each. */
export interface Entry {
  readonly where: string
  readonly text: string
}

const GUIDED = ['purchase', 'move', 'settle', 'turn-end', 'invitation'] as const

/** All that the bot can say in each language, as the real catalogues have it. */
export const CATALOGUES: ByLocale<unknown> = {
  en: wholeCatalogue('en'),
  fr: wholeCatalogue('fr'),
  de: wholeCatalogue('de'),
}

function wholeCatalogue(locale: Locale): unknown {
  return {
    shell: SHELL[locale],
    pioneers: PIONEERS[locale],
    rules: face.rules(locale).map(({ title, text, caption }) => [title, text, caption]),
    guide: GUIDED.map((phase) => guideTo(phase, locale)),
    figures: face.figureTexts?.[locale],
    moments: Array.from({ length: 12 }, (_, month) => day(locale, new Date(Date.UTC(2026, month, 20)))),
    spans: [42, 3_600, 7_260, 7_320, 90_000, 200_000].map((seconds) => span(locale, seconds * 1000)),
    lists: [listed(locale, [TAKEN_IN, TAKEN_IN, TAKEN_IN])],
  }
}

/** Every text of a catalogue, in its order. Throws where a text cannot be said in any way that is known here. */
export function textsOf(catalogue: unknown, where = ''): readonly Entry[] {
  if (typeof catalogue === 'string') return [{ where, text: catalogue }]
  if (typeof catalogue === 'function') return formsOf(catalogue as Text).map((text) => ({ where, text }))
  if (typeof catalogue !== 'object' || catalogue === null) return []
  return Object.entries(catalogue).flatMap(([name, part]) => textsOf(part, where === '' ? name : `${where}.${name}`))

  function formsOf(text: Text): readonly string[] {
    const said = ARGUMENTS.flatMap((parameters) => formOf(text, parameters))
    if (said.length === 0) throw new Error(`${where} cannot be said`)
    return [...new Set(said)]
  }
}

type Text = (...parameters: readonly unknown[]) => unknown

/** Not every combination makes sense for every text: those that make none are left out. */
function formOf(text: Text, parameters: readonly unknown[]): readonly string[] {
  try {
    const said = textsOf(text(...parameters)).map((entry) => entry.text)
    return said.some((form) => HOLE.test(form)) ? [] : said
  } catch {
    return []
  }
}

/** What a list of ids turns into where a text wants words. */
const NO_TEXT = 'undefined'
const HOLE = /undefined|NaN|null|\[object/

const COUNTS = [0, 1, 2, 5]
const SHAPES = ['number', 'text', 'list', 'all lists'] as const
type Shape = (typeof SHAPES)[number]

/** Parameters that are a list in some texts and a number or ready to print in others. */
const ANY_SHAPE = new Set(['coaches', 'seats', 'cities', 'what', 'tiles', 'values', 'names', 'winners', 'via', 'owners'])
const REGIONS = ['east', 'south', 'middle', 'west']
const STARTING_COACH = 's1'

/** Positional parameters first, all of one kind; then named ones. */
const ARGUMENTS: readonly (readonly unknown[])[] = [
  ...[TAKEN_IN, null, ...COUNTS].map((value) => Array.from({ length: 5 }, () => value)),
  ...COUNTS.flatMap((count) => SHAPES.flatMap((shape) => TILES.map((_, kind) => [named(count, shape, kind)]))),
]

/** Any parameter by its name. */
function named(count: number, shape: Shape, kind: number): object {
  const known: Readonly<Record<string, unknown>> = {
    pioneer: PROFESSIONS[kind % PROFESSIONS.length],
    tile: TILES[kind],
    region: REGIONS[kind % REGIONS.length],
    coach: kind === 0 ? STARTING_COACH : COACHES[kind]?.id,
    why: TAKEN_IN,
    refill: kind % 2 === 0 ? null : COACHES[kind]?.id,
  }
  const other = shape === 'text' ? TAKEN_IN : count
  const isList = (name: string) => shape === 'all lists' || (shape === 'list' && ANY_SHAPE.has(name))
  const value = (name: string): unknown => (isList(name) ? listFor(name, count) : other)
  return new Proxy(known, { get: (own, name) => (typeof name === 'symbol' ? undefined : name in own ? own[name] : value(name)) })
}

function listFor(name: string, count: number): readonly unknown[] {
  const all: Readonly<Record<string, readonly unknown[]>> = {
    tiles: TILES,
    seats: PROFESSIONS,
    values: [1, 2, 3, 4, 5],
    owners: Array.from({ length: 5 }, () => ({ who: TAKEN_IN, amount: 1 })),
  }
  const list = (all[name] ?? Array.from({ length: 5 }, () => TAKEN_IN)).slice(0, count)
  return Object.assign(list, { toString: () => (name in all ? NO_TEXT : TAKEN_IN) })
}

/** The languages other than one. */
export function othersThan(locale: Locale): readonly Locale[] {
  return LOCALES.filter((other) => other !== locale)
}
