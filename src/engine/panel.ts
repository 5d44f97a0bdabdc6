/**
 * What one player sees and may press, as plain data. A game's controls arrange it, and the Discord layer draws it. Texts are
 * complete sentences in the reader's language. Text blocks and the title are Discord markdown with names escaped. Labels,
 * descriptions and placeholders are plain, and escaped names in them are unescaped.
 */

/** What a press does: it performs an encoded action, or several in a row, or opens a further step of the prompt. */
export type Target =
  /** Several actions are joined by {@link inOnePress}. All of them are performed, or none. */
  | { readonly kind: 'action'; readonly action: string }
  /** Steps chosen so far. The empty path is the start. Each step is short and consists of `[a-z0-9.-]`. */
  | { readonly kind: 'prompt'; readonly path: readonly string[] }

/** Longest text of what a press performs. A Discord custom_id has 100 characters, of which the rest may need 22. */
export const PRESS_LIMIT = 78

const THEN = '+'

/** Encoded actions of one seat that a single press performs one after the other. No notation has a plus sign. */
export function inOnePress(actions: readonly string[]): string {
  return actions.join(THEN)
}

/** The encoded actions that a press performs, in order. */
export function actionsOfPress(action: string): readonly string[] {
  return action.split(THEN)
}

export type ButtonStyle = 'primary' | 'secondary' | 'success' | 'danger'

interface Choice {
  readonly label: string
  /** What stands before the label: one of the game's icons, by name. */
  readonly icon?: string
  /** What to call it within a sentence, where the label says more than one needs to find it: `Ride 2`. */
  readonly named?: string
  readonly target: Target
}

export interface Button extends Choice {
  /** The label where the icon is shown, which then says the rest: so that a phone shows more buttons on a line. */
  readonly besideIcon?: string
  readonly style: ButtonStyle
  /** Not possible now. The text of the row or panel says why. */
  readonly disabled?: boolean
  /**
   * Its label says that the player is done here, as *End turn* and *Leave town* do. Wherever else a turn ends, its player has to
   * be told that beforehand.
   */
  readonly saysTurnEnds?: boolean
}

export interface MenuOption extends Choice {
  readonly description?: string
  /** What to call all choices of its kind together, within a sentence: `moves that show you a star`. */
  readonly sort?: string
}

/** One row: up to 5 buttons, or a menu of 1 to 25 options. */
export type Row =
  | { readonly kind: 'buttons'; readonly buttons: readonly Button[] }
  | { readonly kind: 'menu'; readonly placeholder: string; readonly options: readonly MenuOption[] }

/** Texts and rows, in reading order. */
export type Block = { readonly kind: 'text'; readonly text: string } | Row

/** Something that is not possible now, and the rule behind it in one sentence. */
export interface NotNow {
  readonly what: string
  readonly why: string
  /** The id of the topic of the rules that says more. Absent if none does. */
  readonly topic?: string
}

export interface Panel {
  readonly title: string
  /** The picture stands below the words that come first. The last block is a row. */
  readonly blocks: readonly Block[]
  /** What a player might expect to be possible. Empty or absent if there is nothing of the kind. */
  readonly notNow?: readonly NotNow[]
}

/** What can be pressed or chosen on a panel, in reading order. */
export function offersOn({ blocks }: Panel): readonly (Button | MenuOption)[] {
  return blocks.flatMap((block): readonly (Button | MenuOption)[] => {
    if (block.kind === 'text') return []
    return block.kind === 'menu' ? block.options : block.buttons.filter(({ disabled }) => disabled !== true)
  })
}

/** The button or option of a panel that performs an action: it alone, or at least first. Null if there is none. */
export function targetFor(panel: Panel, action: string): Button | MenuOption | null {
  const begins = offersOn(panel).filter(({ target }) => target.kind === 'action' && actionsOfPress(target.action)[0] === action)
  return begins.find(({ target }) => target.kind === 'action' && target.action === action) ?? begins[0] ?? null
}

/** The fewest steps to a panel that offers an action. The empty path if no panel does. */
export function pathTo(action: string, panelAt: (path: readonly string[]) => Panel): readonly string[] {
  const paths: (readonly string[])[] = [[]]
  const seen = new Set([''])
  for (const path of paths) {
    const panel = panelAt(path)
    if (targetFor(panel, action) !== null) return path
    for (const { target } of offersOn(panel)) {
      if (target.kind !== 'prompt' || seen.has(target.path.join('/'))) continue
      seen.add(target.path.join('/'))
      paths.push(target.path)
    }
  }
  return []
}
