/** Joins the parts of a game, which use the game's own types, into a plain {@link Game}. */
import type { GameRules } from '../engine/game.js'
import type { GameFace, Reader } from '../games/face.js'
import type { AnyFact, Game, Tutorial } from '../games/game.js'
import type { GameTranscript } from '../games/transcript.js'
import { type TutorialDesign, tutorialOf } from '../games/tutorial.js'
import { judgment } from './judgment.js'
import { close, ownFact, setupWith } from './own-types.js'
import { pictures } from './pictures.js'
import { rulebook } from './rulebook.js'
import { trials } from './trials.js'
import { words } from './words.js'

export function plug<State, Action, View, Fact extends AnyFact, Code extends string, Options, Mark>(
  rules: GameRules<State, Action, View, Fact, Code, Options>,
  face: GameFace<Action, View, Fact, Code, Mark>,
  transcript: GameTranscript<State, Fact>,
  tutorial: TutorialDesign | null = null,
): Game {
  return {
    ...rulebook(rules, transcript),
    ...judgment(rules),
    trials: trials(rules),
    ...words(rules, face),
    ...pictures(rules, face),
    tutorial: tutorial === null ? null : taught(rules, face, tutorial),
  }
}

function taught<State, Action, View, Fact extends AnyFact, Code extends string, Options, Mark>(
  rules: GameRules<State, Action, View, Fact, Code, Options>,
  face: GameFace<Action, View, Fact, Code, Mark>,
  design: TutorialDesign,
): Tutorial {
  const { learner, opponents, options = {} } = design
  const seats = opponents.length + 1
  // Whose names they are makes no difference: it is asked only whether there is a heading.
  const reader: Reader = { locale: 'en', names: opponents.toSpliced(learner, 0, ''), viewer: learner }
  const beginsTurn = (fact: AnyFact) => (face.heading?.(ownFact<Fact>(fact), reader) ?? null) !== null
  return tutorialOf(rules, () => setupWith(rules, seats, options), close, design, beginsTurn)
}
