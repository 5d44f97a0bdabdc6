/** The panel of a seat, from its legal actions. */

import { controlsBy } from '../../../game-kit/controls.js'
import type { Action, Mark, RefusalCode } from '../rules/types.js'
import type { View } from '../rules/view-types.js'
import { tellResult } from '../texts/result.js'
import { stepOf } from '../texts/status.js'
import { topics } from '../texts/topics.js'
import { battleSheet } from './battle.js'
import { cardsSheet } from './cards.js'
import { coloniesSheet, waitingSheet } from './closing.js'
import { driveSheet } from './drive.js'
import { movesSheet } from './moves.js'
import { type Scene, type Sheet, sceneOf } from './scene.js'
import { attempts } from './why.js'

export const controls = controlsBy<Action, View, RefusalCode, Mark, Scene>({
  topics,
  sceneOf,
  tellResult,
  waiting: waitingSheet,
  asking: askingSheet,
  attempts,
})

function askingSheet(scene: Scene): Sheet {
  switch (stepOf(scene.view)) {
    case 'cards':
      return cardsSheet(scene)
    case 'drive':
      return driveSheet(scene)
    case 'moves':
      return movesSheet(scene)
    case 'battle':
      return battleSheet(scene)
    case 'colonies':
      return coloniesSheet(scene)
    case null:
      return waitingSheet(scene)
  }
}
