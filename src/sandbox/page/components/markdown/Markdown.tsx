import { useMemo } from 'preact/hooks'
import { parseMarkdown } from '../../markdown/parse.js'
import type { MarkdownNode, Style } from '../../markdown/tree.js'
import { Link } from './Link.js'
import { ChannelMention, CommandMention, EveryoneMention, UserMention } from './Mention.js'
import { Spoiler } from './Spoiler.js'
import { Timestamp } from './Timestamp.js'

/** One text of a message. It is rendered as our own elements, never as HTML. */
export function Markdown({ text }: { readonly text: string }) {
  const nodes = useMemo(() => parseMarkdown(text), [text])
  return (
    <div class="markdown">
      <Nodes nodes={nodes} />
    </div>
  )
}

function Nodes({ nodes }: { readonly nodes: readonly MarkdownNode[] }) {
  return (
    <>
      {nodes.map((node, at) => (
        <Node key={at} node={node} />
      ))}
    </>
  )
}

function Styled({ style, children }: { readonly style: Style; readonly children: readonly MarkdownNode[] }) {
  const inside = <Nodes nodes={children} />
  switch (style) {
    case 'strong':
      return <strong>{inside}</strong>
    case 'em':
      return <em>{inside}</em>
    case 'underline':
      return <u>{inside}</u>
    case 'strike':
      return <s>{inside}</s>
    case 'spoiler':
      return <Spoiler>{inside}</Spoiler>
    case 'quote':
      return <blockquote>{inside}</blockquote>
    case 'subtext':
      return <small class="subtext">{inside}</small>
    default: {
      const never: never = style
      return never
    }
  }
}

/** All headings have the same level, below the channel's name. Their sizes are only visual. */
function Heading({ level, children }: { readonly level: 1 | 2 | 3; readonly children: readonly MarkdownNode[] }) {
  return (
    <h2 class={`heading-${level}`}>
      <Nodes nodes={children} />
    </h2>
  )
}

function List({ start, items }: Extract<MarkdownNode, { readonly kind: 'list' }>) {
  const inside = items.map((item, at) => (
    <li key={at}>
      <Nodes nodes={item} />
    </li>
  ))
  return start === null ? <ul>{inside}</ul> : <ol start={start}>{inside}</ol>
}

function Node({ node }: { readonly node: MarkdownNode }) {
  switch (node.kind) {
    case 'text':
      return <>{node.text}</>
    case 'break':
      return <br />
    case 'styled':
      return <Styled style={node.style}>{node.children}</Styled>
    case 'heading':
      return <Heading level={node.level}>{node.children}</Heading>
    case 'list':
      return <List {...node} />
    case 'code':
      return <code>{node.text}</code>
    case 'code-block':
      return (
        <pre>
          <code>{node.text}</code>
        </pre>
      )
    case 'link':
      return (
        <Link href={node.href}>
          <Nodes nodes={node.children} />
        </Link>
      )
    case 'timestamp':
      return <Timestamp seconds={node.seconds} style={node.style} />
    default:
      return <Reference node={node} />
  }
}

type ReferenceNode = Extract<MarkdownNode, { readonly kind: 'user' | 'channel' | 'role' | 'everyone' | 'command' | 'emoji' }>

function Reference({ node }: { readonly node: ReferenceNode }) {
  switch (node.kind) {
    case 'user':
      return <UserMention id={node.id} />
    case 'channel':
      return <ChannelMention id={node.id} />
    case 'role':
      return <span class="mention">@{node.id}</span>
    case 'everyone':
      return <EveryoneMention text={node.text} />
    case 'command':
      return <CommandMention path={node.path} />
    case 'emoji':
      return <>:{node.name}:</>
    default: {
      const never: never = node
      return never
    }
  }
}
