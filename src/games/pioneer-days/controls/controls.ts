/** The panel of a seat, from its legal actions. A path that does not fit the step leads to the step's first panel. */

import { stepOf } from '../texts/status.js'
import { boardsSheet } from './boards.js'
import { overSheet, turnEndSheet, waitingSheet } from './closing.js'
import { roomSheet } from './room.js'
import { type Input, type Scene, type Sheet, sceneOf } from './scene.js'
import { takeSheet } from './take.js'
import { diseaseSheet, stormSheet } from './toll.js'
import { townSheet } from './town.js'
import { reactSheet, useSheet } from './use.js'
import { notNowOf } from './why.js'

export function controls(input: Input): Sheet {
  const scene = sceneOf(input)
  if (input.view.phase === 'over') return overSheet(scene)
  if (input.legal.length === 0) return waitingSheet(scene)
  const { panel, marks } = askingSheet(scene)
  return { panel: { ...panel, notNow: notNowOf(scene) }, marks }
}

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
