/** Every text of a language as a reader meets it: with names, places and numbers filled in. */
import type { Game } from '../../games/game.js'
import { type Speech, TAKEN_IN } from '../../games/speech.js'
import type { Locale } from '../../i18n/locale.js'
import { TEXTS } from '../../i18n/texts/index.js'
import { listed } from '../../i18n/words.js'
import { wordsFor } from '../../sandbox/page/words/words.js'

/** What a text shows that was given parameters that make no sense for it. */
export const HOLE = /undefined|NaN|null|\[object/

/** None, one, two, many. */
export const COUNTS = [0, 1, 2, 5]

/** A text by its path, in each form that differs. */
export interface Sample {
  readonly where: string
  readonly forms: readonly string[]
}

/** What texts are given, by the names of their parameters. */
type Filling = (name: string, count: number) => unknown

type Text = (...parameters: readonly unknown[]) => unknown

/**
 * Refusals, notices and errors of the table and of all games first, then everything else in the order of the catalogues. The
 * words of the sandbox's page come last.
 */
export function samplesIn(locale: Locale, games: readonly Game[], cast: Cast = VOWELS): readonly Sample[] {
  const bot = samplesOf(TEXTS[locale], 'bot', [fillingOf(locale, games[0]?.name[locale] ?? '', cast, {})])
  const played = games.flatMap(({ id, name, speech }) => {
    if (speech === null) return []
    const kinds = Array.from({ length: speech.kinds }, (_, kind) => kind)
    const fillings = kinds.flatMap((kind) =>
      SHAPES.map((shape) => fillingOf(locale, name[locale], cast, parametersOfKind(speech, locale, kind, shape))),
    )
    return samplesOf(speech.texts[locale], id, fillings)
  })
  const page = samplesOf(wordsFor(locale), 'page', [fillingOf(locale, '', cast, {})])
  const all = [...bot, ...played, ...page]
  const isRefusal = ({ where }: Sample) => /refusals|noSuch|failed|wrong|tooMany/.test(where)
  return [...all.filter(isRefusal), ...all.filter((sample) => !isRefusal(sample))]
}

/** What is a list in some texts and finished in others: ids in a list, finished, or finished in a list. */
const SHAPES = ['ids', 'text', 'texts'] as const

function parametersOfKind(speech: Speech, locale: Locale, kind: number, shape: (typeof SHAPES)[number]) {
  const examples = speech.examples?.(locale) ?? {}
  const lists = Object.fromEntries(speech.anyShape.map((name) => [name, [examples[name] ?? 'Chicago']]))
  const own = { ids: speech.lists, text: {}, texts: lists }[shape]
  return { ...examples, ...own, ...speech.known(kind) }
}

/** Whom texts are about, who else is in them, and who comes third in a list. */
type Cast = readonly [hero: string, other: string, third: string]

/** Names that French elides before, of a man and a woman. */
const VOWELS: Cast = ['Émile', 'Annie', 'Bill']

/** Stands for every command. */
const COMMAND = '`/new`'

const PEOPLE = new Set(['who', 'name', 'player', 'winner', 'holder'])
const OTHERS = new Set(['by', 'host', 'other', 'substitute', 'beforeHolder'])
/** Several people. */
const COMPANIES = new Set(['names', 'players', 'winners'])

/** As many people as a text counts, three at most and for none: a list in some texts, listed already in others. */
function company(locale: Locale, count: number, [hero, other, third]: Cast): readonly string[] {
  const people = [other, hero, third].slice(0, count === 0 ? undefined : count)
  return Object.assign([...people], { toString: () => listed(locale, people) })
}

function fillingOf(locale: Locale, game: string, cast: Cast, own: Readonly<Record<string, unknown>>): Filling {
  const [hero, other] = cast
  const said: Readonly<Record<string, unknown>> = {
    game,
    command: COMMAND,
    board: COMMAND,
    cancel: COMMAND,
    moment: '<t:1>',
    again: '<t:1>',
    until: '<t:1>',
    when: '<t:1>',
    channel: '#saloon',
    thread: '#saloon',
    // The seats of a proposal, or a sector, or an hour.
    from: other,
    to: hero,
    city: 'Chicago',
    cities: ['Chicago', 'Albany'],
    line: 'Albany – Boston',
    route: 'Boston – Albany',
    via: ['Albany'],
    what: 'Hotel',
    why: 'The game is over.',
    sentence: '(…)',
    sentences: '(…)',
    ...own,
  }
  return (name, count) => {
    if (PEOPLE.has(name)) return hero
    if (OTHERS.has(name)) return other
    if (COMPANIES.has(name)) return company(locale, count, cast)
    return said[name] ?? count
  }
}

function samplesOf(catalogue: unknown, where: string, fillings: readonly Filling[]): readonly Sample[] {
  if (typeof catalogue === 'string') return [{ where, forms: [catalogue] }]
  if (typeof catalogue === 'function') {
    const forms = fillings.flatMap((filling) => COUNTS.flatMap((count) => formsOf(catalogue as Text, filling, count)))
    return forms.length === 0 ? [] : [{ where, forms: differing(forms) }]
  }
  if (typeof catalogue !== 'object' || catalogue === null) return []
  return Object.entries(catalogue).flatMap(([name, part]) => samplesOf(part, `${where}.${name}`, fillings))
}

/** Each form once, also if nothing but numbers differs. */
function differing(forms: readonly string[]): readonly string[] {
  const byWords = new Map(forms.map((form) => [form.replace(/\d+/g, '#'), form]))
  return [...byWords.values()]
}

/** The forms of a text for a number. None if the parameters make no sense for it. */
function formsOf(text: Text, filling: Filling, count: number): readonly string[] {
  try {
    const said = samplesOf(text(...parametersOf(text, filling, count)), '', []).flatMap(({ forms }) => forms)
    return said.some((form) => HOLE.test(form))
      ? []
      : said.map((form) => form.replaceAll(TAKEN_IN, String(filling('who', count))))
  } catch {
    return []
  }
}

/** What a text takes, read off its source: names in a row, or one record. */
function parametersOf(text: Text, filling: Filling, count: number): readonly unknown[] {
  const [, list = ''] = /^\(?([^)=]*)\)?\s*=>/.exec(String(text)) ?? []
  if (!list.includes('{')) return list.split(',').map((name) => filling(name.trim(), count))
  return [new Proxy({}, { get: (_, name) => (typeof name === 'symbol' ? undefined : filling(name, count)) })]
}
