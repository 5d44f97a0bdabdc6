import { describe, expect, test } from 'vitest'
import { parseMarkdown } from '../../src/sandbox/page/markdown/parse.js'
import { plainText } from '../../src/sandbox/page/markdown/plain.js'
import type { MarkdownNode } from '../../src/sandbox/page/markdown/tree.js'

/** The tree as a short text: `strong(a)`, `break`, `list(item | item)`. */
function outline(nodes: readonly MarkdownNode[]): string {
  return nodes.map(outlineOf).join(' ')
}

function outlineOf(node: MarkdownNode): string {
  switch (node.kind) {
    case 'text':
      return JSON.stringify(node.text)
    case 'styled':
      return `${node.style}(${outline(node.children)})`
    case 'heading':
      return `h${node.level}(${outline(node.children)})`
    case 'list':
      return `${node.start ?? 'list'}(${node.items.map(outline).join(' | ')})`
    case 'link':
      return `link[${node.href}](${outline(node.children)})`
    case 'code':
    case 'code-block':
      return `${node.kind}(${node.text})`
    case 'user':
    case 'channel':
    case 'role':
      return `${node.kind}(${node.id})`
    case 'timestamp':
      return `timestamp(${node.seconds}:${node.style})`
    case 'command':
      return `command(${node.path})`
    case 'emoji':
      return `emoji(${node.name})`
    case 'everyone':
      return node.text
    case 'break':
      return 'break'
    default: {
      const never: never = node
      return never
    }
  }
}

const ID = '123456789012345678'

describe("Discord's markdown", () => {
  test.each([
    ['**a** *b* _c_ __d__ ~~e~~', 'strong("a") " " em("b") " " em("c") " " underline("d") " " strike("e")'],
    ['***both***', 'em(strong("both"))'],
    ['__**x**__', 'underline(strong("x"))'],
    ['||hidden||', 'spoiler("hidden")'],
    ['**1.\u00a0Annie** wins\n**1.\u00a0Bill** too', 'strong("1.\u00a0Annie") " wins" break strong("1.\u00a0Bill") " too"'],
    ['**1. Annie**: 10 VP\n**2. Bill**: 9 VP', 'strong("1. Annie") ": 10 VP" break strong("2. Bill") ": 9 VP"'],
    ['**- a** *# b*', 'strong("- a") " " em("# b")'],
    ['snake_case_name', '"snake_case_name"'],
    ['\\*not\\*', '"*not*"'],
    ['a\nb', '"a" break "b"'],
    ['# A\n## B\n### C\nd', 'h1("A") h2("B") h3("C") "d"'],
    ['#no heading', '"#no heading"'],
    ['text\n-# small **x**', '"text" break subtext("small " strong("x"))'],
    ['> a\n> b\nc', 'quote("a" break "b") "c"'],
    ['>>> a\n\nb', 'quote("a" break break "b")'],
    ['> a\n-# small', 'quote("a") subtext("small")'],
    ['`a *b*`', 'code(a *b*)'],
    ['```ts\nconst a = 1\n```', 'code-block(const a = 1)'],
  ])('%j', (text, tree) => expect(outline(parseMarkdown(text))).toBe(tree))

  test.each([
    ['- a\n- **b**', 'list("a" | strong("b"))'],
    ['* a\n* b', 'list("a" | "b")'],
    ['3. a\n4. b', '3("a" | "b")'],
    ['before\n- a\nafter', '"before" break list("a") "after"'],
    ['- a\n  - b\n    1. c\n- d', 'list("a" break list("b" break 1("c")) | "d")'],
    ['- a\n1. b', 'list("a") 1("b")'],
    ['- a\n  goes on', 'list("a" break "goes on")'],
    ['- a\n-# small', 'list("a") subtext("small")'],
    ['> - a\n> - b', 'quote(list("a" | "b"))'],
    ['a - b', '"a - b"'],
    ['-5 dollars', '"-5 dollars"'],
    ['*a* text', 'em("a") " text"'],
    ['```\n- a\n```', 'code-block(- a)'],
  ])('lists: %j', (text, tree) => expect(outline(parseMarkdown(text))).toBe(tree))

  test.each([
    [`<@${ID}> <@!${ID}>`, `user(${ID}) " " user(${ID})`],
    [`<#${ID}> <@&${ID}>`, `channel(${ID}) " " role(${ID})`],
    ['@everyone @here', '@everyone " " @here'],
    ['<t:1700000000:R> <t:1700000000>', 'timestamp(1700000000:R) " " timestamp(1700000000:f)'],
    ['<t:99999999999999:R>', '"99999999999999"'],
    [`</pioneers new:${ID}>`, 'command(pioneers new)'],
    [`<:coach:${ID}> 🚂`, 'emoji(coach) " 🚂"'],
  ])('references: %j', (text, tree) => expect(outline(parseMarkdown(text))).toBe(tree))

  test.each([
    ['[**a**](https://a.example)', 'link[https://a.example](strong("a"))'],
    ['https://a.example/b', 'link[https://a.example/b]("https://a.example/b")'],
    ['[a](javascript:alert(1))', '"a"'],
    ['[a](data:text/html,b)', '"a"'],
    ['<b onclick="x">a</b>', '"<b onclick=\\"x\\">a</b>"'],
  ])('only addresses of the web become links, and nothing becomes HTML: %j', (text, tree) => {
    expect(outline(parseMarkdown(text))).toBe(tree)
  })

  test('the plain text keeps the words, names mentions, and leaves spoilers hidden', () => {
    const nodes = parseMarkdown(`## Turn of <@${ID}>\n- **3** dollars\n- ||secret|| \`code\``)
    expect(plainText(nodes, ({ kind }) => `some ${kind}`)).toBe('Turn of some user\n3 dollars\n code')
  })
})
