/** Buttons that most messages share. */
import type { Locale } from '../../i18n/locale.js'
import { TEXTS } from '../../i18n/texts/index.js'
import type { Table } from '../../tables/model/table.js'
import type { ButtonSpec } from '../wire/components.js'
import { atNoTable, atTable, type Verb } from '../wire/custom-id.js'

/** A button for a table at its present position. */
export function tableButton(
  table: Parameters<typeof atTable>[0],
  verb: Verb,
  label: string,
  style: ButtonSpec['style'] = 'secondary',
): ButtonSpec {
  return { id: atTable(table, verb), label, style }
}

/**
 * In place of a table for buttons that anybody may get, be it in private: while a game goes on with the number of its turn in
 * place of the log's position, which counts secret steps, too, such as each hit that a player has chosen in a battle. Nothing
 * that these buttons ask for depends on it.
 */
export function inPublic(table: Table): Parameters<typeof atTable>[0] {
  return table.status === 'playing' ? { id: table.id, position: table.game.turn(table.state).number } : table
}

/** The button that opens the look back at a finished game. */
export function reviewButton(table: Parameters<typeof atTable>[0], locale: Locale): ButtonSpec {
  return tableButton(table, { kind: 'review' }, TEXTS[locale].review.button)
}

/** A button without a table. */
export function buttonAtNoTable(verb: Verb, label: string): ButtonSpec {
  return { id: atNoTable(verb), label, style: 'secondary' }
}

/** The button that opens a step of a game's guided first game. */
export function learnButton({ id: gameId }: { readonly id: string }, step: string, label: string): ButtonSpec {
  return buttonAtNoTable({ kind: 'lesson', gameId, step, target: { kind: 'prompt', path: [] } }, label)
}

/** The button that opens a table with a gentle computer player. */
export function practiceButton({ id: gameId }: { readonly id: string }, locale: Locale): ButtonSpec {
  return { ...buttonAtNoTable({ kind: 'practice', gameId }, TEXTS[locale].lessons.practice), style: 'success' }
}

/** The button that opens a game's ranking of all time by rating. */
export function rankingButton(gameId: string, label: string): ButtonSpec {
  return buttonAtNoTable({ kind: 'ladder', gameId, period: 'all-time', measure: 'rating', page: 1, as: 'picture' }, label)
}
