import { engineTrial } from './engine.js'
import { killTrial } from './kills.js'
import type { Trial } from './trial.js'

/** Everything that the program can be put through. */
export const TRIALS: readonly Trial[] = [killTrial, engineTrial]
