/** Makes texts say everything that they can. Texts are strings, functions, and records of both. */
import { COUNTS, HOLE } from '../../src/cli/texts/sampler.js'
import { type Speech, TAKEN_IN } from '../../src/games/speech.js'
import type { Locale } from '../../src/i18n/locale.js'

/** A text by its path: `turn.toMove`. A text with forms has one entry for each. */
export interface Entry {
  readonly where: string
  readonly text: string
}

/** All forms of each of a game's texts, by its path. */
export function saidBy(speech: Speech, locale: Locale): Readonly<Record<string, readonly string[]>> {
  const forms: Record<string, string[]> = {}
  for (const { where, text } of textsOf(speech.texts[locale], '', argumentsFor(speech))) {
    forms[where] = [...(forms[where] ?? []), text]
  }
  return forms
}

/** Every text of a catalogue, in order. Throws if no known parameters fit a text. */
export function textsOf(catalogue: unknown, where = '', ways: readonly Parameters[] = POSITIONAL): readonly Entry[] {
  if (typeof catalogue === 'string') return [{ where, text: catalogue }]
  if (typeof catalogue === 'function') return formsOf(catalogue as Text).map((text) => ({ where, text }))
  if (typeof catalogue !== 'object' || catalogue === null) return []
  return Object.entries(catalogue).flatMap(([name, part]) => textsOf(part, where === '' ? name : `${where}.${name}`, ways))

  function formsOf(text: Text): readonly string[] {
    const said = ways.flatMap((parameters) => formOf(text, parameters))
    if (said.length === 0) throw new Error(`${where} cannot be said`)
    return [...new Set(said)]
  }
}

type Text = (...parameters: readonly unknown[]) => unknown

/** Combinations of parameters that make no sense for the text are left out. */
function formOf(text: Text, parameters: readonly unknown[]): readonly string[] {
  try {
    const said = textsOf(text(...parameters)).map((entry) => entry.text)
    return said.some((form) => HOLE.test(form)) ? [] : said
  } catch {
    return []
  }
}

/** What a list of ids becomes in a text that needs words. */
const NO_TEXT = 'undefined'
const SHAPES = ['number', 'text', 'list', 'all lists'] as const
type Shape = (typeof SHAPES)[number]

type Parameters = readonly unknown[]

/** For texts with positional parameters: all of one kind. */
const POSITIONAL: readonly Parameters[] = [TAKEN_IN, null, ...COUNTS].map((value) => Array.from({ length: 5 }, () => value))

/** Positional parameters first, then named ones. */
function argumentsFor(speech: Speech): readonly Parameters[] {
  const kinds = Array.from({ length: speech.kinds }, (_, kind) => kind)
  const named = COUNTS.flatMap((count) =>
    SHAPES.flatMap((shape) => kinds.map((kind) => [namedParameters(speech, count, shape, kind)])),
  )
  return [...POSITIONAL, ...named]
}

/** Any parameter by its name. */
function namedParameters({ known, anyShape, lists }: Speech, count: number, shape: Shape, kind: number): object {
  const other = shape === 'text' ? TAKEN_IN : count
  const isList = (name: string) => shape === 'all lists' || (shape === 'list' && anyShape.includes(name))
  const value = (name: string): unknown => (isList(name) ? listFor(lists, name, count) : other)
  return new Proxy(known(kind), {
    get: (own, name) => (typeof name === 'symbol' ? undefined : name in own ? own[name] : value(name)),
  })
}

function listFor(lists: Speech['lists'], name: string, count: number): readonly unknown[] {
  const list = (lists[name] ?? Array.from({ length: 5 }, () => TAKEN_IN)).slice(0, count)
  return Object.assign(list, { toString: () => (name in lists ? NO_TEXT : TAKEN_IN) })
}
