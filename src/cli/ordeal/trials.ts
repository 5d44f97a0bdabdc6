import { attackTrial } from './attack.js'
import { clusterTrial } from './cluster.js'
import { engineTrial } from './engine.js'
import { faultTrial } from './faults.js'
import { fuzzTrial } from './fuzz.js'
import { killTrial } from './kills.js'
import { loadTrial } from './load.js'
import type { Trial } from './trial.js'

/** All ordeals. */
export const TRIALS: readonly Trial[] = [killTrial, faultTrial, clusterTrial, fuzzTrial, engineTrial, loadTrial, attackTrial]
