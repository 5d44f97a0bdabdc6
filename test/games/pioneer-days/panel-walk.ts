/** Panels as a player meets them: opened, pressed through, and read. */
import type { Seat } from '../../../src/engine/game.js'
import type { Button, MenuOption, Panel, Row, Target } from '../../../src/engine/panel.js'
import { controls } from '../../../src/games/pioneer-days/controls/controls.js'
import { pioneerDaysRules } from '../../../src/games/pioneer-days/rules/rules.js'
import type { Mark, State } from '../../../src/games/pioneer-days/rules/types.js'
import type { Locale } from '../../../src/i18n/locale.js'

export const PLAYERS = ['Annie', 'Bill', 'Katie', 'Jim']

export interface Shown {
  readonly panel: Panel
  readonly marks: readonly Mark[]
}

/** The panel of a seat that may act (the first unless told) after the prompts of `path`. */
export function shown(state: State, path: readonly string[] = [], locale: Locale = 'en', seat: Seat = moverOf(state)): Shown {
  return controls({
    view: pioneerDaysRules.view(state, seat),
    seat,
    legal: pioneerDaysRules.legalActions(state, seat),
    refuse: (action) => pioneerDaysRules.refuse(state, seat, action),
    path,
    encode: pioneerDaysRules.encode,
    reader: { locale, names: PLAYERS, viewer: seat },
  })
}

export function moversOf(state: State): readonly Seat[] {
  const next = pioneerDaysRules.toMove(state)
  return next.kind === 'seats' ? next.seats : []
}

export const moverOf = (state: State): Seat => moversOf(state)[0] ?? 0

export const rowsOf = (panel: Panel): readonly Row[] => panel.blocks.flatMap((block) => (block.kind === 'text' ? [] : [block]))
export const buttonsOf = (panel: Panel): readonly Button[] =>
  rowsOf(panel).flatMap((row) => (row.kind === 'buttons' ? row.buttons : []))
export const optionsOf = (panel: Panel): readonly MenuOption[] =>
  rowsOf(panel).flatMap((row) => (row.kind === 'menu' ? row.options : []))
export const textOf = (panel: Panel): string =>
  panel.blocks.flatMap((block) => (block.kind === 'text' ? [block.text] : [])).join('\n')
export const labelsOf = (panel: Panel): readonly string[] => buttonsOf(panel).map(({ label }) => label)

/** Everything that can be pressed on a panel. */
export const offersOf = (panel: Panel): readonly { readonly label: string; readonly target: Target }[] => [
  ...buttonsOf(panel).filter(({ disabled }) => disabled !== true),
  ...optionsOf(panel),
]

type Step = Shown & { readonly path: readonly string[] }

/** Every panel that prompts lead a seat to from the first one, each once, with its path. */
export function walk(state: State, locale: Locale = 'en', seat: Seat = moverOf(state)): readonly Step[] {
  const visit = (path: readonly string[]): readonly Step[] => {
    const here = { ...shown(state, path, locale, seat), path }
    const further = offersOf(here.panel)
      .flatMap(({ target }) => (target.kind === 'prompt' ? [target.path] : []))
      .filter((next) => next.length > path.length)
    return [here, ...further.flatMap(visit)]
  }
  return visit([])
}

/** Everything a panel says, in reading order. */
export function wordsOf(panel: Panel): readonly string[] {
  return [panel.title, ...panel.blocks.flatMap((block) => (block.kind === 'text' ? block.text.split('\n') : rowWords(block)))]
}

function rowWords(row: Row): readonly string[] {
  if (row.kind === 'buttons') return row.buttons.map(({ label }) => label)
  return [row.placeholder, ...row.options.flatMap(({ label, description }) => [label, description ?? ''])]
}
