/** Discord's markdown as a tree of our own. It has only what the page can draw, and nothing that could contain HTML. */

export type Style = 'strong' | 'em' | 'underline' | 'strike' | 'spoiler' | 'quote' | 'subtext'

/** Discord's timestamp styles: short and long time, date, date with time, and `R` for relative. */
export const TIMESTAMP_STYLES = ['t', 'T', 'd', 'D', 'f', 'F', 'R'] as const
export type TimestampStyle = (typeof TIMESTAMP_STYLES)[number]

export type MarkdownNode =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'break' }
  | { readonly kind: 'styled'; readonly style: Style; readonly children: readonly MarkdownNode[] }
  | { readonly kind: 'heading'; readonly level: 1 | 2 | 3; readonly children: readonly MarkdownNode[] }
  | {
      readonly kind: 'list'
      /** The first number of a numbered list. Null for bullets. */
      readonly start: number | null
      readonly items: readonly (readonly MarkdownNode[])[]
    }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'code-block'; readonly text: string; readonly language: string }
  | { readonly kind: 'link'; readonly href: string; readonly children: readonly MarkdownNode[] }
  | { readonly kind: 'user'; readonly id: string }
  | { readonly kind: 'channel'; readonly id: string }
  | { readonly kind: 'role'; readonly id: string }
  | { readonly kind: 'everyone'; readonly text: '@everyone' | '@here' }
  | { readonly kind: 'command'; readonly path: string }
  | { readonly kind: 'emoji'; readonly name: string }
  | { readonly kind: 'timestamp'; readonly seconds: number; readonly style: TimestampStyle }
