/** The way back from a further step of a prompt. */
import type { Block } from '../../../engine/panel.js'
import { opening } from '../../../game-kit/controls.js'
import { buttonRows } from '../../../game-kit/rows.js'
import type { Scene } from './scene.js'

export function backRow(scene: Scene): readonly Block[] {
  return buttonRows([{ label: scene.texts.panel.back, style: 'secondary', target: opening() }])
}
