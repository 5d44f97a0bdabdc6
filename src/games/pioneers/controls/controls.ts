/** The panel of a seat, from its legal actions. */

import { controlsBy, legalOf } from '../../../game-kit/controls.js'
import type { Action, RefusalCode } from '../rules/types.js'
import type { Choice, View } from '../rules/view-types.js'
import { tellResult } from '../texts/result.js'
import { topics } from '../texts/topics.js'
import { invitationSheet, turnEndSheet, waitingSheet } from './closing.js'
import { coverSheet } from './covers.js'
import { moveSheet } from './move.js'
import { purchaseSheet, ridesSheet } from './purchase.js'
import { boughtRoadSheet, secondRoadSheet } from './roads.js'
import { type Scene, type Sheet, sceneOf } from './scene.js'
import { settleSheet, tileActionSheet } from './settle.js'
import { attempts } from './why.js'

export const controls = controlsBy<Action, View, RefusalCode, Choice, Scene>({
  topics,
  sceneOf,
  tellResult,
  waiting: waitingSheet,
  asking: askingSheet,
  attempts,
})

function askingSheet(scene: Scene): Sheet {
  const { phase, settling } = scene.view
  switch (phase) {
    case 'covers':
      return coverSheet(scene)
    case 'purchase':
      return purchaseStep(scene)
    case 'second-road':
      return secondRoadSheet(scene)
    case 'move':
      return moveSheet(scene)
    case 'settle':
      return settleSheet(scene)
    case 'tile-action':
      return settling === null ? waitingSheet(scene) : tileActionSheet(scene, settling)
    case 'invitation':
      return settling === null ? waitingSheet(scene) : invitationSheet(scene, settling)
    case 'turn-end':
      return turnEndSheet(scene)
    case 'deal':
    case 'first':
    case 'refill':
    case 'nugget':
    case 'over':
      return waitingSheet(scene)
  }
}

function purchaseStep(scene: Scene): Sheet {
  const [step] = scene.path
  if (step === 'road' && legalOf(scene, 'one-road').length > 0) return boughtRoadSheet(scene, 'one-road')
  if (step === 'pair' && legalOf(scene, 'two-roads').length > 0) return boughtRoadSheet(scene, 'two-roads')
  return ridesSheet(scene) ?? purchaseSheet(scene)
}
