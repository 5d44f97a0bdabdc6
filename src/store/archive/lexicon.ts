/** The shapes and words that recur in games of a kind. A shape or word in the lexicon is written as one letter. */
import { type Columns, placesOf } from './columns.js'
import type { Leaf } from './json.js'

/** Shapes and words as JSON. Their index is their number, and the most frequent ones come first. */
export interface Lexicon {
  readonly shapes: readonly string[]
  readonly words: readonly string[]
}

export const EMPTY_LEXICON: Lexicon = { shapes: [], words: [] }

/** Makes a lexicon from some games. */
export function lexiconOf(games: readonly Columns[]): Lexicon {
  const shapes = new Map<string, number>()
  const words = new Map<string, number>()
  const count = (counted: Map<string, number>, each: string) => counted.set(each, (counted.get(each) ?? 0) + 1)
  for (const game of games) {
    for (const number of game.order) count(shapes, game.shapes[number] ?? '')
    for (const leaf of game.leaves.flat(2)) count(words, JSON.stringify(leaf))
  }
  return { shapes: byFrequency(shapes), words: byFrequency(words) }
}

function byFrequency(counted: ReadonlyMap<string, number>): readonly string[] {
  return [...counted].sort(([, one], [, other]) => other - one).map(([each]) => each)
}

/** Letters from this code on are numbers. Line ends are below it. */
const FIRST_LETTER = 0x23
/** Beyond this number a letter would take two code units. */
const LETTERS = 0xd800 - FIRST_LETTER

function letter(number: number): string {
  if (number >= LETTERS) throw new Error('there are more different words than letters')
  return String.fromCharCode(FIRST_LETTER + number)
}

/** Numbers everything in `known`, and whatever else comes up after it. */
function numbering(known: readonly string[]) {
  const numbers = new Map(known.map((each, number) => [each, number]))
  return {
    of(each: string): number {
      const number = numbers.get(each) ?? numbers.size
      numbers.set(each, number)
      return number
    },
    added: () => [...numbers.keys()].slice(known.length),
  }
}

/** Columns as four lines of text: the shapes and the words that are not in the lexicon, the order, and all leaves. */
export function write(columns: Columns, lexicon: Lexicon): string {
  const shapes = numbering(lexicon.shapes)
  const words = numbering(lexicon.words)
  const numbers = columns.shapes.map((shape) => shapes.of(shape))
  const order = columns.order.map((number) => letter(numbers[number] ?? 0)).join('')
  const leaves = inOrder(numbers).flatMap((index) => (columns.leaves[index] ?? []).flat())
  const letters = leaves.map((leaf) => letter(words.of(JSON.stringify(leaf)))).join('')
  return [JSON.stringify(shapes.added()), JSON.stringify(words.added()), order, letters].join('\n')
}

/** The indexes of numbers in ascending order of the numbers. */
function inOrder(numbers: readonly number[]): readonly number[] {
  return numbers.map((_, index) => index).sort((one, other) => (numbers[one] ?? 0) - (numbers[other] ?? 0))
}

/** The columns that were written. Throws if the text is damaged. */
export function read(text: string, lexicon: Lexicon): Columns {
  const [newShapes = '', newWords = '', letters = '', written = ''] = text.split('\n')
  const shapes = [...lexicon.shapes, ...JSON.parse(newShapes)]
  const words = [...lexicon.words, ...JSON.parse(newWords)]
  const known = new Map<number, Leaf>()
  const leafOf = (word: number): Leaf => {
    const leaf = known.get(word) ?? leafIn(words[word])
    known.set(word, leaf)
    return leaf
  }
  const order = numbersOf(letters)
  const counts = new Map<number, number>()
  for (const number of order) counts.set(number, (counts.get(number) ?? 0) + 1)
  const leaves: (readonly (readonly Leaf[])[])[] = shapes.map(() => [])
  let start = 0
  for (const [number, count] of [...counts].sort(([one], [other]) => one - other)) {
    leaves[number] = Array.from({ length: placesOf(shapes[number] ?? 'null') }, () => {
      const place = numbersOf(written.slice(start, start + count)).map(leafOf)
      start += count
      return place
    })
  }
  return { shapes, order, leaves }
}

function leafIn(word: string | undefined): Leaf {
  if (word === undefined) throw new Error('a word is not in the lexicon')
  return JSON.parse(word)
}

function numbersOf(letters: string): readonly number[] {
  return Array.from(letters, (each) => each.charCodeAt(0) - FIRST_LETTER)
}
