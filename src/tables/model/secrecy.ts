/** What happens at a table in secret, such as each hit that a player chooses in a battle: nobody else may even count it. */
import type { AnyFact, GameState, Ruleset } from '../../games/game.js'

/** A part of a game: its facts, and the states before and after them. */
interface Happening {
  readonly before: GameState
  readonly facts: readonly AnyFact[]
  readonly after: GameState
}

/** Whether something told the table nothing, and left the game looking to everybody as it did before. */
export function isSecret(game: Pick<Ruleset, 'viewAsJson'>, { before, facts, after }: Happening): boolean {
  return facts.every(({ to }) => to !== 'table') && game.viewAsJson(before, 'table') === game.viewAsJson(after, 'table')
}
