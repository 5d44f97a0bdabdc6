/** A game under test: the plugged game, and what the suite needs of its rules, with the game's own types hidden. */
import type { GameRules, Refusal } from '../../src/engine/game.js'
import { plug } from '../../src/game-plug/plug.js'
import type { GameFace } from '../../src/games/face.js'
import type { AnyFact, Game, GameState } from '../../src/games/game.js'
import type { GameTranscript } from '../../src/games/transcript.js'
import type { Position } from './playout.js'

export interface Subject {
  readonly game: Game
  /** Decoded and encoded again. Null if the text is not an action. */
  recode(text: string): string | null
  /** The points of a seat by where they come from. Null if the game does not tell. */
  sourcesOf(state: GameState, seat: number): Readonly<Record<string, number>> | null
  /** Every refusal that exists, with its rule. */
  readonly refusals: readonly Refusal[]
  /** Positions in which several seats act in secret. Random games seldom reach them. Empty if nobody acts in secret. */
  readonly secretive: readonly Position[]
}

export interface SubjectParts<State, Action, View, Fact extends AnyFact, Code extends string, Options, Mark> {
  readonly rules: GameRules<State, Action, View, Fact, Code, Options>
  readonly face: GameFace<Action, View, Fact, Code, Mark>
  readonly transcript: GameTranscript<State, Fact>
  /** Rule number by code. */
  readonly refusals: Readonly<Record<Code, string>>
  /** As {@link Subject.secretive}. Absent: empty. */
  readonly secretive?: readonly { readonly seats: number; readonly state: State }[]
}

/** Plugs the parts together as `src/games/index.ts` does, and keeps the rules accessible. */
export function subject<State, Action, View, Fact extends AnyFact, Code extends string, Options, Mark>(
  parts: SubjectParts<State, Action, View, Fact, Code, Options, Mark>,
): Subject {
  const { rules } = parts
  const codes = Object.keys(parts.refusals) as Code[]
  const game = plug(rules, parts.face, parts.transcript)
  return {
    game,
    recode(text) {
      const action = rules.decode(text)
      return action === null ? null : rules.encode(action)
    },
    // A game's states are always those of its own rules.
    sourcesOf: (state, seat) => rules.strategy?.pointsBySource?.(state as unknown as State, seat) ?? null,
    refusals: codes.map((code) => ({ code, rule: parts.refusals[code] })),
    secretive: (parts.secretive ?? []).map(({ seats, state }) => ({
      seats,
      state: game.load(JSON.stringify(state), rules.rulesVersion),
    })),
  }
}
