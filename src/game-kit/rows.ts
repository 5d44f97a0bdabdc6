/** Buttons and menus inside Discord's limits. */
import type { Block, Button, MenuOption, Row } from '../engine/panel.js'
import { beginningOf } from '../i18n/beginnings.js'

const BUTTONS_IN_ROW = 5
const OPTIONS_IN_MENU = 25
const LABEL = { button: 80, option: 100 } as const
/** Longer descriptions of options are cut. */
export const DESCRIPTION_LIMIT = LABEL.option
/** The longest label of a button that a phone shows whole. */
export const PHONE_LABEL = 34

/** Text of a panel; each line stands on a line of its own. */
export function paragraph(...lines: readonly string[]): Block {
  return { kind: 'text', text: lines.join('\n') }
}

/** As many rows as the buttons need. */
export function buttonRows(buttons: readonly Button[]): readonly Row[] {
  const cut = buttons.map((button) => ({ ...button, label: clipped(button.label, LABEL.button) }))
  return chunked(cut, BUTTONS_IN_ROW).map((row) => ({ kind: 'buttons', buttons: row }))
}

/** As many menus as the options need. If there are several, their placeholders count them. */
export function menus(placeholder: string, all: readonly MenuOption[]): readonly Row[] {
  const cut = all.map(({ label, description, ...option }) => ({
    ...option,
    label: clipped(label, LABEL.option),
    ...(description === undefined ? {} : { description: clipped(description, LABEL.option) }),
  }))
  const parts = chunked(cut, OPTIONS_IN_MENU)
  const named = (index: number) => (parts.length === 1 ? placeholder : `${placeholder} · ${index + 1}/${parts.length}`)
  return parts.map((options, index) => ({ kind: 'menu', placeholder: named(index), options }))
}

/** Between the parts of a label or a description. */
const JOINT = ' · '

/**
 * The text, or as much of it as fits with an ellipsis: whole parts if they are most of it, otherwise whole words, and never half
 * a letter or an escape.
 */
function clipped(text: string, limit: number): string {
  if (text.length <= limit) return text
  const parts = text.slice(0, limit - 1).lastIndexOf(JOINT)
  if (parts >= limit / 2) return `${text.slice(0, parts)}${JOINT}…`
  const cut = beginningOf(text, limit - 1)
  const words = cut.lastIndexOf(' ')
  const kept = words >= limit / 2 ? cut.slice(0, words) : cut
  return `${kept.replace(/[\s\\,;:·]+$/, '')}…`
}

function chunked<T>(items: readonly T[], size: number): readonly (readonly T[])[] {
  const chunks: T[][] = []
  for (let start = 0; start < items.length; start += size) chunks.push(items.slice(start, start + size))
  return chunks
}
