/** What an action of a game is called, for hints and for the look back. */
import type { Seat } from '../../engine/game.js'
import { targetFor } from '../../engine/panel.js'
import type { Reader } from '../../games/face.js'
import type { AnyFact, Game, GameState } from '../../games/game.js'

/** What happened, as the log tells it. Null if it tells nothing. What begins with the next turn does not say what was done. */
export function sentenceOf(game: Game, facts: readonly AnyFact[], reader: Reader): string | null {
  const [chapter] = game.chapters(facts, reader)
  return chapter?.heading === null ? (chapter.sentences[0] ?? null) : null
}

/**
 * What an action does in a state, as the log tells it, also if the log tells it only with what is drawn then. Null if the log
 * tells nothing of it, or only what follows from it: then its label says what can be pressed.
 */
export function deedOf(game: Game, state: GameState, action: string, facts: readonly AnyFact[], reader: Reader): string | null {
  if (!game.tellsDeed(action)) return null
  return sentenceOf(game, game.deedIn(facts), reader) ?? game.foretell(state, action, reader)
}

/** The label of the button or option that stands for an action, or the title of its panel if there is none. */
export function labelOf(game: Game, state: GameState, seat: Seat, action: string, reader: Reader): string {
  const { panel } = game.panelWith(state, seat, action, reader)
  return `**${targetFor(panel, action)?.label ?? panel.title}**`
}
