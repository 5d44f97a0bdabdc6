import type { MarkdownNode } from './tree.js'

/** How mentions read as words. By default they are omitted. */
export type NameOf = (node: Extract<MarkdownNode, { readonly id: string }>) => string

/** The nodes as plain text, for screen readers and for places that only take text. */
export function plainText(nodes: readonly MarkdownNode[], nameOf: NameOf = () => ''): string {
  return nodes.map((node) => plainTextOf(node, nameOf)).join('')
}

function plainTextOf(node: MarkdownNode, nameOf: NameOf): string {
  switch (node.kind) {
    case 'text':
    case 'code':
    case 'code-block':
    case 'everyone':
      return node.text
    case 'break':
      return '\n'
    case 'list':
      return node.items.map((item) => plainText(item, nameOf)).join('\n')
    case 'heading':
      return `${plainText(node.children, nameOf)}\n`
    case 'styled':
      return node.style === 'spoiler' ? '' : plainText(node.children, nameOf)
    case 'link':
      return plainText(node.children, nameOf)
    case 'command':
      return `/${node.path}`
    case 'emoji':
      return `:${node.name}:`
    case 'user':
    case 'channel':
    case 'role':
      return nameOf(node)
    case 'timestamp':
      return ''
    default: {
      const never: never = node
      return never
    }
  }
}
