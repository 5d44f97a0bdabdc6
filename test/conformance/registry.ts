/** Every game that the suite is run on: those of the registry, each as its own folder brings it, and the tiny one in three forms. */

import { pioneer } from '../games/pioneer/subject.js'
import { pioneerDays } from '../games/pioneer-days/subject.js'
import { pioneers } from '../games/pioneers/subject.js'
import type { Subject } from './subject.js'
import { sealedBids } from './tiny-game/index.js'
import { bidsAlone, bidsTogether } from './tiny-game/variants.js'

export const SUBJECTS: readonly Subject[] = [pioneers, pioneerDays, pioneer, sealedBids, bidsAlone, bidsTogether]
