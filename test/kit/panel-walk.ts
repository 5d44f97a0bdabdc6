/** Panels as a player uses them: opened, pressed through, and read. */
import type { GameRules, Seat } from '../../src/engine/game.js'
import type { Button, MenuOption, Panel, Row, Target } from '../../src/engine/panel.js'
import type { GameFace } from '../../src/games/face.js'
import type { AnyFact } from '../../src/games/game.js'
import type { Locale } from '../../src/i18n/locale.js'

export const PLAYERS = ['Annie', 'Bill', 'Katie', 'Jim']

interface Shown<Mark> {
  readonly panel: Panel
  readonly marks: readonly Mark[]
}

/** The panels of a game, for its tests. */
export function walkBy<State, Action, View, Fact extends AnyFact, Code extends string, Options, Mark>(
  rules: GameRules<State, Action, View, Fact, Code, Options>,
  controls: GameFace<Action, View, Fact, Code, Mark>['controls'],
) {
  function moversOf(state: State): readonly Seat[] {
    const next = rules.toMove(state)
    return next.kind === 'seats' ? next.seats : []
  }
  const moverOf = (state: State): Seat => moversOf(state)[0] ?? 0

  /** The panel of a seat that may act (by default the first) after the prompts of `path`. */
  function shown(state: State, path: readonly string[] = [], locale: Locale = 'en', seat = moverOf(state)): Shown<Mark> {
    return controls({
      view: rules.view(state, seat),
      seat,
      legal: rules.legalActions(state, seat),
      refuse: (action) => rules.refuse(state, seat, action),
      path,
      encode: rules.encode,
      reader: { locale, names: PLAYERS, viewer: seat },
    })
  }

  /** Every panel that prompts lead to from the first one, each once, with its path. */
  function walk(state: State, locale: Locale = 'en', seat = moverOf(state)) {
    type Step = Shown<Mark> & { readonly path: readonly string[] }
    const visit = (path: readonly string[]): readonly Step[] => {
      const here = { ...shown(state, path, locale, seat), path }
      const further = offersOf(here.panel)
        .flatMap(({ target }) => (target.kind === 'prompt' ? [target.path] : []))
        .filter((next) => next.length > path.length)
      return [here, ...further.flatMap(visit)]
    }
    return visit([])
  }

  return { moversOf, moverOf, shown, walk }
}

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

/** Everything that a panel says, in reading order. */
export function wordsOf(panel: Panel): readonly string[] {
  return [panel.title, ...panel.blocks.flatMap((block) => (block.kind === 'text' ? block.text.split('\n') : rowWords(block)))]
}

function rowWords(row: Row): readonly string[] {
  if (row.kind === 'buttons') return row.buttons.map(({ label }) => label)
  return [row.placeholder, ...row.options.flatMap(({ label, description }) => [label, description ?? ''])]
}
