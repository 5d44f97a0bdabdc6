/**
 * Opaque types turned into a game's own types and back, here and nowhere else. A {@link GameState} is always a state that the
 * rules which read it have made or loaded.
 */
import type { GameRules, Viewer } from '../engine/game.js'
import type { Reader } from '../games/face.js'
import type { AnyFact, GameState } from '../games/game.js'
import { escapeName } from '../i18n/names.js'

export const open = <State>(state: GameState) => state as unknown as State
export const close = <State>(state: State) => state as unknown as GameState
export const ownFact = <Fact extends AnyFact>(fact: AnyFact) => fact as unknown as Fact

const mayKnow = (viewer: Viewer) => (fact: AnyFact) => fact.to === 'table' || fact.to === viewer
/** The facts that the reader may know. */
export const known = <Fact extends AnyFact>(facts: readonly AnyFact[], { viewer }: Reader) =>
  facts.filter(mayKnow(viewer)).map(ownFact<Fact>)

export const inMarkdown = (reader: Reader): Reader => ({ ...reader, names: reader.names.map(escapeName) })

/** An action that the log or a list of legal actions has. Throws if the game cannot read it. */
export const reading =
  <Action>({ id, decode }: Pick<GameRules<never, Action, never, never, never, never>, 'id' | 'decode'>) =>
  (text: string): Action => {
    const action = decode(text)
    if (action === null) throw new Error(`${id}: unreadable action in the log: ${text}`)
    return action
  }

/** With these choices of the host. */
export function setupWith<State, Action, View, Fact extends AnyFact, Code extends string, Options>(
  rules: GameRules<State, Action, View, Fact, Code, Options>,
  seats: number,
  chosen: Readonly<Record<string, string>>,
): State {
  const options = rules.readOptions(chosen)
  if (options === null) throw new Error(`${rules.id}: an option is unknown`)
  return rules.setup(seats, options)
}
