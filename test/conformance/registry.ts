/** Every game that the suite is run on: those of the registry, each as its own folder brings it, and the tiny one. */
import { pioneers } from '../games/pioneers/subject.js'
import type { Subject } from './subject.js'
import { sealedBids } from './tiny-game/index.js'

export const SUBJECTS: readonly Subject[] = [pioneers, sealedBids]
