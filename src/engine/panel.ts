/**
 * A panel is what one player sees and may press, as plain data: a game's controls arrange it, the Discord layer draws it.
 * Texts are finished sentences in the reader's language: text blocks and the title in Discord markdown with names escaped,
 * labels, descriptions and placeholders plain (an escaped name in them is shown as it was written).
 */

/** Where a press leads: it performs an encoded action, or it opens a further step of the prompt. */
export type Target =
  | { readonly kind: 'action'; readonly action: string }
  /** Steps chosen so far; the empty path is the start. Each step is short and of `[a-z0-9.-]`. */
  | { readonly kind: 'prompt'; readonly path: readonly string[] }

export type ButtonStyle = 'primary' | 'secondary' | 'success' | 'danger'

export interface Button {
  readonly label: string
  readonly style: ButtonStyle
  readonly target: Target
  /** Not allowed now; the row's or panel's text says why. */
  readonly disabled?: boolean
}

export interface MenuOption {
  readonly label: string
  readonly description?: string
  readonly target: Target
}

/** One row: up to 5 buttons, or a menu of 1 to 25 options. */
export type Row =
  | { readonly kind: 'buttons'; readonly buttons: readonly Button[] }
  | { readonly kind: 'menu'; readonly placeholder: string; readonly options: readonly MenuOption[] }

/** Text and rows in reading order. */
export type Block = { readonly kind: 'text'; readonly text: string } | Row

/** Something that cannot be done now, and the rule that says so in one sentence. */
export interface NotNow {
  readonly what: string
  readonly why: string
}

export interface Panel {
  readonly title: string
  readonly blocks: readonly Block[]
  /** What a player might wonder about; empty or absent if there is nothing of the kind. */
  readonly notNow?: readonly NotNow[]
}
