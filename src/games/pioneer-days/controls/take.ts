/** The panel for taking a die. */

import { at } from '../../../engine/lists.js'
import type { Button } from '../../../engine/panel.js'
import { doing, legalOf, sheetOf } from '../../../game-kit/controls.js'
import { buttonRows, paragraph } from '../../../game-kit/rows.js'
import type { Scene, Sheet } from './scene.js'
import { usesOf } from './uses.js'
import { purseLine, wagonButtons } from './wagons.js'

export function takeSheet(scene: Scene): Sheet {
  const { view, texts, words } = scene
  const { titles, take } = texts.panel
  const dice = legalOf(scene, 'take').map((action, index) => {
    const { face, colour } = at(view.pool, action.die)
    return { action, face, told: { number: index + 1, face: words.faces[face], colour: words.colours[colour] } }
  })
  const lines = dice.map(({ face, told }) => take.line({ ...told, uses: usesOf(scene, face) }))
  const buttons = dice.map(
    ({ action, told }): Button => ({ label: take.button(told), style: 'primary', target: doing(scene, action) }),
  )
  const blocks = [
    paragraph(purseLine(scene), take.intro, ...lines),
    ...buttonRows(buttons),
    ...buttonRows(wagonButtons(scene, 'secondary')),
  ]
  return sheetOf(
    titles.take(view),
    blocks,
    dice.map(({ action, told }) => ({ kind: 'die', die: action.die, label: String(told.number) })),
  )
}
