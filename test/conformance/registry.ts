/** Every game that the suite is run on: those of the registry, and the tiny one. */
import type { Subject } from './subject.js'
import { sealedBids } from './tiny-game/index.js'

export const SUBJECTS: readonly Subject[] = [sealedBids]
