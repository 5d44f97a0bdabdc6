/** The command being written, in steps: typing a name, then filling in the options. */
import { computed, signal } from '@preact/signals'
import { run, suggestions } from './actions.js'
import { exactly, type Leaf, leafKey } from './commands.js'
import { firstProblem } from './options.js'
import { leaves } from './store.js'

export interface Filling {
  /** {@link leafKey} of the command, which stays the same if the command changes its language. */
  readonly key: string
  /** The text of each option, by its default name. */
  readonly texts: Readonly<Record<string, string>>
  /** The optional options that are shown, by default name. */
  readonly added: readonly string[]
}

export const typed = signal('')
export const filling = signal<Filling | null>(null)
/** The command that is being filled in, if it still exists. */
export const chosen = computed(() => leaves.value.find((leaf) => leafKey(leaf) === filling.value?.key) ?? null)
/** Incremented whenever the composer should take the focus. */
export const focusCalls = signal(0)

/** Puts the cursor into the composer. */
export function focusComposer(): void {
  focusCalls.value += 1
}

/** Starts a command from the list, a mention or the newcomer's hint. */
export function startCommand(leaf: Leaf): void {
  typed.value = ''
  filling.value = { key: leafKey(leaf), texts: {}, added: [] }
  focusComposer()
}

/** Returns to plain typing and discards the filled-in options. */
export function dropCommand(): void {
  typed.value = ''
  filling.value = null
  focusComposer()
}

/** Handles typing. A space after a command's full name selects that command. */
export function type(text: string): void {
  const leaf = text.startsWith('/') && text.endsWith(' ') ? exactly(leaves.value, text) : null
  if (leaf === null) typed.value = text
  else startCommand(leaf)
}

/** Sets the text of an option. */
export function fillIn(option: string, text: string): void {
  const now = filling.value
  if (now !== null) filling.value = { ...now, texts: { ...now.texts, [option]: text } }
}

/** Shows an optional option. */
export function addOption(option: string): void {
  const now = filling.value
  if (now !== null) filling.value = { ...now, added: [...now.added, option] }
}

/** Removes an optional option with its text. */
export function removeOption(option: string): void {
  const now = filling.value
  if (now === null) return
  const { [option]: _, ...texts } = now.texts
  filling.value = { ...now, texts, added: now.added.filter((name) => name !== option) }
}

/** What keeps the filled-in command from being sent, or null. */
export const problem = computed(() =>
  chosen.value === null || filling.value === null ? null : firstProblem(chosen.value, filling.value.texts),
)

/** The bot's suggestions for an option of the command that is being filled in. */
export async function suggest(option: string, text: string) {
  const leaf = chosen.value
  return leaf === null ? [] : suggestions(leaf, filling.value?.texts ?? {}, option, text)
}

/** Sends the command and clears the composer. Returns whether it was sent. */
export async function send(): Promise<boolean> {
  const leaf = chosen.value
  const now = filling.value
  if (leaf === null || now === null || problem.value !== null) return false
  const sent = await run(leaf, now.texts)
  if (sent && filling.value === now) filling.value = null
  return sent
}
