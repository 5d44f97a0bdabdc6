/** Everything stored of a finished table besides its row and its seats, and the values into which that is taken apart. */
import { commitmentTo } from '../../tables/model/fairness.js'
import { userIdsIn } from '../standings/users-in.js'
import { type Json, type Leaf, withLeaves } from './json.js'

/** An entry of the log as stored. */
export interface StoredEntry {
  readonly position: number
  /** Milliseconds since 1970. */
  readonly at: number
  readonly turn: number
  /** JSON. */
  readonly content: string
}

export interface Content {
  readonly log: readonly StoredEntry[]
  readonly snapshot: { readonly rulesVersion: number; readonly state: string } | null
  /** The shares are JSON. */
  readonly pledge: { readonly secret: string; readonly commitment: string; readonly shares: string } | null
  /** JSON. */
  readonly affairs: string | null
}

/** What is specific to this table: who played, and when. */
interface About {
  /** Ids and names. `played` refers to them by number. */
  readonly people: readonly string[]
  /** When the first entry was made, and the time between each other entry and the one before it. */
  readonly ats: readonly number[]
  readonly rulesVersion: number | null
  /** The commitment is null if it follows from the secret. */
  readonly pledge: (Omit<NonNullable<Content['pledge']>, 'commitment'> & { readonly commitment: string | null }) | null
  readonly affairs: string | null
}

/** `played` is similar from game to game and names nobody. */
export interface Parted {
  readonly about: About
  readonly played: readonly Json[]
}

/** Throws if a log has gaps or is not JSON. Such a table stays as it is. */
export function part({ log, snapshot, pledge, affairs }: Content): Parted {
  if (log.some(({ position }, index) => position !== index + 1)) throw new Error('its log has a gap')
  const contents = log.map(({ content }): Json => JSON.parse(content))
  const people = listPeople(contents)
  const entries = contents.flatMap((content, index) => entryValues(content, since(log, index, 'turn')))
  const played = [...entries, ...stateValues(snapshot?.state ?? null)].map((value) => withLeaves(value, people.number))
  const ats = log.map((_, index) => since(log, index, 'at'))
  const commitment = pledge === null || pledge.commitment === commitmentTo(pledge.secret) ? null : pledge.commitment
  const kept = pledge === null ? null : { ...pledge, commitment }
  return { about: { people: people.list(), ats, rulesVersion: snapshot?.rulesVersion ?? null, pledge: kept, affairs }, played }
}

function since(log: readonly StoredEntry[], index: number, what: 'at' | 'turn'): number {
  return (log[index]?.[what] ?? 0) - (log[index - 1]?.[what] ?? 0)
}

/** Prefix of a leaf that is the number of a person. A text that begins with it by itself gets a second one. */
const PERSON = '@'

/** Users by their ids, and every value of a key `name`. */
function listPeople(contents: readonly Json[]) {
  const ids = userIdsIn(contents)
  const numbers = new Map<string, number>()
  return {
    list: () => [...numbers.keys()],
    number(leaf: Leaf, key: string): Leaf {
      if (typeof leaf !== 'string') return leaf
      if (!ids.has(leaf) && key !== 'name') return leaf.startsWith(PERSON) ? PERSON + leaf : leaf
      const number = numbers.get(leaf) ?? numbers.size
      numbers.set(leaf, number)
      return `${PERSON}${number}`
    },
  }
}

/** An entry with the number of its facts, followed by the facts. */
function entryValues(content: Json, turns: number): readonly Json[] {
  if (!isObject(content)) throw new Error('an entry of its log is none')
  const { facts } = content
  if (facts === undefined) return [[turns, content]]
  if (!Array.isArray(facts)) throw new Error('the facts of an entry are none')
  return [[turns, { ...content, facts: facts.length }], ...facts]
}

/** The values of a state, one per key. If those would not restore it exactly, the state as text. */
function stateValues(state: string | null): readonly Json[] {
  if (state === null) return []
  const read: Json = JSON.parse(state)
  if (!isObject(read) || Object.keys(read).length === 0 || JSON.stringify(read) !== state) return [state]
  return Object.entries(read).map(([key, value]) => ({ [key]: value }))
}

/** The content that was taken apart. Throws if the parts are not valid. */
export function whole({ about, played }: Parted): Content {
  const { people, ats, rulesVersion, pledge, affairs } = about
  const values = played.map((value) => withLeaves(value, (leaf) => personOf(leaf, people)))
  const log: StoredEntry[] = []
  let next = 0
  for (const [index, later] of ats.entries()) {
    const before = log[index - 1]
    const { turns, content } = entryOf(values, next)
    next += 1 + (Array.isArray(content.facts) ? content.facts.length : 0)
    const [at, turn] = [(before?.at ?? 0) + later, (before?.turn ?? 0) + turns]
    log.push({ position: index + 1, at, turn, content: JSON.stringify(content) })
  }
  const snapshot = rulesVersion === null ? null : { rulesVersion, state: stateOf(values.slice(next)) }
  const promised = pledge === null ? null : { ...pledge, commitment: pledge.commitment ?? commitmentTo(pledge.secret) }
  return { log, snapshot, pledge: promised, affairs }
}

function personOf(leaf: Leaf, people: readonly string[]): Leaf {
  if (typeof leaf !== 'string' || !leaf.startsWith(PERSON)) return leaf
  const rest = leaf.slice(PERSON.length)
  if (rest.startsWith(PERSON)) return rest
  const person = people[Number(rest)]
  if (person === undefined) throw new Error(`there is nobody with the number ${rest}`)
  return person
}

interface EntryContent {
  readonly [key: string]: Json
}

function entryOf(values: readonly Json[], start: number): { readonly turns: number; readonly content: EntryContent } {
  const value = values[start]
  const [turns, content]: readonly (Json | undefined)[] = Array.isArray(value) ? value : []
  if (typeof turns !== 'number' || !isObject(content)) throw new Error(`value ${start} is no entry`)
  const { facts } = content
  if (typeof facts !== 'number') return { turns, content }
  return { turns, content: { ...content, facts: values.slice(start + 1, start + 1 + facts) } }
}

function stateOf(values: readonly Json[]): string {
  const [first] = values
  if (typeof first === 'string') return first
  // Not by assigning keys, because `__proto__` would not be one.
  return JSON.stringify(Object.fromEntries(values.flatMap((value) => (isObject(value) ? Object.entries(value) : []))))
}

function isObject(value: Json | undefined): value is { readonly [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
