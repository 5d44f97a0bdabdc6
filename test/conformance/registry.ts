/** Every game that the suite runs on: those of the registry, each from its own folder, and the tiny game in three forms. */
/// <reference types="vite/types/importMeta.d.ts" />
import type { Subject } from './subject.js'
import { sealedBids } from './tiny-game/index.js'
import { bidsAlone, bidsTogether } from './tiny-game/variants.js'

const OWN = import.meta.glob<Subject>('../games/*/subject.ts', { eager: true, import: 'tested' })

export const SUBJECTS: readonly Subject[] = [...Object.values(OWN), sealedBids, bidsAlone, bidsTogether]
