/** Panels as a player meets them: opened, pressed through, and read. */
import type { Seat } from '../../../src/engine/game.js'
import type { Button, MenuOption, Panel, Row } from '../../../src/engine/panel.js'
import { controls } from '../../../src/games/pioneers/controls/controls.js'
import { pioneersRules } from '../../../src/games/pioneers/rules/rules.js'
import type { Mark, State } from '../../../src/games/pioneers/rules/types.js'
import type { Locale } from '../../../src/i18n/locale.js'

export const PLAYERS = ['Annie', 'Bill', 'Katie', 'Jim']

export interface Shown {
  readonly panel: Panel
  readonly marks: readonly Mark[]
}

/** The panel of the seat to act (or of the one given) after the prompts of `path`. */
export function shown(state: State, path: readonly string[] = [], locale: Locale = 'en', seat: Seat = moverOf(state)): Shown {
  return controls({
    view: pioneersRules.view(state, seat),
    seat,
    legal: pioneersRules.legalActions(state, seat),
    refuse: (action) => pioneersRules.refuse(state, seat, action),
    path,
    encode: pioneersRules.encode,
    reader: { locale, names: PLAYERS, viewer: seat },
  })
}

export function moverOf(state: State): Seat {
  const next = pioneersRules.toMove(state)
  return next.kind === 'seats' ? (next.seats[0] ?? 0) : 0
}

export const rowsOf = (panel: Panel): readonly Row[] => panel.blocks.flatMap((block) => (block.kind === 'text' ? [] : [block]))
export const buttonsOf = (panel: Panel): readonly Button[] =>
  rowsOf(panel).flatMap((row) => (row.kind === 'buttons' ? row.buttons : []))
export const optionsOf = (panel: Panel): readonly MenuOption[] =>
  rowsOf(panel).flatMap((row) => (row.kind === 'menu' ? row.options : []))
export const textOf = (panel: Panel): string =>
  panel.blocks.flatMap((block) => (block.kind === 'text' ? [block.text] : [])).join('\n')

/** Every panel that prompts lead to from the first one, each once, with its path. */
export function walk(state: State, locale: Locale = 'en'): readonly (Shown & { readonly path: readonly string[] })[] {
  const paths: (readonly string[])[] = [[]]
  return paths.flatMap(function visit(path): (Shown & { readonly path: readonly string[] })[] {
    const here = { ...shown(state, path, locale), path }
    const further = [...buttonsOf(here.panel).filter(({ disabled }) => disabled !== true), ...optionsOf(here.panel)]
      .flatMap(({ target }) => (target.kind === 'prompt' ? [target.path] : []))
      .filter((next) => next.length > path.length)
    return [here, ...further.flatMap(visit)]
  })
}

/** Everything a panel says, in reading order. */
export function wordsOf(panel: Panel): readonly string[] {
  return [panel.title, ...panel.blocks.flatMap((block) => (block.kind === 'text' ? block.text.split('\n') : rowWords(block)))]
}

function rowWords(row: Row): readonly string[] {
  if (row.kind === 'buttons') return row.buttons.map(({ label }) => label)
  return [row.placeholder, ...row.options.flatMap(({ label, description }) => [label, description ?? ''])]
}
