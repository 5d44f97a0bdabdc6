/** The panel of a seat, from its legal actions. */

import { controlsBy } from '../../../game-kit/controls.js'
import type { Action, Mark, RefusalCode, View } from '../rules/types.js'
import { tellResult } from '../texts/result.js'
import { stepOf } from '../texts/status.js'
import { topics } from '../texts/topics.js'
import { boardsSheet } from './boards.js'
import { turnEndSheet, waitingSheet } from './closing.js'
import { roomSheet } from './room.js'
import { type Scene, type Sheet, sceneOf } from './scene.js'
import { takeSheet } from './take.js'
import { diseaseSheet, stormSheet } from './toll.js'
import { townSheet } from './town.js'
import { reactSheet, useSheet } from './use.js'
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
  switch (stepOf(scene.view, scene.seat)) {
    case 'boards':
      return boardsSheet(scene)
    case 'take':
      return takeSheet(scene)
    case 'react':
      return reactSheet(scene)
    case 'use':
      return useSheet(scene)
    case 'turn-end':
      return turnEndSheet(scene)
    case 'room':
      return roomSheet(scene)
    case 'storm':
      return stormSheet(scene)
    case 'disease':
      return diseaseSheet(scene)
    case 'town':
      return townSheet(scene)
    case null:
      return waitingSheet(scene)
  }
}
