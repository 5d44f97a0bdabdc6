/** Parses Discord's markdown. The library knows the dialect; this file adds lists and gives every node a checked shape. */
import { rulesExtended, SimpleMarkdown } from 'discord-markdown-parser'
import { list } from './lists.js'
import { plainText } from './plain.js'
import { type MarkdownNode, type Style, TIMESTAMP_STYLES } from './tree.js'

type Rule = (typeof rulesExtended)[string]

function known(name: string): Rule {
  const rule = rulesExtended[name]
  if (rule === undefined) throw new Error(`discord-markdown-parser lacks the rule ${name} that it had`)
  return rule
}

/** A rule for whole lines that starts after any line end, which the library's own rules miss, but never within `**`. */
function ofLines(rule: Rule): Rule {
  return {
    ...rule,
    match: (source, state, before) =>
      state.isInSpan !== true && /^$|\n$/.test(before ?? '') ? rule.match(source, { ...state, prevCapture: null }, before) : null,
  }
}

/** A rule for a part of a line: `**1. Annie**` is a bold number and name, not a list. */
function ofSpans(name: string): Rule {
  const rule = known(name)
  return {
    ...rule,
    parse: (capture, parse, state) => rule.parse(capture, (text, inner) => parse(text, { ...inner, isInSpan: true }), state),
  }
}

const parseDialect = SimpleMarkdown.parserFor({
  ...rulesExtended,
  ...Object.fromEntries(['strong', 'em', 'underline', 'strikethrough', 'spoiler'].map((name) => [name, ofSpans(name)])),
  list: ofLines(list),
  heading: ofLines(known('heading')),
  subtext: ofLines(known('subtext')),
})

type Raw = Readonly<Record<string, unknown>>

const STYLES: Readonly<Record<string, Style>> = {
  strong: 'strong',
  em: 'em',
  underline: 'underline',
  strikethrough: 'strike',
  spoiler: 'spoiler',
  blockQuote: 'quote',
  subtext: 'subtext',
}

const isRaw = (value: unknown): value is Raw => typeof value === 'object' && value !== null && !Array.isArray(value)
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The child nodes of `value`. Adjacent texts are merged, and breaks at the end of a block are dropped. */
function children(value: unknown): readonly MarkdownNode[] {
  const nodes: MarkdownNode[] = []
  for (const raw of Array.isArray(value) ? value.filter(isRaw) : []) {
    const node = toNode(raw)
    const last = nodes.at(-1)
    if (node.kind === 'text' && last?.kind === 'text') nodes.splice(-1, 1, { kind: 'text', text: last.text + node.text })
    else nodes.push(node)
  }
  return nodes
}

function withoutLastBreaks(nodes: readonly MarkdownNode[]): readonly MarkdownNode[] {
  const end = nodes.findLastIndex((node) => node.kind !== 'break')
  return nodes.slice(0, end + 1)
}

function headingLevel(value: unknown): 1 | 2 | 3 {
  return value === 1 || value === 2 ? value : 3
}

/** Only web addresses become links. Everything else stays text. */
function toLink(raw: Raw): MarkdownNode {
  const href = textOf(raw.target)
  const inside = children(raw.content)
  if (/^https?:\/\//i.test(href)) return { kind: 'link', href, children: inside }
  return { kind: 'text', text: plainText(inside) }
}

/** The latest time a `Date` can represent, in seconds since 1970. */
const END_OF_TIME = 8.64e12

function toTimestamp(raw: Raw): MarkdownNode {
  const style = TIMESTAMP_STYLES.find((known) => known === raw.format) ?? 'f'
  const seconds = Number(textOf(raw.timestamp))
  return Math.abs(seconds) <= END_OF_TIME ? { kind: 'timestamp', seconds, style } : { kind: 'text', text: textOf(raw.timestamp) }
}

function toList(raw: Raw): MarkdownNode {
  const items = Array.isArray(raw.items) ? raw.items : []
  return {
    kind: 'list',
    start: typeof raw.start === 'number' ? raw.start : null,
    items: items.map((item) => withoutLastBreaks(children(item))),
  }
}

function toNode(raw: Raw): MarkdownNode {
  const type = textOf(raw.type)
  const style = STYLES[type]
  if (style !== undefined) {
    const inside = children(raw.content)
    return { kind: 'styled', style, children: style === 'quote' ? withoutLastBreaks(inside) : inside }
  }
  switch (type) {
    case 'br':
    case 'newline':
      return { kind: 'break' }
    case 'heading':
      return { kind: 'heading', level: headingLevel(raw.level), children: children(raw.content) }
    case 'list':
      return toList(raw)
    case 'inlineCode':
      return { kind: 'code', text: textOf(raw.content) }
    case 'codeBlock':
      return { kind: 'code-block', text: textOf(raw.content), language: textOf(raw.lang) }
    case 'link':
    case 'url':
    case 'autolink':
      return toLink(raw)
    case 'timestamp':
      return toTimestamp(raw)
    default:
      return toReference(type, raw)
  }
}

/** Mentions, emoji, and plain text as the rest. */
function toReference(type: string, raw: Raw): MarkdownNode {
  switch (type) {
    case 'user':
    case 'channel':
    case 'role':
      return { kind: type, id: textOf(raw.id) }
    case 'everyone':
    case 'here':
      return { kind: 'everyone', text: `@${type}` }
    case 'slashCommand':
      return { kind: 'command', path: textOf(raw.fullName) }
    case 'emoji':
      return { kind: 'emoji', name: textOf(raw.name) }
    case 'twemoji':
      return { kind: 'text', text: textOf(raw.name) }
    default:
      return { kind: 'text', text: textOf(raw.content) }
  }
}

/** Parses one text of a message. Never fails: anything that is not markdown is text. */
export function parseMarkdown(text: string): readonly MarkdownNode[] {
  return withoutLastBreaks(children(parseDialect(text, { inline: true })))
}
