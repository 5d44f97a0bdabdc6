/** Lists, which the parser's library lacks: `- a`, `* a` and `1. a` at the start of a line, nested by indentation. */
import type { rules } from 'discord-markdown-parser'

type Rule = (typeof rules)[string]

const ITEM = /^( *)([-*]|\d{1,9}\.) +(\S.*)$/
const NUMBERED = /^\d/

interface Item {
  readonly indent: number
  readonly bullet: string
  readonly text: string
}

function readItem(line: string): Item | null {
  const found = ITEM.exec(line)
  if (found === null) return null
  const [, spaces = '', bullet = '', text = ''] = found
  return { indent: spaces.length, bullet, text }
}

const isNumbered = (item: Item) => NUMBERED.test(item.bullet)

/** Whether a line continues the list that `first` opened: an item of its kind, or anything indented further. */
function continues(line: string, first: Item): boolean {
  const item = readItem(line)
  if (item === null) return line.trim() !== '' && line.search(/\S/) > first.indent
  return item.indent > first.indent || isNumbered(item) === isNumbered(first)
}

/** The lines of a list at the very start of `source`. Empty if there is none. */
function listLines(source: string): readonly string[] {
  const lines = source.split('\n')
  const first = readItem(lines[0] ?? '')
  if (first === null) return []
  const end = lines.findIndex((line, at) => at > 0 && !continues(line, first))
  return end === -1 ? lines : lines.slice(0, end)
}

/** The text of each item without its bullet. Deeper lines stay with the item above, with its indentation removed. */
function itemTexts(lines: readonly string[]): readonly string[] {
  const indent = readItem(lines[0] ?? '')?.indent ?? 0
  const items: string[] = []
  for (const line of lines) {
    const item = readItem(line)
    const deeper = item === null || item.indent > indent
    if (deeper) items.push(`${items.pop() ?? ''}\n${item === null ? line.trim() : line.slice(indent + 2)}`)
    else items.push(item.text)
  }
  return items
}

export const list: Rule = {
  // Before all rules that start with one of the bullets, after code blocks.
  order: 0.5,
  match(source) {
    const lines = listLines(source)
    if (lines.length === 0) return null
    const text = lines.join('\n')
    return [source[text.length] === '\n' ? `${text}\n` : text, text]
  },
  parse(capture, parse, state) {
    const lines = (capture[1] ?? '').split('\n')
    const bullet = readItem(lines[0] ?? '')?.bullet ?? '-'
    return {
      start: NUMBERED.test(bullet) ? Number.parseInt(bullet, 10) : null,
      items: itemTexts(lines).map((text) => parse(text, { ...state, prevCapture: null })),
    }
  },
}
