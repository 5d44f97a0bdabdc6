/** What happens at a table in secret, such as each hit that a player chooses in a battle: nobody else may even count it. */
import type { Seat } from '../../engine/game.js'
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

/** Whether anybody besides a seat may do something now of which the seat may not know. */
export function othersActInSecret(
  game: Pick<Ruleset, 'viewAsJson' | 'toMove' | 'legalActions' | 'submit'>,
  state: GameState,
  own: Seat,
): boolean {
  const next = game.toMove(state)
  if (next.kind !== 'seats') return false
  const isSecretly = (seat: Seat, action: string) => {
    const done = game.submit(state, seat, action)
    return done.kind === 'accepted' && isSecret(game, { before: state, facts: done.facts, after: done.state })
  }
  return next.seats.some((seat) => seat !== own && game.legalActions(state, seat).some((action) => isSecretly(seat, action)))
}
